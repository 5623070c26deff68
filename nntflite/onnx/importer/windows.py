"""Imports convolutions, pooling and resizing: windows over images."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from nnhal.types import OperationType
from nntflite.importer.weights import bias_operand
from nntflite.onnx.importer.operator import OnnxOperator
from nntflite.onnx.importer.registry import imports

_PLANE: Final = 2
"""Dimensions of an image beside batch and channels; sequences get one of size 1."""


@dataclass(frozen=True)
class _Window:
    """Height before width in each pair; ``sides`` are top, left, bottom, right."""

    reach: tuple[int, int]
    strides: tuple[int, int]
    dilation: tuple[int, int]
    sides: tuple[int, int, int, int]

    def operands(self, op: OnnxOperator) -> list[int]:
        """Padding and strides, as all windows of the HAL have them."""
        top, left, bottom, right = self.sides
        height, width = self.strides
        return [op.i32(number) for number in (left, right, top, bottom, width, height)]


def _image(op: OnnxOperator) -> int:
    """The image [batch, height, width, channels]; of a sequence, the height is 1."""
    shape = op.shape(0)
    if len(shape) == _PLANE + 1:
        lines = op.result(OperationType.TRANSPOSE, [op.operand(0), op.integers([0, 2, 1])])
        return op.reshaped(lines, (shape[0], 1, shape[2], shape[1]))
    if len(shape) != _PLANE + 2:
        raise op.refuse(f"windows over {len(shape) - 2} dimensions, expected 1 or 2", 0)
    return op.last(0)


def _window(op: OnnxOperator, image: int, kernel: Sequence[int]) -> _Window:
    rank = len(kernel)
    line = [1] * (_PLANE - rank)
    sizes = op.described(image).dimensions[1:3]
    strides, dilation = ([*line, *op.attribute(n, [1] * rank)] for n in ("strides", "dilations"))
    reach = [(k - 1) * d + 1 for k, d in zip([*line, *kernel], dilation, strict=True)]
    pads = op.attribute("pads", [0] * (2 * rank))
    begin, end = [0] * len(line) + pads[:rank], [0] * len(line) + pads[rank:]
    scheme = op.attribute("auto_pad", "NOTSET")
    for n in range(_PLANE if scheme.startswith("SAME") else 0):
        total = max(0, (-(-sizes[n] // strides[n]) - 1) * strides[n] + reach[n] - sizes[n])
        small, large = total // 2, total - total // 2
        begin[n], end[n] = (small, large) if scheme == "SAME_UPPER" else (large, small)
    if op.attribute("ceil_mode", 0):
        for n in range(_PLANE):
            room = sizes[n] + begin[n] + end[n] - reach[n]
            missing = -room % strides[n]
            # The last window must begin inside of the image or of its left padding.
            if missing and room + missing < sizes[n] + begin[n]:
                end[n] += missing
    one, two, three = ((int(a), int(b)) for a, b in (reach, strides, dilation))
    return _Window(one, two, three, (begin[0], begin[1], end[0], end[1]))


def _emit(op: OnnxOperator, type: OperationType, inputs: Sequence[int]) -> None:
    """Append an operation on images; its result is reshaped where the file has a sequence."""
    if len(op.shape(0)) == _PLANE + 2:
        op.emit(type, inputs, op.output_last())
        return
    output = op.output()
    image = op.temporary(output)
    op.emit(type, inputs, image)
    batch, _, length, channels = op.described(image).dimensions
    lines = op.reshaped(image, (batch, length, channels))
    op.emit(OperationType.TRANSPOSE, [lines, op.integers([0, 2, 1])], output)


@imports("Conv")
def _conv(op: OnnxOperator) -> None:
    """CONV_2D, DEPTHWISE_CONV_2D where each channel is a group, else GROUPED_CONV_2D."""
    image, shape, groups = _image(op), op.value(1).shape, op.attribute("group", 1)
    window, channels = _window(op, image, shape[2:]), op.described(image).dimensions[3]
    is_depthwise = groups == channels and groups > 1
    order = [1, *range(2, len(shape)), 0] if is_depthwise else [0, *range(2, len(shape)), 1]
    filter = _filter(op, image, order, channel=3 if is_depthwise else 0)
    bias = bias_operand(op, 2, image, filter, shape[0])
    inputs = [image, filter, bias, *window.operands(op)]
    dilation = [op.i32(d) for d in reversed(window.dilation)] if max(window.dilation) > 1 else []
    first = op.flag(False)
    if is_depthwise:
        inputs += [op.i32(shape[0] // groups), op.none(), first, *dilation]
        _emit(op, OperationType.DEPTHWISE_CONV_2D, inputs)
    elif groups == 1:
        _emit(op, OperationType.CONV_2D, [*inputs, op.none(), first, *dilation])
    elif dilation:
        raise op.refuse("the HAL has no dilation in grouped convolutions")
    else:
        _emit(op, OperationType.GROUPED_CONV_2D, [*inputs, op.i32(groups), op.none(), first])


def _filter(
    op: OnnxOperator, image: int, order: Sequence[int], channel: int, quantized_axis: int = 0
) -> int:
    """The filter with its axes in ``order``; that of a sequence has the height 1."""
    filter = op.weights(1, image, order, channel, quantized_axis)
    described, value = op.described(filter), op.tensors.builder.value(filter)
    assert value is not None
    if value.ndim == _PLANE + 2:
        return filter
    whole = value.reshape(value.shape[0], 1, *value.shape[1:])
    return op.tensors.builder.constant(
        described.type, whole, described.scale, described.zero_point, described.extra_params
    )


@imports("ConvTranspose")
def _conv_transpose(op: OnnxOperator) -> None:
    image, shape = _image(op), op.value(1).shape
    window = _window(op, image, shape[2:])
    if op.attribute("group", 1) != 1 or max(window.dilation) > 1:
        raise op.refuse("the HAL has neither groups nor dilation in transposed convolutions")
    if op.attribute("auto_pad", "NOTSET") not in ("NOTSET", "VALID"):
        raise op.refuse("padding that follows from an output shape")
    if op.attribute("output_shape"):
        raise op.refuse("an output shape")
    top, left, bottom, right = window.sides
    further = [*[0] * (_PLANE + 2 - len(shape)), *op.attribute("output_padding", [0] * len(shape))]
    bottom, right = bottom - further[0], right - further[1]
    if min(bottom, right) < 0:
        raise op.refuse("output padding beyond the padding")
    filter = _filter(op, image, [1, *range(2, len(shape)), 0], channel=0, quantized_axis=1)
    height, width = window.strides
    numbers = [left, right, top, bottom, width, height]
    bias = bias_operand(op, 2, image, filter, shape[1])
    inputs = [image, filter, bias, *map(op.i32, numbers), op.none(), op.flag(False)]
    _emit(op, OperationType.TRANSPOSE_CONV_2D, inputs)


@imports("MaxPool", "AveragePool")
def _pool(op: OnnxOperator) -> None:
    """PAD before an average in which padding counts."""
    image = _image(op)
    window = _window(op, image, op.attribute("kernel_shape"))
    if max(window.dilation) > 1 or op.has_output(1):
        raise op.refuse("the HAL has neither dilation nor indexes in pooling")
    sides = window.sides
    if op.name == "AveragePool" and op.attribute("count_include_pad", 0) and any(sides):
        if op.attribute("ceil_mode", 0):
            raise op.refuse("padding that counts, and a rounded output shape")
        pads = op.integers(
            np.array([0, 0, sides[0], sides[2], sides[1], sides[3], 0, 0]).reshape(4, 2)
        )
        image = op.result(OperationType.PAD, [image, pads])
        window = replace(window, sides=(0, 0, 0, 0))
    height, width = window.reach
    type = OperationType.MAX_POOL_2D if op.name == "MaxPool" else OperationType.AVERAGE_POOL_2D
    end = [op.i32(width), op.i32(height), op.none(), op.flag(False)]
    _emit(op, type, [image, *window.operands(op), *end])


@imports("GlobalMaxPool")
def _global_max_pool(op: OnnxOperator) -> None:
    image = _image(op)
    height, width = op.described(image).dimensions[1:3]
    numbers = [op.i32(number) for number in (0, 0, 0, 0, 1, 1, width, height)]
    _emit(op, OperationType.MAX_POOL_2D, [image, *numbers, op.none(), op.flag(False)])


@imports("GlobalAveragePool")
def _global_average_pool(op: OnnxOperator) -> None:
    """MEAN, in float32 where the codes of the output have another scale."""
    image, axes, keep = op.last(0), op.integers([1, 2]), op.i32(1)
    output = op.output_last()
    if op.is_quantized_alike(image, output):
        op.emit(OperationType.MEAN, [image, axes, keep], output)
    else:
        mean = op.result(OperationType.MEAN, [op.real(image), axes, keep])
        op.emit(OperationType.QUANTIZE, [mean], output)


@imports("Resize", "Upsample")
def _resize(op: OnnxOperator) -> None:
    """Nearest neighbors where the HAL takes the same ones, and bilinear interpolation."""
    image = _image(op)
    given = op.described(image).dimensions
    wanted = _resized(op, given[1:3])
    mode = op.attribute("mode", "nearest")
    how = op.attribute("coordinate_transformation_mode", "half_pixel")
    if op.name == "Upsample" or (op.opset < 11 and op.name == "Resize"):
        how = "asymmetric"
    if mode == "nearest":
        align, center = _nearest(op, how, given[1:3], wanted)
        type = OperationType.RESIZE_NEAREST_NEIGHBOR
    elif mode == "linear" and how in _LINEAR:
        align, center = _LINEAR[how]
        type = OperationType.RESIZE_BILINEAR
        if how == "pytorch_half_pixel" and min(wanted) == 1:
            raise op.refuse("one element, and half pixels as in PyTorch")
    else:
        raise op.refuse(f"the HAL has no mode '{mode}' with '{how}'")
    if op.attribute("antialias", 0) or op.attribute("exclude_outside", 0):
        raise op.refuse("the HAL has no filter for smaller images")
    numbers = [op.i32(wanted[1]), op.i32(wanted[0]), op.flag(False)]
    _emit(op, type, [image, *numbers, op.flag(align), op.flag(center)])


_LINEAR: Final = {
    "align_corners": (True, False),
    "asymmetric": (False, False),
    "half_pixel": (False, True),
    "pytorch_half_pixel": (False, True),
}
"""Modes of coordinates, and whether the HAL aligns corners and takes centers of pixels for them."""


def _resized(op: OnnxOperator, given: Sequence[int]) -> tuple[int, int]:
    """Height and width of the output, whose ratios to the input must be the scales."""
    scales = 2 if op.name == "Resize" and op.opset > 10 else 1
    rank = op.rank(0)
    line = [1.0] * (_PLANE + 2 - rank)
    if op.has(3):
        sizes = op.value(3).reshape(-1).tolist()
        factors = [size / own for size, own in zip(sizes, op.shape(0), strict=True)]
    elif op.has(scales):
        factors = op.value(scales).reshape(-1).tolist()
    else:
        factors = op.attribute("scales") or []
    if len(factors) != rank or factors[:2] != [1, 1] or op.attribute("axes"):
        raise op.refuse("the HAL resizes height and width")
    factors = [*line, *factors[2:]]
    wanted = [int(size * factor) for size, factor in zip(given, factors, strict=True)]
    for size, factor, found in zip(given, factors, wanted, strict=True):
        if abs(size * factor - found) > 1e-4 * found:
            raise op.refuse(f"{size} × {factor} is no number of pixels")
    return wanted[0], wanted[1]


def _nearest(
    op: OnnxOperator, how: str, given: Sequence[int], wanted: Sequence[int]
) -> tuple[bool, bool]:
    """Whether the HAL aligns corners, and takes centers of pixels, where it then takes the same
    pixels as the file.
    """
    rounding = op.attribute("nearest_mode", "round_prefer_floor")
    if op.name == "Upsample" or op.opset < 11:
        rounding = "floor"
    for align, center in ((False, False), (False, True), (True, False)):
        pairs = list(zip(given, wanted, strict=True))
        if all(
            np.array_equal(_of_onnx(how, rounding, *pair), _of_hal(*pair, align, center))
            for pair in pairs
        ):
            return align, center
    raise op.refuse(f"the HAL takes other pixels than '{how}' with '{rounding}'")


def _of_onnx(how: str, rounding: str, given: int, wanted: int) -> NDArray[np.int64]:
    """The pixel that ONNX takes for each of the output along one axis."""
    places, scale = np.arange(wanted, dtype=np.float64), wanted / given
    if how == "align_corners":
        found = places * (given - 1) / max(1, wanted - 1)
    elif how == "asymmetric":
        found = places / scale
    elif how == "pytorch_half_pixel" and wanted == 1:
        found = places * 0
    else:
        found = (places + 0.5) / scale - 0.5
    rounded = {
        "floor": np.floor(found),
        "ceil": np.ceil(found),
        "round_prefer_floor": np.ceil(found - 0.5),
        "round_prefer_ceil": np.floor(found + 0.5),
    }[rounding]
    return np.asarray(np.clip(rounded, 0, given - 1)).astype(np.int64)


def _of_hal(given: int, wanted: int, align: bool, center: bool) -> NDArray[np.int64]:
    """The pixel that RESIZE_NEAREST_NEIGHBOR takes. Source: TF Lite's reference kernel."""
    places = np.arange(wanted, dtype=np.float64)
    if align:
        found = np.floor(places * ((given - 1) / max(1, wanted - 1)) + 0.5)
    else:
        found = np.floor((places + (0.5 if center else 0.0)) * (given / wanted))
    return np.asarray(np.clip(found, 0, given - 1)).astype(np.int64)
