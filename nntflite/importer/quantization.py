"""Imports QUANTIZE, DEQUANTIZE and CAST."""

from __future__ import annotations

import numpy as np

from nnhal.types import Operand, OperandType, OperationType
from nntflite.importer.operator import EIGHT_BITS, TfliteOperator
from nntflite.importer.registry import imports
from nntflite.importer.requantization import requantize
from nntflite.schema import TensorType

_INT32 = OperandType.TENSOR_INT32


@imports("QUANTIZE")
def _quantize(op: TfliteOperator) -> None:
    """MUL by a constant where the scale changes; DEQUANTIZE before it where the type does."""
    value, output = op.operand(0), op.output()
    given, wanted = op.described(value), op.described(output)
    if given.type == OperandType.TENSOR_FLOAT32:
        op.emit(OperationType.QUANTIZE, [value], output)
    elif given.type == wanted.type and given.type in EIGHT_BITS:
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
    """float16 is not quantized at all: constants are widened here and now, the rest by CAST."""
    if op.tensor(0).type != TensorType.FLOAT16:
        op.emit(OperationType.DEQUANTIZE, [op.operand(0)], op.output())
    elif (value := op.known(0)) is not None:
        op.fold(value.astype(np.float32))
    else:
        op.emit(OperationType.CAST, [op.operand(0)], op.output())


@imports("DENSIFY")
def _densify(op: TfliteOperator) -> None:
    """Constants only: all sparse ones are dense here."""
    op.fold(op.value(0))


@imports("CAST")
def _cast(op: TfliteOperator) -> None:
    """SELECT of 1 and 0 from bool, a comparison with 0 to bool."""
    value, wanted = op.operand(0), op.output_tensor().type
    given, shape = op.described(value).type, op.shape(0)
    if wanted == TensorType.INT64 and given not in (_INT32, OperandType.TENSOR_BOOL8):
        raise op.refuse("what the HAL has as int32 may not fit", 0)
    output = op.output()
    type, constant = op.described(output).type, op.tensors.builder.constant
    if given == type:
        op.emit(OperationType.CAST, [value], output)
    elif given == OperandType.TENSOR_BOOL8:
        numbers = [constant(type, np.full(shape, number)) for number in (1, 0)]
        op.emit(OperationType.SELECT, [value, *numbers], output)
    elif type == OperandType.TENSOR_BOOL8:
        op.emit(OperationType.NOT_EQUAL, [value, constant(given, [0])], output)
    else:
        op.emit(OperationType.CAST, [value], output)
