"""Short names of operand types, and those that many operations take."""

from __future__ import annotations

from typing import Final

from nnhal.types import OperandType

__all__ = [
    "B8",
    "F32",
    "FLOAT_AND_QUANT8",
    "I32",
    "PER_CHANNEL",
    "S8",
    "U8",
    "U16",
]

F32: Final = OperandType.TENSOR_FLOAT32
I32: Final = OperandType.TENSOR_INT32
B8: Final = OperandType.TENSOR_BOOL8
U8: Final = OperandType.TENSOR_QUANT8_ASYMM
S8: Final = OperandType.TENSOR_QUANT8_ASYMM_SIGNED
PER_CHANNEL: Final = OperandType.TENSOR_QUANT8_SYMM_PER_CHANNEL
U16: Final = OperandType.TENSOR_QUANT16_ASYMM

FLOAT_AND_QUANT8: Final = (F32, U8, S8)
