"""Shared objects of the HAL: how memories, models and requests are sent and received."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import Any, Final

from nnhal.memory import Memory
from nnhal.types import (
    BufferToken,
    Model,
    ModelV1_0,
    ModelV1_1,
    ModelV1_2,
    Request,
    RequestV1_0,
)
from nnservice.hal.messages import (
    SharedMemory,
    SharedModelV1_0,
    SharedModelV1_1,
    SharedModelV1_2,
    SharedModelV1_3,
    SharedObject,
    SharedRequest,
    SharedRequestV1_0,
)
from nnservice.hal.mirrored_memories import mirrored
from nnservice.hal.received_memory import received
from nnservice.rpc.kinds import Kind
from nnservice.rpc.transit import Arrival, Departure
from nnservice.rpc.wire import Malformed

__all__ = ["SHARED_OBJECTS", "message_of"]

_MAX_INLINE: Final = 64 * 1024
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


class _SharedObjects(Kind):
    """Messages of a parcel; they arrive as numbers with the objects themselves."""

    def pack(
        self, value: Sequence[Callable[[Departure], SharedObject]], departure: Departure
    ) -> list[SharedObject]:
        return [message(departure) for message in value]

    def unpack(self, value: Sequence[SharedObject], arrival: Arrival) -> list[tuple[int, object]]:
        made: dict[int, object] = {}
        for message in value:
            made[message.number] = _unpacked(message, made, arrival)
        return list(made.items())


SHARED_OBJECTS: Final = _SharedObjects(tuple[SharedObject, ...])


def message_of(
    value: Any, number_of: Callable[[Any], int]
) -> Callable[[int, Departure], SharedObject]:
    """Return the factory of the message for ``value`` under a number; ``number_of`` shares its
    pools.
    """
    if isinstance(value, Memory):
        return _memory_packer(value)
    pools = tuple(
        (pool.token,) if isinstance(pool, BufferToken) else number_of(pool) for pool in value.pools
    )
    if type(value) in _MODELS:
        return _model_packer(value, pools)
    return _request_packer(value, pools)


def _memory_packer(memory: Memory) -> Callable[[int, Departure], SharedObject]:
    def pack(number: int, departure: Departure) -> SharedObject:
        fd = memory.fd
        if departure.peer.streaming is None:
            departure.own(os.dup(fd))
        return SharedMemory(number, memory.size, memory.offset, memory.name, memory.writable)

    return pack


def _model_packer(
    model: Any, pools: tuple[int | tuple[int], ...]
) -> Callable[[int, Departure], SharedObject]:
    def pack(number: int, departure: Departure) -> SharedObject:
        values = model.operand_values
        if len(values) > _MAX_INLINE and departure.peer.streaming is None:
            departure.own(_memfd(values))
            values = None
        shared: SharedObject = _MODELS[type(model)](
            number=number, operand_values=values, pools=pools, **_other_fields(model)
        )
        return shared

    return pack


def _request_packer(
    request: Any, pools: tuple[int | tuple[int], ...]
) -> Callable[[int, Departure], SharedObject]:
    def pack(number: int, departure: Departure) -> SharedObject:
        fields = _other_fields(request)
        shared: SharedObject = _REQUESTS[type(request)](number=number, pools=pools, **fields)
        return shared

    return pack


def _unpacked(message: Any, made: dict[int, object], arrival: Arrival) -> object:
    if isinstance(message, SharedMemory):
        return _memory(message, arrival)
    fields = _other_fields(message)
    fields["pools"] = tuple(_pool(pool, made, arrival) for pool in message.pools)
    original = _ORIGINALS[type(message)]
    return (
        _with_values(original, message, fields, arrival)
        if original in _MODELS
        else original(**fields)
    )


def _memory(message: SharedMemory, arrival: Arrival) -> Memory:
    size, name, writable = message.size, message.name, message.writable
    if arrival.peer.streaming is not None:
        return mirrored(arrival, message.number, size, name, writable=writable)
    return received(arrival, size, message.offset, name, writable=writable)


def _with_values(
    original: type[Any], message: Any, fields: dict[str, Any], arrival: Arrival
) -> object:
    """A model, whose constants are its client's bytes as long as it exists."""
    values = message.operand_values
    descriptor = arrival.borrow() if values is None else None
    size = len(values) if descriptor is None else os.fstat(descriptor).st_size
    loan = arrival.peer.account.take(bytes=size)
    model = original(
        operand_values=values if descriptor is None else _read(descriptor, size), **fields
    )
    loan.until_gone(model)
    return model


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


def _read(descriptor: int, size: int) -> bytes:
    try:
        return os.pread(descriptor, size, 0)
    except OSError as error:
        raise Malformed(f"operand values that cannot be read: {error}") from error
