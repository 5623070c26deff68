from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from nnhal.operations.node import InvalidOperation, Node, Shape, TensorInfo
from nnhal.operations.slicing import slice_bounds, strided_slice
from nnhal.types import OperandType, OperationType
from tests.cells import cells

T = OperationType
Build = Callable[..., Node]
Shapes = Callable[..., Shape]

BOOL8, I32 = OperandType.TENSOR_BOOL8, OperandType.TENSOR_INT32


@cells(
    ("begin", "end", "strides", "masks", "expected"),
    [
        ([0, 0], [2, 3], [1, 1], (0, 0, 0), (2, 3)),
        ([0, 1], [4, 6], [2, 2], (0, 0, 0), (2, 3)),
        ([1, 1], [1, 1], [1, 1], (3, 3, 0), (4, 6)),
        ([-3, -2], [-1, 99], [1, 1], (0, 0, 0), (2, 2)),
        ([3, 5], [0, -99], [-1, -2], (0, 0, 0), (3, 3)),
        ([0, 0], [0, 0], [-1, -1], (3, 3, 0), (4, 6)),
        ([1, 2], [2, 6], [1, 1], (0, 0, 1), (4,)),
        ([1, 2], [2, 3], [1, 1], (0, 0, 3), (1,)),
    ],
)
def test_shapes_of_strided_slices(
    shape: Shapes,
    begin: list[int],
    end: list[int],
    strides: list[int],
    masks: tuple[int, int, int],
    expected: Shape,
) -> None:
    assert shape(T.STRIDED_SLICE, (4, 6), begin, end, strides, *masks) == expected


indexes = st.integers(-8, 8)


@given(
    size=st.integers(1, 6),
    begin=indexes,
    end=indexes,
    stride=indexes.filter(bool),
    masks=st.tuples(st.integers(0, 1), st.integers(0, 1)),
)
def test_a_strided_slice_is_pythons(
    node: Build, size: int, begin: int, end: int, stride: int, masks: tuple[int, int]
) -> None:
    values = np.arange(size)
    expected = values[None if masks[0] else begin : None if masks[1] else end : stride]

    read = strided_slice(node(T.STRIDED_SLICE, (size,), [begin], [end], [stride], *masks, 0))

    assert values[read.slices].tolist() == expected.tolist()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([[0, 0], [4, 6], [1, 0], 0, 0, 0], "stride of dimension 1 is 0"),
        ([[0], [4, 6], [1, 1], 0, 0, 0], "input 1 has 1 elements, expected 2"),
        ([[0, 0], [2, 6], [1, 1], 0, 0, 1], "dimension 0 goes away .* has 2 elements"),
        ([[1, 0], [0, 6], [-1, 1], 0, 0, 1], "with stride -1"),
    ],
)
def test_wrong_strided_slices_are_named(shape: Shapes, arguments: list[Any], message: str) -> None:
    with pytest.raises(InvalidOperation, match=message):
        shape(T.STRIDED_SLICE, (4, 6), *arguments)


def test_a_slice_of_size_minus_one_reaches_to_the_end(node: Build, shape: Shapes) -> None:
    assert shape(T.SLICE, (4, 6), [1, 2], [2, -1]) == (2, 4)
    assert shape(T.SLICE, (4, 6), [4, 0], [0, 6]) == (0, 6)
    assert slice_bounds(node(T.SLICE, (4, 6), [1, 2], [2, -1])) == (slice(1, 3), slice(2, 6))


@pytest.mark.parametrize(
    ("begin", "size"), [([0, 5], [1, 2]), ([-1, 0], [1, 1]), ([0, 0], [1, -2]), ([0, 7], [1, -1])]
)
def test_a_slice_stays_inside(shape: Shapes, begin: list[int], size: list[int]) -> None:
    with pytest.raises(InvalidOperation, match="leave dimension"):
        shape(T.SLICE, (4, 6), begin, size)


def test_gather_puts_the_indexes_in_the_place_of_the_axis(shape: Shapes) -> None:
    assert shape(T.GATHER, (2, 3, 4), 1, [[0, 1], [2, 0]]) == (2, 2, 2, 4)
    assert shape(T.GATHER, (2, 3, 4), -1, [0]) == (2, 3, 1)


def test_select_takes_three_tensors_of_one_shape(shape: Shapes) -> None:
    assert shape(T.SELECT, TensorInfo(BOOL8, (2, 3)), (2, 3), (2, 3)) == (2, 3)
    with pytest.raises(InvalidOperation, match=r"input 0 .* differs from input 1"):
        shape(T.SELECT, TensorInfo(BOOL8, (3,)), (2, 3), (2, 3))


def test_topk_gives_values_and_indexes(shapes: Callable[..., tuple[Shape, ...]]) -> None:
    outputs = [TensorInfo(OperandType.TENSOR_FLOAT32), TensorInfo(I32)]

    assert shapes(T.TOPK_V2, (2, 5), 3, outputs=outputs) == ((2, 3), (2, 3))
    for count in (0, 6):
        with pytest.raises(InvalidOperation, match=f"k is {count}, expected 1 to 5"):
            shapes(T.TOPK_V2, (2, 5), count, outputs=outputs)
