"""Convolutions through TF Lite against the sum written out in float64."""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from corpus.tflite_oracle import run
from nnhal.types import OperandType, OperationType, SymmPerChannelQuantParams
from nntflite.errors import NotExpressible
from nntflite.exporter import export_model
from nntflite.graph import Quantization
from nntflite.reader import read
from nntflite.schema import TensorType
from tests.cells import cells

F32 = OperandType.TENSOR_FLOAT32
I32 = OperandType.TENSOR_INT32
U8 = OperandType.TENSOR_QUANT8_ASYMM
PER_CHANNEL = OperandType.TENSOR_QUANT8_SYMM_PER_CHANNEL
Array = NDArray[Any]


def _convolve(
    image: Array,
    filter: Array,
    bias: Array,
    pads: tuple[int, int, int, int],
    strides: tuple[int, int],
    dilation: tuple[int, int] = (1, 1),
) -> Array:
    """NHWC, OHWI; pads are left, right, top, bottom, the others width, height."""
    left, right, top, bottom = pads
    image = np.pad(image.astype(float), ((0, 0), (top, bottom), (left, right), (0, 0)))
    channels, height, width, _ = filter.shape
    rows = (image.shape[1] - (height - 1) * dilation[1] - 1) // strides[1] + 1
    columns = (image.shape[2] - (width - 1) * dilation[0] - 1) // strides[0] + 1
    result = np.zeros((image.shape[0], rows, columns, channels))
    for y, x in product(range(height), range(width)):
        top_row, left_column = y * dilation[1], x * dilation[0]
        part = image[
            :,
            top_row : top_row + rows * strides[1] : strides[1],
            left_column : left_column + columns * strides[0] : strides[0],
        ]
        result += part[:, :rows, :columns] @ filter[:, y, x].T.astype(float)
    return result + bias


@cells("pads", [(0, 0, 0, 0), (1, 1, 1, 1), (2, 0, 0, 3), (0, 1, 1, 0)])
@cells("strides", [(1, 1), (2, 1), (2, 3)])
def test_explicit_padding_is_what_it_says(
    one_operation: Any, tensor: Any, rng: Any, pads: Any, strides: Any
) -> None:
    image, filter, bias = (rng.uniform(-1, 1, s) for s in [(2, 7, 8, 3), (4, 3, 2, 3), (4,)])
    expected = _convolve(image, filter, bias, pads, strides)
    case = one_operation(
        OperationType.CONV_2D,
        [tensor(F32, image), tensor(F32, filter), tensor(F32, bias), *pads, *strides, 0],
        [tensor(F32, expected.shape)],
    )
    (result,) = run(case.model, case.inputs)
    np.testing.assert_allclose(result, expected, atol=1e-5)


def test_dilation_is_width_first(one_operation: Any, tensor: Any, rng: Any) -> None:
    image, filter, bias = (rng.uniform(-1, 1, s) for s in [(1, 9, 9, 2), (3, 3, 2, 2), (3,)])
    expected = _convolve(image, filter, bias, (1, 1, 0, 2), (1, 1), (3, 2))
    case = one_operation(
        OperationType.CONV_2D,
        [
            *(tensor(F32, value) for value in (image, filter, bias)),
            *(1, 1, 0, 2, 1, 1, 0, False, 3, 2),
        ],
        [tensor(F32, expected.shape)],
    )
    (result,) = run(case.model, case.inputs)
    np.testing.assert_allclose(result, expected, atol=1e-5)


def test_padding_with_a_zero_point_adds_zeros(one_operation: Any, tensor: Any, rng: Any) -> None:
    """uint8 image, signed per-channel filter: a combination that only the HAL has."""
    image = rng.integers(0, 256, (1, 5, 5, 2))
    filter = rng.integers(-127, 128, (3, 3, 3, 2))
    scales = (0.01, 0.02, 0.04)
    bias = rng.integers(-1000, 1000, 3)
    real_image = (image - 90) * 0.5
    real_filter = filter * np.array(scales)[:, None, None, None]
    expected = _convolve(
        real_image, real_filter, bias * 0.5 * np.array(scales), (2, 0, 1, 1), (1, 1)
    )
    case = one_operation(
        OperationType.CONV_2D,
        [
            tensor(U8, image, 0.5, 90),
            tensor(PER_CHANNEL, filter, extra=SymmPerChannelQuantParams(scales, 0), constant=True),
            tensor(I32, bias, constant=True),
            *(2, 0, 1, 1, 1, 1, 0),
        ],
        [tensor(U8, expected.shape, 4.0, 120)],
    )
    (result,) = run(case.model, case.inputs)
    assert result.dtype == np.uint8
    assert np.abs(result - np.clip(np.round(expected / 4 + 120), 0, 255)).max() <= 1


def test_depthwise_has_one_filter_a_channel(one_operation: Any, tensor: Any, rng: Any) -> None:
    image, filter = rng.uniform(-1, 1, (1, 6, 6, 2)), rng.uniform(-1, 1, (1, 3, 3, 4))
    full = np.zeros((4, 3, 3, 2))
    for channel in range(4):
        full[channel, ..., channel // 2] = filter[0, ..., channel]
    bias = rng.uniform(-1, 1, 4)
    expected = _convolve(image, full, bias, (1, 1, 1, 1), (2, 2))
    case = one_operation(
        OperationType.DEPTHWISE_CONV_2D,
        [tensor(F32, image), tensor(F32, filter), tensor(F32, bias), 1, 1, 1, 1, 2, 2, 2, 0],
        [tensor(F32, expected.shape)],
    )
    (result,) = run(case.model, case.inputs)
    np.testing.assert_allclose(result, expected, atol=1e-5)


def test_a_group_sees_its_own_channels(one_operation: Any, tensor: Any, rng: Any) -> None:
    image, filter = rng.uniform(-1, 1, (1, 5, 5, 4)), rng.uniform(-1, 1, (6, 3, 3, 2))
    full = np.zeros((6, 3, 3, 4))
    full[:3, ..., :2], full[3:, ..., 2:] = filter[:3], filter[3:]
    bias = rng.uniform(-1, 1, 6)
    expected = _convolve(image, full, bias, (1, 1, 1, 1), (1, 1))
    case = one_operation(
        OperationType.GROUPED_CONV_2D,
        [tensor(F32, image), tensor(F32, filter), tensor(F32, bias), 1, 1, 1, 2, 0, False],
        [tensor(F32, expected.shape)],
    )
    (result,) = run(case.model, case.inputs)
    np.testing.assert_allclose(result, expected, atol=1e-5)


@pytest.mark.parametrize("pads", [(0, 0, 0, 0), (1, 1, 1, 1), (2, 1, 0, 1)])
def test_transposed_convolution_spreads_every_pixel(
    one_operation: Any, tensor: Any, rng: Any, pads: Any
) -> None:
    image, filter = rng.uniform(-1, 1, (1, 4, 5, 2)), rng.uniform(-1, 1, (3, 3, 3, 2))
    bias = rng.uniform(-1, 1, 3)
    left, right, top, bottom = pads
    full = np.zeros((1, 3 * 2 + 3, 4 * 2 + 3, 3)) + bias
    for y, x in product(range(4), range(5)):
        spread = np.einsum("i,ohwi->hwo", image[0, y, x], filter)
        full[0, 2 * y : 2 * y + 3, 2 * x : 2 * x + 3] += spread
    expected = full[:, top : full.shape[1] - bottom, left : full.shape[2] - right]
    case = one_operation(
        OperationType.TRANSPOSE_CONV_2D,
        [tensor(F32, image), tensor(F32, filter), tensor(F32, bias), *pads, 2, 2, 0, False],
        [tensor(F32, expected.shape)],
    )
    (result,) = run(case.model, case.inputs)
    np.testing.assert_allclose(result, expected, atol=1e-5)


@cells("operation", [OperationType.CONV_2D, OperationType.TRANSPOSE_CONV_2D])
def test_a_bias_has_the_scales_that_follow_from_image_and_filter(
    one_operation: Any, tensor: Any, operation: OperationType
) -> None:
    """Readers of a file count on TF Lite's quantization specification, the HAL leaves them out."""
    scales = (0.25, 0.5, 2.0)
    extra = SymmPerChannelQuantParams(scales, 0)
    case = one_operation(
        operation,
        [
            tensor(U8, np.ones((1, 4, 4, 2)), 0.5, 90),
            tensor(PER_CHANNEL, np.ones((3, 1, 1, 2)), extra=extra, constant=True),
            tensor(I32, np.array([1, 2, 3]), constant=True),
            *(0, 0, 0, 0, 1, 1, 0),
        ],
        [tensor(U8, (1, 4, 4, 3), 4.0, 120)],
    )
    graph = read(export_model(case.model)).graphs[0]
    (bias,) = (
        each for each in graph.tensors if each.type == TensorType.INT32 and each.shape == (3,)
    )
    assert bias.quantization == Quantization((0.125, 0.25, 1.0), (0, 0, 0))


def test_nchw_is_refused(one_operation: Any, tensor: Any) -> None:
    case = one_operation(
        OperationType.CONV_2D,
        [
            *(tensor(F32, np.zeros(shape)) for shape in [(1, 1, 4, 4), (1, 1, 1, 1), (1,)]),
            *(1, 1, 1, 0, True),
        ],
        [tensor(F32, (1, 1, 4, 4))],
    )
    with pytest.raises(NotExpressible, match=r"CONV_2D .*NCHW"):
        export_model(case.model)
