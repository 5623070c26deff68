"""tanh and logistic of 16-bit fixed-point numbers, as gemmlowp computes them, bit for bit.

A number with n integer bits is ``raw / 2**(15 - n)``; results have none. Exponentials come from a
polynomial on [-1/4, 0) and a product of constants, reciprocals from Newton's method.

Source: gemmlowp ``fixedpoint.h``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

import numpy as np
from numpy.typing import NDArray

from nndrivers.reference.arithmetic.fixed_point import Integers, doubling_high_mul, rounding_shift

__all__ = ["LARGEST", "SMALLEST", "logistic", "multiply", "saturate", "tanh"]

SMALLEST: Final = -(1 << 15)
LARGEST: Final = (1 << 15) - 1

_CALLS_WORTH_A_TABLE: Final = 100
"""A table takes as long as about so many calls for a small cell."""

_EXP_MINUS_EIGHTH: Final = 28918
_THIRD: Final = 10923
_48_OVER_17: Final = 23130
_MINUS_32_OVER_17: Final = -15420

_EXPONENTIALS: Final = ((-2, 25520), (-1, 19875), (0, 12055), (1, 4435), (2, 600), (3, 11), (4, 0))
"""exp(-2**k) for each k, with no integer bits."""


def saturate(values: Integers) -> Integers:
    """``values`` clamped to 16 bits."""
    return np.clip(values, SMALLEST, LARGEST)


def multiply(a: Integers, b: Integers | int) -> Integers:
    """The product: its integer bits are those of both together."""
    return np.minimum(doubling_high_mul(a, b, bits=16), LARGEST)


def _with_fewer_bits(values: Integers, bits: int) -> Integers:
    """The same numbers with ``bits`` integer bits less."""
    return saturate(values << bits)


def _exp_near_zero(a: Integers) -> Integers:
    """exp(a) for a in [-1/4, 0): Taylor's polynomial of degree 4 around -1/8."""
    x = a + (1 << 12)
    x2 = multiply(x, x)
    x3, x4 = multiply(x2, x), multiply(x2, x2)
    sixth = multiply(rounding_shift(x4, 2) + x3, _THIRD)
    series = x + rounding_shift(sixth + x2, 1)
    return saturate(_EXP_MINUS_EIGHTH + multiply(series, _EXP_MINUS_EIGHTH))


def _exp_of_negative(a: Integers, integer_bits: int) -> Integers:
    """exp(a) for a <= 0."""
    fraction_bits = 15 - integer_bits
    quarter = 1 << (fraction_bits - 2)
    near = (a & (quarter - 1)) - quarter
    result = _exp_near_zero(_with_fewer_bits(near, integer_bits))
    rest = near - a
    for exponent, factor in _EXPONENTIALS:
        if exponent < integer_bits:
            bit = rest & (1 << (fraction_bits + exponent))
            result = np.where(bit != 0, multiply(result, factor), result)
    if integer_bits > 5:
        result = np.where(a < -(1 << (20 - integer_bits)), 0, result)
    return np.where(a == 0, LARGEST, result)


def _reciprocal_of_mean(a: Integers) -> Integers:
    """2 / (1 + a) for a in [0, 1], with 2 integer bits."""
    total = a + LARGEST
    half = (total + 1) >> 1
    x = _48_OVER_17 + multiply(half, _MINUS_32_OVER_17)
    for _ in range(3):
        missing = (1 << 13) - multiply(half, x)
        x = x + _with_fewer_bits(multiply(x, missing), 2)
    return x


def _tanh_of_negative(a: Integers, integer_bits: int) -> Integers:
    """-tanh(a) for a <= 0: (1 - exp(2a)) / (1 + exp(2a))."""
    # Doubling costs nothing: the same bits, read with one more before the point.
    exponential = _exp_of_negative(a, integer_bits + 1)
    return _with_fewer_bits(_reciprocal_of_mean(exponential) - (1 << 13), 2)


class _Tabulated:
    """A function of 16-bit numbers, which is looked up once it has been called often."""

    def __init__(self, function: Callable[[Integers, int], Integers]) -> None:
        self.__doc__ = function.__doc__
        self._function = function
        self._calls: Counter[int] = Counter()
        self._tables: dict[int, NDArray[np.int16]] = {}

    def __call__(self, a: Integers, integer_bits: int) -> Integers:
        table = self._tables.get(integer_bits)
        if table is not None:
            return table.take(a).astype(np.int64)  # from the end for negative numbers
        self._calls[integer_bits] += 1
        if self._calls[integer_bits] == _CALLS_WORTH_A_TABLE:
            self.table(integer_bits)
        return self._function(a, integer_bits)

    def table(self, integer_bits: int) -> NDArray[np.int16]:
        """[65536]: the values, negative numbers at the end."""
        if integer_bits not in self._tables:
            every = np.arange(1 << 16).astype(np.uint16).view(np.int16).astype(np.int64)
            values = self._function(every, integer_bits)
            self._tables[integer_bits] = values.astype(np.int16)
        return self._tables[integer_bits]


@_Tabulated
def tanh(a: Integers, integer_bits: int) -> Integers:
    """Hyperbolic tangents of numbers with ``integer_bits`` (0 to 6) integer bits."""
    positive = _tanh_of_negative(np.where(a < 0, a, -a), integer_bits)
    return np.where(a == 0, 0, np.where(a < 0, -positive, positive))


@_Tabulated
def logistic(a: Integers, integer_bits: int) -> Integers:
    """1 / (1 + exp(-a)) of numbers with ``integer_bits`` integer bits."""
    exponential = _exp_of_negative(np.where(a > 0, -a, a), integer_bits)
    # Halved, the reciprocal of the mean has one integer bit less to lose.
    positive = _with_fewer_bits(_reciprocal_of_mean(exponential), 1)
    half = 1 << 14
    return np.where(a == 0, half, np.where(a > 0, positive, LARGEST - positive))
