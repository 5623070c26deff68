"""Imports FULLY_CONNECTED."""

from __future__ import annotations

from nnhal.types import OperandType, OperationType
from nntflite.importer.operator import TfliteOperator
from nntflite.importer.registry import imports
from nntflite.importer.weights import bias_operand

_INPUT, _WEIGHTS, _BIAS = 0, 1, 2
_RANKS = (2, 3, 4)
"""Of the input, in the HAL."""


@imports("FULLY_CONNECTED")
def _fully_connected(op: TfliteOperator) -> None:
    op.refuse_hybrid(_WEIGHTS)
    if op.option("weights_format"):
        raise op.refuse("its weights are shuffled for one kernel of TF Lite", _WEIGHTS)
    image, weights = op.operands(_INPUT, _WEIGHTS)
    if op.described(weights).type == OperandType.TENSOR_QUANT8_SYMM_PER_CHANNEL:
        raise op.refuse("the HAL has no scales per channel here", _WEIGHTS)
    if op.rank(_WEIGHTS) != 2:
        raise op.refuse(f"the weights have {op.rank(_WEIGHTS)} dimensions, expected 2", _WEIGHTS)
    units, depth = op.shape(_WEIGHTS)
    shape = op.shape(_INPUT)
    if len(shape) not in _RANKS:
        image = op.result(OperationType.RESHAPE, [image, op.integers([-1, depth])])
    bias = bias_operand(op, _BIAS, image, weights, units)
    inputs = [image, weights, bias, op.i32(op.activation())]
    if not op.option("keep_num_dims") or len(shape) == 2:
        op.emit(OperationType.FULLY_CONNECTED, inputs, op.output())
        return
    output = op.output()
    flat = op.result(OperationType.FULLY_CONNECTED, inputs, like=output)
    op.emit(OperationType.RESHAPE, [flat, op.integers([*shape[:-1], units])], output)
