"""What tests will take."""

from __future__ import annotations

import numpy as np
import pytest

from vts.prioritization.costs import Costs

PRIORS = {"cheap": 500.0, "dear": 20_000.0}


def test_without_a_measurement_a_test_costs_what_it_does_on_the_reference_driver() -> None:
    assert Costs(PRIORS).estimate_us("cheap", 700) == 700


def test_what_a_driver_takes_more_is_learned_by_group_and_assumed_for_others() -> None:
    costs = Costs(PRIORS)
    for _ in range(1000):
        costs.learn("cheap", 500, 300_500)

    assert costs.estimate_us("cheap", 500) == pytest.approx(300_500, rel=0.01)
    assert costs.estimate_us("dear", 20_000) == pytest.approx(320_000, rel=0.01)
    assert costs.estimate_us("unheard_of", 1000) == pytest.approx(301_000, rel=0.01)


def test_one_slow_test_says_little_of_its_group() -> None:
    costs = Costs(PRIORS)
    for _ in range(100):
        costs.learn("dear", 20_000, 20_000)
    costs.learn("cheap", 500, 1_000_500)

    assert 300_000 < costs.estimate_us("cheap", 500) < 400_000


def test_no_test_is_free() -> None:
    costs = Costs(PRIORS)
    costs.learn("dear", 20_000, 10)

    assert costs.estimate_us("cheap", 500) == 100


def test_many_estimates_are_those_of_one_each() -> None:
    costs = Costs(PRIORS)
    costs.learn("dear", 20_000, 90_000)
    groups, of, priors = ["cheap", "dear"], np.array([1, 0, 1]), np.array([1.0, 2.0, 3.0])

    many = costs.estimates_us(groups, of, priors)

    assert [*many] == [
        costs.estimate_us(groups[group], prior) for group, prior in zip(of, priors, strict=True)
    ]
