"""Arguments of operations misread: wrong operand, wrong default, swapped, ignored."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from nndrivers.faulty._arithmetic import Misreading, with_constant, with_operand
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


@defect
class ActivationIgnored(Misreading):
    """The fused activation of ADD, SUB, MUL, DIV and FULLY_CONNECTED is left out."""

    operations = tuple(_FUSED)

    def misread(self, model: Model, operation: Operation) -> Model:
        place = _FUSED[Op(operation.type)]
        return with_constant(model, operation.inputs[place], 0)


@defect
class Relu6TakenForRelu(Misreading):
    """The fused activation RELU6 has no upper limit."""

    operations = tuple(_FUSED)

    def misread(self, model: Model, operation: Operation) -> Model:
        index = operation.inputs[_FUSED[Op(operation.type)]]
        code = _value(model, index)
        return with_constant(model, index, 1) if code is not None and code == 3 else model


@defect
class PaddingOnTheWrongSide(Misreading):
    """Explicit padding of convolutions and poolings: left and right, top and bottom are swapped."""

    operations = _CONVOLUTIONS + _POOLS

    def misread(self, model: Model, operation: Operation) -> Model:
        if not _explicit(model, operation):
            return model
        left, right, top, bottom = _scalars(model, operation)[:4]
        return _swapped(_swapped(model, left, right), top, bottom)


@defect
class StridesSwapped(Misreading):
    """Strides of convolutions and poolings: width and height are swapped."""

    operations = _CONVOLUTIONS + _POOLS

    def misread(self, model: Model, operation: Operation) -> Model:
        first = 4 if _explicit(model, operation) else 1
        width, height = _scalars(model, operation)[first : first + 2]
        return _swapped(model, width, height)


@defect
class DilationIgnored(Misreading):
    """The dilation of convolutions is taken for 1."""

    since = HalVersion.V1_2
    operations = _CONVOLUTIONS

    def misread(self, model: Model, operation: Operation) -> Model:
        layout = [i for i in operation.inputs if _is_scalar(model, i, OperandType.BOOL)]
        if not layout:
            return model
        after = operation.inputs[operation.inputs.index(layout[0]) + 1 :]
        for index in after:
            model = with_constant(model, index, 1)
        return model


@defect
class NchwReadAsNhwc(Misreading):
    """Data in NCHW is read as if it were NHWC."""

    since = HalVersion.V1_2
    operations = (*_CONVOLUTIONS, *_POOLS, Op.GROUPED_CONV_2D, Op.INSTANCE_NORMALIZATION)

    def misread(self, model: Model, operation: Operation) -> Model:
        for index in operation.inputs:
            if _is_scalar(model, index, OperandType.BOOL):
                model = with_constant(model, index, 0)
        return model


@defect
class BiasIgnored(Misreading):
    """The bias of convolutions and FULLY_CONNECTED is left out."""

    operations = (*_CONVOLUTIONS, Op.FULLY_CONNECTED, Op.GROUPED_CONV_2D)

    def misread(self, model: Model, operation: Operation) -> Model:
        return with_constant(model, operation.inputs[2], 0)


@defect
class PerChannelScalesTakenFromFirst(Misreading):
    """Convolutions with per-channel filters take the scale of channel 0 for all."""

    since = HalVersion.V1_2
    operations = (*_CONVOLUTIONS, Op.GROUPED_CONV_2D)

    def misread(self, model: Model, operation: Operation) -> Model:
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


@defect
class SoftmaxBetaIgnored(Misreading):
    """SOFTMAX and LOG_SOFTMAX take beta for 1."""

    operations = (Op.SOFTMAX, Op.LOG_SOFTMAX)

    def misread(self, model: Model, operation: Operation) -> Model:
        return with_constant(model, operation.inputs[1], 1)


@defect
class SoftmaxAxisIgnored(Misreading):
    """SOFTMAX works along the last axis, whichever is asked for."""

    since = HalVersion.V1_2
    operations = (Op.SOFTMAX,)

    def misread(self, model: Model, operation: Operation) -> Model:
        return with_constant(model, operation.inputs[2], -1) if len(operation.inputs) > 2 else model


@defect
class PermutationInverted(Misreading):
    """TRANSPOSE of square data goes the other way round."""

    operations = (Op.TRANSPOSE,)

    def misread(self, model: Model, operation: Operation) -> Model:
        index = operation.inputs[1]
        order = _value(model, index)
        return model if order is None else with_constant(model, index, np.argsort(order))


@defect
class ConcatenationReversed(Misreading):
    """CONCATENATION puts its inputs in reverse order."""

    operations = (Op.CONCATENATION,)

    def misread(self, model: Model, operation: Operation) -> Model:
        *tensors, axis = operation.inputs
        turned = msgspec.structs.replace(operation, inputs=(*reversed(tensors), axis))
        operations = tuple(turned if o is operation else o for o in model.main.operations)
        main = msgspec.structs.replace(model.main, operations=operations)
        return msgspec.structs.replace(model, main=main)


@defect
class SubtractionSwapped(Misreading):
    """SUB takes the first input from the second."""

    operations = (Op.SUB,)

    def misread(self, model: Model, operation: Operation) -> Model:
        one, other, activation = operation.inputs
        turned = msgspec.structs.replace(operation, inputs=(other, one, activation))
        operations = tuple(turned if o is operation else o for o in model.main.operations)
        main = msgspec.structs.replace(model.main, operations=operations)
        return msgspec.structs.replace(model, main=main)


@defect
class AlignCornersIgnored(Misreading):
    """RESIZE_BILINEAR and RESIZE_NEAREST_NEIGHBOR ignore align_corners and half_pixel_centers."""

    since = HalVersion.V1_3
    operations = (Op.RESIZE_BILINEAR, Op.RESIZE_NEAREST_NEIGHBOR)

    def misread(self, model: Model, operation: Operation) -> Model:
        for index in operation.inputs[4:]:
            model = with_constant(model, index, 0)
        return model


@defect
class BeginMaskIgnored(Misreading):
    """STRIDED_SLICE ignores the begin mask."""

    operations = (Op.STRIDED_SLICE,)

    def misread(self, model: Model, operation: Operation) -> Model:
        return with_constant(model, operation.inputs[4], 0)


@defect
class CellClipIgnored(Misreading):
    """LSTM does not clip its cell state and its projection."""

    operations = (Op.LSTM, Op.UNIDIRECTIONAL_SEQUENCE_LSTM)

    def misread(self, model: Model, operation: Operation) -> Model:
        for index in operation.inputs[21:23]:
            model = with_constant(model, index, 0)
        return model


@defect
class MirrorPadAlwaysReflects(Misreading):
    """MIRROR_PAD leaves out the edge in mode SYMMETRIC too."""

    operations = (Op.MIRROR_PAD,)

    def misread(self, model: Model, operation: Operation) -> Model:
        return with_constant(model, operation.inputs[2], 0)


@defect
class ElseBranchAlwaysTaken(Misreading):
    """IF runs its second model, whatever the condition."""

    operations = (Op.IF,)

    def misread(self, model: Model, operation: Operation) -> Model:
        condition, _, other, *rest = operation.inputs
        turned = msgspec.structs.replace(operation, inputs=(condition, other, other, *rest))
        operations = tuple(turned if o is operation else o for o in model.main.operations)
        main = msgspec.structs.replace(model.main, operations=operations)
        return msgspec.structs.replace(model, main=main)


@defect
class AlphaAndBetaSwapped(Misreading):
    """LOCAL_RESPONSE_NORMALIZATION takes alpha for beta and beta for alpha."""

    operations = (Op.LOCAL_RESPONSE_NORMALIZATION,)

    def misread(self, model: Model, operation: Operation) -> Model:
        return _swapped(model, operation.inputs[3], operation.inputs[4])


@defect
class ChannelShuffleGroupsIgnored(Misreading):
    """CHANNEL_SHUFFLE takes one group, which leaves everything in its place."""

    operations = (Op.CHANNEL_SHUFFLE,)

    def misread(self, model: Model, operation: Operation) -> Model:
        return with_constant(model, operation.inputs[1], 1)


@defect
class RegionScaleIgnored(Misreading):
    """ROI_ALIGN and ROI_POOLING take the scale of regions for 1."""

    operations = (Op.ROI_ALIGN, Op.ROI_POOLING)

    def misread(self, model: Model, operation: Operation) -> Model:
        for index in operation.inputs[5:7]:
            model = with_constant(model, index, 1)
        return model
