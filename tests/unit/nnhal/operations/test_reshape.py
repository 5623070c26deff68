from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from nnhal.operations.node import InvalidOperation, Node, Shape
from nnhal.operations.reshape import block_shape, is_nchw, paddings, permutation
from nnhal.types import OperationType
from tests.cells import cells

T = OperationType
Build = Callable[..., Node]
Shapes = Callable[..., Shape]
AllShapes = Callable[..., tuple[Shape, ...]]

dimensions = st.lists(st.integers(1, 5), min_size=1, max_size=4).map(tuple)


@cells(
    ("operation", "arguments", "expected"),
    [
        (T.RESHAPE, [(2, 3, 4), [4, 6]], (4, 6)),
        (T.RESHAPE, [(2, 3, 4), [-1]], (24,)),
        (T.RESHAPE, [(2, 3, 4), [2, -1, 2]], (2, 6, 2)),
        (T.SQUEEZE, [(1, 3, 1, 2), None], (3, 2)),
        (T.SQUEEZE, [(1, 3, 1, 2), [2]], (1, 3, 2)),
        (T.SQUEEZE, [(1, 3, 1, 2), [-2, 0, 0]], (3, 2)),
        (T.SQUEEZE, [(1, 1), None], (1,)),
        (T.EXPAND_DIMS, [(2, 3), 0], (1, 2, 3)),
        (T.EXPAND_DIMS, [(2, 3), -1], (2, 3, 1)),
        (T.TRANSPOSE, [(2, 3, 4), [2, 0, 1]], (4, 2, 3)),
        (T.TRANSPOSE, [(2, 3), None], (3, 2)),
        (T.TRANSPOSE, [(0, 3), [1, 0]], (3, 0)),
        (T.CONCATENATION, [(2, 3), (2, 5), (2, 1), 1], (2, 9)),
        (T.CONCATENATION, [(2, 3), 0], (2, 3)),
        (T.CONCATENATION, [(0, 3), (2, 3), 0], (2, 3)),
        (T.PACK, [0, (2, 3), (2, 3)], (2, 2, 3)),
        (T.PACK, [2, (2, 3), (2, 3), (2, 3)], (2, 3, 3)),
        (T.PAD, [(2, 3), [[1, 0], [0, 2]]], (3, 5)),
        (T.PAD_V2, [(2, 3), [[1, 0], [0, 2]], 9.0], (3, 5)),
        (T.MIRROR_PAD, [(2, 3), [[1, 0], [0, 2]], 0], (3, 5)),
        (T.MIRROR_PAD, [(2, 3), [[2, 0], [0, 3]], 1], (4, 6)),
        (T.TILE, [(2, 3), [2, 3]], (4, 9)),
        (T.REVERSE, [(2, 3, 4), [1]], (2, 3, 4)),
        (T.CHANNEL_SHUFFLE, [(2, 6), 3, -1], (2, 6)),
        (T.DEPTH_TO_SPACE, [(1, 2, 3, 8), 2], (1, 4, 6, 2)),
        (T.DEPTH_TO_SPACE, [(1, 8, 2, 3), 2, True], (1, 2, 4, 6)),
        (T.SPACE_TO_DEPTH, [(1, 4, 6, 2), 2], (1, 2, 3, 8)),
        (T.SPACE_TO_DEPTH, [(1, 2, 4, 6), 2, True], (1, 8, 2, 3)),
        (T.BATCH_TO_SPACE_ND, [(6, 2, 3, 1), [2, 3]], (1, 4, 9, 1)),
        (T.BATCH_TO_SPACE_ND, [(6, 1, 2, 3), [2, 3], True], (1, 1, 4, 9)),
        (T.SPACE_TO_BATCH_ND, [(1, 4, 9, 1), [2, 3], [[0, 0], [0, 0]]], (6, 2, 3, 1)),
        (T.SPACE_TO_BATCH_ND, [(1, 3, 4, 1), [2, 3], [[1, 0], [0, 2]]], (6, 2, 2, 1)),
        (T.SPACE_TO_BATCH_ND, [(1, 1, 3, 4), [2, 3], [[1, 0], [0, 2]], True], (6, 1, 2, 2)),
    ],
)
def test_output_shapes(
    shape: Shapes, operation: OperationType, arguments: list[Any], expected: Shape
) -> None:
    assert shape(operation, *arguments) == expected


@cells(
    ("operation", "arguments", "message"),
    [
        (T.RESHAPE, [(2, 3), [-1, -1]], "more than one -1"),
        (T.RESHAPE, [(2, 3), [-2, -3]], "has a negative dimension"),
        (T.RESHAPE, [(2, 3), [4, -1]], "6 elements do not fit"),
        (T.RESHAPE, [(2, 3), [0, -1]], "leaves the -1 undetermined"),
        (T.SQUEEZE, [(1, 3), [1]], "dimension 1 of .* is not 1"),
        (T.SQUEEZE, [(1, 3), [2]], "axis 2 is outside"),
        (T.EXPAND_DIMS, [(2, 3), 3], "axis 3 is outside of the 3 dimensions"),
        (T.TRANSPOSE, [(2, 3, 4), None], "may be omitted at rank 2 only"),
        (T.TRANSPOSE, [(2, 3), [0, 0]], "is no permutation of 2 dimensions"),
        (T.TRANSPOSE, [(2, 3), [0, 1, 2]], "is no permutation"),
        (T.CONCATENATION, [(2, 3), (3, 3), 1], "input 1 .* differs from input 0"),
        (T.CONCATENATION, [(2, 3), (2, 3, 1), 0], "input 1 .* differs from input 0"),
        (T.CONCATENATION, [(2, 3), (2, 3), -1], "axis -1 is outside"),
        (T.PACK, [3, (2, 3), (2, 3)], "axis 3 is outside"),
        (T.PACK, [0, (2, 3), (2, 4)], "input 2 .* differs from input 1"),
        (T.PAD, [(2, 3), [[1, 0]]], r"has shape \(1, 2\), expected \(2, 2\)"),
        (T.PAD, [(2, 3), [[1, 0], [0, -1]]], "negative padding"),
        (T.MIRROR_PAD, [(2, 3), [[2, 0], [0, 0]], 0], "of dimension 0 is more than 1"),
        (T.MIRROR_PAD, [(2, 3), [[0, 0], [0, 4]], 1], "of dimension 1 is more than 3"),
        (T.MIRROR_PAD, [(2, 3), [[0, 0], [0, 0]], 2], r"mode\) is 2, expected 0"),
        (T.TILE, [(2, 3), [2]], "has 1 elements, expected 2"),
        (T.TILE, [(2, 3), [2, -1]], "is negative"),
        (T.REVERSE, [(2, 3), [-1]], "axis -1 is outside"),
        (T.REVERSE, [(2, 3), [0, 1]], "input 1 has 2 elements"),
        (T.CHANNEL_SHUFFLE, [(2, 6), 4, 1], "6 channels do not divide into 4 groups"),
        (T.CHANNEL_SHUFFLE, [(2, 6), 0, 1], "do not divide into 0 groups"),
        (T.DEPTH_TO_SPACE, [(1, 2, 3, 6), 2], "6 channels do not divide into blocks of 4"),
        (T.DEPTH_TO_SPACE, [(1, 2, 3, 6), 0], "is not positive"),
        (T.SPACE_TO_DEPTH, [(1, 4, 5, 2), 2], "4 x 5 pixels do not divide into blocks of 2 x 2"),
        (T.BATCH_TO_SPACE_ND, [(5, 2, 3, 1), [2, 3]], "5 batches do not divide into blocks of 6"),
        (T.BATCH_TO_SPACE_ND, [(4, 2, 3, 1), [2]], r"block\) has 1 elements, expected 2"),
        (T.SPACE_TO_BATCH_ND, [(1, 3, 4, 1), [2, 2], [[0, 0], [0, 0]]], "3 x 4 pixels do not"),
        (T.SPACE_TO_BATCH_ND, [(1, 4, 4, 1), [2, 2], [[0, -1], [0, 0]]], "negative padding"),
    ],
)
def test_wrong_arguments_are_named(
    shape: Shapes, operation: OperationType, arguments: list[Any], message: str
) -> None:
    with pytest.raises(InvalidOperation, match=message):
        shape(operation, *arguments)


def test_split_gives_equal_parts_as_many_as_there_are_outputs(shapes: AllShapes) -> None:
    assert shapes(T.SPLIT, (2, 6), 1, 3, outputs=3) == ((2, 2),) * 3
    assert shapes(T.SPLIT, (2, 6), -2, 2, outputs=2) == ((1, 6),) * 2
    with pytest.raises(InvalidOperation, match="asks for 2 parts, the operation has 3"):
        shapes(T.SPLIT, (2, 6), 1, 2, outputs=3)
    with pytest.raises(InvalidOperation, match="6 does not divide into 4 parts"):
        shapes(T.SPLIT, (2, 6), 1, 4, outputs=4)


@given(dimensions, st.data())
def test_concatenation_undoes_split(
    shape: Shapes, shapes: AllShapes, part: Shape, data: st.DataObject
) -> None:
    axis, count = data.draw(st.integers(0, len(part) - 1)), data.draw(st.integers(1, 4))
    whole = (*part[:axis], part[axis] * count, *part[axis + 1 :])

    parts = shapes(T.SPLIT, whole, axis, count, outputs=count)

    assert parts == (part,) * count
    assert shape(T.CONCATENATION, *parts, axis) == whole


@given(dimensions, st.data())
def test_transposing_is_numpys_transpose_and_the_inverse_undoes_it(
    shape: Shapes, given: Shape, data: st.DataObject
) -> None:
    axes = data.draw(st.permutations(range(len(given))))

    turned = shape(T.TRANSPOSE, given, axes)

    assert turned == np.zeros(given).transpose(axes).shape
    assert shape(T.TRANSPOSE, turned, np.argsort(axes).tolist()) == given


@given(st.tuples(*[st.integers(1, 3)] * 4), st.integers(1, 3), st.booleans())
def test_depth_and_space_are_inverse(shape: Shapes, given: Shape, block: int, nchw: bool) -> None:
    channels = 1 if nchw else 3
    deep = tuple(size * block**2 if axis == channels else size for axis, size in enumerate(given))

    wide = shape(T.DEPTH_TO_SPACE, deep, block, nchw)

    assert np.prod(wide) == np.prod(deep)
    assert shape(T.SPACE_TO_DEPTH, wide, block, nchw) == deep


@given(st.tuples(*[st.integers(1, 3)] * 4), st.tuples(st.integers(1, 3), st.integers(1, 3)))
def test_batch_and_space_are_inverse(shape: Shapes, given: Shape, block: tuple[int, int]) -> None:
    batched = (given[0] * block[0] * block[1], *given[1:])

    wide = shape(T.BATCH_TO_SPACE_ND, batched, list(block))

    assert shape(T.SPACE_TO_BATCH_ND, wide, list(block), [[0, 0], [0, 0]]) == batched


def test_kernels_read_the_same_arguments(node: Build) -> None:
    assert permutation(node(T.TRANSPOSE, (2, 3), None)) == (1, 0)
    assert paddings(node(T.PAD, (2, 3), [[1, 2], [3, 4]])) == ((1, 2), (3, 4))
    assert block_shape(node(T.DEPTH_TO_SPACE, (1, 1, 1, 4), 2)) == (2, 2)
    assert block_shape(node(T.BATCH_TO_SPACE_ND, (6, 1, 1, 1), [2, 3])) == (2, 3)
    assert is_nchw(node(T.SPACE_TO_BATCH_ND, (1, 1, 1, 1), [1, 1], [[0, 0]] * 2, True))
    assert not is_nchw(node(T.SPACE_TO_BATCH_ND, (1, 1, 1, 1), [1, 1], [[0, 0]] * 2))
