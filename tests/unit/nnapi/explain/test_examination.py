"""Explanations: the place of each operation, the reason, and what it would take elsewhere."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import pytest

from nnapi.explain.drawing import draw
from nnapi.explain.driver_log import listening
from nnapi.explain.examination import examine
from nnapi.explain.explanation import Explanation, OperationNote, Verdict
from nnapi.explain.transition_costs import TransitionCosts, measured_costs
from nnapi.model import Model
from nnapi.operand_type import OperandType
from nnapi.priorities import Preference
from nnapi.runtime import Runtime
from nnhal.types import HalVersion, OperationType
from nnhal.types import Model as HalModel
from nnhal.types import OperandType as Code
from tests.unit.nnapi.executing import (
    ADD,
    MUL,
    Builder,
    PartDriver,
    add_and_multiply,
    addition,
    runtime_with,
)
from tests.unit.nnapi.test_fallback import RefusingDriver, loop

LOGGER = logging.getLogger("vendors.toy")


class TalkingDriver(PartDriver):
    """Has no MUL, and says so."""

    def supported_operations(self, model: HalModel) -> Sequence[bool]:
        if any(operation.type == MUL for operation in model.main.operations):
            LOGGER.debug("the multiplier is on holiday")
        return [operation.type != MUL for operation in model.main.operations]


def verdict(note: OperationNote, device: str) -> Verdict:
    (found,) = (each for each in note.verdicts if each.device == device)
    return found


def explained(runtime: Runtime, model: Model) -> Explanation:
    return examine(model, "model")


def test_an_operation_that_the_driver_lacks_is_named_with_its_reason_and_its_cost() -> None:
    runtime = runtime_with(TalkingDriver("toy-npu"))
    explanation = explained(runtime, add_and_multiply(runtime))
    addition_note, product = explanation.operations
    assert (addition_note.place, product.place) == ("toy-npu", "nnapi-reference")
    assert (addition_note.step, product.step) == (0, 1)
    refused = verdict(product, "toy-npu")
    assert refused.reason == "not supported: the multiplier is on holiday"
    assert refused.remedy == "support MUL of FLOAT32 2"
    assert product.why == "no other device supports it"
    # x + y crosses: 2 floats.
    (crossing,) = explanation.crossings
    assert (crossing.from_device, crossing.to_devices) == ("toy-npu", ("nnapi-reference",))
    assert (explanation.calls, explanation.crossing_bytes) == (2, 8)
    assert [(step.bytes_in, step.bytes_out) for step in explanation.steps] == [(0, 8), (8, 0)]


def test_a_step_costs_a_call_and_on_a_device_copies_of_what_crosses() -> None:
    runtime = runtime_with(TalkingDriver("toy-npu"))
    costs = TransitionCosts(call_ns=1000.0, copy_bytes_per_s=1e6)
    explanation = examine(add_and_multiply(runtime), "model", costs=costs)
    # The sum, 8 bytes, is copied out of the driver's memory; the CPU reads it where it lies.
    assert [step.cost_ns for step in explanation.steps] == [1000 + 8000, 1000]
    # In one piece it would be one call.
    assert explanation.cost_ns == 1000 + 8000
    assert examine(add_and_multiply(runtime), "model").cost_ns is None


def test_costs_are_measured_unless_they_are_given() -> None:
    runtime = runtime_with(PartDriver("toy-npu"))
    given = measured_costs(runtime, call_ns=5.0, copy_bytes_per_s=7.0)
    assert given == TransitionCosts(5.0, 7.0)
    measured = measured_costs(runtime)
    assert measured.call_ns > 0
    # A copy takes time, and no memory holds a petabyte per second.
    assert 0 < measured.copy_bytes_per_s < 1e15


def test_a_version_that_is_too_old_is_a_reason() -> None:
    runtime = runtime_with(PartDriver("toy-old", version=HalVersion.V1_0))
    build = Builder(runtime)
    x = build.float()
    summed = build.run(ADD, (x, x))
    swished = build.run(OperationType.HARD_SWISH, (summed,))
    explanation = explained(runtime, build.finished((x,), (swished,)))
    found = verdict(explanation.operations[1], "toy-old")
    assert found.reason == ("the operation with these arguments needs HAL 1.3, the driver has 1.0")
    assert found.remedy == "implement HAL 1.3"


def test_an_operand_can_be_what_needs_a_newer_version() -> None:
    runtime = runtime_with(PartDriver("toy-old", version=HalVersion.V1_0))
    explanation = explained(runtime, addition(runtime, OperandType(Code.TENSOR_FLOAT32)))
    found = verdict(explanation.operations[0], "toy-old")
    assert found.reason == (
        "operand 2 (TENSOR_FLOAT32 of unknown rank) needs HAL 1.2, the driver has 1.0"
    )


@pytest.mark.parametrize(
    ("performance", "reason"),
    [
        (2.0, "declares 2 for TENSOR_FLOAT32, nnapi-reference 1"),
        (1.0, "declares 1 for TENSOR_FLOAT32, as nnapi-reference, which wins the tie"),
    ],
)
def test_a_driver_that_is_not_faster_is_told_to_be(performance: float, reason: str) -> None:
    runtime = runtime_with(PartDriver("toy-slow", performance=performance))
    explanation = explained(runtime, addition(runtime))
    found = verdict(explanation.operations[0], "toy-slow")
    assert found.reason == reason
    assert found.remedy == "be faster than 1 for TENSOR_FLOAT32, and declare it"


def test_control_flow_with_an_unknown_size_is_for_the_cpu() -> None:
    runtime = runtime_with(PartDriver("toy-all"))
    unknown = OperandType(Code.TENSOR_FLOAT32)
    branches = []
    for operation in (ADD, MUL):
        build = Builder(runtime)
        x = build.float()
        output = build.model.add_operand(unknown)
        branches.append(build.finished((x,), (build.run(operation, (x, x), output),)))
    build = Builder(runtime)
    models = [build.referring_to(branch) for branch in branches]
    chosen, x = build.boolean(), build.float()
    output = build.run(OperationType.IF, (chosen, *models, x), build.model.add_operand(unknown))
    explanation = explained(runtime, build.finished((chosen, x), (output,)))
    (note,) = explanation.operations
    assert note.place == "nnapi-reference"
    assert "of unknown size" in note.why
    assert verdict(note, "toy-all").remedy == "give these operands known dimensions"


def test_operations_in_interpreted_control_flow_are_explained_too() -> None:
    runtime = runtime_with(PartDriver("toy-add", [ADD]))
    explanation = explained(runtime, loop(runtime))
    places = [(note.subgraph, note.name, note.place) for note in explanation.operations]
    assert places == [
        (None, "WHILE", "interpreter"),
        (0, "LESS", "nnapi-reference"),
        (1, "ADD", "toy-add"),
        (None, "MUL", "nnapi-reference"),
    ]
    assert [step.kind for step in explanation.steps] == [
        "WHILE", "nnapi-reference", "GOTO", "toy-add", "GOTO", "nnapi-reference",
    ]  # fmt: skip


def test_a_driver_that_does_not_prepare_what_it_supports_is_found_out() -> None:
    runtime = runtime_with(RefusingDriver("toy-shy"))
    explanation = explained(runtime, addition(runtime))
    assert explanation.fallback is not None
    assert "prepareModel" in explanation.fallback
    (note,) = explanation.operations
    assert (note.place, note.why) == ("nnapi-reference", "the whole model runs on the CPU")
    assert verdict(note, "toy-shy").supported


def test_a_model_that_no_device_can_run_is_explained_as_well() -> None:
    runtime = runtime_with(PartDriver("toy-npu"))
    build = Builder(runtime)
    x = build.float()
    model = build.finished((x,), (build.run(OperationType.OEM_OPERATION, (x,)),))
    explanation = explained(runtime, model)
    assert explanation.outcome == "ERROR"
    assert "no device can run operation 0" in str(explanation.error)
    assert explanation.operations[0].place == "nowhere"


def test_the_preference_decides_which_numbers_count() -> None:
    runtime = runtime_with(PartDriver("toy-npu"))
    explanation = examine(addition(runtime), "model", preference=Preference.LOW_POWER)
    assert explanation.preference == "LOW_POWER"


def test_the_drawing_fills_operations_by_device() -> None:
    runtime = runtime_with(TalkingDriver("toy-npu"))
    model = add_and_multiply(runtime)
    lines = draw(explained(runtime, model), model.hal).splitlines()
    boxes = {
        line.split("label=")[1]: line
        for line in lines
        if "_n" in line.split("[")[0] and "->" not in line
    }
    assert set(boxes) == {
        '"0: ADD\\ntoy-npu, step 0"]',
        '"1: MUL\\nnnapi-reference, step 1"]',
    }
    colors = {line.split("fillcolor=")[1].split()[0] for line in boxes.values()}
    assert len(colors) == 2


def test_listening_hears_drivers_only_and_leaves_logging_as_it_was() -> None:
    root = logging.getLogger()
    before = root.handlers[:], root.level
    with listening() as heard:
        LOGGER.debug("one\nline")
        logging.getLogger("nnapi.something").warning("ours")
    assert heard == ["one line"]
    assert (root.handlers[:], root.level) == before
