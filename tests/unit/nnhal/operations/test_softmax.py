from __future__ import annotations

from collections.abc import Callable

import pytest

from nnhal.operations.node import InvalidOperation, Node, Shape
from nnhal.operations.softmax import SoftmaxParameters, parameters
from nnhal.types import OperandType, OperationType

Build = Callable[..., Node]
Shapes = Callable[..., Shape]


def test_the_axis_is_the_last_one_unless_given(node: Build) -> None:
    shape = (2, 3, 4)

    assert parameters(node(OperationType.SOFTMAX, shape, 0.5)) == SoftmaxParameters(0.5, 2)
    assert parameters(node(OperationType.SOFTMAX, shape, 1.0, -3)) == SoftmaxParameters(1.0, 0)
    assert parameters(node(OperationType.LOG_SOFTMAX, shape, 1.0, 1)) == SoftmaxParameters(1.0, 1)


@pytest.mark.parametrize("given", [(5,), (2, 3), (2, 3, 4, 5), (0, 4)])
def test_softmax_keeps_the_shape(shape: Shapes, given: Shape) -> None:
    assert shape(OperationType.SOFTMAX, given, 1.0) == given


def test_log_softmax_keeps_the_shape(shape: Shapes) -> None:
    assert shape(OperationType.LOG_SOFTMAX, (2, 3, 4, 5, 6), 1.0, -1) == (2, 3, 4, 5, 6)


def test_half_precision_takes_its_scalars_in_half_precision(shape: Shapes) -> None:
    half = OperandType.TENSOR_FLOAT16

    assert shape(OperationType.SOFTMAX, (2, 3), 1.0, type=half) == (2, 3)


def test_wrong_arguments_are_named(shape: Shapes) -> None:
    with pytest.raises(InvalidOperation, match=r"beta\) is 0.0, expected more than 0"):
        shape(OperationType.SOFTMAX, (2, 3), 0.0)
    with pytest.raises(InvalidOperation, match="axis 2 is outside of the 2 dimensions"):
        shape(OperationType.SOFTMAX, (2, 3), 1.0, 2)
