"""EQUAL, NOT_EQUAL, GREATER, GREATER_EQUAL, LESS, LESS_EQUAL and the logical operations."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from nnhal.types import OperandType, OperationType
from tests.cells import cells

F32, F16, I32, B8 = (
    OperandType.TENSOR_FLOAT32,
    OperandType.TENSOR_FLOAT16,
    OperandType.TENSOR_INT32,
    OperandType.TENSOR_BOOL8,
)
U8, S8 = OperandType.TENSOR_QUANT8_ASYMM, OperandType.TENSOR_QUANT8_ASYMM_SIGNED
O = OperationType  # noqa: E741

NUMPY: dict[OperationType, Any] = {
    O.EQUAL: np.equal,
    O.NOT_EQUAL: np.not_equal,
    O.GREATER: np.greater,
    O.GREATER_EQUAL: np.greater_equal,
    O.LESS: np.less,
    O.LESS_EQUAL: np.less_equal,
}


@cells("operation", NUMPY)
@cells("type_", [F32, F16, I32, B8, U8, S8])
def test_like_tensors_are_compared_by_value(
    kernel: Any, tensor: Any, draw: Any, operation: OperationType, type_: OperandType
) -> None:
    scale = 0.5 if type_ in (U8, S8) else 0.0
    a, b = (tensor(type_, draw.rng.integers(0, 4, shape), scale) for shape in ((3, 1, 8), (5, 1)))
    (result,) = kernel(operation, [a, b], [tensor(B8)])
    np.testing.assert_array_equal(result, NUMPY[operation](a.array, b.array))


@cells("operation", NUMPY)
@cells("type_", [U8, S8])
def test_unlike_quantizations_are_compared_by_real_values(
    kernel: Any, tensor: Any, draw: Any, operation: OperationType, type_: OperandType
) -> None:
    zero = 100 if type_ == U8 else -28
    a = tensor(type_, zero + draw.rng.integers(-20, 21, (50, 1)), 1.0, zero)
    b = tensor(type_, zero + 8 + draw.rng.integers(-40, 41, 50), 0.5, zero + 8)
    (result,) = kernel(operation, [a, b], [tensor(B8)])
    reals = [t.scale * (t.array.astype(float) - t.zero_point) for t in (a, b)]
    np.testing.assert_array_equal(result, NUMPY[operation](*reals))


@cells("operation", NUMPY)
def test_quantized_comparisons_are_tf_lites_where_it_can_tell_the_values_apart(
    kernel: Any, tflite: Any, tensor: Any, draw: Any, operation: OperationType
) -> None:
    a = tensor(U8, draw.codes(U8, (4, 30)), 0.25, draw.zero_point(U8))
    b = tensor(U8, draw.codes(U8, (30,)), 0.5, draw.zero_point(U8))
    (actual,) = kernel(operation, [a, b], [tensor(B8)])
    (expected,) = tflite(operation, [a, b], [tensor(B8)])
    np.testing.assert_array_equal(actual, expected)


@pytest.mark.parametrize(
    ("operation", "formula"), [(O.LOGICAL_AND, np.logical_and), (O.LOGICAL_OR, np.logical_or)]
)
def test_conditions_are_joined(
    kernel: Any, tensor: Any, operation: OperationType, formula: Any
) -> None:
    a, b = np.array([[True], [False]]), np.array([True, False])
    (result,) = kernel(operation, [tensor(B8, a), tensor(B8, b)], [tensor(B8)])
    np.testing.assert_array_equal(result, formula(a, b))


def test_a_condition_is_negated(kernel: Any, tensor: Any) -> None:
    (result,) = kernel(O.LOGICAL_NOT, [tensor(B8, [True, False])], [tensor(B8)])
    np.testing.assert_array_equal(result, [False, True])


def test_any_byte_but_zero_is_true(kernel: Any, tensor: Any) -> None:
    """Source: the HAL's TENSOR_BOOL8."""
    a, b = (
        tensor(B8, np.array(values, np.uint8).view(np.bool_)) for values in ([2, 0, 255], [1, 4, 8])
    )
    expected = {
        O.EQUAL: [True, False, True],
        O.NOT_EQUAL: [False, True, False],
        O.LOGICAL_AND: [True, False, True],
        O.LOGICAL_OR: [True, True, True],
        O.LESS: [False, True, False],
    }
    for operation, values in expected.items():
        np.testing.assert_array_equal(kernel(operation, [a, b], [tensor(B8)])[0], values)
    np.testing.assert_array_equal(
        kernel(O.LOGICAL_NOT, [a], [tensor(B8)])[0].view(np.uint8), [0, 1, 0]
    )
    (both,) = kernel(O.REDUCE_ALL, [tensor(B8, [a.array, b.array]), [0], False], [tensor(B8)])
    np.testing.assert_array_equal(both.view(np.uint8), [1, 0, 1])
    choice = [tensor(F32, [1, 2, 3]), tensor(F32, [4, 5, 6])]
    np.testing.assert_array_equal(kernel(O.SELECT, [a, *choice], [tensor(F32)])[0], [1, 5, 3])
