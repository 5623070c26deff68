"""The fault matrix as the runner sees it: a case is a defect, its result a row of the matrix."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import ClassVar, Final, cast

import msgspec

from nntest.groups.planned_tests import test_of
from nntest.groups.results import GroupedCase
from nntest.results import Outcome
from nntest.runner.driver_under_test import Drivers
from nntest.runner.suite import CaseRunner, PlannedCase
from nntest.runner.watch import Watch
from nntest.self_test.trials import Subject, Trials
from vts.self_test.control import CONTROL
from vts.self_test.results import DefectResult
from vts.self_test.sampling import sample
from vts.self_test.suite import Part, SelfTestSettings, SelfTestSuite
from vts.test_group import PlannedTest

__all__ = ["MatrixRow", "MatrixSettings", "MatrixSuite"]

_MAX_HANGS: Final = 5
"""Tests of one defect that hang, each in another group, before its row is closed: each takes ten
seconds, and says no more than the others."""

_MAX_CRASHES: Final = 100

_MAX_ALONE: Final = 60
"""Tests that are tried again one by one, where a defect depends on what was run before."""


class MatrixSettings(SelfTestSettings, frozen=True, kw_only=True):
    """``sample`` is the number of tests to try with each defect, 0 for all."""

    sample: int = 0


class MatrixRow(DefectResult, frozen=True, kw_only=True):
    """The tests that catch one defect, with their costs without it, and the mean costs of tests
    that pass by group, of this row and those before it, in microseconds.
    """

    catches: dict[str, int] = msgspec.field(default_factory=dict)
    means_us: dict[str, float] = msgspec.field(default_factory=dict)


class MatrixSuite(SelfTestSuite):
    """Runs many or all tests on every defect, not only until the first failure."""

    settings_type: ClassVar[type[MatrixSettings]] = MatrixSettings
    result_type: ClassVar[type[MatrixRow]] = MatrixRow
    preload: ClassVar[Sequence[str]] = (
        "vts.self_test.matrix_suite",
        "vts.test_runner",
        "vts.self_test.loaded_defects",
    )
    chosen: MatrixSettings

    def plan(self) -> Sequence[PlannedCase]:
        contents = self.tested.index.sha256
        return [
            msgspec.structs.replace(case, content=contents)
            for case in super().plan()
            if self.defect_of(case) != CONTROL.name  # every test that catches is run without defect
        ]

    @contextmanager
    def open(self, drivers: Drivers, watch: Watch) -> Iterator[CaseRunner]:
        with self.trials(drivers, watch) as trials:
            yield _RowRunner(self, trials)


class _RowRunner(CaseRunner):
    def __init__(self, suite: MatrixSuite, trials: Trials) -> None:
        self._suite = suite
        self._trials = trials
        self._counts: Counter[str] = Counter()
        self._spent_ns: Counter[str] = Counter()

    def run(self, case: PlannedCase) -> MatrixRow:
        name = self._suite.defect_of(case)
        defect = self._suite.defects[name]
        tests = sample(self._suite.tests, defect.operations, self._suite.chosen.sample)
        driver = self._suite.subject(name)
        failures, tried = self._failures(driver, tests)
        if not failures and self._suite.chosen.sample:
            failures, more = self._hard_to_catch(driver, name)
            tried += more
        alone = self._independent(driver, failures)
        if not alone:
            return cast("MatrixRow", self._suite.missed(case, tried))
        first = alone[0]
        row = cast("MatrixRow", self._suite.caught(case, name, first.group, first, tried))
        known = self._trials.durations_ns
        costs = {each.id: known.get(each.id, each.duration_ns) // 1000 for each in alone}
        means = {group: self._spent_ns[group] / 1000 / n for group, n in self._counts.items()}
        return msgspec.structs.replace(row, catches=costs, means_us=means)

    def _failures(
        self, driver: Subject, tests: Iterable[PlannedTest]
    ) -> tuple[list[GroupedCase], int]:
        """The results of ``tests`` that fail, and how many were tried."""
        hung: set[str] = set()
        ends: Counter[Outcome] = Counter()
        failures: list[GroupedCase] = []
        wanted = (test for test in tests if test.group not in hung)
        for result in self._trials.endings(driver, self._suite.cases(wanted)):
            # The first test has the driver's start in its time.
            if ends and result.outcome is Outcome.SUCCESS:
                self._counts[result.group] += 1
                self._spent_ns[result.group] += result.duration_ns
            ends[result.outcome] += 1
            if result.outcome.is_bad:
                failures.append(result)
            if result.outcome is Outcome.HANG:
                hung.add(result.group)
            if ends[Outcome.HANG] >= _MAX_HANGS or ends[Outcome.CRASH] >= _MAX_CRASHES:
                break
        return failures, ends.total()

    def _hard_to_catch(self, driver: Subject, name: str) -> tuple[list[GroupedCase], int]:
        """The first test of all that catches it, and what else its group has in a sample."""
        tests = self._suite.ordered(name, Part(defect=name))
        found = self._trials.first_failure(driver, self._suite.cases(tests))
        if found.failure is None:
            return [], found.tests
        first = test_of(self._suite.planned[found.failure.id])
        others = [test for test in self._suite.tests if test.group == first.group]
        more = sample(others, first.operations, self._suite.chosen.sample)
        failures, tried = self._failures(driver, [first, *more])
        return failures, found.tests + tried

    def _independent(
        self, driver: Subject, failures: Sequence[GroupedCase]
    ) -> Sequence[GroupedCase]:
        """Those of ``failures`` that do not depend on what was run before."""
        again = [self._suite.planned[failure.id] for failure in failures]
        if any(result.outcome.is_bad for result in self._trials.endings_alone(driver, again[:1])):
            return failures
        alone = self._trials.endings_alone(driver, again[1:_MAX_ALONE])
        return [result for result in alone if result.outcome.is_bad]
