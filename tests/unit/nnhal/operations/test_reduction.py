from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from nnhal.operations.node import InvalidOperation, Node, Shape, TensorInfo
from nnhal.operations.reduction import axes
from nnhal.types import OperandType, OperationType
from tests.cells import cells

Build = Callable[..., Node]
Shapes = Callable[..., Shape]

MEAN = OperationType.MEAN
SUM = OperationType.REDUCE_SUM


@cells(
    ("arguments", "expected"),
    [
        ([(2, 3, 4), [1], 0], (2, 4)),
        ([(2, 3, 4), [1], 1], (2, 1, 4)),
        ([(2, 3, 4), [-1, 0, 2], 0], (3,)),
        ([(2, 3, 4), [0, 1, 2], 0], (1,)),
        ([(2, 3, 4), [0, 1, 2], 1], (1, 1, 1)),
        ([(1, 7, 7, 9), [1, 2], 0], (1, 9)),
    ],
)
def test_shapes_of_mean(shape: Shapes, arguments: list[Any], expected: Shape) -> None:
    assert shape(MEAN, *arguments) == expected


@given(
    st.lists(st.integers(1, 4), min_size=1, max_size=4).map(tuple),
    st.data(),
    st.booleans(),
)
def test_reductions_have_the_shape_that_numpy_gives(
    shape: Shapes, given: Shape, data: st.DataObject, keep: bool
) -> None:
    rank = len(given)
    picked = data.draw(
        st.lists(
            st.integers(-rank, rank - 1), min_size=1, max_size=rank, unique_by=lambda a: a % rank
        )
    )
    expected = np.zeros(given).sum(axis=tuple(picked), keepdims=keep).shape

    assert shape(SUM, given, picked, keep) == (expected or (1,))


def test_an_axis_named_twice_counts_once(node: Build, shape: Shapes) -> None:
    assert axes(node(MEAN, (2, 3, 4), [1, -2, 1], 0)) == (1,)
    assert shape(MEAN, (2, 3, 4), [1, -2, 1], 0) == (2, 4)


def test_axes_outside_are_rejected_even_when_dimensions_stay(shape: Shapes) -> None:
    with pytest.raises(InvalidOperation, match="axis 3 is outside of the 3 dimensions"):
        shape(MEAN, (2, 3, 4), [3], 1)


@cells("operation", [OperationType.ARGMAX, OperationType.ARGMIN])
@cells(("given", "axis", "expected"), [((2, 3, 4), 1, (2, 4)), ((2, 3), -1, (2,)), ((5,), 0, (1,))])
def test_a_search_drops_its_axis(
    shape: Shapes, operation: OperationType, given: Shape, axis: int, expected: Shape
) -> None:
    indexes = [TensorInfo(OperandType.TENSOR_INT32)]

    assert shape(operation, given, axis, outputs=indexes) == expected


def test_logical_reductions_take_booleans(shape: Shapes) -> None:
    for operation in (OperationType.REDUCE_ALL, OperationType.REDUCE_ANY):
        assert shape(operation, (2, 3), [0], False, type=OperandType.TENSOR_BOOL8) == (3,)
