"""LOGICAL_AND, LOGICAL_OR and LOGICAL_NOT."""

from __future__ import annotations

from nnhal.types import OperandType, OperationType
from tests.corpus.laws.dice import Dice
from tests.corpus.laws.generators.elementwise_binary import broadcast_pair
from tests.corpus.laws.operand_types import B8
from tests.corpus.laws.table import Case, generates
from tests.operands import Tensor

O = OperationType  # noqa: E741


@generates(O.LOGICAL_AND, O.LOGICAL_OR, types=(B8,))
def _joined(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    return Case(operation, [*broadcast_pair(dice, type_)], [Tensor(B8)])


@generates(O.LOGICAL_NOT, types=(B8,))
def _negated(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    return Case(operation, [dice.tensor(type_, dice.shape(dice.number(1, 4)))], [Tensor(B8)])
