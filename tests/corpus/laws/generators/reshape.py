"""The operations that move or repeat elements."""

from __future__ import annotations

import math
from dataclasses import replace

from nnhal.types import OperandType, OperationType
from tests.corpus.laws.dice import QUANT8, Dice, like
from tests.corpus.laws.operand_types import FLOAT_AND_QUANT8, NUMBERS, U8
from tests.corpus.laws.table import Case, generates

O = OperationType  # noqa: E741


@generates(O.RESHAPE, types=FLOAT_AND_QUANT8)
def _reshape(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    shape = list(dice.shape(4))
    place = dice.number(0, 2)
    target = [*shape[:place], shape[place] * shape[place + 1], *shape[place + 2 :]]
    if dice.flag():
        target[dice.number(0, 2)] = -1
    source = dice.tensor(type_, shape)
    return Case(operation, [source, target], [like(source)])


@generates(O.SQUEEZE, types=FLOAT_AND_QUANT8)
def _squeeze(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    shape = [*dice.shape(2), *(1,) * dice.number(1, 2)]
    axes = None if dice.flag() else [dice.pick((2, -1))]
    source = dice.tensor(type_, shape)
    return Case(operation, [source, axes], [like(source)])


@generates(O.EXPAND_DIMS, types=NUMBERS)
def _expand_dims(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    source = dice.tensor(type_, dice.shape(dice.number(1, 3)))
    return Case(operation, [source, dice.axis(source.array.ndim + 1)], [like(source)])


@generates(O.TRANSPOSE, types=FLOAT_AND_QUANT8)
def _transpose(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    rank = dice.number(1, 4)
    order = sorted(range(rank), key=lambda _: dice.number(0, 9))
    source = dice.tensor(type_, dice.shape(rank))
    # Without an order the HAL takes a matrix only.
    return Case(operation, [source, None if rank == 2 and dice.flag() else order], [like(source)])


@generates(O.CONCATENATION, types=FLOAT_AND_QUANT8)
def _concatenation(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    """Of signed tensors TF Lite copies the codes, so that all must be quantized alike."""
    shape = dice.shape(dice.number(1, 4))
    axis = dice.number(0, len(shape) - 1)
    sizes = dice.numbers(dice.number(1, 4), 1, 4)
    parts = [dice.tensor(type_, (*shape[:axis], n, *shape[axis + 1 :])) for n in sizes]
    if type_ in QUANT8 and dice.flag():
        mixed = dice.output(type_, parts[0].scale)
        return Case(operation, [*parts, axis], [mixed], in_tflite=type_ == U8)
    alike = [replace(parts[0], value=part.value) for part in parts]
    return Case(operation, [*alike, axis], [like(parts[0])])


@generates(O.SPLIT, types=NUMBERS)
def _split(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    shape, count = list(dice.shape(dice.number(1, 4), 3)), dice.number(1, 3)
    axis = dice.axis(len(shape))
    shape[axis] *= count
    source = dice.tensor(type_, shape)
    return Case(operation, [source, axis, count], [like(source)] * count)


@generates(O.PACK, types=NUMBERS)
def _pack(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    shape = dice.shape(dice.number(1, 3))
    parts = [dice.tensor(type_, shape) for _ in range(dice.number(1, 3))]
    alike = [replace(parts[0], value=part.value) for part in parts]
    return Case(operation, [dice.number(0, len(shape)), *alike], [like(parts[0])])


@generates(O.PAD, O.PAD_V2, O.MIRROR_PAD, types=FLOAT_AND_QUANT8)
def _pad(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    """A mirrored edge is narrower than the image."""
    shape = dice.shape(dice.number(1, 4))
    widest = [n - 1 if operation == O.MIRROR_PAD else 3 for n in shape]
    source = dice.tensor(type_, shape)
    arguments = [source, [dice.numbers(2, 0, most) for most in widest]]
    if operation == O.MIRROR_PAD:
        arguments.append(dice.number(0, 1))
    if operation == O.PAD_V2:
        raw = source.array.reshape(-1)[0].item()
        arguments.append(raw if type_ in QUANT8 else float(raw))
    return Case(operation, arguments, [like(source)])


@generates(O.TILE, types=NUMBERS)
def _tile(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    source = dice.tensor(type_, dice.shape(dice.number(1, 4), 3))
    return Case(operation, [source, dice.numbers(source.array.ndim, 1, 3)], [like(source)])


@generates(O.REVERSE, types=NUMBERS)
def _reverse(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    source = dice.tensor(type_, dice.shape(dice.number(1, 4)))
    return Case(operation, [source, [dice.number(0, source.array.ndim - 1)]], [like(source)])


@generates(O.CHANNEL_SHUFFLE, types=FLOAT_AND_QUANT8)
def _channel_shuffle(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    shape, groups = list(dice.shape(dice.number(1, 4), 4)), dice.number(1, 3)
    axis = dice.axis(len(shape))
    shape[axis] *= groups
    source = dice.tensor(type_, shape)
    return Case(operation, [source, groups, axis], [like(source)])


@generates(O.DEPTH_TO_SPACE, O.SPACE_TO_DEPTH, types=FLOAT_AND_QUANT8)
def _depth_and_space(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    block = dice.number(1, 3)
    batches, height, width, depth = dice.shape(4, 3)
    if operation == O.DEPTH_TO_SPACE:
        depth *= block**2
    else:
        height, width = height * block, width * block
    source = dice.tensor(type_, (batches, height, width, depth))
    return Case(operation, [source, block, False], [like(source)], layout=2)


@generates(O.BATCH_TO_SPACE_ND, types=FLOAT_AND_QUANT8)
def _batch_to_space(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    block = dice.numbers(2, 1, 3)
    batches, *image = dice.shape(4, 3)
    source = dice.tensor(type_, (batches * math.prod(block), *image))
    return Case(operation, [source, block, False], [like(source)], layout=2)


@generates(O.SPACE_TO_BATCH_ND, types=FLOAT_AND_QUANT8)
def _space_to_batch(operation: OperationType, type_: OperandType, dice: Dice) -> Case:
    block, padding = dice.numbers(2, 1, 3), [dice.numbers(2, 0, 2) for _ in range(2)]
    batches, height, width, depth = dice.shape(4, 4)
    for side in range(2):
        size = (height, width)[side] + sum(padding[side])
        padding[side][1] += -size % block[side]
    source = dice.tensor(type_, (batches, height, width, depth))
    return Case(operation, [source, block, padding, False], [like(source)], layout=3)
