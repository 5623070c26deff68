"""The queue of a run whose tests come by their power: what catches most for its cost is first."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, cast

from nntest.groups.planned_tests import test_of
from nntest.groups.results import GroupedCase
from nntest.results import CaseResult, Outcome
from nntest.runner.driver_under_test import DriverDescription
from nntest.runner.queue import CaseQueue
from nntest.runner.selection import base_id
from nntest.runner.suite import PlannedCase
from vts.prioritization.account import account
from vts.prioritization.candidates import Candidates
from vts.prioritization.claims import Claims
from vts.prioritization.costs import Costs
from vts.prioritization.matrix import FaultMatrix, MatrixTest
from vts.prioritization.spread import Spread
from vts.test_group import PlannedTest

__all__ = ["PowerQueue"]

_SLACK_S: Final = 1.0
"""Time by which a test may outlast what is left, as far as its cost is known before."""

_SILENT: Final = (Outcome.SKIPPED, Outcome.NOT_RUN)


class PowerQueue(CaseQueue):
    """First tests that catch planted defects which nothing before them catches. Then, for as much
    time each, those that catch them once more, and all others spread over groups and operations:
    what no planted defect is like must have its chance too.
    """

    def __init__(self, matrix: FaultMatrix) -> None:
        self._matrix = matrix
        self._rows = {row.id: row for row in matrix.tests}
        self._costs = Costs(matrix.costs_us)
        self._claims = Claims()
        self._hal_version = ""
        self._cases: dict[str, PlannedCase] = {}
        self._tests: dict[str, PlannedTest] = {}
        self._candidates = Candidates(matrix, {}, self._costs, self._claims)
        self._spread: Iterator[str] = iter(())
        self._again: deque[PlannedCase] = deque()
        self._late: deque[str] = deque()
        self._candidates_us = self._spread_us = 0.0

    def fill(self, cases: Iterable[PlannedCase]) -> None:
        self._cases = {case.id: case for case in cases}
        self._tests = {id: test_of(case) for id, case in self._cases.items()}
        known: dict[str, tuple[PlannedTest, MatrixTest]] = {}
        rest: dict[str, list[str]] = {}
        for id, test in self._tests.items():
            # A repetition catches nothing that the first one does not.
            if id in self._rows:
                known[id] = (test, self._rows[id])
            else:
                rest.setdefault(test.id, []).append(id)
        self._candidates = Candidates(self._matrix, known, self._costs, self._claims)
        self._candidates.coverage.only_of(self._hal_version)
        spread = Spread((self._tests[ids[0]] for ids in rest.values()), self._cost_us)
        self._spread = (id for test in spread for id in rest[test.id])

    def described(self, driver: DriverDescription) -> None:
        self._hal_version = driver.hal_version
        self._candidates.coverage.only_of(driver.hal_version)

    def take(self, left_s: float | None) -> PlannedCase | None:
        if self._again:
            return self._again.popleft()
        limit_us = math.inf if left_s is None else (left_s + _SLACK_S) * 1e6
        id = self._next(limit_us)
        return None if id is None else self._cases.pop(id)

    def again(self, case: PlannedCase) -> None:
        self._again.append(case)

    @property
    def is_empty(self) -> bool:
        return not self._again and not self._cases

    def ended(self, result: CaseResult) -> None:
        case = cast("GroupedCase", result)
        id, was_run = base_id(case.id), case.outcome not in _SILENT
        if case.id not in self._tests and was_run:  # of an earlier part of the run
            self._candidates.coverage.begin(self._catches(id))
        if case.id in self._tests and not was_run:
            self._candidates.coverage.take_back(self._catches(case.id))
        if self._claims.learn(case, was_run=was_run):
            self._candidates.reconsider()
        # A test whose worker was lost took the time limit, not its own.
        if was_run and case.duration_ns:
            self._costs.learn(case.group, self._prior_us(id, case.group), case.duration_ns / 1000)

    def told(self, results: Sequence[CaseResult]) -> Sequence[str]:
        cases = [cast("GroupedCase", result) for result in results]
        return account(self._matrix, cases, self._hal_version)

    def _next(self, limit_us: float) -> str | None:
        best = self._candidates.best(limit_us)
        if best is not None:
            id, cost_us = best
            is_new = self._candidates.coverage.is_new(self._catches(id))
            if is_new or self._candidates_us <= self._spread_us:
                if not is_new:
                    self._candidates_us += cost_us
                self._begin(id)
                return id
        id_of_spread = self._next_of_spread(limit_us)
        if id_of_spread is not None:
            return id_of_spread
        best = best or self._candidates.best(limit_us, unlikely=True)
        if best is None:
            return self._next_late(limit_us)
        self._begin(best[0])
        return best[0]

    def _begin(self, id: str) -> None:
        self._candidates.take(id)
        self._candidates.coverage.begin(self._catches(id))

    def _next_of_spread(self, limit_us: float) -> str | None:
        """What does not fit, and what the driver seems not to support, waits until the end."""
        for id in self._spread:
            test = self._tests[id]
            cost_us = self._cost_us(test)
            if cost_us <= limit_us and not self._claims.is_unlikely(test):
                self._spread_us += cost_us
                return id
            self._late.append(id)
        return None

    def _next_late(self, limit_us: float) -> str | None:
        for id in self._late:
            if self._cost_us(self._tests[id]) <= limit_us:
                self._late.remove(id)
                return id
        return None

    def _catches(self, id: str) -> Sequence[int]:
        """Positions of the defects that a test catches, as far as the matrix knows."""
        row = self._rows.get(id)
        return () if row is None else row.catches

    def _cost_us(self, test: PlannedTest) -> float:
        return self._costs.estimate_us(test.group, self._costs.prior_us(test.group))

    def _prior_us(self, id: str, group: str) -> float:
        row = self._rows.get(id)
        return self._costs.prior_us(group) if row is None else row.cost_us
