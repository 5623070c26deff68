"""MEAN, the REDUCE family, ARGMAX and ARGMIN."""

from __future__ import annotations

from nnhal.types import OperandType, OperationType
from tests.corpus.laws.dice import Dice, like
from tests.corpus.laws.operand_types import B8, F32, FLOAT_AND_QUANT8, I32, NUMBERS
from tests.corpus.laws.table import Case, generates
from tests.operands import Tensor

O = OperationType  # noqa: E741


@generates(O.MEAN, O.REDUCE_MAX, O.REDUCE_MIN, types=FLOAT_AND_QUANT8)
@generates(O.REDUCE_SUM, O.REDUCE_PROD, types=(F32,))
@generates(O.REDUCE_ALL, O.REDUCE_ANY, types=(B8,))
def _reduction(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    """At most two axes, in order: LiteRT takes others for those of an image."""
    shape = dice.shape(dice.number(1, 4), 4)
    first = dice.number(0, len(shape) - 1)
    axes = sorted({first, dice.number(0, len(shape) - 1)})
    source = dice.tensor(type_, shape)
    keep = dice.flag()
    return Case(
        operation, [source, axes, int(keep) if operation == O.MEAN else keep], [like(source)]
    )


@generates(O.ARGMAX, O.ARGMIN, types=NUMBERS)
def _argument(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    source = dice.tensor(type_, dice.shape(dice.number(1, 4)))
    return Case(operation, [source, dice.axis(source.array.ndim)], [Tensor(I32)])
