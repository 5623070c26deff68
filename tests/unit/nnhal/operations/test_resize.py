from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from nnhal.operations.node import InvalidOperation, Node, Shape
from nnhal.operations.resize import ResizeParameters, parameters
from nnhal.operations.spec import FeatureLevel
from nnhal.types import OperandType, OperationType
from tests.cells import cells

BILINEAR, NEAREST = OperationType.RESIZE_BILINEAR, OperationType.RESIZE_NEAREST_NEIGHBOR

Build = Callable[..., Node]
Shapes = Callable[..., Shape]
Level = Callable[..., FeatureLevel]


@cells(
    ("arguments", "expected"),
    [
        ([(1, 2, 3, 4), 6, 5], (1, 5, 6, 4)),
        ([(1, 4, 2, 3), 6, 5, True], (1, 4, 5, 6)),
        ([(1, 2, 3, 4), 1.5, 2.0], (1, 4, 4, 4)),
        ([(1, 3, 3, 4), 1.7, 0.8, False], (1, 2, 5, 4)),
        ([(0, 2, 3, 4), 6, 5], (0, 5, 6, 4)),
    ],
)
def test_width_comes_before_height(shape: Shapes, arguments: list[Any], expected: Shape) -> None:
    assert shape(BILINEAR, *arguments) == expected


def test_factors_of_half_precision_are_taken_as_they_are_rounded(shape: Shapes) -> None:
    half = OperandType.TENSOR_FLOAT16

    # 1.6 in half precision is 1.599609375, so that 5 columns become 7 and not 8.
    assert shape(BILINEAR, (1, 5, 5, 1), 1.6, 1.6, type=half) == (1, 7, 7, 1)


def test_nearest_neighbor_has_the_same_arguments_and_always_a_layout(
    shape: Shapes, level: Level
) -> None:
    assert shape(NEAREST, (1, 2, 3, 4), 6, 5, False) == (1, 5, 6, 4)
    with pytest.raises(InvalidOperation, match="3 inputs, expected 4 or 5 or 6"):
        level(NEAREST, (1, 2, 3, 4), 6, 5)


@cells(
    ("arguments", "expected"),
    [
        ([6, 5], FeatureLevel.V1_0),
        ([6.0, 5.0], FeatureLevel.V1_2),
        ([6, 5, False], FeatureLevel.V1_2),
        ([6, 5, False, True], FeatureLevel.V1_3),
        ([6, 5, False, False, True], FeatureLevel.V1_3),
    ],
)
def test_forms_came_one_by_one(level: Level, arguments: list[Any], expected: FeatureLevel) -> None:
    assert level(BILINEAR, (1, 2, 3, 4), *arguments) == expected


def test_all_arguments_are_read(node: Build) -> None:
    read = parameters(node(BILINEAR, (1, 2, 3, 4), 6, 5, False, False, True))

    assert read == ResizeParameters(5, 6, False, False, True)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([(1, 2, 3, 4), 6, 5, False, True, True], "exclude each other"),
        ([(1, 2, 3, 4), 0, 5], "output would be 5 high and 0 wide"),
        ([(1, 2, 3, 4), 0.1, 1.0], "output would be 2 high and 0 wide"),
        ([(1, 0, 3, 4), 6, 5], "only batches may be zero"),
    ],
)
def test_wrong_arguments_are_named(shape: Shapes, arguments: list[Any], message: str) -> None:
    with pytest.raises(InvalidOperation, match=message):
        shape(BILINEAR, *arguments)
