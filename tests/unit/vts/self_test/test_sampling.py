"""Which tests are tried with a defect for the fault matrix."""

from __future__ import annotations

import pytest

from vts.self_test.sampling import sample
from vts.test_group import PlannedTest

NAMES = ("ADD", "MUL", "SUB", "DIV", "POW")


def plan() -> list[PlannedTest]:
    return [
        PlannedTest(group=group, name=f"{name}_{number}", case="x", operations=(name,))
        for group in ("general", "fenced", "deadline", "basic")
        for name in NAMES
        for number in range(100)
    ]


def test_all_tests_are_tried_without_a_size() -> None:
    tests = plan()

    assert sample(tests, (), 0) == tests
    assert sample(tests, ("ADD",), 0) == [test for test in tests if test.operations == ("ADD",)]


@pytest.mark.parametrize("size", [20, 100, 1000])
def test_a_sample_has_every_group_and_operation_and_no_test_twice(size: int) -> None:
    found = sample(plan(), (), size)

    assert len(found) == len({test.id for test in found}) == size
    assert {test.group for test in found} == {"general", "fenced", "deadline", "basic"}
    assert {test.operations[0] for test in found if test.group == "general"} == {*NAMES}


def test_a_sample_for_a_defect_of_operations_has_these_only() -> None:
    found = sample(plan(), ("ADD", "MUL"), 100)

    assert len(found) == 25
    assert {test.operations[0] for test in found} == {"ADD", "MUL"}


def test_the_same_tests_are_drawn_each_time() -> None:
    assert sample(plan(), (), 50) == sample(plan(), (), 50)
