"""Fixed-point arithmetic of gemmlowp and TF Lite on int64 arrays, bit for bit.

For tables, small tensors and the quantized recurrent operations. (Large accumulators are
requantized faster by :mod:`nndrivers.reference.arithmetic.quantized`.)

Source: gemmlowp ``fixedpoint.h``; TF Lite ``internal/common.h``, ``quantization_util.cc``.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

__all__ = [
    "Integers",
    "Multiplier",
    "doubling_high_mul",
    "inverse_square_roots",
    "round_half_away",
    "rounding_shift",
    "rounding_shifts",
]

Integers: TypeAlias = NDArray[np.int64]

_THREE_HALVES: Final = 3 << 27
"""1.5 with 3 integer bits, as everything here from the normalized input on."""

_HALF_SQRT_2: Final = 1518500250
"""sqrt(2) / 2 with no integer bits."""

_INT32_MAX: Final = (1 << 31) - 1


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


def rounding_shifts(values: Integers, exponents: Integers) -> Integers:
    """:func:`rounding_shift` with an exponent for each value; broadcasts."""
    halves = np.left_shift(np.int64(1), exponents) >> 1
    negative = (values < 0) & (exponents > 0)
    return np.asarray((values + halves - negative) >> exponents)


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

    def shifted(self, bits: int) -> Multiplier:
        """The multiplier times ``2**bits``."""
        return Multiplier(self.mantissa, self.exponent + bits)

    def apply(self, values: Integers) -> Integers:
        """``values`` times the multiplier, rounded twice as TF Lite rounds."""
        if self.exponent > 0:
            return doubling_high_mul(values << self.exponent, self.mantissa)
        return rounding_shift(doubling_high_mul(values, self.mantissa), -self.exponent)


def inverse_square_roots(values: Integers) -> tuple[Integers, Integers]:
    """Mantissas and right shifts of ``1 / sqrt(value)``: root = mantissa / 2**(31 + shift).

    Values 0 and 1 both give the largest number below 1. Five steps of Newton's method in fixed
    point from the starting guess 1, as TF Lite's ``GetInvSqrtQuantizedMultiplierExp`` takes them.
    """
    small = values <= 1
    scaled, shifts = _normalized(np.where(small, 2, values))
    half = rounding_shift(scaled >> 1, 1)
    root = np.full_like(scaled, 1 << 28)
    for _ in range(5):
        cube = _saturated_left(doubling_high_mul(doubling_high_mul(root, root), root), 6)
        step = doubling_high_mul(root, _THREE_HALVES) - doubling_high_mul(half, cube)
        root = _saturated_left(step, 3)
    mantissas = doubling_high_mul(root, _HALF_SQRT_2)
    mantissas <<= np.maximum(-shifts, 0)
    return np.where(small, _INT32_MAX, mantissas), np.where(small, 0, np.maximum(shifts, 0))


def _normalized(values: Integers) -> tuple[Integers, Integers]:
    """``values`` brought into [2**27, 2**29) by powers of 4, and the shifts that make up for it."""
    shifts = np.full_like(values, 11)
    values = values.copy()
    while (large := values >= 1 << 29).any():
        values[large] //= 4
        shifts[large] += 1
    # frexp's exponent is the number of significant bits; 31 is that of an int32.
    free_bits = 31 - np.frexp(values.astype(np.float64))[1]
    pairs = free_bits // 2 - 1
    return values << 2 * pairs, shifts - pairs


def _saturated_left(values: Integers, bits: int) -> Integers:
    saturated: Integers = np.clip(values << bits, -(1 << 31), _INT32_MAX)
    return saturated
