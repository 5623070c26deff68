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

from functools import partial
from typing import Any, Final

import numpy as np
from numpy.typing import DTypeLike, NDArray

from nndrivers.reference.arithmetic.accumulator import Accumulator
from nndrivers.reference.arithmetic.epilogue import (
    INTEGER,
    ROUNDED_TWICE,
    SCALED,
    SCALED_IN_DOUBLE,
    Allocate,
    Epilogue,
    Finish,
    PerChannel,
)
from nndrivers.reference.arithmetic.fixed_point import Integers, doubling_high_mul
from nndrivers.reference.arithmetic.loops import NUMPY, Loops
from nndrivers.reference.calls import Call
from nndrivers.reference.kernel import Resources

__all__ = ["quantized_epilogue"]

_FLOAT32_SHIFT_MAX: Final = 20
"""Most right shift for which steps are known: see ``Accumulator.steps``."""


def quantized_epilogue(
    accumulator: Accumulator, resources: Resources, loops: Loops = NUMPY
) -> Epilogue:
    """The fastest exact way from accumulators, without their bias, to codes.

    Targets of float32 are given ``code - zero_point``, those of 8 bits codes. ``loops`` serve the
    preparation.
    """
    if not accumulator.exact_in_float64:
        return _Integer(accumulator)
    if not accumulator.is_affine:
        return _TwoRoundings(accumulator)
    fitted = resources.remember(lambda: _fitted(accumulator, loops))
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


def _fitted(of: Accumulator, loops: Loops) -> tuple[NDArray[np.float32], ...]:
    """Row and scale for :class:`_SingleAffine`; nothing if float32 has none that are right."""
    coarse = of.dtype == np.float64 or int(of.right_shift.max()) > _FLOAT32_SHIFT_MAX
    if coarse or not of.mantissa.all() or of.low == of.high:
        return ()
    nearest = of.real.astype(np.float32)
    for towards in (nearest, np.float32(0), np.float32(np.inf)):
        scale = np.nextafter(nearest, towards)
        row = loops.fitted_row(of, scale)
        if row is not None:
            return row, scale
    return ()


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

    def finish(self, target: DTypeLike) -> Finish | None:
        if self.dtype == np.float64:
            return None
        of = self._of
        away = np.zeros_like(of.mantissa) if of.halves_up else of.right_shift > 0
        numbers = of.bias, of.mantissa, of.left_shift, of.right_shift, away
        constants = [PerChannel(values.astype(np.float64)) for values in numbers]
        return self._finish(INTEGER, of.zero_point, target, *constants)


def _rounding_shift(values: Integers, bits: Integers, halves_up: bool) -> Integers:
    """``values / 2**bits`` to nearest, halves up or away from zero; ``bits`` broadcasts."""
    half = np.left_shift(1, bits) >> 1
    if not halves_up:
        half = half + np.where(bits > 0, values >> 63, 0)
    return np.right_shift(values + half, bits)
