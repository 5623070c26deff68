"""ADD, SUB, MUL, DIV, MAXIMUM, MINIMUM and POW."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from nnhal.types import OperandType, OperationType
from tests.corpus.laws.dice import QUANT8, Dice, like
from tests.corpus.laws.operand_types import F32, I32, NUMBERS
from tests.corpus.laws.table import Case, generates
from tests.operands import Tensor

O = OperationType  # noqa: E741

_SURELY_ABOVE_THE_PRODUCT = 4
"""A product needs a greater scale than that of its factors; Dice.output varies it by 3."""


def broadcast_pair(dice: Dice, type_: OperandType) -> tuple[Tensor, Tensor]:
    """Two operands, of which one or both may have dimensions of 1, or the second fewer of them."""
    shape = dice.shape(dice.number(1, 4))
    first = [size if dice.number(0, 3) else 1 for size in shape]
    second = [size if dice.number(0, 3) else 1 for size in shape]
    return dice.tensor(type_, first, 3), dice.tensor(type_, second[dice.number(0, 1) :] or [1], 3)


@generates(O.ADD, O.SUB, O.MUL, types=NUMBERS)
def _arithmetic(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    a, b = broadcast_pair(dice, type_)
    activation = 0 if type_ == I32 else dice.number(0, 3)
    product = _SURELY_ABOVE_THE_PRODUCT * a.scale * b.scale
    scale = product if operation == O.MUL else a.scale + b.scale
    return Case(operation, [a, b, activation], [dice.output(type_, scale)])


@generates(O.DIV, types=(F32,))
def _quotient(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    """Not of int32: the HAL rounds downwards, TF Lite towards zero."""
    a, b = broadcast_pair(dice, type_)
    away_from_zero = Tensor(type_, b.array + np.where(b.array < 0, -0.5, 0.5))
    return Case(operation, [a, away_from_zero, dice.number(0, 3)], [Tensor(type_)])


@generates(O.MAXIMUM, O.MINIMUM, types=NUMBERS)
def _extreme(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    """TF Lite compares codes, so that all operands must be quantized alike."""
    a, b = broadcast_pair(dice, type_)
    if type_ in QUANT8 and dice.flag():
        output = dice.output(type_, max(a.scale, b.scale))
        return Case(operation, [a, b], [output], in_tflite=False)
    return Case(operation, [a, replace(a, value=b.value)], [like(a)])


@generates(O.POW, types=(F32,))
def _power(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    base, exponent = broadcast_pair(dice, type_)
    return Case(operation, [Tensor(type_, np.abs(base.array) + 0.1), exponent], [Tensor(type_)])
