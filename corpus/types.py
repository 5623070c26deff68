"""Types of operands: a code with its quantization."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from nnhal.operand_types import dtype_of
from nnhal.types import OperandType

__all__ = ["BOOL8", "F16", "F32", "I32", "Type", "per_channel", "q8s", "q16s", "s8", "u8", "u16"]


@dataclass(frozen=True)
class Type:
    """Type code and quantization; ``channels`` are the scales of a per-channel filter."""

    code: str
    scale: float = 0.0
    zero_point: int = 0
    channels: tuple[float, ...] = ()
    channel_dim: int = 0

    @property
    def operand_type(self) -> OperandType:
        return OperandType[self.code]

    @property
    def is_quant8(self) -> bool:
        return self.code.startswith("TENSOR_QUANT8_ASYMM")

    @property
    def limits(self) -> tuple[int, int]:
        """The least and the greatest code."""
        info = np.iinfo(dtype_of(self.operand_type))
        return int(info.min), int(info.max)


F32: Final = Type("TENSOR_FLOAT32")
F16: Final = Type("TENSOR_FLOAT16")
BOOL8: Final = Type("TENSOR_BOOL8")
I32: Final = Type("TENSOR_INT32")


def _float32(value: float) -> float:
    return float(np.float32(value))


def u8(scale: float, zero_point: int) -> Type:
    """TENSOR_QUANT8_ASYMM; the scale is rounded to float32, which the HAL holds."""
    return Type("TENSOR_QUANT8_ASYMM", _float32(scale), zero_point)


def s8(scale: float, zero_point: int) -> Type:
    return Type("TENSOR_QUANT8_ASYMM_SIGNED", _float32(scale), zero_point)


def u16(scale: float, zero_point: int = 0) -> Type:
    return Type("TENSOR_QUANT16_ASYMM", _float32(scale), zero_point)


def q16s(scale: float) -> Type:
    return Type("TENSOR_QUANT16_SYMM", _float32(scale))


def q8s(scale: float) -> Type:
    return Type("TENSOR_QUANT8_SYMM", _float32(scale))


def per_channel(scales: Sequence[float], dim: int) -> Type:
    """TENSOR_QUANT8_SYMM_PER_CHANNEL along dimension ``dim``."""
    channels = tuple(_float32(scale) for scale in scales)
    return Type("TENSOR_QUANT8_SYMM_PER_CHANNEL", channels=channels, channel_dim=dim)
