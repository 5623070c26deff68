"""Comparison of what a driver declares with what was measured.

Android's runtime chooses among drivers by these numbers, and does not need them exact: a number
within a factor of two of the interval is as good as measured on another day, with other models.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from mlts.capabilities.results import Comparison, Estimate, FieldValue, Measure, Standing

__all__ = ["MAX_FACTOR", "compared", "standing_of"]

MAX_FACTOR: Final = 2.0
"""Distance of a declared number from the interval from which it is a finding."""


def compared(fields: Iterable[FieldValue]) -> tuple[FieldValue, ...]:
    """The fields, with a comparison of each number that has models of its own."""
    return tuple(
        msgspec.structs.replace(field, comparisons=tuple(_comparisons(field))) for field in fields
    )


def standing_of(declared: float | None, measured: Estimate) -> tuple[Standing, str]:
    """Return how a declared number (None for none) compares to a measured one, and why, if not
    within.
    """
    if measured.not_judged or measured.low is None or measured.high is None:
        return Standing.NOT_JUDGED, measured.not_judged
    if declared is None:
        return Standing.UNDECLARED, "nothing is declared, which counts as infinitely slow"
    if declared * MAX_FACTOR < measured.low:
        times = measured.low / declared
        return Standing.TOO_LOW, f"declared {declared:.3g}, measured {times:.1f} times that or more"
    if declared > measured.high * MAX_FACTOR:
        times = declared / measured.high
        return Standing.TOO_HIGH, f"declared {declared:.3g}, {times:.1f} times the measured or more"
    return Standing.WITHIN, ""


def _comparisons(field: FieldValue) -> Iterator[Comparison]:
    if field.taken_from:
        return
    for measure, declared, measured in (
        (Measure.EXEC_TIME, field.declared_exec_time, field.exec_time),
        (Measure.POWER_USAGE, field.declared_power_usage, field.power_usage),
    ):
        if measured is not None:
            standing, reason = standing_of(declared, measured)
            yield Comparison(measure=measure, standing=standing, reason=reason)
