from __future__ import annotations

from collections.abc import Callable

import pytest

from nnhal.operations.node import InvalidOperation, NeedsValue, Shape, TensorInfo
from nnhal.types import OperandType, OperationType
from tests.cells import cells

Shapes = Callable[..., Shape]

ACTIVATED = [OperationType.ADD, OperationType.SUB, OperationType.MUL, OperationType.DIV]
PLAIN = [OperationType.MAXIMUM, OperationType.MINIMUM, OperationType.POW]


@cells("operation", ACTIVATED + PLAIN)
def test_inputs_are_broadcast(shape: Shapes, operation: OperationType) -> None:
    activation = (0,) if operation in ACTIVATED else ()

    assert shape(operation, (2, 1, 4), (3, 1), *activation) == (2, 3, 4)
    with pytest.raises(InvalidOperation, match="cannot be broadcast"):
        shape(operation, (2, 3), (4,), *activation)


@pytest.mark.parametrize("operation", ACTIVATED)
def test_no_elements_against_one_give_none(shape: Shapes, operation: OperationType) -> None:
    assert shape(operation, (0, 3), (1, 1), 0) == (0, 3)


@pytest.mark.parametrize("operation", ACTIVATED)
def test_the_activation_must_be_a_known_one(shape: Shapes, operation: OperationType) -> None:
    with pytest.raises(InvalidOperation, match="4 is no fused activation"):
        shape(operation, (2,), (2,), 4)
    with pytest.raises(NeedsValue):
        shape(operation, (2,), (2,), TensorInfo(OperandType.INT32))


def test_a_signed_quantized_division_does_not_exist(shape: Shapes) -> None:
    with pytest.raises(InvalidOperation, match="is of type TENSOR_QUANT8_ASYMM_SIGNED"):
        shape(OperationType.DIV, (2,), (2,), 0, type=OperandType.TENSOR_QUANT8_ASYMM_SIGNED)
