"""The result of ``mlts stress``: everything that any report shows, and nothing that it derives.

``results.json`` is :class:`StressRun` as JSON. A *case* is one configuration of a mode on one
driver. Durations are nanoseconds, sizes bytes; times within a case (``at_ns``) count from the
moment when its clients were started.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from mlts.results import NOTHING_GIVEN, BackendInfo, GivenData, MeasurementWarning
from mlts.stress.observations import (
    BadStatus,
    CaseParameters,
    ClientResult,
    Degradation,
    Kill,
    LatencyOverTime,
    Liveness,
    Series,
    WrongAnswer,
)
from nntest.result_file import ResultFormat
from nntest.result_types import Fraction, Natural, Positive
from nntest.results import CaseResult, RunSettings, SuiteRun

__all__ = [
    "FORMAT",
    "SCHEMA",
    "SUITE",
    "StressCase",
    "StressRun",
    "StressSettings",
]

SUITE: Final = "mlts-stress"
"""Name of this suite in results."""

SCHEMA: Final = 2
"""Version of the format."""


class StressCase(CaseResult, frozen=True, kw_only=True):
    """A configuration of a mode on a driver."""

    mode: str
    configuration: str = ""
    driver: str
    parameters: CaseParameters = CaseParameters()
    ran_ns: Natural = 0
    """Time for which clients were at work."""
    connected_ns: Natural = 0
    """Time from the start of the first client until all had their connection."""
    inferences: Natural = 0
    compilations: Natural = 0
    compared: Natural = 0
    """Inferences whose outputs were compared with those of the idle driver."""
    exact: bool = True
    """Compared bit for bit; else the idle driver does not repeat itself."""
    refusals: dict[str, Natural] = msgspec.field(default_factory=dict)
    """Refusals by status: the driver was busy, which is its right."""
    clients: tuple[ClientResult, ...] = ()
    kills: tuple[Kill, ...] = ()
    liveness: Liveness | None = None
    wrong: WrongAnswer | None = None
    bad_status: BadStatus | None = None
    verdict: str = ""
    """Verdict on a HANG: who waits for whom."""
    series: tuple[Series, ...] = ()
    latency_over_time: LatencyOverTime | None = None
    degradation: Degradation | None = None
    warnings: tuple[MeasurementWarning, ...] = ()
    notes: tuple[str, ...] = ()
    """Notes on what was left out, such as a model that the driver does not support."""
    repeat: str = ""
    """Command that repeats this case."""


class StressSettings(RunSettings, frozen=True, kw_only=True):
    """Settings of the run. Overrides are None where the profile's values hold."""

    profile: str
    modes: tuple[str, ...]
    seed: int = 0
    duration_s: Annotated[float, Meta(gt=0)] | None = None
    threads: Positive | None = None
    processes: Positive | None = None
    kill_rate: Fraction | None = None
    models: tuple[str, ...] = ()
    data: GivenData = NOTHING_GIVEN
    assets: str = ""


class StressRun(SuiteRun, frozen=True, kw_only=True):
    """The whole of ``results.json``."""

    settings: StressSettings
    drivers: tuple[BackendInfo, ...] = ()
    cases: tuple[StressCase, ...] = ()


def _problems(run: StressRun) -> Iterator[str]:
    """What the types do not say: lists that belong together have one length."""
    for index, case in enumerate(run.cases):
        for number, series in enumerate(case.series):
            if len(series.at_ns) != len(series.values):
                yield (
                    f"{len(series.values)} values at {len(series.at_ns)} times "
                    f"- at `$.cases[{index}].series[{number}]`"
                )
        latency = case.latency_over_time
        if latency and len({len(column) for column in msgspec.structs.astuple(latency)}) > 1:
            yield f"columns of different lengths - at `$.cases[{index}].latency_over_time`"


FORMAT: Final = ResultFormat("mlts stress", StressRun, SUITE, SCHEMA, _problems)
"""Format of such a file: how it is read and checked."""
