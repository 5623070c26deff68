"""Loops without end."""

from __future__ import annotations

import time
from typing import Any

import msgspec
import numpy as np
import pytest

from nndrivers import faulty as planted
from nndrivers.reference.planning.control_flow import While
from nnhal.device import Device
from nnhal.driver_kit import ExecutionContext, HalError, Inputs, Outputs, Program
from nnhal.types import (
    DEFAULT_LOOP_TIMEOUT_NS,
    MAXIMUM_LOOP_TIMEOUT_NS,
    ErrorStatus,
    HalVersion,
    OperandType,
)
from nnhal.validation import check_model
from nntest.arguments import ArgumentPools
from nntest.results import Outcome
from tests.cells import cells
from tests.unit.vts.groups.drivers import reference
from tests.unit.vts.groups.executing import Programmed, calling
from tests.unit.vts.groups.harness import cases_of, run_group
from tests.unit.vts.toys import ENDLESS
from vts.driving.arguments import GuardedArguments
from vts.driving.executors import SYNC
from vts.driving.prepared import prepared
from vts.driving.rules import LOOP_TIMEOUT_NS
from vts.driving.skipped_subgraphs import endless_branch
from vts.driving.timed_loops import loops_in_a_row
from vts.groups import infinite_loop_timeout
from vts.groups.infinite_loop_timeout import GROUPS
from vts.test_group import PlannedTest

GROUP, CONFIGURED = GROUPS


pytestmark = pytest.mark.usefixtures("short_limits")

CASES = cases_of("endless", ENDLESS)


def of_a_case(test: PlannedTest) -> bool:
    return bool(test.case)


def ending(status: ErrorStatus) -> Programmed:
    class Ending(Program):
        def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
            assert context.loop_timeout_ns in (LOOP_TIMEOUT_NS, 0)
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


class _TakesNothingForNoLimit(Program):
    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        if not context.loop_timeout_ns:
            time.sleep(DEFAULT_LOOP_TIMEOUT_NS / 1e9)
        raise HalError(ErrorStatus.MISSED_DEADLINE_TRANSIENT, "the loop")


@pytest.mark.slow
def test_a_limit_of_nothing_is_a_limit() -> None:
    driver = Programmed(lambda model: _TakesNothingForNoLimit())
    reason = run_group(GROUP, driver, CASES, choose=of_a_case).only_failure()
    assert "a loop with a timeout of 0 ms ran for 2" in reason


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

    def execute(original: Any, request: Any, options: Any) -> Any:
        return original(request, msgspec.structs.replace(options, loop_timeout_ns=200_000_000))

    driver = calling(execute_synchronously_1_3=execute)
    ran = run_group(GROUP, driver, CASES, choose=of_a_case)
    said = ran.only_failure()
    assert "SYNC, a loop without end: a loop with a timeout of 1 ms ran for" in said


def test_a_timeout_in_other_units_is_seen() -> None:
    ran = run_group(GROUP, planted.loop_timeout_in_microseconds)

    said = ran.failures["loop_within_its_time"].split(") answered MISSED")[0]
    # The longest timeout is over after 15 ms then, which a busy machine needs for a loop.
    assert said.endswith(("200 times as long allowed", "with the longest timeout"))


def test_limits_that_were_measured_on_a_busy_machine_are_measured_again() -> None:
    """While it is measured, up to the second limit, this driver takes eight times as long."""
    busy = iter(range(5))

    class InMicroseconds(Program):
        def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
            limit_ns, takes_s = context.loop_timeout_ns, 0.035
            if limit_ns == MAXIMUM_LOOP_TIMEOUT_NS:
                takes_s *= 8 if next(busy, None) is not None else 1
            elif limit_ns / 1e12 < takes_s:
                raise HalError(ErrorStatus.MISSED_DEADLINE_TRANSIENT, "the loop")
            time.sleep(takes_s)
            count, values = inputs
            outputs[0].array[...] = count
            outputs[1].array[...] = values * count

    driver = Programmed(lambda model: InMicroseconds())
    ran = run_group(GROUP, driver, choose=lambda test: test.name == "loop_within_its_time")

    assert "200 times as long allowed) answered MISSED" in ran.only_failure()


def test_a_loop_timeout_that_ends_an_execution_without_loop_is_seen() -> None:
    ran = run_group(GROUP, planted.loop_timeout_taken_for_duration)

    assert list(ran.outcomes)[:3] == ["no_loop", "loop_afterwards", "loop_again"]
    # What loops in a row take is measured, so that a machine can hide the defect from their test.
    assert {"no_loop"} <= set(ran.failures) <= {"no_loop", "loops_in_a_row"}
    assert all("FENCED" in reason for reason in ran.failures.values())
    assert "without a loop, with a loop timeout of" in ran.failures["no_loop"]


def test_a_loop_timeout_of_before_that_ends_a_later_loop_is_seen() -> None:
    ran = run_group(GROUP, planted.loop_timeout_of_the_execution_before)

    assert list(ran.failures) == ["loop_afterwards"]
    assert "after one on the model that was cut off) answered MISSED" in ran.only_failure()


def test_a_time_for_loops_that_never_begins_anew_is_seen() -> None:
    ran = run_group(GROUP, planted.loop_time_counts_from_first_execution)

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


def test_a_time_that_all_loops_share_is_seen() -> None:
    ran = run_group(GROUP, planted.loop_timeout_shared_by_all_loops, choose=in_a_row)

    assert "50% of that for each) answered MISSED_DEADLINE" in ran.only_failure()


def in_a_row(test: PlannedTest) -> bool:
    return test.name == "loops_in_a_row"


@pytest.mark.parametrize("loops", [1, 3])
def test_loops_in_a_row_are_valid_models_with_one_sum(loops: int) -> None:
    case = loops_in_a_row(loops, 4)

    check_model(case.model)
    assert len(case.main.operations) == loops
    (_, total), (_, values) = case.expected(), case.inputs
    assert total.tolist() == [4 * loops * value for value in np.frombuffer(values, np.float32)]


def is_skipped(test: PlannedTest) -> bool:
    return "not_" in test.name


@cells("version", [HalVersion.V1_3, HalVersion.AIDL_V1, HalVersion.AIDL_V4])
def test_a_loop_that_is_not_executed_ends_no_execution(version: HalVersion) -> None:
    ran = run_group(GROUP, reference(version), choose=is_skipped)

    assert set(ran.outcomes) == {
        f"{name}/{type}"
        for name in ("then_not_taken", "else_not_taken", "body_not_entered")
        for type in ("TENSOR_FLOAT32", "TENSOR_QUANT8_ASYMM")
    }
    assert set(ran.outcomes.values()) == {Outcome.SUCCESS}


def test_nor_does_it_with_configurations_and_again() -> None:
    ran = run_group(CONFIGURED, reference(HalVersion.AIDL_V4), choose=is_skipped)

    assert list(ran.outcomes.values()) == [Outcome.SUCCESS] * 6


@pytest.mark.usefixtures("short_loops")
def test_a_driver_that_runs_both_branches_is_seen() -> None:
    ran = run_group(GROUP, planted.if_runs_both_branches, choose=is_skipped)

    assert {name.split("/")[0] for name in ran.failures} == {"then_not_taken", "else_not_taken"}
    for said in ran.failures.values():
        assert "IF executes one of the two only (types.hal)" in said
        assert "answered MISSED_DEADLINE_TRANSIENT; expected NONE" in said


@pytest.mark.usefixtures("short_loops")
def test_a_driver_that_runs_a_body_before_it_knows_the_condition_is_seen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    run = While.run

    def run_ahead(self: Any, arrays: Any, context: ExecutionContext) -> Any:
        self._body.run(arrays[2:], context).release()
        return run(self, arrays, context)

    monkeypatch.setattr(While, "run", run_ahead)
    ran = run_group(GROUP, reference(), choose=is_skipped)

    assert {name.split("/")[0] for name in ran.failures} == {"body_not_entered"}
    assert all("the body is not executed (types.hal)" in why for why in ran.failures.values())


@pytest.mark.usefixtures("short_loops")
@cells("is_then", [True, False])
def test_the_loops_in_branches_have_no_end(is_then: bool) -> None:
    """Those that are not taken, when they are."""
    case = endless_branch(OperandType.TENSOR_FLOAT32, is_then=is_then)
    taken = np.array([is_then]).tobytes()
    assert case.inputs[0] == np.array([not is_then]).tobytes()

    with prepared(Device(reference()), case.model) as model:
        sizes = [len(data) for data in case.outputs]
        arguments = GuardedArguments([taken, *case.inputs[1:]], sizes, ArgumentPools())
        answer = SYNC.run(model, arguments.request)

    assert answer.status == ErrorStatus.MISSED_DEADLINE_TRANSIENT
