"""Imports FULLY_CONNECTED."""

from __future__ import annotations

from nnhal.types import OperandType, OperationType, PaddingCode
from nntflite.importer.operator import TfliteOperator
from nntflite.importer.registry import imports
from nntflite.importer.weights import bias_operand

_INPUT, _WEIGHTS, _BIAS = 0, 1, 2
_RANKS = (2, 3, 4)
"""Numbers of dimensions of the input, in the HAL."""


@imports("FULLY_CONNECTED")
def _fully_connected(op: TfliteOperator) -> None:
    """CONV_2D where the weights have scales per channel."""
    if op.option("weights_format"):
        raise op.refuse("its weights are shuffled for one kernel of TF Lite", _WEIGHTS)
    image, weights = op.operands(_INPUT, _WEIGHTS)
    if op.rank(_WEIGHTS) != 2:
        raise op.refuse(f"the weights have {op.rank(_WEIGHTS)} dimensions, expected 2", _WEIGHTS)
    units, depth = op.shape(_WEIGHTS)
    shape = op.shape(_INPUT)
    if len(shape) not in _RANKS:
        image = op.result(OperationType.RESHAPE, [image, op.integers([-1, depth])])
    bias = bias_operand(op, _BIAS, image, weights, units)
    if op.described(weights).type == OperandType.TENSOR_QUANT8_SYMM_PER_CHANNEL:
        _as_convolution(op, image, weights, bias)
        return
    inputs = [image, weights, bias, op.i32(op.activation())]
    if not op.option("keep_num_dims") or len(shape) == 2:
        op.emit(OperationType.FULLY_CONNECTED, inputs, op.output())
        return
    output = op.output()
    flat = op.result(OperationType.FULLY_CONNECTED, inputs, like=output)
    op.emit(OperationType.RESHAPE, [flat, op.integers([*shape[:-1], units])], output)


def _as_convolution(op: TfliteOperator, image: int, weights: int, bias: int) -> None:
    """A convolution of images of one pixel: the HAL has scales per channel there, and not here."""
    units, depth = op.shape(_WEIGHTS)
    scales = op.described(weights).extra_params
    filter = op.tensors.builder.constant(
        OperandType.TENSOR_QUANT8_SYMM_PER_CHANNEL,
        op.value(_WEIGHTS).reshape(units, 1, 1, depth),
        extra_params=scales,
    )
    pixels = op.result(OperationType.RESHAPE, [image, op.integers([-1, 1, 1, depth])])
    arguments = [op.i32(PaddingCode.VALID), op.i32(1), op.i32(1), op.i32(op.activation())]
    output = op.output()
    flat = op.result(OperationType.CONV_2D, [pixels, filter, bias, *arguments], like=output)
    shape = op.shape(_INPUT)[:-1] if op.option("keep_num_dims") else [-1]
    op.emit(OperationType.RESHAPE, [flat, op.integers([*shape, units])], output)
