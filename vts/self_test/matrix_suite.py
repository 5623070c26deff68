"""The fault matrix as the runner sees it: a case is a defect, its result a row of the matrix."""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
from itertools import islice
from typing import ClassVar, Final, cast

import msgspec
import numpy as np

from nntest.groups.results import GroupedCase
from nntest.results import Outcome
from nntest.runner.driver_under_test import Drivers
from nntest.runner.suite import CaseRunner, PlannedCase
from nntest.runner.watch import Watch
from nntest.self_test.trials import Subject, Trials
from vts.self_test.control import CONTROL
from vts.self_test.order import in_turns, likely_first
from vts.self_test.results import DefectResult
from vts.self_test.sampling import sample
from vts.self_test.suite import SelfTestSettings, SelfTestSuite
from vts.test_group import PlannedTest

__all__ = ["MatrixRow", "MatrixSettings", "MatrixSuite"]

_MAX_HANGS: Final = 5
"""Tests of one defect that hang, each in another group, before its row is closed: each takes ten
seconds, and says no more than the others."""

_MAX_CRASHES: Final = 100

_MAX_ALONE: Final = 60
"""Tests that are tried again one by one, where a defect depends on what was run before."""

_EACH: Final = 5
"""Tests of each group, at least, of which the cost is measured: no group is left without."""

_CONTROLS: Final = ("reference", "reference@1.3")
"""Drivers without defect that say what a test costs: no interface has all of them."""


class MatrixSettings(SelfTestSettings, frozen=True, kw_only=True):
    """``sample`` is the number of tests to try with each defect, 0 for all."""

    sample: int = 0


class MatrixRow(DefectResult, frozen=True, kw_only=True):
    """The tests that catch one defect, as bits by the positions of all tests, compressed.

    The control's row has none, but what each test costs: microseconds by position, compressed
    float32, NaN where it was not tried.
    """

    caught: bytes = b""
    costs: bytes = b""

    def positions(self) -> list[int]:
        """Return the positions of the tests that catch it."""
        if not self.caught:
            return []
        bits = np.unpackbits(np.frombuffer(zlib.decompress(self.caught), np.uint8))
        return [int(position) for position in np.flatnonzero(bits)]

    def costs_us(self) -> list[float]:
        """Costs of all tests, by position."""
        return [float(cost) for cost in np.frombuffer(zlib.decompress(self.costs), np.float32)]


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

    @cached_property
    def positions(self) -> dict[str, int]:
        """Return the positions of tests, by their ids."""
        return {test.id: position for position, test in enumerate(self.tests)}

    def plan(self) -> Sequence[PlannedCase]:
        contents = self.tested.index.sha256
        return [msgspec.structs.replace(case, content=contents) for case in super().plan()]

    @contextmanager
    def open(self, drivers: Drivers, watch: Watch) -> Iterator[CaseRunner]:
        with self.trials(drivers, watch) as trials:
            yield _RowRunner(self, trials)


class _RowRunner(CaseRunner):
    def __init__(self, suite: MatrixSuite, trials: Trials) -> None:
        self._suite = suite
        self._trials = trials

    def run(self, case: PlannedCase) -> MatrixRow:
        name = self._suite.defect_of(case)
        if name == CONTROL.name:
            return self._costs(case)
        defect = self._suite.defects[name]
        tests = sample(self._suite.tests, defect.operations, self._suite.chosen.sample)
        driver = self._suite.subject(name)
        failures, tried = self._failures(driver, tests)
        if not failures and self._suite.chosen.sample:
            failures, more = self._hard_to_catch(driver, defect.operations)
            tried += more
        alone = self._independent(driver, failures)
        if not alone:
            return cast("MatrixRow", self._suite.missed(case, tried))
        first = alone[0]
        row = cast("MatrixRow", self._suite.caught(case, name, first.group, first, tried))
        bits = np.zeros(len(self._suite.tests), bool)
        bits[[self._suite.positions[each.id] for each in alone]] = True
        packed = zlib.compress(np.packbits(bits).tobytes(), 9)
        return msgspec.structs.replace(row, caught=packed)

    def _failures(
        self, driver: Subject, tests: Iterable[PlannedTest]
    ) -> tuple[list[GroupedCase], int]:
        """The results of ``tests`` that fail, and how many were tried."""
        hung: set[str] = set()
        ends: Counter[Outcome] = Counter()
        failures: list[GroupedCase] = []
        wanted = (test for test in tests if test.group not in hung)
        for result in self._trials.endings(driver, self._suite.cases(wanted)):
            ends[result.outcome] += 1
            if result.outcome.is_bad:
                failures.append(result)
            if result.outcome is Outcome.HANG:
                hung.add(result.group)
            if ends[Outcome.HANG] >= _MAX_HANGS or ends[Outcome.CRASH] >= _MAX_CRASHES:
                break
        return failures, ends.total()

    def _hard_to_catch(
        self, driver: Subject, operations: Sequence[str]
    ) -> tuple[list[GroupedCase], int]:
        """The first test of all that catches it, and what else its group has in a sample."""
        tests = likely_first(self._suite.tests, operations)
        found = self._trials.first_failure(driver, self._suite.cases(tests))
        if found.failure is None:
            return [], found.tests
        id, group = found.failure.id, found.failure.group
        first = next(test for test in tests if test.id == id)
        others = [test for test in tests if test.group == group and test.id != id]
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

    def _costs(self, case: PlannedCase) -> MatrixRow:
        """What tests cost; SUCCESS where none fails."""
        costs = np.full(len(self._suite.tests), np.nan, np.float32)
        tests = self._all_samples()
        bad: list[GroupedCase] = []
        for target in _CONTROLS:
            driver = Subject(self._suite.tested, target)
            cases = self._suite.cases([tests[0], *tests])
            # The first test has the driver's start in its time.
            for result in islice(self._trials.endings(driver, cases, compared=False), 1, None):
                position = self._suite.positions[result.id]
                costs[position] = np.fmax(costs[position], result.duration_ns / 1000)
                bad += [result] if result.outcome.is_bad else []
        outcome = Outcome.FAILURE if bad else Outcome.SUCCESS
        reason = f"a driver without any defect fails {bad[0].id}: {bad[0].reason}" if bad else ""
        row = cast("MatrixRow", self._suite.result(case, outcome, reason))
        return msgspec.structs.replace(
            row, tests=len(tests), costs=zlib.compress(costs.tobytes(), 9)
        )

    def _all_samples(self) -> Sequence[PlannedTest]:
        kinds = {tuple(defect.operations) for defect in self._suite.defects.values()}
        chosen: dict[str, PlannedTest] = {}
        for operations in sorted(kinds):
            few = sample(self._suite.tests, operations, self._suite.chosen.sample)
            chosen |= {test.id: test for test in few}
        counts: Counter[str] = Counter()
        for test in in_turns(self._suite.tests):
            counts[test.group] += 1
            if counts[test.group] <= _EACH:
                chosen[test.id] = test
        return list(chosen.values())
