"""One case on one driver."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from nnhal.device import Device
from nnhal.driver_kit import ExecutionContext, HalError, Inputs, Outputs
from nnhal.errors import DeadObject, NoAnswer
from nnhal.types import ErrorStatus, HalVersion, OperationType
from nntest.accuracy import NoRule
from nntest.results import Outcome
from nntest.spec import SpecCase
from tests.vts.toys import ADD, ENDLESS, FAILING_ADD, Compute, add, device
from vts.generated import LOOP_TIMEOUT_NS, case_runner
from vts.results import VtsCase

CaseOf = Callable[[str], SpecCase]


def run(case: SpecCase, on: Device) -> VtsCase:
    with case_runner(on) as runner:
        return runner.run("V1_2", case)


def writing(values: list[float]) -> Compute:
    def compute(inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        outputs[0].write(np.array(values, np.float32))

    return compute


def raising(error: Exception) -> Compute:
    def compute(inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        raise error

    return compute


def test_a_right_answer_is_success(case_of: CaseOf) -> None:
    case = run(case_of(ADD), device())

    assert (case.outcome, case.reason) == (Outcome.SUCCESS, "")
    assert case.id == "V1_2/sample"
    assert (case.folder, case.operations, case.types) == ("V1_2", ("ADD",), ("TENSOR_FLOAT32",))
    assert case.largest_share == 0
    assert case.duration_ns > 0


def test_a_wrong_answer_says_where_and_by_how_much(case_of: CaseOf) -> None:
    case = run(case_of(ADD), device(writing([11, 22.5])))

    assert case.outcome is Outcome.FAILURE
    (finding,) = case.findings
    assert (finding.output, finding.operand, finding.index) == (0, 3, 1)
    assert (finding.expected, finding.actual) == (22, 22.5)
    assert case.largest_share == finding.share == pytest.approx(0.5 / finding.allowed)
    assert case.reason == str(finding)


def test_an_output_that_is_not_written_is_no_answer(case_of: CaseOf) -> None:
    case = run(case_of(ADD), device(lambda *_: None))

    assert case.outcome is Outcome.FAILURE


def test_an_operation_that_is_not_supported_is_skipped_by_name(case_of: CaseOf) -> None:
    case = run(case_of(ADD), device(operations=[OperationType.SUB]))

    assert (case.outcome, case.reason) == (Outcome.SKIPPED, "the driver does not support ADD")


def test_a_model_too_new_for_the_driver_is_skipped_with_both_versions(case_of: CaseOf) -> None:
    newer = ADD.replace('"TENSOR_FLOAT32"', '"TENSOR_FLOAT16"')

    case = run(case_of(newer), device(version=HalVersion.V1_1))

    assert case.outcome is Outcome.SKIPPED
    assert case.reason.endswith("ADD: the model needs HAL 1.2, the driver has 1.1")


@pytest.mark.parametrize("version", HalVersion)
def test_a_driver_of_any_version_is_run(case_of: CaseOf, version: HalVersion) -> None:
    assert run(case_of(ADD), device(version=version)).outcome is Outcome.SUCCESS


def test_an_error_of_the_driver_is_a_failure_with_its_status_and_reason(case_of: CaseOf) -> None:
    refusal = HalError(ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT, "the queue is full")

    case = run(case_of(ADD), device(raising(refusal)))

    assert case.outcome is Outcome.FAILURE
    assert case.reason.startswith("RESOURCE_EXHAUSTED_TRANSIENT: execution")
    assert "the queue is full" in case.reason


def test_an_exception_in_the_driver_is_a_failure_without_traceback(
    case_of: CaseOf, capfd: pytest.CaptureFixture[str]
) -> None:
    case = run(case_of(ADD), device(raising(ZeroDivisionError("no\nscale"))))

    assert case.outcome is Outcome.FAILURE
    assert case.reason.startswith("GENERAL_FAILURE")
    assert "ZeroDivisionError: no scale" in case.reason
    assert capfd.readouterr().err == ""


def test_a_client_that_trips_over_the_driver_goes_on(
    case_of: CaseOf, monkeypatch: pytest.MonkeyPatch
) -> None:
    toy = device()

    def trip(model: object) -> Any:
        raise KeyError("answers")

    monkeypatch.setattr(toy, "supported_operations", trip)

    case = run(case_of(ADD), toy)

    assert (case.outcome, case.reason) == (Outcome.FAILURE, "KeyError: 'answers'")


@pytest.mark.parametrize(
    ("error", "outcome"),
    [(DeadObject(), Outcome.CRASH), (NoAnswer("not within 1 s"), Outcome.HANG)],
)
def test_a_driver_that_died_or_hangs_is_told_apart(
    case_of: CaseOf, monkeypatch: pytest.MonkeyPatch, error: HalError, outcome: Outcome
) -> None:
    toy = device()

    def prepare(model: object) -> Any:
        raise error

    monkeypatch.setattr(toy, "prepare", prepare)

    assert run(case_of(ADD), toy).outcome is outcome
    assert run(case_of(FAILING_ADD), toy).outcome is outcome


def test_a_case_that_expects_a_failure_wants_one(case_of: CaseOf) -> None:
    case = case_of(FAILING_ADD)

    assert run(case, device(raising(HalError(ErrorStatus.INVALID_ARGUMENT)))).outcome is (
        Outcome.SUCCESS
    )
    lenient = run(case, device(add))
    assert lenient.outcome is Outcome.FAILURE
    assert lenient.reason == "the driver succeeded where the spec expects a failure"


def test_a_case_that_expects_a_failure_may_have_an_invalid_model(case_of: CaseOf) -> None:
    invalid = FAILING_ADD.replace("other, 0", "other, 0, 0")

    assert run(case_of(invalid), device()).outcome is Outcome.SUCCESS


def test_an_invalid_model_is_a_failure_otherwise(case_of: CaseOf) -> None:
    case = run(case_of(ADD.replace("other, 0", "other, 0, 0")), device())

    assert case.outcome is Outcome.FAILURE
    assert case.reason.startswith("INVALID_ARGUMENT: getSupportedOperations: operation 0 (ADD)")


def endless(status: ErrorStatus) -> Compute:
    def compute(inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        assert context.loop_timeout_ns == LOOP_TIMEOUT_NS
        raise HalError(status, "took too long")

    return compute


@pytest.mark.parametrize(
    ("status", "outcome"),
    [
        (ErrorStatus.MISSED_DEADLINE_TRANSIENT, Outcome.SUCCESS),
        (ErrorStatus.MISSED_DEADLINE_PERSISTENT, Outcome.SUCCESS),
        (ErrorStatus.GENERAL_FAILURE, Outcome.SKIPPED),
        (ErrorStatus.INVALID_ARGUMENT, Outcome.FAILURE),
    ],
)
def test_an_endless_loop_ends_at_the_limit_that_the_test_sets(
    case_of: CaseOf, status: ErrorStatus, outcome: Outcome
) -> None:
    assert run(case_of(ENDLESS), device(endless(status))).outcome is outcome


def test_an_omitted_input_reaches_the_driver_as_none(case_of: CaseOf) -> None:
    seen: list[object] = []

    def compute(inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        seen.extend(inputs)
        outputs[0].write(np.array([11, 22], np.float32))

    case = run(case_of(ADD.replace("one: [1, 2]", "one: []")), device(compute))

    assert case.outcome is Outcome.SUCCESS
    assert seen == [None]


def test_an_output_without_elements_is_written_and_judged(case_of: CaseOf) -> None:
    empty = ADD.replace('Output("total", "TENSOR_FLOAT32", "{2}")', "None").replace(
        "Model()", 'total = Output("total", "TENSOR_FLOAT32", "{0, 2}")\nModel()'
    )
    empty = empty.replace("total: [11, 22]", "total: []")

    def compute(shape: tuple[int, ...]) -> Compute:
        return lambda inputs, outputs, context: outputs[0].write(np.zeros(shape, np.float32))

    assert run(case_of(empty), device(compute((0, 2)))).outcome is Outcome.SUCCESS
    wrong = run(case_of(empty), device(compute((1, 2))))
    assert wrong.outcome is Outcome.FAILURE


def test_an_output_of_a_type_without_rule_is_a_failure_that_says_so(
    case_of: CaseOf, monkeypatch: pytest.MonkeyPatch
) -> None:
    def judge(case: SpecCase, outputs: object) -> Any:
        raise NoRule("no accuracy rule for an output of type FLOAT32")

    monkeypatch.setattr("vts.generated.judge", judge)

    case = run(case_of(ADD), device())

    assert case.outcome is Outcome.FAILURE
    assert case.reason == "no accuracy rule for an output of type FLOAT32"
