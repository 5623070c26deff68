"""Imports SVDF."""

from __future__ import annotations

from nnhal.types import OperationType
from nntflite.importer.operator import TfliteOperator
from nntflite.importer.registry import imports


@imports("SVDF")
def _svdf(op: TfliteOperator) -> None:
    state_out = op.temporary(op.operand(4))
    operands = [*op.operands(0, 1, 2, 3), op.state(4, state_out)]
    options = [op.i32(op.option("rank")), op.i32(op.activation_code())]
    op.emit(OperationType.SVDF, [*operands, *options], [state_out, op.output()])
