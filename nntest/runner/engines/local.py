"""Worker processes on this machine; what crashes or hangs is one case, never the run."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator

import msgspec

from nnprocess.zygote import Zygote, ZygoteGone
from nntest.results import CaseResult, Outcome
from nntest.runner.case_worker import Note, WorkerSettings
from nntest.runner.engines.base import Ended, Engine, Event, Started, Stopped
from nntest.runner.pool import WorkerPool, WorkersDoNotStart
from nntest.runner.suite import PlannedCase, Suite
from nntest.runner.units import Crashed, Done, Hung, Progress, TimeLimits, Unit
from nntest.runner.units import Event as PoolEvent
from nntest.runner.units import Started as UnitStarted

__all__ = ["LocalEngine"]

_TARGET = "nntest.runner.case_worker:work"

_BATCH = 64
"""Cases of one batch that stay together: a larger batch is worth loading in two workers, so that
one of them is not the last to end by far."""


class LocalEngine(Engine):
    """``jobs`` workers, forked from ``zygote``, which stays the caller's."""

    def __init__(
        self,
        suite: Suite,
        settings: WorkerSettings,
        zygote: Zygote,
        *,
        jobs: int,
        limits: TimeLimits,
    ) -> None:
        self._suite = suite
        self._running: dict[str, None] = {}
        self._pool = WorkerPool(
            _TARGET, msgspec.msgpack.encode(settings), jobs=jobs, zygote=zygote, limits=limits
        )

    def run(self, cases: Iterable[PlannedCase]) -> Generator[Event, None, None]:
        self._running.clear()
        try:
            for event in self._pool.run(_units(cases)):
                yield from self._told(event)
        except WorkersDoNotStart as error:
            yield Stopped(str(error), evidence=error.evidence)
        except ZygoteGone as error:
            suspects = f"; running were {', '.join(self._running)}" if self._running else ""
            yield Stopped(f"{error}{suspects}")

    def stop(self) -> None:
        self._pool.stop()

    def close(self) -> None:
        self._pool.close()

    def _told(self, event: PoolEvent) -> Iterator[Event]:
        match event:
            case UnitStarted(unit):
                self._running[unit.id] = None
                yield Started(unit.id)
            case Progress(_, payload):
                yield msgspec.msgpack.decode(payload, type=Note).event
            case Done(unit, payload):
                self._running.pop(unit.id, None)
                yield Ended(msgspec.msgpack.decode(payload, type=self._suite.result_type))
            case Crashed(unit, end, evidence):
                reason = f"the process that runs the test {end}"
                yield Ended(self._lost(unit, Outcome.CRASH, reason, evidence))
            case Hung(unit, limit, evidence):
                yield Ended(self._lost(unit, Outcome.HANG, limit, evidence))

    def _lost(
        self, unit: Unit, outcome: Outcome, reason: str, evidence: tuple[str, ...]
    ) -> CaseResult:
        self._running.pop(unit.id, None)
        case = msgspec.msgpack.decode(unit.payload, type=PlannedCase)
        return self._suite.result(case, outcome, reason, evidence)


def _units(cases: Iterable[PlannedCase]) -> Iterator[Unit]:
    encode = msgspec.msgpack.Encoder().encode
    for number, case in enumerate(cases):
        batch = f"{case.batch}#{number // _BATCH}" if case.batch else ""
        yield Unit(case.id, encode(case), batch)
