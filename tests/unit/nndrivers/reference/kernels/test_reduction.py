"""MEAN, the REDUCE family, ARGMAX and ARGMIN against TF Lite and NumPy."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from nnhal.types import OperandType, OperationType
from nntflite.interpreter import runtime
from tests.cells import cells

F32, F16, I32, B8 = (
    OperandType.TENSOR_FLOAT32,
    OperandType.TENSOR_FLOAT16,
    OperandType.TENSOR_INT32,
    OperandType.TENSOR_BOOL8,
)
U8, S8 = OperandType.TENSOR_QUANT8_ASYMM, OperandType.TENSOR_QUANT8_ASYMM_SIGNED
O = OperationType  # noqa: E741

NUMPY = {
    O.REDUCE_ALL: np.all,
    O.REDUCE_ANY: np.any,
    O.REDUCE_MAX: np.max,
    O.REDUCE_MIN: np.min,
    O.REDUCE_PROD: np.prod,
    O.REDUCE_SUM: np.sum,
}
AXES = [[1, 2], [2, 1], [3], [0, -1], [1, 1, 2], [0, 1, 2, 3], [-3, 2]]


def _same(tensor: Any, source: Any) -> Any:
    return tensor(source.type, scale=source.scale, zero_point=source.zero_point)


@cells("type_", [U8, S8])
@pytest.mark.parametrize("keep", [0, 1])
@pytest.mark.parametrize("axes", AXES)
def test_quantized_means_are_tf_lites(
    kernel: Any, tflite: Any, tensor: Any, draw: Any, type_: OperandType, keep: int, axes: list[int]
) -> None:
    unusual = axes in ([-3, 2], [1, 1, 2])
    if keep and unusual and runtime().name != "tflite-runtime":
        pytest.skip("LiteRT takes its formula for images however their axes are written")
    source = draw.quant8(type_, draw.shape(4, 8))
    arguments = [source, axes, keep]
    (actual,) = kernel(O.MEAN, arguments, [_same(tensor, source)])
    (expected,) = tflite(O.MEAN, arguments, [_same(tensor, source)])
    np.testing.assert_array_equal(actual, expected)


@cells("keep", [0, 1])
def test_a_mean_may_have_a_scale_of_its_own(
    kernel: Any, tflite: Any, tensor: Any, draw: Any, keep: int
) -> None:
    """The HAL forbids it, TF Lite has it: models from TF Lite keep their meaning."""
    source = draw.quant8(S8, draw.shape(4, 8))
    output = tensor(S8, scale=source.scale * 0.75, zero_point=draw.zero_point(S8))
    for axes in ([1, 2], [0, 3]):
        (actual,) = kernel(O.MEAN, [source, axes, keep], [output])
        (expected,) = tflite(O.MEAN, [source, axes, keep], [output])
        np.testing.assert_array_equal(actual, expected)


@cells("axes", AXES)
def test_float_means_are_tf_lites(
    kernel: Any, tflite: Any, tensor: Any, draw: Any, axes: list[int]
) -> None:
    arguments = [draw.floats(*draw.shape(4)), axes, draw.rng.integers(2).item()]
    (actual,) = kernel(O.MEAN, arguments, [tensor(F32)])
    (expected,) = tflite(O.MEAN, arguments, [tensor(F32)])
    np.testing.assert_allclose(actual, expected, rtol=1e-6, atol=1e-6)


@cells("operation", [O.REDUCE_MAX, O.REDUCE_MIN])
@cells("type_", [F32, F16, U8, S8])
@cells("axes", AXES)
def test_extremes_are_numpys(
    kernel: Any,
    tensor: Any,
    draw: Any,
    operation: OperationType,
    type_: OperandType,
    axes: list[int],
) -> None:
    values = draw.rng.integers(0, 120, draw.shape(4))
    source = tensor(type_, values, 0.5 if type_ in (U8, S8) else 0.0)
    keep = bool(draw.rng.integers(2))
    (result,) = kernel(operation, [source, axes, keep], [_same(tensor, source)])
    expected = NUMPY[operation](values, tuple({axis % 4 for axis in axes}), keepdims=keep)
    np.testing.assert_array_equal(result, np.reshape(expected, result.shape))


@cells("operation", [O.REDUCE_SUM, O.REDUCE_PROD])
@cells("axes", AXES)
def test_sums_and_products_are_numpys(
    kernel: Any, tensor: Any, draw: Any, operation: OperationType, axes: list[int]
) -> None:
    source = draw.floats(*draw.shape(4, 3))
    keep = bool(draw.rng.integers(2))
    (result,) = kernel(operation, [source, axes, keep], [tensor(F32)])
    over = tuple({axis % 4 for axis in axes})
    expected = NUMPY[operation](source.array.astype(np.float64), over, keepdims=keep)
    np.testing.assert_allclose(result, np.reshape(expected, result.shape), rtol=2e-6, atol=1e-6)


def test_zero_times_infinity_is_zero_in_a_product(kernel: Any, tensor: Any) -> None:
    """Source: Android's Reduce.cpp."""
    source = tensor(F32, [[0, np.inf, 2], [3, 4, 5]])
    (result,) = kernel(O.REDUCE_PROD, [source, [1], False], [tensor(F32)])
    np.testing.assert_array_equal(result, [0, 60])


@cells("operation", [O.REDUCE_ANY, O.REDUCE_ALL])
def test_logical_reductions_are_numpys(
    kernel: Any, tensor: Any, draw: Any, operation: OperationType
) -> None:
    values = draw.rng.random((2, 3, 4)) < 0.6
    (result,) = kernel(operation, [tensor(B8, values), [0, -1], False], [tensor(B8)])
    np.testing.assert_array_equal(result, NUMPY[operation](values, (0, 2)))


@cells("type_", [F32, F16, I32, U8, S8])
def test_the_first_extreme_is_found(kernel: Any, tensor: Any, type_: OperandType) -> None:
    quantized = {"scale": 0.5} if type_ in (U8, S8) else {}
    source = tensor(type_, [[3, 7, 7, 1], [9, 2, 9, 2]], **quantized)
    (greatest,) = kernel(O.ARGMAX, [source, 1], [tensor(I32)])
    (least,) = kernel(O.ARGMIN, [source, -1], [tensor(I32)])
    np.testing.assert_array_equal(greatest, [1, 0])
    np.testing.assert_array_equal(least, [3, 1])


def test_an_axis_of_a_vector_leaves_one_element(kernel: Any, tensor: Any) -> None:
    (result,) = kernel(O.ARGMAX, [tensor(F32, [1, 5, 2]), 0], [tensor(I32)])
    np.testing.assert_array_equal(result, [1])
