"""A padding scheme gives what the same padding gives, written out."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings

from nnhal.operations.spatial import Image
from nnhal.types import OperandType, Operation, OperationType, PaddingCode
from nntest.graph_tests.laws.edit import Edit
from nntest.graph_tests.specimen import Specimen
from tests.corpus.laws import driver
from tests.corpus.laws.calls import arguments, draw_call, kinds_of, seeds, value_of
from tests.corpus.laws.operand_types import F32, U8
from tests.volume import repeated

O = OperationType  # noqa: E741

EXAMPLES = repeated(3, 10)
TRIES = 60

POOLS = (O.AVERAGE_POOL_2D, O.L2_POOL_2D, O.MAX_POOL_2D)
WINDOWED = (*POOLS, O.CONV_2D, O.DEPTHWISE_CONV_2D, O.GROUPED_CONV_2D, O.TRANSPOSE_CONV_2D)


def _reach(call: Specimen, side: str) -> int:
    """Width or height of the window, with dilation."""
    if call.operations[0] in POOLS:
        return int(value_of(call, f"window_{side}"))
    shape = call.model.main.operands[arguments(call)["filter"]].dimensions
    taps = shape[2 if side == "width" else 1]
    return (taps - 1) * int(value_of(call, f"dilation_{side}", 1)) + 1


def _sides(call: Specimen) -> list[int]:
    """Left, right, top and bottom that the scheme stands for: the odd one goes to the end."""
    if value_of(call, "padding") != PaddingCode.SAME:
        return [0] * 4
    shape = call.model.main.operands[arguments(call)["input"]].dimensions
    image = Image.of(shape, bool(value_of(call, "nchw", False)))
    sides = []
    for side, size in (("width", image.width), ("height", image.height)):
        reach, stride = _reach(call, side), value_of(call, f"stride_{side}")
        if call.operations[0] == O.TRANSPOSE_CONV_2D:
            total = (size - 1) * stride + reach - size * stride
        else:
            total = max(0, (-(-size // stride) - 1) * stride + reach - size)
        sides += [total // 2, total - total // 2]
    return sides


def _twin(call: Specimen) -> Specimen | None:
    """The same with explicit padding; None where there is no such call.

    A transposed convolution whose filter is narrower than the stride leaves gaps, which no padding
    says.
    """
    named = arguments(call)
    if "padding" not in named or min(sides := _sides(call)) < 0:
        return None
    edit, (operation,) = Edit(call.model), call.model.main.operations
    explicit = [edit.constant(OperandType.INT32, np.array(side, np.int32)) for side in sides]
    inputs: list[int] = []
    for index in operation.inputs:
        if index == named["padding"]:
            inputs += explicit
        elif index != named.get("output_shape"):
            inputs.append(index)
    edit.operations = [Operation(operation.type, tuple(inputs), operation.outputs)]
    return Specimen(edit.model(), call.inputs, call.rooms)


@pytest.mark.parametrize("type_", [F32, U8], ids=lambda type_: type_.name)
@pytest.mark.parametrize("operation", WINDOWED, ids=lambda operation: operation.name)
@settings(max_examples=EXAMPLES)
@given(seed=seeds)
def test_a_scheme_is_its_padding(operation: OperationType, type_: OperandType, seed: int) -> None:
    several = kinds_of(type_).get(operation) or kinds_of(F32)[operation]
    calls = (draw_call(several[number % len(several)], seed + number) for number in range(TRIES))
    call, twin = next((call, twin) for call in calls if (twin := _twin(call)) is not None)
    (implicit,), (explicit,) = driver.run(call), driver.run(twin)
    np.testing.assert_array_equal(implicit, explicit)
