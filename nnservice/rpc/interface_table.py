"""The table of interfaces that both sides of a connection call each other by.

Dispatch and proxies follow from it. The number of a method on the wire is its place, so that both
sides must have the same table: see :attr:`InterfaceTable.digest`.
"""

from __future__ import annotations

import functools
import zlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from nnhal.errors import HalError
from nnservice.rpc.messages import FIRST_METHOD
from nnservice.rpc.method import Interface, Method
from nnservice.rpc.proxies import Proxy, proxy_class
from nnservice.rpc.session import ISession
from nnservice.rpc.transit import Departure

__all__ = ["InterfaceTable", "MessageOf"]


class MessageOf(Protocol):
    """Makes the message that shares ``value``; ``number_of`` shares what it refers to."""

    def __call__(
        self, value: Any, number_of: Callable[[Any], int], /
    ) -> Callable[[int, Departure], Any]: ...


class InterfaceTable:
    """Interfaces, each method with the number of its calls; the first one is ISession.

    ``message_of`` shares values, and ``fail`` tells a callback that it will get an error only.
    """

    def __init__(
        self,
        interfaces: Sequence[Interface],
        *,
        message_of: MessageOf,
        fail: Callable[[object, HalError], None],
    ) -> None:
        self.interfaces = interfaces
        self.message_of = message_of
        self.fail = fail
        self.methods: Mapping[int, Method] = _numbered(interfaces)
        """Every call by its number on the wire."""
        self.proxies: Sequence[type[Proxy]] = [
            proxy_class(interface.type, self._with_inherited(interface)) for interface in interfaces
        ]
        """The class for objects of each interface, by its place in the table."""
        session = interfaces[0]
        if session.type is not ISession:
            raise ValueError("the first interface of a table is ISession")
        self.release, self.share, self.abandon, self.settle = session.methods
        self.digest = self._digest()
        """The same on both sides, or they do not understand each other."""
        self.interface_of = functools.cache(self._interface_of)

    def _interface_of(self, type: type[Any], expected: type[Any]) -> int:
        """The place of the newest interface that ``type`` has: ``expected`` or a newer one."""
        return max(
            place
            for place, interface in enumerate(self.interfaces)
            if issubclass(interface.type, expected) and issubclass(type, interface.type)
        )

    def _with_inherited(self, interface: Interface) -> dict[str, Method]:
        bases = [base for base in self.interfaces if issubclass(interface.type, base.type)]
        return {method.name: method for base in bases for method in base.methods}

    def _digest(self) -> int:
        lines = [
            f"{number} {method.interface.__name__}.{method.name} "
            f"{method.arguments.wire} {method.results.wire}"
            for number, method in self.methods.items()
        ]
        return zlib.crc32("\n".join(lines).encode())


def _numbered(interfaces: Sequence[Interface]) -> dict[int, Method]:
    methods = [(interface, method) for interface in interfaces for method in interface.methods]
    for number, (interface, method) in enumerate(methods, FIRST_METHOD):
        method.number, method.interface = number, interface.type
    return {method.number: method for _, method in methods}
