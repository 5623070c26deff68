"""The self-test as the runner sees it: a case is a defect, which tests of a group are run on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar, Final, cast

import msgspec

from cts.group_registry import GROUPS
from cts.self_test.defects import Defect, known_defects
from cts.self_test.results import SUITE
from cts.settings import CtsSettings
from cts.suite import CtsSuite
from nntest.groups.planned_tests import test_of
from nntest.runner.driver_under_test import Drivers, DriverUnderTest
from nntest.runner.suite import CaseRunner, PlannedCase
from nntest.self_test.results import DefectResult
from nntest.self_test.suite import DefectSuite

if TYPE_CHECKING:
    from nntest.groups.results import GroupedCase
    from nntest.runner.watch import Watch

__all__ = ["SelfTestSettings", "SelfTestSuite", "groups_of"]

_MAX_TESTS: Final = 600
"""Tests of a group that are tried on one defect, spread over the group: one of the corpus has
thousands."""


class SelfTestSettings(msgspec.Struct, frozen=True, kw_only=True):
    """No ``defects`` are all."""

    defects: tuple[str, ...] = ()


class SelfTestSuite(DefectSuite[Defect, SelfTestSettings]):
    """Runs the test group of each defect until its first failure."""

    name: ClassVar[str] = SUITE
    settings_type: ClassVar[type[SelfTestSettings]] = SelfTestSettings
    result_type: ClassVar[type[DefectResult]] = DefectResult
    preload: ClassVar[Sequence[str]] = ("cts.self_test.suite", "cts.test_runner")

    @cached_property
    def defects(self) -> Mapping[str, Defect]:
        return known_defects()

    def defect_of(self, case: PlannedCase) -> str:
        return case.id

    def plan(self) -> Sequence[PlannedCase]:
        return [PlannedCase(id=name) for name in self.chosen.defects or self.defects]

    @contextmanager
    def open(self, drivers: Drivers, watch: Watch) -> Iterator[CaseRunner]:
        yield _DefectRunner(self, drivers.own, watch)


class _DefectRunner(CaseRunner):
    """Runs tests with a defect until one fails."""

    def __init__(self, suite: SelfTestSuite, driver: DriverUnderTest, watch: Watch) -> None:
        self._suite = suite
        self._driver = driver
        self._watch = watch

    def run(self, case: PlannedCase) -> DefectResult:
        defect = self._suite.defects[case.id]
        tests, failure = self._first_failure(defect)
        if failure is None:
            return self._suite.missed(case, tests)
        return self._suite.caught(case, defect.name, failure.group, failure, tests)

    def _first_failure(self, defect: Defect) -> tuple[int, GroupedCase | None]:
        settings = CtsSettings(groups=(defect.group,), fault=defect.fault)
        tested = CtsSuite(settings)
        plan = tested.plan()
        planned = [*_some(_about(defect, plan)), *_some(plan)]
        driver = self._driver.other(defect.driver)
        with driver, tested.open(Drivers.only(driver), self._watch) as runner:
            for number, test in enumerate(planned, 1):
                self._watch.alive()
                result = cast("GroupedCase", runner.run(test))
                if result.outcome.is_bad:
                    return number, result
        return len(planned), None


def _about(defect: Defect, plan: Sequence[PlannedCase]) -> Sequence[PlannedCase]:
    """The tests of its operations: few of many tests may have none of these."""
    operations = set(defect.operations)
    return (
        [case for case in plan if operations & set(test_of(case).operations)] if operations else ()
    )


def _some(plan: Sequence[PlannedCase]) -> Sequence[PlannedCase]:
    return plan[:: max(1, -(-len(plan) // _MAX_TESTS))]


def groups_of(defects: Mapping[str, Defect]) -> Sequence[str]:
    """All test groups. Raises UnknownGroup where a defect is of none of them."""
    for defect in defects.values():
        GROUPS.of(defect.group)
    return list(GROUPS.groups)
