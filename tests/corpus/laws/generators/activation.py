"""RELU, RELU1, RELU6, LOGISTIC, TANH, HARD_SWISH, ELU and PRELU."""

from __future__ import annotations

from nnhal.types import OperandType, OperationType
from tests.corpus.laws.dice import Dice, constant, like
from tests.corpus.laws.operand_types import F32, FLOAT_AND_QUANT8, S8
from tests.corpus.laws.table import Case, generates
from tests.operands import Tensor

O = OperationType  # noqa: E741


@generates(O.RELU, O.RELU1, O.RELU6, types=FLOAT_AND_QUANT8)
def _clipped(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    source = dice.tensor(type_, dice.shape(dice.number(1, 4)), spread=4)
    return Case(operation, [source], [like(source)])


@generates(O.LOGISTIC, O.TANH, types=FLOAT_AND_QUANT8)
def _bounded(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    source = dice.tensor(type_, dice.shape(dice.number(1, 4)), spread=4)
    scale, zero_point = (1 / 256, 0) if operation == O.LOGISTIC else (1 / 128, 128)
    output = Tensor(type_, None, scale, zero_point - 128 * (type_ == S8))
    return Case(operation, [source], [Tensor(F32) if type_ == F32 else output])


@generates(O.HARD_SWISH, types=FLOAT_AND_QUANT8)
def _hard_swish(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    source = dice.tensor(type_, dice.shape(dice.number(1, 4)), spread=4)
    return Case(operation, [source], [dice.output(type_, source.scale)])


@generates(O.ELU, types=(F32,))
def _elu(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    """TF Lite has no other alpha than 1."""
    source = dice.tensor(type_, dice.shape(dice.number(1, 4)), spread=4)
    return Case(operation, [source, 1.0], [Tensor(type_)])


@generates(O.PRELU, types=FLOAT_AND_QUANT8)
def _prelu(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    shape = dice.shape(4)
    source, slopes = dice.tensor(type_, shape), dice.tensor(type_, (1, 1, shape[3]))
    scale = source.scale * max(slopes.scale, 1) * 10
    return Case(operation, [source, constant(slopes)], [dice.output(type_, scale)])
