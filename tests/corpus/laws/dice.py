"""Random choices that hypothesis can shrink, and random data that it need not see."""

from __future__ import annotations

import random
from collections.abc import Sequence

import numpy as np
from hypothesis import strategies as st

from nnhal.operand_types import dtype_of
from nnhal.types import OperandType
from tests.operands import Draw, Tensor

__all__ = ["Dice", "dice", "like"]

QUANT8 = (OperandType.TENSOR_QUANT8_ASYMM, OperandType.TENSOR_QUANT8_ASYMM_SIGNED)


class Dice(Draw):
    """Shapes, parameters and quantizations from ``choices``, elements from one seed of these."""

    def __init__(self, choices: random.Random) -> None:
        super().__init__(choices.getrandbits(32))
        self._choices = choices

    def number(self, low: int, high: int) -> int:
        """An integer; both limits are possible."""
        return self._choices.randint(low, high)

    def shape(self, rank: int, largest: int = 6) -> tuple[int, ...]:
        return tuple(self.number(1, largest) for _ in range(rank))

    def tensor(self, type_: OperandType, shape: Sequence[int], spread: float = 1.0) -> Tensor:
        """Random elements; floats are normally distributed, int32 are far from their limits."""
        if type_ in QUANT8:
            return self.quant8(type_, shape)
        if type_ == OperandType.TENSOR_INT32:
            return Tensor(type_, self.rng.integers(-1000, 1001, tuple(shape)))
        if type_ == OperandType.TENSOR_BOOL8:
            return Tensor(type_, self.rng.random(tuple(shape)) < 0.5)
        values = self.rng.normal(0, spread, tuple(shape))
        return Tensor(type_, values.astype(dtype_of(type_)))

    def output(self, type_: OperandType, scale: float) -> Tensor:
        """An output of about ``scale`` and any zero point, where ``type_`` is quantized."""
        if type_ not in QUANT8:
            return Tensor(type_)
        factor = self.scale(0.3, 3)
        return Tensor(
            type_, scale=float(np.float32(scale * factor)), zero_point=self.zero_point(type_)
        )


def like(tensor: Tensor) -> Tensor:
    """An output of the type and quantization of ``tensor``."""
    return Tensor(tensor.type, None, tensor.scale, tensor.zero_point)


def dice() -> st.SearchStrategy[Dice]:
    """Dice that hypothesis throws."""
    return st.randoms(use_true_random=False).map(Dice)
