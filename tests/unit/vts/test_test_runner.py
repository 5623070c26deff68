"""The general generated tests, and how the outcome of any test is told."""

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
from nntest.driver_log import driver_log
from nntest.results import Outcome
from nntest.runner.driver_under_test import Drivers
from nntest.runner.watch import Watch
from nntest.spec import SpecCase
from tests.unit.vts.conftest import Corpus
from tests.unit.vts.groups.drivers import reference, with_calls
from tests.unit.vts.groups.harness import GivenDriver
from tests.unit.vts.toys import ADD, ENDLESS, FAILING_ADD, Compute, Given, add, device, run_tests
from vts.driving.rules import LOOP_TIMEOUT_NS
from vts.results import VtsCase
from vts.suite import VtsSettings, VtsSuite
from vts.test_runner import TestRunner

Run = Callable[[str, Device], VtsCase]


@pytest.fixture
def run(corpus: Corpus) -> Run:
    """Runs the first case of a spec."""
    return lambda text, on: run_tests(corpus(V1_2__sample=text), on)[0]


def writing(values: list[float]) -> Compute:
    def compute(inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        outputs[0].write(np.array(values, np.float32))

    return compute


def raising(error: Exception) -> Compute:
    def compute(inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        raise error

    return compute


def test_a_right_answer_is_success(run: Run) -> None:
    case = run(ADD, device())

    assert (case.outcome, case.reason) == (Outcome.SUCCESS, "")
    assert case.id == "general/V1_2/sample"
    assert (case.folder, case.operations, case.types) == ("V1_2", ("ADD",), ("TENSOR_FLOAT32",))
    assert case.largest_share == 0
    assert case.duration_ns > 0


def test_a_wrong_answer_says_where_and_by_how_much(run: Run) -> None:
    case = run(ADD, device(writing([11, 22.5])))

    assert case.outcome is Outcome.FAILURE
    (finding,) = case.findings
    assert (finding.output, finding.operand, finding.index) == (0, 3, 1)
    assert (finding.expected, finding.actual) == (22, 22.5)
    assert case.largest_share == finding.share == pytest.approx(0.5 / finding.allowed)
    assert case.reason.startswith("execute_1_3: ")
    assert f": {finding}. Rule: |actual − expected| ≤ 1e-05 + 5.96e-07 × " in case.reason


def test_an_output_that_is_not_written_is_no_answer(run: Run) -> None:
    case = run(ADD, device(lambda *_: None))

    assert case.outcome is Outcome.FAILURE


def test_an_operation_that_is_not_supported_is_skipped_by_name(run: Run) -> None:
    case = run(ADD, device(operations=[OperationType.SUB]))

    assert (case.outcome, case.reason) == (Outcome.SKIPPED, "the driver does not support ADD")


def test_a_model_too_new_for_the_driver_is_skipped_with_both_versions(run: Run) -> None:
    newer = ADD.replace('"TENSOR_FLOAT32"', '"TENSOR_FLOAT16"')

    case = run(newer, device(version=HalVersion.V1_1))

    assert case.outcome is Outcome.SKIPPED
    assert case.reason.endswith("ADD: the model needs HAL 1.2, the driver has 1.1")


@pytest.mark.parametrize("version", HalVersion)
def test_a_driver_of_any_version_is_run(run: Run, version: HalVersion) -> None:
    assert run(ADD, device(version=version)).outcome is Outcome.SUCCESS


def test_an_error_of_the_driver_is_a_failure_with_its_status_and_reason(run: Run) -> None:
    refusal = HalError(ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT, "the queue is full")

    case = run(ADD, device(raising(refusal)))

    assert case.outcome is Outcome.FAILURE
    assert "answered RESOURCE_EXHAUSTED_TRANSIENT; expected NONE" in case.reason
    assert "the queue is full" in case.reason


def test_an_exception_in_the_driver_is_a_failure_without_traceback(
    run: Run, capfd: pytest.CaptureFixture[str]
) -> None:
    case = run(ADD, device(raising(ZeroDivisionError("no\nscale"))))

    assert case.outcome is Outcome.FAILURE
    assert "answered GENERAL_FAILURE; expected NONE" in case.reason
    assert "ZeroDivisionError: no scale" in case.reason
    assert capfd.readouterr().err == ""


def test_a_client_that_trips_over_the_driver_goes_on(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    toy = device()

    def trip(model: object) -> Any:
        raise KeyError("answers")

    monkeypatch.setattr(toy, "supported_operations", trip)

    case = run(ADD, toy)

    assert (case.outcome, case.reason) == (Outcome.FAILURE, "KeyError: 'answers'")


@pytest.mark.parametrize(
    ("error", "outcome"),
    [(DeadObject(), Outcome.CRASH), (NoAnswer("not within 1 s"), Outcome.HANG)],
)
def test_a_driver_that_died_or_hangs_is_told_apart(
    run: Run, monkeypatch: pytest.MonkeyPatch, error: HalError, outcome: Outcome
) -> None:
    toy = device()

    def supported_operations(model: object) -> Any:
        raise error

    monkeypatch.setattr(toy, "supported_operations", supported_operations)

    assert run(ADD, toy).outcome is outcome
    assert run(FAILING_ADD, toy).outcome is outcome


def test_a_case_that_expects_a_failure_wants_one(run: Run) -> None:
    case = FAILING_ADD

    assert run(case, device(raising(HalError(ErrorStatus.INVALID_ARGUMENT)))).outcome is (
        Outcome.SUCCESS
    )
    lenient = run(case, device(add))
    assert lenient.outcome is Outcome.FAILURE
    assert lenient.reason == "the driver succeeded where the spec expects a failure"


def test_a_case_that_expects_a_failure_may_have_an_invalid_model(run: Run) -> None:
    invalid = FAILING_ADD.replace("other, 0", "other, 0, 0")

    assert run(invalid, device()).outcome is Outcome.SUCCESS


def test_an_invalid_model_is_a_failure_otherwise(run: Run) -> None:
    case = run(ADD.replace("other, 0", "other, 0, 0"), device())

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
    run: Run, status: ErrorStatus, outcome: Outcome
) -> None:
    assert run(ENDLESS, device(endless(status))).outcome is outcome


def test_an_omitted_input_reaches_the_driver_as_none(run: Run) -> None:
    seen: list[object] = []

    def compute(inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        seen.extend(inputs)
        outputs[0].write(np.array([11, 22], np.float32))

    case = run(ADD.replace("one: [1, 2]", "one: []"), device(compute))

    assert case.outcome is Outcome.SUCCESS
    assert seen == [None] * len(seen) != []


def test_an_output_without_elements_is_written_and_judged(run: Run) -> None:
    empty = ADD.replace('Output("total", "TENSOR_FLOAT32", "{2}")', "None").replace(
        "Model()", 'total = Output("total", "TENSOR_FLOAT32", "{0, 2}")\nModel()'
    )
    empty = empty.replace("total: [11, 22]", "total: []")

    def compute(shape: tuple[int, ...]) -> Compute:
        return lambda inputs, outputs, context: outputs[0].write(np.zeros(shape, np.float32))

    assert run(empty, device(compute((0, 2)))).outcome is Outcome.SUCCESS
    wrong = run(empty, device(compute((1, 2))))
    assert wrong.outcome is Outcome.FAILURE


def test_an_output_of_a_type_without_rule_is_a_failure_that_says_so(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def judge(case: SpecCase, outputs: object) -> Any:
        raise NoRule("no accuracy rule for an output of type FLOAT32")

    monkeypatch.setattr("vts.driving.generated.judge", judge)

    case = run(ADD, device())

    assert case.outcome is Outcome.FAILURE
    assert case.reason == "no accuracy rule for an output of type FLOAT32"


def test_a_driver_that_does_not_answer_is_not_said_to_have_given_a_status(corpus: Corpus) -> None:
    def silent(original: Any, *arguments: Any) -> ErrorStatus:
        return ErrorStatus.NONE

    specs = str(corpus(V1_2__sample=ADD))
    suite = VtsSuite(VtsSettings(specs=specs, groups=("memory_domain_allocate",)))
    driver = GivenDriver(lambda: with_calls(reference(), prepare_model_1_3=silent), 0.05)
    with driver_log() as log:
        result = TestRunner(suite, driver, log, lambda: None).run(suite.plan()[0])

    assert result.outcome is Outcome.HANG
    assert result.reason.startswith("prepareModel_1_3: the driver has not called back in 0.05 s")


def test_a_spec_that_was_changed_during_the_run_is_named_and_no_driver_blamed(
    corpus: Corpus,
) -> None:
    root = corpus(V1_2__sample=ADD)
    suite = VtsSuite(VtsSettings(specs=str(root), groups=("general",)))
    (case,) = suite.plan()
    corpus(V1_2__sample=ADD.replace("Example(", "Example(name='other', *[").replace("})", "}])"))
    with suite.open(Drivers.only(Given(device())), Watch()) as runner:
        result = runner.run(case)

    assert result.outcome is Outcome.NOT_RUN
    assert result.reason == (
        f"{root / 'V1_2' / 'sample.mod.py'} was changed during the run: run it again"
    )
