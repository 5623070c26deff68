"""Many machines: chunks of cases on a cluster of dask's, each run there by workers of our own.

A dask worker that is lost costs nothing but time: its chunks are run by others. A chunk that ends
one dask worker after the other is cut again and again, and the pieces are run while nothing else
is, until one case is left, which is CRASH.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass
from typing import Final

import msgspec

from nntest.failure import Failure
from nntest.results import Outcome
from nntest.runner.engines.base import Ended, Engine, Event, Started, Stopped
from nntest.runner.engines.chunks import Answer, Cases, Order, chunks_of, halves_of
from nntest.runner.engines.dask_cluster import DaskCluster, Ending
from nntest.runner.engines.dask_worker import end_run, run_chunk, stop_run
from nntest.runner.suite import PlannedCase, Suite
from nntest.runner.units import GRACE_S

__all__ = ["DaskEngine"]

LOOK_S: Final = 0.1
"""Interval between two looks at the clock."""

COUNT_S: Final = 1.0
"""Interval between two looks at how many workers there are."""

TRANSFER_S: Final = 5.0
"""Time for the answers of workers that were stopped, beside their own time."""

ALONE_S: Final = 60.0
"""Time without any worker before the run is given up: machines may be restarted meanwhile."""

AHEAD: Final = 2
"""Chunks for each that can run: the next one is there when one ends."""

MAX_TRIES: Final = 3
"""Maximum tries of a chunk that could not be run, for whatever reason of the machine."""

KILLER: Final = "one dask worker after the other ended while it ran the test"


@dataclass(frozen=True)
class _Chunk:
    """Cases without a result. ``alone``: nothing else is run at the same time."""

    cases: Cases
    alone: bool = False
    tries: int = 0


class DaskEngine(Engine):
    """``order`` is what all chunks have in common; ``cluster`` is left when it is closed."""

    def __init__(self, suite: Suite, order: Order, cluster: DaskCluster) -> None:
        self._suite = suite
        self._order = order
        self._cluster = cluster
        self._running: dict[str, _Chunk] = {}
        self._again: deque[_Chunk] = deque()
        self._suspects: deque[_Chunk] = deque()
        self._stop_at: float | None = None
        self._grace_s = GRACE_S
        self._is_told = False
        self._slots = 0
        self._counted_at = self._had_slots_at = 0.0

    def run(self, cases: Iterable[PlannedCase]) -> Generator[Event, None, None]:
        chunks = chunks_of(cases)
        self._had_slots_at = time.monotonic()
        try:
            while self._submit(chunks):
                ending = self._cluster.ended(LOOK_S)
                if ending is not None:
                    yield from self._take(self._running.pop(ending.key), ending)
                elif self._is_deserted():
                    yield Stopped(f"no dask worker for {ALONE_S:g} s")
                    return
        finally:
            self._running.clear()
            self._cluster.cancel()

    def stop(self, grace_s: float = GRACE_S) -> None:
        self._grace_s = grace_s
        stop_at = time.monotonic() + grace_s + TRANSFER_S
        self._stop_at = stop_at if self._stop_at is None else min(stop_at, self._stop_at)

    def close(self) -> None:
        self._cluster.tell(end_run, self._order.run)
        self._cluster.close()

    def _submit(self, chunks: Iterator[Cases]) -> bool:
        """Keep all workers busy; whether there is anything to wait for."""
        if self._stop_at is not None:
            return self._wind_up(self._stop_at)
        while self._has_room:
            chunk = self._next(chunks)
            if chunk is None:
                break
            order = msgspec.structs.replace(self._order, cases=chunk.cases)
            key = self._cluster.submit(run_chunk, msgspec.msgpack.encode(order))
            self._running[key] = chunk
        return bool(self._running)

    def _wind_up(self, stop_at: float) -> bool:
        if not self._is_told:
            self._is_told = True
            self._cluster.tell(stop_run, self._order.run, self._grace_s)
        return bool(self._running) and time.monotonic() < stop_at

    @property
    def _has_room(self) -> bool:
        if self._suspects or any(chunk.alone for chunk in self._running.values()):
            return not self._running
        return len(self._running) < max(1, self._count()) * AHEAD

    def _next(self, chunks: Iterator[Cases]) -> _Chunk | None:
        for waiting in (self._suspects, self._again):
            if waiting:
                return waiting.popleft()
        cases = next(chunks, None)
        return _Chunk(cases) if cases else None

    def _count(self) -> int:
        now = time.monotonic()
        if now - self._counted_at >= COUNT_S:
            self._slots, self._counted_at = self._cluster.slots(), now
            if self._slots:
                self._had_slots_at = now
        return self._slots

    def _is_deserted(self) -> bool:
        return not self._count() and time.monotonic() - self._had_slots_at > ALONE_S

    def _take(self, chunk: _Chunk, ending: Ending) -> Iterator[Event]:
        if ending.answer is not None:
            yield from self._hear(chunk, msgspec.msgpack.decode(ending.answer, type=Answer))
        elif ending.killed:
            yield from self._suspect(chunk, ending.failure)
        elif ending.lost:
            yield Stopped(ending.failure)
            self.stop()
        else:
            reason = f"a dask worker could not run tests: {ending.failure}"
            yield from self._try_again(chunk, Stopped(reason, evidence=ending.evidence))

    def _hear(self, chunk: _Chunk, answer: Answer) -> Iterator[Event]:
        stopped = answer.stopped
        if stopped is not None and stopped.usage:
            yield stopped
            return
        yield from answer.drivers
        missing = {case.id: case for case in chunk.cases}
        for encoded in answer.results:
            result = msgspec.msgpack.decode(encoded, type=self._suite.result_type)
            del missing[result.id]
            yield Started(result.id)
            yield Ended(result)
        if stopped is not None and stopped.driver:
            yield stopped
        elif stopped is not None and missing:
            rest = _Chunk(tuple(missing.values()), chunk.alone, chunk.tries)
            yield from self._try_again(rest, stopped)

    def _try_again(self, chunk: _Chunk, failure: Stopped) -> Iterator[Event]:
        if chunk.tries + 1 == MAX_TRIES:
            yield failure
            self.stop()
            return
        waiting = self._suspects if chunk.alone else self._again
        waiting.append(_Chunk(chunk.cases, chunk.alone, chunk.tries + 1))

    def _suspect(self, chunk: _Chunk, evidence: str) -> Iterator[Event]:
        """Find the case that ends dask workers; others had the bad luck to be there."""
        if chunk.alone and len(chunk.cases) == 1:
            yield Started(chunk.cases[0].id)
            killer = Failure("worker_died", KILLER)
            yield Ended(self._suite.result(chunk.cases[0], Outcome.CRASH, killer, (evidence,)))
            return
        self._suspects.extend(_Chunk(half, alone=True) for half in halves_of(chunk.cases))
