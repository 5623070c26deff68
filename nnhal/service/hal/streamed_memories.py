"""Memories between two machines: the client's own, and the server's mirror of each.

A memory is sent whole when the server first hears of it, and again for a model whose constants have
changed since. An execution takes along the ranges of its inputs, and small outputs too, so that
what a driver leaves alone stays what it was; its outputs come back whatever the status.
"""

from __future__ import annotations

import hashlib
import os
import threading
import weakref
from collections.abc import Iterable, Sequence
from typing import Any, Final

from nnhal.errors import Inexpressible
from nnhal.memory import Memory
from nnhal.service.hal.request_ranges import Known, Range, ranges_of, sent_and_changed
from nnhal.service.hal.streamed_fences import Fences
from nnhal.service.rpc.stream import Segment
from nnhal.service.rpc.streaming import Debt, Streaming
from nnhal.service.rpc.transit import Arrival
from nnhal.service.rpc.wire import Malformed
from nnhal.types import Model, ModelV1_0, ModelV1_1, ModelV1_2

__all__ = ["ClientMemories", "ServerMemories", "mirrored"]

_MODELS: Final = (Model, ModelV1_0, ModelV1_1, ModelV1_2)

_DESCRIPTORS: Final = 4
"""Of a mirror: its own, that for a driver, and those of both mappings."""


class ClientMemories(Streaming):
    """The memories of a client, by the numbers that the server knows them by."""

    fences: Fences

    def __init__(self, fences: Fences) -> None:
        self.fences = fences
        self._memories: weakref.WeakValueDictionary[int, Memory] = weakref.WeakValueDictionary()
        self._numbers: dict[int, int] = {}
        """By identity, of the memories that are alive."""
        self._digests: dict[int, bytes] = {}
        """Of what the server has as a whole, unless an execution has used it since."""
        self._repeated: dict[int, Sequence[Any]] = {}
        self._plans: Known[tuple[list[Range], list[Range]]] = Known()

    def first_contents(self, values: Sequence[Any], numbers: Sequence[int]) -> list[Segment]:
        is_for_model = any(isinstance(value, _MODELS) for value in values)
        contents = []
        for value, number in zip(values, numbers, strict=True):
            if isinstance(value, Memory):
                self._add(number, value)
                content = _content(value)
                if is_for_model:
                    self._digests[number] = _digest(content)
                if len(content):
                    contents.append(Segment(number, 0, content))
        return contents

    def taken_along(self, value: Any) -> list[Segment]:
        if isinstance(value, _MODELS):
            return self._changed_constants(value)
        if isinstance(value, Memory):
            return self._segments([(value, 0, value.size)] if value.size else [])
        sent, changed = self._plans.of(value, sent_and_changed)
        for memory, _, _ in changed:
            self._digests.pop(self._number(memory), None)
        return self._segments(sent)

    def repeat(self, number: int, values: Sequence[Any]) -> None:
        self._repeated[number] = tuple(values)

    def repeated_by(self, number: int) -> Sequence[Any]:
        return self._repeated.get(number, ())

    def drop(self, objects: Sequence[int]) -> None:
        for number in objects:
            self._repeated.pop(number, None)

    def place(self, number: int, offset: int, length: int) -> memoryview | None:
        memory = self._memories.get(number)
        if not length or memory is None or memory.closed or not memory.writable:
            return None
        return _part(memory, offset, length)

    def close(self) -> None:
        self.fences.close()
        self._repeated.clear()

    def _add(self, number: int, memory: Memory) -> None:
        key = id(memory)
        self._memories[number] = memory
        self._numbers[key] = number
        numbers, digests = self._numbers, self._digests

        def forget() -> None:
            numbers.pop(key, None)
            digests.pop(number, None)

        weakref.finalize(memory, forget).atexit = False

    def _number(self, memory: Memory) -> int:
        return self._numbers.get(id(memory), 0)

    def _segments(self, ranges: Iterable[Range]) -> list[Segment]:
        segments = []
        for memory, start, stop in ranges:
            number = self._number(memory)
            self._digests.pop(number, None)
            if memory.closed:  # what the server has of it is the last of it
                continue
            segments.append(Segment(number, start, _content(memory)[start:stop]))
        return segments

    def _changed_constants(self, model: Any) -> list[Segment]:
        segments = []
        for number, memory in {
            self._number(pool): pool
            for pool in model.pools
            if isinstance(pool, Memory) and not pool.closed
        }.items():
            content = _content(memory)
            digest = _digest(content)
            if self._digests.get(number) != digest:
                segments.append(Segment(number, 0, content))
                self._digests[number] = digest
        return segments


class ServerMemories(Streaming):
    """The mirrors of a client's memories, by the client's numbers."""

    fences: Fences

    def __init__(self, fences: Fences) -> None:
        self.fences = fences
        self._mirrors: dict[int, Memory] = {}
        self._numbers: dict[int, int] = {}
        """By identity, of what the driver is given of them."""
        self._given: dict[int, Memory] = {}
        self._owed: dict[int, Sequence[Debt]] = {}
        self._lock = threading.Lock()
        self._debts: Known[list[Debt]] = Known()

    def mirror(self, number: int, memory: Memory) -> Memory:
        """What the driver gets for ``memory``, which is written by the client only if it is not
        writable.
        """
        given = memory
        if not memory.writable:
            memory = Memory(os.dup(given.fd), given.size, name=given.name)
        with self._lock:
            self._mirrors[number] = memory
            self._given[number] = given
            self._numbers[id(given)] = number
        return given

    def owed_for(self, value: Any) -> list[Debt]:
        return [] if isinstance(value, _MODELS) else self._debts.of(value, self._owed_newly)

    def _owed_newly(self, value: Any) -> list[Debt]:
        whole = isinstance(value, Memory)
        ranges = [(value, 0, value.size)] if whole else ranges_of(value, value.outputs)
        return [
            Debt(self._numbers[id(memory)], start, stop)
            for memory, start, stop in ranges
            if memory.writable and start < stop and id(memory) in self._numbers
        ]

    def paid(self, debts: Sequence[Debt]) -> list[Segment]:
        segments = []
        for number, start, stop in debts:
            mirror = self._mirrors.get(number)
            if mirror is not None:
                segments.append(Segment(number, start, mirror.buffer[start:stop]))
        return segments

    def owe_at_each_call(self, number: int, debts: Sequence[Debt]) -> None:
        self._owed[number] = debts

    def owed_at_each_call(self, number: int) -> Sequence[Debt]:
        return self._owed.get(number, ())

    def let_go(self, objects: Sequence[int], memories: Sequence[int]) -> None:
        for number in objects:
            self._owed.pop(number, None)
        with self._lock:
            for number in memories:
                self._mirrors.pop(number, None)
                given = self._given.pop(number, None)
                if given is not None:
                    self._numbers.pop(id(given), None)

    def place(self, number: int, offset: int, length: int) -> memoryview | None:
        mirror = self._mirrors.get(number)
        return None if mirror is None or not length else _part(mirror, offset, length)

    def close(self) -> None:
        self.fences.close()
        with self._lock:
            self._mirrors.clear()
            self._given.clear()
            self._numbers.clear()
        self._owed.clear()


def mirrored(arrival: Arrival, number: int, size: int, name: str, *, writable: bool) -> Memory:
    """A mirror of the client's memory ``number``.

    Raises Malformed, and HalError for more than a client may have.
    """
    streaming = arrival.peer.streaming
    if not isinstance(streaming, ServerMemories):
        raise Malformed("a memory, which only a client sends")
    if size < 0:
        raise Malformed(f"a memory of {size} bytes")
    loan = arrival.peer.account.take(bytes=size, descriptors=_DESCRIPTORS)
    try:
        memory = Memory.allocate(size, name)
    except OSError as error:
        raise Malformed(f"a memory that there is no room for: {error.strerror}") from error
    memory.writable = writable
    loan.until_gone(memory)
    return streaming.mirror(number, memory)


def _part(memory: Memory, offset: int, length: int) -> memoryview:
    if offset + length > memory.size:
        raise Malformed(f"bytes {offset} to {offset + length} of a memory of {memory.size} bytes")
    return memory.buffer[offset : offset + length]


def _content(memory: Memory) -> memoryview:
    if not memory.size:
        return memoryview(b"")
    try:
        return memory.buffer
    except OSError as error:
        message = f"a memory that cannot be read cannot be sent to another machine: {error}"
        raise Inexpressible(message) from error


def _digest(content: memoryview) -> bytes:
    return hashlib.blake2b(content, digest_size=16).digest()
