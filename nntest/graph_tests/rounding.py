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
    """``array`` with each element moved by one rounding, up, down or not.

    What has no normal form becomes 0: a driver may take it for that.
    """
    signs = random.choice((-1, 0, 1), array.shape)
    if array.dtype.kind == "f":
        is_wide = type == OperandType.TENSOR_FLOAT32 and not relaxed
        rounding, form = (_FLOAT32, np.float32) if is_wide else (_FLOAT16, np.float16)
        result: NDArray[Any] = (array.astype(np.float64) * (1 + signs * rounding)).astype(
            array.dtype
        )
        result[np.abs(result) < np.finfo(form).smallest_normal] = 0
        return result
    if not is_quantized(type):
        return array
    limits = np.iinfo(dtype_of(type))
    steps: NDArray[Any] = np.clip(array.astype(np.int64) + signs, limits.min, limits.max)
    return steps.astype(array.dtype)
