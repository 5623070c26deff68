"""Worker processes on this machine: what crashes or hangs is one case, never the run."""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Iterable, Iterator

import msgspec

from nnprocess import linux
from nnprocess.zygote import Zygote, ZygoteGone
from nntest.failure import Failure
from nntest.results import Outcome
from nntest.runner.case_worker import News, Note, WorkerSettings
from nntest.runner.engines.base import Ended, Engine, Event, Started, Stopped
from nntest.runner.pool import WorkerPool, WorkersDoNotStart
from nntest.runner.suite import PlannedCase, Suite, units_of
from nntest.runner.units import GRACE_S, Crashed, Done, Hung, Progress, TimeLimits, Unit
from nntest.runner.units import Event as PoolEvent
from nntest.runner.units import Started as UnitStarted

__all__ = ["LocalEngine"]

_TARGET = "nntest.runner.case_worker:work"

_BATCH = 64
"""Cases of one batch that stay together: a larger batch is worth loading in two workers, so that
one of them is not the last to end by far."""

_NOTHING = News()


class LocalEngine(Engine):
    """``jobs`` workers, forked from ``zygote``, which stays the caller's. This process hides its
    memory from drivers from now on.

    When a worker is lost in a unit of several cases, the driver whose turn it was is to blame, and
    the other cases get another turn without it.
    """

    def __init__(
        self,
        suite: Suite,
        settings: WorkerSettings,
        zygote: Zygote,
        *,
        jobs: int,
        limits: TimeLimits,
    ) -> None:
        linux.hide_memory()
        self._suite = suite
        self._is_stopped = False
        self._given: dict[str, tuple[PlannedCase, ...]] = {}
        self._running: dict[str, News] = {}
        self._again: deque[tuple[PlannedCase, ...]] = deque()
        self._results = msgspec.msgpack.Decoder(tuple[suite.result_type, ...])  # type: ignore[name-defined]
        self._pool = WorkerPool(
            _TARGET, msgspec.msgpack.encode(settings), jobs=jobs, zygote=zygote, limits=limits
        )

    def run(self, cases: Iterable[PlannedCase]) -> Generator[Event, None, None]:
        self._is_stopped = False
        for known in (self._given, self._running, self._again):
            known.clear()
        units = units_of(cases)
        try:
            yield from self._work(units)
            while self._again and not self._is_stopped:
                yield from self._work(units)
        except WorkersDoNotStart as error:
            yield Stopped(str(error), evidence=error.evidence)
        except ZygoteGone as error:
            suspects = f"; running were {', '.join(self._running)}" if self._running else ""
            yield Stopped(f"{error}{suspects}")

    def stop(self, grace_s: float = GRACE_S) -> None:
        self._is_stopped = True
        self._pool.stop(grace_s)

    def close(self) -> None:
        self._pool.close()

    def _work(self, units: Iterator[tuple[PlannedCase, ...]]) -> Iterator[Event]:
        for event in self._pool.run(self._units(units)):
            yield from self._told(event)

    def _units(self, units: Iterator[tuple[PlannedCase, ...]]) -> Iterator[Unit]:
        encode = msgspec.msgpack.Encoder().encode
        number = 0
        while cases := self._again.popleft() if self._again else next(units, None):
            first = cases[0]
            self._given[first.id] = cases
            batch = f"{first.batch}#{number // _BATCH}" if first.batch else ""
            yield Unit(first.id, encode(cases), batch)
            number += 1

    def _told(self, event: PoolEvent) -> Iterator[Event]:
        match event:
            case UnitStarted(unit):
                self._running[unit.id] = _NOTHING
                yield from (Started(case.id) for case in self._given[unit.id])
            case Progress(unit, payload):
                yield from self._hear(unit, payload)
            case Done(unit, payload):
                del self._given[unit.id]
                self._running.pop(unit.id, None)
                yield from map(Ended, self._results.decode(payload))
            case Crashed(unit, end, evidence):
                yield from self._lose(unit, Outcome.CRASH, str(end), evidence)
            case Hung(unit, limit, evidence):
                yield from self._lose(unit, Outcome.HANG, limit, evidence)

    def _hear(self, unit: Unit, payload: bytes) -> Iterator[Event]:
        note: Note = msgspec.msgpack.decode(payload, type=Note)
        if not isinstance(note, News):
            yield note
            return
        self._running[unit.id] = note
        if note.stage:
            self.on_stage(note.stage, note.done, note.total)

    def _lose(
        self, unit: Unit, outcome: Outcome, how: str, evidence: tuple[str, ...]
    ) -> Iterator[Event]:
        cases = self._given.pop(unit.id)
        news = self._running.pop(unit.id, _NOTHING)
        kind = "worker_died" if outcome is Outcome.CRASH else "test_hangs"
        failure = Failure(kind, _reason(outcome, how, news.stage))
        blamed = [case for case in cases if case.id == news.case] or cases
        for case in blamed:
            yield Ended(self._suite.result(case, outcome, failure, evidence))
        rest = tuple(case for case in cases if case not in blamed)
        if rest:
            self._again.append(rest)


def _reason(outcome: Outcome, how: str, stage: str) -> str:
    if stage:
        return (
            f"the process {how} while {stage}"
            if outcome is Outcome.CRASH
            else f"{how} while {stage}"
        )
    return f"the process that runs the test {how}" if outcome is Outcome.CRASH else how
