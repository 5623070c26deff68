"""AVERAGE_POOL_2D, MAX_POOL_2D and L2_POOL_2D."""

from __future__ import annotations

from nnhal.types import OperandType, OperationType
from tests.corpus.laws.dice import Dice, like
from tests.corpus.laws.operand_types import F32, FLOAT_AND_QUANT8
from tests.corpus.laws.padding import padding_of
from tests.corpus.laws.table import Case, generates

O = OperationType  # noqa: E741


@generates(O.AVERAGE_POOL_2D, O.MAX_POOL_2D, types=FLOAT_AND_QUANT8)
@generates(O.L2_POOL_2D, types=(F32,))
def _pool(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    width, height = dice.numbers(2, 1, 4)
    shape = (dice.number(1, 2), height + dice.number(0, 5), width + dice.number(0, 5))
    image = dice.tensor(type_, (*shape, dice.number(1, 8)))
    padding = padding_of(dice, width, height)
    rest = [*dice.numbers(2, 1, 3), width, height, dice.number(0, 3), False]
    arguments = [image, *padding, *rest]
    scheme = 1 if len(padding) == 1 else None
    return Case(operation, arguments, [like(image)], layout=len(arguments) - 1, scheme=scheme)
