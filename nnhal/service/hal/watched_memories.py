"""What calls change in mirrors of a client's memories beside their outputs.

The client can see for itself what a driver does to memories that both share. Where they do not, the
server looks: a range that a call has changed and should not have is sent to the client as well, and
is what it was in the mirror. That is only judged where nothing else can have changed it.
"""

from __future__ import annotations

import threading
import weakref
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from nnhal.memory import Memory
from nnhal.service.hal.request_ranges import Known, ranges_of
from nnhal.service.rpc.stream import Segment
from nnhal.service.rpc.streaming import Watched

__all__ = ["Watching", "strayed"]

_MAX_WATCHED: Final = 64 * 1024
"""Bytes of a memory: looking at them takes some ten microseconds."""

_BESIDE: Final = 4096
"""Bytes before and after each output that are watched in a memory larger than that."""

_Ranges: TypeAlias = Sequence[tuple[int, int]]


class _Place(NamedTuple):
    """A memory of a request, and what of it the request's outputs leave out."""

    memory: Memory
    ranges: _Ranges


class Watching:
    """The calls that use mirrors now."""

    def __init__(self) -> None:
        self._places: Known[list[_Place]] = Known()
        self._under_way: dict[int, weakref.WeakSet[Watched]] = {}
        self._lock = threading.Lock()

    def begin(self, request: Any, numbers: Mapping[int, int]) -> list[Watched]:
        """A call with ``request`` begins. ``numbers`` are those of its memories, by identity."""
        return [
            self._begun(number, ranges, memory)
            for memory, ranges in self._places.of(request, _places)
            if (number := numbers.get(id(memory))) is not None
        ]

    def again(self, watched: Watched, mirror: Memory) -> Watched:
        """Another call begins that writes what that of ``watched`` does."""
        return self._begun(watched.number, watched.ranges, mirror)

    def _begun(self, number: int, ranges: _Ranges, memory: Memory) -> Watched:
        buffer = memory.buffer
        watched = Watched(number, ranges, [bytes(buffer[start:stop]) for start, stop in ranges])
        with self._lock:
            others = self._under_way.setdefault(number, weakref.WeakSet())
            for other in others:
                other.is_alone = watched.is_alone = False
            others.add(watched)
        return watched

    def changed(self, number: int) -> None:
        """The client has changed the memory ``number`` itself."""
        if number in self._under_way:
            with self._lock:
                for watched in self._under_way.get(number, ()):
                    watched.is_alone = False

    def end(self, watched: Watched) -> None:
        """The call is over."""
        with self._lock:
            self._under_way.get(watched.number, set()).discard(watched)

    def forget(self, number: int) -> None:
        """The memory is gone."""
        with self._lock:
            self._under_way.pop(number, None)


def strayed(watched: Watched, mirror: Memory) -> Iterator[Segment]:
    """What a call has changed and should not have, as far as that is certain."""
    if not watched.is_alone:
        return
    buffer = mirror.buffer
    for (start, stop), content in zip(watched.ranges, watched.contents, strict=True):
        if buffer[start:stop] != content:
            yield Segment(watched.number, start, memoryview(bytes(buffer[start:stop])))
            # What the client writes there does not come here: the next call is to be seen too.
            buffer[start:stop] = content


def _places(request: Any) -> list[_Place]:
    """The memories of ``request`` that a driver could write to."""
    outputs: dict[int, list[tuple[int, int]]] = {}
    memories = {
        id(pool): pool
        for pool in request.pools
        if isinstance(pool, Memory) and pool.writable and pool.size
    }
    for memory, start, stop in ranges_of(request, request.outputs):
        outputs.setdefault(id(memory), []).append((start, stop))
    return [
        _Place(memory, _between(sorted(outputs.get(key, ())), memory.size))
        for key, memory in memories.items()
    ]


def _between(outputs: _Ranges, size: int) -> _Ranges:
    """What is watched of a memory of ``size`` bytes."""
    if not outputs:
        return [(0, min(size, _MAX_WATCHED))]
    stops, starts = [0, *(stop for _, stop in outputs)], [*(start for start, _ in outputs), size]
    gaps = [(stop, start) for stop, start in zip(stops, starts, strict=True) if stop < start]
    if size <= _MAX_WATCHED:
        return gaps
    near: list[tuple[int, int]] = []
    for first, last in gaps:
        if last - first <= 2 * _BESIDE:
            near.append((first, last))
        else:
            near += [(first, first + _BESIDE), (last - _BESIDE, last)]
    return near[: _MAX_WATCHED // (2 * _BESIDE)]
