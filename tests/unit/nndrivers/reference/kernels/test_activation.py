"""RELU, RELU1, RELU6, LOGISTIC, TANH and HARD_SWISH against TF Lite."""

from __future__ import annotations

from typing import Any

import numpy as np

from nnhal.types import OperandType, OperationType
from tests.cells import cells

F32, F16 = OperandType.TENSOR_FLOAT32, OperandType.TENSOR_FLOAT16
U8, S8 = OperandType.TENSOR_QUANT8_ASYMM, OperandType.TENSOR_QUANT8_ASYMM_SIGNED
O = OperationType  # noqa: E741

FIXED = {O.LOGISTIC: (1 / 256, 0), O.TANH: (1 / 128, 128)}
SAME = [O.RELU, O.RELU1, O.RELU6]
ALL = [*SAME, *FIXED, O.HARD_SWISH]


def _all_codes(tensor: Any, draw: Any, type_: OperandType) -> Any:
    codes = np.arange(256).astype(np.uint8).view(np.int8 if type_ == S8 else np.uint8)
    return tensor(type_, codes, draw.scale(1e-4), draw.zero_point(type_))


def _output(tensor: Any, draw: Any, operation: OperationType, source: Any) -> Any:
    if operation in SAME:
        return tensor(source.type, scale=source.scale, zero_point=source.zero_point)
    if operation == O.HARD_SWISH:
        scale = float(np.float32(source.scale * draw.scale(0.1, 10)))
        return tensor(source.type, scale=scale, zero_point=draw.zero_point(source.type))
    scale, zero_point = FIXED[operation]
    return tensor(source.type, scale=scale, zero_point=zero_point - 128 * (source.type == S8))


@cells("operation", ALL)
@cells("type_", [U8, S8])
def test_every_code_has_tf_lites_value(
    kernel: Any, tflite: Any, tensor: Any, draw: Any, operation: OperationType, type_: OperandType
) -> None:
    source = _all_codes(tensor, draw, type_)
    output = _output(tensor, draw, operation, source)
    (actual,) = kernel(operation, [source], [output])
    (expected,) = tflite(operation, [source], [output])
    np.testing.assert_array_equal(actual, expected)


@cells("operation", ALL)
def test_signed_and_unsigned_codes_agree(
    kernel: Any, tensor: Any, draw: Any, operation: OperationType
) -> None:
    signed = _all_codes(tensor, draw, S8)
    output = _output(tensor, draw, operation, signed)
    unsigned = tensor(U8, signed.array.view(np.uint8) ^ 128, signed.scale, signed.zero_point + 128)
    (one,) = kernel(operation, [signed], [output])
    twin = tensor(U8, scale=output.scale, zero_point=output.zero_point + 128)
    (other,) = kernel(operation, [unsigned], [twin])
    np.testing.assert_array_equal(one.view(np.uint8) ^ 128, other)


@cells("operation", ALL)
def test_floats_have_tf_lites_values(
    kernel: Any, tflite: Any, tensor: Any, draw: Any, operation: OperationType
) -> None:
    source = draw.floats(*draw.shape(4), spread=4)
    (actual,) = kernel(operation, [source], [tensor(F32)])
    (expected,) = tflite(operation, [source], [tensor(F32)])
    np.testing.assert_allclose(actual, expected, rtol=5e-7, atol=1e-7)


@cells("operation", ALL)
def test_float16_is_the_rounded_float32(kernel: Any, tensor: Any, operation: OperationType) -> None:
    source = np.linspace(-9, 9, 999).astype(np.float16)
    (half,) = kernel(operation, [tensor(F16, source)], [tensor(F16)])
    (single,) = kernel(operation, [tensor(F32, source)], [tensor(F32)])
    np.testing.assert_array_equal(half, single.astype(np.float16))


@cells("operation", ALL)
def test_extreme_floats_neither_warn_nor_break(
    kernel: Any, tensor: Any, operation: OperationType
) -> None:
    (result,) = kernel(operation, [tensor(F32, [-1e30, -90, 0, 90, 1e18])], [tensor(F32)])
    assert np.isfinite(result).all()


@cells("operation", ALL)
@cells("type_", [F32, F16, U8])
def test_a_tensor_without_elements_stays_so(
    kernel: Any, tensor: Any, operation: OperationType, type_: OperandType
) -> None:
    quantized = {"scale": 0.5} if type_ == U8 else {}
    output = tensor(type_, scale=FIXED.get(operation, (0.5, 0))[0] if quantized else 0.0)
    (result,) = kernel(operation, [tensor(type_, np.zeros((2, 0, 3)), **quantized)], [output])
    assert result.shape == (2, 0, 3)


@cells("alpha", [1.0, 0.3, 0.0, 2.5])
def test_elu_is_its_formula(kernel: Any, tensor: Any, draw: Any, alpha: float) -> None:
    source = draw.floats(100, spread=30)
    (result,) = kernel(O.ELU, [source, alpha], [tensor(F32)])
    wide = source.array.astype(np.float64)
    expected = np.where(wide > 0, wide, alpha * np.expm1(wide))
    np.testing.assert_allclose(result, expected, rtol=1e-6, atol=1e-7)


def test_elu_of_large_numbers_is_themselves(kernel: Any, tensor: Any) -> None:
    for alpha in (0.0, 1.0):
        (result,) = kernel(O.ELU, [tensor(F32, [1e3, np.inf]), alpha], [tensor(F32)])
        np.testing.assert_array_equal(result, [1e3, np.inf])


@cells("type_", [F32, F16])
def test_prelu_has_a_slope_for_what_is_negative(
    kernel: Any, tensor: Any, draw: Any, type_: OperandType
) -> None:
    source, alpha = draw.floats(3, 1, 5).array, draw.floats(4, 5).array
    operands = [tensor(type_, source), tensor(type_, alpha)]
    (result,) = kernel(O.PRELU, operands, [tensor(type_)])
    wide = [o.array.astype(np.float32) for o in operands]
    expected = np.where(wide[0] >= 0, wide[0], wide[0] * wide[1]).astype(result.dtype)
    np.testing.assert_array_equal(result, expected)


@cells("type_", [U8, S8])
def test_quantized_prelu_is_tf_lites(
    kernel: Any, tflite: Any, tensor: Any, draw: Any, type_: OperandType
) -> None:
    source, alpha = draw.quant8(type_, (2, 3, 4, 5)), draw.quant8(type_, (1, 1, 5))
    scale = float(np.float32(source.scale * max(alpha.scale, 1) * draw.scale(1, 20)))
    output = tensor(type_, scale=scale, zero_point=draw.zero_point(type_))
    alpha = tensor(type_, alpha.array, alpha.scale, alpha.zero_point, constant=True)
    (actual,) = kernel(O.PRELU, [source, alpha], [output])
    (expected,) = tflite(O.PRELU, [source, alpha], [output])
    np.testing.assert_array_equal(actual, expected)
