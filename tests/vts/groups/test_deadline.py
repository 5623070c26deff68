"""Priorities and deadlines."""

from __future__ import annotations

import time
from typing import Any

import pytest

from nnhal.fences import fence_pair
from nnhal.types import NO_TIMING, ErrorStatus, Priority, Timing
from nntest.results import Outcome
from tests.vts.groups.conftest import Cases
from tests.vts.groups.drivers import FAILURE, NONE, reference, with_calls
from tests.vts.groups.executing import calling
from tests.vts.groups.harness import run_group
from vts.groups.deadline import GROUP

MISSED = ErrorStatus.MISSED_DEADLINE_TRANSIENT
LAST_NS = 2**63 - 1


def is_near(deadline_ns: int) -> bool:
    return deadline_ns < time.monotonic_ns() + 1_000_000_000


def reason(driver: Any, cases: Cases) -> str:
    return run_group(GROUP, driver, cases("chain")).only_failure()


def preparing(answer: Any) -> Any:
    """``answer`` gets priority and deadline, and says with which status to fail, if it does."""

    def prepare(original: Any, *arguments: Any) -> Any:
        _, _, priority, deadline_ns, *_, callback = arguments
        status = answer(priority, deadline_ns)
        if status is None:
            return original(*arguments)
        callback.notify_1_3(status, None)
        return NONE

    return with_calls(reference(), prepare_model_1_3=prepare)


def executing(answer: Any) -> Any:
    """``answer`` gets the deadline, and says how a synchronous execution fails, if it does."""

    def execute(original: Any, request: Any, measure: Any, deadline_ns: Any, loop: Any) -> Any:
        failure = answer(deadline_ns)
        return original(request, measure, deadline_ns, loop) if failure is None else failure

    return calling(execute_synchronously_1_3=execute)


def test_the_reference_driver_passes(cases: Cases) -> None:
    ran = run_group(GROUP, reference(), cases("chain", "quant8", "loop", "branch"))

    assert ran.failures == {}
    assert set(ran.outcomes.values()) == {Outcome.SUCCESS}


def test_deadlines_may_be_missed_or_not_heeded(cases: Cases) -> None:
    def late(deadline_ns: int) -> Any:
        return (MISSED, (), NO_TIMING) if is_near(deadline_ns) else None

    def heedless(original: Any, request: Any, measure: Any, deadline_ns: Any, loop: Any) -> Any:
        return original(request, measure, None, loop)

    assert run_group(GROUP, executing(late), cases("chain")).failures == {}
    driver = calling(execute_synchronously_1_3=heedless)
    assert run_group(GROUP, driver, cases("chain")).failures == {}


@pytest.mark.parametrize("refused", [Priority.LOW, Priority.HIGH])
def test_every_priority_is_taken(cases: Cases, refused: Priority) -> None:
    driver = preparing(lambda priority, deadline_ns: FAILURE if priority == refused else None)

    said = reason(driver, cases)
    assert said.startswith(f"prepareModel_1_3 with priority {refused.name} called back with GENERA")


def test_a_preparation_is_not_aborted_before_its_time(cases: Cases) -> None:
    said = reason(preparing(lambda priority, ns: MISSED if ns == LAST_NS else None), cases)

    assert "with a deadline at the end of time called back with MISSED_DEADLINE_TRANSIENT" in said


def test_a_preparation_that_is_late_says_so(cases: Cases) -> None:
    def late(priority: Any, deadline_ns: int | None) -> ErrorStatus | None:
        return FAILURE if deadline_ns and deadline_ns <= time.monotonic_ns() else None

    said = reason(preparing(late), cases)
    assert "with a deadline that is now called back with GENERAL_FAILURE; expected NONE or" in said


def test_an_execution_is_not_aborted_before_its_time(cases: Cases) -> None:
    never = lambda ns: (MISSED, (), NO_TIMING) if ns == LAST_NS else None  # noqa: E731

    said = reason(executing(never), cases)
    assert "not measured, outputs of declared dimensions, a deadline at the end of time)" in said
    assert "answered MISSED_DEADLINE_TRANSIENT; expected NONE" in said


def test_an_execution_that_is_late_says_so_and_nothing_else(cases: Cases) -> None:
    def late(answer: Any) -> Any:
        return executing(lambda ns: answer if ns and ns <= time.monotonic_ns() else None)

    assert "answered GENERAL_FAILURE" in reason(late((FAILURE, (), NO_TIMING)), cases)
    assert "times must be absent" in reason(late((MISSED, (), Timing(1, 2))), cases)


def test_the_fence_of_an_aborted_execution_is_in_error_state(cases: Cases) -> None:
    def execute(original: Any, request: Any, wait_for: Any, measure: Any, *limits: Any) -> Any:
        class Info:
            def get_execution_info(self) -> Any:
                return MISSED, NO_TIMING, NO_TIMING

        fence, writer = fence_pair()
        writer.signal()
        return NONE, fence, Info()

    said = reason(calling(execute_fenced=execute), cases)
    assert "the fence of an aborted execution is put into error state" in said


def test_a_driver_that_looks_at_another_clock_is_seen(cases: Cases) -> None:
    """Its clock began in 1970, so that all times of the steady clock have passed."""

    def by_the_wall_clock(deadline_ns: int) -> Any:
        return (MISSED, (), NO_TIMING) if deadline_ns < time.time_ns() else None

    assert "a deadline in an hour) answered MISSED" in reason(executing(by_the_wall_clock), cases)
