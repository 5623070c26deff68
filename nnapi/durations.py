"""Durations of an execution, as the driver has measured them.

Source: ``ExecutionBuilder::getDuration`` of Android's ``runtime/ExecutionBuilder.cpp``.
"""

from __future__ import annotations

from enum import IntEnum

from nnapi.errors import bad_data
from nnhal.types import TIMING_NOT_AVAILABLE, Timing

__all__ = ["Duration", "duration_of", "known_code"]


class Duration(IntEnum):
    """Duration to ask an execution's ``duration`` for (``ANEURALNETWORKS_*DURATION_*``).

    The fenced ones begin when all fences to wait for are signaled.
    """

    ON_HARDWARE = 0
    IN_DRIVER = 1
    FENCED_ON_HARDWARE = 2
    FENCED_IN_DRIVER = 3


def known_code(code: int) -> Duration:
    """``code`` as the Duration that it is. BAD_DATA where it is none."""
    try:
        return Duration(code)
    except ValueError:
        raise bad_data(f"duration code {code}: expected 0 to 3") from None


def duration_of(code: Duration, launched: Timing, fenced: Timing) -> int:
    """Nanoseconds, from timings since the launch and since the last fence was signaled."""
    timing = launched if code in (Duration.ON_HARDWARE, Duration.IN_DRIVER) else fenced
    if code in (Duration.ON_HARDWARE, Duration.FENCED_ON_HARDWARE):
        return _nanoseconds(timing.time_on_device_us)
    return _nanoseconds(timing.time_in_driver_us)


def _nanoseconds(microseconds: int) -> int:
    if microseconds == TIMING_NOT_AVAILABLE:
        return TIMING_NOT_AVAILABLE
    return min(microseconds * 1000, TIMING_NOT_AVAILABLE - 1)
