"""Faults of durations: what an execution tells of the time that it has taken."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cts.faults.catalogue import fault
from cts.faults.patching import Patch
from nnapi import durations as durations_module
from nnapi.execution import Execution
from nnapi.result_codes import ResultCode
from nnhal.types import TIMING_NOT_AVAILABLE

__all__: list[str] = []


@fault("executions")
def durations_swapped() -> Iterable[Patch]:
    """The time on the hardware is reported for that in the driver, and the other way around."""

    def make(original: Any) -> Any:
        return lambda self, code: original(self, code ^ 1 if 0 <= code <= 3 else code)

    return [Patch(Execution, "duration", make)]


@fault("driver_calls")
def microseconds_told() -> Iterable[Patch]:
    """Durations are reported in microseconds."""
    return [Patch(durations_module, "_nanoseconds", lambda original: lambda value: value)]


@fault("executions")
def unknown_duration_multiplied() -> Iterable[Patch]:
    """The value for 'not measured' is taken for a duration."""

    def make(original: Any) -> Any:
        return lambda value: value * 1000 % (TIMING_NOT_AVAILABLE + 1)

    return [Patch(durations_module, "_nanoseconds", make)]


@fault("driver_calls")
def fenced_durations_from_the_launch() -> Iterable[Patch]:
    """Fenced durations are counted from the launch, not from the end of the last fence."""

    def make(original: Any) -> Any:
        def timings(self: Any) -> Any:
            launched, _ = original(self)
            return launched, launched

        return timings

    return [Patch(Execution, "_timings", make)]


@fault("driver_calls")
def fenced_durations_not_told() -> Iterable[Patch]:
    """An execution without fences does not tell the durations that begin with fences."""

    def make(original: Any) -> Any:
        def duration(self: Any, code: int) -> Any:
            found = original(self, code)
            return TIMING_NOT_AVAILABLE if code >= 2 and self._launched is None else found

        return duration

    return [Patch(Execution, "duration", make)]


@fault("driver_calls")
def duration_of_the_first_computation() -> Iterable[Patch]:
    """A reused execution tells how long its first computation took."""

    def make(original: Any) -> Any:
        def finish(self: Any, *arguments: Any) -> None:
            self._timing = self.__dict__.setdefault("first_timing", self._timing)
            original(self, *arguments)

        return finish

    return [Patch(Execution, "_finish", make)]


@fault("executions")
def duration_of_a_failure() -> Iterable[Patch]:
    """An execution that has failed tells a duration."""

    def make(original: Any) -> Any:
        def duration(self: Any, code: int) -> Any:
            ended = self._code
            self._code = ResultCode.NO_ERROR
            try:
                return original(self, code)
            finally:
                self._code = ended

        return duration

    return [Patch(Execution, "duration", make)]


@fault("validation_compilation")
def duration_that_was_not_asked_for() -> Iterable[Patch]:
    """An execution that was not to be measured tells a duration."""

    def make(original: Any) -> Any:
        def duration(self: Any, code: int) -> Any:
            measures, self._measures = self._measures, True
            try:
                return original(self, code)
            finally:
                self._measures = measures

        return duration

    return [Patch(Execution, "duration", make)]


@fault("validation_compilation")
def any_code_of_a_duration() -> Iterable[Patch]:
    """A duration code that does not exist stands for the time in the driver."""

    def make(original: Any) -> Any:
        return lambda self, code: original(self, code if 0 <= code <= 3 else 1)

    return [Patch(Execution, "duration", make)]
