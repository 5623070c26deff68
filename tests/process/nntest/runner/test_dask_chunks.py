"""What the engine makes of the endings of chunks, on a cluster that only pretends."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from nntest.results import CaseResult, Outcome
from nntest.runner.case_worker import WorkerSettings
from nntest.runner.engines import dask
from nntest.runner.engines.base import Ended, Event, Started, Stopped
from nntest.runner.engines.chunks import Answer, Order, chunks_of
from nntest.runner.engines.dask import KILLER, DaskEngine
from nntest.runner.engines.dask_cluster import Ending
from nntest.runner.suite import PlannedCase
from nntest.runner.units import TimeLimits
from tests.process.nntest.runner.toy_suite import DRIVER, ToySuite

Ids = tuple[str, ...]

SUITE = ToySuite()

ORDER = Order(
    run="run",
    version="1",
    worker=WorkerSettings(
        suite="tests.process.nntest.runner.toy_suite:ToySuite",
        settings=SUITE.settings,
        driver=DRIVER,
        folder="",
    ),
    limits=TimeLimits(),
)


class Pretence:
    """Answers tasks one after the other by ``answer``; ``history`` has what ran with each."""

    def __init__(self, answer: Callable[[Ids], dict[str, Any]], slots: int = 2) -> None:
        self._answer = answer
        self._slots = slots
        self._tasks: dict[str, Ids] = {}
        self.history: list[tuple[Ids, int]] = []
        self.told: list[str] = []

    def slots(self) -> int:
        return self._slots

    def submit(self, function: Callable[[bytes], bytes], argument: bytes) -> str:
        order = msgspec.msgpack.decode(argument, type=Order)
        key = f"task {len(self.history) + len(self._tasks)}"
        self._tasks[key] = tuple(case.id for case in order.cases)
        return key

    def ended(self, timeout_s: float) -> Ending | None:
        if not self._slots:
            return None
        beside = len(self._tasks) - 1
        key = next(iter(self._tasks))
        ids = self._tasks.pop(key)
        self.history.append((ids, beside))
        return Ending(key=key, **self._answer(ids))

    def tell(self, function: Callable[..., None], *arguments: object) -> None:
        self.told.append(function.__name__)

    def cancel(self) -> None:
        self._tasks.clear()

    def close(self) -> None: ...


def planned(count: int, batch: str = "") -> list[PlannedCase]:
    return [PlannedCase(id=f"{batch}/{number}", batch=batch) for number in range(count)]


def engine_on(cluster: Pretence) -> DaskEngine:
    return DaskEngine(SUITE, ORDER, cluster)  # type: ignore[arg-type]


def answered(*ids: str, **fields: Any) -> dict[str, Any]:
    results = [CaseResult(id=id, outcome=Outcome.SUCCESS) for id in ids]
    encoded = tuple(msgspec.msgpack.encode(result) for result in results)
    return {"answer": msgspec.msgpack.encode(Answer(results=encoded, **fields))}


def endings(events: Iterator[Event]) -> dict[str, Outcome]:
    results = [event.result for event in events if isinstance(event, Ended)]
    assert len({result.id for result in results}) == len(results)
    return {result.id: result.outcome for result in results}


def test_batches_stay_together_up_to_a_size() -> None:
    cases = [*planned(30, "a"), *planned(30, "b"), *planned(100, "c"), *planned(40)]

    chunks = [[case.id.partition("/")[0] for case in chunk] for chunk in chunks_of(cases)]

    assert chunks == [
        [*["a"] * 30, *["b"] * 30],
        ["c"] * 64,
        ["c"] * 36,
        [""] * 32,
        [""] * 8,
    ]


def test_no_more_cases_are_taken_than_there_is_room_for() -> None:
    waiting = deque(planned(1000))
    cluster = Pretence(lambda ids: answered(*ids))
    events = engine_on(cluster).run(waiting.popleft() for _ in range(1000))

    next(events)

    assert len(waiting) >= 1000 - 5 * 32
    events.close()


def test_the_case_that_ends_workers_is_found_among_others() -> None:
    def answer(ids: Ids) -> dict[str, Any]:
        return {"failure": "four died", "killed": True} if "/37" in ids else answered(*ids)

    cluster = Pretence(answer)
    events = list(engine_on(cluster).run(planned(96)))

    expected = {case.id: Outcome.SUCCESS for case in planned(96)} | {"/37": Outcome.CRASH}
    assert endings(iter(events)) == expected
    (crash,) = [e.result for e in events if isinstance(e, Ended) and e.result.id == "/37"]
    assert (crash.reason, crash.evidence) == (KILLER, ("four died",))
    pieces = [(ids, beside) for ids, beside in cluster.history if len(ids) < 32]
    assert {beside for _, beside in pieces} == {0}, "suspects are run while nothing else is"
    assert len(pieces) == 2 * 5


def test_a_case_is_not_blamed_for_what_happened_beside_it() -> None:
    unlucky = iter([True])

    def answer(ids: Ids) -> dict[str, Any]:
        if next(unlucky, False):
            return {"failure": "four died", "killed": True}
        return answered(*ids)

    assert endings(engine_on(Pretence(answer)).run(planned(1))) == {"/0": Outcome.SUCCESS}


def test_what_a_machine_did_not_come_to_is_run_again() -> None:
    broken = iter([Stopped("the process that starts others is gone")])

    def answer(ids: Ids) -> dict[str, Any]:
        stopped = next(broken, None)
        return answered(*(ids[:3] if stopped else ids), stopped=stopped)

    cluster = Pretence(answer)

    assert len(endings(engine_on(cluster).run(planned(10)))) == 10
    assert [len(ids) for ids, _ in cluster.history] == [10, 7]


@pytest.mark.parametrize(
    ("ending", "reason"),
    [
        ({"failure": "no room"}, "a dask worker could not run tests: no room"),
        ({"failure": "the dask scheduler is gone", "lost": True}, "the dask scheduler is gone"),
        (answered(stopped=Stopped("does not start", driver=True)), "does not start"),
        (answered(stopped=Stopped("unknown driver", usage=True)), "unknown driver"),
    ],
)
def test_a_run_that_cannot_go_on_ends(ending: dict[str, Any], reason: str) -> None:
    engine = engine_on(Pretence(lambda ids: ending))
    events = []
    for event in engine.run(planned(10)):
        events.append(event)
        engine.stop()

    assert [event.reason for event in events if isinstance(event, Stopped)] == [reason]


def test_a_run_without_workers_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dask, "ALONE_S", 0.0)

    events = list(engine_on(Pretence(lambda ids: answered(*ids), slots=0)).run(planned(1)))

    assert events == [Stopped("no dask worker for 0 s")]


def test_the_engine_can_run_again() -> None:
    """Cases that are tried again come when all others have ended."""
    engine = engine_on(Pretence(lambda ids: answered(*ids)))

    assert len(endings(engine.run(planned(3)))) == 3
    assert next(engine.run(planned(1))) == Started("/0")


def test_workers_are_told_of_the_end() -> None:
    cluster = Pretence(lambda ids: answered(*ids))
    engine = engine_on(cluster)

    for _ in engine.run(planned(200)):
        engine.stop()
    engine.close()

    assert cluster.told == ["stop_run", "end_run"]
