"""The order of a run by the power of its tests."""

from __future__ import annotations

import random
from itertools import permutations

import pytest

from nntest.groups.planned_tests import planned_case
from nntest.results import Outcome
from nntest.runner.selection import Selection
from tests.unit.vts.prioritization import toys
from vts.prioritization.matrix import FaultMatrix
from vts.prioritization.queue import PowerQueue

MATRIX = toys.matrix(
    ("general/two", 1000, (0, 1)),
    ("general/one", 1000, (0,)),
    ("general/third", 1000, (2,)),
    ("general/all_for_much", 10_000, (0, 1, 2)),
)


def queue_of(*ids: str, matrix: FaultMatrix = MATRIX) -> PowerQueue:
    queue = PowerQueue(matrix)
    queue.fill(toys.cases(*ids))
    return queue


def test_what_catches_most_for_its_cost_is_first_and_then_what_that_does_not_catch() -> None:
    queue = queue_of("general/one", "general/all_for_much", "general/third", "general/two")

    assert taken_of(queue)[:2] == ["general/two", "general/third"]


def taken_of(queue: PowerQueue) -> list[str]:
    return toys.taken(queue)


@pytest.mark.parametrize("order", [*permutations(range(3))])
def test_greedy_choices_are_those_of_a_search_through_all(order: tuple[int, ...]) -> None:
    """Against the definition: in each step the largest gain a microsecond of all that is left."""
    draw = random.Random(str(order))
    tests = [
        (f"general/{number}", draw.randrange(500, 5000), tuple(sorted(draw.sample(range(12), k=3))))
        for number in range(30)
    ]
    matrix = toys.matrix(*tests)
    queue = queue_of(*(id for id, _, _ in tests), matrix=matrix)

    covered: set[int] = set()
    while covered != {each for _, _, catches in tests for each in catches}:
        case = queue.take(None)
        assert case is not None
        gains = {id: len({*catches} - covered) / cost for id, cost, catches in tests}
        # Catching a defect once more counts a tenth, so that it decides between near equals only.
        assert gains[case.id] >= 0.6 * max(gains.values())
        covered |= {each for id, _, catches in tests if id == case.id for each in catches}


def test_every_test_comes_once_whatever_happens() -> None:
    ids = [*(test.id for test in MATRIX.tests), *(f"basic/{number}" for number in range(40))]
    draw = random.Random(3)
    queue = queue_of(*ids)
    found = []
    while (case := queue.take(None)) is not None:
        found.append(case.id)
        queue.ended(toys.result(case.id, draw.choice([Outcome.SUCCESS, Outcome.SKIPPED])))

    assert sorted(found) == sorted(ids)
    assert queue.is_empty


def test_a_test_that_is_costly_on_this_driver_waits() -> None:
    matrix = toys.matrix(
        ("basic/first", 1000, (0, 3)), ("basic/x", 1000, (1,)), ("general/y", 1100, (2,))
    )
    plain, slow = (queue_of("basic/first", "basic/x", "general/y", matrix=matrix) for _ in range(2))
    for queue, us in ((plain, 1000), (slow, 900_000)):
        first = queue.take(None)
        assert first is not None
        assert first.id == "basic/first"
        for _ in range(5):
            queue.ended(toys.result("basic/first", us=us))
            queue.ended(toys.result("general/else", us=1000))

    assert taken_of(plain) == ["basic/x", "general/y"]
    assert taken_of(slow) == ["general/y", "basic/x"]


def test_what_no_defect_is_like_has_half_of_the_time_once_each_defect_is_looked_for() -> None:
    known = [(f"general/{number}", 1000, (0,)) for number in range(50)]
    ids = [id for id, _, _ in known]
    queue = queue_of(*ids, *(f"basic/{n}" for n in range(50)), matrix=toys.matrix(*known))

    first = taken_of(queue)[:41]

    assert sum(id.startswith("basic") for id in first) == 20


def test_tests_of_what_a_driver_skips_wait_for_all_others() -> None:
    matrix = toys.matrix(*((f"general/conv_{n}", 1000, (n,)) for n in range(5)))
    queue = PowerQueue(matrix)
    add = [planned_case(toys.test_case(f"general/add_{n}", "ADD")) for n in range(20)]
    convolution = [planned_case(toys.test_case(f"general/conv_{n}", "CONV_2D")) for n in range(30)]
    queue.fill([*convolution, *add])
    order = []
    while (case := queue.take(None)) is not None:
        is_known = case.id.startswith("general/add")
        order.append(is_known)
        operations = ("ADD",) if is_known else ("CONV_2D",)
        outcome = Outcome.SUCCESS if is_known else Outcome.SKIPPED
        queue.ended(toys.result(case.id, outcome, operations=operations))

    assert len(order) == 50
    asked = order.index(True)
    assert asked <= 3
    assert sum(not known for known in order[:24]) <= 4


def test_a_defect_that_the_driver_cannot_have_is_not_looked_for() -> None:
    old = toys.matrix(("general/a", 1000, (0,)), ("general/b", 1000, (1,)), hal=toys.HIDL)
    queue = queue_of("basic/any", "general/a", "general/b", matrix=old)
    queue.described(toys.described("AIDL4"))

    assert not queue._candidates.coverage.gains().any()


def test_a_test_that_does_not_fit_into_the_time_that_is_left_is_not_begun() -> None:
    matrix = toys.matrix(("general/long", 60_000_000, (0,)), ("general/short", 1000, (1,)))
    queue = queue_of("general/long", "general/short", matrix=matrix)

    assert toys.taken(queue, left_s=30) == ["general/short"]
    assert not queue.is_empty
    assert toys.taken(queue, left_s=60) == ["general/long"]


def test_a_skipped_test_has_not_looked_for_anything() -> None:
    queue = queue_of("general/two", "general/one")
    first = queue.take(None)
    assert first is not None
    assert not queue._candidates.coverage.is_new((0, 1))
    queue.ended(toys.result(first.id, Outcome.SKIPPED))

    assert queue._candidates.coverage.is_new((0,))


def test_a_run_that_is_continued_does_not_look_again_for_what_it_has_looked_for() -> None:
    queue = queue_of("general/one", "general/third")
    queue.ended(toys.result("general/two"))

    assert taken_of(queue) == ["general/third", "general/one"]


def test_repetitions_come_after_all_tests_that_catch_something_new() -> None:
    queue = PowerQueue(MATRIX)
    queue.fill(Selection(repeat=2).of(toys.cases("general/one", "general/third")))

    assert [*map(len, (set(taken := taken_of(queue)), taken))] == [4, 4]
    assert {*taken[:2]} == {"general/one", "general/third"}


def test_a_test_that_is_tried_again_is_next() -> None:
    queue = queue_of("general/one", "general/two")
    case = queue.take(None)
    assert case is not None
    queue.again(case)

    assert queue.take(None) == case
