"""Imports QUANTIZE, DEQUANTIZE and CAST."""

from __future__ import annotations

import numpy as np

from nnhal.types import OperationType
from nntflite.importer.operator import TfliteOperator
from nntflite.importer.registry import imports
from nntflite.schema import TensorType


@imports("QUANTIZE")
def _quantize(op: TfliteOperator) -> None:
    """From one quantization to another it goes by way of float32; with one scale that is exact."""
    value, output = op.operand(0), op.output()
    scale = op.described(value).scale
    if scale not in (0.0, op.described(output).scale):
        op.approximates("requantizes by way of float32, which rounds halves otherwise")
    op.emit(OperationType.QUANTIZE, [op.real(value)], output)


@imports("DEQUANTIZE")
def _dequantize(op: TfliteOperator) -> None:
    """Weights stored as float16 are not quantized at all: they are widened here and now."""
    if op.tensor(0).type == TensorType.FLOAT16:
        op.fold(op.value(0).astype(np.float32))
        return
    op.emit(OperationType.DEQUANTIZE, [op.operand(0)], op.output())


@imports("CAST")
def _cast(op: TfliteOperator) -> None:
    op.emit(OperationType.CAST, [op.operand(0)], op.output())
