"""FULLY_CONNECTED against TF Lite."""

from __future__ import annotations

import dataclasses
from typing import Any

import numpy as np

from nndrivers.reference.resources import ModelResources
from nndrivers.reference.threads import ThreadPool
from nnhal.types import FusedActivationFunc, OperandType, OperationType
from tests.cells import cells

F32, F16, I32 = (
    OperandType.TENSOR_FLOAT32,
    OperandType.TENSOR_FLOAT16,
    OperandType.TENSOR_INT32,
)
U8, S8 = OperandType.TENSOR_QUANT8_ASYMM, OperandType.TENSOR_QUANT8_ASYMM_SIGNED
FULLY_CONNECTED = OperationType.FULLY_CONNECTED
ACTIVATIONS = [int(activation) for activation in FusedActivationFunc]
SPREAD = 74  # standard deviation of evenly distributed codes


def _quantized(tensor: Any, draw: Any, type_: OperandType, gain: float = 1.0) -> tuple[Any, ...]:
    """Input, weights, bias and output; results spread over the codes, or ``gain`` times as far."""
    batches, size, units = (int(n) for n in draw.rng.integers(1, (5, 40, 30)))
    source = draw.quant8(type_, (batches, size))
    zero_point = 0 if type_ == S8 else draw.zero_point(type_)
    weights = tensor(type_, draw.codes(type_, (units, size)), draw.scale(), zero_point, None, True)
    largest = int(SPREAD**2 * np.sqrt(size))
    bias_scale = float(np.float32(source.scale) * np.float32(weights.scale))
    bias = tensor(I32, draw.rng.integers(-largest, largest, units), bias_scale, constant=True)
    scale = source.scale * weights.scale * np.sqrt(size) * SPREAD / gain
    output = tensor(type_, scale=float(np.float32(scale)), zero_point=draw.zero_point(type_))
    return source, weights, bias, output


@cells("type_", [U8, S8])
@cells("activation", ACTIVATIONS)
@cells("gain", [1.0, 0.01, 100.0])
def test_quantized_results_are_tf_lites_to_the_bit(
    kernel: Any,
    tflite: Any,
    steps_off: int,
    tensor: Any,
    draw: Any,
    type_: OperandType,
    activation: int,
    gain: float,
) -> None:
    *operands, output = _quantized(tensor, draw, type_, gain)
    (actual,) = kernel(FULLY_CONNECTED, [*operands, activation], [output])
    (expected,) = tflite(FULLY_CONNECTED, [*operands, activation], [output])
    np.testing.assert_allclose(actual, expected, rtol=0, atol=steps_off)


def _floats(tensor: Any, draw: Any, *shape: int) -> list[Any]:
    units = int(draw.rng.integers(1, 20))
    weights = tensor(F32, draw.rng.normal(0, 1, (units, shape[-1])), constant=True)
    bias = tensor(F32, draw.rng.normal(0, 1, units), constant=True)
    return [draw.floats(*shape), weights, bias]


@cells("activation", ACTIVATIONS)
@cells("shape", [(1, 7), (4, 9), (2, 3, 5), (2, 3, 2, 6)])
def test_floats_are_tf_lites(
    kernel: Any, tflite: Any, tensor: Any, draw: Any, activation: int, shape: tuple[int, ...]
) -> None:
    operands = _floats(tensor, draw, *shape)
    (actual,) = kernel(FULLY_CONNECTED, [*operands, activation], [tensor(F32)])
    (expected,) = tflite(FULLY_CONNECTED, [*operands, activation], [tensor(F32)])
    np.testing.assert_allclose(actual, expected, rtol=1e-5, atol=1e-5)


def test_rows_are_as_wide_as_the_weights_whatever_the_input_looks_like(
    kernel: Any, tensor: Any, draw: Any
) -> None:
    source, _, bias = _floats(tensor, draw, 2, 3, 4, 5)
    square = tensor(F32, draw.rng.normal(0, 1, (bias.array.size, 20)), constant=True)
    (actual,) = kernel(FULLY_CONNECTED, [source, square, bias, 0], [tensor(F32)])
    expected = source.array.reshape(6, 20) @ square.array.T + bias.array
    np.testing.assert_allclose(actual, expected, rtol=1e-5, atol=1e-5)


@cells("batches", [0, 1, 2])
def test_native_loops_take_any_number_of_rows(
    kernel: Any, tensor: Any, draw: Any, batches: int
) -> None:
    native = ModelResources(ThreadPool())
    native.expect(1e9)
    source, *weights = _floats(tensor, draw, 4, 80)
    rows = tensor(F32, source.array[:batches])
    (actual,) = kernel(FULLY_CONNECTED, [rows, *weights, 1], [tensor(F32)], native)
    (expected,) = kernel(FULLY_CONNECTED, [source, *weights, 1], [tensor(F32)])
    np.testing.assert_allclose(actual, expected[:batches], rtol=1e-5, atol=1e-5)


def test_weights_may_come_with_the_request(kernel: Any, tensor: Any, draw: Any) -> None:
    source, weights, bias, output = _quantized(tensor, draw, U8)
    (expected,) = kernel(FULLY_CONNECTED, [source, weights, bias, 1], [output])
    loose = [dataclasses.replace(operand, constant=False) for operand in (weights, bias)]
    (actual,) = kernel(FULLY_CONNECTED, [source, *loose, 1], [output])
    np.testing.assert_array_equal(actual, expected)


def test_float16_is_the_rounded_float32(kernel: Any, tensor: Any, draw: Any) -> None:
    halves = [operand.array.astype(np.float16) for operand in _floats(tensor, draw, 3, 8)]

    def operands(type_: OperandType) -> list[Any]:
        return [tensor(type_, value, constant=i > 0) for i, value in enumerate(halves)]

    (half,) = kernel(FULLY_CONNECTED, [*operands(F16), 0], [tensor(F16)])
    (single,) = kernel(FULLY_CONNECTED, [*operands(F32), 0], [tensor(F32)])
    np.testing.assert_array_equal(half, single.astype(np.float16))
