"""What counts as a hang."""

from __future__ import annotations

import threading
import time
from itertools import accumulate, repeat
from types import SimpleNamespace
from typing import Any

import pytest

from nntest.results import Outcome
from nntest.runner.watch import Watch
from nntest.self_test import trials
from vts.self_test.trials import Trials

HANG, SUCCESS = Outcome.HANG, Outcome.SUCCESS


class Scripted(Trials):
    """Its tests end as they are told, one after another."""

    def __init__(self, outcomes: list[Outcome], *, quick: bool) -> None:
        self._outcomes = iter(outcomes)
        self._quick = quick

    def _run(self, *_: Any) -> Any:
        return SimpleNamespace(outcome=next(self._outcomes))

    def _is_quick(self, test: Any) -> bool:
        return self._quick


@pytest.mark.parametrize(
    ("outcomes", "own_work_s", "quick", "outcome"),
    [
        ([SUCCESS], 0.0, True, SUCCESS),
        ([HANG], 0.0, True, HANG),
        ([HANG], 0.0, False, None),
        ([HANG, HANG], 5.0, True, HANG),
        ([HANG, SUCCESS], 5.0, True, SUCCESS),
        ([HANG], 5.0, False, None),
    ],
)
def test_a_driver_hangs_where_neither_the_machine_nor_the_suite_takes_the_time(
    outcomes: list[Outcome],
    own_work_s: float,
    quick: bool,
    outcome: Outcome | None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = accumulate(repeat(own_work_s))
    monkeypatch.setattr(time, "process_time", lambda: next(clock))
    none: Any = None
    result = Scripted(outcomes, quick=quick)._result(none, none)

    assert (result and result.outcome) == outcome


class Process:
    """Of a driver: knows whether it has been killed."""

    def __init__(self) -> None:
        self.killed = threading.Event()

    def kill(self) -> None:
        self.killed.set()


def bench(process: Process | None) -> Any:
    driver: Any = SimpleNamespace(process=process)
    none: Any = None
    return trials._Bench(driver, none, trials._Heard(Watch()))


def test_a_driver_is_ended_when_its_test_shows_no_sign_of_life(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(trials, "_PATIENCE_S", 0.1)
    process = Process()
    with trials._Impatience(bench(process)) as impatience:
        assert process.killed.wait(30)
    assert impatience.has_ended_it
    assert impatience.limit == "no answer within 10 s"


def test_signs_of_life_keep_a_driver_alive_until_the_test_takes_too_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(trials, "_PATIENCE_S", 30.0)
    monkeypatch.setattr(trials, "_LONGEST_S", 0.6)
    process, tested = Process(), bench(None)
    with trials._Impatience(tested) as impatience:
        tested.watch.alive()
        assert not process.killed.wait(0.1)
        tested.driver.process = process  # one that has started late
        assert process.killed.wait(30)
    assert impatience.has_ended_it
    assert impatience.limit == "no end within 0.6 s"


def test_a_sign_of_life_begins_the_time_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    tested = bench(None)
    impatience = trials._Impatience(tested)
    now[0] = trials._PATIENCE_S - 1
    assert impatience._left_s == 1
    tested.watch.alive()
    assert impatience._left_s == trials._PATIENCE_S
    now[0] = trials._LONGEST_S - 1
    tested.watch.alive()
    assert impatience._left_s == 1


def test_what_is_told_is_passed_on() -> None:
    told: list[tuple[Any, ...]] = []

    class Hearing(Watch):
        is_stopped = True

        def alive(self) -> None:
            told.append(("alive",))

        def at(self, case: str, pid: int = 0) -> None:
            told.append(("at", case, pid))

        def stage(self, text: str, done: int, total: int) -> None:
            told.append(("stage", text, done, total))

    heard = trials._Heard(Hearing())
    heard.alive()
    heard.at("case", 7)
    heard.stage("text", 1, 2)
    assert told == [("alive",), ("at", "case", 7), ("stage", "text", 1, 2)]
    assert heard.is_stopped
