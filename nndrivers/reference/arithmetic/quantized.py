"""Quantized accumulators brought back to eight bits: TF Lite's result to the bit, in few passes.

TF Lite multiplies an int32 accumulator ``a`` by a fixed-point number, rounding twice
(``Multiplier`` in :mod:`nndrivers.reference.arithmetic.fixed_point`). With m = mantissa / 2^(31+s),
s the right shift, both roundings together are one floor:

    q = floor(a*m + 1/2 + h)  where the first rounding gives 0 or more,
    q = floor(a*m + 1/2 - h)  elsewhere;  h = 2^-(s+1), or 0 without a shift

because halves of the first rounding go up, and halves of the second away from zero. Where they go
up too, in the matrix products of TF Lite's library for int8, the first line holds everywhere.

``a`` is an integer, so q is a staircase with one step for each value, and whatever has its steps
at the same integers gives the same result:

- :class:`_SingleAffine`, ``trunc((a + row) * scale)`` in float32, where only the first line counts:
  halves go up, or all results at or below the zero point are clamped to one value (ReLU). ``row``
  is put in the middle of what the steps leave open, and every step near enough for a rounding
  error to move it is tried at preparation.
- :class:`_DoubleAffine`, the same in float64, where float32 turns out to be too coarse.
- :class:`_TwoRoundings` in float64, where both lines count.
- :class:`_Integer`, the definition, for shifts of which even float64 cannot hold the bits.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import numpy as np
from numpy.typing import DTypeLike, NDArray

from nndrivers.reference.arithmetic.epilogue import (
    ROUNDED_TWICE,
    SCALED,
    SCALED_IN_DOUBLE,
    Allocate,
    Epilogue,
    Finish,
    PerChannel,
)
from nndrivers.reference.arithmetic.fixed_point import Integers, Multiplier, doubling_high_mul
from nndrivers.reference.calls import Call
from nndrivers.reference.kernel import Resources
from nnhal.lazy_property import lazy_property

__all__ = ["Accumulator", "quantized_epilogue"]

_FLOAT32_EXACT: Final = 1 << 24
"""Integers below this are exact in float32."""

_FLOAT64_BITS: Final = 53
_MARGIN: Final = 257.0
"""Beyond this many steps from the zero point every result of 8 bits is clamped."""

_INT16_MAX: Final = (1 << 15) - 1
_FLOAT32_SHIFT_MAX: Final = 20
"""Most right shift for which 256 steps are integers of 64 bits in units of 2^-(31+shift)."""


@dataclass(frozen=True, eq=False)
class Accumulator:
    """What is known of a layer's accumulators when it is prepared.

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


def quantized_epilogue(accumulator: Accumulator, resources: Resources) -> Epilogue:
    """The fastest exact way from accumulators, without their bias, to codes.

    Targets of float32 are given ``code - zero_point``, those of 8 bits codes.
    """
    if not accumulator.exact_in_float64:
        return _Integer(accumulator)
    if not accumulator.is_affine:
        return _TwoRoundings(accumulator)
    fitted = resources.remember(lambda: _fitted(accumulator))
    return _SingleAffine(accumulator, *fitted) if fitted else _DoubleAffine(accumulator)


class _Epilogue:
    """What the ways have in common: the end, from small integers to the target."""

    in_place = False

    def __init__(self, accumulator: Accumulator) -> None:
        self._of = accumulator
        self.dtype = accumulator.dtype

    def finish(self, target: DTypeLike) -> Finish | None:
        return None

    def _finish(self, way: int, base: int, target: DTypeLike, *constants: PerChannel) -> Finish:
        """The formula ``way`` with results counted from the code ``base``."""
        of = self._of
        zero = of.zero_point if np.dtype(target).kind == "f" else 0
        values = tuple(constant.values for constant in constants)
        return Finish(way, of.low - base, of.high - base, base - zero, values)

    def _to_target(
        self, scaled: NDArray[Any], base: int, target: NDArray[Any], allocate: Allocate
    ) -> list[Call]:
        """Calls that truncate ``scaled``, results counted from the code ``base``, and clamp."""
        of = self._of
        codes = allocate(scaled.shape, np.int16)
        zero = of.zero_point if target.dtype.kind == "f" else 0
        bounds = of.low - base, of.high - base
        calls: list[Call] = []
        if not of.fits_int16:
            calls.append(_clip(scaled, *bounds))
        calls.append(partial(np.copyto, codes, scaled, casting="unsafe"))
        if of.fits_int16:
            calls.append(_clip(codes, *bounds))
        if base != zero:
            calls.append(partial(np.add, codes, np.int16(base - zero), codes))
        shaped = codes.reshape(target.shape)
        return [*calls, partial(np.copyto, target, shaped, casting="unsafe")]


def _clip(array: NDArray[Any], low: int, high: int) -> Call:
    return partial(array.clip, np.array(low, array.dtype), np.array(high, array.dtype), array)


class _SingleAffine(_Epilogue):
    """``trunc((a + row) * scale)`` in float32, counted from the lowest code."""

    def __init__(
        self, accumulator: Accumulator, row: NDArray[np.float32], scale: NDArray[np.float32]
    ) -> None:
        super().__init__(accumulator)
        self._row = PerChannel(row)
        self._scale = PerChannel(scale)

    def bind(
        self, accumulator: NDArray[Any], target: NDArray[Any], allocate: Allocate
    ) -> list[Call]:
        return [
            partial(np.add, accumulator, self._row.along(accumulator), accumulator),
            partial(np.multiply, accumulator, self._scale.along(accumulator), accumulator),
            *self._to_target(accumulator, self._of.low, target, allocate),
        ]

    def finish(self, target: DTypeLike) -> Finish | None:
        return self._finish(SCALED, self._of.low, target, self._row, self._scale)


def _fitted(of: Accumulator) -> tuple[NDArray[np.float32], ...]:
    """Row and scale for :class:`_SingleAffine`; nothing if float32 has none that are right."""
    coarse = of.dtype == np.float64 or int(of.right_shift.max()) > _FLOAT32_SHIFT_MAX
    if coarse or not of.mantissa.all() or of.low == of.high:
        return ()
    steps = _steps(of)
    nearest = of.real.astype(np.float32)
    for towards in (nearest, np.float32(0), np.float32(np.inf)):
        scale = np.nextafter(nearest, towards)
        row = _fitted_row(of, steps, scale)
        if row is not None:
            return row, scale
    return ()


def _steps(of: Accumulator) -> Integers:
    """[multipliers, high - low]: the least accumulator that reaches each code above ``low``."""
    results = np.arange(of.low + 1, of.high + 1, dtype=np.int64) - of.zero_point
    shift = of.right_shift[:, None]
    halves = np.left_shift(1, shift + 30) + np.where(shift > 0, 1 << 30, 0)
    scaled = np.left_shift(results[None, :], shift + 31) - halves
    steps: Integers = -(-scaled // np.left_shift(of.mantissa, of.left_shift)[:, None])
    return steps


def _fitted_row(
    of: Accumulator, steps: Integers, scale: NDArray[np.float32]
) -> NDArray[np.float32] | None:
    """The row with which ``scale`` has all ``steps`` right, if there is one."""
    results = np.arange(1, steps.shape[1] + 1)
    # A step is right when the offset lies in (least, least + 1] of accumulator units.
    least = results / scale.astype(np.float64)[:, None] - steps
    low, high = least.max(axis=1), least.min(axis=1) + 1
    if np.any(low >= high):
        return None
    offset = (low + high) / 2
    row: NDArray[np.float32] = (of.bias + offset).astype(np.float32)
    room = np.minimum(offset[:, None] - least, least + 1 - offset[:, None])
    # Row, sum and product are each rounded by at most half a unit in 24 bits.
    error = (np.abs(row).max() + 2 * (results[-1] / scale).max()) * 2.0**-24
    doubtful = np.flatnonzero(np.any(room < error, axis=0))
    right = _are_right(of, steps[:, doubtful], results[doubtful], row, scale)
    return row if right else None


def _are_right(
    of: Accumulator,
    steps: Integers,
    results: Integers,
    row: NDArray[np.float32],
    scale: NDArray[np.float32],
) -> bool:
    """Whether float32 reaches ``results`` just at ``steps``, in all channels."""
    at_step = steps - of.bias[:, None]
    reachable = np.abs(at_step) <= of.bound[:, None]
    at = at_step.astype(np.float32), (at_step - 1).astype(np.float32)
    reached, before = ((a + row[:, None]) * scale[:, None] for a in at)
    return bool(np.all((reached >= results) & (before < results) | ~reachable))


class _DoubleAffine(_Epilogue):
    """``trunc(a * m + row)`` in float64, counted from the lowest code."""

    def __init__(self, accumulator: Accumulator) -> None:
        super().__init__(accumulator)
        of = accumulator
        constant = 0.5 + of.half_step + of.zero_point - of.low
        self._scale = PerChannel(of.real)
        self._row = PerChannel(of.bias * of.real + constant)

    def bind(
        self, accumulator: NDArray[Any], target: NDArray[Any], allocate: Allocate
    ) -> list[Call]:
        wide, calls = _in_float64(accumulator, allocate)
        return [
            *calls,
            partial(np.multiply, wide, self._scale.along(wide), wide),
            partial(np.add, wide, self._row.along(wide), wide),
            *self._to_target(wide, self._of.low, target, allocate),
        ]

    def finish(self, target: DTypeLike) -> Finish | None:
        if self.dtype == np.float64:
            return None
        return self._finish(SCALED_IN_DOUBLE, self._of.low, target, self._scale, self._row)


class _TwoRoundings(_Epilogue):
    """Both roundings as TF Lite makes them, in float64, counted from the zero point."""

    def __init__(self, accumulator: Accumulator) -> None:
        super().__init__(accumulator)
        of = accumulator
        first = np.ldexp(of.real, of.right_shift)
        self._first = PerChannel(first)
        self._row = PerChannel(of.bias * first + 0.5)
        # A little more than 2^-s carries halves away from zero, and nothing else over a half.
        self._second = PerChannel(np.ldexp(1 + 2.0**-40, -of.right_shift))

    def bind(
        self, accumulator: NDArray[Any], target: NDArray[Any], allocate: Allocate
    ) -> list[Call]:
        wide, calls = _in_float64(accumulator, allocate)
        return [
            *calls,
            partial(np.multiply, wide, self._first.along(wide), wide),
            partial(np.add, wide, self._row.along(wide), wide),
            partial(np.floor, wide, wide),
            partial(np.multiply, wide, self._second.along(wide), wide),
            partial(np.rint, wide, wide),
            *self._to_target(wide, self._of.zero_point, target, allocate),
        ]

    def finish(self, target: DTypeLike) -> Finish | None:
        if self.dtype == np.float64:
            return None
        constants = self._first, self._row, self._second
        return self._finish(ROUNDED_TWICE, self._of.zero_point, target, *constants)


def _in_float64(accumulator: NDArray[Any], allocate: Allocate) -> tuple[NDArray[Any], list[Call]]:
    if accumulator.dtype == np.float64:
        return accumulator, []
    wide = allocate(accumulator.shape, np.float64)
    return wide, [partial(np.copyto, wide, accumulator)]


class _Integer(_Epilogue):
    """The definition, on int64."""

    def bind(
        self, accumulator: NDArray[Any], target: NDArray[Any], allocate: Allocate
    ) -> list[Call]:
        of = self._of
        zero = of.zero_point if target.dtype.kind == "f" else 0
        pixels = accumulator.reshape(target.shape)

        def call() -> None:
            total = np.left_shift(pixels.astype(np.int64) + of.bias, of.left_shift)
            once = doubling_high_mul(total, of.mantissa)
            codes = _rounding_shift(once, of.right_shift, of.halves_up) + of.zero_point
            np.copyto(target, codes.clip(of.low, of.high) - zero, casting="unsafe")

        return [call]


def _rounding_shift(values: Integers, bits: Integers, halves_up: bool) -> Integers:
    """``values / 2**bits`` to nearest, halves up or away from zero; ``bits`` broadcasts."""
    half = np.left_shift(1, bits) >> 1
    if not halves_up:
        half = half + np.where(bits > 0, values >> 63, 0)
    return np.right_shift(values + half, bits)
