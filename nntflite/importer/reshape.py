"""Imports the operators that move elements and leave them as they are."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from nnhal.types import OperandType, OperationType
from nntflite.importer.operator import FileOperator, TfliteOperator
from nntflite.importer.registry import imports
from nntflite.importer.tensors import RANKS
from nntflite.schema import TensorType

__all__ = ["transpose_in_groups"]


@imports("RESHAPE")
def _reshape(op: TfliteOperator) -> None:
    """The shape is an input or, in older files, an option. More than four dimensions are kept in
    mind for those that follow: RESHAPE, TRANSPOSE and what works element by element.
    """
    wanted = op.known(1) if op.has(1) else np.array(op.option("new_shape") or (), np.int32)
    if wanted is None:
        op.emit(OperationType.RESHAPE, [op.operand(0), op.operand(1)], op.output())
        return
    operand, shape = op.flat(0)
    sizes = [int(size) for size in wanted.reshape(-1)]
    if max(len(sizes), len(shape)) <= RANKS:
        op.emit(OperationType.RESHAPE, [operand, op.integers(sizes)], op.output())
        return
    known = math.prod(size for size in sizes if size != -1)
    sizes = [math.prod(shape) // max(known, 1) if size == -1 else size for size in sizes]
    if math.prod(sizes) != math.prod(shape):
        raise op.refuse(f"{list(shape)} cannot become {sizes}", 0)
    op.flat_output(operand, sizes)


@imports("SQUEEZE")
def _squeeze(op: TfliteOperator) -> None:
    dimensions = op.option("squeeze_dims") or ()
    operand, shape = op.flat(0)
    which = {op.axis(dimension, len(shape)) for dimension in dimensions}
    if len(shape) > RANKS:
        kept = [
            size for axis, size in enumerate(shape) if not (axis in which if which else size == 1)
        ]
        op.flat_output(operand, kept or [1])
        return
    axes = op.integers(sorted(which)) if which else op.no_value(OperandType.TENSOR_INT32)
    op.emit(OperationType.SQUEEZE, [operand, axes], op.output())


@imports("EXPAND_DIMS")
def _expand_dims(op: TfliteOperator) -> None:
    operand, shape = op.flat(0)
    axis = op.axis(op.integer(1), len(shape) + 1)
    if len(shape) >= RANKS:
        op.flat_output(operand, [*shape[:axis], 1, *shape[axis:]])
        return
    op.emit(OperationType.EXPAND_DIMS, [operand, op.i32(axis)], op.output())


@imports("TRANSPOSE")
def _transpose(op: TfliteOperator) -> None:
    if len(op.flat(0)[1]) <= RANKS:
        op.emit(OperationType.TRANSPOSE, [op.operand(0), op.indexes(1)], op.output())
    else:
        transpose_in_groups(op, op.value(1).reshape(-1).tolist())


def transpose_in_groups(op: FileOperator, order: Sequence[int]) -> None:
    """Transpose the first input. More than four dimensions may move in groups, of which there are
    no more than four.
    """
    operand, shape = op.flat(0)
    if sorted(order) != list(range(len(shape))):
        raise op.refuse(f"{order} is no order of {len(shape)} dimensions", 0)
    groups = _together([axis for axis in order if shape[axis] > 1])
    if len(groups) > RANKS:
        raise op.refuse(f"{order} of {list(shape)} moves more than {RANKS} dimensions", 0)
    if len(groups) > 1:
        sizes = [math.prod(shape[axis] for axis in group) for group in sorted(groups)]
        places = [sorted(groups).index(group) for group in groups]
        inputs = [op.reshaped(operand, sizes), op.integers(places)]
        operand = op.result(OperationType.TRANSPOSE, inputs)
    op.flat_output(operand, [shape[axis] for axis in order])


def _together(order: Sequence[int]) -> list[list[int]]:
    """Runs of axes that are neighbors before and after; those of one element do not count."""
    present = sorted(order)
    groups: list[list[int]] = []
    for axis in order:
        place = present.index(axis)
        if groups and place and present[place - 1] == groups[-1][-1]:
            groups[-1].append(axis)
        else:
            groups.append([axis])
    return groups


@imports("CONCATENATION")
def _concatenation(op: TfliteOperator) -> None:
    op.refuse_activation()
    operands = op.operands(*range(len(op)))
    axis = op.axis(op.option("axis"), op.rank(0))
    if op.described(operands[0]).type == OperandType.TENSOR_INT32:
        _joined_integers(op, operands, axis)
        return
    op.emit(OperationType.CONCATENATION, [*operands, op.i32(axis)], op.output())


def _joined_integers(op: TfliteOperator, parts: list[int], axis: int) -> None:
    """PACK and RESHAPE, of parts that are split so that all are of one size."""
    sizes = [op.described(part).dimensions[axis] for part in parts]
    size = math.gcd(*sizes)
    shape = list(op.described(parts[0]).dimensions)
    whole = [*shape[:axis], sum(sizes), *shape[axis + 1 :]]
    pieces: list[int] = []
    for part, own in zip(parts, sizes, strict=True):
        count = own // size
        split = [op.temporary(part) for _ in range(count)] if count > 1 else [part]
        if count > 1:
            op.emit(OperationType.SPLIT, [part, op.i32(axis), op.i32(count)], split)
        pieces += split
    packed = op.result(OperationType.PACK, [op.i32(axis), *pieces], like=parts[0])
    op.emit(OperationType.RESHAPE, [packed, op.integers(whole)], op.output())


@imports("SPLIT")
def _split(op: TfliteOperator) -> None:
    axis = op.axis(op.integer(0), op.rank(1))
    outputs = [op.output(number) for number in range(op.output_count)]
    inputs = [op.operand(1), op.i32(axis), op.i32(len(outputs))]
    op.emit(OperationType.SPLIT, inputs, outputs)


@imports("SPLIT_V")
def _split_v(op: TfliteOperator) -> None:
    """One SLICE for each part: the HAL's SPLIT only knows equal ones."""
    shape, sizes = op.shape(0), op.value(1).reshape(-1).tolist()
    axis = op.axis(op.integer(2), len(shape))
    if len(sizes) != op.output_count or sizes.count(-1) > 1:
        raise op.refuse(f"sizes {sizes} for {op.output_count} outputs", 1)
    rest = shape[axis] - sum(size for size in sizes if size != -1)
    begin = [0] * len(shape)
    for number, stated in enumerate(sizes):
        part = list(shape)
        part[axis] = rest if stated == -1 else stated
        inputs = [op.operand(0), op.integers(begin), op.integers(part)]
        op.emit(OperationType.SLICE, inputs, op.output(number))
        begin[axis] += part[axis]


@imports("PACK")
def _pack(op: TfliteOperator) -> None:
    """Joined along a dimension that each part gets first; int32 only in AIDL's own PACK."""
    axis = op.i32(op.axis(op.option("axis"), op.rank(0) + 1))
    parts = op.operands(*range(len(op)))
    if op.described(parts[0]).type == OperandType.TENSOR_INT32:
        op.emit(OperationType.PACK, [axis, *parts], op.output())
        return
    expanded = [op.result(OperationType.EXPAND_DIMS, [part, axis]) for part in parts]
    op.emit(OperationType.CONCATENATION, [*expanded, axis], op.output())


@imports("UNPACK")
def _unpack(op: TfliteOperator) -> None:
    axis = op.axis(op.option("axis"), op.rank(0))
    count = op.output_count
    whole = op.operand(0)
    parts = [op.temporary(whole) for _ in range(count)]
    op.emit(OperationType.SPLIT, [whole, op.i32(axis), op.i32(count)], parts)
    for number, part in enumerate(parts):
        op.emit(OperationType.SQUEEZE, [part, op.integers([axis])], op.output(number))


@imports("PAD")
def _pad(op: TfliteOperator) -> None:
    op.emit(OperationType.PAD, [op.operand(0), op.indexes(1)], op.output())


@imports("PADV2")
def _pad_v2(op: TfliteOperator) -> None:
    """The value is a tensor in TF Lite, a scalar in the HAL: raw where quantized."""
    value = op.value(2)
    if value.size != 1:
        raise op.refuse(f"the padding value has {value.size} elements, expected one", 2)
    element = value.reshape(-1)[0].item()
    scalar = op.f32(element) if value.dtype == np.float32 else op.i32(element)
    op.emit(OperationType.PAD_V2, [op.operand(0), op.indexes(1), scalar], op.output())


@imports("MIRROR_PAD")
def _mirror_pad(op: TfliteOperator) -> None:
    inputs = [op.operand(0), op.indexes(1), op.i32(op.option("mode"))]
    op.emit(OperationType.MIRROR_PAD, inputs, op.output())


@imports("TILE")
def _tile(op: TfliteOperator) -> None:
    op.emit(OperationType.TILE, [op.operand(0), op.indexes(1)], op.output())


@imports("REVERSE_V2")
def _reverse(op: TfliteOperator) -> None:
    op.emit(OperationType.REVERSE, [op.operand(0), op.indexes(1)], op.output())


@imports("DEPTH_TO_SPACE", "SPACE_TO_DEPTH")
def _depth_and_space(op: TfliteOperator) -> None:
    inputs = [op.operand(0), op.i32(op.option("block_size"))]
    op.emit(OperationType[op.name], inputs, op.output())


@imports("BATCH_TO_SPACE_ND")
def _batch_to_space(op: TfliteOperator) -> None:
    """Crops are a SLICE behind it: the HAL's operation has none."""
    inputs = [op.operand(0), op.indexes(1)]
    crops = op.value(2).reshape(-1, 2)
    if not crops.any():
        op.emit(OperationType.BATCH_TO_SPACE_ND, inputs, op.output())
        return
    whole = op.result(OperationType.BATCH_TO_SPACE_ND, inputs)
    shape = np.array(op.described(whole).dimensions)
    begin, end = np.zeros_like(shape), shape.copy()
    begin[1 : 1 + len(crops)] += crops[:, 0]
    end[1 : 1 + len(crops)] -= crops[:, 1]
    op.emit(OperationType.SLICE, [whole, op.integers(begin), op.integers(end - begin)], op.output())


@imports("SPACE_TO_BATCH_ND")
def _space_to_batch(op: TfliteOperator) -> None:
    inputs = [op.operand(0), op.indexes(1), op.indexes(2)]
    op.emit(OperationType.SPACE_TO_BATCH_ND, inputs, op.output())


@imports("RANK")
def _rank(op: TfliteOperator) -> None:
    op.fold(np.array(op.rank(0), np.int32))


@imports("SHAPE")
def _shape(op: TfliteOperator) -> None:
    """Shapes are known here, so that this is a constant."""
    wide = op.output_tensor().type == TensorType.INT64
    op.fold(np.array(op.shape(0), np.int64 if wide else np.int32))
