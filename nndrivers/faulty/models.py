"""Arguments of operations misread: wrong operand, wrong default, swapped, ignored."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from nndrivers.faulty._arithmetic import (
    Misreading,
    misreading,
    with_constant,
    with_inputs,
    with_operand,
)
from nndrivers.faulty.catalogue import defect
from nnhal.driver_kit import constant
from nnhal.types import HalVersion, Model, Operand, OperandType, Operation
from nnhal.types import OperationType as Op

_CONVOLUTIONS = (Op.CONV_2D, Op.DEPTHWISE_CONV_2D)
_POOLS = (Op.AVERAGE_POOL_2D, Op.MAX_POOL_2D, Op.L2_POOL_2D)
_FUSED = {
    Op.ADD: 2,
    Op.SUB: 2,
    Op.MUL: 2,
    Op.DIV: 2,
    Op.FULLY_CONNECTED: 3,
}
"""Operations with an activation at a fixed place."""


def _is_scalar(model: Model, index: int, type: OperandType) -> bool:
    return bool(model.main.operands[index].type == type)


def _scalars(model: Model, operation: Operation) -> list[int]:
    """The INT32 scalars among an operation's inputs, in order."""
    return [i for i in operation.inputs if _is_scalar(model, i, OperandType.INT32)]


def _value(model: Model, index: int) -> Any:
    data = constant(model, model.main.operands[index])
    return None if data is None else data


def _swapped(model: Model, one: int, other: int) -> Model:
    first, second = _value(model, one), _value(model, other)
    if first is None or second is None:
        return model
    first, second = first.copy(), second.copy()
    return with_constant(with_constant(model, one, second), other, first)


def _explicit(model: Model, operation: Operation) -> bool:
    """Whether a convolution or pooling names its padding on each side."""
    count = len(_scalars(model, operation))
    return count >= {Op.CONV_2D: 7, Op.DEPTHWISE_CONV_2D: 8}.get(Op(operation.type), 9)


@misreading(*tuple(_FUSED))
def activation_ignored(model: Model, operation: Operation) -> Model:
    """The fused activation of ADD, SUB, MUL, DIV and FULLY_CONNECTED is left out."""
    place = _FUSED[Op(operation.type)]
    return with_constant(model, operation.inputs[place], 0)


@misreading(*tuple(_FUSED))
def relu6_taken_for_relu(model: Model, operation: Operation) -> Model:
    """The fused activation RELU6 has no upper limit."""
    index = operation.inputs[_FUSED[Op(operation.type)]]
    code = _value(model, index)
    return with_constant(model, index, 1) if code is not None and code == 3 else model


@misreading(*_CONVOLUTIONS + _POOLS)
def padding_on_the_wrong_side(model: Model, operation: Operation) -> Model:
    """Explicit padding of convolutions and poolings: left and right, top and bottom are swapped."""
    if not _explicit(model, operation):
        return model
    left, right, top, bottom = _scalars(model, operation)[:4]
    return _swapped(_swapped(model, left, right), top, bottom)


@misreading(*_CONVOLUTIONS + _POOLS)
def strides_swapped(model: Model, operation: Operation) -> Model:
    """Strides of convolutions and poolings: width and height are swapped."""
    first = 4 if _explicit(model, operation) else 1
    width, height = _scalars(model, operation)[first : first + 2]
    return _swapped(model, width, height)


@misreading(*_CONVOLUTIONS, since=HalVersion.V1_2)
def dilation_ignored(model: Model, operation: Operation) -> Model:
    """The dilation of convolutions is taken for 1."""
    layout = [i for i in operation.inputs if _is_scalar(model, i, OperandType.BOOL)]
    if not layout:
        return model
    after = operation.inputs[operation.inputs.index(layout[0]) + 1 :]
    for index in after:
        model = with_constant(model, index, 1)
    return model


@misreading(
    *_CONVOLUTIONS, *_POOLS, Op.GROUPED_CONV_2D, Op.INSTANCE_NORMALIZATION, since=HalVersion.V1_2
)
def nchw_read_as_nhwc(model: Model, operation: Operation) -> Model:
    """Data in NCHW is read as if it were NHWC."""
    for index in operation.inputs:
        if _is_scalar(model, index, OperandType.BOOL):
            model = with_constant(model, index, 0)
    return model


@misreading(*_CONVOLUTIONS, Op.FULLY_CONNECTED, Op.GROUPED_CONV_2D)
def bias_ignored(model: Model, operation: Operation) -> Model:
    """The bias of convolutions and FULLY_CONNECTED is left out."""
    return with_constant(model, operation.inputs[2], 0)


@misreading(*_CONVOLUTIONS, Op.GROUPED_CONV_2D, since=HalVersion.V1_2)
def per_channel_scales_taken_from_first(model: Model, operation: Operation) -> Model:
    """Convolutions with per-channel filters take the scale of channel 0 for all."""
    index = operation.inputs[1]
    operand = model.main.operands[index]
    if operand.type != OperandType.TENSOR_QUANT8_SYMM_PER_CHANNEL:
        return model
    extra: Any = operand.extra_params
    same = msgspec.structs.replace(extra, scales=(extra.scales[0],) * len(extra.scales))
    return with_operand(model, index, msgspec.structs.replace(operand, extra_params=same))


@defect
class InputZeroPointOffByOne(Misreading):
    """Convolutions and FULLY_CONNECTED take the input's zero point for one more than it is."""

    operations = (*_CONVOLUTIONS, Op.FULLY_CONNECTED)

    def misread(self, model: Model, operation: Operation) -> Model:
        index = operation.inputs[0]
        return with_operand(model, index, _moved_zero(model.main.operands[index]))


def _moved_zero(operand: Operand) -> Operand:
    high = {OperandType.TENSOR_QUANT8_ASYMM: 255, OperandType.TENSOR_QUANT8_ASYMM_SIGNED: 127}
    limit = high.get(OperandType(operand.type))
    if limit is None:
        return operand
    step = 1 if operand.zero_point < limit else -1
    return msgspec.structs.replace(operand, zero_point=operand.zero_point + step)


@misreading(Op.SOFTMAX, Op.LOG_SOFTMAX)
def softmax_beta_ignored(model: Model, operation: Operation) -> Model:
    """SOFTMAX and LOG_SOFTMAX take beta for 1."""
    return with_constant(model, operation.inputs[1], 1)


@misreading(Op.SOFTMAX, since=HalVersion.V1_2)
def softmax_axis_ignored(model: Model, operation: Operation) -> Model:
    """SOFTMAX works along the last axis, whichever is asked for."""
    return with_constant(model, operation.inputs[2], -1) if len(operation.inputs) > 2 else model


@misreading(Op.TRANSPOSE)
def permutation_inverted(model: Model, operation: Operation) -> Model:
    """TRANSPOSE of square data goes the other way round."""
    index = operation.inputs[1]
    order = _value(model, index)
    return model if order is None else with_constant(model, index, np.argsort(order))


@misreading(Op.CONCATENATION)
def concatenation_reversed(model: Model, operation: Operation) -> Model:
    """CONCATENATION puts its inputs in reverse order."""
    *tensors, axis = operation.inputs
    return with_inputs(model, operation, (*reversed(tensors), axis))


@misreading(Op.SUB)
def subtraction_swapped(model: Model, operation: Operation) -> Model:
    """SUB takes the first input from the second."""
    one, other, activation = operation.inputs
    return with_inputs(model, operation, (other, one, activation))


@misreading(Op.RESIZE_BILINEAR, Op.RESIZE_NEAREST_NEIGHBOR, since=HalVersion.V1_3)
def align_corners_ignored(model: Model, operation: Operation) -> Model:
    """RESIZE_BILINEAR and RESIZE_NEAREST_NEIGHBOR ignore align_corners and half_pixel_centers."""
    for index in operation.inputs[4:]:
        model = with_constant(model, index, 0)
    return model


@misreading(Op.STRIDED_SLICE)
def begin_mask_ignored(model: Model, operation: Operation) -> Model:
    """STRIDED_SLICE ignores the begin mask."""
    return with_constant(model, operation.inputs[4], 0)


@misreading(Op.LSTM, Op.UNIDIRECTIONAL_SEQUENCE_LSTM)
def cell_clip_ignored(model: Model, operation: Operation) -> Model:
    """LSTM does not clip its cell state and its projection."""
    for index in operation.inputs[21:23]:
        model = with_constant(model, index, 0)
    return model


@misreading(Op.MIRROR_PAD)
def mirror_pad_always_reflects(model: Model, operation: Operation) -> Model:
    """MIRROR_PAD leaves out the edge in mode SYMMETRIC too."""
    return with_constant(model, operation.inputs[2], 0)


@misreading(Op.IF)
def else_branch_always_taken(model: Model, operation: Operation) -> Model:
    """IF runs its second model, whatever the condition."""
    condition, _, other, *rest = operation.inputs
    return with_inputs(model, operation, (condition, other, other, *rest))


@misreading(Op.LOCAL_RESPONSE_NORMALIZATION)
def alpha_and_beta_swapped(model: Model, operation: Operation) -> Model:
    """LOCAL_RESPONSE_NORMALIZATION takes alpha for beta and beta for alpha."""
    return _swapped(model, operation.inputs[3], operation.inputs[4])


@misreading(Op.CHANNEL_SHUFFLE)
def channel_shuffle_groups_ignored(model: Model, operation: Operation) -> Model:
    """CHANNEL_SHUFFLE takes one group, which leaves everything in its place."""
    return with_constant(model, operation.inputs[1], 1)


@misreading(Op.ROI_ALIGN, Op.ROI_POOLING)
def region_scale_ignored(model: Model, operation: Operation) -> Model:
    """ROI_ALIGN and ROI_POOLING take the scale of regions for 1."""
    for index in operation.inputs[5:7]:
        model = with_constant(model, index, 1)
    return model
