"""Kinds of arguments and results, by how they cross the wire: one class for each way.

Each kind has a ``wire`` type, which msgspec checks on arrival, and turns a value into it and back.
Descriptors, objects and shared memory do not travel in a body; a number does, in their place.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Any, ClassVar

import msgspec

from nnservice.rpc.transit import Arrival, Departure
from nnservice.rpc.wire import Malformed

__all__ = [
    "Code",
    "Fields",
    "Given",
    "Kind",
    "Known",
    "Plain",
    "Repeated",
    "Several",
    "Shared",
    "unexpected",
]


class Kind:
    """Encoding of one argument or result for the wire. Plain kinds leave it as it is."""

    plain: ClassVar[bool] = False
    stable: ClassVar[bool] = False
    """Equal bytes mean an equal, immutable value, whatever has happened in between."""

    def __init__(self, wire: Any) -> None:
        self.wire = wire

    def pack(self, value: Any, departure: Departure) -> Any:
        """Convert a value to what travels. Raises TypeError for a value of another kind."""
        return value

    def unpack(self, value: Any, arrival: Arrival) -> Any:
        """Convert what has arrived to what its receiver wants. Raises Malformed."""
        return value


class Plain(Kind):
    """A value of a type that msgspec knows, wholly in the body."""

    plain = True
    stable = True


class Code(Kind):
    """A code of an enum; those that the enum has no name for cross as well, as integers."""

    stable = True

    def __init__(self, enum: type[IntEnum]) -> None:
        super().__init__(int)
        self._members = {int(member): member for member in enum}

    def pack(self, value: Any, departure: Departure) -> Any:
        return value

    def unpack(self, value: Any, arrival: Arrival) -> Any:
        return self._members.get(value, value)


class Shared(Kind):
    """A memory, model or request of the client: sent before its first use, then named."""

    def __init__(self, type: type) -> None:
        super().__init__(int)
        self.type = type

    def pack(self, value: Any, departure: Departure) -> int:
        if not isinstance(value, self.type):
            raise unexpected(self.type, value)
        number = departure.share(value)
        streaming = departure.peer.streaming
        if streaming is not None:
            departure.use(streaming, value)
        return number

    def unpack(self, value: int, arrival: Arrival) -> Any:
        found = arrival.peer.shared.get(value)
        if not isinstance(found, self.type):
            raise Malformed(f"{self.type.__name__} {value} has not been sent")
        streaming = arrival.peer.streaming
        if streaming is not None:
            arrival.owe(streaming, found)
        return found


class Fields(Kind):
    """A struct, each field in a way of its own."""

    def __init__(self, struct: type[msgspec.Struct], kinds: Sequence[Kind]) -> None:
        super().__init__(tuple.__class_getitem__(tuple(kind.wire for kind in kinds)))
        self.struct = struct
        self._fields = tuple(zip(struct.__struct_fields__, kinds, strict=True))

    def pack(self, value: Any, departure: Departure) -> Any:
        if not isinstance(value, self.struct):
            raise unexpected(self.struct, value)
        return [kind.pack(getattr(value, name), departure) for name, kind in self._fields]

    def unpack(self, value: tuple[Any, ...], arrival: Arrival) -> Any:
        fields = zip(self._fields, value, strict=True)
        return self.struct(*(kind.unpack(one, arrival) for (_, kind), one in fields))


class Given(Kind):
    """An object of the sender, or None. Wire: its number, and its interface's."""

    def __init__(self, interface: type) -> None:
        super().__init__(tuple[int, int] | None)
        self.interface = interface

    def pack(self, value: Any, departure: Departure) -> tuple[int, int] | None:
        if value is None:
            return None
        if not isinstance(value, self.interface):
            raise unexpected(self.interface, value)
        return departure.export(value), departure.peer.interface_of(value, self.interface)

    def unpack(self, value: tuple[int, int] | None, arrival: Arrival) -> Any:
        if value is None:
            return None
        proxy = arrival.peer.proxy(*value, self.interface)
        if arrival.peer.is_one_of_many:  # it is called back from a thread, sooner or later
            arrival.peer.account.take(calls=1).until_gone(proxy)
        if arrival.debts:
            proxy.debts, arrival.debts = arrival.debts, []
        return proxy


class Repeated(Given):
    """An object whose calls repeat the call that it comes from: they use the same arguments."""

    def pack(self, value: Any, departure: Departure) -> tuple[int, int] | None:
        given = super().pack(value, departure)
        streaming = departure.peer.streaming
        if given is not None and streaming is not None:
            streaming.owe_at_each_call(given[0], departure.take_over_debts())
        return given

    def unpack(self, value: tuple[int, int] | None, arrival: Arrival) -> Any:
        proxy = super().unpack(value, arrival)
        streaming = arrival.peer.streaming
        if value is not None and streaming is not None:
            streaming.repeat(value[0], arrival.used)
        return proxy


class Known(Kind):
    """An object of the receiver, by its number; 0 for anything else, which arrives as None."""

    def __init__(self, interface: type) -> None:
        super().__init__(int)
        self._interface = interface

    def pack(self, value: Any, departure: Departure) -> int:
        return departure.peer.number_of(value)

    def unpack(self, value: int, arrival: Arrival) -> Any:
        found = arrival.peer.exports.get(value) if value else None
        return found if isinstance(found, self._interface) else None


class Several(Kind):
    """A sequence of another kind."""

    def __init__(self, one: Kind) -> None:
        super().__init__(tuple.__class_getitem__((one.wire, ...)))
        self._one = one

    def pack(self, value: Any, departure: Departure) -> Any:
        return [self._one.pack(one, departure) for one in value]

    def unpack(self, value: tuple[Any, ...], arrival: Arrival) -> Any:
        return [self._one.unpack(one, arrival) for one in value]


def unexpected(expected: type, value: object) -> TypeError:
    """The error for a value that is not of the ``expected`` type."""
    return TypeError(f"expected {expected.__name__}, got {type(value).__name__}")
