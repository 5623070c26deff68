from __future__ import annotations

from collections.abc import Callable

import pytest

from nnhal.operations.node import InvalidOperation, TensorInfo
from nnhal.operations.spec import FeatureLevel
from nnhal.types import OperandType, OperationType

F32 = OperandType.TENSOR_FLOAT32
CONDITION = TensorInfo(OperandType.TENSOR_BOOL8, (1,))
SUBGRAPH = TensorInfo(OperandType.SUBGRAPH)

Level = Callable[..., FeatureLevel]


def test_if_takes_a_condition_two_subgraphs_and_any_arguments(level: Level) -> None:
    for arguments in ([], [(2, 3)], [[1], (2, 3), None]):
        found = level(OperationType.IF, CONDITION, SUBGRAPH, SUBGRAPH, *arguments)
        assert found == FeatureLevel.V1_3


def test_the_condition_is_one_element(level: Level) -> None:
    pair = TensorInfo(OperandType.TENSOR_BOOL8, (2,))

    with pytest.raises(InvalidOperation, match=r"condition\) has shape \[1\], not \[2\]"):
        level(OperationType.IF, pair, SUBGRAPH, SUBGRAPH)


def test_while_takes_two_subgraphs_and_at_least_one_argument(level: Level) -> None:
    assert level(OperationType.WHILE, SUBGRAPH, SUBGRAPH, (2,), outputs=2) == FeatureLevel.V1_3
    with pytest.raises(InvalidOperation, match="2 inputs, expected 3 or more"):
        level(OperationType.WHILE, SUBGRAPH, SUBGRAPH)
    with pytest.raises(InvalidOperation, match=r"input 1 \(body_model\) is of type TENSOR_FLOAT32"):
        level(OperationType.WHILE, SUBGRAPH, (2,), (2,))


def test_outputs_have_the_shapes_that_the_model_declares(
    shapes: Callable[..., tuple[tuple[int, ...], ...]],
) -> None:
    outputs = [TensorInfo(F32, (2, 3)), TensorInfo(F32)]

    inferred = shapes(OperationType.WHILE, SUBGRAPH, SUBGRAPH, (2, 3), outputs=outputs)

    assert inferred == ((2, 3), ())
