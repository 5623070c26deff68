"""Imports AVERAGE_POOL_2D, MAX_POOL_2D and L2_POOL_2D."""

from __future__ import annotations

from nnhal.types import OperationType
from nntflite.importer.operator import TfliteOperator
from nntflite.importer.registry import imports


@imports("AVERAGE_POOL_2D", "MAX_POOL_2D", "L2_POOL_2D")
def _pool(op: TfliteOperator) -> None:
    sizes = ("stride_w", "stride_h", "filter_width", "filter_height")
    inputs = [
        *(op.operand(0), op.padding()),
        *(op.i32(op.option(size)) for size in sizes),
        op.i32(op.activation()),
    ]
    op.emit(OperationType[op.name], inputs, op.output())
