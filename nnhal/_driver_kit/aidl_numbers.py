"""AIDL's numbers in the kit's words: -1 is none, clocks and units differ."""

from __future__ import annotations

import time
from collections.abc import Sequence

from nnhal.errors import Invalid
from nnhal.types import (
    NO_TIMING,
    NO_TIMING_NS,
    TIMING_NOT_AVAILABLE,
    ErrorStatus,
    ExecutionResultAidl,
    OutputShape,
    Timing,
    TimingNs,
    TokenValuePair,
)

__all__ = ["check_hints", "deadline", "duration", "execution_result", "timing_ns"]


def duration(what: str, value_ns: int) -> int | None:
    """Nanoseconds, None for -1; raises Invalid for any other negative number."""
    if value_ns == -1:
        return None
    if value_ns < 0:
        raise Invalid(f"{what} {value_ns} is negative")
    return value_ns


def deadline(boottime_ns: int) -> int | None:
    """A deadline of AIDL's clock as one of ``time.monotonic_ns``; raises Invalid.

    The clocks differ by the time that the machine has slept.
    """
    value = duration("deadline", boottime_ns)
    if value is None:
        return None
    return value - time.clock_gettime_ns(time.CLOCK_BOOTTIME) + time.monotonic_ns()


def check_hints(hints: tuple[TokenValuePair, ...]) -> None:
    """Unknown hints are ignored, but each token may be given once; raises Invalid."""
    tokens = [hint.token for hint in hints]
    if len(set(tokens)) != len(tokens):
        raise Invalid(f"a hint is given twice: tokens {tokens}")


def timing_ns(timing: Timing) -> TimingNs:
    """``timing`` in nanoseconds."""
    if timing is NO_TIMING:
        return NO_TIMING_NS
    return TimingNs(_nanoseconds(timing.time_on_device_us), _nanoseconds(timing.time_in_driver_us))


def _nanoseconds(microseconds: int) -> int:
    return -1 if microseconds == TIMING_NOT_AVAILABLE else microseconds * 1000


def execution_result(
    status: ErrorStatus, shapes: Sequence[OutputShape], timing: Timing
) -> tuple[ErrorStatus, ExecutionResultAidl | None]:
    """Convert an outcome to AIDL's result: too small an output is an answer there, not an error."""
    sufficient = status != ErrorStatus.OUTPUT_INSUFFICIENT_SIZE
    if status != ErrorStatus.NONE and sufficient:
        return status, None
    result = ExecutionResultAidl(sufficient, tuple(shapes), timing_ns(timing))
    return ErrorStatus.NONE, result
