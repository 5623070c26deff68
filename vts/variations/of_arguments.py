"""Changes of arguments: scalars, axes, constants, quantizations and sides."""

from __future__ import annotations

from typing import Final

import numpy as np
from msgspec.structs import replace

from nnhal.operand_types import is_quantized
from nnhal.types import OperandType
from nntest.random_graph.dice import Dice
from vts.variations.outline import Array, Outline, Unsuitable

__all__ = ["argument_of", "digits", "numbers", "quantization", "scalar", "sides", "vector"]

_T: Final = OperandType
_SHORT: Final = 32
"""Elements of a constant of integers that are axes, sides, indexes or the like."""


def argument_of(outline: Outline, dice: Dice, *kinds: str) -> tuple[int, int, int]:
    """An operation, a place in its inputs and the constant there, of one of these kinds: a
    ``scalar``, a ``vector`` of integers or ``numbers``. Raises Unsuitable for want of any.
    """
    found = [
        (number, position, index)
        for number, each in enumerate(outline.operations)
        for position, index in enumerate(each.inputs)
        if outline.is_constant(index) and _kind(outline, index) in kinds
    ]
    if not found:
        raise Unsuitable("no such constant")
    return dice.pick(found)


def _kind(outline: Outline, index: int) -> str:
    operand = outline.operands[index]
    if index not in outline.data:
        return ""
    if not operand.dimensions:
        return "scalar"
    if operand.type == _T.TENSOR_INT32 and not operand.scale:
        return "vector" if outline.data[index].size <= _SHORT else ""
    return "" if operand.type == _T.TENSOR_BOOL8 else "numbers"


def _replaced(outline: Outline, number: int, position: int, index: int, data: Array) -> str:
    """Another constant in this place, and words for it."""
    old = outline.operands[index]
    new = outline.constant(OperandType(old.type), data.astype(outline.data[index].dtype), old)
    outline.give(number, position, new)
    return f"argument {position} of operation {number} is {_told(outline.data[new])}"


def _told(data: Array) -> str:
    text = np.array2string(data, threshold=8, precision=6, separator=", ")
    return text.replace("\n", "")


def scalar(outline: Outline, dice: Dice) -> str:
    number, position, index = argument_of(outline, dice, "scalar")
    old = outline.data[index]
    if outline.operands[index].type == _T.BOOL:
        new = np.logical_not(old)
    elif old.dtype.kind == "f":
        new = dice.pick([old * 2, old / 2, old + 0.25, old * 0 + 1])  # of the same sign
    else:
        new = dice.pick([old + 1, old - 1, -old, *(old * 0 + each for each in range(4))])
    return _replaced(outline, number, position, index, np.asarray(new).reshape(()))


def vector(outline: Outline, dice: Dice) -> str:
    """One element is another, two change places, or all are turned around."""
    number, position, index = argument_of(outline, dice, "vector")
    new = outline.data[index].copy()
    flat = new.reshape(-1)
    one, other = (dice.number(0, flat.size - 1) for _ in range(2))
    how = dice.number(0, 3)
    if how == 0:
        flat[one] += dice.pick((-1, 1))
    elif how == 1:
        flat[one], flat[other] = flat[other], flat[one]
    elif how == 2:
        flat[:] = flat[::-1].copy()
    else:
        flat[one] = dice.number(-1, 3)
    return _replaced(outline, number, position, index, new)


def numbers(outline: Outline, dice: Dice) -> str:
    """Weights and the like: of the other sign, all equal or zero, shifted, or one of them other."""
    number, position, index = argument_of(outline, dice, "numbers")
    old = outline.data[index]
    zero = outline.operands[index].zero_point
    real = old.astype(np.float64) - zero
    one = dice.number(0, real.size - 1)
    ways = [-real, real * 2, real * 0, np.full(real.shape, real.flat[0]), real.reshape(-1)[:1]]
    ways.append(np.roll(real, 1, dice.number(0, real.ndim - 1)))
    by = dice.pick((-2.0, -1.0, 0.25, 1.0, 2.0))
    changed = real.copy()
    changed.flat[one] += by if old.dtype.kind == "f" else np.rint(by * 4)
    new = dice.pick([*ways, changed, changed]) + zero
    if old.dtype.kind != "f":
        limits = np.iinfo(old.dtype)
        new = np.clip(np.rint(new), limits.min, limits.max)
    return _replaced(outline, number, position, index, new)


def digits(outline: Outline, dice: Dice) -> str:
    """All real numbers that are constant have so many digits that no narrower type holds them."""
    found = [
        index
        for index, data in outline.data.items()
        if outline.is_constant(index) and outline.is_tensor(index) and data.dtype.kind == "f"
    ]
    if not found:
        raise Unsuitable("no real number is constant")
    by = 1 + dice.pick((1, 2, 4)) / 300
    for index in found:
        outline.data[index] = (outline.data[index] * by).astype(outline.data[index].dtype)
    return f"all real constants are {by:.6g} times as large"


def quantization(outline: Outline, dice: Dice) -> str:
    """Another scale or zero point of what an operation reads or gives."""
    found = sorted(
        {
            index
            for each in outline.operations
            for index in (*each.inputs, *each.outputs)
            if is_quantized(outline.operands[index].type) and outline.operands[index].scale
        }
    )
    if not found:
        raise Unsuitable("nothing is quantized")
    index = dice.pick(found)
    operand = outline.operands[index]
    if dice.flag():
        operand = replace(operand, scale=operand.scale * dice.pick((0.5, 2.0)))
    else:
        operand = replace(operand, zero_point=operand.zero_point + dice.pick((-10, -3, 3, 10)))
    outline.operands[index] = operand
    return f"operand {index} has scale {operand.scale:g} and zero point {operand.zero_point}"


def sides(outline: Outline, dice: Dice) -> str:
    """An input with its sides exchanged, or one row more or less."""
    found = [index for index in outline.inputs if outline.is_tensor(index)]
    if not found:
        raise Unsuitable("no tensor is an input")
    index = dice.pick(found)
    data = outline.data[index]
    axis = dice.number(0, data.ndim - 1)
    how = dice.number(0, 2)
    if how == 0:
        data = data.transpose(dice.shuffled(range(data.ndim)))
    elif how == 1:
        data = np.concatenate([data, data.take([0], axis)], axis)
    else:
        data = data.take(range(data.shape[axis] - 1), axis)
    outline.data[index] = np.ascontiguousarray(data)
    return f"operand {index} has dimensions {list(data.shape)}"
