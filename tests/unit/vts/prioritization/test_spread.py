"""Tests of which nothing is known."""

from __future__ import annotations

from collections import Counter
from itertools import islice

from tests.unit.vts.prioritization import toys
from vts.prioritization.spread import Spread

COSTS = {"cheap": 1.0, "dear": 10.0}


def test_each_group_has_as_much_of_the_time() -> None:
    tests = [toys.test_case(f"{group}/{n}") for group in COSTS for n in range(100)]
    begun = islice(Spread(tests, lambda test: COSTS[test.group]), 88)

    counts = Counter(test.group for test in begun)

    assert counts == {"cheap": 80, "dear": 8}


def test_the_operations_of_a_group_take_turns() -> None:
    tests = [toys.test_case(f"general/{name}_{n}", name) for name in "AB" for n in range(9)]
    begun = [test.operations for test in islice(Spread(tests, lambda test: 1.0), 6)]

    assert begun == [("A",), ("B",)] * 3


def test_every_test_comes_once() -> None:
    tests = [toys.test_case(f"{group}/{n}", "ADD") for group in COSTS for n in range(7)]

    assert Counter(test.id for test in Spread(tests, lambda test: 1.0)) == Counter(
        test.id for test in tests
    )
