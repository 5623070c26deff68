"""Mirrors of the memories of a client on another machine, which a driver is given instead."""

from __future__ import annotations

import os
import threading
from collections.abc import Sequence
from typing import Any, Final

from nnhal.memory import Memory
from nnhal.versions import AnyModel
from nnservice.hal.request_ranges import Known, part_of, ranges_of
from nnservice.hal.streamed_fences import Fences
from nnservice.hal.watched_memories import Watching
from nnservice.rpc.stream import Segment
from nnservice.rpc.streaming import Debt, Owed, Streaming, Watched
from nnservice.rpc.transit import Arrival
from nnservice.rpc.wire import Malformed

__all__ = ["ServerMemories", "mirrored"]

_DESCRIPTORS: Final = 4
"""Of a mirror: its own, that for a driver, and those of both mappings."""


class ServerMemories(Streaming):
    """The mirrors of a client's memories, by the client's numbers."""

    fences: Fences

    def __init__(self, fences: Fences) -> None:
        self.fences = fences
        self._mirrors: dict[int, Memory] = {}
        self._numbers: dict[int, int] = {}
        """By identity, of what the driver is given of them."""
        self._given: dict[int, Memory] = {}
        self._owed: dict[int, Sequence[Owed]] = {}
        self._lock = threading.Lock()
        self._debts: Known[list[Debt]] = Known()
        self._watching = Watching(self._numbers)

    def mirror(self, number: int, memory: Memory) -> Memory:
        """Return the driver's memory for ``memory``, which is written by the client only if it is
        not writable.
        """
        given = memory
        if not memory.writable:
            memory = Memory(os.dup(given.fd), given.size, name=given.name)
        with self._lock:
            self._mirrors[number] = memory
            self._given[number] = given
            self._numbers[id(given)] = number
        return given

    def owed_for(self, value: Any) -> list[Owed]:
        if isinstance(value, AnyModel):
            return []
        debts: list[Owed] = [*self._debts.of(value, self._owed_newly)]
        if not isinstance(value, Memory):
            debts.append(self._watching.begin(value))
        return debts

    def _owed_newly(self, value: Any) -> list[Debt]:
        whole = isinstance(value, Memory)
        ranges = [(value, 0, value.size)] if whole else ranges_of(value, value.outputs)
        return [
            Debt(self._numbers[id(memory)], start, stop)
            for memory, start, stop in ranges
            if memory.writable and start < stop and id(memory) in self._numbers
        ]

    def paid(self, debts: Sequence[Owed]) -> list[Segment]:
        segments: list[Segment] = []
        for debt in debts:
            if isinstance(debt, Watched):
                segments += debt.strayed()
                continue
            mirror = self._mirrors.get(debt.number)
            if mirror is not None:
                part = mirror.buffer[debt.start : debt.stop]
                segments.append(Segment(debt.number, debt.start, part))
        return segments

    def owe_at_each_call(self, number: int, debts: Sequence[Owed]) -> None:
        self._owed[number] = debts
        for debt in debts:
            if isinstance(debt, Watched):
                debt.end()

    def owed_at_each_call(self, number: int) -> Sequence[Owed]:
        owed = self._owed.get(number, ())
        return [self._watching.again(one) if isinstance(one, Watched) else one for one in owed]

    def let_go(self, objects: Sequence[int], memories: Sequence[int]) -> None:
        for number in objects:
            self._owed.pop(number, None)
        with self._lock:
            for number in memories:
                self._mirrors.pop(number, None)
                self._watching.forget(number)
                given = self._given.pop(number, None)
                if given is not None:
                    self._numbers.pop(id(given), None)

    def place(self, number: int, offset: int, length: int) -> memoryview | None:
        mirror = self._mirrors.get(number)
        if mirror is None or not length:
            return None
        part = part_of(mirror, offset, length)
        self._watching.arrives(number)
        return part

    def placed(self, number: int) -> None:
        self._watching.arrived(number)

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
