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
    """Let ``output``, of the same 8-bit type, hold the real numbers of ``value``, activated.

    TF Lite has the ratio of scales in float32 where it activates, and else in float64.
    """
    given, wanted = op.described(value), op.described(output)
    ratio = given.scale / wanted.scale
    # The HAL wants the output's scale to be larger than the product of the other two.
    power = max(0, math.frexp(ratio)[1])
    if power > _LARGEST_POWER:
        raise op.refuse(f"a scale of {given.scale:g} goes into one of {wanted.scale:g}")
    scale = 2.0**-power
    if activation == FusedActivationFunc.NONE:
        scale = _nearest_scale(given.scale, wanted.scale, scale)
    one = op.tensors.builder.constant(given.type, [1 << power], scale)
    op.emit(OperationType.MUL, [value, one, op.i32(activation)], output)


def _nearest_scale(given: float, wanted: float, one: float) -> float:
    """``one`` or a number next to it, with which MUL, although it has ratios in float32, gives the
    products of the ratio in float64: none is on the other side of a half.
    """
    every = np.arange(-255, 256)
    exact = _multiplied(every, given / wanted)

    def wrong(scale: np.float32) -> int:
        ratio = np.float32(given) * scale / np.float32(wanted)
        return int(np.count_nonzero(_multiplied(every, float(ratio) / one) != exact))

    steps = (0, 1, -1, 2, -2)
    scales = [np.float32(one) * np.float32(1 + step * 2.0**-23) for step in steps]
    return float(min(scales, key=wrong))


def _multiplied(values: NDArray[np.int64], ratio: float) -> NDArray[np.int64]:
    """Source: ``MultiplyByQuantizedMultiplier``, which rounds twice."""
    mantissa, exponent = math.frexp(ratio)
    left, right = max(exponent, 0), min(max(-exponent, 0), 31)
    high = ((values << left) * round(mantissa * 2**31) + (1 << 30)) >> 31
    rounded: NDArray[np.int64] = np.sign(high) * ((np.abs(high) + (1 << right >> 1)) >> right)
    return rounded
