"""Imports CONV_2D, DEPTHWISE_CONV_2D and TRANSPOSE_CONV."""

from __future__ import annotations

from nnhal.types import OperationType
from nntflite.importer.operator import TfliteOperator
from nntflite.importer.registry import imports
from nntflite.importer.weights import bias_operand

_INPUT, _FILTER, _BIAS = 0, 1, 2


@imports("CONV_2D")
def _conv_2d(op: TfliteOperator) -> None:
    """GROUPED_CONV_2D where the filter has fewer channels than the image."""
    channels, _, _, depth = _filter_shape(op, _FILTER)
    groups = _groups(op, depth)
    image, filter = op.operands(_INPUT, _FILTER)
    operands = [image, filter, bias_operand(op, _BIAS, image, filter, channels)]
    if groups == 1:
        inputs = [*operands, *_scheme_and_strides(op), op.i32(op.activation()), *_dilation(op)]
        op.emit(OperationType.CONV_2D, inputs, op.output())
        return
    if _dilation(op):
        raise op.refuse("the HAL has no dilation in grouped convolutions")
    activation = [op.i32(op.activation()), op.flag(False)]
    inputs = [*operands, *_scheme_and_strides(op), op.i32(groups), *activation]
    op.emit(OperationType.GROUPED_CONV_2D, inputs, op.output())


@imports("DEPTHWISE_CONV_2D")
def _depthwise_conv_2d(op: TfliteOperator) -> None:
    """The multiplier follows from the shapes; the option may be wrong, TF Lite does not read it."""
    channels = _filter_shape(op, _FILTER)[3]
    depth = _image_shape(op)[3]
    if channels % depth:
        raise op.refuse(f"{channels} filters are no multiple of {depth} channels", _FILTER)
    image, filter = op.operands(_INPUT, _FILTER)
    inputs = [
        *(image, filter, bias_operand(op, _BIAS, image, filter, channels)),
        *_scheme_and_strides(op),
        *(op.i32(channels // depth), op.i32(op.activation())),
        *_dilation(op),
    ]
    op.emit(OperationType.DEPTHWISE_CONV_2D, inputs, op.output())


@imports("TRANSPOSE_CONV")
def _transpose_conv(op: TfliteOperator) -> None:
    """A constant output shape, which must be the one that the HAL computes."""
    channels = _filter_shape(op, 1)[0]
    image, filter = op.operands(2, 1)
    inputs = [
        *(image, filter, bias_operand(op, 3, image, filter, channels)),
        op.indexes(0),
        *_scheme_and_strides(op),
        *(op.i32(op.activation()), op.flag(False)),
    ]
    output = op.output()
    op.emit(OperationType.TRANSPOSE_CONV_2D, inputs, output)
    wanted, given = op.value(0).reshape(-1).tolist(), op.described(output).dimensions
    if wanted != list(given):
        raise op.refuse(
            f"its output shape is {wanted}, and the HAL computes {list(given)} from padding, "
            "strides and filter",
            0,
        )


def _filter_shape(op: TfliteOperator, position: int) -> tuple[int, ...]:
    shape = op.shape(position)
    if len(shape) != 4:
        raise op.refuse(f"the filter has {len(shape)} dimensions, expected 4", position)
    return shape


def _image_shape(op: TfliteOperator) -> tuple[int, ...]:
    shape = op.shape(_INPUT)
    if len(shape) != 4:
        raise op.refuse(f"the image has {len(shape)} dimensions, expected 4", _INPUT)
    return shape


def _groups(op: TfliteOperator, filter_depth: int) -> int:
    depth = _image_shape(op)[3]
    if depth % filter_depth:
        raise op.refuse(f"the filter has {filter_depth} channels, the image {depth}", _FILTER)
    return depth // filter_depth


def _scheme_and_strides(op: TfliteOperator) -> list[int]:
    return [op.padding(), op.i32(op.option("stride_w")), op.i32(op.option("stride_h"))]


def _dilation(op: TfliteOperator) -> list[int]:
    """Layout and dilation; nothing where there is none, so that HAL 1.0 has it too."""
    factors = (op.option("dilation_w_factor"), op.option("dilation_h_factor"))
    if factors == (1, 1):
        return []
    return [op.flag(False), *(op.i32(factor) for factor in factors)]
