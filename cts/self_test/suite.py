"""The self-test as the runner sees it: a case is a defect, which tests of a group are run on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache, cached_property
from typing import TYPE_CHECKING, ClassVar, Final

import msgspec

from cts.group_registry import GROUPS
from cts.self_test.defects import Defect, known_defects
from cts.self_test.results import SUITE
from cts.settings import CtsSettings
from cts.suite import CtsSuite
from nntest.groups.planned_tests import test_of
from nntest.runner.driver_under_test import Drivers
from nntest.runner.suite import CaseRunner, PlannedCase
from nntest.self_test.results import DefectResult
from nntest.self_test.suite import DefectSuite
from nntest.self_test.trials import Subject, Trials

if TYPE_CHECKING:
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
        with Trials(_subject(), drivers.own, watch) as trials:
            yield _DefectRunner(self, trials)


class _DefectRunner(CaseRunner):
    """Runs tests with a defect until one fails."""

    def __init__(self, suite: SelfTestSuite, trials: Trials) -> None:
        self._suite = suite
        self._trials = trials

    def run(self, case: PlannedCase) -> DefectResult:
        defect = self._suite.defects[case.id]
        plan = _tests_of(defect.group)
        tests = [*_some(_about(defect, plan)), *_some(plan)]
        found = self._trials.first_failure(_subject(defect.fault, defect.driver), tests)
        return self._suite.tried(case, defect.name, found)


def _subject(fault: str = "", driver: str = "reference") -> Subject:
    return Subject(CtsSuite(CtsSettings(fault=fault)), driver)


@cache
def _tests_of(group: str) -> Sequence[PlannedCase]:
    return CtsSuite(CtsSettings(groups=(group,))).plan()


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
