"""Fenced executions: what they wait for, and when they say that they are done."""

from __future__ import annotations

import threading
from typing import Any

import msgspec
import pytest

from nndrivers import faulty as planted
from nnhal.fences import Fence, FenceState, fence_pair, wait_for_all
from nnhal.interfaces import ExecutionOptions, IFencedExecutionCallback
from nnhal.types import NO_TIMING, MeasureTiming, Timing
from nntest.results import Outcome
from tests.unit.vts.groups.conftest import Cases
from tests.unit.vts.groups.drivers import FAILURE, INVALID, NONE, reference, with_prepared
from tests.unit.vts.groups.executing import calling
from tests.unit.vts.groups.harness import run_group
from vts.driving import background_launch
from vts.groups import fenced as fenced_group
from vts.groups.fenced import GROUP
from vts.test_group import PlannedTest


class Info(IFencedExecutionCallback):
    def __init__(self, *answer: Any) -> None:
        self.answer = answer

    def get_execution_info(self) -> Any:
        return self.answer


def reason(driver: Any, cases: Cases, *, orders: bool = False, many: bool = False) -> str:
    """Of the only case, or of the test of orders, or of many fences."""
    name = "orders_of_fences" if orders else "many_fences" if many else ""

    def choose(test: PlannedTest) -> bool:
        return test.name == name if name else bool(test.case)

    return run_group(GROUP, driver, cases("chain"), choose=choose).only_failure()


def fenced(execute: Any) -> Any:
    """``execute`` gets a function that executes at once, the fences and whether to measure."""

    def change(prepared_model: Any) -> Any:
        def execute_fenced(request: Any, options: Any) -> Any:
            def run() -> Any:
                plain = ExecutionOptions(options.measure)
                return prepared_model.execute_synchronously_1_3(request, plain)

            return execute(run, options.wait_for, options.measure)

        prepared_model.execute_fenced = execute_fenced
        return prepared_model

    return with_prepared(change)


def waiting_in_the_call(run: Any, wait_for: Any, measure: Any) -> Any:
    """As Android's sample driver: everything before the return."""
    if wait_for_all(wait_for) is not FenceState.SIGNALED:
        return FAILURE, None, None
    status, _, timing = run()
    return status, None, Info(status, timing, timing)


def test_the_reference_driver_passes(cases: Cases) -> None:
    ran = run_group(GROUP, reference(), cases())

    assert set(ran.outcomes.values()) == {Outcome.SUCCESS}


def test_a_driver_that_waits_in_the_call_passes(
    cases: Cases, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(background_launch, "_BLOCKED_S", 0.02)

    ran = run_group(GROUP, fenced(waiting_in_the_call), cases("chain"))

    assert ran.failures == {}


def test_an_execution_that_does_not_wait_is_seen(cases: Cases) -> None:
    def at_once(run: Any, wait_for: Any, measure: Any) -> Any:
        if any(fence.state is FenceState.ERROR for fence in wait_for):
            return INVALID, None, None
        return waiting_in_the_call(run, (), measure)

    said = reason(fenced(at_once), cases)
    assert "executeFenced (FENCED, measured, waiting for" in said


def in_background(before: Any = None, after: Any = None) -> Any:
    """A right driver but for what it does before and after it executes."""

    def execute(run: Any, wait_for: Any, measure: Any) -> Any:
        if any(fence.state is FenceState.ERROR for fence in wait_for):
            return INVALID, None, None
        fence, writer = fence_pair()
        info = Info(FAILURE, NO_TIMING, NO_TIMING)
        fences = [each.duplicate() for each in wait_for]

        def work() -> None:
            if before is not None:
                before(fences, writer, info)
            if wait_for_all(fences) is FenceState.SIGNALED:
                status, _, timing = run()
                info.answer = status, timing, timing
            if info.answer[0] == NONE:
                if after is not None:
                    after(info)
                writer.signal()
            else:
                writer.fail()

        threading.Thread(target=work, daemon=True).start()
        return NONE, fence, info

    return fenced(execute)


def test_a_driver_that_works_in_the_background_passes(cases: Cases) -> None:
    assert run_group(GROUP, in_background(), cases("chain")).failures == {}


def test_a_fence_that_is_signaled_early_is_seen(cases: Cases) -> None:
    def early(fences: list[Fence], writer: Any, info: Info) -> None:
        if len(fences) == 3:
            writer.signal()

    said = reason(in_background(before=early), cases)
    assert "waiting for 3 fences): its fence is signaled; a fence that it waits for is" in said


@pytest.mark.parametrize("forgotten", [slice(1, None), slice(0, -1)])
def test_the_last_fence_to_be_signaled_counts(
    forgotten: slice, cases: Cases, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The driver waits for the first or the last of the list only."""
    monkeypatch.setattr(fenced_group, "_WATCHED_NS", 500_000_000)  # enough on a busy machine

    def forget(fences: list[Fence], writer: Any, info: Info) -> None:
        del fences[forgotten]

    for orders in (False, True):
        assert "waiting for 3 fences" in reason(in_background(before=forget), cases, orders=orders)


@pytest.mark.parametrize("forgotten", range(3))
def test_every_fence_of_a_list_counts(
    forgotten: int, cases: Cases, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fenced_group, "_WATCHED_NS", 500_000_000)

    def forget(fences: list[Fence], writer: Any, info: Info) -> None:
        del fences[forgotten : forgotten + 1]

    said = reason(in_background(before=forget), cases, orders=True)
    assert "waiting for 3 fences" in said


@pytest.mark.parametrize("known", [2, 4])
def test_there_is_no_limit_to_fences(
    known: int, cases: Cases, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The driver has room for some fences, and does not wait for others."""
    assert fenced_group._MANY == 40
    monkeypatch.setattr(fenced_group, "_MANY", 5)
    monkeypatch.setattr(fenced_group, "_WATCHED_NS", 500_000_000)

    def forget(fences: list[Fence], writer: Any, info: Info) -> None:
        del fences[known:]

    said = reason(in_background(before=forget), cases, many=True)
    assert f"waiting for 5 fences, {known} of 0 to 4 last" in said


def test_a_fence_may_be_there_twice() -> None:
    ran = run_group(GROUP, planted.same_fence_twice_refused)

    assert set(ran.failures) == {"same_fences_twice"}
    assert "waiting for 2 fences, each 2 times" in ran.only_failure()


def test_a_callback_that_nobody_needs_may_be_released() -> None:
    ran = run_group(GROUP, planted.released_info_cancels_execution)

    assert set(ran.failures) == {"callback_released"}
    assert "its fence is in error state" in ran.only_failure()


@pytest.mark.parametrize("forgotten", range(3))
def test_every_fence_of_a_list_may_fail(forgotten: int, cases: Cases) -> None:
    """The driver waits for all, but only looks at how the others end."""

    def lenient(fences: list[Fence], writer: Any, info: Info) -> None:
        if len(fences) == 3:
            fences.pop(forgotten).wait()

    said = reason(in_background(before=lenient), cases, orders=True)
    assert f"waiting for a fence that fails, {forgotten} of 0 to 2" in said


def test_info_is_given_to_whoever_asks_again(cases: Cases) -> None:
    said = reason(planted.fenced_info_told_once, cases)
    assert "asked twice after the end of the execution, answered NONE" in said
    assert said.endswith("then GENERAL_FAILURE; how an execution has ended does not change")


def test_info_before_the_end_is_a_failure(cases: Cases) -> None:
    def hasty(fences: list[Fence], writer: Any, info: Info) -> None:
        info.answer = NONE, NO_TIMING, NO_TIMING

    said = reason(in_background(before=hasty), cases)
    assert "before the end of the execution; expected GENERAL_FAILURE" in said


@pytest.mark.parametrize(
    ("launched", "since_fence", "expected"),
    [
        (Timing(1, 5), Timing(1, 9), "timingLaunched includes timingFenced, which is 9 us"),
        (Timing(7, 5), Timing(1, 2), "7 us on device cannot be more than 5 us in driver"),
        (Timing(1, 5), Timing(3, 2), "timingFenced: 3 us on device cannot be more than 2 us"),
    ],
)
def test_times_agree_with_each_other(
    cases: Cases, launched: Timing, since_fence: Timing, expected: str
) -> None:
    def swapped(info: Info) -> None:
        if info.answer[1] != NO_TIMING:
            info.answer = NONE, launched, since_fence

    assert expected in reason(in_background(after=swapped), cases)


def test_times_that_nobody_asked_for_are_seen(cases: Cases) -> None:
    def measured(original: Any, request: Any, options: Any) -> Any:
        return original(request, msgspec.structs.replace(options, measure=MeasureTiming.YES))

    said = reason(calling(execute_fenced=measured), cases)
    assert "times must be absent (UINT64_MAX) unless they are asked for" in said


def test_a_fence_in_error_state_is_refused(cases: Cases) -> None:
    def careless(original: Any, request: Any, options: Any) -> Any:
        sound = [fence for fence in options.wait_for if fence.state is not FenceState.ERROR]
        return original(request, msgspec.structs.replace(options, wait_for=sound))

    said = reason(calling(execute_fenced=careless), cases)
    assert "waiting for a fence in error state) answered NONE" in said
    assert "expected INVALID_ARGUMENT, and no execution" in said


def test_a_failed_launch_gives_nothing(cases: Cases) -> None:
    def generous(original: Any, request: Any, options: Any) -> Any:
        status, fence, info = original(request, options)
        if status == NONE:
            return status, fence, info
        return status, fence_pair()[0], info

    said = reason(calling(execute_fenced=generous), cases)
    assert "executeFenced answered INVALID_ARGUMENT with a fence" in said


def test_a_launch_gives_a_callback(cases: Cases) -> None:
    driver = calling(execute_fenced=lambda original, *a: (*original(*a)[:2], None))

    assert reason(driver, cases) == "executeFenced answered NONE without a callback, expected one"


def test_a_fence_that_fails_later_fails_the_execution(cases: Cases) -> None:
    def stubborn(run: Any, wait_for: Any, measure: Any) -> Any:
        if any(fence.state is FenceState.ERROR for fence in wait_for):
            return INVALID, None, None
        wait_for_all(wait_for)
        return waiting_in_the_call(run, (), measure)

    said = reason(fenced(stubborn), cases)
    assert "waiting for a fence that fails) answered NONE" in said


def test_a_fence_in_error_contradicts_success(cases: Cases) -> None:
    def gloomy(run: Any, wait_for: Any, measure: Any) -> Any:
        fence, writer = fence_pair()
        status, _, timing = run()
        writer.fail()
        return NONE, fence, Info(status, timing, timing)

    assert "is in error state, but getExecutionInfo answered NONE" in reason(fenced(gloomy), cases)


def test_a_fence_that_is_never_signaled_hangs(cases: Cases) -> None:
    writers = []

    def silent(run: Any, wait_for: Any, measure: Any) -> Any:
        fence, writer = fence_pair()
        writers.append(writer)
        return NONE, fence, Info(FAILURE, NO_TIMING, NO_TIMING)

    ran = run_group(GROUP, fenced(silent), cases("chain"), callback_timeout_s=0.05)
    assert set(ran.outcomes.values()) == {Outcome.HANG}
