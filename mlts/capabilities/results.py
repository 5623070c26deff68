"""The result of ``mlts capabilities``: what was measured, and what follows for each driver.

It is a run of MLTS on the recommended models (:mod:`mlts.results`), with ``capabilities``: one
:class:`DriverCapabilities` a driver. Times and energies are ratios driver / TF Lite on the CPU, as
the HAL has them: below 1 is faster, or takes less.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from mlts.results import BenchmarkRun
from nncli.enums import StrEnum
from nnhal.types import Capabilities, CapabilitiesV1_0, CapabilitiesV1_1, CapabilitiesV1_2
from nntest.result_file import ResultFormat
from nntest.result_types import Fraction, Multiple

__all__ = [
    "FORMAT",
    "SCHEMA",
    "SUITE",
    "CapabilitiesRun",
    "Comparison",
    "DriverCapabilities",
    "Estimate",
    "FieldValue",
    "Measure",
    "ModelRatio",
    "Standing",
    "Structures",
]

SUITE: Final = "mlts-capabilities"
"""Name of this suite in results."""

SCHEMA: Final = 1
"""Version of the format."""

_Positive = Annotated[float, Meta(gt=0)]


class _Part(msgspec.Struct, frozen=True, kw_only=True):
    """A part of the result."""


class ModelRatio(_Part, frozen=True, kw_only=True):
    """Ratio measured with one model. ``low`` and ``high`` are None with too few blocks for an
    interval.
    """

    model: str
    value: _Positive
    low: _Positive | None = None
    high: _Positive | None = None


class Estimate(_Part, frozen=True, kw_only=True):
    """The geometric mean of several models' ratios, with its confidence interval.

    The interval is of the measurement; how much the models differ from each other shows in
    ``models``. ``not_judged`` says why it cannot be compared with what is declared; empty where it
    can.
    """

    value: _Positive
    low: _Positive | None
    high: _Positive | None
    confidence: Fraction
    models: Annotated[tuple[ModelRatio, ...], Meta(min_length=1)]
    not_judged: str = ""


class Measure(StrEnum):
    """The two numbers of the HAL's PerformanceInfo."""

    EXEC_TIME = "execTime"
    POWER_USAGE = "powerUsage"


class Standing(StrEnum):
    """Comparison of a declared number to the measured one."""

    WITHIN = "within"
    """Declared and measured number differ by no more than the factor and the interval allow."""
    TOO_LOW = "too low"
    """The driver promises more than it does."""
    TOO_HIGH = "too high"
    """The driver does more than it promises."""
    UNDECLARED = "undeclared"
    """The driver declares nothing, which counts as infinitely slow."""
    NOT_JUDGED = "not judged"

    @property
    def is_finding(self) -> bool:
        """True where the driver should declare another number."""
        return self in (Standing.TOO_LOW, Standing.TOO_HIGH, Standing.UNDECLARED)


class Comparison(_Part, frozen=True, kw_only=True):
    """A declared number beside the measured one. ``reason`` says why it is a finding, or why it
    was not judged.
    """

    measure: Measure
    standing: Standing
    reason: str = ""


class FieldValue(_Part, frozen=True, kw_only=True):
    """A field of the driver's HAL version.

    ``field`` is its name in HAL 1.3, ``name`` the one in the driver's. ``taken_from`` is the field
    whose models were measured, empty where the field has models of its own; only such a field is
    compared with what is declared. ``not_measured`` and ``power_not_measured`` say why there is no
    number. Declared numbers are None where the driver declares nothing (FLT_MAX).
    """

    field: str
    name: str
    exec_time: Estimate | None = None
    taken_from: str = ""
    not_measured: str = ""
    power_usage: Estimate | None = None
    power_not_measured: str = ""
    declared_exec_time: _Positive | None = None
    declared_power_usage: _Positive | None = None
    comparisons: tuple[Comparison, ...] = ()


class Structures(_Part, frozen=True, kw_only=True):
    """The HAL's structure in each version up to the driver's own; ``V1_3`` is AIDL's as well.

    What was not measured is what the driver declares; FLT_MAX where it declares nothing.
    """

    v1_0: CapabilitiesV1_0 = msgspec.field(name="1.0")
    v1_1: CapabilitiesV1_1 | None = msgspec.field(name="1.1", default=None)
    v1_2: CapabilitiesV1_2 | None = msgspec.field(name="1.2", default=None)
    v1_3: Capabilities | None = msgspec.field(name="1.3", default=None)


class DriverCapabilities(_Part, frozen=True, kw_only=True):
    """Capabilities derived for one driver.

    ``python`` is a module that has the structure as ``CAPABILITIES``. ``problem`` says why nothing
    follows, ``not_declared`` why it is not known what the driver declares; both are empty where
    there is no such problem.
    """

    driver: str
    hal_version: str = ""
    problem: str = ""
    not_declared: str = ""
    fields: tuple[FieldValue, ...] = ()
    structures: Structures | None = None
    python: str = ""

    def comparisons(self, *standings: Standing) -> list[tuple[FieldValue, Comparison]]:
        """Return the comparisons with one of these standings, each with its field."""
        return [
            (field, comparison)
            for field in self.fields
            for comparison in field.comparisons
            if comparison.standing in standings
        ]

    @property
    def findings(self) -> list[tuple[FieldValue, Comparison]]:
        """Return what the driver should declare otherwise."""
        return self.comparisons(*(standing for standing in Standing if standing.is_finding))


class CapabilitiesRun(BenchmarkRun, frozen=True, kw_only=True):
    """The whole result. ``max_factor`` is the largest distance of a declared number from the
    interval that is no finding.
    """

    capabilities: tuple[DriverCapabilities, ...]
    max_factor: Multiple
    not_measured: tuple[str, ...] = ()
    """Recommended models that are not there, in words."""


FORMAT: Final = ResultFormat("mlts capabilities", CapabilitiesRun, SUITE, SCHEMA)
"""Format of such a file: how it is read and checked."""
