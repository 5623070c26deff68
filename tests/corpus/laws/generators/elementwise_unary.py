"""ABS, EXP, FLOOR, LOG, NEG, RSQRT, SIN and SQRT."""

from __future__ import annotations

import numpy as np

from nnhal.types import OperandType, OperationType
from tests.corpus.laws.dice import QUANT8, Dice
from tests.corpus.laws.operand_types import F32, FLOAT_AND_QUANT8, I32, U8
from tests.corpus.laws.table import Case, generates
from tests.operands import Tensor

O = OperationType  # noqa: E741


@generates(O.EXP, O.FLOOR, O.SIN, types=(F32,))
@generates(O.ABS, O.NEG, types=(F32, I32))
def _any_number(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    source = dice.tensor(type_, dice.shape(dice.number(1, 4)), spread=3)
    return Case(operation, [source], [Tensor(type_)])


@generates(O.LOG, O.SQRT, types=(F32,))
def _not_negative(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    values = np.abs(dice.tensor(type_, dice.shape(dice.number(1, 4)), spread=3).array)
    return Case(operation, [Tensor(type_, values + 0.01)], [Tensor(type_)])


@generates(
    O.RSQRT, types=FLOAT_AND_QUANT8, not_in_tflite={U8: "TF Lite has reciprocal roots of int8 only"}
)
def _reciprocal_root(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    """Codes below the zero point have no root, and TF Lite refuses them."""
    source = dice.tensor(type_, dice.shape(dice.number(1, 4)), spread=3)
    if type_ in QUANT8:
        codes = np.maximum(source.array, source.zero_point)
        source = Tensor(type_, codes, source.scale, source.zero_point)
        return Case(operation, [source], [dice.output(type_, 0.02 / source.scale**0.5)])
    return Case(operation, [Tensor(type_, np.abs(source.array) + 0.01)], [Tensor(type_)])
