"""Steps: what they change, and that an attempt is its steps."""

from __future__ import annotations

import random
from collections.abc import Callable

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from nndrivers.reference.device import ReferenceDriver
from nnhal.device import Device
from nnhal.types import OperandLifeTime, OperandType
from nnhal.validation.models import check_model
from nntest.spec import SpecCase
from tests.unit.vts.toys import ADD
from vts.fuzz import drawing
from vts.fuzz.drawing import draw_step
from vts.fuzz.findings import Attempt
from vts.fuzz.steps import (
    ArgumentStep,
    BoundaryStep,
    ConstantStep,
    Inapplicable,
    InputStep,
    OperandStep,
    OperationStep,
    OrderStep,
    PromotionStep,
    RelaxedStep,
    Step,
    stepped,
)
from vts.fuzz.subject import Subject, subject_of


@pytest.fixture
def subject(case_of: Callable[[str], SpecCase]) -> Subject:
    return subject_of(case_of(ADD))


def test_each_step_changes_one_thing(subject: Subject) -> None:
    steps: tuple[Step, ...] = (
        OperandStep(index=0, field="scale", value=(-0.5).hex()),
        OperandStep(index=0, field="lifetime", value=int(OperandLifeTime.CONSTANT_COPY)),
        OperandStep(index=0, field="offset", value=7),
        OperationStep(number=0, field="inputs", value=(1, 1)),
        OrderStep(order=(0, 0)),
        BoundaryStep(field="output_indexes", value=(9,)),
        ConstantStep(offset=0, data=b"\x09"),
        InputStep(number=0, offset=1, data=b"\x01\x02"),
        ArgumentStep(is_output=True, number=0, field="length", value=3),
        RelaxedStep(value=True),
    )
    changed = stepped(subject, steps)
    main = changed.model.main
    assert main.operands[0].scale == -0.5
    assert main.operands[0].lifetime == OperandLifeTime.CONSTANT_COPY
    assert main.operands[0].location.offset == 7
    assert [operation.inputs for operation in main.operations] == [(1, 1), (1, 1)]
    assert main.output_indexes == (9,)
    assert changed.model.operand_values[:1] == b"\x09"
    assert changed.inputs[0][1:3] == b"\x01\x02"
    assert changed.model.relax_computation_float32_to_float16
    request = changed.request(changed.memory())
    assert request.outputs[0].location.length == 3
    assert subject.model.main.operands[0].scale == 0


@pytest.mark.parametrize(
    "step",
    [
        OperandStep(index=99, field="scale", value="0x1p+0"),
        OrderStep(order=(5,)),
        InputStep(number=0, offset=1 << 20, data=b"\x00"),
        OperandStep(index=0, field="scale", value="many"),
        OperandStep(index=0, field="dimensions", value=4),
        OperandStep(index=0, field="zero_point", value=True),
        OperandStep(index=0, field="lifetime", value=99),
        ArgumentStep(is_output=False, number=0, field="has_no_value", value=1),
        PromotionStep(index=0),
    ],
)
def test_a_step_that_does_not_fit_is_said_not_to(subject: Subject, step: Step) -> None:
    with pytest.raises(Inapplicable):
        stepped(subject, (step,))


@given(seed=st.integers(0, 1 << 30))
def test_drawn_steps_fit_and_are_what_their_file_says(seed: int) -> None:
    dice = random.Random(seed)
    subject, steps = _toy(), ()
    for _ in range(4):
        steps = (*steps, draw_step(dice, stepped(subject, steps)))
    attempt = Attempt(spec="a.mod.py", name="a", steps=steps)
    again = msgspec.json.decode(msgspec.json.encode(attempt), type=Attempt)
    assert again == attempt
    assert all(map(str, again.steps))
    one, other = (stepped(subject, each.steps) for each in (attempt, again))
    assert repr(one.model.main) == repr(other.model.main)  # a scale may be NaN
    assert (one.inputs, one.arguments) == (other.inputs, other.arguments)


def _drawn(draw: Callable[[random.Random, Subject], Step | None], subject: Subject) -> list[Step]:
    dice = random.Random(7)
    return [step for _ in range(200) if (step := draw(dice, subject)) is not None]


def test_numbers_are_whole_ones_of_inputs_and_constants_and_may_be_far_away() -> None:
    subject = _toy()
    operands, indexes = subject.model.main.operands, subject.model.main.input_indexes
    steps = _drawn(drawing._number, subject)
    assert steps
    for step in steps:
        assert isinstance(step, ConstantStep)  # the inputs are of float32
        changed = stepped(subject, (step,)).model
        assert changed.operand_values != subject.model.operand_values or step.data == bytes(4)
    far = {int.from_bytes(step.data, "little", signed=True) for step in steps}  # type: ignore[union-attr]
    assert {-1, 65536, 2**31 - 1} <= far

    whole = tuple(
        msgspec.structs.replace(operand, type=OperandType.TENSOR_INT32) if n in indexes else operand
        for n, operand in enumerate(operands)
    )
    main = msgspec.structs.replace(subject.model.main, operands=whole)
    steps = _drawn(drawing._number, subject.with_model(main=main))
    assert {step.number for step in steps if isinstance(step, InputStep)} == {0, 1}


def computed(subject: Subject) -> bytes:
    memory = subject.memory()
    Device(ReferenceDriver()).prepare(subject.model).execute(subject.request(memory))
    return bytes(memory.request.pools[1].buffer)  # type: ignore[union-attr]


def test_a_constant_that_becomes_an_input_keeps_its_data_and_the_model_its_meaning(
    subject: Subject,
) -> None:
    (step, *_) = _drawn(drawing._promotion, subject)
    assert isinstance(step, PromotionStep)
    constant = subject.model.main.operands[step.index]

    changed = stepped(subject, (step,))

    data = constant.location.offset, constant.location.offset + constant.location.length
    assert changed.inputs == (*subject.inputs, subject.model.operand_values[slice(*data)])
    assert changed.model.main.input_indexes == (*subject.model.main.input_indexes, step.index)
    check_model(changed.model)
    assert computed(changed) == computed(subject)
    with pytest.raises(Inapplicable):
        stepped(changed, (step,))


def test_references_lead_to_any_subgraph_also_from_within_it() -> None:
    subject = _toy()
    assert not _drawn(drawing._reference, subject)
    main = subject.model.main
    reference = msgspec.structs.replace(
        main.operands[0], lifetime=OperandLifeTime.SUBGRAPH, type=OperandType.SUBGRAPH
    )
    graph = msgspec.structs.replace(main, operands=(*main.operands, reference))
    steps = _drawn(drawing._reference, subject.with_model(main=graph, referenced=(graph, main)))
    assert {(step.graph, step.value) for step in steps if isinstance(step, OperandStep)} == {
        (graph, other) for graph in (0, 1) for other in (0, 1, 2)
    }


def _toy() -> Subject:
    from tests.unit.nnhal.toys import add_model

    return Subject(add_model(), (bytes(8), bytes(8)), (8,))
