from __future__ import annotations

from collections.abc import Callable

import pytest

from nnhal.operations.node import Shape
from nnhal.operations.spec import BOOL8
from nnhal.types import OperationType

Shapes = Callable[..., Shape]


@pytest.mark.parametrize("operation", [OperationType.LOGICAL_AND, OperationType.LOGICAL_OR])
def test_binary_operations_broadcast(shape: Shapes, operation: OperationType) -> None:
    assert shape(operation, (2, 1), (3,), type=BOOL8) == (2, 3)


def test_negation_keeps_the_shape(shape: Shapes) -> None:
    assert shape(OperationType.LOGICAL_NOT, (2, 3), type=BOOL8) == (2, 3)
