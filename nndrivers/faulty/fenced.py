"""Fenced executions: what they wait for, and what they say of themselves."""

from __future__ import annotations

import os
import threading
import weakref
from typing import Any, ClassVar

from msgspec.structs import replace

from nndrivers.faulty._delegates import DelegatingModel
from nndrivers.faulty.catalogue import defect
from nnhal.fences import FenceState, fence_pair
from nnhal.interfaces import FencedOptions, FencedResult, IFencedExecutionCallback
from nnhal.types import NO_TIMING, ErrorStatus, HalVersion, Request, Timing

_NONE = ErrorStatus.NONE


@defect
class FenceSignaledEarly(DelegatingModel):
    """The sync fence of a fenced execution is signaled before the work is done."""

    since = HalVersion.V1_3

    def execute_fenced(self, request: Request, options: FencedOptions) -> FencedResult:
        status, _, callback = self.inner.execute_fenced(request, options)
        if status != _NONE:
            return status, None, None
        fence, writer = fence_pair()
        writer.signal()
        return status, fence, callback


@defect
class FencesNotWaitedFor(DelegatingModel):
    """A fenced execution begins before the fences that it should wait for."""

    since = HalVersion.V1_3

    def execute_fenced(self, request: Request, options: FencedOptions) -> FencedResult:
        if None in options.wait_for:
            return self.inner.execute_fenced(request, options)
        return self.inner.execute_fenced(request, replace(options, wait_for=()))


@defect
class LastFenceCounts(DelegatingModel):
    """A fenced execution waits for the last of its fences only."""

    since = HalVersion.V1_3

    def execute_fenced(self, request: Request, options: FencedOptions) -> FencedResult:
        if any(fence is None or fence.state is FenceState.ERROR for fence in options.wait_for):
            return self.inner.execute_fenced(request, options)
        return self.inner.execute_fenced(request, replace(options, wait_for=options.wait_for[-1:]))


@defect
class EightFencesCount(DelegatingModel):
    """Only eight fences are waited for; a fenced execution does not wait for the ninth."""

    since = HalVersion.V1_3

    def execute_fenced(self, request: Request, options: FencedOptions) -> FencedResult:
        if any(fence is None or fence.state is FenceState.ERROR for fence in options.wait_for):
            return self.inner.execute_fenced(request, options)
        return self.inner.execute_fenced(request, replace(options, wait_for=options.wait_for[:8]))


@defect
class SameFenceTwiceRefused(DelegatingModel):
    """An execution that is to wait for the same fence twice is refused: it is being watched."""

    since = HalVersion.V1_3

    def execute_fenced(self, request: Request, options: FencedOptions) -> FencedResult:
        files = [os.fstat(fence.fd).st_ino for fence in options.wait_for if fence is not None]
        if len({*files}) < len(files):
            return ErrorStatus.GENERAL_FAILURE, None, None
        return self.inner.execute_fenced(request, options)


@defect
class EmptyFenceAccepted(DelegatingModel):
    """A fenced execution accepts an empty handle to wait for."""

    since = HalVersion.V1_3

    def execute_fenced(self, request: Request, options: FencedOptions) -> FencedResult:
        fences = [fence for fence in options.wait_for if fence is not None]
        return self.inner.execute_fenced(request, replace(options, wait_for=fences))


class _ToldOnce(IFencedExecutionCallback):
    def __init__(self, inner: IFencedExecutionCallback) -> None:
        self._inner: IFencedExecutionCallback | None = inner

    def get_execution_info(self) -> tuple[ErrorStatus, Timing, Timing]:
        if self._inner is None:
            return ErrorStatus.GENERAL_FAILURE, NO_TIMING, NO_TIMING
        info = self._inner.get_execution_info()
        if info[0] == _NONE:
            self._inner = None
        return info


@defect
class FencedInfoToldOnce(DelegatingModel):
    """The result of a fenced execution is reported once; a second query gets GENERAL_FAILURE."""

    since = HalVersion.V1_3

    def execute_fenced(self, request: Request, options: FencedOptions) -> FencedResult:
        status, fence, callback = self.inner.execute_fenced(request, options)
        return status, fence, callback and _ToldOnce(callback)


class _LastingSuccess(IFencedExecutionCallback):
    def __init__(self, inner: IFencedExecutionCallback) -> None:
        self._inner = inner

    def get_execution_info(self) -> tuple[ErrorStatus, Timing, Timing]:
        _, launched, fenced = self._inner.get_execution_info()
        return _NONE, launched, fenced


@defect
class FencedInfoBeforeTheEnd(DelegatingModel):
    """A fenced execution says NONE before it is complete, and when it has failed."""

    since = HalVersion.V1_3

    def execute_fenced(self, request: Request, options: FencedOptions) -> FencedResult:
        status, fence, callback = self.inner.execute_fenced(request, options)
        return status, fence, None if callback is None else _LastingSuccess(callback)


class _FencedTimes(_LastingSuccess):
    def get_execution_info(self) -> tuple[ErrorStatus, Timing, Timing]:
        status, launched, fenced = self._inner.get_execution_info()
        return status, fenced, launched


@defect
class FencedTimesSwapped(DelegatingModel):
    """A fenced execution swaps the time since the launch with the time since the fences."""

    since = HalVersion.V1_3

    def execute_fenced(self, request: Request, options: FencedOptions) -> FencedResult:
        status, fence, callback = self.inner.execute_fenced(request, options)
        return status, fence, None if callback is None else _FencedTimes(callback)


@defect
class FenceNeverSignaled(DelegatingModel):
    """The sync fence of a fenced execution is never signaled."""

    since = HalVersion.V1_3
    _kept: ClassVar[list[Any]] = []

    def execute_fenced(self, request: Request, options: FencedOptions) -> FencedResult:
        status, _, callback = self.inner.execute_fenced(request, options)
        if status != _NONE:
            return status, None, None
        fence, writer = fence_pair()
        self._kept.append(writer)
        return status, fence, callback


@defect
class LoopTimeoutTakenForDuration(DelegatingModel):
    """A fenced execution takes the timeout of loops for the time that it may take after its fences,
    and the other way round.
    """

    since = HalVersion.V1_3

    def execute_fenced(self, request: Request, options: FencedOptions) -> FencedResult:
        limits = {"loop_timeout_ns": options.duration_ns, "duration_ns": options.loop_timeout_ns}
        return self.inner.execute_fenced(request, replace(options, **limits))


class _OwningInfo(IFencedExecutionCallback):
    def __init__(self, inner: IFencedExecutionCallback) -> None:
        self._inner = inner

    def get_execution_info(self) -> tuple[ErrorStatus, Timing, Timing]:
        return self._inner.get_execution_info()


@defect
class ReleasedInfoCancelsExecution(DelegatingModel):
    """A fenced execution belongs to the callback that tells of it, and ends in error with it."""

    since = HalVersion.V1_3

    def execute_fenced(self, request: Request, options: FencedOptions) -> FencedResult:
        status, fence, callback = self.inner.execute_fenced(request, options)
        if fence is None or callback is None:
            return status, fence, callback
        told, writer = fence_pair()
        owner = _OwningInfo(callback)
        weakref.finalize(owner, writer.fail)

        def finish() -> None:
            if fence.wait() is FenceState.SIGNALED:
                writer.signal()
            else:
                writer.fail()

        threading.Thread(target=finish, daemon=True).start()
        return status, told, owner
