"""SOFTMAX and LOG_SOFTMAX."""

from __future__ import annotations

from nnhal.types import OperandType, OperationType
from tests.corpus.laws.dice import Dice
from tests.corpus.laws.operand_types import F32, FLOAT_AND_QUANT8, S8
from tests.corpus.laws.table import Case, generates
from tests.operands import Tensor

O = OperationType  # noqa: E741


@generates(O.SOFTMAX, types=FLOAT_AND_QUANT8)
def _softmax(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    source = dice.tensor(type_, dice.shape(dice.pick((2, 4))), spread=3)
    quantized = Tensor(type_, None, 1 / 256, -128 if type_ == S8 else 0)
    arguments = [source, dice.pick((1.0, 0.25, 2.0)), dice.axis(source.array.ndim)]
    return Case(operation, arguments, [Tensor(type_) if type_ == F32 else quantized])


@generates(O.LOG_SOFTMAX, types=(F32,))
def _log_softmax(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    source = dice.tensor(type_, dice.shape(dice.number(1, 4)), spread=3)
    arguments = [source, dice.pick((1.0, 0.25)), dice.axis(source.array.ndim)]
    return Case(operation, arguments, [Tensor(type_)])
