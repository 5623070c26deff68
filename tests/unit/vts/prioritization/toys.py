"""Toys: a matrix of three defects, and cases of tests that catch them."""

from __future__ import annotations

from nntest.groups.planned_tests import planned_case
from nntest.groups.results import GroupedCase
from nntest.results import Outcome
from nntest.runner.driver_under_test import DriverDescription
from nntest.runner.queue import CaseQueue
from nntest.runner.suite import PlannedCase
from vts.prioritization.matrix import FaultMatrix, MatrixTest, PlantedDefect
from vts.test_group import PlannedTest

HIDL = ("1.2", "1.3")
ANY = (*HIDL, "AIDL4")


def matrix(*tests: tuple[str, int, tuple[int, ...]], hal: tuple[str, ...] = ANY) -> FaultMatrix:
    """Of tests by id, cost in microseconds and the defects that they catch."""
    most = max(number for _, _, catches in tests for number in catches)
    return FaultMatrix(
        version="0",
        sample=0,
        defects=tuple(
            PlantedDefect(name=f"defect_{number}", hal_versions=hal) for number in range(most + 1)
        ),
        costs_us={"general": 1000.0, "basic": 1000.0},
        tests=tuple(MatrixTest(id=id, cost_us=us, catches=catches) for id, us, catches in tests),
    )


def test_case(id: str, *operations: str) -> PlannedTest:
    group, _, name = id.partition("/")
    return PlannedTest(group=group, name=name, case=name, operations=operations)


def cases(*ids: str, operations: tuple[str, ...] = ()) -> list[PlannedCase]:
    return [planned_case(test_case(id, *operations)) for id in ids]


def result(
    id: str, outcome: Outcome = Outcome.SUCCESS, *, us: int = 1000, operations: tuple[str, ...] = ()
) -> GroupedCase:
    return GroupedCase(
        id=id,
        outcome=outcome,
        group=id.partition("/")[0],
        operations=operations,
        duration_ns=us * 1000,
    )


def described(hal_version: str) -> DriverDescription:
    return DriverDescription(name="acme", version="1", type="CPU", hal_version=hal_version)


def taken(queue: CaseQueue, left_s: float | None = None) -> list[str]:
    """The ids of all that it gives, in order."""
    found = []
    while (case := queue.take(left_s)) is not None:
        found.append(case.id)
    return found
