"""Candidates: the test that catches most for its cost is first."""

from __future__ import annotations

import random
from itertools import permutations

import pytest

from tests.unit.vts.prioritization import toys
from vts.prioritization.candidates import Candidates
from vts.prioritization.claims import Claims
from vts.prioritization.costs import Costs
from vts.prioritization.matrix import FaultMatrix

EVER = float("inf")


def candidates(matrix: FaultMatrix, costs: Costs | None = None) -> Candidates:
    tests = {test.id: (toys.test_case(test.id), test) for test in matrix.tests}
    return Candidates(matrix, tests, costs or Costs(matrix.costs_us), Claims())


def taken(waiting: Candidates, matrix: FaultMatrix) -> list[str]:
    catches = {test.id: test.catches for test in matrix.tests}
    found = []
    while (id := waiting.best(EVER)) is not None:
        waiting.take(id)
        waiting.coverage.begin(catches[id])
        found.append(id)
    return found


def test_what_catches_most_for_its_cost_is_first_and_then_what_that_does_not_catch() -> None:
    matrix = toys.matrix(
        ("general/two", 1000, (0, 1)),
        ("general/one", 1000, (0,)),
        ("general/third", 1000, (2,)),
        ("general/all_for_much", 10_000, (0, 1, 2)),
    )

    assert taken(candidates(matrix), matrix)[:2] == ["general/two", "general/third"]


@pytest.mark.parametrize("order", [*permutations(range(3))])
def test_greedy_choices_are_those_of_a_search_through_all(order: tuple[int, ...]) -> None:
    """Against the definition: in each step the largest gain a microsecond of all that is left."""
    draw = random.Random(str(order))
    tests = [
        (f"general/{number}", draw.randrange(500, 5000), tuple(sorted(draw.sample(range(12), k=3))))
        for number in range(30)
    ]
    matrix = toys.matrix(*tests)
    costs = {id: cost for id, cost, _ in tests}
    covers = {id: {*catches} for id, _, catches in tests}

    covered: set[int] = set()
    for id in taken(candidates(matrix), matrix):
        if covered == set.union(*covers.values()):
            break
        gains = {other: len(covers[other] - covered) / costs[other] for other in covers}
        # Catching a defect once more counts a tenth, so that it decides between near equals only.
        assert gains[id] >= 0.6 * max(gains.values())
        covered |= covers[id]


def test_a_test_that_is_costly_on_this_driver_waits() -> None:
    matrix = toys.matrix(("basic/x", 1000, (1,)), ("general/y", 1100, (2,)))
    costs = Costs(matrix.costs_us)

    assert candidates(matrix, costs).best(EVER) == "basic/x"
    for _ in range(5):
        costs.learn("basic", 1000, 900_000)
        costs.learn("general", 1000, 1000)

    assert candidates(matrix, costs).best(EVER) == "general/y"
