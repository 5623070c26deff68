"""How the arguments and results of HAL calls cross the wire, one class for each way.

Each kind has a ``wire`` type, which msgspec checks on arrival, and turns a value into it and back.
Descriptors, objects and shared memory do not travel in a body; a number does, in their place.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from enum import IntEnum
from typing import Any, ClassVar, Final

import msgspec

from nnhal.fences import Fence
from nnhal.memory import Memory
from nnhal.service.rpc.transit import Arrival, Departure
from nnhal.service.rpc.wire import Malformed
from nnhal.types import PrepareModelConfig

__all__ = [
    "FENCE",
    "FENCES",
    "HANDLES",
    "MEMORIES",
    "Code",
    "Given",
    "Known",
    "Kind",
    "KnownOnes",
    "Plain",
    "PrepareConfig",
    "Shared",
]


class Kind:
    """How one argument or result crosses. Plain kinds leave it as it is."""

    plain: ClassVar[bool] = False
    stable: ClassVar[bool] = False
    """Equal bytes mean an equal, immutable value, whatever has happened in between."""

    def __init__(self, wire: Any) -> None:
        self.wire = wire

    def pack(self, value: Any, departure: Departure) -> Any:
        """What travels. Raises TypeError for a value that is none of this kind."""
        return value

    def unpack(self, value: Any, arrival: Arrival) -> Any:
        """What has arrived, as its receiver wants it. Raises Malformed."""
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
        self._type = type

    def pack(self, value: Any, departure: Departure) -> int:
        if not isinstance(value, self._type):
            raise _unexpected(self._type, value)
        return departure.peer.sharing.number_of(value, departure.peer)

    def unpack(self, value: int, arrival: Arrival) -> Any:
        found = arrival.peer.shared.get(value)
        if not isinstance(found, self._type):
            raise Malformed(f"{self._type.__name__} {value} has not been sent")
        return found


class Given(Kind):
    """An object of the sender, or None. Wire: its number, and its interface's."""

    def __init__(self, interface: type) -> None:
        super().__init__(tuple[int, int] | None)
        self.interface = interface

    def pack(self, value: Any, departure: Departure) -> tuple[int, int] | None:
        if value is None:
            return None
        if not isinstance(value, self.interface):
            raise _unexpected(self.interface, value)
        return departure.export(value), departure.peer.interface_of(value, self.interface)

    def unpack(self, value: tuple[int, int] | None, arrival: Arrival) -> Any:
        return None if value is None else arrival.peer.proxy(*value, self.interface)


class Known(Kind):
    """An object of the receiver, by its number; 0 for anything else."""

    def __init__(self, interface: type) -> None:
        super().__init__(int)
        self._interface = interface

    def pack(self, value: Any, departure: Departure) -> int:
        return departure.peer.number_of(value)

    def unpack(self, value: int, arrival: Arrival) -> Any:
        found = arrival.peer.exports.get(value) if value else None
        return found if isinstance(found, self._interface) else None


class KnownOnes(Kind):
    """Objects of the receiver. What is none comes as None, as an empty handle would."""

    def __init__(self, interface: type) -> None:
        super().__init__(tuple[int, ...])
        self._one = Known(interface)

    def pack(self, value: Any, departure: Departure) -> Any:
        return [self._one.pack(one, departure) for one in value]

    def unpack(self, value: tuple[int, ...], arrival: Arrival) -> Any:
        return [self._one.unpack(one, arrival) for one in value]


class _Handles(Kind):
    """Cache files: the receiver's descriptors are open until the call is over.

    A handle that is not open arrives without descriptors, which nobody accepts.
    """

    def pack(self, value: Any, departure: Departure) -> Any:
        return [self._pack(handle, departure) for handle in value]

    def unpack(self, value: tuple[int, ...], arrival: Arrival) -> Any:
        return [tuple(arrival.borrow() for _ in range(count)) for count in value]

    def _pack(self, handle: Sequence[int], departure: Departure) -> int:
        try:
            for descriptor in handle:
                os.fstat(descriptor)
        except OSError:
            return 0
        departure.descriptors.extend(handle)
        return len(handle)


class PrepareConfig(Kind):
    """A PrepareModelConfig. Its cache files travel as those of other calls do."""

    def __init__(self) -> None:
        super().__init__(tuple[PrepareModelConfig, tuple[int, ...], tuple[int, ...]])

    def pack(self, value: Any, departure: Departure) -> Any:
        if not isinstance(value, PrepareModelConfig):
            raise _unexpected(PrepareModelConfig, value)
        bare = msgspec.structs.replace(value, model_cache=(), data_cache=())
        model = HANDLES.pack(value.model_cache, departure)
        return bare, model, HANDLES.pack(value.data_cache, departure)

    def unpack(self, value: tuple[Any, Any, Any], arrival: Arrival) -> PrepareModelConfig:
        bare: PrepareModelConfig
        bare, model, data = value
        return msgspec.structs.replace(
            bare,
            model_cache=tuple(HANDLES.unpack(model, arrival)),
            data_cache=tuple(HANDLES.unpack(data, arrival)),
        )


class _Fence(Kind):
    """A fence or None. Who receives it owns it."""

    def pack(self, value: Any, departure: Departure) -> bool:
        if value is None:
            return False
        if not isinstance(value, Fence):
            raise _unexpected(Fence, value)
        _ = value.state  # raises when it is closed: its number may be another file's by now
        departure.own(os.dup(value.fd))
        return True

    def unpack(self, value: bool, arrival: Arrival) -> Fence | None:
        return Fence(arrival.take()) if value else None


class _Several(Kind):
    """A sequence of another kind."""

    def __init__(self, one: Kind) -> None:
        super().__init__(tuple.__class_getitem__((one.wire, ...)))
        self._one = one

    def pack(self, value: Any, departure: Departure) -> Any:
        return [self._one.pack(one, departure) for one in value]

    def unpack(self, value: tuple[Any, ...], arrival: Arrival) -> Any:
        return [self._one.unpack(one, arrival) for one in value]


class _Memory(Kind):
    """A memory with its descriptor, sent at every call. Wire: size, offset, name, writable."""

    def __init__(self) -> None:
        super().__init__(tuple[int, int, str, bool])

    def pack(self, value: Any, departure: Departure) -> Any:
        if not isinstance(value, Memory):
            raise _unexpected(Memory, value)
        departure.own(os.dup(value.fd))
        return value.size, value.offset, value.name, value.writable

    def unpack(self, value: tuple[int, int, str, bool], arrival: Arrival) -> Memory:
        size, offset, name, writable = value
        return Memory(arrival.take(), size, offset=offset, name=name, writable=writable)


HANDLES: Final = _Handles(tuple[int, ...])
FENCE: Final = _Fence(bool)
FENCES: Final = _Several(FENCE)
MEMORIES: Final = _Several(_Memory())


def _unexpected(expected: type, value: object) -> TypeError:
    return TypeError(f"expected {expected.__name__}, got {type(value).__name__}")
