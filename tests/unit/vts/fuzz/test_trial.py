"""What counts as a failure of a driver."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from nnhal.device import Device
from nnhal.driver_kit import ExecutionContext, HalError, Inputs, Outputs
from nnhal.registry import resolve
from nnhal.types import ErrorStatus
from nntest.arguments import ArgumentPools
from nntest.spec import SpecCase
from tests.unit.vts.groups.drivers import reference
from tests.unit.vts.toys import ADD, device
from vts.fuzz.steps import ArgumentStep, OperandStep, OperationStep, OrderStep, Step, stepped
from vts.fuzz.subject import Subject, subject_of
from vts.fuzz.trial import MAX_ELEMENTS, Trial, tried


@pytest.fixture
def subject(case_of: Callable[[str], SpecCase]) -> Subject:
    return subject_of(case_of(ADD))


def trial(subject: Subject, on: Device, *steps: Step) -> Trial:
    return tried(stepped(subject, steps), steps, on, ArgumentPools())


def test_a_right_driver_passes_a_valid_case(subject: Subject) -> None:
    done = trial(subject, Device(reference()))
    assert done.failure is None
    assert done.answers == ("NONE True", "NONE NONE", "NONE 1")


@pytest.mark.parametrize(
    "step",
    [
        OperandStep(index=0, field="type", value=4711),
        OperandStep(index=0, field="scale", value="inf"),
        OperationStep(number=0, field="inputs", value=(0,)),
        OperationStep(number=0, field="outputs", value=(77,)),
        OrderStep(order=()),
        ArgumentStep(is_output=True, number=0, field="offset", value=2**32 - 1),
        ArgumentStep(is_output=False, number=0, field="pool_index", value=9),
    ],
    ids=str,
)
def test_a_right_driver_refuses_what_is_not_valid(subject: Subject, step: Step) -> None:
    assert trial(subject, Device(reference()), step).failure is None


@pytest.mark.parametrize(
    ("name", "step"),
    [
        ("scale_not_checked", OperandStep(index=0, field="scale", value="inf")),
        ("operand_type_not_checked", OperandStep(index=2, field="type", value=4711)),
        ("empty_model_accepted", OrderStep(order=())),
    ],
)
def test_a_driver_that_prepares_what_is_not_valid_is_found(
    subject: Subject, name: str, step: Step
) -> None:
    failure = trial(subject, resolve(f"nndrivers.faulty:{name}"), step).failure
    assert failure is not None
    assert failure.how == "accepted"
    assert "prepares a model that is not valid" in failure.reason


def test_another_answer_to_the_same_request_is_found(subject: Subject) -> None:
    answers = iter(range(100))

    def compute(inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        outputs[0].write(np.full(inputs[0].shape, 10 * next(answers), np.float32))

    failure = trial(subject, device(compute=compute)).failure
    assert failure is not None
    assert (failure.how, failure.reason.rpartition(": ")[2]) == ("differs", "another output 0")


def test_a_loop_that_is_not_in_time_every_time_is_no_other_answer(subject: Subject) -> None:
    statuses = iter((ErrorStatus.MISSED_DEADLINE_TRANSIENT, None))

    def compute(inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        status = next(statuses)
        if status is not None:
            raise HalError(status, "too late")
        outputs[0].write(np.zeros(inputs[0].shape, np.float32))

    assert trial(subject, device(compute=compute)).failure is None


def test_what_the_order_of_additions_explains_is_no_other_answer(subject: Subject) -> None:
    factors = iter((1.0, 1.0001))

    def compute(inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        outputs[0].write(np.full(inputs[0].shape, next(factors), np.float32))

    assert trial(subject, device(compute=compute)).failure is None


def test_a_large_model_which_may_take_any_time_is_not_prepared(subject: Subject) -> None:
    step = OperandStep(index=0, field="dimensions", value=(MAX_ELEMENTS + 1,))
    other = OperandStep(index=1, field="dimensions", value=(MAX_ELEMENTS + 1,))
    output = OperandStep(index=3, field="dimensions", value=(MAX_ELEMENTS + 1,))
    assert len(trial(subject, Device(reference()), step, other, output).answers) < 3
