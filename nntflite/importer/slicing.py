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
    inputs = [
        *(op.operand(0), op.indexes(1), op.indexes(2), op.indexes(3)),
        *(op.i32(op.option(f"{mask}_mask")) for mask in ("begin", "end", "shrink_axis")),
    ]
    op.emit(OperationType.STRIDED_SLICE, inputs, op.output())


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
