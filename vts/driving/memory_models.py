"""The models and the memory of the tests of device memories, and what all these tests share.

Source: ``MemoryDomainTests.cpp`` of Android's VTS: convolutions because most drivers have them,
their sizes chosen so that an output has the dimensions of the input.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from nnhal.operand_types import size_of_data
from nnhal.types import Model, OperandType, OperationType, PaddingCode
from vts.driving.case_builder import CaseBuilder, Tensor

__all__ = ["DIMENSIONS", "QUANTIZED", "TYPES", "Subject", "add_model", "conv_model"]

_T: Final = OperandType

TYPES: Final = (
    _T.TENSOR_FLOAT32,
    _T.TENSOR_FLOAT16,
    _T.TENSOR_QUANT8_ASYMM,
    _T.TENSOR_QUANT8_ASYMM_SIGNED,
)
"""A driver of HAL 1.3 is likely to have one of these."""

FLOATS: Final = TYPES[:2]
QUANTIZED: Final = TYPES[2:]

DIMENSIONS: Final = (1, 32, 32, 8)

_SCALE: Final = 0.5


@dataclass(frozen=True)
class Subject:
    """The operand that device memories are made for."""

    type: OperandType
    dimensions: tuple[int, ...] = DIMENSIONS
    scale: float = _SCALE
    zero_point: int = 0

    @property
    def is_float(self) -> bool:
        return self.type in FLOATS

    @property
    def size(self) -> int:
        """Bytes of its data, with the usual dimensions where it leaves one open."""
        known = [d or usual for d, usual in zip(self.dimensions, DIMENSIONS, strict=False)]
        return size_of_data(self.type, known)

    @property
    def tensor(self) -> Tensor:
        """The operand as it is added to a model."""
        quantization = (0.0, 0) if self.is_float else (self.scale, self.zero_point)
        return Tensor(self.type, self.dimensions, *quantization)


def conv_model(subject: Subject, count: int = 1) -> Model:
    """``count`` convolutions side by side, each from an input of its own to an output."""
    builder, channels = CaseBuilder(), subject.dimensions[3]
    weights_scale, bias_scale = (0.0, 0.0) if subject.is_float else (1.0, subject.scale)
    bias_type = subject.type if subject.is_float else _T.TENSOR_INT32
    for _ in range(count):
        operands = [
            builder.input(*subject.tensor),
            builder.constant(subject.type, np.zeros((channels, 3, 3, channels)), weights_scale),
            builder.constant(bias_type, np.zeros(channels), bias_scale),
            # Strides 1, no activation.
            *(builder.constant(_T.INT32, number) for number in (PaddingCode.SAME, 1, 1, 0)),
        ]
        builder.operation(OperationType.CONV_2D, operands, [builder.output(*subject.tensor)])
    return builder.model()


def add_model(subject: Subject) -> Model:
    """One ADD. Inputs 0 and 1 are tensors of the same kind, input 2 is the activation."""
    builder = CaseBuilder()
    inputs = [*(builder.input(*subject.tensor) for _ in range(2)), builder.input(_T.INT32)]
    builder.operation(OperationType.ADD, inputs, [builder.output(*subject.tensor)])
    return builder.model()
