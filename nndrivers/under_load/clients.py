"""Clients: what the driver does to one because of another, or of its death."""

from __future__ import annotations

import ctypes
import threading
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from nndrivers.under_load._client_sessions import Session, SessionDevice, SessionDriver
from nndrivers.under_load._wrapping import Execution
from nndrivers.under_load.catalogue import defect
from nnhal.driver_kit import HalError, PrepareOptions, Program
from nnhal.types import ErrorStatus, Model


class _Accounts(SessionDriver):
    """Counts what a client has used, in memory that the client's session owns."""

    def execute_for(self, session: Any, execution: Execution) -> None:
        execution.run()
        if session.is_gone:
            ctypes.string_at(0)  # the session's memory is no longer mapped


@defect(
    "CRASH",
    r"the driver's process was killed by SIGSEGV",
    modes=("multi-process-inference-stress", "client-early-termination-stress"),
    sources=(
        "https://github.com/triton-inference-server/server/issues/6576",
        "https://github.com/triton-inference-server/server/issues/8034",
        "https://github.com/infiniflow/infinity/issues/1274",
    ),
)
class CrashWhenAClientDiesDuringExecution(SessionDevice):
    """A client's accounting is freed as soon as the client dies; an execution of its that is still
    under way writes there when it ends.
    """

    driver_class = _Accounts


class _Compiling(SessionDriver):
    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        session = self.sessions.of(model)
        try:
            return super().prepare(model, options)
        finally:
            if session.is_gone:
                ctypes.string_at(0)  # how it has ended was to be entered in the session's table


@defect(
    "CRASH",
    r"the driver's process was killed by SIGSEGV",
    modes=("client-early-termination-stress", "multi-process-model-load-stress"),
    sources=("https://github.com/jolibrain/deepdetect/pull/1545",),
)
class CrashWhenAClientDiesDuringPreparation(SessionDevice):
    """The table of a client's models is freed as soon as the client dies; a preparation that was
    under way for it is entered there when it ends, whether there is a model or not.
    """

    driver_class = _Compiling


_LINGER_S: Final = 0.05


class _Queue:
    """Calls that wait for the device, which does one after the other."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._waiting: dict[Session, int] = {}
        self._order: deque[Session] = deque()
        self._is_busy = False
        self._current: Session | None = None
        self._left_s = 0.0

    def enter(self, session: Session) -> None:
        """Return when it is the turn of a call of ``session``."""
        with self._changed:
            self._waiting[session] = self._waiting.get(session, 0) + 1
            self._order.append(session)
            while self._is_busy or self._next() is not session:
                self._changed.wait(_LINGER_S)
            self._is_busy = True
            self._current = session
            self._waiting[session] -= 1
            self._order.remove(session)

    def leave(self) -> None:
        """The call has been done."""
        with self._changed:
            self._is_busy = False
            self._left_s = time.monotonic()
            self._changed.notify_all()

    def _next(self) -> Session | None:
        """Another call of the client whose context is active saves a switch, so the device waits
        for one as long as the switch would take.
        """
        current = self._current
        if current is not None and self._waiting.get(current, 0):
            return current
        is_over = current is None or current.is_gone
        if is_over or time.monotonic() >= self._left_s + _LINGER_S:
            return self._order[0]
        return None

    @contextmanager
    def turn(self, session: Session) -> Iterator[None]:
        """The device is at work for ``session``."""
        self.enter(session)
        try:
            yield
        finally:
            self.leave()


class _Sticky(SessionDriver):
    """Compiles on the device, too."""

    def __init__(self, *, threads: int = 1) -> None:
        super().__init__(threads=threads)
        self.queue = _Queue()

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        with self.queue.turn(self.sessions.of(model)):
            return super().prepare(model, options)

    def execute_for(self, session: Any, execution: Execution) -> None:
        with self.queue.turn(session):
            execution.run()


_STARVED: Final = r"starvation: client \d+ had no answer"


@defect(
    "FAILURE",
    _STARVED,
    modes=("multi-process-inference-stress",),
    sources=("https://github.com/illinois-cs241/broadway/issues/21",),
)
class StarvationByTheActiveClient(SessionDevice):
    """The device goes on with calls of the client whose context is active, and waits 50 ms for one
    before it takes another client's: who calls without a pause keeps all others waiting.
    """

    driver_class = _Sticky


class _Queueless(Session):
    """May have a command queue of its own, see :class:`StarvationByRefusals`."""

    def opened(self) -> None:
        self.has_queue = self.driver.take_queue()

    def ended(self) -> None:
        if self.has_queue:
            self.driver.give_queue_back()


class _Admitting(SessionDriver):
    session = _Queueless
    _QUEUES: Final = 3

    def __init__(self, *, threads: int = 1) -> None:
        super().__init__(threads=threads)
        self._lock = threading.Lock()
        self._free = self._QUEUES

    def take_queue(self) -> bool:
        """Whether there was one."""
        with self._lock:
            has_one = self._free > 0
            self._free -= has_one
            return has_one

    def give_queue_back(self) -> None:
        with self._lock:
            self._free += 1

    def execute_for(self, session: Any, execution: Execution) -> None:
        self.admit(session)
        execution.run()

    def admit(self, session: _Queueless) -> None:
        """Raises HalError for a client that has no queue and gets none now."""
        session.has_queue = session.has_queue or self.take_queue()
        if not session.has_queue:
            raise HalError(ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT, "no command queue")


@defect("FAILURE", _STARVED + ".* refused", modes=("multi-process-inference-stress",))
class StarvationByRefusals(SessionDevice):
    """The device has three command queues. A client keeps the one that it got until it is gone, and
    all others are refused.
    """

    driver_class = _Admitting
