"""Imports BATCH_MATMUL."""

from __future__ import annotations

from nnhal.types import OperationType
from nntflite.importer.operator import TfliteOperator
from nntflite.importer.registry import imports


@imports("BATCH_MATMUL")
def _batch_matmul(op: TfliteOperator) -> None:
    flags = [op.flag(op.option("adj_x")), op.flag(op.option("adj_y"))]
    op.emit(OperationType.BATCH_MATMUL, [*op.operands(0, 1), *flags], op.output())
