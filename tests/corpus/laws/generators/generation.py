"""FILL and RANK."""

from __future__ import annotations

from nnhal.types import OperandType, OperationType
from tests.corpus.laws.dice import Dice
from tests.corpus.laws.operand_types import B8, F32, I32, NUMBERS
from tests.corpus.laws.table import Case, generates
from tests.operands import Tensor

O = OperationType  # noqa: E741


@generates(O.FILL, types=(F32, I32))
def _fill(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    value = dice.number(-9, 9)
    arguments = [list(dice.shape(dice.number(1, 4))), float(value) if type_ == F32 else value]
    return Case(operation, arguments, [Tensor(type_)])


@generates(O.RANK, types=(*NUMBERS, B8))
def _rank(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    source = dice.tensor(type_, dice.shape(dice.number(1, 4)))
    return Case(operation, [source], [Tensor(OperandType.INT32)])
