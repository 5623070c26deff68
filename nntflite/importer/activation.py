"""Imports RELU, RELU_N1_TO_1, RELU6, LOGISTIC, TANH, HARD_SWISH, ELU, PRELU and LEAKY_RELU."""

from __future__ import annotations

from typing import Final

from nnhal.types import FusedActivationFunc, OperationType
from nntflite.importer.operator import EIGHT_BITS, TfliteOperator
from nntflite.importer.registry import imports
from nntflite.importer.requantization import requantize

_FUSED: Final = {
    "RELU": (OperationType.RELU, FusedActivationFunc.RELU),
    "RELU_N1_TO_1": (OperationType.RELU1, FusedActivationFunc.RELU1),
    "RELU6": (OperationType.RELU6, FusedActivationFunc.RELU6),
}


@imports("LOGISTIC", "TANH", "HARD_SWISH")
def _activation(op: TfliteOperator) -> None:
    op.emit(OperationType[op.name], [op.operand(0)], op.output())


@imports(*_FUSED)
def _relu(op: TfliteOperator) -> None:
    """MUL by a constant, with this activation, where the output has another quantization."""
    value, output = op.operand(0), op.output()
    type, fused = _FUSED[op.name]
    if op.described(value).type in EIGHT_BITS and not op.is_quantized_alike(value, output):
        requantize(op, value, output, fused)
    else:
        op.emit(type, [value], output)


@imports("ELU")
def _elu(op: TfliteOperator) -> None:
    op.in_float(OperationType.ELU, [op.operand(0), op.f32(1.0)], op.output())


@imports("PRELU")
def _prelu(op: TfliteOperator) -> None:
    op.emit(OperationType.PRELU, op.operands(0, 1), op.output())


@imports("LEAKY_RELU")
def _leaky_relu(op: TfliteOperator) -> None:
    """PRELU with one slope for all channels; of 8 bits it is 1 and has the slope as its scale."""
    image, alpha = op.operand(0), op.option("alpha")
    type, builder = op.described(image).type, op.tensors.builder
    if type not in EIGHT_BITS:
        slope = builder.constant(type, [alpha])
    elif alpha > 0:
        slope = builder.constant(type, [1], alpha)
    else:
        raise op.refuse(f"the slope {alpha:g} is no scale of 8-bit numbers", 0)
    op.emit(OperationType.PRELU, [image, slope], op.output())
