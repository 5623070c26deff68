"""AVERAGE_POOL_2D, L2_POOL_2D and MAX_POOL_2D against TF Lite."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from nnhal.types import FusedActivationFunc, OperandType, OperationType, PaddingCode
from tests.cells import cells

F32, F16 = OperandType.TENSOR_FLOAT32, OperandType.TENSOR_FLOAT16
U8, S8 = OperandType.TENSOR_QUANT8_ASYMM, OperandType.TENSOR_QUANT8_ASYMM_SIGNED
AVERAGE, MAXIMUM = OperationType.AVERAGE_POOL_2D, OperationType.MAX_POOL_2D
ACTIVATIONS = [int(activation) for activation in FusedActivationFunc]


def _geometry(draw: Any, explicit: bool) -> tuple[tuple[int, ...], list[int]]:
    """Shape of an image, and arguments up to the filter's size."""
    pick = draw.rng.integers
    width, height = int(pick(1, 5)), int(pick(1, 5))
    shape = (int(pick(1, 3)), height + int(pick(6)), width + int(pick(6)), int(pick(1, 20)))
    if explicit:
        padding = [int(pick(0, size)) for size in (width, width, height, height)]
    else:
        padding = [int(draw.rng.choice([PaddingCode.SAME, PaddingCode.VALID]))]
    return shape, [*padding, int(pick(1, 4)), int(pick(1, 4)), width, height]


def _image(tensor: Any, draw: Any, type_: OperandType, shape: tuple[int, ...]) -> Any:
    return draw.floats(*shape, spread=3) if type_ == F32 else draw.quant8(type_, shape)


def _like(tensor: Any, image: Any) -> Any:
    return tensor(image.type, scale=image.scale, zero_point=image.zero_point)


@cells("operation", [AVERAGE, MAXIMUM])
@cells("type_", [U8, S8, F32])
@cells("activation", ACTIVATIONS)
@cells("explicit", [False, True])
def test_results_are_tf_lites(
    kernel: Any,
    tflite: Any,
    tensor: Any,
    draw: Any,
    operation: OperationType,
    type_: OperandType,
    activation: int,
    explicit: bool,
) -> None:
    shape, geometry = _geometry(draw, explicit)
    image = _image(tensor, draw, type_, shape)
    arguments = [image, *geometry, activation]
    (actual,) = kernel(operation, arguments, [_like(tensor, image)])
    (expected,) = tflite(operation, arguments, [_like(tensor, image)])
    if type_ == F32 and operation == AVERAGE:
        np.testing.assert_allclose(actual, expected, rtol=1e-6, atol=1e-6)
    else:
        np.testing.assert_array_equal(actual, expected)


@cells("type_", [U8, S8])
def test_averages_that_lie_between_two_codes_are_rounded_as_in_tf_lite(
    kernel: Any, tflite: Any, tensor: Any, draw: Any, type_: OperandType
) -> None:
    image = tensor(type_, draw.codes(type_, (1, 20, 20, 3)), 0.1, draw.zero_point(type_))
    arguments = [image, int(PaddingCode.SAME), 1, 1, 2, 2, 0]
    (actual,) = kernel(AVERAGE, arguments, [_like(tensor, image)])
    (expected,) = tflite(AVERAGE, arguments, [_like(tensor, image)])
    np.testing.assert_array_equal(actual, expected)


@cells("operation", [AVERAGE, MAXIMUM])
@cells("type_", [U8, S8, F32])
@cells("explicit", [False, True])
def test_nchw_is_a_transposed_nhwc(
    kernel: Any,
    tensor: Any,
    draw: Any,
    operation: OperationType,
    type_: OperandType,
    explicit: bool,
) -> None:
    shape, geometry = _geometry(draw, explicit)
    image = _image(tensor, draw, type_, shape)
    (expected,) = kernel(operation, [image, *geometry, 1, False], [_like(tensor, image)])
    turned = tensor(type_, image.array.transpose(0, 3, 1, 2), image.scale, image.zero_point)
    (actual,) = kernel(operation, [turned, *geometry, 1, True], [_like(tensor, image)])
    np.testing.assert_array_equal(actual, expected.transpose(0, 3, 1, 2))


@cells("operation", [AVERAGE, MAXIMUM])
def test_float16_is_the_rounded_float32(
    kernel: Any, tensor: Any, draw: Any, operation: OperationType
) -> None:
    shape, geometry = _geometry(draw, explicit=True)
    values = draw.rng.normal(0, 3, shape).astype(np.float16)
    (half,) = kernel(operation, [tensor(F16, values), *geometry, 0], [tensor(F16)])
    (single,) = kernel(operation, [tensor(F32, values), *geometry, 0], [tensor(F32)])
    np.testing.assert_array_equal(half, single.astype(np.float16))


@cells("type_", [U8, F32])
@cells("operation", [AVERAGE, MAXIMUM])
@cells("wide", [40, 41])
def test_windows_larger_than_the_image_are_those_of_tf_lite(
    kernel: Any, tflite: Any, tensor: Any, draw: Any, operation: Any, type_: Any, wide: int
) -> None:
    image = _image(tensor, draw, type_, (2, 5, 7, 3))
    arguments = [image, int(PaddingCode.SAME), 3, 2, wide, 23, 0]
    (actual,) = kernel(operation, arguments, [_like(tensor, image)])
    (expected,) = tflite(operation, arguments, [_like(tensor, image)])
    np.testing.assert_allclose(actual, expected, rtol=1e-6, atol=1e-6)


@cells("operation", [AVERAGE, MAXIMUM])
def test_a_window_of_any_size_takes_no_more_than_its_image(
    kernel: Any, tensor: Any, draw: Any, operation: OperationType
) -> None:
    """Found by fuzzing: padding of 2^30 pixels was made, and summed."""
    image = draw.floats(1, 4, 5, 3)
    arguments = [image, int(PaddingCode.SAME), 1, 1, 2**31 - 1, 2**31 - 1, 0]
    (actual,) = kernel(operation, arguments, [tensor(F32)])
    over = np.mean if operation == AVERAGE else np.max
    expected = over(image.array.astype(np.float64), axis=(1, 2), keepdims=True)
    np.testing.assert_allclose(actual, np.broadcast_to(expected, actual.shape), rtol=1e-5)


def test_a_window_of_the_whole_image_averages_it(kernel: Any, tensor: Any, draw: Any) -> None:
    image = draw.floats(2, 9, 11, 5)
    (actual,) = kernel(AVERAGE, [image, 0, 0, 0, 0, 1, 1, 11, 9, 0], [tensor(F32)])
    expected = image.array.astype(np.float64).mean(axis=(1, 2), keepdims=True)
    np.testing.assert_allclose(actual, expected, rtol=1e-5, atol=1e-6)


@cells("activation", ACTIVATIONS)
@cells("explicit", [False, True])
def test_roots_of_mean_squares_are_tf_lites(
    kernel: Any, tflite: Any, tensor: Any, draw: Any, activation: int, explicit: bool
) -> None:
    shape, geometry = _geometry(draw, explicit)
    arguments = [draw.floats(*shape, spread=3), *geometry, activation]
    (actual,) = kernel(OperationType.L2_POOL_2D, arguments, [tensor(F32)])
    (expected,) = tflite(OperationType.L2_POOL_2D, arguments, [tensor(F32)])
    np.testing.assert_allclose(actual, expected, rtol=1e-6, atol=1e-6)


@pytest.mark.parametrize("channels", [1, 2, 20])
def test_sums_of_floats_are_in_the_order_of_the_pixels(
    kernel: Any, tensor: Any, channels: int
) -> None:
    """Along rows first, also where the window is the whole image."""
    image = np.random.default_rng(0).normal(0, 1, (1, 40, 30, channels)).astype(np.float32)
    (actual,) = kernel(AVERAGE, [tensor(F32, image), 2, 1, 1, 30, 40, 0], [tensor(F32)])
    rows = np.add.accumulate(image, axis=2)[:, :, -1:]
    sums = np.add.accumulate(rows, axis=1)[:, -1:]
    np.testing.assert_array_equal(actual, sums / np.float32(1200))
