"""Measures in a worker process: a crash or a hang costs one model, never the run."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import ClassVar, Final

import msgspec

from mlts.backends.base import Participant
from mlts.backends.tflite import DEFAULT_DELEGATES
from mlts.cases import planned_case
from mlts.engines.base import Engine, EngineBroken, Turn, Watch
from mlts.engines.orders import (
    Answer,
    Describe,
    Described,
    DiedAtStart,
    Measure,
    Measured,
    MeasuredOverhead,
    MeasureOverhead,
    News,
    Order,
    Refused,
    WorkerSettings,
)
from mlts.results import BASELINE, BackendInfo, BenchmarkCase, Overhead
from nnhal.errors import UserError
from nnprocess.zygote import Zygote, ZygoteGone
from nntest.results import ExitCode, Outcome
from nntest.runner.pool import WorkerPool, WorkersDoNotStart
from nntest.runner.units import Crashed, Done, Event, Hung, Progress, TimeLimits, Unit

__all__ = ["PRELOAD", "DriverDied", "DriverRefused", "IsolatedEngine"]

PRELOAD: Final = ("mlts.engines.worker", "nntest.runner.worker", "nntflite.interpreter")
"""What a worker needs, beyond what driver services need."""

STOP_S: Final = 10.0
"""For a worker to end in order when the user has asked for it: an inference may take long."""


_decode: Final = msgspec.msgpack.Decoder(Answer).decode


class DriverRefused(UserError):
    """A driver cannot be used; the message says which and why."""


class DriverDied(UserError):
    """A driver took its process down, or hung, before anything could be measured.

    ``evidence`` are the last lines of its log, or its stacks.
    """

    exit_code: ClassVar[int] = ExitCode.DRIVER_DIED

    def __init__(self, driver: str, how: str, evidence: Sequence[str]) -> None:
        who = f"driver '{driver}'" if driver else "the worker process"
        super().__init__(f"{who} does not start: {how}")
        self.evidence = evidence


class _Elsewhere(Participant):
    """A driver in another process, by what it says of itself."""

    def __init__(self, info: BackendInfo) -> None:
        self.info = info


class IsolatedEngine(Engine):
    """One worker process at a time; ``silence_s`` without a sign of life is a hang.

    ``baselines`` stand for those that the worker makes itself. The zygote stays the caller's.
    """

    def __init__(
        self,
        settings: WorkerSettings,
        baselines: Sequence[Participant],
        zygote: Zygote,
        silence_s: float | None,
    ) -> None:
        self._baselines = baselines
        self._pool = WorkerPool(
            "mlts.engines.worker:work",
            msgspec.msgpack.encode(settings),
            jobs=1,
            zygote=zygote,
            limits=TimeLimits(unit_s=None, silence_s=silence_s),
        )

    def participants(self, is_stopped: Callable[[], bool]) -> Sequence[Participant]:
        """The baselines, and the drivers as they describe themselves.

        Raises DriverRefused, DriverDied; KeyboardInterrupt when it is stopped.
        """
        outcome, news = self._order("describe", Describe(), Watch(is_stopped, _nothing))
        if outcome is None:
            raise KeyboardInterrupt
        if isinstance(outcome, Refused):
            raise DriverRefused(outcome.message)
        if not isinstance(outcome, Described):
            raise _died(outcome, news.backend)
        return [*self._baselines, *map(_Elsewhere, outcome.drivers)]

    def overhead(self) -> Overhead | None:
        watch = Watch(lambda: False, _nothing)
        outcome, _ = self._order("overhead", MeasureOverhead(), watch)
        return outcome.overhead if isinstance(outcome, MeasuredOverhead) else None

    def run(self, turn: Turn, watch: Watch) -> tuple[BenchmarkCase, ...]:
        """After a crash or a hang, the backends that are not to blame get another turn."""
        name = turn.model.name
        order = Measure(name, dict(turn.repeat), turn.settings, turn.environment)
        outcome, news = self._order(name, order, watch)
        if outcome is None:
            return ()
        if isinstance(outcome, Measured):
            return outcome.cases
        assert isinstance(outcome, Crashed | Hung)
        lost = _lost(turn, outcome, news)
        rest = {b: command for b, command in turn.repeat.items() if b not in lost}
        found = self.run(replace(turn, repeat=rest), watch) if rest else ()
        known = {case.backend: case for case in found} | lost
        return tuple(known[backend] for backend in turn.repeat if backend in known)

    def close(self) -> None:
        self._pool.close()

    def __exit__(self, kind: type[BaseException] | None, *error: object) -> None:
        self._pool.__exit__(kind, *error)

    def _order(
        self, name: str, order: Order, watch: Watch
    ) -> tuple[Answer | Crashed | Hung | None, News]:
        """What came of an order (None: stopped), and what the worker was at last."""
        try:
            return self._give(Unit(name, msgspec.msgpack.encode(order)), watch)
        except (ZygoteGone, WorkersDoNotStart) as error:
            raise EngineBroken(str(error)) from error

    def _give(self, unit: Unit, watch: Watch) -> tuple[Answer | Crashed | Hung | None, News]:
        news = News("")
        outcome: Answer | Crashed | Hung | None = None
        is_stopped = False
        try:
            for event in self._pool.run([unit]):
                if isinstance(event, Progress):
                    news = _told(event, watch)
                outcome = _outcome(event) or outcome
                if not is_stopped and watch.is_stopped():
                    is_stopped = True
                    self._pool.stop(STOP_S)
        except KeyboardInterrupt:
            # The user does not wait for the worker, which is killed; the report is still written.
            if not watch.is_stopped():
                raise
        return outcome, news


def _nothing(text: str, done: int, total: int) -> None: ...


def _outcome(event: Event) -> Answer | Crashed | Hung | None:
    if isinstance(event, Done):
        answer: Answer = _decode(event.payload)
        return answer
    return event if isinstance(event, Crashed | Hung) else None


def _told(event: Progress, watch: Watch) -> News:
    news = msgspec.msgpack.decode(event.payload, type=News)
    watch.stage(news.stage, news.done, news.total)
    watch.turn(news.backend)
    return news


def _lost(turn: Turn, event: Crashed | Hung, news: News) -> dict[str, BenchmarkCase]:
    """The cases, by backend, that went with the process: those of the driver that was at work,
    all of them when it was none.
    """
    drivers = {backend for backend in turn.repeat if backend not in (BASELINE, DEFAULT_DELEGATES)}
    blamed = {news.backend} & drivers or turn.repeat.keys()
    outcome = Outcome.CRASH if isinstance(event, Crashed) else Outcome.HANG
    what = f"the process {event.end}" if isinstance(event, Crashed) else event.limit
    reason = f"{what} while {news.stage}" if news.stage else what
    return {
        backend: msgspec.structs.replace(
            planned_case(turn.model.name, backend, outcome, reason),
            evidence=event.evidence,
            test_set_size=turn.model.info.items,
            repeat=turn.repeat[backend],
        )
        for backend in blamed
    }


def _died(outcome: object, driver: str) -> DriverDied:
    if isinstance(outcome, Hung):
        return DriverDied(driver, outcome.limit, outcome.evidence)
    if isinstance(outcome, Crashed):
        return DriverDied(driver, f"its process {outcome.end}", outcome.evidence)
    assert isinstance(outcome, DiedAtStart)
    return DriverDied(driver, outcome.reason, outcome.evidence)
