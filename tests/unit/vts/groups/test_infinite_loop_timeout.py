"""Loops without end."""

from __future__ import annotations

import time
from typing import Any

import pytest

from nndrivers.faulty.answers import LoopTimeoutTakenForDuration
from nndrivers.faulty.times import (
    LoopTimeCountsFromFirstExecution,
    LoopTimeoutOfTheExecutionBefore,
)
from nnhal.driver_kit import ExecutionContext, HalError, Inputs, Outputs, Program
from nnhal.types import ErrorStatus
from nntest.results import Outcome
from tests.cells import cells
from tests.unit.vts.groups.drivers import reference
from tests.unit.vts.groups.executing import Programmed, calling
from tests.unit.vts.groups.harness import cases_of, run_group
from tests.unit.vts.toys import ENDLESS
from vts.execution.rules import LOOP_TIMEOUT_NS
from vts.groups import infinite_loop_timeout
from vts.groups.infinite_loop_timeout import GROUPS
from vts.test_group import PlannedTest

GROUP, CONFIGURED = GROUPS


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(infinite_loop_timeout, "_LIMITS_NS", (50_000_000, 2_000_000_000))


CASES = cases_of("endless", ENDLESS)


def of_a_case(test: PlannedTest) -> bool:
    return bool(test.case)


def ending(status: ErrorStatus) -> Programmed:
    class Ending(Program):
        def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
            assert context.loop_timeout_ns == LOOP_TIMEOUT_NS
            raise HalError(status, "the loop")

    return Programmed(lambda model: Ending())


def test_the_reference_driver_passes() -> None:
    ran = run_group(GROUP, reference(), CASES)

    assert set(ran.outcomes.values()) == {Outcome.SUCCESS}


@cells(
    ("status", "outcome"),
    [
        (ErrorStatus.MISSED_DEADLINE_TRANSIENT, Outcome.SUCCESS),
        (ErrorStatus.MISSED_DEADLINE_PERSISTENT, Outcome.SUCCESS),
        (ErrorStatus.GENERAL_FAILURE, Outcome.SKIPPED),
        (ErrorStatus.INVALID_ARGUMENT, Outcome.FAILURE),
        (ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT, Outcome.FAILURE),
    ],
)
def test_the_end_has_a_status_of_its_own(status: ErrorStatus, outcome: Outcome) -> None:
    ran = run_group(GROUP, ending(status), CASES, choose=of_a_case)

    assert set(ran.outcomes.values()) == {outcome}


def test_a_loop_cannot_succeed() -> None:
    class Ending(Program):
        def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None: ...

    said = run_group(
        GROUP, Programmed(lambda model: Ending()), CASES, choose=of_a_case
    ).only_failure()
    assert "answered NONE" in said
    assert "expected MISSED_DEADLINE_TRANSIENT or MISSED_DEADLINE_PERSISTENT" in said


def test_a_timeout_that_is_not_heeded_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """The driver takes a default instead, which is shorter here, as is what counts as late."""
    monkeypatch.setattr(infinite_loop_timeout, "_LATE_NS", 150_000_000)

    def execute(original: Any, request: Any, measure: Any, deadline: Any, loop: Any) -> Any:
        return original(request, measure, deadline, 200_000_000)

    driver = calling(execute_synchronously_1_3=execute)
    said = run_group(GROUP, driver, CASES).only_failure()
    assert "SYNC, not measured, a loop without end: a loop with a timeout of 1 ms ran for" in said


def test_a_loop_timeout_that_ends_an_execution_without_loop_is_seen() -> None:
    ran = run_group(GROUP, LoopTimeoutTakenForDuration)

    assert list(ran.outcomes) == ["no_loop", "loop_afterwards", "loop_again"]
    assert "FENCED" in ran.only_failure()
    assert "without a loop, with a loop timeout of" in ran.only_failure()


def test_a_loop_timeout_of_before_that_ends_a_later_loop_is_seen() -> None:
    ran = run_group(GROUP, LoopTimeoutOfTheExecutionBefore)

    assert list(ran.failures) == ["loop_afterwards"]
    assert "after one on the model that was cut off) answered MISSED" in ran.only_failure()


def test_a_time_for_loops_that_never_begins_anew_is_seen() -> None:
    ran = run_group(GROUP, LoopTimeCountsFromFirstExecution)

    assert "which is up for the first execution on the prepared model" in ran.failures["loop_again"]


def held_up(*, times: int) -> Programmed:
    """Its first executions take longer than the first limit."""
    left = iter(range(times))

    class HeldUp(Program):
        def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
            if next(left, None) is not None:
                time.sleep(context.loop_timeout_ns / 1e9)
                raise HalError(ErrorStatus.MISSED_DEADLINE_TRANSIENT, "the machine is busy")
            count, values = inputs
            outputs[0].array[...] = count
            outputs[1].array[...] = values * count

    return Programmed(lambda model: HeldUp())


def again(test: PlannedTest) -> bool:
    return test.name == "loop_again"


def test_a_machine_that_holds_up_an_execution_once_accuses_nobody() -> None:
    assert run_group(GROUP, held_up(times=1), choose=again).failures == {}


def test_who_is_late_with_both_limits_is_accused() -> None:
    assert run_group(GROUP, held_up(times=99), choose=again).failures


def test_a_loop_that_takes_nearly_its_time_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(infinite_loop_timeout, "_SPARE", 10**9)
    ran = run_group(GROUP, reference(), choose=again)
    assert "takes too long" in ran.skipped["loop_again"]
