"""Fixed-point arithmetic against exact rational arithmetic."""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from nndrivers.reference.arithmetic.fixed_point import (
    Multiplier,
    doubling_high_mul,
    round_half_away,
    rounding_shift,
)

int32s = st.integers(-(2**31), 2**31 - 1)


def _half_up(value: Fraction) -> int:
    return math.floor(value + Fraction(1, 2))


def _half_away(value: Fraction) -> int:
    return int(math.copysign(_half_up(abs(value)), value))


def _array(value: int) -> np.ndarray:  # type: ignore[type-arg]
    return np.array([value], np.int64)


@given(int32s, st.integers(2**30, 2**31 - 1))
def test_a_doubling_high_product_rounds_halves_up(a: int, b: int) -> None:
    assert doubling_high_mul(_array(a), b)[0] == _half_up(Fraction(a * b, 2**31))


@given(st.integers(-(2**15), 2**15 - 1), st.integers(0, 2**15 - 1))
def test_a_doubling_high_product_may_be_of_16_bits(a: int, b: int) -> None:
    assert doubling_high_mul(_array(a), b, bits=16)[0] == _half_up(Fraction(a * b, 2**15))


@given(int32s, st.integers(0, 31))
def test_a_shift_rounds_halves_away_from_zero(value: int, exponent: int) -> None:
    shifted = rounding_shift(_array(value), exponent)[0]
    assert shifted == _half_away(Fraction(value, 2**exponent))


@given(st.floats(1e-9, 1e3))
def test_a_multiplier_is_near_its_number(real: float) -> None:
    multiplier = Multiplier.of(real)
    assert 2**30 <= multiplier.mantissa < 2**31
    assert math.isclose(
        math.ldexp(multiplier.mantissa, multiplier.exponent - 31), real, rel_tol=1e-9
    )


def test_a_number_too_small_becomes_zero() -> None:
    assert Multiplier.of(2.0**-33) == Multiplier(0, 0)
    assert Multiplier.of(0.0).mantissa == 0


@given(st.integers(-(2**20), 2**20), st.floats(1e-6, 100))
def test_multiplying_rounds_twice(value: int, real: float) -> None:
    multiplier = Multiplier.of(real)
    left, right = max(multiplier.exponent, 0), max(-multiplier.exponent, 0)
    high = _half_up(Fraction((value << left) * multiplier.mantissa, 2**31))
    assert multiplier.apply(_array(value))[0] == _half_away(Fraction(high, 2**right))


def test_rounding_is_that_of_c() -> None:
    values = np.float32([0.5, -0.5, 1.5, -2.5, 0.49999997, 8388609])
    np.testing.assert_array_equal(round_half_away(values), [1, -1, 2, -3, 0, 8388609])
