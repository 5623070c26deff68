"""A fenced execution as its client holds it."""

from __future__ import annotations

import msgspec

from nnhal.client.guard import guarded
from nnhal.client.results import check_timing, refusal
from nnhal.fences import Fence, FenceState
from nnhal.interfaces import IFencedExecutionCallback
from nnhal.types import NO_TIMING, ErrorStatus, Timing

__all__ = ["FencedExecution", "FencedInfo"]


class FencedInfo(msgspec.Struct, frozen=True):
    """Timing since the launch, and since the last fence waited for was signaled."""

    timing_launched: Timing = NO_TIMING
    timing_fenced: Timing = NO_TIMING


class FencedExecution:
    """Launched work. ``fence`` is None when it was complete before the launch returned."""

    def __init__(self, fence: Fence | None, callback: IFencedExecutionCallback) -> None:
        self.fence = fence
        self._callback = callback

    def wait(self, timeout_ns: int | None = None) -> FenceState:
        """The state of the fence, after waiting as of :meth:`nnhal.fences.Fence.wait`."""
        return FenceState.SIGNALED if self.fence is None else self.fence.wait(timeout_ns)

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
