"""Fixed-point arithmetic of gemmlowp and TF Lite on int64 arrays, bit for bit.

For tables, small tensors and the quantised recurrent operations. (Large accumulators are
requantised faster by :mod:`nndrivers.reference.quantized`.)

Source: gemmlowp ``fixedpoint.h``; TF Lite ``internal/common.h``, ``quantization_util.cc``.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

__all__ = ["Integers", "Multiplier", "doubling_high_mul", "round_half_away", "rounding_shift"]

Integers: TypeAlias = NDArray[np.int64]


def doubling_high_mul(a: Integers, b: Integers | int, bits: int = 32) -> Integers:
    """High half of ``2ab`` for ``bits``-wide operands, rounded, halves up.

    gemmlowp's SaturatingRoundingDoublingHighMul; its single saturating case (both operands the
    lowest integer) does not come up, because ``b`` is a mantissa or was clamped.
    """
    product: Integers = a * b
    product += 1 << (bits - 2)
    product >>= bits - 1
    return product


def rounding_shift(values: Integers, exponent: int) -> Integers:
    """``values`` divided by ``2**exponent``, rounded, halves away from zero.

    gemmlowp's RoundingDivideByPOT.
    """
    if exponent == 0:
        return values
    rounded: Integers = values >> 63
    rounded += values
    rounded += 1 << (exponent - 1)
    rounded >>= exponent
    return rounded


def round_half_away(values: NDArray[Any]) -> NDArray[Any]:
    """C's ``round``: to the nearest integer, halves away from zero; dtype is kept.

    Computed in float64, where adding a half to a float32 cannot round up to the next integer.
    """
    wide = np.asarray(values, np.float64)
    return np.copysign(np.floor(np.abs(wide) + 0.5), wide).astype(values.dtype)


@dataclass(frozen=True, slots=True)
class Multiplier:
    """A positive real number as ``mantissa * 2**(exponent - 31)``.

    Source: ``QuantizeMultiplier`` and ``MultiplyByQuantizedMultiplier``, double rounding.
    """

    mantissa: int
    exponent: int

    @classmethod
    def of(cls, real: float) -> Multiplier:
        """The nearest multiplier: 31 bits of mantissa, zero when the exponent is below -31."""
        fraction, exponent = math.frexp(real)
        mantissa = math.floor(fraction * (1 << 31) + 0.5)
        if mantissa == 1 << 31:
            mantissa, exponent = 1 << 30, exponent + 1
        return cls(0, 0) if exponent < -31 else cls(mantissa, exponent)

    def apply(self, values: Integers) -> Integers:
        """``values`` times the multiplier, rounded twice as TF Lite rounds."""
        if self.exponent > 0:
            return doubling_high_mul(values << self.exponent, self.mantissa)
        return rounding_shift(doubling_high_mul(values, self.mantissa), -self.exponent)
