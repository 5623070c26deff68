"""Failures that a defect has caused, and hangs, are told from others."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import accumulate, repeat
from types import SimpleNamespace
from typing import Any

import pytest

from nntest.results import Outcome
from nntest.runner.suite import PlannedCase
from nntest.runner.watch import Watch
from nntest.self_test import trials
from nntest.self_test.trials import Found, Subject, Trials

FAILURE, HANG, SUCCESS = Outcome.FAILURE, Outcome.HANG, Outcome.SUCCESS


CONTROL = "fair@AIDL4"

Script = dict[tuple[str, str], list[Outcome]]
"""Endings of a test on a driver, one after another; the last one stays."""


class Scripted(Trials):
    """Its tests end as they are told, SUCCESS where nothing is said."""

    def __init__(self, script: Script) -> None:
        none: Any = None
        super().__init__(Subject(none, "fair"), none, Watch())
        self._script = script
        self.opened: list[str] = []
        self.ran: list[tuple[str, str]] = []

    @contextmanager
    def _open(self, subject: Subject) -> Iterator[Any]:
        self.opened.append(subject.target)
        version = subject.target.partition("@")[2] or "AIDL4"
        device = SimpleNamespace(hal_version=version)
        yield SimpleNamespace(name=subject.target, driver=SimpleNamespace(device=lambda: device))

    def _run(self, bench: Any, test: Any) -> Any:
        self.ran.append((bench.name, test.id))
        endings = self._script.get((bench.name, test.id), [SUCCESS])
        return SimpleNamespace(
            duration_ns=1, outcome=endings.pop(0) if len(endings) > 1 else endings[0]
        )


def first_failure(trials: Trials, *ids: str, target: str = "broken") -> Found:
    none: Any = None
    return trials.first_failure(Subject(none, target), (PlannedCase(id=id) for id in ids))


def test_a_test_that_fails_without_the_defect_does_not_catch_it() -> None:
    trials = Scripted(
        {("broken", "a"): [FAILURE], (CONTROL, "a"): [FAILURE], ("broken", "c"): [FAILURE]}
    )

    found = first_failure(trials, "a", "b", "c")

    assert (found.tests, found.failure and found.failure.outcome) == (3, FAILURE)
    assert found.false_alarms == ("a",)


def test_what_fails_only_with_tests_that_fail_without_it_is_not_caught() -> None:
    trials = Scripted({("broken", "a"): [FAILURE], (CONTROL, "a"): [FAILURE]})

    assert first_failure(trials, "a", "b") == Found(2, None, ("a",))


def test_a_defect_that_no_test_notices_is_not_caught() -> None:
    assert first_failure(Scripted({}), "a", "b") == Found(2)


def test_no_test_is_run_after_the_first_failure_and_each_once_without_the_defect() -> None:
    trials = Scripted({("broken", "a"): [FAILURE], ("other", "a"): [FAILURE]})

    first_failure(trials, "a", "b")
    first_failure(trials, "a", "b", target="other")

    assert trials.ran == [("broken", "a"), (CONTROL, "a"), ("other", "a")]
    assert trials.opened == ["broken", CONTROL, "other"]


def test_the_driver_without_the_defect_has_the_version_of_the_one_with_it() -> None:
    trials = Scripted({("broken@1.2", "a"): [FAILURE]})

    assert first_failure(trials, "a", target="broken@1.2").failure
    assert trials.opened == ["broken@1.2", "fair@1.2"]


def test_a_driver_without_defect_that_was_hurt_by_earlier_tests_is_started_again() -> None:
    trials = Scripted({("broken", "a"): [FAILURE], (CONTROL, "a"): [FAILURE, SUCCESS]})

    assert first_failure(trials, "a").failure
    assert trials.opened == ["broken", CONTROL, CONTROL]


def test_of_endings_those_are_left_out_that_are_the_same_without_the_defect() -> None:
    trials = Scripted(
        {("broken", "a"): [FAILURE], (CONTROL, "a"): [FAILURE], ("broken", "b"): [FAILURE]}
    )
    none: Any = None
    cases = [PlannedCase(id=id) for id in "abc"]

    endings = trials.endings(Subject(none, "broken"), cases)

    assert [ending.outcome for ending in endings] == [FAILURE, SUCCESS]


@pytest.mark.parametrize(
    ("outcomes", "own_work_s", "quick", "outcome"),
    [
        ([SUCCESS], 0.0, True, None),
        ([HANG], 0.0, True, HANG),
        ([HANG], 0.0, False, None),
        ([HANG, HANG], 5.0, True, HANG),
        ([HANG, SUCCESS], 5.0, True, None),
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
    ticks = accumulate(repeat(1.0 if quick else trials._PATIENCE_S))
    monkeypatch.setattr(time, "perf_counter", lambda: next(ticks))

    found = first_failure(Scripted({("broken", "a"): outcomes}), "a")

    assert (found.failure and found.failure.outcome) == outcome
    assert found.false_alarms == ()


class Process:
    """A driver's process that knows whether it has been killed."""

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
