"""How memories, models and requests are sent, and what the other side has sent of them."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import Any, Final

from nnhal.memory import Memory
from nnhal.service.hal.kinds import Kind
from nnhal.service.hal.messages import (
    SharedMemory,
    SharedModelV1_0,
    SharedModelV1_1,
    SharedModelV1_2,
    SharedModelV1_3,
    SharedRequest,
    SharedRequestV1_0,
    SharedThing,
)
from nnhal.service.rpc.transit import Arrival, Departure
from nnhal.service.rpc.wire import Malformed
from nnhal.types import (
    BufferToken,
    Model,
    ModelV1_0,
    ModelV1_1,
    ModelV1_2,
    Request,
    RequestV1_0,
)

__all__ = ["THINGS", "SharedThings", "message_of"]

_MOST_INLINE: Final = 64 * 1024
"""Bytes of ``operand_values`` that travel in the message; more travel in a memfd."""

_MODELS: Final[dict[type, type[Any]]] = {
    Model: SharedModelV1_3,
    ModelV1_0: SharedModelV1_0,
    ModelV1_1: SharedModelV1_1,
    ModelV1_2: SharedModelV1_2,
}
_REQUESTS: Final[dict[type, type[Any]]] = {Request: SharedRequest, RequestV1_0: SharedRequestV1_0}
_ORIGINALS: Final = {shared: type for type, shared in (_MODELS | _REQUESTS).items()}

_REFERENCES: Final = ("number", "pools", "operand_values")
"""Fields of a message that are not the original's."""


class SharedThings:
    """What the other side has shared."""

    def __init__(self) -> None:
        self._things: dict[int, object] = {}

    def __len__(self) -> int:
        return len(self._things)

    def get(self, number: int) -> object | None:
        return self._things.get(number)

    def add(self, number: int, thing: object) -> None:
        self._things[number] = thing

    def remove(self, number: int) -> None:
        """Forget a thing. No effect on a number that is not in use."""
        self._things.pop(number, None)

    def close(self) -> None:
        self._things.clear()


class _Things(Kind):
    """Messages of a parcel; they arrive as numbers with the things themselves."""

    def pack(
        self, value: Sequence[Callable[[Departure], SharedThing]], departure: Departure
    ) -> list[SharedThing]:
        return [message(departure) for message in value]

    def unpack(self, value: Sequence[SharedThing], arrival: Arrival) -> list[tuple[int, object]]:
        made: dict[int, object] = {}
        for message in value:
            made[message.number] = _unpacked(message, made, arrival)
        return list(made.items())


THINGS: Final = _Things(tuple[SharedThing, ...])


def message_of(
    thing: Any, pools: tuple[int | tuple[int], ...]
) -> Callable[[int, Departure], SharedThing]:
    """What makes the message for ``thing`` under a number; ``pools`` are its pools' numbers."""
    if isinstance(thing, Memory):
        return _memory_packer(thing)
    if type(thing) in _MODELS:
        return _model_packer(thing, pools)
    return _request_packer(thing, pools)


def _memory_packer(memory: Memory) -> Callable[[int, Departure], SharedThing]:
    def pack(number: int, departure: Departure) -> SharedThing:
        departure.own(os.dup(memory.fd))
        return SharedMemory(number, memory.size, memory.offset, memory.name, memory.writable)

    return pack


def _model_packer(
    model: Any, pools: tuple[int | tuple[int], ...]
) -> Callable[[int, Departure], SharedThing]:
    def pack(number: int, departure: Departure) -> SharedThing:
        values = model.operand_values
        if len(values) > _MOST_INLINE:
            departure.own(_memfd(values))
            values = None
        shared: SharedThing = _MODELS[type(model)](
            number=number, operand_values=values, pools=pools, **_other_fields(model)
        )
        return shared

    return pack


def _request_packer(
    request: Any, pools: tuple[int | tuple[int], ...]
) -> Callable[[int, Departure], SharedThing]:
    def pack(number: int, departure: Departure) -> SharedThing:
        fields = _other_fields(request)
        shared: SharedThing = _REQUESTS[type(request)](number=number, pools=pools, **fields)
        return shared

    return pack


def _unpacked(message: Any, made: dict[int, object], arrival: Arrival) -> object:
    if isinstance(message, SharedMemory):
        return Memory(
            arrival.take(),
            message.size,
            offset=message.offset,
            name=message.name,
            writable=message.writable,
        )
    fields = _other_fields(message)
    fields["pools"] = tuple(_pool(pool, made, arrival) for pool in message.pools)
    if hasattr(message, "operand_values"):
        values = message.operand_values
        fields["operand_values"] = _read(arrival.borrow()) if values is None else values
    return _ORIGINALS[type(message)](**fields)


def _other_fields(value: Any) -> dict[str, Any]:
    names = value.__struct_fields__
    return {name: getattr(value, name) for name in names if name not in _REFERENCES}


def _pool(
    pool: int | tuple[int], made: dict[int, object], arrival: Arrival
) -> Memory | BufferToken:
    if isinstance(pool, tuple):
        return BufferToken(*pool)
    found = made.get(pool) or arrival.peer.shared.get(pool)
    if not isinstance(found, Memory):
        raise Malformed(f"memory {pool} has not been sent")
    return found


def _memfd(content: bytes) -> int:
    descriptor = os.memfd_create("nnhal-values", os.MFD_CLOEXEC)
    with open(descriptor, "wb", closefd=False) as file:
        file.write(content)
    return descriptor


def _read(descriptor: int) -> bytes:
    try:
        return os.pread(descriptor, os.fstat(descriptor).st_size, 0)
    except OSError as error:
        raise Malformed(f"operand values that cannot be read: {error}") from error
