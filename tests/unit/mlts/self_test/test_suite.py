"""The self-test of the stress tests, with stress tests that end as these tests want them to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pytest

from mlts.self_test import suite as module
from mlts.self_test.results import DefectResult
from mlts.self_test.suite import Part, SelfTestSettings, SelfTestSuite
from mlts.stress.modes import MODES
from mlts.stress.outcome import judged_growth
from mlts.stress.results import StressCase
from mlts.stress.suite import StressSuite
from nntest.failure import Failure
from nntest.results import Outcome
from nntest.runner.driver_under_test import Drivers, InProcess
from nntest.runner.suite import CaseRunner, PlannedCase
from nntest.runner.watch import Watch
from tests.unit.mlts.self_test.test_judgment import Toy
from tests.unit.mlts.stress.test_outcome import GROWN

DEADLOCK = "driver deadlock: execute (toys.py:7)"
FIRST, SECOND = "inference-stress", "parallel-inference-stress"

TOYS = {
    toy.name: toy
    for toy in (
        Toy(),
        Toy(name="other", modes=(FIRST, SECOND)),
        Toy(name="fair", outcome="SUCCESS", words=(), modes=(FIRST, SECOND), is_fair=True),
    )
}


class Endings:
    """How the stress tests of each mode end; those of other modes succeed."""

    def __init__(self) -> None:
        self.of: dict[str, tuple[Outcome, str]] = {}
        self.unjudged = 0
        """Tests, at first, that a busy machine leaves without judgment."""
        self.run: list[str] = []

    def result(self, case: PlannedCase) -> StressCase:
        mode = case.id.partition("/")[0]
        self.run.append(case.id)
        why: Failure | str
        outcome, why = self.of.get(mode, (Outcome.SUCCESS, ""))
        if len(self.run) <= self.unjudged:
            ending = judged_growth([GROWN], has_warmed_up=False)
            assert ending is not None
            outcome, why = ending.outcome, ending.why
        return StressCase(id=case.id, outcome=outcome, why=why, mode=mode, driver=case.driver)


@pytest.fixture
def endings(monkeypatch: pytest.MonkeyPatch) -> Endings:
    found = Endings()

    class Runner(CaseRunner):
        def run(self, case: PlannedCase) -> StressCase:
            return found.result(case)

    @contextmanager
    def opened(*_: Any) -> Iterator[CaseRunner]:
        yield Runner()

    monkeypatch.setattr(StressSuite, "open", opened)
    monkeypatch.setattr(module, "known_defects", lambda: TOYS)
    return found


def results(*parts: Part) -> Sequence[DefectResult]:
    suite = SelfTestSuite(SelfTestSettings(parts=parts))
    assert SelfTestSuite.of(suite.settings).chosen == suite.chosen
    with suite.open(Drivers.only(InProcess("none")), Watch()) as runner:
        return [runner.run(case) for case in suite.plan()]  # type: ignore[misc]


def test_a_defect_is_caught_by_the_first_mode_that_fails_for_the_right_reason(
    endings: Endings,
) -> None:
    endings.of[SECOND] = Outcome.HANG, DEADLOCK

    (result,) = results(Part(defect="other"))

    assert (result.outcome, result.reason) == (Outcome.SUCCESS, "")
    assert (result.group, result.test) == (SECOND, f"{SECOND}/8-threads")
    assert (result.test_outcome, result.test_reason) == (Outcome.HANG, DEADLOCK)
    assert (result.wanted, result.target) == (Outcome.HANG, "toys:toy")
    assert result.tests == len(endings.run) == 2


def test_a_defect_that_is_caught_for_another_reason_is_not_caught(endings: Endings) -> None:
    endings.of[FIRST] = Outcome.FAILURE, "memory grows"

    (result,) = results(Part(defect="toy"))

    assert result.outcome is Outcome.FAILURE
    assert result.reason == "the outcome is FAILURE, and should be HANG"
    assert (result.test_outcome, result.test_reason) == (Outcome.FAILURE, "memory grows")


@pytest.mark.parametrize(("unjudged", "is_caught"), [(2, True), (3, False)])
def test_what_a_busy_machine_leaves_without_judgment_is_tried_again_twice(
    unjudged: int, is_caught: bool, endings: Endings
) -> None:
    endings.of[FIRST] = Outcome.HANG, DEADLOCK
    endings.unjudged = unjudged

    (result,) = results(Part(defect="toy"))

    assert result.is_caught is is_caught
    assert len(endings.run) == 3
    assert result.tests == 1
    assert is_caught or "NOT_RUN (not judged: " in result.evidence[0]


def test_what_no_mode_catches_is_told_with_what_each_has_done(endings: Endings) -> None:
    (result,) = results(Part(defect="toy"))

    assert (result.outcome, result.reason) == (Outcome.FAILURE, "none of 1 tests fails")
    (line,) = result.evidence
    assert line.startswith(f"{FIRST}/toys:toy: SUCCESS; 0 inferences")


@pytest.mark.parametrize(
    ("ending", "outcome", "reason"),
    [
        ((Outcome.SUCCESS, ""), Outcome.SUCCESS, ""),
        (
            (Outcome.FAILURE, "starvation"),
            Outcome.FAILURE,
            "the outcome is FAILURE, and should be SUCCESS",
        ),
    ],
)
def test_a_driver_without_fault_must_pass_all_its_modes(
    ending: tuple[Outcome, str], outcome: Outcome, reason: str, endings: Endings
) -> None:
    endings.of[SECOND] = ending

    (result,) = results(Part(defect="fair"))

    assert (result.outcome, result.reason, result.is_fair) == (outcome, reason, True)
    assert {case.partition("/")[0] for case in endings.run} == {FIRST, SECOND}


def test_a_mode_is_tried_on_the_defects_that_it_may_catch_until_one_is_caught(
    endings: Endings,
) -> None:
    endings.of[SECOND] = Outcome.HANG, DEADLOCK

    found, missed = results(Part(mode=SECOND), Part(mode="model-loading-stress"))

    assert (found.id, found.outcome, found.defect) == (f"mode/{SECOND}", Outcome.SUCCESS, "other")
    assert (missed.outcome, missed.tests) == (Outcome.FAILURE, 0)


def test_all_drivers_are_tried_where_none_is_chosen() -> None:
    suite = SelfTestSuite(SelfTestSettings())

    assert [case.id for case in suite.plan()] == list(suite.defects)
    assert len(suite.defects) >= 24


def test_every_defect_names_modes_that_there_are_and_every_mode_has_a_defect() -> None:
    suite = SelfTestSuite(SelfTestSettings())
    named = [mode for defect in suite.defects.values() for mode in defect.modes]
    of_defects = {m for d in suite.defects.values() if not d.is_fair for m in d.modes}

    assert set(named) <= set(MODES)
    assert of_defects == set(MODES)
