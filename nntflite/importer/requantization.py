"""Requantization: 8-bit numbers of one scale into another, as a product with a power of two.

TF Lite multiplies by the ratio of the scales, in fixed point, and its MUL does the same with the
product of two scales; so a constant 1 of scale 1, or 2 of scale 1/2, leaves the result as it is.
"""

from __future__ import annotations

import math
from typing import Final

import numpy as np
from numpy.typing import NDArray

from nnhal.types import FusedActivationFunc, OperationType
from nntflite.importer.operator import TfliteOperator

__all__ = ["requantize"]

_LARGEST_POWER: Final = 6
"""Exponent of the largest power of two of signed 8 bits; beyond it most results saturate."""


def requantize(
    op: TfliteOperator,
    value: int,
    output: int,
    activation: FusedActivationFunc = FusedActivationFunc.NONE,
) -> None:
    """Let ``output``, of the same 8-bit type, hold the real numbers of ``value``, activated."""
    given, wanted = op.described(value), op.described(output)
    ratio = given.scale / wanted.scale
    # The HAL wants the output's scale to be larger than the product of the other two.
    power = max(0, math.frexp(ratio)[1])
    if power > _LARGEST_POWER:
        raise op.refuse(f"a scale of {given.scale:g} goes into one of {wanted.scale:g}")
    one = op.tensors.builder.constant(given.type, [1 << power], 2.0**-power)
    every = np.arange(-255, 256)
    # MUL has the ratio in float32.
    other = float(np.float32(given.scale) / np.float32(wanted.scale))
    if not np.array_equal(_multiplied(every, ratio), _multiplied(every, other)):
        op.approximates("requantizes with a ratio of scales that MUL rounds to float32")
    op.emit(OperationType.MUL, [value, one, op.i32(activation)], output)


def _multiplied(values: NDArray[np.int64], ratio: float) -> NDArray[np.int64]:
    """Source: ``MultiplyByQuantizedMultiplier``, which rounds twice."""
    mantissa, exponent = math.frexp(ratio)
    left, right = max(exponent, 0), min(max(-exponent, 0), 31)
    high = ((values << left) * round(mantissa * 2**31) + (1 << 30)) >> 31
    rounded: NDArray[np.int64] = np.sign(high) * ((np.abs(high) + (1 << right >> 1)) >> right)
    return rounded
