"""Rounding: data with each element moved by what its type can hardly tell apart."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from nnhal.operand_types import dtype_of, is_quantized
from nnhal.types import OperandType

__all__ = ["moved"]

_FLOAT32: Final = 2.0**-22
_FLOAT16: Final = 2.0**-10
"""Relative: two units in the last place."""


def moved(
    array: NDArray[Any], type: int, random: np.random.Generator, *, relaxed: bool = False
) -> NDArray[Any]:
    """``array`` with each element moved by one rounding, up, down or not."""
    signs = random.choice((-1, 0, 1), array.shape)
    if array.dtype.kind == "f":
        rounding = _FLOAT32 if type == OperandType.TENSOR_FLOAT32 and not relaxed else _FLOAT16
        result: NDArray[Any] = (array.astype(np.float64) * (1 + signs * rounding)).astype(
            array.dtype
        )
        return result
    if not is_quantized(type):
        return array
    limits = np.iinfo(dtype_of(type))
    steps: NDArray[Any] = np.clip(array.astype(np.int64) + signs, limits.min, limits.max)
    return steps.astype(array.dtype)
