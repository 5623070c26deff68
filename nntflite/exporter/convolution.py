"""Exports CONV_2D, DEPTHWISE_CONV_2D, GROUPED_CONV_2D and TRANSPOSE_CONV_2D."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from nnhal.types import OperandType, OperationType
from nntflite.exporter.operation import HalOperation
from nntflite.exporter.registry import exports
from nntflite.exporter.window import (
    Pair,
    Window,
    padded,
    read_arguments,
    scheme_for,
)
from nntflite.graph import Quantization
from nntflite.schema import Activation, Padding, TensorType

_INPUT, _FILTER, _BIAS = 0, 1, 2
_SIGNED_OFFSET = 128
"""Between the zero points of the same values stored as uint8 and as int8."""


@dataclass(frozen=True, slots=True)
class _Operands:
    """Tensors of one TF Lite convolution."""

    image: int
    filter: int
    bias: int
    output: int


@exports(OperationType.CONV_2D)
def _conv_2d(op: HalOperation) -> None:
    window = read_arguments(op, 3, extras=0)
    _convolve(op, "CONV_2D", _whole(op), window)


@exports(OperationType.DEPTHWISE_CONV_2D)
def _depthwise_conv_2d(op: HalOperation) -> None:
    window = read_arguments(op, 3, extras=1)
    _convolve(op, "DEPTHWISE_CONV_2D", _whole(op), window, depth_multiplier=window.extras[0])


@exports(OperationType.GROUPED_CONV_2D)
def _grouped_conv_2d(op: HalOperation) -> None:
    """As many plain convolutions as there are groups: TF Lite's own grouping is newer."""
    window = read_arguments(op, 3, extras=1)
    groups = window.extras[0]
    images = [op.temporary(op.tensor(_INPUT)) for _ in range(groups)]
    axis = op.constant(np.int32(3))
    op.emit("SPLIT", [axis, op.tensor(_INPUT)], images, num_splits=groups)
    filters, biases = _parts(op, _FILTER, groups), _parts(op, _BIAS, groups)
    results = [op.temporary(op.output()) for _ in range(groups)]
    for parts in zip(images, filters, biases, results, strict=True):
        _convolve(op, "CONV_2D", _Operands(*parts), window)
    op.emit("CONCATENATION", results, op.output(), axis=3)


def _whole(op: HalOperation) -> _Operands:
    return _Operands(op.tensor(_INPUT), op.tensor(_FILTER), op.tensor(_BIAS), op.output())


def _parts(op: HalOperation, position: int, count: int) -> list[int]:
    """A constant cut along its first dimension, which is that of the output channels."""
    whole = op.graph.builder.tensors[op.tensor(position)].quantization
    values = np.split(op.value(position), count)
    if whole is None or not whole.per_channel:
        return [op.constant(value, whole) for value in values]
    scales = np.split(np.array(whole.scales), count)
    return [
        op.constant(value, Quantization(tuple(some.tolist()), (0,) * some.size))
        for value, some in zip(values, scales, strict=True)
    ]


def _convolve(
    op: HalOperation, name: str, operands: _Operands, window: Window, **options: Any
) -> None:
    """Emit one convolution, with whatever padding has to go in front of it."""
    image = operands.image
    scheme = _scheme(op, window)
    if scheme is None:
        assert window.sides is not None
        image, scheme = padded(op, image, window.sides), Padding.VALID
    options |= {
        "padding": scheme,
        "stride_h": window.strides[0],
        "stride_w": window.strides[1],
        "fused_activation_function": window.activation,
        "dilation_h_factor": window.dilation[0],
        "dilation_w_factor": window.dilation[1],
    }
    inputs = [image, operands.filter, operands.bias]
    _emit_with_one_signedness(op, name, inputs, operands.output, **options)


def _scheme(op: HalOperation, window: Window) -> Padding | None:
    if window.sides is None:
        return window.scheme
    _, filter_height, filter_width, _ = op.shape(_FILTER)
    reach = (
        (filter_height - 1) * window.dilation[0] + 1,
        (filter_width - 1) * window.dilation[1] + 1,
    )
    return scheme_for(window, _size(op), reach)


def _size(op: HalOperation) -> Pair | None:
    shape = op.graph.shape(op.input_index(_INPUT))
    return None if shape is None else (shape[1], shape[2])


def _emit_with_one_signedness(
    op: HalOperation, name: str, inputs: list[int], output: int, **options: Any
) -> None:
    """The HAL takes uint8 images with signed per-channel filters, TF Lite wants all signed.

    QUANTIZE between the two loses nothing, the scale being the same.
    """
    _check_filter(op)
    _quantize_bias(op, *inputs)
    tensors = op.graph.builder.tensors
    image, filter = inputs[0], inputs[1]
    if tensors[image].type != TensorType.UINT8 or tensors[filter].type != TensorType.INT8:
        op.emit(name, inputs, output, **options)
        return
    signed_image, signed_output = _signed_twin(op, image), _signed_twin(op, output)
    op.emit("QUANTIZE", [image], signed_image)
    op.emit(name, [signed_image, *inputs[1:]], signed_output, **options)
    op.emit("QUANTIZE", [signed_output], output)


def _quantize_bias(op: HalOperation, image: int, filter: int, bias: int) -> None:
    """Give a bias the scales that follow from the other two, which the HAL leaves out for filters
    with a scale a channel. TF Lite's kernels do not look, but other readers of the file count on
    its quantization specification, by which the scales of a bias are products of these.
    """
    tensors = op.graph.builder.tensors
    scales = [tensors[tensor].quantization for tensor in (image, filter)]
    if tensors[bias].quantization is not None or tensors[bias].type != TensorType.INT32:
        return
    if scales[0] is None or scales[1] is None:
        return
    products = np.float32(scales[0].scales[0]) * np.array(scales[1].scales, np.float32)
    quantization = Quantization(tuple(products.tolist()), (0,) * products.size)
    tensors[bias] = replace(tensors[bias], quantization=quantization)


def _check_filter(op: HalOperation) -> None:
    """TF Lite's 8-bit quantization has signed filters symmetric, and its kernels count on it."""
    filter = op.input(_FILTER)
    if filter.type == OperandType.TENSOR_QUANT8_ASYMM_SIGNED and filter.zero_point:
        raise op.refuse(f"signed filters have zero point 0, not {filter.zero_point}")


def _signed_twin(op: HalOperation, tensor: int) -> int:
    quantization = op.graph.builder.tensors[tensor].quantization
    if quantization is None:
        raise op.refuse("a quantized tensor has no scale")
    zero_point = quantization.zero_points[0] - _SIGNED_OFFSET
    return op.new(TensorType.INT8, Quantization(quantization.scales, (zero_point,)))


@exports(OperationType.TRANSPOSE_CONV_2D)
def _transpose_conv_2d(op: HalOperation) -> None:
    """TF Lite derives padding from the output's shape; padding of its own is cut off afterwards."""
    _check_filter(op)
    _quantize_bias(op, op.tensor(_INPUT), op.tensor(_FILTER), op.tensor(_BIAS))
    implicit = len(op) == 9
    window = read_arguments(op, 4 if implicit else 3, extras=0)
    if window.sides is None:
        assert window.scheme is not None
        _transpose(op, window, window.scheme, op.value(3).tolist(), op.output())
        return
    shape = _full_shape(op, window)
    full = op.temporary(op.output())
    _transpose(op, window, Padding.VALID, shape, full)
    (top, bottom), (left, right) = window.sides
    begin = op.integers(0, top, left, 0)
    size = op.integers(-1, shape[1] - top - bottom, shape[2] - left - right, -1)
    op.emit("SLICE", [full, begin, size], op.output())


def _transpose(
    op: HalOperation, window: Window, scheme: Padding, shape: list[int], output: int
) -> None:
    op.emit(
        "TRANSPOSE_CONV",
        [op.integers(*shape), op.tensor(_FILTER), op.tensor(_INPUT), op.tensor(_BIAS)],
        output,
        version=3 if window.activation == Activation.NONE else 4,
        padding=scheme,
        stride_h=window.strides[0],
        stride_w=window.strides[1],
        fused_activation_function=window.activation,
    )


def _full_shape(op: HalOperation, window: Window) -> list[int]:
    """The output's shape without any padding."""
    batches, height, width, _ = op.shape(_INPUT)
    channels, filter_height, filter_width, _ = op.shape(_FILTER)
    return [
        batches,
        (height - 1) * window.strides[0] + filter_height,
        (width - 1) * window.strides[1] + filter_width,
        channels,
    ]
