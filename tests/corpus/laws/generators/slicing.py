"""SLICE, STRIDED_SLICE, GATHER, SELECT and TOPK_V2."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from nnhal.types import OperandType, OperationType
from tests.corpus.laws.dice import QUANT8, Dice, like
from tests.corpus.laws.operand_types import B8, FLOAT_AND_QUANT8, I32, NUMBERS
from tests.corpus.laws.table import Case, generates
from tests.operands import Tensor

O = OperationType  # noqa: E741


@generates(O.SLICE, types=NUMBERS)
def _slice(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    source = dice.tensor(type_, dice.shape(dice.number(1, 4)))
    begin = [dice.number(0, size - 1) for size in source.array.shape]
    sizes = [
        dice.pick((-1, dice.number(1, size - first)))
        for first, size in zip(begin, source.array.shape, strict=True)
    ]
    return Case(operation, [source, begin, sizes], [like(source)])


@generates(O.STRIDED_SLICE, types=FLOAT_AND_QUANT8)
def _strided_slice(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    """No part is empty: the first element of each dimension is between begin and end."""
    source = dice.tensor(type_, dice.shape(dice.number(1, 4)))
    begin, end, strides, shrink = [], [], [], 0
    for axis, size in enumerate(source.array.shape):
        forward, first = dice.flag(), dice.number(0, size - 1)
        begin.append(first)
        end.append(dice.number(first + 1, size) if forward else dice.number(-1, first - 1) - size)
        strides.append(dice.number(1, 2) if forward else -dice.number(1, 2))
        if forward and not dice.number(0, 3):
            end[axis], strides[axis], shrink = first + 1, 1, shrink | 1 << axis
    masks = [dice.number(0, 15) & ~shrink for _ in range(2)]
    return Case(operation, [source, begin, end, strides, *masks, shrink], [like(source)])


@generates(O.GATHER, types=NUMBERS)
def _gather(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    source = dice.tensor(type_, dice.shape(dice.number(1, 3)))
    axis = dice.axis(source.array.ndim)
    indices = dice.rng.integers(0, source.array.shape[axis], dice.shape(dice.number(1, 2)))
    return Case(operation, [source, axis, Tensor(I32, indices)], [like(source)])


@generates(O.SELECT, types=NUMBERS)
def _select(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    """TF Lite copies codes, so that all operands must be quantized alike."""
    shape = dice.shape(dice.number(1, 4))
    a, b = dice.tensor(type_, shape), dice.tensor(type_, shape)
    condition = dice.tensor(B8, shape)
    if type_ in QUANT8 and dice.flag():
        output = dice.output(type_, max(a.scale, b.scale))
        return Case(operation, [condition, a, b], [output], in_tflite=False)
    return Case(operation, [condition, a, replace(a, value=b.value)], [like(a)])


@generates(O.TOPK_V2, types=NUMBERS)
def _topk(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    """No element twice: of equals the HAL puts the last first, TF Lite the first."""
    rows, size = dice.shape(2)
    values = np.stack([dice.rng.permutation(100)[:size] for _ in range(rows)])
    source = dice.tensor(type_, (rows, size))
    source = Tensor(type_, values, source.scale, source.zero_point)
    return Case(operation, [source, dice.number(1, size)], [like(source), Tensor(I32)])
