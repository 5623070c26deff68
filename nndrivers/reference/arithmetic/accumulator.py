"""Accumulators of quantized layers: what is known of them when a layer is prepared."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from nndrivers.reference.arithmetic.fixed_point import Integers, Multiplier
from nnhal.lazy_property import lazy_property

__all__ = ["Accumulator"]

_FLOAT32_EXACT: Final = 1 << 24
"""Integers below this are exact in float32."""

_FLOAT64_BITS: Final = 53
_MARGIN: Final = 257.0
"""Beyond this many steps from the zero point every result of 8 bits is clamped."""

_INT16_MAX: Final = (1 << 15) - 1


@dataclass(frozen=True, eq=False)
class Accumulator:
    """Knowledge of a layer's accumulators when it is prepared.

    ``multipliers`` has one element, or one a channel; ``bias`` and ``bound`` have one a channel.
    ``bound`` is the largest sum of absolute products, without the bias. ``low`` and ``high`` are
    the codes that the activation clamps to. ``halves_up`` says how the second rounding goes.
    """

    multipliers: Sequence[Multiplier]
    bias: Integers
    bound: Integers
    zero_point: int
    low: int
    high: int
    halves_up: bool

    @lazy_property
    def mantissa(self) -> Integers:
        return np.array([m.mantissa for m in self.multipliers], np.int64)

    @lazy_property
    def exponent(self) -> Integers:
        return np.array([m.exponent for m in self.multipliers], np.int64)

    @lazy_property
    def right_shift(self) -> Integers:
        return np.maximum(-self.exponent, 0)

    @lazy_property
    def left_shift(self) -> Integers:
        return np.maximum(self.exponent, 0)

    @lazy_property
    def real(self) -> NDArray[np.float64]:
        """The multipliers as real numbers, exactly."""
        return np.ldexp(self.mantissa.astype(np.float64), self.exponent - 31)

    @lazy_property
    def half_step(self) -> NDArray[np.float64]:
        """The offset h of the module's formula."""
        return np.where(self.right_shift > 0, np.ldexp(0.5, -self.right_shift), 0.0)

    @property
    def is_affine(self) -> bool:
        """Whether the first line of the module's formula is all there is to it."""
        return self.halves_up or self.low >= self.zero_point

    @lazy_property
    def dtype(self) -> type[np.float32] | type[np.float64]:
        """The narrowest type in which sums of products are exact, in whatever order."""
        return np.float32 if int(self.bound.max()) < _FLOAT32_EXACT else np.float64

    @property
    def fits_int16(self) -> bool:
        """Whether scaled accumulators need no clamping before they become int16."""
        largest = (self.bound + np.abs(self.bias)) * self.real
        return float(largest.max()) + _MARGIN < _INT16_MAX

    @property
    def exact_in_float64(self) -> bool:
        """Whether a scaled accumulator that is not sure to be clamped, plus bias, has 53 bits."""
        bias, shift = np.abs(self.bias), 31 + self.right_shift
        most = _MARGIN + float(bias.max()) * float(self.real.max())
        if math.ldexp(most, int(shift.max())) < 2.0**_FLOAT64_BITS:
            return True  # all channels then are, as nearly always
        return bool(np.all(np.ldexp(_MARGIN + bias * self.real, shift) < 2.0**_FLOAT64_BITS))

    @lazy_property
    def steps(self) -> Integers:
        """[multipliers, high - low]: the least accumulator that reaches each code above ``low``.

        Of right shifts up to 20: beyond that, 256 steps are no integers of 64 bits in units of
        2^-(31+shift).
        """
        results = np.arange(self.low + 1, self.high + 1, dtype=np.int64) - self.zero_point
        shift = self.right_shift[:, None]
        halves = np.left_shift(1, shift + 30) + np.where(shift > 0, 1 << 30, 0)
        scaled = np.left_shift(results[None, :], shift + 31) - halves
        steps: Integers = -(-scaled // np.left_shift(self.mantissa, self.left_shift)[:, None])
        return steps
