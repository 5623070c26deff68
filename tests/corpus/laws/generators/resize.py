"""RESIZE_BILINEAR and RESIZE_NEAREST_NEIGHBOR."""

from __future__ import annotations

from nnhal.types import OperandType, OperationType
from tests.corpus.laws.dice import Dice, like
from tests.corpus.laws.operand_types import FLOAT_AND_QUANT8
from tests.corpus.laws.table import Case, generates

O = OperationType  # noqa: E741

_MODES = ((False, False), (True, False), (False, True))


_S8 = OperandType.TENSOR_QUANT8_ASYMM_SIGNED
_APART = {_S8: "its coordinates have 10 bits, and are off by more than a step"}


@generates(O.RESIZE_BILINEAR, types=FLOAT_AND_QUANT8, not_in_tflite=_APART)
@generates(O.RESIZE_NEAREST_NEIGHBOR, types=FLOAT_AND_QUANT8)
def _resize(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    source = dice.tensor(type_, dice.shape(4))
    size = dice.numbers(2, 1, 12)
    return Case(operation, [source, *size, False, *dice.pick(_MODES)], [like(source)], layout=3)
