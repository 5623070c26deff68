from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from nnhal.operations.node import InvalidOperation, Shape
from nnhal.types import OperationType
from tests.cells import cells

Shapes = Callable[..., Shape]


@cells(
    ("given", "expected"),
    [
        ((3, 8), (3, 5)),
        ((2, 2, 8), (4, 5)),
        ((3, 2, 2, 2), (3, 5)),
        ((6, 4), (3, 5)),
        ((0, 8), (0, 5)),
    ],
)
def test_inputs_are_flattened_to_rows_of_the_weights(
    shape: Shapes, given: Shape, expected: Shape
) -> None:
    assert shape(OperationType.FULLY_CONNECTED, given, (5, 8), (5,), 0) == expected


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([(3, 7), (5, 8), (5,), 0], "21 input elements do not divide into rows of 8"),
        ([(3, 8), (5, 8), (4,), 0], r"bias\) has shape \(4,\), expected \(5,\)"),
        ([(3, 8), (0, 8), (0,), 0], "weights.* has no elements"),
        ([(8,), (5, 8), (5,), 0], "has rank 1, expected 2 or 3 or 4"),
    ],
)
def test_wrong_shapes_are_named(shape: Shapes, arguments: list[Any], message: str) -> None:
    with pytest.raises(InvalidOperation, match=message):
        shape(OperationType.FULLY_CONNECTED, *arguments)
