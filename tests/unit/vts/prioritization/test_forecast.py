"""The time that a run in the listed order takes, from a few tests of each group that come first."""

from __future__ import annotations

import math
import random
from itertools import pairwise

import pytest
from msgspec.structs import replace

from tests.unit.vts.prioritization import toys
from vts.prioritization.forecast import ForecastQueue

COSTS = {"general": 1000.0, "fenced": 10_000.0}
IDS = [f"{group}/{number}" for group in COSTS for number in range(100)]


def queue_of(*, jobs: int = 1, operations: tuple[str, ...] = ()) -> ForecastQueue:
    queue = ForecastQueue(COSTS, jobs=jobs)
    queue.fill(toys.cases(*IDS, operations=operations))
    return queue


def test_before_some_tests_have_ended_nothing_is_foretold() -> None:
    queue = queue_of()
    for id in IDS[:19]:
        queue.ended(toys.result(id))
        assert queue.left == math.inf
    queue.ended(toys.result(IDS[19]))
    assert queue.left < math.inf


def test_what_is_left_is_a_multiple_of_what_the_ended_tests_took() -> None:
    queue = queue_of()
    for id in [*IDS[:50], *IDS[100:150]]:
        queue.ended(toys.result(id, us=int(COSTS[id.partition("/")[0]])))
    assert queue.left == pytest.approx(1)
    for id in IDS[50:100]:
        queue.ended(toys.result(id))
    assert queue.left == pytest.approx(50 * 10 / (100 + 50 * 10))


def test_a_few_tests_from_all_parts_of_each_group_come_first_and_the_rest_as_listed() -> None:
    sizes = {"general": 3000, "fenced": 60}
    listed = [f"{group}/{number}" for group, size in sizes.items() for number in range(size)]
    queue = ForecastQueue(COSTS)
    queue.fill(toys.cases(*listed))
    taken = toys.taken(queue)
    first = taken[: taken.index("general/0")]
    assert taken[len(first) :] == [id for id in listed if id not in first]
    for group, size in sizes.items():
        numbers = sorted(int(id.partition("/")[2]) for id in first if id.startswith(group))
        assert 7 <= len(numbers) <= 20
        steps = [after - before for before, after in pairwise([0, *numbers, size])]
        assert max(steps) <= 1.5 * steps[1]


def test_the_order_of_a_shuffle_and_of_a_small_run_is_kept() -> None:
    many = [f"general/{number}" for number in range(3000)]
    for ids, listed_only in ((many, True), (IDS, False)):
        queue = ForecastQueue(COSTS, listed_only=listed_only)
        shuffled = random.Random(1).sample(ids, len(ids))
        queue.fill(toys.cases(*shuffled))
        assert toys.taken(queue) == shuffled


@pytest.mark.parametrize(("preparation_us", "pace"), [(50_000, 1.0), (0, 0.3), (0, 5.0)])
def test_the_rest_of_a_run_is_known_from_its_first_tests_whatever_the_driver_takes(
    preparation_us: int, pace: float
) -> None:
    """Tests of a group prepare about as many models: one, or thirty. Later ones take longer."""
    costs = {"one": 1000.0, "few": 20_000.0, "many": 60_000.0, "rare": 500_000.0}
    models = {"one": 1, "few": 4, "many": 30, "rare": 2}
    sizes = {"one": 12_000, "few": 3000, "many": 2000, "rare": 40}
    ids = [f"{group}/{number}" for group, size in sizes.items() for number in range(size)]
    dice = random.Random(3)

    def took(id: str) -> int:
        group, _, number = id.partition("/")
        typical = costs[group] * pace + models[group] * preparation_us
        return int(typical * dice.lognormvariate(0, 0.5) * (0.5 + int(number) / sizes[group]))

    queue = ForecastQueue(costs)
    queue.fill(toys.cases(*ids))
    order = toys.taken(queue)
    durations = [took(id) for id in order]
    spent, whole = 0, sum(durations)
    shares = [0.02, 0.1, 0.3, 0.5]
    for id, us in zip(order, durations, strict=True):
        queue.ended(toys.result(id, us=us))
        spent += us
        if shares and spent >= shares[0] * whole:
            shares.pop(0)
            assert queue.left < math.inf
            assert queue.left * spent == pytest.approx(whole - spent, rel=0.2)
    assert not shares


def test_the_first_test_of_a_group_in_each_process_says_nothing_of_the_others() -> None:
    queue = queue_of(jobs=2)
    for number, id in enumerate(IDS[:50]):
        queue.ended(toys.result(id, us=8_000_000 if number < 2 else 1000))
    assert queue.left * (2 * 8000 + 48) == pytest.approx(50 + 100 * 10)


def test_what_the_driver_does_not_claim_takes_next_to_nothing() -> None:
    queue = queue_of(operations=("CONV_2D",))
    queue.described(replace(toys.described("1.3"), claims=("ADD TENSOR_FLOAT32",)))
    for id in IDS[:100]:
        queue.ended(toys.result(id, us=1500))
    assert queue.left == pytest.approx(1)


def test_results_of_an_earlier_part_of_the_run_do_not_count_as_time_of_this_one() -> None:
    queue = queue_of()
    for number in range(50):
        queue.ended(toys.result(f"general/earlier_{number}", us=10**9))
    assert queue.left == math.inf
