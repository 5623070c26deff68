"""Data that only move: shapes, slices, padding, blocks, lookups."""

from __future__ import annotations

import numpy as np

from nndrivers.onnx_runtime.exporter.operation import OnnxOperation
from nndrivers.onnx_runtime.exporter.registry import exports
from nnhal.types import OperationType

_MAX = np.iinfo(np.int64).max


@exports(OperationType.RESHAPE, OperationType.SQUEEZE, OperationType.EXPAND_DIMS)
def _reshape(op: OnnxOperation) -> None:
    op.give_data(op.reshaped(op.data(0), op.output_shape()))


@exports(OperationType.TRANSPOSE)
def _transpose(op: OnnxOperation) -> None:
    order = op.integers(1) if op.has(1) else list(range(op.rank(0)))[::-1]
    op.give_data(op.transposed(op.data(0), order))


@exports(OperationType.CONCATENATION)
def _concatenation(op: OnnxOperation) -> None:
    count = len(op) - 1
    axis = op.axis(count, op.rank(0))
    if op.moves(*range(count)):
        op.give_data(op.node("Concat", *map(op.data, range(count)), axis=axis))
    else:
        op.give(op.node("Concat", *map(op.real, range(count)), axis=axis))


@exports(OperationType.PACK)
def _pack(op: OnnxOperation) -> None:
    axis = op.axis(0, len(op.output_shape()))
    axes = op.graph.integers(axis)
    parts = [op.node("Unsqueeze", op.data(number), axes) for number in range(1, len(op))]
    op.give_data(op.node("Concat", *parts, axis=axis))


@exports(OperationType.SPLIT)
def _split(op: OnnxOperation) -> None:
    axis = op.axis(1, op.rank(0))
    sizes = op.graph.integers(*([op.shape(0)[axis] // op.output_count] * op.output_count))
    names = op.graph.several("Split", [op.data(0), sizes], op.output_count, axis=axis)
    for number, name in enumerate(names):
        op.give_data(name, number)


@exports(OperationType.SLICE)
def _slice(op: OnnxOperation) -> None:
    begin, size = op.integers(1), op.integers(2)
    end = [_MAX if s < 0 else b + s for b, s in zip(begin, size, strict=True)]
    op.give_data(op.node("Slice", op.data(0), op.graph.integers(*begin), op.graph.integers(*end)))


@exports(OperationType.STRIDED_SLICE)
def _strided_slice(op: OnnxOperation) -> None:
    begin, end, strides = op.integers(1), op.integers(2), op.integers(3)
    begin_mask, end_mask, shrink = op.scalar(4), op.scalar(5), op.scalar(6)
    for axis, size in enumerate(op.shape(0)):
        bit = 1 << axis
        if shrink & bit:
            at = begin[axis] % size
            begin[axis], end[axis], strides[axis] = at, at + 1, 1
            continue
        forward = strides[axis] > 0
        if begin_mask & bit:
            begin[axis] = 0 if forward else _MAX
        if end_mask & bit:
            end[axis] = _MAX if forward else -_MAX
    axes = op.graph.integers(*range(len(begin)))
    bounds = op.graph.integers(*begin), op.graph.integers(*end), axes, op.graph.integers(*strides)
    sliced = op.node("Slice", op.data(0), *bounds)
    op.give_data(op.reshaped(sliced, op.output_shape()) if shrink else sliced)


@exports(OperationType.REVERSE)
def _reverse(op: OnnxOperation) -> None:
    rank = op.rank(0)
    axes = sorted({axis % rank for axis in op.integers(1)})
    count = len(axes)
    begin, end = op.graph.integers(*[_MAX] * count), op.graph.integers(*[-_MAX] * count)
    steps = op.graph.integers(*[-1] * count)
    op.give_data(op.node("Slice", op.data(0), begin, end, op.graph.integers(*axes), steps))


@exports(OperationType.TILE)
def _tile(op: OnnxOperation) -> None:
    op.give_data(op.node("Tile", op.data(0), op.graph.integers(*op.integers(1))))


@exports(OperationType.GATHER)
def _gather(op: OnnxOperation) -> None:
    op.give_data(op.node("Gather", op.data(0), op.raw(2), axis=op.axis(1, op.rank(0))))


@exports(OperationType.EMBEDDING_LOOKUP)
def _embedding_lookup(op: OnnxOperation) -> None:
    op.give_data(op.node("Gather", op.data(1), op.raw(0), axis=0))


@exports(OperationType.PAD, OperationType.PAD_V2)
def _pad(op: OnnxOperation) -> None:
    sides = op.value(1).reshape(-1, 2)
    pads = op.graph.integers(*sides[:, 0].tolist(), *sides[:, 1].tolist())
    if op.type == OperationType.PAD:
        op.give(op.node("Pad", op.real(0), pads))
        return
    operand = op.input(0)
    value = op.value(2).reshape(-1)[0]
    real = (float(value) - operand.zero_point) * operand.scale if operand.scale else float(value)
    fill = op.constant(np.int32(value)) if op.value(2).dtype == np.int32 else op.number(real)
    is_code = operand.scale != 0
    op.give(op.node("Pad", op.real(0), pads, op.number(real) if is_code else fill))


@exports(OperationType.MIRROR_PAD)
def _mirror_pad(op: OnnxOperation) -> None:
    sides = op.value(1).reshape(-1, 2)
    pads = op.graph.integers(*sides[:, 0].tolist(), *sides[:, 1].tolist())
    if op.scalar(2):
        raise op.refuse("ONNX has no symmetric padding")
    op.give(op.node("Pad", op.real(0), pads, mode="reflect"))


@exports(OperationType.FILL)
def _fill(op: OnnxOperation) -> None:
    op.give(op.node("Expand", op.raw(1), op.graph.integers(*op.integers(0))))


@exports(OperationType.SPACE_TO_DEPTH, OperationType.DEPTH_TO_SPACE)
def _depth(op: OnnxOperation) -> None:
    block = int(op.scalar(1))
    is_first = bool(op.scalar(2, False))
    value = op.data(0) if is_first else op.transposed(op.data(0), (0, 3, 1, 2))
    shape = op.shape(0)
    n, c, h, w = shape if is_first else (shape[0], shape[3], shape[1], shape[2])
    if op.type == OperationType.SPACE_TO_DEPTH:
        parts = op.reshaped(value, (n, c, h // block, block, w // block, block))
        moved = op.transposed(parts, (0, 3, 5, 1, 2, 4))
        result = op.reshaped(moved, (n, c * block * block, h // block, w // block))
    else:
        parts = op.reshaped(value, (n, block, block, c // block // block, h, w))
        moved = op.transposed(parts, (0, 3, 4, 1, 5, 2))
        result = op.reshaped(moved, (n, c // block // block, h * block, w * block))
    op.give_data(result if is_first else op.transposed(result, (0, 2, 3, 1)))


@exports(OperationType.CHANNEL_SHUFFLE)
def _channel_shuffle(op: OnnxOperation) -> None:
    shape, groups = op.shape(0), int(op.scalar(1))
    axis = op.axis(2, len(shape))
    inner = shape[axis] // groups
    split = (*shape[:axis], groups, inner, *shape[axis + 1 :])
    order = list(range(len(split)))
    order[axis], order[axis + 1] = axis + 1, axis
    parts = op.transposed(op.reshaped(op.data(0), split), order)
    op.give_data(op.reshaped(parts, shape))
