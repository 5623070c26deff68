"""FULLY_CONNECTED."""

from __future__ import annotations

from nnhal.types import OperandType, OperationType
from tests.corpus.laws.dice import Dice
from tests.corpus.laws.generators.convolution import operands_of
from tests.corpus.laws.operand_types import FLOAT_AND_QUANT8
from tests.corpus.laws.table import Case, generates


@generates(OperationType.FULLY_CONNECTED, types=FLOAT_AND_QUANT8)
def _fully_connected(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    batches, size, units = dice.shape(3, 20)
    *operands, output = operands_of(dice, type_, (batches, size), (units, size), per_channel=False)
    return Case(operation, [*operands, dice.number(0, 3)], [output])
