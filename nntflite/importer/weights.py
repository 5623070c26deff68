"""Biases of convolutions and fully connected layers, as the HAL wants them."""

from __future__ import annotations

import numpy as np

from nnhal.types import OperandType
from nntflite.importer.operator import FileOperator

__all__ = ["bias_operand"]


def bias_operand(op: FileOperator, position: int, image: int, filter: int, channels: int) -> int:
    """The bias at input ``position``, zeros where TF Lite has none.

    The HAL requires the scale of a quantized bias to be the product of the other two, and 0 with
    scales per channel; files round it, or leave it out.
    """
    image_operand, filter_operand = op.described(image), op.described(filter)
    builder = op.tensors.builder
    if image_operand.type in (OperandType.TENSOR_FLOAT32, OperandType.TENSOR_FLOAT16):
        if op.has(position):
            return op.operand(position)
        return builder.constant(image_operand.type, np.zeros(channels))
    value = op.known(position) if op.has(position) else np.zeros(channels, np.int32)
    if value is None:
        return op.operand(position)
    if value.dtype != np.int32:
        raise op.refuse(f"the HAL wants a bias of int32, this is {value.dtype}", position)
    scale = float(np.float32(image_operand.scale) * np.float32(filter_operand.scale))
    return builder.constant(OperandType.TENSOR_INT32, value, scale)
