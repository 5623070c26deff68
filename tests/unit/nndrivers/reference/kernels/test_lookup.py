"""EMBEDDING_LOOKUP, HASHTABLE_LOOKUP and LSH_PROJECTION."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from nnhal.operations.node import InvalidOperation
from nnhal.types import OperandType, OperationType
from tests.cells import cells

F32, F16, I32 = (
    OperandType.TENSOR_FLOAT32,
    OperandType.TENSOR_FLOAT16,
    OperandType.TENSOR_INT32,
)
U8, S8 = OperandType.TENSOR_QUANT8_ASYMM, OperandType.TENSOR_QUANT8_ASYMM_SIGNED
O = OperationType  # noqa: E741
DENSE, SPARSE = 2, 3


def _like(tensor: Any, type_: OperandType, values: Any = None) -> Any:
    return tensor(type_, values, *((0.5, 3) if type_ in (U8, S8) else ()))


@cells("type_", [F32, F16, I32, U8, S8])
def test_rows_are_looked_up_by_number(kernel: Any, tensor: Any, type_: OperandType) -> None:
    values = _like(tensor, type_, np.arange(24).reshape(4, 3, 2))
    lookups = tensor(I32, [3, 0, 3])
    (result,) = kernel(O.EMBEDDING_LOOKUP, [lookups, values], [_like(tensor, type_)])
    np.testing.assert_array_equal(result, values.array[[3, 0, 3]])


@pytest.mark.parametrize("row", [-1, 4])
def test_a_row_that_is_not_there_is_refused(kernel: Any, tensor: Any, row: int) -> None:
    values = tensor(F32, np.zeros((4, 2)))
    with pytest.raises(InvalidOperation, match="leaves the 4 rows"):
        kernel(O.EMBEDDING_LOOKUP, [tensor(I32, [row]), values], [tensor(F32)])


@pytest.mark.parametrize("type_", [F32, I32, U8])
def test_rows_are_looked_up_by_key(kernel: Any, tensor: Any, type_: OperandType) -> None:
    keys, lookups = tensor(I32, [-5, 2, 9]), tensor(I32, [9, 3, -5, 99, -99])
    values = _like(tensor, type_, [[10, 11], [20, 21], [30, 31]])
    result, hits = kernel(
        O.HASHTABLE_LOOKUP, [lookups, keys, values], [_like(tensor, type_), tensor(U8, scale=1.0)]
    )
    np.testing.assert_array_equal(result, [[30, 31], [0, 0], [10, 11], [0, 0], [0, 0]])
    np.testing.assert_array_equal(hits, [1, 0, 1, 0, 0])


@cells("projection", [DENSE, SPARSE])
@cells("width", [1, 2, 3, 7, 14, 15, 16, 40])
def test_hashes_of_any_length_project_as_in_tf_lite(
    kernel: Any, tflite: Any, tensor: Any, draw: Any, projection: int, width: int
) -> None:
    seeds = draw.floats(3, 4)
    items = tensor(I32, draw.rng.integers(-(2**31), 2**31, (5, width)))
    weights = draw.floats(5) if projection == DENSE else None
    arguments = [seeds, items, weights, projection]
    (actual,) = kernel(O.LSH_PROJECTION, arguments, [tensor(I32)])
    (expected,) = tflite(O.LSH_PROJECTION, arguments, [tensor(I32)])
    np.testing.assert_array_equal(actual, expected)


@cells("length", [1, 3, 4, 5, 17, 61, 200])
def test_items_may_be_bytes(kernel: Any, tflite: Any, tensor: Any, draw: Any, length: int) -> None:
    items = tensor(U8, draw.codes(U8, (4, length)), 1.0)
    arguments = [draw.floats(2, 8), items, None, SPARSE]
    (actual,) = kernel(O.LSH_PROJECTION, arguments, [tensor(I32)])
    (expected,) = tflite(O.LSH_PROJECTION, arguments, [tensor(I32)])
    np.testing.assert_array_equal(actual, expected)


def test_the_deprecated_encoding_does_not_tell_functions_apart(
    kernel: Any, tensor: Any, draw: Any
) -> None:
    arguments = [draw.floats(3, 4), tensor(I32, [[1], [2]]), None]
    (old,) = kernel(O.LSH_PROJECTION, [*arguments, 1], [tensor(I32)])
    (new,) = kernel(O.LSH_PROJECTION, [*arguments, SPARSE], [tensor(I32)])
    np.testing.assert_array_equal(new - old, [0, 16, 32])


def test_float16_seeds_are_hashed_as_float32_and_items_as_they_are(
    kernel: Any, tensor: Any, draw: Any
) -> None:
    seeds, items = draw.floats(3, 4).array.astype(np.float16), np.float16([[0.5], [2.5]])
    half = [tensor(F16, seeds), tensor(F16, items), None, SPARSE]
    (narrow,) = kernel(O.LSH_PROJECTION, half, [tensor(I32)])
    as_bytes = tensor(U8, items.view(np.uint8), 1.0)
    (wide,) = kernel(O.LSH_PROJECTION, [tensor(F32, seeds), as_bytes, None, SPARSE], [tensor(I32)])
    np.testing.assert_array_equal(narrow, wide)
