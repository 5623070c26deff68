"""SVDF."""

from __future__ import annotations

import numpy as np

from nnhal.types import OperandType, OperationType
from tests.corpus.laws.dice import Dice, constant
from tests.corpus.laws.operand_types import F32
from tests.corpus.laws.table import Case, generates
from tests.operands import Tensor


@generates(OperationType.SVDF, types=(F32,))
def _svdf(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    """From a state of zeros: TF Lite keeps it one place further on, so that others mean other
    things, and the state afterwards is another too.
    """
    batches, inputs, units, memory = dice.shape(4, 5)
    rank = dice.number(1, 3)
    filters = units * rank
    weights = [
        constant(dice.tensor(F32, shape)) for shape in ((filters, inputs), (filters, memory))
    ]
    bias = constant(dice.tensor(F32, (units,))) if dice.flag() else None
    state = Tensor(F32, np.zeros((batches, filters * memory)))
    source = dice.tensor(F32, (batches, inputs))
    arguments = [source, *weights, bias, state, rank, dice.number(0, 1)]
    return Case(operation, arguments, [Tensor(F32)] * 2, unspecified=(0,))
