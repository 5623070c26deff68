"""SOFTMAX and LOG_SOFTMAX against TF Lite and against the formula."""

from __future__ import annotations

from typing import Any

import numpy as np

from nnhal.types import OperandType, OperationType
from tests.cells import cells

F32, F16 = OperandType.TENSOR_FLOAT32, OperandType.TENSOR_FLOAT16
U8, S8 = OperandType.TENSOR_QUANT8_ASYMM, OperandType.TENSOR_QUANT8_ASYMM_SIGNED
SOFTMAX = OperationType.SOFTMAX


def _output(tensor: Any, type_: OperandType) -> Any:
    return tensor(type_, scale=1 / 256, zero_point=-128 if type_ == S8 else 0)


@cells("type_", [U8, S8])
@cells("shape", [(1, 1001), (7, 10), (2, 3, 4, 5), (3, 1)])
@cells("beta", [1.0, 0.1, 3.0])
def test_quantized_results_are_tf_lites_to_the_bit(
    kernel: Any,
    tflite: Any,
    tensor: Any,
    draw: Any,
    type_: OperandType,
    shape: tuple[int, ...],
    beta: float,
) -> None:
    source = tensor(type_, draw.codes(type_, shape), draw.scale(1e-3, 0.5), draw.zero_point(type_))
    (actual,) = kernel(SOFTMAX, [source, beta], [_output(tensor, type_)])
    (expected,) = tflite(SOFTMAX, [source, beta], [_output(tensor, type_)])
    np.testing.assert_array_equal(actual, expected)


@cells("shape", [(1, 1001), (7, 10), (2, 3, 4, 5)])
@cells("beta", [1.0, 0.25])
def test_floats_are_tf_lites(
    kernel: Any, tflite: Any, tensor: Any, draw: Any, shape: tuple[int, ...], beta: float
) -> None:
    source = draw.floats(*shape, spread=5)
    (actual,) = kernel(SOFTMAX, [source, beta], [tensor(F32)])
    (expected,) = tflite(SOFTMAX, [source, beta], [tensor(F32)])
    np.testing.assert_allclose(actual, expected, rtol=2e-6, atol=1e-7)


@cells("axis", [0, 1, 2, 3, -1, -3])
def test_any_axis_may_be_normalized(kernel: Any, tensor: Any, draw: Any, axis: int) -> None:
    source = draw.floats(*draw.shape(4))
    (actual,) = kernel(SOFTMAX, [source, 1.5, axis], [tensor(F32)])
    powers = np.exp(1.5 * source.array.astype(np.float64))
    np.testing.assert_allclose(actual, powers / powers.sum(axis, keepdims=True), rtol=1e-6)


@cells("type_", [U8, S8])
@cells("axis", [0, 1, 2, 3])
def test_an_axis_that_is_not_the_last_is_a_transposed_last_one(
    kernel: Any, tensor: Any, draw: Any, type_: OperandType, axis: int
) -> None:
    source = draw.quant8(type_, draw.shape(4))
    (actual,) = kernel(SOFTMAX, [source, 1.0, axis], [_output(tensor, type_)])
    turned = tensor(type_, np.moveaxis(source.array, axis, -1), source.scale, source.zero_point)
    (expected,) = kernel(SOFTMAX, [turned, 1.0], [_output(tensor, type_)])
    np.testing.assert_array_equal(np.moveaxis(actual, axis, -1), expected)


def test_great_floats_do_not_overflow(kernel: Any, tensor: Any) -> None:
    source = tensor(F32, [[1e30, 0.0, -1e30]])
    (actual,) = kernel(SOFTMAX, [source, 1.0], [tensor(F32)])
    np.testing.assert_array_equal(actual, [[1, 0, 0]])


def test_float16_is_the_rounded_float32(kernel: Any, tensor: Any, draw: Any) -> None:
    values = draw.rng.normal(0, 3, (4, 9)).astype(np.float16)
    beta = tensor(OperandType.FLOAT16, np.float16(1.5), constant=True)
    (half,) = kernel(SOFTMAX, [tensor(F16, values), beta], [tensor(F16)])
    (single,) = kernel(SOFTMAX, [tensor(F32, values), 1.5], [tensor(F32)])
    np.testing.assert_array_equal(half, single.astype(np.float16))


@cells("axis", [0, 1, 2, -1])
@cells("beta", [1.0, 0.5, -2.0])
def test_the_logarithm_is_that_of_the_softmax(
    kernel: Any, tensor: Any, draw: Any, axis: int, beta: float
) -> None:
    source = draw.floats(*draw.shape(3), spread=5)
    (actual,) = kernel(OperationType.LOG_SOFTMAX, [source, beta, axis], [tensor(F32)])
    scaled = beta * source.array.astype(np.float64)
    expected = scaled - np.log(np.exp(scaled).sum(axis, keepdims=True))
    np.testing.assert_allclose(actual, expected, rtol=1e-5, atol=2e-6)
