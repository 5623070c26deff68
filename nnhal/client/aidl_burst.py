"""Calls that only the AIDL interface has: bursts without queues, and reusable executions."""

from __future__ import annotations

import threading
import weakref
from collections import deque
from collections.abc import Sequence

from nnhal.client.aidl_devices import fenced_info
from nnhal.client.aidl_numbers import boottime, or_none_ns, outcome
from nnhal.client.fenced import FencedExecution
from nnhal.client.guard import guarded
from nnhal.client.results import ExecutionResult, check, check_timing, result_of
from nnhal.errors import HalError
from nnhal.fences import Fence
from nnhal.interfaces import IBurstAidl, IExecutionAidl, IPreparedModelAidl, IPreparedModelAidlV4
from nnhal.memory import Memory
from nnhal.types import ErrorStatus, ExecutionConfig, OutputShape, Request

__all__ = ["AidlBurst", "ReusableExecution"]


class AidlBurst:
    """Burst over AIDL, like :class:`nnhal.device.Burst`: executions one after the other, memories
    named once.
    """

    def __init__(self, prepared_model: IPreparedModelAidl, outputs: int | None) -> None:
        status, burst = prepared_model.configure_execution_burst()
        if status != ErrorStatus.NONE or burst is None:
            raise HalError(ErrorStatus(status) or ErrorStatus.GENERAL_FAILURE, "no burst")
        self._burst: IBurstAidl | None = burst
        self._outputs = outputs
        self._in_flight = threading.Lock()
        self._names: weakref.WeakKeyDictionary[Memory, int] = weakref.WeakKeyDictionary()
        self._next = 0
        self._gone: deque[int] = deque()

    def execute(
        self,
        request: Request,
        *,
        measure: bool = False,
        deadline_ns: int | None = None,
        loop_timeout_ns: int | None = None,
    ) -> ExecutionResult:
        """Execute; as of :meth:`nnhal.device.PreparedModel.execute`.

        HalError with GENERAL_FAILURE while another thread is executing on the same burst.
        """
        burst = self._burst
        if burst is None:
            raise HalError(ErrorStatus.GENERAL_FAILURE, "the burst is closed")
        if not self._in_flight.acquire(blocking=False):
            message = "another execution of the same burst is under way"
            raise HalError(ErrorStatus.GENERAL_FAILURE, message)
        try:
            self._release(burst)
            tokens = [self._name(pool) for pool in request.pools]
            limits = boottime(deadline_ns), or_none_ns(loop_timeout_ns)
            with guarded("IBurst.executeSynchronously"):
                answer = burst.execute_synchronously(request, tokens, measure, *limits)
                result = outcome(answer)
        finally:
            self._in_flight.release()
        return result_of(*result, self._outputs)

    def close(self) -> None:
        """End the burst; the driver forgets its memories."""
        self._burst = None

    def _name(self, pool: object) -> int:
        """The number of a memory, a new one the first time; -1 for a device memory."""
        if not isinstance(pool, Memory):
            return -1
        name = self._names.get(pool)
        if name is None:
            name = self._names[pool] = self._next
            self._next += 1
            # Only noted: a memory is collected anywhere, also in the middle of another call.
            weakref.finalize(pool, self._gone.append, name).atexit = False
        return name

    def _release(self, burst: IBurstAidl) -> None:
        """Have the driver forget the memories that are gone."""
        while self._gone:
            name = self._gone.popleft()
            with guarded("IBurst.releaseMemoryResource"):
                burst.release_memory_resource(name)


class ReusableExecution:
    """A request that is checked once and run again and again, one at a time (AIDL 4)."""

    def __init__(
        self,
        prepared_model: IPreparedModelAidlV4,
        request: Request,
        config: ExecutionConfig,
        outputs: int | None,
        timeout_s: float | None = None,
    ) -> None:
        with guarded("createReusableExecution"):
            status, execution = prepared_model.create_reusable_execution(request, config)
        if status != ErrorStatus.NONE or execution is None:
            status = ErrorStatus(status) or ErrorStatus.GENERAL_FAILURE
            raise HalError(status, "createReusableExecution")
        self._execution: IExecutionAidl = execution
        self._timeout_s = timeout_s
        self._outputs = outputs
        self._known_good: Sequence[OutputShape] = ()

    def execute(self, *, deadline_ns: int | None = None) -> ExecutionResult:
        """Execute; as of :meth:`nnhal.device.PreparedModel.execute`."""
        with guarded("IExecution.executeSynchronously"):
            answer = self._execution.execute_synchronously(boottime(deadline_ns))
            status, shapes, timing = outcome(answer)
        # A driver that answers with the same object again has been checked before.
        if status or shapes is not self._known_good:
            check(status, shapes, self._outputs)
            self._known_good = shapes
        check_timing(timing)
        return ExecutionResult(shapes, timing)

    def execute_fenced(
        self,
        wait_for: Sequence[Fence] = (),
        *,
        deadline_ns: int | None = None,
        duration_ns: int | None = None,
    ) -> FencedExecution:
        """Execute like :meth:`nnhal.device.PreparedModel.execute_fenced`."""
        limits = boottime(deadline_ns), or_none_ns(duration_ns)
        with guarded("IExecution.executeFenced"):
            status, fence, callback = self._execution.execute_fenced(wait_for, *limits)
        if status != ErrorStatus.NONE:
            raise HalError(ErrorStatus(status), "IExecution.executeFenced")
        if callback is None:
            message = "executeFenced: the driver has given no callback"
            raise HalError(ErrorStatus.GENERAL_FAILURE, message)
        return FencedExecution(fence, fenced_info(callback), self._timeout_s)
