"""Defects in the answers of executions: statuses, output shapes, times, callbacks."""

from __future__ import annotations

import threading
from typing import Any

import msgspec

from nndrivers.faulty._delegates import (
    DelegatingDevice,
    DelegatingModel,
    ExecutionCallback,
)
from nndrivers.faulty.catalogue import defect
from nnhal.interfaces import ExecutionOptions, IPreparedModelV1_3, SynchronousResult
from nnhal.types import (
    NO_TIMING,
    ErrorStatus,
    HalVersion,
    MeasureTiming,
    OutputShape,
    Request,
    Timing,
)

_NONE = ErrorStatus.NONE
_SMALL = ErrorStatus.OUTPUT_INSUFFICIENT_SIZE


@defect
class TimingWhenNotAsked(DelegatingModel):
    """Executions give times that the client has not asked for."""

    since = HalVersion.V1_2

    def answer(self, request: Any, measure: bool, result: SynchronousResult) -> SynchronousResult:
        status, shapes, timing = result
        return status, shapes, Timing(5, 10) if status == _NONE and not measure else timing


@defect
class TimesSwapped(DelegatingModel):
    """The time on the device is longer than the time in the driver."""

    since = HalVersion.V1_2

    def answer(self, request: Any, measure: bool, result: SynchronousResult) -> SynchronousResult:
        status, shapes, timing = result
        return status, shapes, Timing(2000, 1000) if status == _NONE and measure else timing


@defect
class TimingOnError(DelegatingModel):
    """Executions that fail give times."""

    since = HalVersion.V1_2

    def answer(self, request: Any, measure: bool, result: SynchronousResult) -> SynchronousResult:
        status, shapes, timing = result
        return status, shapes, Timing(5, 10) if status != _NONE else timing


@defect
class ShapesOnError(DelegatingModel):
    """Executions that fail report output shapes."""

    since = HalVersion.V1_2

    def answer(self, request: Any, measure: bool, result: SynchronousResult) -> SynchronousResult:
        status, _, timing = result
        if status in (_NONE, _SMALL):
            return result
        return status, (OutputShape((1,)),), timing


@defect
class InsufficientSizeNotNoticed(DelegatingModel):
    """An output that does not fit is reported as a success."""

    since = HalVersion.V1_2

    def answer(self, request: Any, measure: bool, result: SynchronousResult) -> SynchronousResult:
        status, shapes, timing = result
        if status != _SMALL:
            return result
        return _NONE, [OutputShape(shape.dimensions, True) for shape in shapes], timing


@defect
class InsufficientSizeIsInvalidArgument(DelegatingModel):
    """An output that does not fit is INVALID_ARGUMENT."""

    since = HalVersion.V1_2

    def answer(self, request: Any, measure: bool, result: SynchronousResult) -> SynchronousResult:
        return (ErrorStatus.INVALID_ARGUMENT, (), NO_TIMING) if result[0] == _SMALL else result


@defect
class WrongShapesOfInsufficientOutputs(DelegatingModel):
    """Shapes are reported with a dimension too many when an output does not fit."""

    since = HalVersion.V1_2

    def answer(self, request: Any, measure: bool, result: SynchronousResult) -> SynchronousResult:
        status, shapes, timing = result
        if status != _SMALL:
            return result
        return status, [OutputShape((9, *shape.dimensions), False) for shape in shapes], timing


@defect
class OnlyFirstInsufficientOutputNamed(DelegatingModel):
    """Only the first of several outputs that do not fit is reported."""

    since = HalVersion.V1_2

    def answer(self, request: Any, measure: bool, result: SynchronousResult) -> SynchronousResult:
        status, shapes, timing = result
        if status != _SMALL:
            return result
        first = next(n for n, shape in enumerate(shapes) if not shape.is_sufficient)
        named = [OutputShape(shape.dimensions, n != first) for n, shape in enumerate(shapes)]
        return status, named, timing


@defect
class ShapesEndAtFirstInsufficientOutput(DelegatingModel):
    """Shapes after that of the first output that does not fit are left out."""

    since = HalVersion.V1_2

    def answer(self, request: Any, measure: bool, result: SynchronousResult) -> SynchronousResult:
        status, shapes, timing = result
        if status != _SMALL:
            return result
        first = next(n for n, shape in enumerate(shapes) if not shape.is_sufficient)
        return status, tuple(shapes)[: first + 1], timing


@defect
class ShapesUnknownAfterFirstInsufficientOutput(DelegatingModel):
    """Shapes after that of the first output that does not fit have no dimensions."""

    since = HalVersion.V1_2

    def answer(self, request: Any, measure: bool, result: SynchronousResult) -> SynchronousResult:
        status, shapes, timing = result
        if status != _SMALL:
            return result
        first = next(n for n, shape in enumerate(shapes) if not shape.is_sufficient)
        rest = [OutputShape((), True) for _ in shapes[first + 1 :]]
        return status, [*shapes[: first + 1], *rest], timing


class _NoShapes(DelegatingModel):
    def answer(self, request: Any, measure: bool, result: SynchronousResult) -> SynchronousResult:
        status, _, timing = result
        return (status, (), timing) if status == _NONE else result


@defect
class ShapesNotReported(DelegatingDevice):
    """Successful executions report no output shapes, not even unknown ones."""

    since = HalVersion.V1_2
    model = _NoShapes


@defect
class OnlyFirstShapeReported(DelegatingModel):
    """Only the shape of the first output is reported."""

    since = HalVersion.V1_2

    def answer(self, request: Any, measure: bool, result: SynchronousResult) -> SynchronousResult:
        status, shapes, timing = result
        return status, tuple(shapes)[:1], timing


@defect
class DimensionsReversed(DelegatingModel):
    """Output shapes are reported with their dimensions in reverse order."""

    since = HalVersion.V1_2

    def answer(self, request: Any, measure: bool, result: SynchronousResult) -> SynchronousResult:
        status, shapes, timing = result
        turned = [OutputShape(tuple(reversed(s.dimensions)), s.is_sufficient) for s in shapes]
        return status, turned, timing


@defect
class StatusThatDoesNotExist(DelegatingModel):
    """Invalid requests end with status 12, which no HAL has."""

    def answer(self, request: Any, measure: bool, result: SynchronousResult) -> SynchronousResult:
        status, shapes, timing = result
        wrong: Any = 12
        return wrong if status == ErrorStatus.INVALID_ARGUMENT else status, shapes, timing


class _TwiceModel(DelegatingModel):
    def _told(self, request: Any, measure: MeasureTiming, notify: Any) -> Any:
        told: Any = super()._told(request, measure, notify)

        def twice(*result: Any) -> ErrorStatus:
            told.notify_1_3(*result)
            told.notify_1_3(*result)
            return result[0]  # type: ignore[no-any-return]

        return ExecutionCallback(twice)


@defect
class ExecutionCallbackTwice(DelegatingDevice):
    """Asynchronous executions call back twice."""

    model = _TwiceModel


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


@defect
class LoopTimeoutIgnored(DelegatingModel):
    """Loops run for the default of two seconds, whatever timeout the client gives."""

    since = HalVersion.V1_3

    def execute_synchronously_1_3(
        self, request: Request, options: ExecutionOptions
    ) -> SynchronousResult:
        unlimited = msgspec.structs.replace(options, loop_timeout_ns=None)
        return super().execute_synchronously_1_3(request, unlimited)

    def execute_1_3(
        self, request: Request, options: ExecutionOptions, callback: Any
    ) -> ErrorStatus:
        unlimited = msgspec.structs.replace(options, loop_timeout_ns=None)
        return super().execute_1_3(request, unlimited, callback)


@defect
class MissedDeadlineIsDeviceUnavailable(DelegatingModel):
    """A missed deadline is reported as DEVICE_UNAVAILABLE."""

    since = HalVersion.V1_3

    def answer(self, request: Any, measure: bool, result: SynchronousResult) -> SynchronousResult:
        status, shapes, timing = result
        if status in (
            ErrorStatus.MISSED_DEADLINE_PERSISTENT,
            ErrorStatus.MISSED_DEADLINE_TRANSIENT,
        ):
            status = ErrorStatus.DEVICE_UNAVAILABLE
        return status, shapes, timing


@defect
class DeadlineCutTo32Bits(DelegatingModel):
    """Only the low 32 bits of a deadline are looked at, so that every deadline has passed."""

    since = HalVersion.V1_3

    def execute_synchronously_1_3(
        self, request: Request, options: ExecutionOptions
    ) -> SynchronousResult:
        if options.deadline_ns is not None:
            cut = options.deadline_ns & 0xFFFF_FFFF
            options = msgspec.structs.replace(options, deadline_ns=cut)
        return super().execute_synchronously_1_3(request, options)


@defect
class OneExecutionAtATime(DelegatingModel):
    """A second execution on the same prepared model at the same time fails."""

    def __init__(self, inner: Any) -> None:
        super().__init__(inner)
        self._busy = threading.Lock()

    def begin(self, request: Any) -> tuple[ErrorStatus, Any]:
        is_free = self._busy.acquire(blocking=False)
        return _NONE if is_free else ErrorStatus.DEVICE_UNAVAILABLE, request

    def answer(self, request: Any, measure: bool, result: SynchronousResult) -> SynchronousResult:
        self._busy.release()
        return result


class _OnlyOnce(DelegatingModel):
    def __init__(self, inner: Any) -> None:
        super().__init__(inner)
        self._used = False

    def begin(self, request: Any) -> tuple[ErrorStatus, Any]:
        status = ErrorStatus.GENERAL_FAILURE if self._used else _NONE
        self._used = True
        return status, request


@defect
class ExecutesOnlyOnce(DelegatingDevice):
    """A prepared model can be executed once only, but for bursts and fences."""

    model = _OnlyOnce


@defect
class InvalidRequestSucceeds(DelegatingModel):
    """Executions of invalid requests succeed without doing anything."""

    def answer(self, request: Any, measure: bool, result: SynchronousResult) -> SynchronousResult:
        if result[0] == ErrorStatus.INVALID_ARGUMENT:
            return _NONE, (), NO_TIMING
        return result


@defect
class FailedExecutionSucceeds(DelegatingModel):
    """Executions that fail because of what their inputs hold succeed."""

    since = HalVersion.V1_1  # before, what inputs hold decides values only

    def answer(self, request: Any, measure: bool, result: SynchronousResult) -> SynchronousResult:
        return (_NONE, (), NO_TIMING) if result[0] == ErrorStatus.GENERAL_FAILURE else result


@defect
class RoomIsNotAskedForAgain(DelegatingModel):
    """The execution after one without enough room gets the same answer, whatever its room."""

    since = HalVersion.V1_2

    def __init__(self, inner: IPreparedModelV1_3) -> None:
        super().__init__(inner)
        self._last: SynchronousResult | None = None

    def answer(self, request: Any, measure: bool, result: SynchronousResult) -> SynchronousResult:
        last, self._last = self._last, None
        if result[0] == ErrorStatus.OUTPUT_INSUFFICIENT_SIZE:
            self._last = result
        return last if last is not None and result[0] == ErrorStatus.NONE else result
