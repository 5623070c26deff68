"""Imports SLICE, STRIDED_SLICE, GATHER, SELECT, SELECT_V2 and TOPK_V2."""

from __future__ import annotations

from nnhal.types import OperationType
from nntflite.importer.operator import TfliteOperator
from nntflite.importer.registry import imports


@imports("SLICE")
def _slice(op: TfliteOperator) -> None:
    inputs = [op.operand(0), op.indexes(1), op.indexes(2)]
    op.emit(OperationType.SLICE, inputs, op.output())


@imports("STRIDED_SLICE")
def _strided_slice(op: TfliteOperator) -> None:
    for mask in ("ellipsis_mask", "new_axis_mask"):
        if op.option(mask):
            raise op.refuse(f"the HAL has no {mask}")
    if op.option("offset"):
        raise op.refuse("the HAL counts the end from the front, not from the beginning")
    shrink = op.option("shrink_axis_mask")
    end_mask = op.option("end_mask") & ~shrink
    inputs = [
        *(op.operand(0), op.indexes(1), _end(op, shrink), op.indexes(3)),
        *(op.i32(mask) for mask in (op.option("begin_mask"), end_mask, shrink)),
    ]
    op.emit(OperationType.STRIDED_SLICE, inputs, op.output())


def _end(op: TfliteOperator, shrink: int) -> int:
    """Where a dimension goes away TF Lite takes one element and ignores the end, the HAL does not.

    So ``x[-1]``, from -1 to 0, would be empty in the HAL.
    """
    if not shrink:
        return op.indexes(2)
    shape, begin, end = op.shape(0), op.value(1).reshape(-1), op.value(2).reshape(-1).copy()
    if not len(shape) == len(begin) == len(end):
        raise op.refuse(f"{len(begin)} begins and {len(end)} ends for {len(shape)} dimensions", 1)
    for axis, size in enumerate(shape):
        if shrink >> axis & 1:
            masked = op.option("begin_mask") >> axis & 1
            end[axis] = 1 if masked else op.axis(int(begin[axis]), size) + 1
    return op.integers(end)


@imports("GATHER")
def _gather(op: TfliteOperator) -> None:
    if op.option("batch_dims"):
        raise op.refuse("the HAL has no batch dimensions in it")
    axis = op.i32(op.axis(op.option("axis"), op.rank(0)))
    op.emit(OperationType.GATHER, [op.operand(0), axis, op.indexes(1)], op.output())


@imports("SELECT", "SELECT_V2")
def _select(op: TfliteOperator) -> None:
    op.emit(OperationType.SELECT, op.operands(0, 1, 2), op.output())


@imports("TOPK_V2")
def _topk(op: TfliteOperator) -> None:
    inputs = [op.operand(0), op.i32(op.integer(1))]
    op.emit(OperationType.TOPK_V2, inputs, [op.output(0), op.output(1)])
