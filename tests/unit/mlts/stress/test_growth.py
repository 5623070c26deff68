"""Growth: what fills up or swings is none, what goes on is, with the slope that it has."""

from __future__ import annotations

import math
import random

import pytest

from mlts.stress.growth import slope_of
from tests.cells import cells

SECOND = 1_000_000_000
MEBIBYTE = 1 << 20
NOISE = 6 * MEBIBYTE


def _times(seconds: float, count: int) -> list[int]:
    return [round(seconds * SECOND * n / count) for n in range(count)]


def _scatter(values: list[float], amount: float) -> list[int]:
    rng = random.Random(1)
    return [max(0, round(value + rng.uniform(-amount, amount))) for value in values]


@pytest.mark.parametrize(("seconds", "count"), [(10, 150), (3600, 3000)])
def test_a_leak_has_its_own_slope(seconds: float, count: int) -> None:
    at = _times(seconds, count)
    values = _scatter([60e6 + 40e6 * t / at[-1] for t in at], 2e6)
    slope = slope_of(at, values, NOISE)
    assert slope is not None
    assert slope.is_growth
    true = 40e6 / (at[-1] / SECOND) * 3600
    assert slope.low <= true <= slope.high
    assert slope.per_hour == pytest.approx(true, rel=0.1)
    assert slope.in_a_day == pytest.approx(24 * slope.per_hour)


@cells(
    "shape",
    [
        lambda share: 60e6 + 50e6 * (1 - math.exp(-share * 8)),  # caches that fill
        lambda share: 60e6 + (50e6 if share > 0.1 else 0),  # one step in the warm-up
        lambda share: 60e6 + (50e6 if share > 0.75 else 0),  # one step later
        lambda share: 60e6 + 30e6 * math.sin(share * 40),  # clients that come and go
        lambda share: 90e6 - 30e6 * share,
        lambda share: 60e6 + 5e6 * share,  # less than noise
    ],
    ids=["fills", "step", "late step", "swings", "falls", "little"],
)
def test_what_does_not_go_on_is_no_growth(shape) -> None:  # type: ignore[no-untyped-def]
    at = _times(10, 150)
    slope = slope_of(at, _scatter([shape(t / at[-1]) for t in at], 1e6), NOISE)
    assert slope is not None
    assert not slope.is_growth


def test_a_leak_below_an_allocator_that_swings_is_found() -> None:
    at = _times(10, 150)
    values = [60e6 + 30e6 * t / at[-1] + 15e6 * (n % 5 == 0) for n, t in enumerate(at)]
    slope = slope_of(at, _scatter(values, 1e6), NOISE)
    assert slope is not None
    assert slope.is_growth


def test_a_short_case_is_not_judged() -> None:
    assert slope_of(_times(1, 20), list(range(20)), 0) is None
    assert slope_of([], [], 0) is None
