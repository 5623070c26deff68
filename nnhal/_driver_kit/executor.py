"""A prepared model in the canonical form: all ways to execute it but bursts."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Sequence
from typing import Final

from nnhal._driver_kit.buffers import BufferTracker
from nnhal._driver_kit.driver import Program, Signature
from nnhal._driver_kit.execution import PLAIN, ExecutionContext
from nnhal._driver_kit.failures import LOGGER, status_of
from nnhal._driver_kit.fenced import FencedRun
from nnhal._driver_kit.plans import Plans
from nnhal._driver_kit.workers import Workers
from nnhal.errors import HalError, Invalid
from nnhal.fences import Fence, FenceState, fence_pair
from nnhal.interfaces import IFencedExecutionCallback, SynchronousResult
from nnhal.scheduling import begin_execution, end_execution
from nnhal.types import (
    NO_TIMING,
    TIMING_NOT_AVAILABLE,
    ErrorStatus,
    MeasureTiming,
    OutputShape,
    Timing,
)
from nnhal.validation.overlaps import ConstantRanges
from nnhal.versions import AnyRequest

__all__ = ["Executor", "FencedResult", "Notify"]

Notify = Callable[[ErrorStatus, Sequence[OutputShape], Timing], None]
"""The execution callback of some version."""

FencedResult = tuple[ErrorStatus, Fence | None, IFencedExecutionCallback | None]

_NONE: Final = ErrorStatus.NONE
_NUMBERS: Final = itertools.count(1)


class Executor:
    """Runs requests on a program."""

    def __init__(
        self,
        program: Program,
        signature: Signature,
        *,
        workers: Workers,
        buffers: BufferTracker,
        allow_unspecified_output: bool,
        constants: ConstantRanges,
    ) -> None:
        self.number = next(_NUMBERS)
        self.signature = signature
        self.workers = workers
        self._plans = Plans(
            program, signature, buffers, self.number, allow_unspecified_output, constants
        )

    def run(
        self,
        request: AnyRequest,
        measure: MeasureTiming = MeasureTiming.NO,
        deadline_ns: int | None = None,
        loop_timeout_ns: int | None = None,
        started_ns: int | None = None,
    ) -> SynchronousResult:
        """Execute; ``started_ns`` is when the client called, by default now."""
        if measure and started_ns is None:
            started_ns = time.monotonic_ns()
        context = PLAIN
        begin_execution()
        try:
            plan = self._plans.get(request)
            if measure or deadline_ns is not None or loop_timeout_ns is not None:
                context = _context(measure, deadline_ns, loop_timeout_ns)
            shapes = plan.run(context)
        except Exception as error:
            return _failure(error)
        finally:
            end_execution()
        if started_ns is None or not measure:
            return _NONE, shapes, NO_TIMING
        return _NONE, shapes, _timing(context.time_on_device_us, started_ns)

    def check(self, request: AnyRequest) -> None:
        """Raise Invalid for a request that no execution could run."""
        self._plans.check(request)

    def launch(
        self,
        request: AnyRequest,
        measure: MeasureTiming,
        deadline_ns: int | None,
        loop_timeout_ns: int | None,
        notify: Notify,
    ) -> ErrorStatus:
        """Execute in the background and notify exactly once; the status of the launch."""
        started_ns = time.monotonic_ns()

        def execute() -> None:
            arguments = request, measure, deadline_ns, loop_timeout_ns, started_ns
            try:
                result = self.run(*arguments)
            except BaseException as error:  # in a thread that nobody would hear of
                result = _failure(error)
            _notify(notify, *result)

        try:
            self._plans.get(request)
            _check_duration("loop timeout", loop_timeout_ns)
            self.workers.submit(execute)
        except Exception as error:
            status = status_of(error, "execute")
            _notify(notify, status, (), NO_TIMING)
            return status
        return _NONE

    def launch_fenced(
        self,
        request: AnyRequest,
        wait_for: Sequence[Fence | None],
        measure: MeasureTiming,
        deadline_ns: int | None,
        loop_timeout_ns: int | None,
        duration_ns: int | None,
    ) -> FencedResult:
        """Execute in the background once ``wait_for`` are all signaled."""
        started_ns = time.monotonic_ns()
        try:
            self._plans.check(request, allow_unspecified_output=False)
            _check_duration("duration", duration_ns)
            handles = [_not_empty(fence) for fence in wait_for]
            _context(measure, deadline_ns, loop_timeout_ns)
            fences = [_sound(fence) for fence in handles]
            fence, writer = fence_pair()
            run = FencedRun(self.run, writer, fences, started_ns)
            limits = deadline_ns, loop_timeout_ns, duration_ns
            self.workers.submit(lambda: run.execute(request, measure, *limits))
        except Exception as error:
            return status_of(error, "executeFenced"), None, None
        return _NONE, fence, run


def _context(
    measure: MeasureTiming, deadline_ns: int | None, loop_timeout_ns: int | None
) -> ExecutionContext:
    """The context of an execution; raises HalError when its deadline has passed already."""
    _check_duration("loop timeout", loop_timeout_ns)
    if deadline_ns is not None and time.monotonic_ns() >= deadline_ns:
        message = "the deadline had passed before the execution began"
        raise HalError(ErrorStatus.MISSED_DEADLINE_PERSISTENT, message)
    return ExecutionContext(
        deadline_ns=deadline_ns, loop_timeout_ns=loop_timeout_ns, measure=bool(measure)
    )


def _check_duration(what: str, duration_ns: int | None) -> None:
    if duration_ns is not None and duration_ns < 0:
        raise Invalid(f"{what} {duration_ns} is negative")


def _not_empty(fence: Fence | None) -> Fence:
    if fence is None:
        raise Invalid("an empty fence handle to wait for")
    return fence


def _sound(fence: Fence) -> Fence:
    """A copy of a fence, since the caller may close his; raises Invalid."""
    if fence.state is FenceState.ERROR:
        raise Invalid("a fence to wait for is in error state")
    return fence.duplicate()


def _failure(error: BaseException) -> SynchronousResult:
    status = status_of(error, "execute")
    if isinstance(error, HalError) and status == ErrorStatus.OUTPUT_INSUFFICIENT_SIZE:
        return status, error.output_shapes, NO_TIMING
    return status, (), NO_TIMING


def _timing(time_on_device_us: int, started_ns: int) -> Timing:
    in_driver = (time.monotonic_ns() - started_ns) // 1000
    if time_on_device_us != TIMING_NOT_AVAILABLE:
        # A device whose clock disagrees with ours must not seem slower than its driver.
        time_on_device_us = min(time_on_device_us, in_driver)
    return Timing(time_on_device_us, in_driver)


def _notify(
    notify: Notify, status: ErrorStatus, shapes: Sequence[OutputShape], timing: Timing
) -> None:
    try:
        notify(status, shapes, timing)
    except Exception:
        LOGGER.exception("an execution callback raised")
