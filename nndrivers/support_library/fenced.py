"""Fenced executions: started with the events that they wait for, and asked when they are over."""

from __future__ import annotations

import ctypes
import threading
import weakref
from collections.abc import Callable, Sequence
from typing import Any

from nndrivers.support_library.execution import FENCED, SINCE_LAUNCH, timing
from nndrivers.support_library.handles import Handle, created
from nndrivers.support_library.refusals import refused
from nndrivers.support_library.result_codes import name_of, status_of
from nndrivers.support_library.sync_fences import libsync_fence
from nnhal.errors import HalError
from nnhal.fences import Fence, FenceState
from nnhal.interfaces import FencedResultAidl, IFencedExecutionCallbackAidl
from nnhal.types import NO_TIMING_NS, ErrorStatus, TimingNs

__all__ = ["launch"]


def launch(
    api: Any,
    execution: int,
    free: Callable[[], object],
    wait_for: Sequence[Fence],
    duration_ns: int,
    *,
    measured: bool,
    keeps: object = None,
) -> FencedResultAidl:
    """Start ``execution``; ``free`` is called when it is over and nobody asks for it any more, or
    when it cannot be started. ``keeps`` lives as long as it runs. Raises HalError.
    """
    try:
        dependencies = [_event_of(api, fence) for fence in wait_for]
        addresses = [each.address for each in dependencies]
        event = created(
            "ANeuralNetworksExecution_startComputeWithDependencies",
            api.ANeuralNetworksExecution_startComputeWithDependencies,
            execution,
            (ctypes.c_void_p * len(addresses))(*addresses),
            len(addresses),
            duration_ns,
        )
    except BaseException:
        free()
        raise
    return _Launched(api, execution, event, measured).result(free, (dependencies, keeps))


def _event_of(api: Any, fence: Fence) -> Handle:
    """The event of a fence; the library duplicates its descriptor."""
    create = api.ANeuralNetworksEvent_createFromSyncFenceFd
    with libsync_fence(fence) as given:
        address = created("ANeuralNetworksEvent_createFromSyncFenceFd", create, given.fileno())
    return Handle(address, api.ANeuralNetworksEvent_free)


class _Launched(IFencedExecutionCallbackAidl):
    """An execution that has been started, and its event."""

    def __init__(self, api: Any, execution: int, event: int, measured: bool) -> None:
        self._api = api
        self._execution = execution
        self._event = event
        self._measured = measured
        self._fence: Fence | None = None

    def result(self, free: Callable[[], object], keeps: object) -> FencedResultAidl:
        """What the client gets: the event's sync fence, none for an execution that is over."""
        place = ctypes.c_int(-1)
        code = self._api.ANeuralNetworksEvent_getSyncFenceFd(self._event, ctypes.byref(place))
        if code == 0 and place.value >= 0:
            self._fence = Fence(place.value)
        ending = self._api, self._event, self._fence, free, keeps
        weakref.finalize(self, _end, *ending).atexit = False
        if self._fence is not None:
            return ErrorStatus.NONE, self._fence.duplicate(), self
        status = status_of(self._api.ANeuralNetworksEvent_wait(self._event))
        return status, None, None if status else self

    def get_execution_info(self) -> tuple[ErrorStatus, TimingNs, TimingNs]:
        if self._fence is not None and self._fence.state is FenceState.ACTIVE:
            return ErrorStatus.GENERAL_FAILURE, NO_TIMING_NS, NO_TIMING_NS
        code = self._api.ANeuralNetworksEvent_wait(self._event)
        if code:
            error = HalError(status_of(code), f"the fenced computation ended with {name_of(code)}")
            return refused("getExecutionInfo", error), NO_TIMING_NS, NO_TIMING_NS
        if not self._measured:
            return ErrorStatus.NONE, NO_TIMING_NS, NO_TIMING_NS
        launched = timing(self._api, self._execution, SINCE_LAUNCH)
        return ErrorStatus.NONE, launched, timing(self._api, self._execution, FENCED)


def _end(
    api: Any, event: int, fence: Fence | None, free: Callable[[], object], keeps: object
) -> None:
    """Free what was launched, when it is over: a client may drop it before."""

    def wait_and_free() -> None:
        api.ANeuralNetworksEvent_wait(event)
        api.ANeuralNetworksEvent_free(event)
        free()
        del keeps_it[:]

    keeps_it = [keeps]
    if fence is not None and fence.state is FenceState.ACTIVE:
        threading.Thread(target=wait_and_free, name="fenced-end", daemon=True).start()
    else:
        wait_and_free()
