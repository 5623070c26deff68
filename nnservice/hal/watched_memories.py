"""Changes that calls make in mirrors of a client's memories beside their outputs.

The client can see for itself what a driver does to memories that both share. Where they do not, the
server looks: a range that a call has changed and should not have is sent to the client as well, and
is what it was in the mirror. That is only judged where nothing else can have changed it.
"""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from nnhal.memory import Memory
from nnservice.hal.request_ranges import Known, ranges_of
from nnservice.rpc.stream import Segment
from nnservice.rpc.streaming import Watched

__all__ = ["Watching"]

_MAX_WATCHED: Final = 64 * 1024
"""Bytes of a memory: looking at them takes some ten microseconds."""

_BESIDE: Final = 4096
"""Bytes before and after each output that are watched in a memory larger than that."""

_Ranges: TypeAlias = Sequence[tuple[int, int]]


class _Use:
    """Who uses a mirror now: ``calls``, and contents that are ``arriving``. ``changes`` counts all
    that ever began.
    """

    __slots__ = ("arriving", "calls", "changes")

    def __init__(self) -> None:
        self.calls = self.arriving = self.changes = 0


class _Place(NamedTuple):
    """A memory of a request, and what of it the request's outputs leave out."""

    number: int
    use: _Use
    starts: Sequence[int]
    parts: Sequence[memoryview]


class _Call(Watched):
    __slots__ = ("_before", "_is_over", "_lock", "places")

    def __init__(self, places: Sequence[_Place], lock: threading.Lock) -> None:
        self.places = places
        self._lock = lock
        self._is_over = False
        with lock:
            self._before = [_begun(use, parts) for _, use, _, parts in places]

    def end(self) -> None:
        with self._lock:
            self._end()

    __del__ = end

    def strayed(self) -> list[Segment]:
        found: list[Segment] = []
        with self._lock:  # nothing begins to arrive meanwhile
            self._end()
            for place, (changes, before) in zip(self.places, self._before, strict=True):
                if changes == place.use.changes:
                    for start, part, content in zip(place.starts, place.parts, before, strict=True):
                        now = part.tobytes()
                        if now != content:
                            found.append(Segment(place.number, start, memoryview(now)))
                            # What the client writes there does not come here: the next call that
                            # does the same is to be seen too.
                            part[:] = content
        return found

    def _end(self) -> None:
        if not self._is_over:
            self._is_over = True
            for place in self.places:
                place.use.calls -= 1


def _begun(use: _Use, parts: Sequence[memoryview]) -> tuple[int, list[bytes]]:
    """A call begins: which change it is, -1 where it is not alone, and what there is before it."""
    is_alone = not use.calls and not use.arriving
    use.calls += 1
    use.changes += 1
    return use.changes if is_alone else -1, [part.tobytes() for part in parts]


class Watching:
    """The mirrors of a client, and who uses them. ``numbers`` are those of memories, by identity;
    they change.
    """

    def __init__(self, numbers: Mapping[int, int]) -> None:
        self._numbers = numbers
        self._places: Known[list[_Place]] = Known()
        self._uses: dict[int, _Use] = {}
        self._lock = threading.Lock()

    def begin(self, request: Any) -> Watched:
        """A call with ``request`` begins."""
        return _Call(self._places.of(request, self._places_of), self._lock)

    def again(self, watched: Watched) -> Watched:
        """Another call begins that writes what that of ``watched`` does."""
        return _Call(watched.places, self._lock) if isinstance(watched, _Call) else watched

    def arrives(self, number: int) -> None:
        """The client begins to change the memory ``number``."""
        use = self._use(number)
        with self._lock:
            use.arriving += 1
            use.changes += 1

    def arrived(self, number: int) -> None:
        """Note that the ranges have arrived."""
        use = self._use(number)
        with self._lock:
            use.arriving -= 1

    def forget(self, number: int) -> None:
        """The memory is gone."""
        self._uses.pop(number, None)

    def _use(self, number: int) -> _Use:
        return self._uses.get(number) or self._uses.setdefault(number, _Use())

    def _places_of(self, request: Any) -> list[_Place]:
        outputs: dict[int, list[tuple[int, int]]] = {}
        for memory, start, stop in ranges_of(request, request.outputs):
            outputs.setdefault(id(memory), []).append((start, stop))
        memories = {id(pool): pool for pool in request.pools if _can_be_written(pool)}
        return [
            self._place(self._numbers[key], memory, sorted(outputs.get(key, ())))
            for key, memory in memories.items()
            if key in self._numbers
        ]

    def _place(self, number: int, memory: Memory, outputs: _Ranges) -> _Place:
        ranges, buffer = _watched(outputs, memory.size), memory.buffer
        parts = [buffer[start:stop] for start, stop in ranges]
        return _Place(number, self._use(number), [start for start, _ in ranges], parts)


def _can_be_written(pool: Any) -> bool:
    return isinstance(pool, Memory) and pool.writable and pool.size > 0


def _watched(outputs: _Ranges, size: int) -> _Ranges:
    """What is watched of a memory of ``size`` bytes with ``outputs``, in order."""
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
