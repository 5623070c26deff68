from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from nnhal.operations.lookup import LshProjectionType, lsh_projection_type
from nnhal.operations.node import InvalidOperation, Node, Shape, TensorInfo
from nnhal.types import OperandType, OperationType

F32, I32 = OperandType.TENSOR_FLOAT32, OperandType.TENSOR_INT32
LSH = OperationType.LSH_PROJECTION
INDEXES = [TensorInfo(I32)]

Shapes = Callable[..., Shape]


def test_an_embedding_replaces_its_first_dimension_by_the_lookups(shape: Shapes) -> None:
    assert shape(OperationType.EMBEDDING_LOOKUP, [1, 0, 2], (5, 3, 4)) == (3, 3, 4)
    with pytest.raises(InvalidOperation, match="has rank 1, expected 2 or more"):
        shape(OperationType.EMBEDDING_LOOKUP, [1, 0, 2], (5,))


def test_a_hashtable_gives_values_and_hits(shapes: Callable[..., tuple[Shape, ...]]) -> None:
    outputs = [TensorInfo(F32), TensorInfo(OperandType.TENSOR_QUANT8_ASYMM, scale=1.0)]
    arguments = [[1, 2, 3], [7, 8], (2, 4)]

    inferred = shapes(OperationType.HASHTABLE_LOOKUP, *arguments, outputs=outputs)

    assert inferred == ((3, 4), (3,))
    with pytest.raises(InvalidOperation, match="input 1 has shape"):
        shapes(OperationType.HASHTABLE_LOOKUP, [1], [7, 8, 9], (2, 4), outputs=outputs)


@pytest.mark.parametrize(
    ("weights", "type", "expected"), [(None, 1, (4,)), (None, 3, (4,)), ((6,), 2, (8,))]
)
def test_a_projection_is_one_number_or_one_bit_each(
    shape: Shapes, weights: Any, type: int, expected: Shape
) -> None:
    assert shape(LSH, (4, 2), (6, 3), weights, type, outputs=INDEXES) == expected


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([(4, 33), (6, 3), None, 3], "has 33 bits, expected 32 at most"),
        ([(4, 2), (6, 3), None, 2], "must be there for type 2"),
        ([(4, 2), (6, 3), (5,), 2], "input 2 has shape"),
        ([(4, 2), (6, 3), None, 0], r"type\) is 0, expected 1, 2 or 3"),
    ],
)
def test_wrong_projections_are_named(shape: Shapes, arguments: list[Any], message: str) -> None:
    with pytest.raises(InvalidOperation, match=message):
        shape(LSH, *arguments, outputs=INDEXES)


def test_the_type_of_projection_is_named(node: Callable[..., Node]) -> None:
    assert lsh_projection_type(node(LSH, (4, 2), (6,), (6,), 2)) is LshProjectionType.DENSE
