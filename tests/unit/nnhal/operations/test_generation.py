from __future__ import annotations

from collections.abc import Callable

import pytest

from nnhal.operations.node import InvalidOperation, NeedsValue, Shape, TensorInfo
from nnhal.types import OperandType, OperationType

Shapes = Callable[..., Shape]


def test_fill_has_the_shape_that_its_data_gives(shape: Shapes) -> None:
    assert shape(OperationType.FILL, [2, 3], 1.0) == (2, 3)
    with pytest.raises(InvalidOperation, match="negative dimension"):
        shape(OperationType.FILL, [2, -1], 1.0)
    with pytest.raises(NeedsValue):
        shape(OperationType.FILL, TensorInfo(OperandType.TENSOR_INT32, (2,)), 1.0)


def test_a_rank_is_a_scalar(shape: Shapes) -> None:
    assert shape(OperationType.RANK, (2, 3), outputs=[TensorInfo(OperandType.INT32)]) == ()


def test_samples_are_drawn_for_every_batch(shape: Shapes) -> None:
    outputs = [TensorInfo(OperandType.TENSOR_INT32)]
    operation = OperationType.RANDOM_MULTINOMIAL

    assert shape(operation, (3, 10), 7, [1, 2], outputs=outputs) == (3, 7)
    with pytest.raises(InvalidOperation, match=r"samples\) is 0"):
        shape(operation, (3, 10), 0, [1, 2], outputs=outputs)
    with pytest.raises(InvalidOperation, match="input 2 has shape"):
        shape(operation, (3, 10), 7, [1, 2, 3], outputs=outputs)
