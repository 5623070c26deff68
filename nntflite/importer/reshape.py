"""Imports the operators that move elements and leave them as they are."""

from __future__ import annotations

import numpy as np

from nnhal.types import OperandType, OperationType
from nntflite.importer.operator import TfliteOperator
from nntflite.importer.registry import imports
from nntflite.schema import TensorType


@imports("RESHAPE")
def _reshape(op: TfliteOperator) -> None:
    """The shape is an input or, in older files, an option."""
    if not op.has(1):
        shape = op.integers(op.option("new_shape") or ())
    elif (value := op.known(1)) is not None:
        shape = op.integers(value.reshape(-1))
    else:
        shape = op.operand(1)
    op.emit(OperationType.RESHAPE, [op.operand(0), shape], op.output())


@imports("SQUEEZE")
def _squeeze(op: TfliteOperator) -> None:
    dimensions = op.option("squeeze_dims") or ()
    rank = op.rank(0)
    if dimensions:
        which = op.integers([op.axis(dimension, rank) for dimension in dimensions])
    else:
        which = op.no_value(OperandType.TENSOR_INT32)
    op.emit(OperationType.SQUEEZE, [op.operand(0), which], op.output())


@imports("EXPAND_DIMS")
def _expand_dims(op: TfliteOperator) -> None:
    axis = op.axis(op.integer(1), op.rank(0) + 1)
    op.emit(OperationType.EXPAND_DIMS, [op.operand(0), op.i32(axis)], op.output())


@imports("TRANSPOSE")
def _transpose(op: TfliteOperator) -> None:
    op.emit(OperationType.TRANSPOSE, [op.operand(0), op.indexes(1)], op.output())


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
    """PACK and RESHAPE, where all parts are of one size."""
    shapes = {op.described(part).dimensions for part in parts}
    if len(shapes) > 1:
        raise op.refuse("the HAL joins int32 of one size only")
    (shape,) = shapes
    whole = [*shape[:axis], len(parts) * shape[axis], *shape[axis + 1 :]]
    packed = op.result(OperationType.PACK, [op.i32(axis), *parts], like=parts[0])
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
