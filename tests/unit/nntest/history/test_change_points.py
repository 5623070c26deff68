"""Change points of series: found where they are, and nowhere else."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import chain, combinations, pairwise

import numpy as np
import pytest

from nntest.history import change_points as module
from nntest.history.change_points import change_points, noise_of
from tests.volume import SEED


def least_cuts(values: Sequence[float], sigma: float) -> list[int]:
    """The best cuts of all that there are, each tried."""
    places = range(1, len(values))
    penalty = 2 * math.log(len(values)) + module._MARGIN

    def cost(cuts: tuple[int, ...]) -> float:
        parts = [np.asarray(values[a:b]) for a, b in pairwise((0, *cuts, len(values)))]
        return sum(float(((p - p.mean()) ** 2).sum()) for p in parts) / sigma**2 + penalty * len(
            cuts
        )

    every = chain.from_iterable(combinations(places, number) for number in range(len(values)))
    return [*min(every, key=cost)]


def test_cuts_are_the_best_of_all() -> None:
    chance = np.random.default_rng(int(SEED))
    for _ in range(40):
        steps = np.repeat(chance.normal(0, 4, 3), chance.integers(1, 5, 3))
        values = [*(steps + chance.normal(0, 1, len(steps)))]
        assert change_points(values, [1.0] * len(values)) == least_cuts(values, 1.0)


def test_at_most_one_in_a_hundred_series_without_a_change_has_one() -> None:
    """Binomial: 1,000 series at 1 % have more than 22 alarms once in 10,000 times."""
    chance, alarms = np.random.default_rng(int(SEED)), 0
    for _ in range(1000):
        values = [*chance.normal(0, 0.01, 50)]
        alarms += bool(change_points(values, noise_of(values, [0.01] * 50)))
    assert alarms <= 22


def test_a_false_alarm_is_as_rare_where_many_series_are_looked_at() -> None:
    chance, values = np.random.default_rng(3), []
    while not change_points(values, [0.01] * 20):
        values = [*chance.normal(0, 0.01, 20)]
    assert not change_points(values, [0.01] * 20, series=1000)


@pytest.mark.parametrize(
    ("values", "cuts"),
    [
        ([], []),
        ([1.0], []),
        ([0.4, 0.4, 0.4, 0.4], []),
        ([0.4, 0.4, 0.4, 0.41], [3]),
        ([0.4, 0.4, 0.4, 0.5, 0.4, 0.4], [3, 4]),
        ([0.0] * 5 + [1000.0] * 5, [5]),
        ([1e-9] * 5 + [2e-9] * 5, [5]),
        ([0.0, 0.0, 0.0, 1.0, 1.0], [3]),
    ],
)
def test_a_series_without_noise_changes_with_every_other_value(
    values: list[float], cuts: list[int]
) -> None:
    assert change_points(values, noise_of(values, [None] * len(values))) == cuts


def test_noise_from_run_to_run_counts_where_it_is_larger_than_that_within() -> None:
    values = [1.0, 1.2, 0.9, 1.1, 1.3, 1.0]
    noise = noise_of(values, [0.001] * 6)
    assert noise == noise_of(values, [None] * 6)
    assert min(noise) > 0.1
    assert noise_of(values, [0.5] * 6) == [0.5] * 6
