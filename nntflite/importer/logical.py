"""Imports LOGICAL_AND, LOGICAL_OR and LOGICAL_NOT."""

from __future__ import annotations

from nnhal.types import OperationType
from nntflite.importer.operator import TfliteOperator
from nntflite.importer.registry import imports


@imports("LOGICAL_AND", "LOGICAL_OR")
def _binary(op: TfliteOperator) -> None:
    op.emit(OperationType[op.name], op.operands(0, 1), op.output())


@imports("LOGICAL_NOT")
def _not(op: TfliteOperator) -> None:
    op.emit(OperationType.LOGICAL_NOT, [op.operand(0)], op.output())
