"""Times in other units or from another beginning, and hints that are not ignored."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, ClassVar

import msgspec

from nndrivers.faulty._aidl_delegates import DelegatingAidlModel, DelegatingExecution
from nndrivers.faulty._delegates import (
    DelegatingDevice,
    DelegatingInfo,
    DelegatingModel,
    Info,
    Outcome,
)
from nndrivers.faulty._programs import Wrapped
from nndrivers.faulty.catalogue import defect, overriding
from nnhal.driver_kit import ExecutionContext, Inputs, Outputs
from nnhal.errors import HalError
from nnhal.fences import Fence
from nnhal.interfaces import (
    ExecutionOptions,
    FencedOptions,
    FencedResultAidl,
    SynchronousResult,
    SynchronousResultAidl,
)
from nnhal.types import (
    TIMING_NOT_AVAILABLE,
    ErrorStatus,
    ExecutionConfig,
    HalVersion,
    MeasureTiming,
    OperationType,
    PrepareModelConfigV1_3,
    Request,
    Timing,
)

_with_fenced_options = overriding(DelegatingModel, "fenced", since=HalVersion.V1_3)


@overriding(DelegatingModel, "answer", since=HalVersion.V1_2)
def times_in_nanoseconds(end: Outcome) -> SynchronousResult:
    """Durations are in nanoseconds, where the interface has microseconds."""
    status, shapes, timing = end.result
    times = timing.time_on_device_us, timing.time_in_driver_us
    return status, shapes, Timing(*(_thousandfold(each) for each in times))


def _thousandfold(duration: int) -> int:
    return duration if duration == TIMING_NOT_AVAILABLE else 1000 * duration


@defect
class TimesOfTheFirstExecution(DelegatingModel):
    """The times of the first execution that was measured are reported for all later ones."""

    since = HalVersion.V1_2
    first: Timing | None = None

    def answer(self, end: Outcome) -> SynchronousResult:
        status, shapes, timing = end.result
        if not end.measure or status != ErrorStatus.NONE:
            return end.result
        self.first = self.first or timing
        return status, shapes, self.first


@defect
class LoopTimeoutInMicroseconds(DelegatingModel):
    """Synchronous executions count the loop timeout, which is in nanoseconds, in microseconds."""

    since = HalVersion.V1_3
    operations = (OperationType.WHILE,)

    def execute_synchronously_1_3(
        self, request: Request, options: ExecutionOptions
    ) -> SynchronousResult:
        limit = options.loop_timeout_ns and options.loop_timeout_ns // 1000
        options = msgspec.structs.replace(options, loop_timeout_ns=limit)
        return self.inner.execute_synchronously_1_3(request, options)


@defect
class ReusableDurationInMicroseconds(DelegatingExecution):
    """Fenced calls of a reusable execution take the duration to be in microseconds."""

    def execute_fenced(
        self, wait_for: Sequence[Fence], deadline_ns: int, duration_ns: int
    ) -> FencedResultAidl:
        limit = duration_ns // 1000 if duration_ns > 0 else duration_ns
        return self.inner.execute_fenced(wait_for, deadline_ns, limit)


@overriding(DelegatingInfo, "told")
def fenced_time_begins_with_the_launch(info: Info) -> Info:
    """The time since the fences of a fenced execution counts what it has waited for them."""
    status, launched, _ = info
    return status, launched, launched


@overriding(DelegatingInfo, "told")
def launched_time_begins_with_the_fence(info: Info) -> Info:
    """The time since the launch of a fenced execution does not count what it has waited."""
    status, _, fenced = info
    return status, fenced, fenced


@_with_fenced_options
def duration_begins_with_the_launch(options: FencedOptions) -> FencedOptions:
    """The time that a fenced execution may take runs while it waits for its fences."""
    if options.duration_ns is None or options.deadline_ns is not None:
        return options
    deadline_ns = time.monotonic_ns() + options.duration_ns
    return msgspec.structs.replace(options, deadline_ns=deadline_ns, duration_ns=None)


@_with_fenced_options
def fences_ignored_with_a_deadline(options: FencedOptions) -> FencedOptions:
    """A fenced execution with a deadline does not wait for its fences, in order to be in time."""
    is_limited = options.deadline_ns is not None
    return msgspec.structs.replace(options, wait_for=()) if is_limited else options


@defect
class UnknownExecutionHintRefused(DelegatingAidlModel):
    """An execution with a hint that the driver does not know is refused."""

    def execute_synchronously_with_config(
        self, request: Request, config: ExecutionConfig, deadline_ns: int
    ) -> SynchronousResultAidl:
        if config.execution_hints:
            return ErrorStatus.INVALID_ARGUMENT, None
        return self.inner.execute_synchronously_with_config(request, config, deadline_ns)


@defect
class TimesAreReportedFromThenOn(DelegatingModel):
    """Once times were asked for, all later executions of the prepared model report some."""

    since = HalVersion.V1_2
    is_on = False

    def answer(self, end: Outcome) -> SynchronousResult:
        status, shapes, _ = end.result
        self.is_on = self.is_on or end.measure
        if self.is_on and not end.measure and status == ErrorStatus.NONE:
            return status, shapes, Timing(1, 2)
        return end.result


class _KeepingLimits(DelegatingModel):
    """Has a deadline or a loop timeout until another one is given."""

    kept: ClassVar[str]

    def __init__(self, inner: Any) -> None:
        super().__init__(inner)
        self._kept: dict[str, int | None] = {}

    def limited(self, options: ExecutionOptions) -> ExecutionOptions:
        given = getattr(options, self.kept)
        if given is not None:
            self._kept = {self.kept: given}
        return msgspec.structs.replace(options, **self._kept)


@defect
class DeadlineOfTheExecutionBefore(_KeepingLimits):
    """A deadline holds for later executions that have none, too."""

    since = HalVersion.V1_3
    kept = "deadline_ns"


@defect
class LoopTimeoutOfTheExecutionBefore(_KeepingLimits):
    """A loop timeout holds for later executions that have none, too."""

    operations = (OperationType.WHILE,)
    since = HalVersion.V1_3
    kept = "loop_timeout_ns"


@defect
class TimerOfADeadlineRunsOn(Wrapped):
    """The timer of an execution that has met its deadline runs on, and ends what is executed on the
    model when it runs out.
    """

    since = HalVersion.V1_3
    _timer_ns: int | None = None

    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        began_ns = time.monotonic_ns()
        super().execute(inputs, outputs, context)
        timer_ns, ended_ns = self._timer_ns, time.monotonic_ns()
        if context.deadline_ns is not None:
            self._timer_ns = context.deadline_ns
        elif timer_ns is not None and began_ns <= timer_ns <= ended_ns:
            raise HalError(ErrorStatus.MISSED_DEADLINE_TRANSIENT, "the timer has run out")


@defect
class LoopTimeCountsFromFirstExecution(Wrapped):
    """The time for loops begins with the first execution of a prepared model, and is up for all
    later ones.
    """

    operations = (OperationType.WHILE,)
    since = HalVersion.V1_3
    _began_ns: int | None = None

    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        now_ns = time.monotonic_ns()
        self._began_ns = self._began_ns or now_ns
        context.loop_timeout_ns = max(context.loop_timeout_ns - (now_ns - self._began_ns), 1)
        super().execute(inputs, outputs, context)


@defect
class DeadlineOfThePreparationBefore(DelegatingDevice):
    """A deadline holds for later preparations that have none, too."""

    since = HalVersion.V1_3
    _deadline_ns: int | None = None

    def configured(self, config: PrepareModelConfigV1_3) -> PrepareModelConfigV1_3:
        if config.deadline_ns is not None:
            self._deadline_ns = config.deadline_ns
        return msgspec.structs.replace(config, deadline_ns=self._deadline_ns)


class _BoundForever(DelegatingModel):
    """Is prepared until a time, and for no longer."""

    def __init__(self, inner: Any, deadline_ns: int | None) -> None:
        super().__init__(inner)
        self._deadline_ns = deadline_ns

    def begin(self, request: Any) -> tuple[ErrorStatus, Any]:
        is_late = self._deadline_ns is not None and time.monotonic_ns() > self._deadline_ns
        return ErrorStatus.MISSED_DEADLINE_PERSISTENT if is_late else ErrorStatus.NONE, request


@defect
class DeadlineOfThePreparationStays(DelegatingDevice):
    """The deadline of a preparation holds for the executions of the prepared model, too."""

    since = HalVersion.V1_3

    def wrap_1_3(self, deadline_ns: int | None) -> Callable[[Any], Any]:
        return partial(_BoundForever, deadline_ns=deadline_ns)


@defect
class LoopTimeoutSharedByAllLoops(Wrapped):
    """All loops of an execution together have the time that each of them may take."""

    operations = (OperationType.WHILE,)
    since = HalVersion.V1_3

    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        began_ns = time.monotonic_ns()
        super().execute(inputs, outputs, context)
        if time.monotonic_ns() - began_ns > context.loop_timeout_ns:
            raise HalError(ErrorStatus.MISSED_DEADLINE_TRANSIENT, "the loops took too long")


@defect
class MeasuredBesideAMeasuredOne(DelegatingModel):
    """While a synchronous execution is measured, the others that begin then are measured as well,
    and report times that nobody asked for.
    """

    since = HalVersion.V1_2
    _under_way: ClassVar[list[MeasureTiming]] = []

    def execute_synchronously_1_3(
        self, request: Request, options: ExecutionOptions
    ) -> SynchronousResult:
        if options.measure == MeasureTiming.NO:
            if self._under_way:
                options = msgspec.structs.replace(options, measure=MeasureTiming.YES)
            return super().execute_synchronously_1_3(request, options)
        self._under_way.append(options.measure)
        try:
            return super().execute_synchronously_1_3(request, options)
        finally:
            self._under_way.pop()


@_with_fenced_options
def duration_of_signed32_bits(options: FencedOptions) -> FencedOptions:
    """The duration of a fenced execution is kept in 32 bits with a sign: three seconds are over at
    once.
    """
    if options.duration_ns is None or not options.duration_ns & 1 << 31:
        return options
    return msgspec.structs.replace(options, duration_ns=0)  # negative: over
