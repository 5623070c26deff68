"""ABS, EXP, FLOOR, LOG, NEG, RSQRT, SIN and SQRT against float64 and TF Lite."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from nnhal.types import OperandType, OperationType
from tests.cells import cells

F32, F16, I32 = (
    OperandType.TENSOR_FLOAT32,
    OperandType.TENSOR_FLOAT16,
    OperandType.TENSOR_INT32,
)
U8, S8 = OperandType.TENSOR_QUANT8_ASYMM, OperandType.TENSOR_QUANT8_ASYMM_SIGNED
O = OperationType  # noqa: E741

FORMULAS: dict[OperationType, Any] = {
    O.ABS: np.abs,
    O.EXP: np.exp,
    O.FLOOR: np.floor,
    O.LOG: np.log,
    O.NEG: np.negative,
    O.RSQRT: lambda x: 1 / np.sqrt(x),
    O.SIN: np.sin,
    O.SQRT: np.sqrt,
}
POSITIVE = {O.LOG, O.RSQRT, O.SQRT}


@cells("operation", FORMULAS)
@cells("type_", [F32, F16])
def test_floats_are_the_rounded_formula(
    kernel: Any, tensor: Any, draw: Any, operation: OperationType, type_: OperandType
) -> None:
    values = draw.floats(*draw.shape(4), spread=5).array
    source = tensor(type_, np.abs(values) + 1e-3 if operation in POSITIVE else values)
    (result,) = kernel(operation, [source], [tensor(type_)])
    expected = FORMULAS[operation](source.array.astype(np.float64))
    epsilon, largest = np.finfo(result.dtype).eps, np.finfo(result.dtype).max
    expected = np.where(np.abs(expected) > largest, np.inf, expected)
    np.testing.assert_allclose(result, expected, rtol=3 * epsilon, atol=2e-7)


@pytest.mark.parametrize("operation", [O.ABS, O.NEG])
def test_int32_wraps_around(kernel: Any, tensor: Any, operation: OperationType) -> None:
    source = tensor(I32, [5, -7, 0, -(2**31)])
    (result,) = kernel(operation, [source], [tensor(I32)])
    expected = [5, 7, 0, -(2**31)] if operation == O.ABS else [-5, 7, 0, -(2**31)]
    np.testing.assert_array_equal(result, expected)


@pytest.mark.parametrize("operation", [O.EXP, O.LOG, O.RSQRT, O.SQRT])
def test_what_is_not_real_neither_warns_nor_fails(
    kernel: Any, tensor: Any, operation: OperationType
) -> None:
    (result,) = kernel(operation, [tensor(F32, [-1, 0, 1000, np.inf])], [tensor(F32)])
    with np.errstate(all="ignore"):
        expected = FORMULAS[operation](np.float32([-1, 0, 1000, np.inf]))
    np.testing.assert_allclose(result, expected, rtol=1e-6)


def test_signed_reciprocal_roots_are_tf_lites(
    kernel: Any, tflite: Any, tensor: Any, draw: Any
) -> None:
    zero_point = int(draw.rng.integers(-128, 100))
    source = tensor(S8, np.arange(zero_point, 128), draw.scale(), zero_point)
    output = tensor(S8, scale=draw.scale(0.01, 0.5), zero_point=draw.zero_point(S8))
    (actual,) = kernel(O.RSQRT, [source], [output])
    (expected,) = tflite(O.RSQRT, [source], [output])
    np.testing.assert_array_equal(actual, expected)


def test_reciprocal_roots_of_quantized_tensors_are_within_a_step(
    kernel: Any, tensor: Any, draw: Any
) -> None:
    """Android's CPU computes them in float32: the highest code where there is no finite root."""
    source = tensor(U8, np.arange(256), draw.scale(), draw.zero_point(U8))
    output = tensor(U8, scale=draw.scale(0.01, 0.5), zero_point=draw.zero_point(U8))
    (result,) = kernel(O.RSQRT, [source], [output])
    reals = source.scale * np.maximum(source.array.astype(np.float64) - source.zero_point, 1e-30)
    exact = np.clip(1 / np.sqrt(reals) / output.scale + output.zero_point, 0, 255)
    assert np.abs(result - exact).max() <= 1


def test_signed_and_unsigned_reciprocal_roots_agree(kernel: Any, tensor: Any, draw: Any) -> None:
    scale, zero_point = draw.scale(), draw.zero_point(U8)
    unsigned = tensor(U8, np.arange(256), scale, zero_point)
    signed = tensor(S8, np.arange(-128, 128), scale, zero_point - 128)
    (one,) = kernel(O.RSQRT, [unsigned], [tensor(U8, scale=0.1, zero_point=30)])
    (other,) = kernel(O.RSQRT, [signed], [tensor(S8, scale=0.1, zero_point=-98)])
    np.testing.assert_array_equal(one.astype(int) - 128, other)
