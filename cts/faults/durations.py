"""Faults of durations: what an execution tells of the time that it has taken."""

from __future__ import annotations

from typing import Any

from cts.faults.catalogue import fault
from nnapi import durations as durations_module
from nnapi.execution import Execution
from nnapi.result_codes import ResultCode
from nnhal.types import TIMING_NOT_AVAILABLE

__all__: list[str] = []


@fault("executions", Execution, "duration")
def durations_swapped(original: Any, self: Any, code: Any) -> Any:
    """The time on the hardware is reported for that in the driver, and the other way around."""
    return original(self, code ^ 1 if 0 <= code <= 3 else code)


@fault("driver_calls", durations_module, "_nanoseconds")
def microseconds_told(original: Any, value: Any) -> Any:
    """Durations are reported in microseconds."""
    return value


@fault("executions", durations_module, "_nanoseconds")
def unknown_duration_multiplied(original: Any, value: Any) -> Any:
    """The value for 'not measured' is taken for a duration."""
    return value * 1000 % (TIMING_NOT_AVAILABLE + 1)


@fault("driver_calls", Execution, "_timings")
def fenced_durations_from_the_launch(original: Any, self: Any) -> Any:
    """Fenced durations are counted from the launch, not from the end of the last fence."""
    launched, _ = original(self)
    return launched, launched


@fault("driver_calls", Execution, "duration")
def fenced_durations_not_told(original: Any, self: Any, code: int) -> Any:
    """An execution without fences does not tell the durations that begin with fences."""
    found = original(self, code)
    return TIMING_NOT_AVAILABLE if code >= 2 and self._launched is None else found


@fault("driver_calls", Execution, "_finish")
def duration_of_the_first_computation(original: Any, self: Any, *arguments: Any) -> None:
    """A reused execution tells how long its first computation took."""
    self._timing = self.__dict__.setdefault("first_timing", self._timing)
    original(self, *arguments)


@fault("executions", Execution, "duration")
def duration_of_a_failure(original: Any, self: Any, code: int) -> Any:
    """An execution that has failed tells a duration."""
    ended = self._code
    self._code = ResultCode.NO_ERROR
    try:
        return original(self, code)
    finally:
        self._code = ended


@fault("validation_compilation", Execution, "duration")
def duration_that_was_not_asked_for(original: Any, self: Any, code: int) -> Any:
    """An execution that was not to be measured tells a duration."""
    measures, self._measures = self._measures, True
    try:
        return original(self, code)
    finally:
        self._measures = measures


@fault("validation_compilation", Execution, "duration")
def any_code_of_a_duration(original: Any, self: Any, code: Any) -> Any:
    """A duration code that does not exist stands for the time in the driver."""
    return original(self, code if 0 <= code <= 3 else 1)
