"""Priorities and deadlines."""

from __future__ import annotations

import time
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from nndrivers.faulty._programs import Wrapped, Wrapping
from nndrivers.faulty.catalogue import defects
from nnhal.driver_kit import ExecutionContext, HalError
from nnhal.fences import fence_pair
from nnhal.memory import Memory
from nnhal.types import NO_TIMING, ErrorStatus, HalVersion, OutputShape, Priority, Timing
from nntest.results import Outcome
from tests.unit.vts.groups.conftest import Cases
from tests.unit.vts.groups.drivers import FAILURE, NONE, reference, with_calls, with_prepared
from tests.unit.vts.groups.executing import calling
from tests.unit.vts.groups.harness import run_group
from vts.groups.deadline import GROUP

MISSED = ErrorStatus.MISSED_DEADLINE_TRANSIENT
LAST_NS = 2**63 - 1


def is_near(deadline_ns: int) -> bool:
    return deadline_ns < time.monotonic_ns() + 1_000_000_000


def reason(driver: Any, cases: Cases) -> str:
    with_case = run_group(GROUP, driver, cases("chain"), choose=lambda test: bool(test.case))
    return with_case.only_failure()


def preparing(answer: Any) -> Any:
    """``answer`` gets priority and deadline, and says with which status to fail, if it does."""

    def prepare(original: Any, model: Any, config: Any, callback: Any) -> Any:
        status = answer(config.priority, config.deadline_ns)
        if status is None:
            return original(model, config, callback)
        callback.notify_1_3(status, None)
        return NONE

    return with_calls(reference(), prepare_model_1_3=prepare)


def executing(answer: Any) -> Any:
    """``answer`` gets the deadline, and says how a synchronous execution fails, if it does. One
    without a deadline does not.
    """

    def execute(original: Any, request: Any, options: Any) -> Any:
        failure = None if options.deadline_ns is None else answer(options.deadline_ns)
        return original(request, options) if failure is None else failure

    return calling(execute_synchronously_1_3=execute)


def test_the_reference_driver_passes(cases: Cases) -> None:
    ran = run_group(GROUP, reference(), cases("chain", "quant8", "loop", "branch"))

    assert ran.failures == {}
    assert set(ran.outcomes.values()) == {Outcome.SUCCESS}


def test_deadlines_may_be_missed_or_not_heeded(cases: Cases) -> None:
    def late(deadline_ns: int) -> Any:
        return (MISSED, (), NO_TIMING) if is_near(deadline_ns) else None

    def heedless(original: Any, request: Any, options: Any) -> Any:
        return original(request, replace(options, deadline_ns=None))

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
    assert "a deadline at the end of time)" in said
    assert "answered MISSED_DEADLINE_TRANSIENT; expected NONE" in said


def test_an_execution_that_is_late_says_so_and_nothing_else(cases: Cases) -> None:
    def late(answer: Any) -> Any:
        return executing(lambda ns: answer if ns and ns <= time.monotonic_ns() else None)

    assert "answered GENERAL_FAILURE" in reason(late((FAILURE, (), NO_TIMING)), cases)
    assert "times must be absent" in reason(late((MISSED, (), Timing(1, 2))), cases)


def test_the_fence_of_an_aborted_execution_is_in_error_state(cases: Cases) -> None:
    def execute(original: Any, request: Any, options: Any) -> Any:
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


def aborting(status: ErrorStatus, when: Any) -> Any:
    """Aborts executions of every kind with ``status`` when their deadline is one of ``when``."""

    def aborts(deadline_ns: int | None) -> bool:
        return deadline_ns is not None and bool(when(deadline_ns))

    def synchronous(original: Any, request: Any, options: Any) -> Any:
        if aborts(options.deadline_ns):
            return status, (), NO_TIMING
        return original(request, options)

    def asynchronous(original: Any, request: Any, options: Any, callback: Any) -> Any:
        if not aborts(options.deadline_ns):
            return original(request, options, callback)
        callback.notify_1_3(status, (), NO_TIMING)
        return NONE

    def fenced(original: Any, request: Any, options: Any) -> Any:
        if not aborts(options.deadline_ns):
            return original(request, options)
        return status, None, None

    return calling(
        execute_synchronously_1_3=synchronous, execute_1_3=asynchronous, execute_fenced=fenced
    )


@pytest.mark.parametrize("status", [MISSED, ErrorStatus.MISSED_DEADLINE_PERSISTENT])
def test_what_is_aborted_in_any_way_passes(cases: Cases, status: ErrorStatus) -> None:
    assert run_group(GROUP, aborting(status, is_near), cases("chain", "loop")).failures == {}


@pytest.mark.parametrize("status", [MISSED, ErrorStatus.MISSED_DEADLINE_PERSISTENT])
def test_nothing_is_aborted_an_hour_before_its_time(cases: Cases, status: ErrorStatus) -> None:
    said = reason(aborting(status, lambda ns: not is_near(ns) and ns != LAST_NS), cases)

    assert f"a deadline in an hour) answered {status.name}; expected NONE" in said


@pytest.mark.parametrize("call", ["execute_1_3", "execute_synchronously_1_3", "execute_fenced"])
def test_results_of_what_is_not_aborted_are_right(cases: Cases, call: str) -> None:
    """A driver that says NONE when it is short of time, and has written nothing."""

    def hurry(original: Any, request: Any, options: Any, *rest: Any) -> Any:
        if options.deadline_ns is None or not is_near(options.deadline_ns):
            return original(request, options, *rest)
        memory = Memory.allocate(max(pool.size for pool in request.pools))
        pools = tuple(
            memory if index == request.outputs[0].location.pool_index else pool
            for index, pool in enumerate(request.pools)
        )
        timeless = replace(options, deadline_ns=None)
        return original(replace(request, pools=pools), timeless, *rest)

    said = reason(calling(**{call: hurry}), cases)
    assert "a deadline that is now): output 0" in said
    assert "2 of 2 elements wrong" in said


def test_an_aborted_execution_writes_nothing_but_outputs(cases: Cases) -> None:
    def scribble(original: Any, request: Any, options: Any) -> Any:
        if options.deadline_ns is None or not is_near(options.deadline_ns):
            return original(request, options)
        location = request.inputs[0].location
        request.pools[location.pool_index].view(np.uint8, (1,), location.offset)[0] ^= 0xFF
        return MISSED, (), NO_TIMING

    said = reason(calling(execute_synchronously_1_3=scribble), cases)
    assert "a deadline that is now): byte 64 of the input pool was 0x00 and is 0xff" in said
    assert "an execution writes its outputs only" in said


def test_an_aborted_execution_reports_no_shapes(cases: Cases) -> None:
    def late(deadline_ns: int | None) -> Any:
        near = deadline_ns is not None and is_near(deadline_ns)
        return (MISSED, (OutputShape((2,)),), NO_TIMING) if near else None

    assert "a deadline that is now) answered MISSED" in reason(executing(late), cases)


def test_an_aborted_fenced_execution_may_put_its_fence_into_error_state(cases: Cases) -> None:
    def execute(original: Any, request: Any, options: Any) -> Any:
        class Info:
            def get_execution_info(self) -> Any:
                return MISSED, NO_TIMING, NO_TIMING

        if options.deadline_ns is None or not is_near(options.deadline_ns):
            return original(request, options)
        fence, writer = fence_pair()
        writer.fail()
        return NONE, fence, Info()

    assert run_group(GROUP, calling(execute_fenced=execute), cases("chain")).failures == {}


def test_a_preparation_says_the_same_by_its_status_and_its_model(cases: Cases) -> None:
    def answering(status: ErrorStatus, model: Any) -> Any:
        def prepare(original: Any, asked: Any, config: Any, callback: Any) -> Any:
            if config.deadline_ns is None or not is_near(config.deadline_ns):
                return original(asked, config, callback)
            callback.notify_1_3(status, model)
            return NONE

        return with_calls(reference(), prepare_model_1_3=prepare)

    said = reason(answering(MISSED, object()), cases)
    assert "called back with MISSED_DEADLINE_TRANSIENT and a prepared model" in said
    assert "called back with NONE and no prepared model" in reason(answering(NONE, None), cases)


def test_preparations_may_be_aborted_or_not_heed_deadlines(cases: Cases) -> None:
    def late(priority: Any, deadline_ns: int | None) -> ErrorStatus | None:
        return MISSED if deadline_ns is not None and is_near(deadline_ns) else None

    def heedless(original: Any, model: Any, config: Any, callback: Any) -> Any:
        return original(model, replace(config, deadline_ns=None), callback)

    assert run_group(GROUP, preparing(late), cases("chain")).failures == {}
    driver = with_calls(reference(), prepare_model_1_3=heedless)
    assert run_group(GROUP, driver, cases("chain")).failures == {}


def test_a_preparation_that_looks_at_another_clock_is_seen(cases: Cases) -> None:
    def by_the_wall_clock(priority: Any, deadline_ns: int | None) -> ErrorStatus | None:
        return MISSED if deadline_ns is not None and deadline_ns < time.time_ns() else None

    said = reason(preparing(by_the_wall_clock), cases)
    assert "with a deadline in an hour called back with MISSED_DEADLINE_TRANSIENT" in said


V4 = HalVersion.AIDL_V4


def test_bursts_of_aidl_are_given_deadlines_too(cases: Cases) -> None:
    def never(original: Any, request: Any, tokens: Any, measure: Any, *limits: Any) -> Any:
        if limits[0] == -1:
            return original(request, tokens, measure, *limits)
        return MISSED, None

    def configure(original: Any) -> Any:
        status, burst = original()
        return status, with_calls(burst, execute_synchronously=never)

    driver = with_prepared(lambda model: with_calls(model, configure_execution_burst=configure), V4)
    said = reason(driver, cases)
    assert said.startswith("burst (BURST")
    assert "a deadline at the end of time) answered MISSED_DEADLINE_TRANSIENT" in said


@pytest.mark.parametrize(
    "name",
    ["unlimited_deadline_missed", "deadline_cut_to32_bits", "deadline_of_the_execution_before"],
)
def test_planted_defects_are_seen(cases: Cases, name: str) -> None:
    assert "MISSED_DEADLINE" in reason(defects()[name].make(), cases)


def test_a_deadline_of_before_that_ends_a_later_preparation_is_seen(cases: Cases) -> None:
    said = reason(defects()["deadline_of_the_preparation_before"].make(), cases)
    assert "with no deadline, after a deadline that is now, called back with MISSED_" in said


PASSED = "deadline_of_preparation_passed"


def run_passed(driver: Any) -> Any:
    return run_group(GROUP, driver, choose=lambda test: test.name == PASSED)


@pytest.mark.parametrize("version", [HalVersion.V1_3, HalVersion.AIDL_V1, HalVersion.AIDL_V4])
def test_a_prepared_model_is_executed_after_the_deadline_of_its_preparation(
    version: HalVersion,
) -> None:
    ran = run_passed(reference(version))

    assert ran.outcomes == {PASSED: Outcome.SUCCESS}


def test_a_deadline_that_outlives_its_preparation_is_seen() -> None:
    said = run_passed(defects()["deadline_of_the_preparation_stays"].make()).only_failure()

    assert "no deadline, after that of the preparation has passed" in said
    assert "answered MISSED_DEADLINE_PERSISTENT; expected NONE" in said


def test_a_slow_preparation_is_given_more_time() -> None:
    asked: list[int] = []

    def late(priority: Any, deadline_ns: int | None) -> ErrorStatus | None:
        if deadline_ns is None:
            return None
        asked.append(deadline_ns - time.monotonic_ns())
        return MISSED if len(asked) < 2 else None

    assert run_passed(preparing(late)).outcomes == {PASSED: Outcome.SUCCESS}
    assert len(asked) == 2
    assert asked[1] > asked[0]


def test_a_preparation_that_is_always_late_says_nothing_of_executions() -> None:
    def late(priority: Any, deadline_ns: int | None) -> ErrorStatus | None:
        return None if deadline_ns is None else MISSED

    assert "prepares no sum within 5 s" in run_passed(preparing(late)).skipped[PASSED]


def test_a_preparation_with_a_deadline_fails_for_no_other_reason() -> None:
    def fail(priority: Any, deadline_ns: int | None) -> ErrorStatus | None:
        return None if deadline_ns is None else FAILURE

    said = run_passed(preparing(fail)).only_failure()
    assert "called back with GENERAL_FAILURE; expected NONE or MISSED_DEADLINE_*" in said


ACROSS = "deadline_of_execution_passes"


def run_across(driver: Any) -> Any:
    return run_group(GROUP, driver, choose=lambda test: test.name == ACROSS)


@pytest.mark.parametrize("version", [HalVersion.V1_3, HalVersion.AIDL_V1, HalVersion.AIDL_V4])
def test_executions_end_well_while_a_deadline_of_another_passes(version: HalVersion) -> None:
    ran = run_across(reference(version))

    assert ran.outcomes == {ACROSS: Outcome.SUCCESS}


def test_a_timer_that_runs_on_is_seen() -> None:
    said = run_across(defects()["timer_of_a_deadline_runs_on"].make()).only_failure()

    assert "no deadline, while that of an execution before passes) answered MISSED_" in said


@pytest.mark.parametrize(("late", "outcome"), [(1, Outcome.SUCCESS), (2, Outcome.SKIPPED)])
def test_a_slow_execution_is_given_more_time(late: int, outcome: Outcome) -> None:
    asked: list[int] = []

    class Late(Wrapped):
        def execute(self, inputs: Any, outputs: Any, context: ExecutionContext) -> None:
            if context.deadline_ns is not None:
                asked.append(context.deadline_ns)
                if len(asked) <= late:
                    raise HalError(MISSED, "slow")
            super().execute(inputs, outputs, context)

    class Slow(Wrapping):
        program = Late

    ran = run_across(Slow)
    assert ran.outcomes == {ACROSS: outcome}
    assert asked[1] - asked[0] > 500_000_000
