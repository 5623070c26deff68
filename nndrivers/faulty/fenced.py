"""Fenced executions: what they wait for, and what they say of themselves."""

from __future__ import annotations

import os
import threading
import weakref
from collections.abc import Sequence
from typing import Any, ClassVar

from msgspec.structs import replace

from nndrivers.faulty._delegates import DelegatingInfo, DelegatingModel, Info
from nndrivers.faulty.catalogue import defect, overriding
from nnhal.fences import Fence, FenceState, fence_pair
from nnhal.interfaces import FencedOptions, FencedResult
from nnhal.types import NO_TIMING, ErrorStatus, HalVersion, Request

_NONE = ErrorStatus.NONE

_with_options = overriding(DelegatingModel, "fenced", since=HalVersion.V1_3)


@overriding(DelegatingModel, "launched", since=HalVersion.V1_3)
def fence_signaled_early(result: FencedResult) -> FencedResult:
    """The sync fence of a fenced execution is signaled before the work is done."""
    status, _, callback = result
    if status != _NONE:
        return status, None, None
    fence, writer = fence_pair()
    writer.signal()
    return status, fence, callback


@_with_options
def fences_not_waited_for(options: FencedOptions) -> FencedOptions:
    """A fenced execution begins before the fences that it should wait for."""
    return options if None in options.wait_for else replace(options, wait_for=())


@_with_options
def last_fence_counts(options: FencedOptions) -> FencedOptions:
    """A fenced execution waits for the last of its fences only."""
    return _waiting_for(options, options.wait_for[-1:])


@_with_options
def eight_fences_count(options: FencedOptions) -> FencedOptions:
    """Only eight fences are waited for; a fenced execution does not wait for the ninth."""
    return _waiting_for(options, options.wait_for[:8])


def _waiting_for(options: FencedOptions, fences: Sequence[Fence | None]) -> FencedOptions:
    """``options`` with ``fences``, unless one of their own is empty or in error."""
    if any(fence is None or fence.state is FenceState.ERROR for fence in options.wait_for):
        return options
    return replace(options, wait_for=fences)


@defect
class SameFenceTwiceRefused(DelegatingModel):
    """An execution that is to wait for the same fence twice is refused: it is being watched."""

    since = HalVersion.V1_3

    def execute_fenced(self, request: Request, options: FencedOptions) -> FencedResult:
        files = [os.fstat(fence.fd).st_ino for fence in options.wait_for if fence is not None]
        if len({*files}) < len(files):
            return ErrorStatus.GENERAL_FAILURE, None, None
        return self.inner.execute_fenced(request, options)


@_with_options
def empty_fence_accepted(options: FencedOptions) -> FencedOptions:
    """A fenced execution accepts an empty handle to wait for."""
    return replace(options, wait_for=[fence for fence in options.wait_for if fence is not None])


@defect
class FencedInfoToldOnce(DelegatingInfo):
    """The result of a fenced execution is reported once; a second query gets GENERAL_FAILURE."""

    is_told = False

    def get_execution_info(self) -> Info:
        if self.is_told:
            return ErrorStatus.GENERAL_FAILURE, NO_TIMING, NO_TIMING
        info = self.inner.get_execution_info()
        self.is_told = info[0] == _NONE
        return info


@overriding(DelegatingInfo, "told")
def fenced_info_before_the_end(info: Info) -> Info:
    """A fenced execution says NONE before it is complete, and when it has failed."""
    return _NONE, *info[1:]


@overriding(DelegatingInfo, "told")
def fenced_times_swapped(info: Info) -> Info:
    """A fenced execution swaps the time since the launch with the time since the fences."""
    status, launched, fenced = info
    return status, fenced, launched


@defect
class FenceNeverSignaled(DelegatingModel):
    """The sync fence of a fenced execution is never signaled."""

    since = HalVersion.V1_3
    _kept: ClassVar[list[Any]] = []

    def launched(self, result: FencedResult) -> FencedResult:
        status, _, callback = result
        if status != _NONE:
            return status, None, None
        fence, writer = fence_pair()
        self._kept.append(writer)
        return status, fence, callback


@_with_options
def loop_timeout_taken_for_duration(options: FencedOptions) -> FencedOptions:
    """A fenced execution takes the timeout of loops for the time that it may take after its fences,
    and the other way round.
    """
    limits = {"loop_timeout_ns": options.duration_ns, "duration_ns": options.loop_timeout_ns}
    return replace(options, **limits)


@overriding(DelegatingModel, "launched", since=HalVersion.V1_3)
def released_info_cancels_execution(result: FencedResult) -> FencedResult:
    """A fenced execution belongs to the callback that tells of it, and ends in error with it."""
    status, fence, callback = result
    if fence is None or callback is None:
        return result
    told, writer = fence_pair()
    owner = DelegatingInfo(callback)
    weakref.finalize(owner, writer.fail)

    def finish() -> None:
        if fence.wait() is FenceState.SIGNALED:
            writer.signal()
        else:
            writer.fail()

    threading.Thread(target=finish, daemon=True).start()
    return status, told, owner
