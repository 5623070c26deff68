from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from nnhal.operations.node import InvalidOperation, Node, Shape
from nnhal.operations.recurrent import RecurrentActivation
from nnhal.operations.svdf import SvdfParameters, parameters
from nnhal.types import OperationType
from tests.cells import cells

SVDF = OperationType.SVDF
# batches 2, input 3, rank 2, 4 units: 8 filters, memory 10.
ARGUMENTS = [(2, 3), (8, 3), (8, 10), (4,), (2, 80), 2, 1]


def test_state_and_output(shapes: Callable[..., tuple[Shape, ...]]) -> None:
    assert shapes(SVDF, *ARGUMENTS, outputs=2) == ((2, 80), (2, 4))


def test_the_bias_may_be_omitted(shapes: Callable[..., tuple[Shape, ...]]) -> None:
    arguments = [None if index == 3 else value for index, value in enumerate(ARGUMENTS)]

    assert shapes(SVDF, *arguments, outputs=2) == ((2, 80), (2, 4))


def test_sizes_are_read(node: Callable[..., Node]) -> None:
    read = parameters(node(SVDF, *ARGUMENTS, outputs=2))

    assert read == SvdfParameters(2, 2, 4, 8, 10, RecurrentActivation.RELU)


@cells(
    ("index", "wrong", "message"),
    [
        (1, (8, 4), r"input 1 has shape \(8, 4\), expected \(8, 3\)"),
        (2, (4, 10), r"input 2 has shape \(4, 10\), expected \(8, 10\)"),
        (3, (8,), r"input 3 has shape \(8,\), expected \(4,\)"),
        (4, (2, 40), r"input 4 has shape \(2, 40\), expected \(2, 80\)"),
        (5, 3, "8 filters do not divide by input 5"),
        (5, 0, "8 filters do not divide by input 5"),
        (6, 5, "5 is no activation"),
    ],
)
def test_wrong_arguments_are_named(
    shapes: Callable[..., tuple[Shape, ...]], index: int, wrong: Any, message: str
) -> None:
    arguments = [wrong if at == index else value for at, value in enumerate(ARGUMENTS)]

    with pytest.raises(InvalidOperation, match=message):
        shapes(SVDF, *arguments, outputs=2)
