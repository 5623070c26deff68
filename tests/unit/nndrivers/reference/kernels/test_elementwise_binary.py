"""ADD, SUB, MUL, DIV, MAXIMUM, MINIMUM and POW against TF Lite and NumPy."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from nnhal.operations.node import InvalidOperation
from nnhal.types import FusedActivationFunc, OperandType, OperationType
from tests.cells import cells

F32, F16, I32 = (
    OperandType.TENSOR_FLOAT32,
    OperandType.TENSOR_FLOAT16,
    OperandType.TENSOR_INT32,
)
U8, S8 = OperandType.TENSOR_QUANT8_ASYMM, OperandType.TENSOR_QUANT8_ASYMM_SIGNED
O = OperationType  # noqa: E741

ARITHMETIC = [O.ADD, O.SUB, O.MUL, O.DIV]
EXTREMES = [O.MAXIMUM, O.MINIMUM]
ACTIVATIONS = [int(activation) for activation in FusedActivationFunc]


def _shapes(draw: Any) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Two shapes that broadcast to one another, or both to a third."""
    shape = draw.shape(4)
    kind = draw.rng.integers(5)
    partners = [shape, shape[2:], (1,), (1, shape[1], 1, shape[3]), shape[1:]]
    first = (*shape[:-1], 1) if kind == 3 else shape
    return first, partners[kind]


def _quantized_output(tensor: Any, draw: Any, operation: OperationType, a: Any, b: Any) -> Any:
    fitting = a.scale * b.scale if operation == O.MUL else (a.scale + b.scale) / 2
    # Nearer to its limit LiteRT's product wraps around at 16 bits before it is clamped.
    scale = float(np.float32(fitting * draw.scale(2.1, 100)))
    return tensor(a.type, scale=scale, zero_point=draw.zero_point(a.type))


@cells("operation", [O.ADD, O.SUB, O.MUL])
@cells("type_", [U8, S8])
@cells("activation", ACTIVATIONS)
def test_quantized_arithmetic_is_tf_lites(
    kernel: Any,
    tflite: Any,
    tensor: Any,
    draw: Any,
    operation: OperationType,
    type_: OperandType,
    activation: int,
) -> None:
    a, b = (draw.quant8(type_, shape) for shape in _shapes(draw))
    output = _quantized_output(tensor, draw, operation, a, b)
    (actual,) = kernel(operation, [a, b, activation], [output])
    (expected,) = tflite(operation, [a, b, activation], [output])
    np.testing.assert_array_equal(actual, expected)


@cells("operation", [O.ADD, O.SUB])
@cells("factor", [1, 2, 4])
def test_sums_that_lie_between_two_codes_are_rounded_as_in_tf_lite(
    kernel: Any, tflite: Any, tensor: Any, draw: Any, operation: OperationType, factor: int
) -> None:
    scale = draw.scale()
    a, b = (tensor(S8, draw.codes(S8, (9, 9)), scale, draw.zero_point(S8)) for _ in range(2))
    output = tensor(S8, scale=float(np.float32(factor * scale)), zero_point=draw.zero_point(S8))
    (actual,) = kernel(operation, [a, b, 0], [output])
    (expected,) = tflite(operation, [a, b, 0], [output])
    np.testing.assert_array_equal(actual, expected)


@cells("scales", [(0.1, 0.1, 0.02), (0.3, 0.7, 0.42), (0.01, 0.3, 0.006)])
def test_products_that_lie_between_two_codes_are_rounded_as_in_tf_lite(
    kernel: Any, tflite: Any, tensor: Any, draw: Any, scales: tuple[float, float, float]
) -> None:
    a, b = (tensor(U8, draw.codes(U8, (40, 40)), scale, 7) for scale in scales[:2])
    output = tensor(U8, scale=scales[2], zero_point=128)
    (actual,) = kernel(O.MUL, [a, b, 0], [output])
    (expected,) = tflite(O.MUL, [a, b, 0], [output])
    np.testing.assert_array_equal(actual, expected)


@cells("operation", [O.ADD, O.SUB, O.MUL])
@cells("type_", [U8, S8])
def test_a_table_of_pairs_gives_the_same_as_arithmetic(
    kernel: Any, tensor: Any, draw: Any, operation: OperationType, type_: OperandType
) -> None:
    a, b = draw.quant8(type_, (90, 100)), draw.quant8(type_, (100,))
    output = _quantized_output(tensor, draw, operation, a, b)
    (large,) = kernel(operation, [a, b, 0], [output])
    for row in (0, 41, 89):
        part = tensor(type_, a.array[row], a.scale, a.zero_point)
        np.testing.assert_array_equal(kernel(operation, [part, b, 0], [output])[0], large[row])


@cells("operation", ARITHMETIC)
@cells("activation", ACTIVATIONS)
def test_floats_are_tf_lites(
    kernel: Any, tflite: Any, tensor: Any, draw: Any, operation: OperationType, activation: int
) -> None:
    a, b = (draw.floats(*shape, spread=4) for shape in _shapes(draw))
    (actual,) = kernel(operation, [a, b, activation], [tensor(F32)])
    (expected,) = tflite(operation, [a, b, activation], [tensor(F32)])
    np.testing.assert_allclose(actual, expected, rtol=3e-7)


@cells("operation", ARITHMETIC)
def test_float16_is_the_rounded_float32(
    kernel: Any, tensor: Any, draw: Any, operation: OperationType
) -> None:
    a, b = (draw.floats(*shape).array.astype(np.float16) for shape in _shapes(draw))
    (half,) = kernel(operation, [tensor(F16, a), tensor(F16, b), 2], [tensor(F16)])
    (single,) = kernel(operation, [tensor(F32, a), tensor(F32, b), 2], [tensor(F32)])
    np.testing.assert_array_equal(half, single.astype(np.float16))


@pytest.mark.parametrize(
    ("operation", "expected"),
    [
        (O.ADD, [9, -5, 8, -(2**31), 7]),
        (O.SUB, [5, -9, -6, -(2**31) + 2, 7]),
        (O.MUL, [14, -14, 7, -(2**31) + 1, 0]),
        (O.DIV, [3, -4, 0, -(2**31) + 1, 0]),
    ],
)
def test_int32_wraps_around_and_divides_downwards(
    kernel: Any, tensor: Any, operation: OperationType, expected: list[int]
) -> None:
    """Source: Android's Broadcast.cpp; a division by zero gives 0."""
    a = tensor(I32, [7, -7, 1, -(2**31) + 1, 7])
    b = tensor(I32, [2, 2, 7, -1 if operation != O.DIV else 1, 0])
    if operation == O.MUL:
        b = tensor(I32, [2, 2, 7, 1, 0])
    (result,) = kernel(operation, [a, b, 0], [tensor(I32)])
    np.testing.assert_array_equal(result, expected)


def test_int32_has_no_fused_activation(kernel: Any, tensor: Any) -> None:
    with pytest.raises(InvalidOperation, match="int32 has no fused activation"):
        kernel(O.ADD, [tensor(I32, [1]), tensor(I32, [1]), 1], [tensor(I32)])


def test_floats_divided_by_zero_are_infinite(kernel: Any, tensor: Any) -> None:
    (result,) = kernel(O.DIV, [tensor(F32, [1, -1, 0]), tensor(F32, [0, 0, 0]), 0], [tensor(F32)])
    np.testing.assert_array_equal(result, [np.inf, -np.inf, np.nan])


@cells("operation", EXTREMES)
@cells("type_", [F32, F16, I32, U8, S8])
def test_extremes_of_like_tensors_are_numpys(
    kernel: Any, tensor: Any, draw: Any, operation: OperationType, type_: OperandType
) -> None:
    shapes = _shapes(draw)
    quantized = {"scale": 0.5, "zero_point": 3} if type_ in (U8, S8) else {}
    a, b = (
        tensor(type_, draw.rng.integers(-100, 101, shape) + 100 * (type_ == U8), **quantized)
        for shape in shapes
    )
    (result,) = kernel(operation, [a, b], [tensor(type_, **quantized)])
    ufunc = np.maximum if operation == O.MAXIMUM else np.minimum
    np.testing.assert_array_equal(result, ufunc(a.array, b.array))


@cells("operation", EXTREMES)
@cells("type_", [U8, S8])
def test_extremes_of_unlike_quantizations_are_the_nearest_codes(
    kernel: Any, tensor: Any, draw: Any, operation: OperationType, type_: OperandType
) -> None:
    a, b = draw.quant8(type_, (4, 30)), draw.quant8(type_, (30,))
    output = tensor(type_, scale=draw.scale(), zero_point=draw.zero_point(type_))
    (result,) = kernel(operation, [a, b], [output])
    reals = [t.scale * (t.array.astype(np.float64) - t.zero_point) for t in (a, b)]
    ufunc = np.maximum if operation == O.MAXIMUM else np.minimum
    info = np.iinfo(result.dtype)
    exact = np.clip(ufunc(*reals) / output.scale + output.zero_point, info.min, info.max)
    assert np.abs(result - exact).max() <= 0.5 + 1e-3


def test_powers_are_those_of_c(kernel: Any, tensor: Any, draw: Any) -> None:
    base, exponent = np.abs(draw.floats(3, 1, 5).array), draw.floats(4, 1, spread=3).array
    (result,) = kernel(O.POW, [tensor(F32, base), tensor(F32, exponent)], [tensor(F32)])
    expected = np.power(base.astype(np.float64), exponent.astype(np.float64))
    np.testing.assert_allclose(result, expected, rtol=6e-7)


def test_powers_beyond_the_reals_neither_warn_nor_fail(kernel: Any, tensor: Any) -> None:
    base, exponent = tensor(F32, [-8, 0, 1e30, -2]), tensor(F32, [1 / 3, -1, 2, 3])
    (result,) = kernel(O.POW, [base, exponent], [tensor(F32)])
    np.testing.assert_array_equal(result, np.float32([np.nan, np.inf, np.inf, -8]))


@pytest.mark.parametrize("type_", [F32, U8])
def test_a_tensor_without_elements_stays_so(kernel: Any, tensor: Any, type_: OperandType) -> None:
    scale = 0.5 if type_ == U8 else 0.0
    a, b = tensor(type_, np.zeros((0, 2)), scale), tensor(type_, np.zeros((1, 2)), scale)
    (result,) = kernel(O.ADD, [a, b, 0], [tensor(type_, scale=scale)])
    assert result.shape == (0, 2)
