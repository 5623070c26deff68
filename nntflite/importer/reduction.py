"""Imports MEAN, SUM, the REDUCE_ operators, ARG_MAX and ARG_MIN."""

from __future__ import annotations

from typing import Final

from nnhal.types import OperationType
from nntflite.importer.operator import TfliteOperator
from nntflite.importer.registry import imports

_REDUCTIONS: Final = {
    "SUM": OperationType.REDUCE_SUM,
    "REDUCE_ALL": OperationType.REDUCE_ALL,
    "REDUCE_ANY": OperationType.REDUCE_ANY,
    "REDUCE_MAX": OperationType.REDUCE_MAX,
    "REDUCE_MIN": OperationType.REDUCE_MIN,
    "REDUCE_PROD": OperationType.REDUCE_PROD,
}
_FLOAT_ONLY: Final = ("SUM", "REDUCE_PROD")
_ARGUMENTS: Final = {"ARG_MAX": OperationType.ARGMAX, "ARG_MIN": OperationType.ARGMIN}


@imports("MEAN")
def _mean(op: TfliteOperator) -> None:
    """Computed in float32 where the output has another quantization, so that it is rounded once."""
    inputs = [op.operand(0), op.indexes(1), op.i32(op.option("keep_dims"))]
    output = op.output()
    if op.is_quantized_alike(inputs[0], output):
        op.emit(OperationType.MEAN, inputs, output)
        return
    op.approximates("has an output of another quantization, which is computed in float32")
    inputs[0] = op.real(inputs[0])
    op.emit(OperationType.QUANTIZE, [op.result(OperationType.MEAN, inputs)], output)


@imports(*_REDUCTIONS)
def _reduce(op: TfliteOperator) -> None:
    """The REDUCE_ operation; sums and products of 8 bits are computed in float32."""
    inputs = [op.operand(0), op.indexes(1), op.flag(op.option("keep_dims"))]
    emit = op.in_float if op.name in _FLOAT_ONLY else op.emit
    emit(_REDUCTIONS[op.name], inputs, op.output())


@imports(*_ARGUMENTS)
def _argument(op: TfliteOperator) -> None:
    """Along a constant axis; positions are int32."""
    inputs = [op.operand(0), op.i32(op.axis(op.integer(1), op.rank(0)))]
    op.emit(_ARGUMENTS[op.name], inputs, op.output())
