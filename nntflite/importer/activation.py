"""Imports RELU, RELU_N1_TO_1, RELU6, LOGISTIC, TANH, HARD_SWISH, ELU, PRELU and LEAKY_RELU."""

from __future__ import annotations

from typing import Final

import numpy as np

from nnhal.types import OperandType, OperationType
from nntflite.importer.operator import TfliteOperator
from nntflite.importer.registry import imports

_OPERATIONS: Final = {
    "RELU": OperationType.RELU,
    "RELU_N1_TO_1": OperationType.RELU1,
    "RELU6": OperationType.RELU6,
    "LOGISTIC": OperationType.LOGISTIC,
    "TANH": OperationType.TANH,
    "HARD_SWISH": OperationType.HARD_SWISH,
}


@imports(*_OPERATIONS)
def _activation(op: TfliteOperator) -> None:
    op.emit(_OPERATIONS[op.name], [op.operand(0)], op.output())


@imports("ELU")
def _elu(op: TfliteOperator) -> None:
    op.emit(OperationType.ELU, [op.operand(0), op.f32(1.0)], op.output())


@imports("PRELU")
def _prelu(op: TfliteOperator) -> None:
    op.emit(OperationType.PRELU, op.operands(0, 1), op.output())


@imports("LEAKY_RELU")
def _leaky_relu(op: TfliteOperator) -> None:
    """PRELU with one slope for all channels."""
    image = op.operand(0)
    if op.described(image).type != OperandType.TENSOR_FLOAT32:
        raise op.refuse("only float32 has an exact equivalent in the HAL", 0)
    slope = np.full((1,), op.option("alpha"), np.float32)
    alpha = op.tensors.builder.constant(OperandType.TENSOR_FLOAT32, slope)
    op.emit(OperationType.PRELU, [image, alpha], op.output())
