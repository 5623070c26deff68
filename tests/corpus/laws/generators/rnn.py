"""RNN and its sequences."""

from __future__ import annotations

from nnhal.types import OperandType, OperationType
from tests.corpus.laws.dice import Dice, constant
from tests.corpus.laws.operand_types import F32
from tests.corpus.laws.table import Case, generates
from tests.operands import Tensor

O = OperationType  # noqa: E741

_SPREAD = 0.5
_ACTIVATIONS = (0, 1, 3, 4)


def _cell(dice: Dice, inputs: int, units: int, batches: int) -> list[Tensor]:
    """Weights, recurrent weights, bias and state."""
    shapes = (units, inputs), (units, units), (units,)
    weights = [constant(dice.tensor(F32, shape, _SPREAD)) for shape in shapes]
    return [*weights, dice.tensor(F32, (batches, units))]


@generates(O.RNN, types=(F32,))
def _rnn(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    batches, inputs, units = dice.shape(3)
    source = dice.tensor(F32, (batches, inputs))
    arguments = [source, *_cell(dice, inputs, units, batches), dice.pick(_ACTIVATIONS)]
    return Case(operation, arguments, [Tensor(F32)] * 2)


@generates(O.UNIDIRECTIONAL_SEQUENCE_RNN, types=(F32,))
def _sequence(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    steps, batches, inputs, units = dice.shape(4, 4)
    time_major = dice.flag()
    shape = (steps, batches, inputs) if time_major else (batches, steps, inputs)
    cell = _cell(dice, inputs, units, batches)
    arguments = [dice.tensor(F32, shape), *cell, dice.pick(_ACTIVATIONS), int(time_major)]
    return Case(operation, arguments, [Tensor(F32)] * 2)


@generates(O.BIDIRECTIONAL_SEQUENCE_RNN, types=(F32,))
def _both_ways(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    steps, batches, inputs, units = dice.shape(4, 4)
    time_major, merged = dice.flag(), dice.flag()
    shape = (steps, batches, inputs) if time_major else (batches, steps, inputs)
    cells = [*_cell(dice, inputs, units, batches), *_cell(dice, inputs, units, batches)]
    flags = [dice.pick(_ACTIVATIONS), time_major, merged]
    arguments = [dice.tensor(F32, shape), *cells, None, None, None, *flags]
    return Case(operation, arguments, [Tensor(F32)] * (3 if merged else 4))
