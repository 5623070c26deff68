"""A fenced execution while it runs in the background, and what its client asks afterwards."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final

from nnhal._driver_kit.failures import status_of
from nnhal.fences import Fence, FenceState, FenceWriter, wait_for_all
from nnhal.interfaces import IFencedExecutionCallback, SynchronousResult
from nnhal.types import NO_TIMING, ErrorStatus, MeasureTiming, Timing
from nnhal.versions import AnyRequest

__all__ = ["FencedRun"]

_AFTER_WAITING: Final = {
    FenceState.ERROR: ErrorStatus.GENERAL_FAILURE,
    FenceState.ACTIVE: ErrorStatus.MISSED_DEADLINE_PERSISTENT,
}
"""Status of an execution whose fences were not all signaled."""


class FencedRun(IFencedExecutionCallback):
    """Waits, executes, and signals ``writer``, or puts it into error state."""

    def __init__(
        self,
        run: Callable[..., SynchronousResult],
        writer: FenceWriter,
        wait_for: Sequence[Fence],
        launched_ns: int,
    ) -> None:
        self._run = run
        self._writer = writer
        self._wait_for = wait_for
        self._launched_ns = launched_ns
        self._info = ErrorStatus.GENERAL_FAILURE, NO_TIMING, NO_TIMING

    def get_execution_info(self) -> tuple[ErrorStatus, Timing, Timing]:
        return self._info

    def execute(
        self,
        request: AnyRequest,
        measure: MeasureTiming,
        deadline_ns: int | None,
        loop_timeout_ns: int | None,
        duration_ns: int | None,
    ) -> None:
        """The whole of the work; does not raise: nobody would signal the fence then."""
        try:
            self._execute(request, measure, deadline_ns, loop_timeout_ns, duration_ns)
        except BaseException as error:
            self._finish(status_of(error, "executeFenced"))

    def _execute(
        self,
        request: AnyRequest,
        measure: MeasureTiming,
        deadline_ns: int | None,
        loop_timeout_ns: int | None,
        duration_ns: int | None,
    ) -> None:
        state = wait_for_all(self._wait_for, deadline_ns)
        self._wait_for = ()
        if state is not FenceState.SIGNALED:
            self._finish(_AFTER_WAITING[state])
            return
        fenced_ns = time.monotonic_ns()
        limit_ns = _sooner(deadline_ns, None if duration_ns is None else fenced_ns + duration_ns)
        status, _, timing = self._run(request, measure, limit_ns, loop_timeout_ns, fenced_ns)
        if status != ErrorStatus.NONE or not measure:
            self._finish(status)
            return
        launched = Timing(
            timing.time_on_device_us, (time.monotonic_ns() - self._launched_ns) // 1000
        )
        self._finish(status, launched, timing)

    def _finish(
        self, status: ErrorStatus, launched: Timing = NO_TIMING, fenced: Timing = NO_TIMING
    ) -> None:
        self._info = status, launched, fenced
        if status == ErrorStatus.NONE:
            self._writer.signal()
        else:
            self._writer.fail()


def _sooner(one: int | None, other: int | None) -> int | None:
    if one is None or other is None:
        return other if one is None else one
    return min(one, other)
