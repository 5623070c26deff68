"""BATCH_MATMUL."""

from __future__ import annotations

from nnhal.types import OperandType, OperationType
from tests.corpus.laws.dice import Dice
from tests.corpus.laws.operand_types import F32, S8
from tests.corpus.laws.table import Case, generates

SPREAD = 74  # standard deviation of evenly distributed codes


@generates(OperationType.BATCH_MATMUL, types=(F32, S8))
def _batch_matmul(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    *batches, rows, inner, columns = dice.shape(dice.number(3, 5))
    turned = dice.flag(), dice.flag()
    shapes = [(rows, inner), (inner, columns)]
    a, b = (
        dice.tensor(type_, (*batches, *(shape[::-1] if turn else shape)))
        for shape, turn in zip(shapes, turned, strict=True)
    )
    output = dice.output(type_, a.scale * b.scale * SPREAD)
    return Case(operation, [a, b, *turned], [output])
