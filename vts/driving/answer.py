"""Answer of a driver to one execution, and how messages put it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from nnhal.types import NO_TIMING, TIMING_NOT_AVAILABLE, OutputShape, Timing
from vts.raw import name_of_status

__all__ = ["Answer"]


class Answer(msgspec.Struct, frozen=True):
    """Answer of a driver to one execution.

    ``call`` is HIDL's name of what was called; ``timing_fenced`` the second timing of a fenced
    execution.
    """

    call: str
    status: int
    shapes: Sequence[OutputShape] = ()
    timing: Timing = NO_TIMING
    timing_fenced: Timing = NO_TIMING

    def __str__(self) -> str:
        text = name_of_status(self.status)
        if self.shapes:
            text += f" with output shapes {', '.join(map(_shape, self.shapes))}"
        if self.timing != NO_TIMING:
            text += f" and {_times(self.timing)}"
        return text


def _shape(shape: OutputShape) -> str:
    return f"{list(shape.dimensions)}{'' if shape.is_sufficient else ' (insufficient)'}"


def _times(timing: Timing) -> str:
    device, driver = map(_time, (timing.time_on_device_us, timing.time_in_driver_us))
    return f"{device} on device, {driver} in driver"


def _time(duration_us: int) -> str:
    return "no time" if duration_us == TIMING_NOT_AVAILABLE else f"{duration_us} us"
