"""Correspondence of the HAL's operand types and TF Lite's tensor types."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from nnhal.types import OperandType
from nntflite.schema import TensorType

__all__ = ["TENSOR_TYPES"]

TENSOR_TYPES: Final[Mapping[int, TensorType]] = {
    OperandType.FLOAT32: TensorType.FLOAT32,
    OperandType.INT32: TensorType.INT32,
    OperandType.UINT32: TensorType.UINT32,
    OperandType.BOOL: TensorType.BOOL,
    OperandType.FLOAT16: TensorType.FLOAT16,
    OperandType.TENSOR_FLOAT32: TensorType.FLOAT32,
    OperandType.TENSOR_FLOAT16: TensorType.FLOAT16,
    OperandType.TENSOR_INT32: TensorType.INT32,
    OperandType.TENSOR_BOOL8: TensorType.BOOL,
    OperandType.TENSOR_QUANT8_ASYMM: TensorType.UINT8,
    OperandType.TENSOR_QUANT8_ASYMM_SIGNED: TensorType.INT8,
    OperandType.TENSOR_QUANT8_SYMM: TensorType.INT8,
    OperandType.TENSOR_QUANT8_SYMM_PER_CHANNEL: TensorType.INT8,
    OperandType.TENSOR_QUANT16_SYMM: TensorType.INT16,
}
"""HAL operand type -> TF Lite tensor type. TF Lite has nothing like TENSOR_QUANT16_ASYMM."""
