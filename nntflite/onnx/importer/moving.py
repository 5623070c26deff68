"""Imports operators that move data: shapes, slices, padding, lookups."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Final

import numpy as np

from nnhal.types import OperandType, OperationType
from nntflite.importer.reshape import transpose_in_groups
from nntflite.importer.tensors import RANKS
from nntflite.onnx.importer.operator import OnnxOperator
from nntflite.onnx.importer.registry import imports

_MAX: Final = np.iinfo(np.int32).max


def _shape(op: OnnxOperator) -> tuple[int, ...]:
    """The shape of the first input, which may have more dimensions than operations of the HAL."""
    shape = op.flat(0)[1]
    if 0 in shape:
        raise op.refuse("a tensor without elements", 0)
    return shape


def _reshaped(op: OnnxOperator, shape: Sequence[int]) -> None:
    """The output is the first input in another shape; no dimension is one element."""
    op.flat_output(op.flat(0)[0], shape or (1,))


@imports("Reshape")
def _reshape(op: OnnxOperator) -> None:
    given = _shape(op)
    wanted = op.numbers("shape", 1)
    if wanted is None:
        raise op.refuse("it has no shape")
    if not op.attribute("allowzero", 0):
        wanted = [given[n] if size == 0 else size for n, size in enumerate(wanted)]
    if -1 in wanted:
        known = prod(size for size in wanted if size != -1)
        wanted[wanted.index(-1)] = prod(given) // max(1, known)
    _reshaped(op, wanted)


@imports("Flatten")
def _flatten(op: OnnxOperator) -> None:
    shape, axis = _shape(op), op.attribute("axis", 1)
    place = axis + len(shape) if axis < 0 else axis
    _reshaped(op, (prod(shape[:place]), prod(shape[place:])))


@imports("Squeeze")
def _squeeze(op: OnnxOperator) -> None:
    shape = _shape(op)
    axes = op.numbers("axes", 1)
    if axes is None:
        axes = [n for n, size in enumerate(shape) if size == 1]
    gone = {op.axis(axis, len(shape)) for axis in axes}
    _reshaped(op, [size for n, size in enumerate(shape) if n not in gone])


@imports("Unsqueeze")
def _unsqueeze(op: OnnxOperator) -> None:
    shape = list(_shape(op) if op.tensor(0).shape or op.flat(0)[1] != (1,) else ())
    axes = op.numbers("axes", 1, []) or []
    for axis in sorted(op.axis(axis, len(shape) + len(axes)) for axis in axes):
        shape.insert(axis, 1)
    _reshaped(op, shape)


@imports("Transpose")
def _transpose(op: OnnxOperator) -> None:
    rank = len(_shape(op))
    order = op.attribute("perm", list(range(rank))[::-1])
    if rank > RANKS:
        transpose_in_groups(op, order)
    else:
        op.emit(OperationType.TRANSPOSE, [op.operand(0), op.integers(order)], op.output())


@imports("Concat")
def _concat(op: OnnxOperator) -> None:
    """Images with channels last stay so."""
    axis = op.axis(op.attribute("axis", 1), op.rank(0))
    if all(op.index_of(n) in op.tensors.last for n in range(len(op))):
        op.channels_last, axis = True, (0, 3, 1, 2)[axis]
    operands = op.operands(*range(len(op)))
    op.emit(OperationType.CONCATENATION, [*operands, op.i32(axis)], op.output())


@imports("Split")
def _split(op: OnnxOperator) -> None:
    """SPLIT where the parts are equal, else a SLICE each."""
    shape, count = op.shape(0), op.output_count
    axis = op.axis(op.attribute("axis", 0), len(shape))
    size = -(-shape[axis] // count)
    rest = shape[axis] - size * (count - 1)
    sizes = op.numbers("split", 1) or [*[size] * (count - 1), rest]
    value = op.operand(0)
    if len(set(sizes)) == 1:
        outputs = [op.output(n) for n in range(count)]
        op.emit(OperationType.SPLIT, [value, op.i32(axis), op.i32(count)], outputs)
        return
    begin = 0
    for number, size in enumerate(sizes):
        starts = [begin if n == axis else 0 for n in range(len(shape))]
        extents = [size if n == axis else own for n, own in enumerate(shape)]
        inputs = [value, op.integers(starts), op.integers(extents)]
        op.emit(OperationType.SLICE, inputs, op.output(number))
        begin += size


@imports("Slice")
def _slice(op: OnnxOperator) -> None:
    """SLICE where no elements are left out between, else STRIDED_SLICE."""
    shape = op.shape(0)
    rank = len(shape)
    starts, ends = op.numbers("starts", 1) or [], op.numbers("ends", 2) or []
    axes = op.numbers("axes", 3) or list(range(len(starts)))
    steps = op.numbers("steps", 4) or [1] * len(starts)
    begin, end, strides = [0] * rank, list(shape), [1] * rank
    end_mask = 0
    for axis, start, stop, step in zip(axes, starts, ends, steps, strict=True):
        n = op.axis(axis, rank)
        begin[n], end[n], strides[n] = slice(start, stop, step).indices(shape[n])
        if end[n] < 0:  # backwards to the first element
            end_mask |= 1 << n
            end[n] = 0
    value = op.operand(0)
    if (
        any(len(range(*each)) == 0 for each in zip(begin, end, strides, strict=True))
        and not end_mask
    ):
        raise op.refuse("it leaves no elements")
    if set(strides) == {1}:
        sizes = [b - a for a, b in zip(begin, end, strict=True)]
        inputs = [value, op.integers(begin), op.integers(sizes)]
        op.emit(OperationType.SLICE, inputs, op.output())
        return
    bounds = [op.integers(each) for each in (begin, end, strides)]
    masks = [op.i32(0), op.i32(end_mask), op.i32(0)]
    op.emit(OperationType.STRIDED_SLICE, [value, *bounds, *masks], op.output())


@imports("Gather")
def _gather(op: OnnxOperator) -> None:
    """Constant indexes from the end are counted from the front; others must not be negative."""
    shape = op.shape(0)
    axis = op.axis(op.attribute("axis", 0), len(shape))
    known, value = op.known(1), op.operand(0)
    if known is None:
        indexes, is_scalar = op.operand(1), not op.tensor(1).shape
    else:
        indexes, is_scalar = op.integers(np.atleast_1d(known % shape[axis])), not known.shape
    inputs = [value, op.i32(axis), indexes]
    if not is_scalar:
        op.emit(OperationType.GATHER, inputs, op.output())
        return
    found = op.result(OperationType.GATHER, inputs, value)
    op.into(found, [size for n, size in enumerate(shape) if n != axis] or [1])


@imports("Pad")
def _pad(op: OnnxOperator) -> None:
    """PAD and PAD_V2 with a constant, MIRROR_PAD with what is reflected."""
    rank, value = op.rank(0), op.operand(0)
    pads, mode = op.numbers("pads", 1) or [], op.attribute("mode", "constant")
    axes = [op.axis(a, rank) for a in op.numbers("axes", 3) or range(rank)]
    sides = np.zeros((rank, 2), np.int64)
    sides[axes] = np.array(pads).reshape(2, -1).T
    if sides.min() < 0:
        raise op.refuse("the HAL has no negative padding")
    if mode == "reflect":
        op.emit(OperationType.MIRROR_PAD, [value, op.integers(sides), op.i32(0)], op.output())
        return
    if mode != "constant":
        raise op.refuse(f"the HAL has no padding '{mode}'")
    fill, described = op.number("value", 2, 0) or 0, op.described(value)
    if not fill:
        op.emit(OperationType.PAD, [value, op.integers(sides)], op.output())
        return
    scalars = {
        OperandType.TENSOR_FLOAT32: OperandType.FLOAT32,
        OperandType.TENSOR_FLOAT16: OperandType.FLOAT16,
    }
    if described.type not in scalars:
        raise op.refuse("the HAL pads these with zeros only")
    number = op.tensors.builder.scalar(scalars[OperandType(described.type)], fill)
    op.emit(OperationType.PAD_V2, [value, op.integers(sides), number], op.output())


@imports("Tile")
def _tile(op: OnnxOperator) -> None:
    times = op.integers(op.value(1).reshape(-1))
    op.emit(OperationType.TILE, [op.operand(0), times], op.output())


@imports("Expand")
def _expand(op: OnnxOperator) -> None:
    wanted = tuple(op.value(1).reshape(-1).tolist())
    if len(wanted) > RANKS:
        raise op.refuse(f"the HAL has {RANKS} dimensions")
    value = op.operand(0)
    op.given(op.broadcast(value, [op.described(value).dimensions, wanted]))


@imports("DepthToSpace", "SpaceToDepth")
def _blocks(op: OnnxOperator) -> None:
    """Refuses the order of PyTorch's pixel shuffle, with the block after the channel."""
    if op.attribute("mode", "DCR") != "DCR":
        raise op.refuse("the HAL has the block before the channel, in mode DCR")
    name = "DEPTH_TO_SPACE" if op.name == "DepthToSpace" else "SPACE_TO_DEPTH"
    inputs = [op.last(0), op.i32(op.attribute("blocksize")), op.flag(False)]
    op.emit(OperationType[name], inputs, op.output_last())


@imports("ArgMax", "ArgMin")
def _arg(op: OnnxOperator) -> None:
    if op.attribute("select_last_index", 0):
        raise op.refuse("the HAL takes the first of equal values")
    shape, value = op.shape(0), op.operand(0)
    axis = op.axis(op.attribute("axis", 0), len(shape))
    type = OperationType.ARGMAX if op.name == "ArgMax" else OperationType.ARGMIN
    found = op.new(OperandType.TENSOR_INT32)
    op.emit(type, [value, op.i32(axis)], found)
    keep = op.attribute("keepdims", 1)
    kept = [1 if n == axis else size for n, size in enumerate(shape) if keep or n != axis]
    op.into(found, kept or [1])


@imports("TopK")
def _topk(op: OnnxOperator) -> None:
    """The largest of the last axis, in order."""
    count = op.number("k", 1)
    axis = op.axis(op.attribute("axis", -1), op.rank(0))
    if axis != op.rank(0) - 1 or not op.attribute("largest", 1) or not op.attribute("sorted", 1):
        raise op.refuse("the HAL has the largest of the last axis, sorted")
    op.emit(OperationType.TOPK_V2, [op.operand(0), op.i32(count)], [op.output(0), op.output(1)])
