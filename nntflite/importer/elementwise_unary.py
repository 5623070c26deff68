"""Imports ABS, EXP, FLOOR, LOG, NEG, RSQRT, SIN and SQRT."""

from __future__ import annotations

from nnhal.types import OperationType
from nntflite.importer.operator import TfliteOperator
from nntflite.importer.registry import imports


@imports("ABS", "EXP", "FLOOR", "LOG", "NEG", "RSQRT", "SIN", "SQRT")
def _unary(op: TfliteOperator) -> None:
    op.emit(OperationType[op.name], [op.operand(0)], op.output())
