"""L2_NORMALIZATION, LOCAL_RESPONSE_NORMALIZATION and INSTANCE_NORMALIZATION."""

from __future__ import annotations

from nnhal.types import OperandType, OperationType
from tests.corpus.laws.dice import Dice
from tests.corpus.laws.operand_types import F32, FLOAT_AND_QUANT8, S8
from tests.corpus.laws.table import Case, generates
from tests.operands import Tensor

O = OperationType  # noqa: E741


@generates(O.L2_NORMALIZATION, types=FLOAT_AND_QUANT8)
def _l2_normalization(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    source = dice.tensor(type_, dice.shape(4))
    quantized = Tensor(type_, None, 1 / 128, 0 if type_ == S8 else 128)
    output = Tensor(type_) if type_ == F32 else quantized
    return Case(operation, [source, dice.axis(4)], [output])


@generates(O.LOCAL_RESPONSE_NORMALIZATION, types=(F32,))
def _local_response(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    parameters = [dice.number(0, 5), 1.5, dice.pick((0.3, 1.0)), dice.pick((0.5, 0.75))]
    source = dice.tensor(type_, dice.shape(4))
    return Case(operation, [source, *parameters, dice.axis(4)], [Tensor(type_)])


@generates(O.INSTANCE_NORMALIZATION, types=(F32,))
def _instance_normalization(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    source = dice.tensor(type_, dice.shape(4))
    return Case(operation, [source, 1.5, -2.0, 0.1, False], [Tensor(type_)], layout=4)
