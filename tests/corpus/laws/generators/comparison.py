"""EQUAL, NOT_EQUAL, GREATER, GREATER_EQUAL, LESS and LESS_EQUAL."""

from __future__ import annotations

from nnhal.types import OperandType, OperationType
from tests.corpus.laws.dice import QUANT8, Dice
from tests.corpus.laws.generators.elementwise_binary import broadcast_pair
from tests.corpus.laws.operand_types import B8, I32, NUMBERS
from tests.corpus.laws.table import Case, generates
from tests.operands import Tensor

O = OperationType  # noqa: E741


@generates(O.EQUAL, O.NOT_EQUAL, types=(*NUMBERS, B8))
@generates(O.GREATER, O.GREATER_EQUAL, O.LESS, O.LESS_EQUAL, types=NUMBERS)
def _comparison(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    """Small integers, so that some are equal.

    Scales differ by powers of two: TF Lite compares with 8 more bits than a code has, the driver
    real values, which is the same only where these bits suffice; and it aborts at scales from 1 on.
    """
    a, b = broadcast_pair(dice, type_)
    if type_ == I32:
        a, b = Tensor(type_, a.array % 5), Tensor(type_, b.array % 5)
    if type_ in QUANT8:
        a = Tensor(type_, a.array, 0.25, a.zero_point)
        b = Tensor(type_, b.array, dice.pick((0.25, 0.5)), b.zero_point)
    return Case(operation, [a, b], [Tensor(B8)])
