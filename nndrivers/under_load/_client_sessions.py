"""Client sessions: what a driver keeps of each of its clients, as vendors' services do.

A client is known by the callback that it brings to a preparation: a proxy, which tells when the
client's connection ends. Clients in the driver's own process are one client, which never dies.
"""

from __future__ import annotations

import threading
import weakref
from collections.abc import Callable
from typing import Any, Generic, TypeVar, cast

from nndrivers.aidl_delegation import AidlDelegate
from nndrivers.under_load._wrapping import Execution, Wrapped, WrappingDriver
from nnhal.driver_kit import Program
from nnhal.interfaces import IPreparedModelCallbackAidl
from nnhal.types import Model

__all__ = ["Session", "SessionDevice", "SessionDriver", "SessionProgram"]


class Session:
    """One client. :meth:`opened` is called when it comes, :meth:`ended` when it has gone."""

    def __init__(self, driver: Any) -> None:
        self.driver = driver
        self.lock = threading.Lock()
        self.is_gone = False
        self.opened()

    def opened(self) -> None:
        """The client has prepared its first model."""

    def ended(self) -> None:
        """The client's connection has ended. What it has not released is still there."""

    def end(self) -> None:
        self.is_gone = True
        self.ended()


_Session = TypeVar("_Session", bound=Session)


class _Sessions(Generic[_Session]):
    """The sessions of a driver by client, and the client of each model that is being prepared."""

    def __init__(self, make: Callable[[], _Session]) -> None:
        self._make = make
        self._lock = threading.Lock()
        self._by_connection: weakref.WeakKeyDictionary[Any, _Session] = weakref.WeakKeyDictionary()
        self._by_model: weakref.WeakKeyDictionary[Model, _Session] = weakref.WeakKeyDictionary()

    def note(self, model: Model, callback: IPreparedModelCallbackAidl) -> None:
        """The client of ``callback`` wants ``model`` prepared."""
        connection = getattr(callback, "peer", self)
        with self._lock:
            session = self._by_connection.get(connection)
            is_new = session is None
            if session is None:
                session = self._by_connection[connection] = self._make()
            self._by_model[model] = session
        link = getattr(callback, "link_to_death", None)
        if is_new and link is not None:
            link(session.end)

    def of(self, model: Model) -> _Session:
        with self._lock:
            return self._by_model[model]


class SessionProgram(Wrapped):
    """A program that knows its client's session."""

    def __init__(self, inner: Program, driver: Any, model: Model) -> None:
        super().__init__(inner, driver, model)
        self.session = cast("SessionDriver", driver).sessions.of(model)


class SessionDriver(WrappingDriver):
    """A driver that keeps a session of each client."""

    program = SessionProgram
    session: type[Session] = Session

    def __init__(self, *, threads: int = 1) -> None:
        super().__init__(threads=threads)
        self.sessions: _Sessions[Any] = _Sessions(lambda: self.session(self))

    def execute(self, execution: Execution) -> None:
        self.execute_for(cast("SessionProgram", execution.program).session, execution)

    def execute_for(self, session: Any, execution: Execution) -> None:
        """Run ``execution`` like :meth:`execute`, for the client of ``session``."""
        execution.run()


class SessionDevice(AidlDelegate):
    """The interface of a driver with sessions."""

    driver_class: type[SessionDriver] = SessionDriver
    driver: SessionDriver

    def __init__(self, *, threads: int = 1) -> None:
        super().__init__(self.driver_class(threads=threads))

    def preparing(
        self, model: Model | None, callback: IPreparedModelCallbackAidl
    ) -> IPreparedModelCallbackAidl:
        if model is not None:
            self.driver.sessions.note(model, callback)
        return callback
