"""L2_NORMALIZATION, LOCAL_RESPONSE_NORMALIZATION and INSTANCE_NORMALIZATION."""

from __future__ import annotations

from typing import Any

import numpy as np

from nnhal.types import OperandType, OperationType
from tests.cells import cells

F32, F16 = OperandType.TENSOR_FLOAT32, OperandType.TENSOR_FLOAT16
U8, S8 = OperandType.TENSOR_QUANT8_ASYMM, OperandType.TENSOR_QUANT8_ASYMM_SIGNED
O = OperationType  # noqa: E741


def _unit(tensor: Any, type_: OperandType) -> Any:
    zero_points = {U8: 128, S8: 0}
    return tensor(type_, scale=1 / 128, zero_point=zero_points[type_])


@cells("axis", [0, 1, 2, -1])
@cells("type_", [F32, F16])
def test_vectors_get_length_1(
    kernel: Any, tensor: Any, draw: Any, axis: int, type_: OperandType
) -> None:
    source = tensor(type_, draw.floats(*draw.shape(4)).array)
    (result,) = kernel(O.L2_NORMALIZATION, [source, axis], [tensor(type_)])
    wide = source.array.astype(np.float64)
    expected = wide / np.sqrt((wide**2).sum(axis, keepdims=True))
    np.testing.assert_allclose(result, expected, rtol=3 * np.finfo(result.dtype).eps)


def test_the_last_axis_is_normalized_by_default(kernel: Any, tensor: Any) -> None:
    (result,) = kernel(O.L2_NORMALIZATION, [tensor(F32, [[3, 4], [0, 0]])], [tensor(F32)])
    np.testing.assert_allclose(result, [[0.6, 0.8], [0, 0]], rtol=1e-6)


@cells("type_", [U8, S8])
@cells("depth", [1, 2, 17, 300])
def test_quantized_vectors_are_normalized_as_by_tf_lite(
    kernel: Any, tflite: Any, tensor: Any, draw: Any, type_: OperandType, depth: int
) -> None:
    source = draw.quant8(type_, (1, 2, 9, depth))
    (actual,) = kernel(O.L2_NORMALIZATION, [source], [_unit(tensor, type_)])
    (expected,) = tflite(O.L2_NORMALIZATION, [source], [_unit(tensor, type_)])
    np.testing.assert_array_equal(actual, expected)


@cells("type_", [U8, S8])
@cells("axis", [0, 1])
def test_quantized_vectors_may_lie_along_any_axis(
    kernel: Any, tensor: Any, draw: Any, type_: OperandType, axis: int
) -> None:
    source = draw.quant8(type_, (5, 6, 7))
    turned = tensor(type_, np.moveaxis(source.array, axis, -1), source.scale, source.zero_point)
    (result,) = kernel(O.L2_NORMALIZATION, [source, axis], [_unit(tensor, type_)])
    (expected,) = kernel(O.L2_NORMALIZATION, [turned, 2], [_unit(tensor, type_)])
    np.testing.assert_array_equal(np.moveaxis(result, axis, -1), expected)


@cells("radius", [0, 1, 3, 99])
def test_local_responses_are_tf_lites(
    kernel: Any, tflite: Any, tensor: Any, draw: Any, radius: int
) -> None:
    source = draw.floats(*draw.shape(4))
    arguments = [source, radius, 1.5, 0.3, 0.75]
    (actual,) = kernel(O.LOCAL_RESPONSE_NORMALIZATION, arguments, [tensor(F32)])
    (expected,) = tflite(O.LOCAL_RESPONSE_NORMALIZATION, arguments, [tensor(F32)])
    np.testing.assert_allclose(actual, expected, rtol=2e-6)


@cells("axis", [0, 1, -2])
def test_local_responses_may_lie_along_any_axis(
    kernel: Any, tensor: Any, draw: Any, axis: int
) -> None:
    source = draw.floats(4, 5, 6, 7)
    turned = tensor(F32, np.moveaxis(source.array, axis, -1))
    rest = [2, 9.0, 4.0, 0.5]
    (result,) = kernel(O.LOCAL_RESPONSE_NORMALIZATION, [source, *rest, axis], [tensor(F32)])
    (expected,) = kernel(O.LOCAL_RESPONSE_NORMALIZATION, [turned, *rest, 3], [tensor(F32)])
    np.testing.assert_array_equal(np.moveaxis(result, axis, -1), expected)


@cells("nchw", [False, True])
@cells("type_", [F32, F16])
def test_every_channel_of_every_image_is_normalized(
    kernel: Any, tensor: Any, draw: Any, nchw: bool, type_: OperandType
) -> None:
    source = tensor(type_, draw.floats(2, 4, 5, 3, spread=3).array)
    scalar = OperandType.FLOAT16 if type_ == F16 else OperandType.FLOAT32
    gamma, beta, epsilon = (tensor(scalar, value, constant=True) for value in (1.5, -2, 0.001))
    arguments = [source, gamma, beta, epsilon, nchw]
    (result,) = kernel(O.INSTANCE_NORMALIZATION, arguments, [tensor(type_)])
    pixels = (2, 3) if nchw else (1, 2)
    wide = source.array.astype(np.float64)
    centered = wide - wide.mean(pixels, keepdims=True)
    expected = centered * 1.5 / np.sqrt(wide.var(pixels, keepdims=True) + 0.001) - 2
    tolerance = 8 * np.finfo(result.dtype).eps
    np.testing.assert_allclose(result, expected, rtol=tolerance, atol=tolerance)
