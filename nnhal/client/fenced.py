"""A fenced execution as its client holds it."""

from __future__ import annotations

import msgspec

from nnhal.client.guard import guarded
from nnhal.client.results import check_timing, refusal
from nnhal.errors import NoAnswer
from nnhal.fences import Fence, FenceState
from nnhal.interfaces import IFencedExecutionCallback
from nnhal.types import NO_TIMING, ErrorStatus, Timing

__all__ = ["FencedExecution", "FencedInfo"]


class FencedInfo(msgspec.Struct, frozen=True):
    """Timing since the launch, and since the last fence waited for was signaled."""

    timing_launched: Timing = NO_TIMING
    timing_fenced: Timing = NO_TIMING


class FencedExecution:
    """Launched work. ``fence`` is None when it was complete before the launch returned.

    ``timeout_s`` limits how long to wait for a fence where nothing else is said (None: for ever).
    """

    def __init__(
        self,
        fence: Fence | None,
        callback: IFencedExecutionCallback,
        timeout_s: float | None = None,
    ) -> None:
        self.fence = fence
        self._callback = callback
        self._timeout_s = timeout_s

    def wait(self, timeout_ns: int | None = None) -> FenceState:
        """The state of the fence, after waiting as of :meth:`nnhal.fences.Fence.wait`.

        Without ``timeout_ns`` a fence that is not over in time is NoAnswer.
        """
        if self.fence is None:
            return FenceState.SIGNALED
        if timeout_ns is not None or self._timeout_s is None:
            return self.fence.wait(timeout_ns)
        state = self.fence.wait(round(self._timeout_s * 1e9))
        if state is FenceState.ACTIVE:
            raise NoAnswer(f"executeFenced: its fence is not signaled in {self._timeout_s:g} s")
        return state

    def info(self) -> FencedInfo:
        """Timings, once complete. Raises the HalError that the execution ended with, or one with
        GENERAL_FAILURE while it is not complete.
        """
        with guarded("getExecutionInfo"):
            status, launched, fenced = self._callback.get_execution_info()
        if status != ErrorStatus.NONE:
            raise refusal(status, "fenced execution")
        check_timing(launched)
        check_timing(fenced)
        return FencedInfo(launched, fenced)
