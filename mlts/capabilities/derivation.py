"""Derivation of the fields of Capabilities from the cases that were measured for a driver."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from mlts.capabilities.fields import NEAREST, declared_in, fields_of
from mlts.capabilities.results import Estimate, FieldValue, ModelRatio
from mlts.results import BenchmarkCase, Ratio
from nnhal.types import UNSPECIFIED_PERFORMANCE, Capabilities, DeviceType, HalVersion
from nntest.results import Outcome

__all__ = ["Evidence", "combined", "derive"]

_NOT_JUDGED: Final = "not judged: "
"""Begins the reasons of :mod:`mlts.processor_time`."""

_NO_INTERVAL: Final = "too few blocks for an interval: measure longer"


@dataclass(frozen=True)
class Evidence:
    """Evidence about a driver: its ``cases``, which field each model ``rates``, what it declares,
    and why no energy was measured (empty where it may have been).
    """

    version: HalVersion
    type: str
    declared: Capabilities
    cases: Sequence[BenchmarkCase]
    rates: Mapping[str, str]
    no_energy: str = ""

    def cases_of(self, field: str) -> list[BenchmarkCase]:
        """Return the cases that were to measure ``field``."""
        return [case for case in self.cases if self.rates.get(case.model) == field]


def derive(evidence: Evidence) -> tuple[FieldValue, ...]:
    """All fields of the driver's HAL version. Fields without models take the nearest's value."""
    names = fields_of(evidence.version)
    measured = {field: _measured(evidence, field, name) for field, name in names.items()}
    return tuple(_completed(value, measured) for value in measured.values())


def combined(ratios: Mapping[str, Ratio], refusals: Mapping[str, str] | None = None) -> Estimate:
    """Several models' ratios as one. ``refusals``: why a model's ratio is not judged.

    The geometric mean, which does not depend on what is divided by what (Fleming and Wallace, How
    Not to Lie with Statistics, 1986). Models are measured one after the other, so the errors of
    their logarithms are independent, and half the interval of the mean is the root of the sum of
    squares over the number.

    :raises ValueError: no ratio
    """
    if not ratios:
        raise ValueError("combined() needs at least one ratio")
    value = math.exp(math.fsum(math.log(r.value) for r in ratios.values()) / len(ratios))
    low, high = _interval(value, list(ratios.values()))
    reasons = [
        f"{model}: {why.removeprefix(_NOT_JUDGED)}"
        for model, why in (refusals or {}).items()
        if why
    ]
    if low is None:
        reasons.append(_NO_INTERVAL)
    return Estimate(
        value=value,
        low=low,
        high=high,
        confidence=next(iter(ratios.values())).confidence,
        models=tuple(
            ModelRatio(model=model, value=r.value, low=r.low, high=r.high)
            for model, r in ratios.items()
        ),
        not_judged="; ".join(reasons),
    )


def _interval(value: float, ratios: Sequence[Ratio]) -> tuple[float | None, float | None]:
    below, above = [], []
    for ratio in ratios:
        if ratio.low is None or ratio.high is None:
            return None, None
        below.append(math.log(ratio.value / ratio.low))
        above.append(math.log(ratio.high / ratio.value))
    count = len(ratios)
    return value * math.exp(-math.hypot(*below) / count), value * math.exp(
        math.hypot(*above) / count
    )


def _measured(evidence: Evidence, field: str, name: str) -> FieldValue:
    """A field by its own models alone."""
    declared = declared_in(evidence.declared, field)
    value = FieldValue(
        field=field,
        name=name,
        declared_exec_time=_declared(declared.exec_time),
        declared_power_usage=_declared(declared.power_usage),
    )
    cases = evidence.cases_of(field)
    usable = [case for case in cases if case.outcome is Outcome.SUCCESS and case.ratio]
    if not usable:
        why = "; ".join(_why_unusable(cases)) or "no model of this type, or of one like it"
        return msgspec.structs.replace(value, not_measured=why, power_not_measured=why)
    no_power = _why_no_power(evidence, usable)
    return msgspec.structs.replace(
        value,
        exec_time=_estimate(cases, usable, lambda case: case.ratio),
        power_usage=None if no_power else _estimate(cases, usable, lambda case: case.energy),
        power_not_measured=no_power,
    )


def _estimate(
    cases: Sequence[BenchmarkCase],
    usable: Sequence[BenchmarkCase],
    ratio_of: Callable[[BenchmarkCase], Ratio | None],
) -> Estimate:
    """From the ``usable`` ones of all ``cases``.

    Without a model that should have been measured the mean is another number. One that the driver
    does not support (SKIPPED) should not.
    """
    ratios = {case.model: ratio for case in usable if (ratio := ratio_of(case))}
    refusals = {case.model: case.latency_not_judged for case in usable}
    lost = [case for case in cases if case not in usable and case.outcome is not Outcome.SKIPPED]
    return combined(ratios, refusals | {case.model: f"{case.outcome}" for case in lost})


def _why_unusable(cases: Sequence[BenchmarkCase]) -> Iterator[str]:
    for case in cases:
        why = case.reason or "TF Lite did not run it"
        yield f"{case.model}: {case.outcome}, {why}"


def _why_no_power(evidence: Evidence, cases: Sequence[BenchmarkCase]) -> str:
    if evidence.no_energy:
        return evidence.no_energy
    if evidence.type != DeviceType.CPU.name:
        return f"counters of the host's processors do not cover a device of type {evidence.type}"
    if not all(case.energy for case in cases):
        return "the counters could not be read during the measurement"
    return ""


def _declared(value: float) -> float | None:
    return value if value < UNSPECIFIED_PERFORMANCE else None


def _completed(value: FieldValue, measured: Mapping[str, FieldValue]) -> FieldValue:
    """With the number of the nearest field that has one, where it has none of its own."""
    if value.exec_time:
        return value
    near = next(
        (
            measured[field]
            for field in NEAREST.get(value.field, ())
            if field in measured and measured[field].exec_time
        ),
        None,
    )
    if near is None:
        return value
    return msgspec.structs.replace(
        value,
        exec_time=near.exec_time,
        power_usage=near.power_usage,
        power_not_measured=near.power_not_measured,
        taken_from=near.field,
        not_measured="",
    )
