"""Imports SLICE, STRIDED_SLICE, GATHER, GATHER_ND, SELECT, SELECT_V2 and TOPK_V2."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from nnhal.types import FusedActivationFunc, OperandType, OperationType
from nntflite.importer.operator import TfliteOperator
from nntflite.importer.registry import imports


@imports("SLICE")
def _slice(op: TfliteOperator) -> None:
    inputs = [op.operand(0), op.indexes(1), op.indexes(2)]
    op.emit(OperationType.SLICE, inputs, op.output())


@imports("STRIDED_SLICE")
def _strided_slice(op: TfliteOperator) -> None:
    """Constant bounds; new axes are a RESHAPE behind it. SLICE takes its place for int32."""
    if op.option("offset"):
        raise op.refuse("the HAL counts the end from the front, not from the beginning")
    value, output = op.operand(0), op.output()
    rows, new_axes = _rows(op)
    steps = [
        (OperationType.SLICE, _plain_slice(op, rows))
        if op.described(value).type == OperandType.TENSOR_INT32
        else (OperationType.STRIDED_SLICE, _bounds(op, rows))
    ]
    shape = [row.size for row in rows if not row.shrinks]
    for axis in new_axes:
        shape.insert(axis, 1)
    if new_axes or (steps[0][0] == OperationType.SLICE and len(shape) < len(rows)):
        steps.append((OperationType.RESHAPE, [op.integers(shape or [1])]))
    for number, (type, arguments) in enumerate(steps, 1):
        target = output if number == len(steps) else op.temporary(value)
        op.emit(type, [value, *arguments], target)
        value = target


@dataclass(frozen=True)
class _Row:
    """The elements of one dimension that are taken; ``end`` is None to go to its border."""

    begin: int
    end: int | None
    step: int
    size: int
    shrinks: bool


def _rows(op: TfliteOperator) -> tuple[list[_Row], list[int]]:
    """A row for each dimension, and where new ones go in the result."""
    shape = op.shape(0)
    values = [op.value(position).reshape(-1) for position in (1, 2, 3)]
    bounds = [value.tolist() for value in values]
    sizes, kinds = {value.size for value in values}, {value.dtype.kind for value in values}
    if len(sizes) > 1 or kinds != {"i"} or 0 in bounds[2]:
        raise op.refuse(f"bounds {bounds} do not fit together", 1)
    masks = {name: op.option(f"{name}_mask") for name in ("ellipsis", "new_axis", "shrink_axis")}
    count = len(bounds[0])
    whole = len(shape) - count + (masks["new_axis"] & (1 << count) - 1).bit_count()
    whole += bool(masks["ellipsis"])
    rows: list[_Row] = []
    new_axes: list[int] = []
    for place, (begin, end, step) in enumerate(zip(*bounds, strict=True)):
        kept = sum(not row.shrinks for row in rows) + len(new_axes)
        if masks["ellipsis"] >> place & 1:
            rows += [_Row(0, None, 1, size, False) for size in shape[len(rows) :][:whole]]
        elif masks["new_axis"] >> place & 1:
            new_axes.append(kept)
        elif len(rows) == len(shape):
            raise op.refuse(f"{count} bounds for {len(shape)} dimensions", 1)
        else:
            rows.append(_row(op, place, begin, end, step, shape[len(rows)]))
    rows += [_Row(0, None, 1, size, False) for size in shape[len(rows) :]]
    return rows, new_axes


def _row(op: TfliteOperator, place: int, begin: int, end: int, step: int, size: int) -> _Row:
    """Bounds of a dimension. TF Lite ignores the end of one that goes away, the HAL does not.

    So ``x[-1]``, from -1 to 0, would be empty in the HAL.
    """
    from_border = op.option("begin_mask") >> place & 1
    if op.option("shrink_axis_mask") >> place & 1:
        first = 0 if from_border else op.axis(begin, size)
        return _Row(first, first + 1, 1, 1, True)
    to_border = op.option("end_mask") >> place & 1
    taken = range(size)[None if from_border else begin : None if to_border else end : step]
    if not taken:
        raise op.refuse(f"nothing is left of dimension {place}, of {size}", 1)
    return _Row(taken.start, None if taken.stop < 0 else taken.stop, step, len(taken), False)


def _bounds(op: TfliteOperator, rows: Sequence[_Row]) -> list[int]:
    ends = sum(1 << axis for axis, row in enumerate(rows) if row.end is None)
    shrinking = sum(1 << axis for axis, row in enumerate(rows) if row.shrinks)
    return [
        op.integers([row.begin for row in rows]),
        op.integers([row.end or 0 for row in rows]),
        op.integers([row.step for row in rows]),
        *(op.i32(mask) for mask in (0, ends, shrinking)),
    ]


def _plain_slice(op: TfliteOperator, rows: Sequence[_Row]) -> list[int]:
    if any(row.step != 1 for row in rows):
        raise op.refuse("the HAL has no strides among int32", 3)
    return [op.integers([row.begin for row in rows]), op.integers([row.size for row in rows])]


@imports("GATHER")
def _gather(op: TfliteOperator) -> None:
    if op.option("batch_dims"):
        raise op.refuse("the HAL has no batch dimensions in it")
    axis = op.i32(op.axis(op.option("axis"), op.rank(0)))
    op.emit(OperationType.GATHER, [op.operand(0), axis, op.indexes(1)], op.output())


@imports("GATHER_ND")
def _gather_nd(op: TfliteOperator) -> None:
    """GATHER from the first dimensions as one, by one index that is computed of several."""
    value, shape = op.operand(0), op.shape(0)
    indexes, (*places, depth) = op.indexes(1), op.shape(1)
    if depth > len(shape):
        raise op.refuse(f"{depth} indexes for {len(shape)} dimensions", 1)
    rest = shape[depth:]
    none = op.i32(FusedActivationFunc.NONE)
    flat = None
    for axis in range(depth):
        begin, size = [*[0] * len(places), axis], [*places, 1]
        column = op.result(OperationType.SLICE, [indexes, op.integers(begin), op.integers(size)])
        stride = op.integers([math.prod(shape[axis + 1 : depth])])
        product = op.result(OperationType.MUL, [column, stride, none])
        flat = product if flat is None else op.result(OperationType.ADD, [flat, product, none])
    if flat is None:
        raise op.refuse("it has no indexes", 1)
    rows = op.result(OperationType.RESHAPE, [value, op.integers([math.prod(shape[:depth]), *rest])])
    gathered = op.result(OperationType.GATHER, [rows, op.i32(0), flat])
    wanted = op.integers([*places, *rest] or [1])
    op.emit(OperationType.RESHAPE, [gathered, wanted], op.output())


@imports("SELECT", "SELECT_V2")
def _select(op: TfliteOperator) -> None:
    """Operands of one shape: others are repeated as broadcasting wants it."""
    operands = op.operands(0, 1, 2)
    shapes = [op.described(operand).dimensions for operand in operands]
    if len({*shapes}) > 1:
        if op.name == "SELECT" and len(shapes[0]) == 1:  # it chooses rows
            shapes[0] = shapes[0] + (1,) * (len(shapes[1]) - 1)
            operands[0] = op.reshaped(operands[0], shapes[0])
        operands = [op.broadcast(operand, shapes) for operand in operands]
    op.emit(OperationType.SELECT, operands, op.output())


@imports("TOPK_V2")
def _topk(op: TfliteOperator) -> None:
    inputs = [op.operand(0), op.i32(op.integer(1))]
    op.emit(OperationType.TOPK_V2, inputs, [op.output(0), op.output(1)])
