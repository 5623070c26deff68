"""Imports SOFTMAX and LOG_SOFTMAX."""

from __future__ import annotations

from nnhal.types import OperationType
from nntflite.importer.operator import TfliteOperator
from nntflite.importer.registry import imports


@imports("SOFTMAX")
def _softmax(op: TfliteOperator) -> None:
    op.emit(OperationType.SOFTMAX, [op.operand(0), op.f32(op.option("beta"))], op.output())


@imports("LOG_SOFTMAX")
def _log_softmax(op: TfliteOperator) -> None:
    inputs = [op.operand(0), op.f32(1.0), op.i32(op.rank(0) - 1)]
    op.in_float(OperationType.LOG_SOFTMAX, inputs, op.output())
