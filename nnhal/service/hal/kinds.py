"""Kinds of arguments and results that only the HAL has: cache files, fences and memories."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from nnhal.fences import Fence
from nnhal.memory import Memory
from nnhal.service.hal.received_memory import received
from nnhal.service.rpc.account import Loan
from nnhal.service.rpc.kinds import Kind, Several, unexpected
from nnhal.service.rpc.transit import Arrival, Departure
from nnhal.service.rpc.wire import Lane
from nnhal.types import PrepareModelConfig

__all__ = ["FENCE", "FENCES", "HANDLES", "MEMORIES", "PrepareConfig"]


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
            raise unexpected(PrepareModelConfig, value)
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


class _Lifeline:
    """The connection of the client that a fence came from, and what it takes of its account; all
    duplicates of the fence have it.
    """

    def __init__(self, connection: Lane, loan: Loan) -> None:
        self.fileno = connection.fileno
        self._loan = loan


class _Fence(Kind):
    """A fence or None. Who receives it owns it; it fails at the latest with its client."""

    def pack(self, value: Any, departure: Departure) -> bool:
        if value is None:
            return False
        if not isinstance(value, Fence):
            raise unexpected(Fence, value)
        _ = value.state  # raises when it is closed: its number may be another file's by now
        departure.own(os.dup(value.fd))
        return True

    def unpack(self, value: bool, arrival: Arrival) -> Fence | None:
        if not value:
            return None
        lifeline = arrival.peer.lifeline
        if lifeline is None:
            return Fence(arrival.take())
        loan = arrival.peer.account.take(calls=1, descriptors=1)
        return Fence(arrival.take(), given_up_with=_Lifeline(lifeline, loan))


class _Memory(Kind):
    """A memory with its descriptor, sent at every call. Wire: size, offset, name, writable."""

    def __init__(self) -> None:
        super().__init__(tuple[int, int, str, bool])

    def pack(self, value: Any, departure: Departure) -> Any:
        if not isinstance(value, Memory):
            raise unexpected(Memory, value)
        departure.own(os.dup(value.fd))
        return value.size, value.offset, value.name, value.writable

    def unpack(self, value: tuple[int, int, str, bool], arrival: Arrival) -> Memory:
        size, offset, name, writable = value
        return received(arrival, size, offset, name, writable=writable)


HANDLES: Final = _Handles(tuple[int, ...])
FENCE: Final = _Fence(bool)
FENCES: Final = Several(FENCE)
MEMORIES: Final = Several(_Memory())
