"""The fast ways back to eight bits against the definition, in Python's integers."""

from __future__ import annotations

from typing import Any

import numpy as np
from hypothesis import example, given
from hypothesis import strategies as st
from numpy.typing import NDArray

from nndrivers.reference.arithmetic import quantized
from nndrivers.reference.arithmetic.accumulator import Accumulator
from nndrivers.reference.arithmetic.epilogue import SCALED_IN_DOUBLE
from nndrivers.reference.arithmetic.fixed_point import Multiplier
from nndrivers.reference.arithmetic.loops import NUMPY
from nndrivers.reference.arithmetic.quantized import quantized_epilogue
from nndrivers.reference.planning.evaluate import SERIAL
from tests.cells import cells
from tests.native_loops import skip_without_loops


def _defined(of: Accumulator, accumulator: int, channel: int) -> int:
    """gemmlowp's two roundings as they are written there."""
    multiplier = of.multipliers[channel if len(of.multipliers) > 1 else 0]
    left, right = max(multiplier.exponent, 0), max(-multiplier.exponent, 0)
    product = ((accumulator + int(of.bias[channel])) << left) * multiplier.mantissa
    nudge = 1 << 30 if product >= 0 else 1 - (1 << 30)
    once = abs(product + nudge) >> 31
    once = once if product + nudge >= 0 else -once
    remainder, threshold = once & ((1 << right) - 1), ((1 << right) - 1) >> 1
    if not of.halves_up and once < 0:
        threshold += 1
    twice = (once >> right) + (remainder > threshold)
    return min(max(twice + of.zero_point, of.low), of.high)


def _near_steps(of: Accumulator) -> NDArray[np.int64]:
    """[accumulators, channels]: all around every step, where rounding can go wrong."""
    codes = np.arange(of.low - 2, of.high + 3) - of.zero_point
    real = np.broadcast_to(np.where(of.real > 0, of.real, 1), of.bias.shape)
    center = (codes[:, None] - 0.5) / real - of.bias
    around = np.clip(center[:, None, :] + np.arange(-3, 4)[:, None], -of.bound, of.bound)
    return around.reshape(-1, of.bias.size).astype(np.int64)


def _run(of: Accumulator, values: NDArray[np.int64], dtype: Any) -> NDArray[Any]:
    epilogue = quantized_epilogue(of, SERIAL)
    target = np.empty((values.shape[0], 1, values.shape[1]), dtype)
    sums = values.astype(epilogue.dtype)
    for call in epilogue.bind(sums, target, np.empty):
        call()
    return target[:, 0]


@st.composite
def accumulators(draw: st.DrawFn) -> Accumulator:
    channels = draw(st.integers(1, 3))
    reals = st.floats(-16, 2).map(lambda power: 2.0**power)
    count = draw(st.sampled_from([1, channels]))
    multipliers = [Multiplier.of(draw(reals)) for _ in range(count)]
    largest = draw(st.sampled_from([1000, 60_000, 5_000_000, 100_000_000]))
    bias = [draw(st.integers(-largest, largest)) for _ in range(channels)]
    zero_point = draw(st.integers(0, 255))
    low, high = sorted((draw(st.integers(0, 255)), draw(st.integers(0, 255))))
    return Accumulator(
        multipliers,
        np.array(bias),
        np.full(channels, largest),
        zero_point,
        *draw(st.sampled_from([(0, 255), (zero_point, 255), (low, high)])),
        draw(st.booleans()),
    )


def _example(multiplier: Multiplier, zero_point: int = 128, **changes: Any) -> Accumulator:
    settings = {"bias": np.array([17]), "bound": np.array([60_000]), "low": 0, "high": 255}
    settings |= {"halves_up": False} | changes
    return Accumulator([multiplier], zero_point=zero_point, **settings)


_UNFIT = _example(Multiplier.of(0.0123), 0, bias=np.array([-400_000]), bound=np.array([2_000_000]))
"""Steps are further apart than float32 can tell its sums."""


@given(accumulators())
@example(_example(Multiplier.of(0.5)))
@example(_example(Multiplier.of(0.25), halves_up=True))
@example(_example(Multiplier.of(1.0)))
@example(_example(Multiplier.of(3.75), 0))
@example(_example(Multiplier(0, 0)))
@example(_example(Multiplier.of(2.0**-20), 0, bound=np.array([1 << 29])))
@example(_example(Multiplier((1 << 31) - 1, -6), 0))
def test_every_step_is_where_the_definition_has_it(of: Accumulator) -> None:
    values = _near_steps(of)
    expected = [[_defined(of, int(a), c) for c, a in enumerate(row)] for row in values]
    np.testing.assert_array_equal(_run(of, values, np.uint8), expected)


@given(accumulators())
def test_an_image_gets_codes_less_their_zero_point(of: Accumulator) -> None:
    values = _near_steps(of)
    codes = _run(of, values, np.uint8).astype(np.float32)
    np.testing.assert_array_equal(_run(of, values, np.float32), codes - of.zero_point)


@given(accumulators(), st.sampled_from([-np.inf, 0, np.inf]))
@example(_example(Multiplier.of(0.0123), 0), 0)
@example(_UNFIT, 0)
def test_native_loops_fit_the_same_rows(of: Accumulator, towards: float) -> None:
    skip_without_loops()
    from nndrivers.reference.native.loops import NativeLoops

    if of.right_shift.max() > 20 or not of.mantissa.all() or of.low == of.high:
        return
    nearest = of.real.astype(np.float32)
    scale = np.nextafter(nearest, np.float32(towards)) if towards else nearest
    expected, actual = NUMPY.fitted_row(of, scale), NativeLoops().fitted_row(of, scale)
    if expected is None:
        assert actual is None
    else:
        np.testing.assert_array_equal(actual, expected)


@given(accumulators())
@example(_example(Multiplier.of(0.0123), 0))
@example(_example(Multiplier.of(0.0123), bias=np.array([17, -40]), bound=np.array([1 << 20] * 2)))
@example(_UNFIT)
def test_native_loops_finish_at_the_same_steps(of: Accumulator) -> None:
    skip_without_loops()
    from nndrivers.reference.native.loops import NativeLoops

    values = _near_steps(of)
    epilogue = quantized_epilogue(of, SERIAL)
    target = np.empty((values.shape[0], 1, values.shape[1]), np.uint8)
    for call in NativeLoops().finish(epilogue, values.astype(epilogue.dtype), target, np.empty):
        call()
    expected = [[_defined(of, int(a), c) for c, a in enumerate(row)] for row in values]
    np.testing.assert_array_equal(target[:, 0], expected)


def test_what_float32_is_too_coarse_for_has_a_formula_in_float64() -> None:
    formula = quantized_epilogue(_UNFIT, SERIAL).finish(np.uint8)
    assert formula is not None
    assert formula.way == SCALED_IN_DOUBLE


def test_relu_with_an_ordinary_multiplier_needs_float32_only() -> None:
    of = _example(Multiplier.of(0.0123), 0)
    assert type(quantized_epilogue(of, SERIAL)) is quantized._SingleAffine


def test_sums_too_large_for_float32_are_made_in_float64() -> None:
    of = _example(Multiplier.of(1e-4), 0, bound=np.array([1 << 24]))
    assert quantized_epilogue(of, SERIAL).dtype is np.float64


@cells(
    ("of", "way"),
    [
        (_example(Multiplier.of(0.0123), 0), quantized._SingleAffine),
        (_example(Multiplier.of(0.0123), halves_up=True), quantized._SingleAffine),
        (_example(Multiplier.of(0.0003), 0, bound=np.array([1 << 25])), quantized._DoubleAffine),
        (_UNFIT, quantized._DoubleAffine),
        (_example(Multiplier.of(0.0123)), quantized._TwoRoundings),
        (_example(Multiplier.of(2.0**-15)), quantized._Integer),
    ],
)
def test_each_case_goes_the_fastest_exact_way(of: Accumulator, way: type) -> None:
    assert type(quantized_epilogue(of, SERIAL)) is way
