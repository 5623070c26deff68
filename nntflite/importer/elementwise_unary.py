"""Imports ABS, COS, EXP, FLOOR, LOG, NEG, RSQRT, SIN and SQRT."""

from __future__ import annotations

import math

from nnhal.types import FusedActivationFunc, OperandType, OperationType
from nntflite.importer.operator import TfliteOperator
from nntflite.importer.registry import imports


@imports("ABS", "EXP", "FLOOR", "LOG", "NEG", "SIN", "SQRT")
def _unary(op: TfliteOperator) -> None:
    """Computes 8-bit numbers in float32."""
    op.in_float(OperationType[op.name], [op.operand(0)], op.output())


@imports("RSQRT")
def _rsqrt(op: TfliteOperator) -> None:
    op.emit(OperationType.RSQRT, [op.operand(0)], op.output())


@imports("COS")
def _cos(op: TfliteOperator) -> None:
    """SIN of pi/2 - x, as Android's NNAPI delegate has it."""
    quarter = op.tensors.builder.constant(OperandType.TENSOR_FLOAT32, [math.pi / 2])
    none = op.i32(FusedActivationFunc.NONE)
    angle = op.result(OperationType.SUB, [quarter, op.operand(0), none], like=op.operand(0))
    op.emit(OperationType.SIN, [angle], op.output())
