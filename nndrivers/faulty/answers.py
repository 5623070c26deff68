"""Defects in the answers of executions: statuses, output shapes, times, callbacks."""

from __future__ import annotations

import threading
from typing import Any

import msgspec

from nndrivers.faulty._delegates import DelegatingModel, ExecutionCallback, Outcome
from nndrivers.faulty.catalogue import defect, overriding
from nnhal.interfaces import ExecutionOptions, SynchronousResult
from nnhal.types import (
    NO_TIMING,
    ErrorStatus,
    HalVersion,
    MeasureTiming,
    OutputShape,
    Timing,
)

_NONE = ErrorStatus.NONE
_SMALL = ErrorStatus.OUTPUT_INSUFFICIENT_SIZE


@overriding(DelegatingModel, "answer", since=HalVersion.V1_2)
def timing_when_not_asked(end: Outcome) -> SynchronousResult:
    """Executions give times that the client has not asked for."""
    status, shapes, timing = end.result
    return status, shapes, Timing(5, 10) if status == _NONE and not end.measure else timing


@overriding(DelegatingModel, "answer", since=HalVersion.V1_2)
def times_swapped(end: Outcome) -> SynchronousResult:
    """The time on the device is longer than the time in the driver."""
    status, shapes, timing = end.result
    return status, shapes, Timing(2000, 1000) if status == _NONE and end.measure else timing


@defect
class TimingOnError(DelegatingModel):
    """Executions that fail give times."""

    since = HalVersion.V1_2

    def answer(self, end: Outcome) -> SynchronousResult:
        status, shapes, timing = end.result
        return status, shapes, Timing(5, 10) if status != _NONE else timing


@overriding(DelegatingModel, "answer", since=HalVersion.V1_2)
def shapes_on_error(end: Outcome) -> SynchronousResult:
    """Executions that fail report output shapes."""
    status, _, timing = end.result
    if status in (_NONE, _SMALL):
        return end.result
    return status, (OutputShape((1,)),), timing


@overriding(DelegatingModel, "answer", since=HalVersion.V1_2)
def insufficient_size_not_noticed(end: Outcome) -> SynchronousResult:
    """An output that does not fit is reported as a success."""
    status, shapes, timing = end.result
    if status != _SMALL:
        return end.result
    return _NONE, [OutputShape(shape.dimensions, True) for shape in shapes], timing


@overriding(DelegatingModel, "answer", since=HalVersion.V1_2)
def insufficient_size_is_invalid_argument(end: Outcome) -> SynchronousResult:
    """An output that does not fit is INVALID_ARGUMENT."""
    return (ErrorStatus.INVALID_ARGUMENT, (), NO_TIMING) if end.status == _SMALL else end.result


@overriding(DelegatingModel, "answer", since=HalVersion.V1_2)
def wrong_shapes_of_insufficient_outputs(end: Outcome) -> SynchronousResult:
    """Shapes are reported with a dimension too many when an output does not fit."""
    status, shapes, timing = end.result
    if status != _SMALL:
        return end.result
    return status, [OutputShape((9, *shape.dimensions), False) for shape in shapes], timing


@overriding(DelegatingModel, "answer", since=HalVersion.V1_2)
def only_first_insufficient_output_named(end: Outcome) -> SynchronousResult:
    """Only the first of several outputs that do not fit is reported."""
    status, shapes, timing = end.result
    if status != _SMALL:
        return end.result
    first = next(n for n, shape in enumerate(shapes) if not shape.is_sufficient)
    named = [OutputShape(shape.dimensions, n != first) for n, shape in enumerate(shapes)]
    return status, named, timing


@overriding(DelegatingModel, "answer", since=HalVersion.V1_2)
def shapes_end_at_first_insufficient_output(end: Outcome) -> SynchronousResult:
    """Shapes after that of the first output that does not fit are left out."""
    status, shapes, timing = end.result
    if status != _SMALL:
        return end.result
    first = next(n for n, shape in enumerate(shapes) if not shape.is_sufficient)
    return status, tuple(shapes)[: first + 1], timing


@overriding(DelegatingModel, "answer", since=HalVersion.V1_2)
def shapes_unknown_after_first_insufficient_output(end: Outcome) -> SynchronousResult:
    """Shapes after that of the first output that does not fit have no dimensions."""
    status, shapes, timing = end.result
    if status != _SMALL:
        return end.result
    first = next(n for n, shape in enumerate(shapes) if not shape.is_sufficient)
    rest = [OutputShape((), True) for _ in shapes[first + 1 :]]
    return status, [*shapes[: first + 1], *rest], timing


@overriding(DelegatingModel, "answer", since=HalVersion.V1_2)
def shapes_not_reported(end: Outcome) -> SynchronousResult:
    """Successful executions report no output shapes, not even unknown ones."""
    status, _, timing = end.result
    return (status, (), timing) if status == _NONE else end.result


@overriding(DelegatingModel, "answer", since=HalVersion.V1_2)
def only_first_shape_reported(end: Outcome) -> SynchronousResult:
    """Only the shape of the first output is reported."""
    status, shapes, timing = end.result
    return status, tuple(shapes)[:1], timing


@overriding(DelegatingModel, "answer", since=HalVersion.V1_2)
def dimensions_reversed(end: Outcome) -> SynchronousResult:
    """Output shapes are reported with their dimensions in reverse order."""
    status, shapes, timing = end.result
    turned = [OutputShape(tuple(reversed(s.dimensions)), s.is_sufficient) for s in shapes]
    return status, turned, timing


@overriding(DelegatingModel, "answer")
def status_that_does_not_exist(end: Outcome) -> SynchronousResult:
    """Invalid requests end with status 12, which no HAL has."""
    status, shapes, timing = end.result
    wrong: Any = 12
    return wrong if status == ErrorStatus.INVALID_ARGUMENT else status, shapes, timing


@defect
class ExecutionCallbackTwice(DelegatingModel):
    """Asynchronous executions call back twice."""

    def _told(self, request: Any, measure: MeasureTiming, notify: Any) -> Any:
        told: Any = super()._told(request, measure, notify)

        def twice(*result: Any) -> ErrorStatus:
            told.notify_1_3(*result)
            told.notify_1_3(*result)
            return result[0]  # type: ignore[no-any-return]

        return ExecutionCallback(twice)


@defect
class ExecutionCallbackNever(DelegatingModel):
    """Asynchronous executions never call back."""

    def _told(self, request: Any, measure: MeasureTiming, notify: Any) -> Any:
        return ExecutionCallback(lambda *result: None)


@defect
class RefusedLaunchWithoutCallback(DelegatingModel):
    """A launch that is refused is not reported through the callback."""

    def _told(self, request: Any, measure: MeasureTiming, notify: Any) -> Any:
        told: Any = super()._told(request, measure, notify)

        def unless_refused(status: ErrorStatus, *rest: Any) -> ErrorStatus:
            if status != ErrorStatus.INVALID_ARGUMENT:
                told.notify_1_3(status, *rest)
            return status

        return ExecutionCallback(unless_refused)


@overriding(DelegatingModel, "limited", since=HalVersion.V1_3)
def loop_timeout_ignored(options: ExecutionOptions) -> ExecutionOptions:
    """Loops run for the default of two seconds, whatever timeout the client gives."""
    return msgspec.structs.replace(options, loop_timeout_ns=None)


@overriding(DelegatingModel, "answer", since=HalVersion.V1_3)
def missed_deadline_is_device_unavailable(end: Outcome) -> SynchronousResult:
    """A missed deadline is reported as DEVICE_UNAVAILABLE."""
    status, shapes, timing = end.result
    if status in (
        ErrorStatus.MISSED_DEADLINE_PERSISTENT,
        ErrorStatus.MISSED_DEADLINE_TRANSIENT,
    ):
        status = ErrorStatus.DEVICE_UNAVAILABLE
    return status, shapes, timing


@overriding(DelegatingModel, "limited", since=HalVersion.V1_3)
def deadline_cut_to32_bits(options: ExecutionOptions) -> ExecutionOptions:
    """Only the low 32 bits of a deadline are looked at, so that every deadline has passed."""
    if options.deadline_ns is None:
        return options
    return msgspec.structs.replace(options, deadline_ns=options.deadline_ns & 0xFFFF_FFFF)


@defect
class OneExecutionAtATime(DelegatingModel):
    """A second execution on the same prepared model at the same time fails."""

    def __init__(self, inner: Any) -> None:
        super().__init__(inner)
        self._busy = threading.Lock()

    def begin(self, request: Any) -> tuple[ErrorStatus, Any]:
        is_free = self._busy.acquire(blocking=False)
        return _NONE if is_free else ErrorStatus.DEVICE_UNAVAILABLE, request

    def answer(self, end: Outcome) -> SynchronousResult:
        self._busy.release()
        return end.result


@defect
class ExecutesOnlyOnce(DelegatingModel):
    """A prepared model can be executed once only, but for bursts and fences."""

    _used = False

    def begin(self, request: Any) -> tuple[ErrorStatus, Any]:
        status = ErrorStatus.GENERAL_FAILURE if self._used else _NONE
        self._used = True
        return status, request


@overriding(DelegatingModel, "answer")
def invalid_request_succeeds(end: Outcome) -> SynchronousResult:
    """Executions of invalid requests succeed without doing anything."""
    if end.status == ErrorStatus.INVALID_ARGUMENT:
        return _NONE, (), NO_TIMING
    return end.result


@defect
class FailedExecutionSucceeds(DelegatingModel):
    """Executions that fail because of what their inputs hold succeed."""

    since = HalVersion.V1_1  # before, what inputs hold decides values only

    def answer(self, end: Outcome) -> SynchronousResult:
        return (_NONE, (), NO_TIMING) if end.status == ErrorStatus.GENERAL_FAILURE else end.result


@defect
class RoomIsNotAskedForAgain(DelegatingModel):
    """The execution after one without enough room gets the same answer, whatever its room."""

    since = HalVersion.V1_2
    _last: SynchronousResult | None = None

    def answer(self, end: Outcome) -> SynchronousResult:
        last, self._last = self._last, None
        if end.status == ErrorStatus.OUTPUT_INSUFFICIENT_SIZE:
            self._last = end.result
        return last if last is not None and end.status == ErrorStatus.NONE else end.result
