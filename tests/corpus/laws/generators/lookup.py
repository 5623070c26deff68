"""EMBEDDING_LOOKUP, HASHTABLE_LOOKUP and LSH_PROJECTION."""

from __future__ import annotations

import numpy as np

from nnhal.types import OperandType, OperationType
from tests.corpus.laws.dice import Dice, like
from tests.corpus.laws.operand_types import F32, I32, NUMBERS, U8
from tests.corpus.laws.table import Case, generates
from tests.operands import Tensor

O = OperationType  # noqa: E741

_DENSE, _SPARSE = 2, 3


@generates(O.EMBEDDING_LOOKUP, types=NUMBERS, not_in_tflite={I32: "its kernel has no int32 values"})
def _embedding(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    values = dice.tensor(type_, dice.shape(dice.number(2, 4)))
    rows = dice.rng.integers(0, values.array.shape[0], dice.shape(1))
    return Case(operation, [Tensor(I32, rows), values], [like(values)])


@generates(O.HASHTABLE_LOOKUP, types=(F32,))
def _hashtable(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    values = dice.tensor(type_, dice.shape(2))
    keys = np.sort(dice.rng.permutation(12)[: values.array.shape[0]])
    lookups = dice.rng.integers(0, 12, dice.shape(1))
    hits = Tensor(U8, None, 1.0, 0)
    return Case(operation, [Tensor(I32, lookups), Tensor(I32, keys), values], [like(values), hits])


@generates(O.LSH_PROJECTION, types=(I32, U8))
def _projection(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    items = dice.tensor(type_, dice.shape(2, 9))
    kind = dice.pick((_DENSE, _SPARSE))
    weights = dice.tensor(F32, items.array.shape[:1]) if kind == _DENSE else None
    return Case(operation, [dice.tensor(F32, dice.shape(2)), items, weights, kind], [Tensor(I32)])
