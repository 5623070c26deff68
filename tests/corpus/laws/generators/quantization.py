"""QUANTIZE, DEQUANTIZE and CAST."""

from __future__ import annotations

from nnhal.types import OperandType, OperationType
from tests.corpus.laws.dice import Dice
from tests.corpus.laws.operand_types import F32, I32, S8, U8
from tests.corpus.laws.table import Case, generates
from tests.operands import Tensor

O = OperationType  # noqa: E741


@generates(O.QUANTIZE, types=(U8, S8))
def _quantize(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    output = dice.output(type_, 0.05)
    source = dice.tensor(F32, dice.shape(dice.number(1, 4)), spread=4)
    return Case(operation, [source], [output])


@generates(O.DEQUANTIZE, types=(U8, S8))
def _dequantize(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    source = dice.tensor(type_, dice.shape(dice.number(1, 4)))
    return Case(operation, [source], [Tensor(F32)])


@generates(O.CAST, types=(F32, I32))
def _cast(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    source = dice.tensor(type_, dice.shape(dice.number(1, 4)), spread=100)
    return Case(operation, [source], [Tensor(dice.pick((F32, I32)))])
