"""CONV_2D, DEPTHWISE_CONV_2D, GROUPED_CONV_2D and TRANSPOSE_CONV_2D."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from nnhal.types import OperandType, OperationType, SymmPerChannelQuantParams
from tests.corpus.laws.dice import Dice, constant
from tests.corpus.laws.operand_types import F32, FLOAT_AND_QUANT8, I32, PER_CHANNEL, S8, U8
from tests.corpus.laws.padding import padding_of
from tests.corpus.laws.table import Case, generates
from tests.operands import Tensor

O = OperationType  # noqa: E741

SPREAD = 74  # standard deviation of evenly distributed codes


@generates(O.CONV_2D, O.DEPTHWISE_CONV_2D, types=FLOAT_AND_QUANT8)
def _convolution(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    """Strides and dilation never both, as in TF Lite."""
    dilated, window = dice.flag(), dice.numbers(2, 1, 3)
    dilation = dice.numbers(2, 1, 3) if dilated else [1, 1]
    strides = [1, 1] if dilated else dice.numbers(2, 1, 3)
    reach = [(n - 1) * d + 1 for n, d in zip(window, reversed(dilation), strict=True)]
    shape = _image_shape(dice, reach, dice.number(1, 8))
    factor = [dice.number(1, 3)] if operation == O.DEPTHWISE_CONV_2D else []
    filters = (
        (1, *window, shape[3] * factor[0]) if factor else (dice.number(1, 8), *window, shape[3])
    )
    *operands, output = operands_of(dice, type_, shape, filters, axis=3 if factor else 0)
    padding = padding_of(dice, window[1], window[0])
    arguments = [*operands, *padding, *strides, *factor, dice.number(0, 3), False, *dilation]
    return _case(operation, arguments, output, len(arguments) - 3, padding, 3)


@generates(O.GROUPED_CONV_2D, types=FLOAT_AND_QUANT8)
def _grouped(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    groups, depth, channels = dice.numbers(3, 1, 4)
    window = dice.numbers(2, 1, 3)
    shape = _image_shape(dice, window, groups * depth)
    filters = (groups * channels, *window, depth)
    *operands, output = operands_of(dice, type_, shape, filters)
    padding = padding_of(dice, window[1], window[0])
    rest = [*dice.numbers(2, 1, 3), groups, dice.number(0, 3), False]
    arguments = [*operands, *padding, *rest]
    return _case(operation, arguments, output, len(arguments) - 1, padding, 3)


@generates(O.TRANSPOSE_CONV_2D, types=FLOAT_AND_QUANT8)
def _transposed(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    """An image as large as strides make it, or whatever explicit padding leaves.

    TF Lite knows no activation but none and ReLU.
    """
    window, strides, channels = dice.numbers(2, 1, 4), dice.numbers(2, 1, 3), dice.number(1, 6)
    shape = (*dice.shape(3, 4), dice.number(1, 6))
    *operands, output = operands_of(
        dice, type_, shape, (channels, *window, shape[3]), per_channel=type_ == S8
    )
    rest = [*strides, dice.number(0, 1), False]
    full = [(shape[1 + i] - 1) * strides[1 - i] + window[i] for i in range(2)]
    if dice.flag():
        scheme = dice.number(1, 2)
        same = [shape[1 + i] * strides[1 - i] for i in range(2)]
        size = same if scheme == 1 else full
        arguments = [*operands, [shape[0], *size, channels], scheme, *rest]
        return _case(operation, arguments, output, len(arguments) - 1, [scheme], 4)
    top, left = (
        dice.number(0, min(n - 1, (f - 1) // 2)) for n, f in zip(window, full, strict=True)
    )
    arguments = [*operands, left, left, top, top, *rest]
    return _case(operation, arguments, output, len(arguments) - 1, [], 3)


def _case(
    operation: OperationType,
    arguments: list[Any],
    output: Tensor,
    layout: int,
    padding: list[int],
    place: int,
) -> Case:
    scheme = place if len(padding) == 1 else None
    return Case(operation, arguments, [output], layout=layout, scheme=scheme)


def _image_shape(dice: Dice, reach: list[int], depth: int) -> tuple[int, ...]:
    height, width = (size + dice.number(0, 5) for size in reach)
    return dice.number(1, 2), height, width, depth


def operands_of(
    dice: Dice,
    type_: OperandType,
    shape: tuple[int, ...],
    filters: tuple[int, ...],
    *,
    axis: int = 0,
    per_channel: bool = True,
) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """Image, filter, bias and output; results spread over the codes of the output.

    ``axis`` is that of the filter's output channels. With ``per_channel`` the filter may
    have a scale a channel.
    """
    channels = filters[axis]
    products = math.prod(filters) // channels
    image = dice.tensor(type_, shape)
    if type_ == F32:
        weights = dice.tensor(F32, filters, products**-0.5)
        return image, constant(weights), constant(dice.tensor(F32, (channels,))), Tensor(F32)
    per_channel = per_channel and dice.flag()
    scale = dice.scale()
    weights = (
        _per_channel(dice, filters, axis, scale)
        if per_channel
        else _filter(dice, type_, filters, scale)
    )
    bias_scale = 0.0 if per_channel else float(np.float32(image.scale) * np.float32(scale))
    largest = int(SPREAD**2 * products**0.5)
    bias = Tensor(I32, dice.rng.integers(-largest, largest + 1, channels), bias_scale)
    output = dice.output(type_, image.scale * scale * products**0.5 * SPREAD)
    return image, constant(weights), constant(bias), output


def _filter(dice: Dice, type_: OperandType, shape: tuple[int, ...], scale: float) -> Tensor:
    """TF Lite's signed filters are symmetric."""
    return Tensor(type_, dice.codes(type_, shape), scale, dice.zero_point(U8) * (type_ == U8))


def _per_channel(dice: Dice, shape: tuple[int, ...], axis: int, scale: float) -> Tensor:
    scales = tuple(float(np.float32(scale * f)) for f in dice.rng.uniform(0.5, 2, shape[axis]))
    extra = SymmPerChannelQuantParams(scales, axis)
    return Tensor(PER_CHANNEL, dice.codes(PER_CHANNEL, shape), extra=extra)
