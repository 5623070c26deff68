"""The fault matrix as the runner sees it: a case is a defect, its result a row of the matrix."""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
from typing import ClassVar, Final, cast

import msgspec
import numpy as np
from numpy.typing import NDArray

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
    """The tests that catch one defect, as bits by the positions of all tests, compressed.

    ``costs`` are microseconds that tests take which pass, float32 by position, compressed, NaN for
    others.
    """

    caught: bytes = b""
    costs: bytes = b""

    def positions(self) -> list[int]:
        """Return the positions of the tests that catch it."""
        if not self.caught:
            return []
        bits = np.unpackbits(np.frombuffer(zlib.decompress(self.caught), np.uint8))
        return [int(position) for position in np.flatnonzero(bits)]

    def costs_us(self) -> NDArray[np.float32]:
        """Costs of all tests, by position."""
        return np.frombuffer(zlib.decompress(self.costs), np.float32)


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
        self._durations_ns: dict[str, int] = {}

    def run(self, case: PlannedCase) -> MatrixRow:
        row = self._row(case)
        costs = np.full(len(self._suite.tests), np.nan, np.float32)
        for id, duration_ns in (self._durations_ns | self._trials.durations_ns).items():
            costs[self._suite.positions[id]] = duration_ns / 1000
        return msgspec.structs.replace(row, costs=zlib.compress(costs.tobytes(), 9))

    def _row(self, case: PlannedCase) -> MatrixRow:
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
            # The first test has the driver's start in its time.
            if ends and result.outcome is Outcome.SUCCESS:
                self._durations_ns[result.id] = result.duration_ns
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
        first = self._suite.tests[self._suite.positions[found.failure.id]]
        others = [t for t in self._suite.tests if t.group == first.group and t is not first]
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
