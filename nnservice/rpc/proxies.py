"""Proxies of the other side's objects, with the real interfaces: each call is a message."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

from nnhal.errors import HalError
from nnhal.types import ErrorStatus
from nnservice.rpc.connection import Connection
from nnservice.rpc.errors import CannotBeSent
from nnservice.rpc.method import Method
from nnservice.rpc.releases import Releases
from nnservice.rpc.stream import Segment
from nnservice.rpc.streaming import Owed

__all__ = ["Caller", "Proxy", "proxy_class"]


class Caller(Connection):
    """A connection by which objects of the other side are called."""

    releases: Releases

    @abstractmethod
    def call(
        self,
        number: int,
        method: Method,
        arguments: Sequence[Any],
        segments: Sequence[Segment] = (),
    ) -> Any:
        """Call ``method`` of the other side's object ``number`` and return its answer; contents of
        memories, the ``segments``, go along. Raises HalError.
        """

    @abstractmethod
    def notify(self, callback: Proxy, method: Method, arguments: Sequence[Any]) -> None:
        """Call ``method`` of the other side's ``callback``. Raises HalError."""

    @abstractmethod
    def abandon(self, callback: Proxy, error: HalError) -> None:
        """Tell the other side that its ``callback`` will not be called."""


class Proxy:
    """Stands for the object ``number`` of the other side of ``peer``, which lives as long."""

    def __init__(self, peer: Caller, number: int) -> None:
        self.peer = peer
        self.number = number
        self.debts: list[Owed] = []
        """What the other side gets along with the next call."""

    def __del__(self) -> None:
        self.peer.releases.add_object(self.number)

    def link_to_death(self, recipient: Callable[[], None]) -> None:
        """Call ``recipient``, which must not raise, when the other side is gone and before what it
        still holds is destroyed; at once if it is gone. As binder's ``linkToDeath``.
        """
        self.peer.attach(recipient)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.number} of {self.peer.other}>"


def proxy_class(interface: type, methods: dict[str, Method]) -> type[Proxy]:
    """A class that has ``interface``, each of its methods (own and inherited) a call."""
    calls = {name: _call_of(method) for name, method in methods.items()}
    name = f"Remote{interface.__name__.removeprefix('I')}"
    return type(name, (Proxy, interface), {"__doc__": Proxy.__doc__, **calls})


def _call_of(method: Method) -> Callable[..., Any]:
    if method.later:
        return _later(method)
    return _notification(method) if method.notification else _question(method)


def _question(method: Method) -> Callable[..., Any]:
    def call(self: Proxy, *arguments: Any, **named: Any) -> Any:
        if named:
            arguments = _in_order(method, self, arguments, named)
        return self.peer.call(self.number, method, arguments)

    return call


def _notification(method: Method) -> Callable[..., None]:
    """As in the HAL, nobody hears of what becomes of it. What cannot be sent is sent as a failure,
    or a client would wait for ever.
    """

    def notify(self: Proxy, *arguments: Any, **named: Any) -> None:
        if named:
            arguments = _in_order(method, self, arguments, named)
        try:
            self.peer.notify(self, method, arguments)
        except CannotBeSent as error:
            self.peer.abandon(self, error)
        except HalError as error:
            if error.status == ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT:
                self.peer.abandon(self, error)

    return notify


def _later(method: Method) -> Callable[..., None]:
    def note(self: Proxy, *arguments: Any, **named: Any) -> None:
        if named:
            arguments = _in_order(method, self, arguments, named)
        self.peer.releases.add_call(self.number, method, arguments)

    return note


def _in_order(
    method: Method, proxy: Proxy, arguments: tuple[Any, ...], named: dict[str, Any]
) -> tuple[Any, ...]:
    """Arguments by place, as they travel. TypeError for those that the method does not take."""
    return method.signature.bind(proxy, *arguments, **named).args[1:]
