"""Memories of a client on another machine than its driver, which has a mirror of each.

A memory is sent whole when the server first hears of it, and again for a model whose constants have
changed since. An execution takes along the ranges of its inputs, and small outputs too, so that
what a driver leaves alone stays what it was; its outputs come back whatever the status. So does one
that waits for a fence with outputs of any size, since it leaves them all alone if the fence fails.
"""

from __future__ import annotations

import hashlib
import weakref
from collections.abc import Iterable, Sequence
from typing import Any

from nnhal.errors import Inexpressible
from nnhal.memory import Memory
from nnhal.versions import AnyModel, AnyRequest
from nnservice.hal.request_ranges import Known, Range, part_of, ranges_of, sent_and_changed
from nnservice.hal.streamed_fences import Fences
from nnservice.rpc.stream import Segment
from nnservice.rpc.streaming import Streaming

__all__ = ["ClientMemories"]


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
        is_for_model = any(isinstance(value, AnyModel) for value in values)
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
        if isinstance(value, AnyModel):
            return self._changed_constants(value)
        if isinstance(value, Memory):
            return self._segments([(value, 0, value.size)] if value.size else [])
        sent, changed = self._plans.of(value, sent_and_changed)
        for memory, _, _ in changed:
            self._digests.pop(self._number(memory), None)
        return self._segments(sent)

    def left_alone(self, value: Any) -> list[Segment]:
        if not isinstance(value, AnyRequest):
            return []
        sent, changed = self._plans.of(value, sent_and_changed)
        return self._segments([one for one in changed if one not in sent])

    def read_after_fence(self, value: Any) -> list[Segment]:
        # Not the outputs: an execution whose fences are signaled too late for its deadline would
        # undo what a later one has written there.
        if not isinstance(value, AnyRequest):
            return []
        return self._segments(ranges_of(value, value.inputs))

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
        return part_of(memory, offset, length)

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
