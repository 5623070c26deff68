from __future__ import annotations

from collections.abc import Callable

import pytest

from nnhal.operations.node import InvalidOperation, Shape
from nnhal.types import OperationType
from tests.cells import cells

Shapes = Callable[..., Shape]

UNARY = [
    OperationType.RELU,
    OperationType.RELU1,
    OperationType.RELU6,
    OperationType.LOGISTIC,
    OperationType.TANH,
    OperationType.HARD_SWISH,
]


@cells("operation", UNARY)
@cells("given", [(5,), (2, 3, 4, 5), (0, 3)])
def test_unary_activations_keep_the_shape(
    shape: Shapes, operation: OperationType, given: Shape
) -> None:
    assert shape(operation, given) == given


def test_elu_has_a_scalar_and_keeps_the_shape(shape: Shapes) -> None:
    assert shape(OperationType.ELU, (2, 3), 0.5) == (2, 3)
    assert shape(OperationType.ELU, (0, 3), 0.5) == (0, 3)


def test_prelu_broadcasts_its_slopes(shape: Shapes) -> None:
    assert shape(OperationType.PRELU, (2, 3, 4), (4,)) == (2, 3, 4)
    assert shape(OperationType.PRELU, (1, 4), (3, 1)) == (3, 4)
    with pytest.raises(InvalidOperation, match="cannot be broadcast"):
        shape(OperationType.PRELU, (2, 3), (2,))
