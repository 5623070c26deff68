"""Imports QUANTIZE, DEQUANTIZE and CAST."""

from __future__ import annotations

import numpy as np

from nnhal.types import Operand, OperandType, OperationType
from nntflite.importer.operator import TfliteOperator
from nntflite.importer.registry import imports
from nntflite.importer.requantization import EIGHT_BITS, requantize
from nntflite.schema import TensorType


@imports("QUANTIZE")
def _quantize(op: TfliteOperator) -> None:
    """From one scale to another it is a MUL; to another type of the same scale, by way of float."""
    value, output = op.operand(0), op.output()
    given, wanted = op.described(value), op.described(output)
    if given.type == OperandType.TENSOR_FLOAT32:
        op.emit(OperationType.QUANTIZE, [value], output)
    elif given.type == wanted.type:
        requantize(op, value, output)
    else:
        op.emit(OperationType.QUANTIZE, [op.real(_rescaled(op, value, wanted))], output)


def _rescaled(op: TfliteOperator, value: int, wanted: Operand) -> int:
    """The 8-bit numbers with the scale of ``wanted``, and the range that its zero point gives."""
    given = op.described(value)
    if given.scale == wanted.scale or {given.type, wanted.type} != EIGHT_BITS:
        return value
    shift = 128 if given.type == OperandType.TENSOR_QUANT8_ASYMM else -128
    rescaled = op.tensors.builder.operand(given.type, (), wanted.scale, wanted.zero_point + shift)
    requantize(op, value, rescaled)
    return rescaled


@imports("DEQUANTIZE")
def _dequantize(op: TfliteOperator) -> None:
    """Weights stored as float16 are not quantized at all: they are widened here and now."""
    if op.tensor(0).type == TensorType.FLOAT16:
        op.fold(op.value(0).astype(np.float32))
        return
    op.emit(OperationType.DEQUANTIZE, [op.operand(0)], op.output())


@imports("DENSIFY")
def _densify(op: TfliteOperator) -> None:
    """Constants only: all sparse ones are dense here."""
    op.fold(op.value(0))


@imports("CAST")
def _cast(op: TfliteOperator) -> None:
    op.emit(OperationType.CAST, [op.operand(0)], op.output())
