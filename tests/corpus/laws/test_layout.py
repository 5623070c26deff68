"""NCHW gives what NHWC gives, transposed."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings

from nnhal.operations.registry import OPERATIONS
from nnhal.types import OperandType, OperationType
from nntest.graph_tests.laws.edit import Edit
from nntest.graph_tests.specimen import Specimen
from nntest.random_graph import OperationKind
from tests.corpus.laws import driver
from tests.corpus.laws.calls import (
    arguments,
    draw_call,
    kinds_of,
    replace_constant,
    seeds,
    stored,
    value_of,
)
from tests.corpus.laws.operand_types import F32, U8
from tests.volume import repeated

O = OperationType  # noqa: E741

EXAMPLES = repeated(3, 10)
TRIES = 30

WITH_LAYOUT = sorted(
    OperationType(code)
    for code, spec in OPERATIONS.items()
    if any(a.name == "nchw" for s in spec.signatures for a in s.inputs)
)
IMAGES = ("input", "heatmap", "scores", "deltas", "output_shape")
"""Arguments that are images in an operation with a layout, or the dimensions of one."""

IMAGES_TO_BOXES = (O.GENERATE_PROPOSALS, O.HEATMAP_MAX_KEYPOINT)
"""Operations that give no images."""

TO_FIRST, TO_LAST = (0, 3, 1, 2), (0, 2, 3, 1)


def _twin(call: Specimen) -> Specimen:
    """The same call in the other layout."""
    edit, named, given = Edit(call.model), arguments(call), dict(call.given)
    order = TO_LAST if value_of(call, "nchw") else TO_FIRST
    replace_constant(edit, named["nchw"], np.array(order == TO_FIRST))
    for index in (named[name] for name in IMAGES if name in named):
        data = stored(call, index)
        assert data is not None
        data = data[list(order)] if data.ndim == 1 else data.transpose(order)
        if index in given:
            given[index] = np.ascontiguousarray(data)
            edit.change(index, dimensions=data.shape)
        else:
            replace_constant(edit, index, data)
    if call.operations[0] not in IMAGES_TO_BOXES:
        for index in edit.outputs:
            shape = edit.operands[index].dimensions
            edit.change(index, dimensions=tuple(shape[axis] for axis in order))
    return Specimen(edit.model(), tuple(given.values()), call.rooms, call.unspecified)


@pytest.mark.parametrize("type_", [F32, U8], ids=lambda type_: type_.name)
@pytest.mark.parametrize("operation", WITH_LAYOUT, ids=lambda operation: operation.name)
@settings(max_examples=EXAMPLES)
@given(seed=seeds)
def test_the_other_layout_gives_the_same_transposed(
    operation: OperationType, type_: OperandType, seed: int
) -> None:
    several = kinds_of(type_).get(operation) or kinds_of(F32)[operation]
    call = _with_layout(several[seed % len(several)], seed)
    order = TO_LAST if value_of(call, "nchw") else TO_FIRST
    for one, other in zip(driver.run(call), driver.run(_twin(call)), strict=True):
        expected = one if operation in IMAGES_TO_BOXES else one.transpose(order)
        if one.dtype == np.float32:
            # Sums in another order.
            np.testing.assert_allclose(other, expected, rtol=1e-5, atol=1e-5)
        else:
            np.testing.assert_array_equal(other, expected)


def _with_layout(kind: OperationKind, seed: int) -> Specimen:
    """A call that has the argument, which is optional in many operations."""
    tries = (draw_call(kind, seed + number) for number in range(TRIES))
    return next(call for call in tries if value_of(call, "nchw") is not None)
