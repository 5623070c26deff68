"""Events: the end of an execution that has been launched.

Source: ``runtime/Event.h`` and the ``ANeuralNetworksEvent_*`` functions of
``runtime/NeuralNetworks.cpp``.
"""

from __future__ import annotations

import os
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import Future

from nnapi.errors import NnapiError, bad_data
from nnapi.result_codes import code_of, status_of
from nnhal.fences import Fence, FenceState
from nnhal.types import ErrorStatus

__all__ = ["CallbackEvent", "Event", "SyncFenceEvent"]


class Event(ABC):
    """Event that :meth:`wait` waits for. Any number of threads may wait."""

    @staticmethod
    def from_sync_fence_fd(fd: int) -> Event:
        """An event that ends with the fence ``fd``, which is duplicated. BAD_DATA for none."""
        if fd <= 0:
            raise bad_data(f"descriptor {fd} is no sync fence")
        try:
            copy = os.dup(fd)
        except (OSError, OverflowError) as error:
            raise bad_data(f"descriptor {fd} is no sync fence: {error}") from None
        return SyncFenceEvent(Fence(copy))

    def wait(self) -> None:
        """Wait for the end. NnapiError with the code that the execution has ended with."""
        status = self._wait()
        if status != ErrorStatus.NONE:
            raise NnapiError(code_of(status), "the execution that the event stands for has failed")

    def close(self) -> None:
        """Wait for the end, however it is (``ANeuralNetworksEvent_free``)."""
        self._wait()

    def sync_fence_fd(self) -> int:
        """A descriptor of the fence behind the event, which the caller must close.

        BAD_DATA for an event without one, as those of executions without fences are.
        """
        if self.fence is None:
            raise bad_data("the event has no sync fence")
        return os.dup(self.fence.fd)

    @property
    @abstractmethod
    def fence(self) -> Fence | None:
        """The event's own fence, for the runtime."""

    @abstractmethod
    def _wait(self) -> ErrorStatus: ...


class CallbackEvent(Event):
    """The end of an asynchronous execution: ``outcome`` has its status, or raises NnapiError."""

    def __init__(self, outcome: Future[ErrorStatus]) -> None:
        self._outcome = outcome

    @property
    def fence(self) -> Fence | None:
        return None

    def _wait(self) -> ErrorStatus:
        try:
            return self._outcome.result()
        except NnapiError as error:
            return status_of(error.code)


class SyncFenceEvent(Event):
    """The end of a fenced execution; without ``fence`` it has ended already.

    For a fence in error state ``execution_info`` tells the status. ``finish`` is called with the
    status once, by the first who waits, and returns the one that counts.
    """

    def __init__(
        self,
        fence: Fence | None,
        execution_info: Callable[[], ErrorStatus] | None = None,
        finish: Callable[[ErrorStatus], ErrorStatus] | None = None,
    ) -> None:
        self._fence = fence
        self._execution_info = execution_info
        self._finish = finish
        self._lock = threading.Lock()
        self._status: ErrorStatus | None = None

    @property
    def fence(self) -> Fence | None:
        return self._fence

    def _wait(self) -> ErrorStatus:
        with self._lock:
            if self._status is None:
                status = self._fence_status()
                self._status = status if self._finish is None else self._finish(status)
            return self._status

    def _fence_status(self) -> ErrorStatus:
        if self._fence is None or self._fence.wait() is FenceState.SIGNALED:
            return ErrorStatus.NONE
        status = ErrorStatus.NONE if self._execution_info is None else self._execution_info()
        # The fence has failed, whatever the driver says afterwards.
        return ErrorStatus.GENERAL_FAILURE if status == ErrorStatus.NONE else status
