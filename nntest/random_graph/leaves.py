"""Leaves: shapes, quantizations and contents of operands that no operation computes."""

from __future__ import annotations

import math
from typing import Final

from nnhal.operand_types import is_quantized
from nnhal.operations.node import Shape
from nnhal.operations.rules import float32
from nnhal.types import OperandType, SymmPerChannelQuantParams
from nntest.random_graph.dice import MAX_SCALE, MIN_SCALE, Dice
from nntest.random_graph.limits import Limits
from nntest.random_graph.values import CODES, Interval, Quantization

__all__ = [
    "ANY",
    "fitting_quantization",
    "per_channel",
    "random_quantization",
    "random_shape",
    "real_range",
    "usual_numbers",
]

ANY: Final[Interval] = (-math.inf, math.inf)

_EQUAL_SIDES_IN: Final = 4
_LONGEST_SIDE: Final = 6
_LONGEST_SIDE_IN_BLOCKS: Final = 16

_IMAGE_RANK: Final = 4
_BATCHES: Final = (1, 1, 1, 2, 3)
_BESIDE: Final = (0, 0, -1, 1, 3)
"""How much wider than high an image is."""

_CHANNELS_FIRST_IN: Final = 3

_SPREADS: Final = (1.0, 2.0, 8.0)
_INTEGER_SPREADS: Final = (10, 100, 1000, 100_000)


def random_shape(dice: Dice, limits: Limits, rank: int, elements: int) -> Shape:
    """Dimensions in range, of a tensor of ``elements`` at most; small ones as often as large, but
    not in blocks.

    Now and then all are equal, so that no shape tells one axis from another.
    """
    low, high = limits.dimension
    if limits.in_blocks and rank == _IMAGE_RANK and dice.flag():
        return _image(dice, limits, elements)
    longest = _LONGEST_SIDE_IN_BLOCKS if limits.in_blocks else _LONGEST_SIDE
    if rank > 1 and dice.one_in(_EQUAL_SIDES_IN):
        most = int(elements ** (1 / rank) + 1e-9)
        return (limits.size(dice, low, max(low, min(high, most, longest))),) * rank
    bits = elements.bit_length() - 1
    left = 1 << dice.number(bits // 2 if limits.in_blocks else min(2, bits), bits)
    shape = [1] * rank
    for axis in dice.shuffled(range(rank)):
        shape[axis] = limits.size(dice, low, max(low, min(high, left)))
        left = max(1, left // shape[axis])
    return tuple(shape)


def _image(dice: Dice, limits: Limits, elements: int) -> Shape:
    """Images of about equal sides, with channels in blocks, which are last most often."""
    low, high = limits.dimension
    batches = max(low, min(dice.pick(_BATCHES), elements))
    room = max(1, elements // batches)
    side = dice.number(low, max(low, min(high, math.isqrt(room), _LONGEST_SIDE_IN_BLOCKS)))
    other = max(low, min(side + dice.pick(_BESIDE), high, room // side))
    channels = limits.size(dice, low, max(low, min(high, room // (side * other))))
    if dice.one_in(_CHANNELS_FIRST_IN):
        return batches, channels, side, other
    return batches, side, other, channels


def random_quantization(dice: Dice, type: OperandType, shape: Shape) -> Quantization:
    """Any scale and zero point for a type that has them, per channel of ``shape`` for one."""
    if not is_quantized(type):
        return Quantization()
    if type == OperandType.TENSOR_QUANT8_SYMM_PER_CHANNEL:
        return per_channel(dice, shape, dice.number(0, len(shape) - 1), dice.scale())
    low, high = CODES[type]
    zero_point = dice.pick((low, high, dice.number(low, high))) if _has_zero_point(type) else 0
    return Quantization(dice.scale(), zero_point)


def _has_zero_point(type: OperandType) -> bool:
    return "ASYMM" in type.name


def per_channel(dice: Dice, shape: Shape, axis: int, scale: float) -> Quantization:
    """A scale of half to twice ``scale`` for each channel along ``axis``."""
    factors = dice.numbers(shape[axis], 32, 127)
    scales = tuple(float32(scale * factor / 64) for factor in factors)
    return Quantization(channels=SymmPerChannelQuantParams(scales, axis))


def fitting_quantization(
    dice: Dice, type: OperandType, interval: Interval, above: float
) -> Quantization:
    """A scale larger than ``above`` with which the codes of ``type`` cover about ``interval``."""
    low, high = CODES[type]
    scale = (interval[1] - interval[0]) / (high - low) * dice.between(0.5, 1.25)
    scale = float32(min(max(scale, MIN_SCALE), MAX_SCALE))
    if scale <= above:
        scale = float32(above * 1.25)
    if not _has_zero_point(type):
        return Quantization(scale)
    return Quantization(scale, min(max(round(low - interval[0] / scale), low), high))


def real_range(type: OperandType, quantization: Quantization) -> Interval:
    """Return the real range that the codes of a quantized type stand for."""
    low, high = CODES[type]
    scale, zero = quantization.scale, quantization.zero_point
    if quantization.channels is not None:
        scale = max(quantization.channels.scales)
    return (low - zero) * scale, (high - zero) * scale


def usual_numbers(dice: Dice, type: OperandType, within: Interval) -> Interval:
    """The part of ``within`` where numbers usually are, or ``within`` where none are there."""
    integers = type == OperandType.TENSOR_INT32
    spread = dice.pick(_INTEGER_SPREADS if integers else _SPREADS)
    low, high = max(-spread, within[0]), min(spread, within[1])
    if low > high:
        low, high = within
    return (math.ceil(low), math.floor(high)) if integers else (low, high)
