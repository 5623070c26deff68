"""The time that a run in the listed order takes: known costs times the pace of the driver."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.unit.vts.prioritization import toys
from vts.prioritization.forecast import ForecastQueue

COSTS = {"general": 1000.0, "fenced": 10_000.0}
IDS = [f"{group}/{number}" for group in COSTS for number in range(100)]


def queue_of(*, operations: tuple[str, ...] = ()) -> ForecastQueue:
    queue = ForecastQueue(COSTS)
    queue.fill(toys.cases(*IDS, operations=operations))
    return queue


def test_before_some_tests_have_ended_nothing_is_foretold() -> None:
    queue = queue_of()
    for id in IDS[:19]:
        queue.ended(toys.result(id))
        assert queue.left_s is None


def test_a_few_tests_that_take_very_long_do_not_set_the_pace() -> None:
    queue = queue_of()
    for number, id in enumerate(IDS[:50]):
        queue.ended(toys.result(id, us=7_000_000 if number < 5 else 1000))
    assert queue.left_s == pytest.approx(50 * 0.001 + 100 * 0.01)


def test_a_driver_that_is_three_times_slower_takes_three_times_as_long() -> None:
    for pace in (1, 3):
        queue = queue_of()
        for id in IDS[:50]:
            queue.ended(toys.result(id, us=1000 * pace))
        assert queue.left_s == pytest.approx(pace * (50 * 0.001 + 100 * 0.01))


def test_what_the_driver_does_not_claim_takes_next_to_nothing() -> None:
    queue = queue_of(operations=("CONV_2D",))
    queue.described(replace(toys.described("1.3"), claims=("ADD TENSOR_FLOAT32",)))
    for id in IDS[:100]:
        queue.ended(toys.result(id, us=1500))
    assert queue.left_s == pytest.approx(100 * 0.0015)


def test_the_cases_come_as_they_are_listed() -> None:
    assert toys.taken(queue_of()) == IDS
