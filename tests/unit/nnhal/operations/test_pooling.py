from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from nnhal.operations.node import InvalidOperation, Node, Shape
from nnhal.operations.pooling import parameters
from nnhal.operations.spatial import Padding, WidthHeight
from nnhal.types import FusedActivationFunc, OperationType
from tests.cells import cells

SAME, VALID = 1, 2
POOLINGS = [OperationType.AVERAGE_POOL_2D, OperationType.MAX_POOL_2D, OperationType.L2_POOL_2D]

Build = Callable[..., Node]
Shapes = Callable[..., Shape]


@cells("operation", POOLINGS)
@cells(
    ("arguments", "expected"),
    [
        ([(1, 7, 7, 64), VALID, 2, 2, 7, 7, 0], (1, 1, 1, 64)),
        ([(1, 7, 5, 3), SAME, 2, 3, 2, 2, 0], (1, 3, 3, 3)),
        ([(1, 3, 7, 5), SAME, 2, 3, 2, 2, 0, True], (1, 3, 3, 3)),
        ([(1, 4, 4, 3), 1, 0, 1, 1, 1, 1, 2, 2, 0], (1, 5, 4, 3)),
        ([(1, 3, 4, 4), 1, 0, 1, 1, 1, 1, 2, 2, 0, True], (1, 3, 5, 4)),
        ([(0, 4, 4, 3), VALID, 1, 1, 2, 2, 0], (0, 3, 3, 3)),
    ],
)
def test_output_shapes(
    shape: Shapes, operation: OperationType, arguments: list[Any], expected: Shape
) -> None:
    assert shape(operation, *arguments) == expected


def test_all_arguments_are_read_from_the_longest_form(node: Build) -> None:
    built = node(OperationType.MAX_POOL_2D, (1, 1, 9, 9), 1, 2, 3, 4, 5, 6, 7, 8, 3, True)

    read = parameters(built)

    assert read.padding == Padding(left=1, right=2, top=3, bottom=4)
    assert (read.strides, read.window) == (WidthHeight(5, 6), WidthHeight(7, 8))
    assert read.activation is FusedActivationFunc.RELU6
    assert read.nchw


@cells(
    ("arguments", "message"),
    [
        ([(1, 4, 4, 1), 0, 1, 1, 2, 2, 0], "padding scheme 0 is neither"),
        ([(1, 4, 4, 1), SAME, 1, 1, 0, 2, 0], "window size .* is not positive"),
        ([(1, 4, 4, 1), SAME, 1, -1, 2, 2, 0], "stride .* is not positive"),
        ([(1, 4, 4, 1), 0, 0, -1, 0, 1, 1, 2, 2, 0], "is negative"),
        ([(1, 4, 4, 1), 0, 0, 0, 2, 1, 1, 2, 2, 0], "not smaller than the filter"),
        ([(1, 4, 4, 1), VALID, 1, 1, 5, 5, 0], "output would be 0 high and 0 wide"),
        ([(1, 4, 4, 0), SAME, 1, 1, 2, 2, 0], "only batches may be zero"),
        ([(4, 4, 1), SAME, 1, 1, 2, 2, 0], "has rank 3, expected 4"),
    ],
)
def test_wrong_arguments_are_named(shape: Shapes, arguments: list[Any], message: str) -> None:
    with pytest.raises(InvalidOperation, match=message):
        shape(OperationType.AVERAGE_POOL_2D, *arguments)


@given(
    size=st.integers(1, 20),
    window=st.integers(1, 5),
    stride=st.integers(1, 4),
    scheme=st.sampled_from([SAME, VALID]),
)
def test_implicit_and_explicit_padding_are_twins(
    node: Build, shape: Shapes, size: int, window: int, stride: int, scheme: int
) -> None:
    assume(scheme == SAME or size >= window)
    image, rest = (1, size, size, 1), (stride, stride, window, window, 0)
    padding = parameters(node(OperationType.MAX_POOL_2D, image, scheme, *rest)).padding

    implicit = shape(OperationType.MAX_POOL_2D, image, scheme, *rest)

    assert implicit == shape(OperationType.MAX_POOL_2D, image, *padding, *rest)
