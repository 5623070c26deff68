"""The queue of a run whose tests come by their power: what reveals most of this driver is first."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import chain
from typing import Final, TypeAlias, cast
from zlib import crc32

from nntest.groups.claimed import CONTROL_FLOW, kind_of_claim
from nntest.groups.planned_tests import test_of
from nntest.groups.results import GroupedCase
from nntest.groups.sampling import alternating
from nntest.groups.suite import GENERAL
from nntest.results import CaseResult, Outcome
from nntest.runner.driver_under_test import DriverDescription
from nntest.runner.queue import CaseQueue
from nntest.runner.selection import base_id
from nntest.runner.suite import PlannedCase
from vts.prioritization.account import account
from vts.prioritization.candidates import Candidates
from vts.prioritization.claims import Claims
from vts.prioritization.costs import Costs
from vts.prioritization.matrix import FaultMatrix
from vts.prioritization.plain_tests import PlainTests
from vts.self_test.order import RANDOM, queues_by_kind
from vts.test_group import PlannedTest

__all__ = ["PowerQueue"]

_Source: TypeAlias = Callable[[float], "str | None"]
"""Source of tests: the id of the next one that takes at most so many microseconds, if any."""

_SILENT: Final = (Outcome.SKIPPED, Outcome.NOT_RUN)


class PowerQueue(CaseQueue):
    """First a few plain tests of each kind of operation that the driver claims. Then, for as much
    time each, further plain tests, those that catch planted defects, random graphs, tests with
    models of their own, and all others spread over groups and operations: what no planted defect is
    like must have its chance too.

    Plain tests of one section of the corpus are variations of one idea. One of each section comes
    before the second of any.
    """

    def __init__(self, matrix: FaultMatrix) -> None:
        self._matrix = matrix
        self._rows = {row.id: row for row in matrix.tests}
        self._costs = Costs(matrix.costs_us)
        self._claims = Claims()
        self._hal_version = ""
        self._is_described = False
        self._cases: dict[str, PlannedCase] = {}
        self._tests: dict[str, PlannedTest] = {}
        self._candidates = Candidates(matrix, {}, self._costs, self._claims)
        self._plain = PlainTests((), self._power)
        self._introduction: Iterator[str] = iter(())
        self._again: deque[PlannedCase] = deque()
        self._late: deque[str] = deque()
        self._spent_us: dict[_Source, float] = {}

    def fill(self, cases: Iterable[PlannedCase]) -> None:
        self._cases = {case.id: case for case in cases}
        self._tests = {id: test_of(case) for id, case in self._cases.items()}
        known = {id: (self._tests[id], self._rows[id]) for id in self._rows if id in self._tests}
        self._candidates = Candidates(self._matrix, known, self._costs, self._claims)
        self._candidates.coverage.only_of(self._hal_version)
        # A repetition catches nothing that the first one does not.
        firsts = {id: test for id, test in self._tests.items() if id == test.id}
        self._plain = PlainTests(firsts.items(), self._power)
        self._introduction = iter([id for id, test in firsts.items() if test.group == "basic"])
        plain = [test for test in firsts.values() if test.group == GENERAL]
        graphs = [test for test in firsts.values() if test.group == RANDOM]
        others = [test for test in firsts.values() if test.group not in (GENERAL, RANDOM)]
        directed = queues_by_kind(test for test in others if not test.case)
        of_cases = queues_by_kind(test for test in others if test.case)
        orders = (
            alternating(_by_section(plain)),
            alternating(queues_by_kind(graphs).values()),
            alternating(directed.values(), self._cost_us),
            alternating(of_cases.values(), self._cost_us),
        )
        *rest, last = ((test.id for test in order) for order in orders)
        repeated = [id for id in self._tests if id not in firsts]
        self._spent_us = {self._next_power: 0.0}
        for ids in (*rest, chain(last, repeated)):
            self._spent_us[partial(self._next_of, ids)] = 0.0

    def described(self, driver: DriverDescription) -> None:
        self._is_described = True
        self._hal_version = driver.hal_version
        self._candidates.coverage.only_of(driver.hal_version)
        if driver.claims:
            # It may run other loops and branches than those that it was asked about.
            asked = (*driver.claims, *CONTROL_FLOW)
            kinds = {*map(kind_of_claim, asked)}
            self._claims.asked(operation for operation, _ in kinds)
            self._plain.only(kinds)
            self._candidates.reconsider()

    def take(self, left_s: float | None) -> PlannedCase | None:
        if self._again:
            return self._again.popleft()
        limit_us = math.inf if left_s is None else left_s * 1e6
        id = self._next(limit_us)
        return None if id is None else self._begin(id)

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
            self._plain.skipped(case.id)
        if self._claims.learn(case, was_run=was_run):
            self._candidates.reconsider()
        # A test whose worker was lost took the time limit, not its own.
        if was_run and case.duration_ns:
            self._costs.learn(case.group, self._prior_us(id, case.group), case.duration_ns / 1000)

    def told(self, results: Sequence[CaseResult]) -> Sequence[str]:
        cases = [cast("GroupedCase", result) for result in results]
        ended = {case.id for case in cases}  # some were taken, and had no turn
        waiting = [test for id, test in self._tests.items() if id not in ended]
        return account(self._matrix, cases, waiting, self._hal_version)

    def _next(self, limit_us: float) -> str | None:
        if not self._is_described:  # nothing is known of its claims before
            for id in self._introduction:
                if id in self._cases:
                    return id
        if first := self._plain.take(lambda id: self._waits(id, limit_us)):
            return first
        for source in sorted(self._spent_us, key=lambda source: self._spent_us[source]):
            if found := source(limit_us):
                self._spent_us[source] += self._cost_us(self._tests[found])
                return found
        if best := self._candidates.best(limit_us, unlikely=True):
            return best
        return self._next_late(limit_us)

    def _next_power(self, limit_us: float) -> str | None:
        return self._candidates.best(limit_us)

    def _next_of(self, rest: Iterator[str], limit_us: float) -> str | None:
        """What does not fit, and what the driver seems not to support, waits until the end."""
        for id in rest:
            if self._waits(id, limit_us) and not self._claims.is_unlikely(self._tests[id]):
                return id
            if id in self._cases:
                self._late.append(id)
        return None

    def _waits(self, id: str, limit_us: float) -> bool:
        return id in self._cases and self._cost_us(self._tests[id]) <= limit_us

    def _begin(self, id: str) -> PlannedCase:
        if id in self._rows:
            self._candidates.take(id)
            self._candidates.coverage.begin(self._catches(id))
        return self._cases.pop(id)

    def _next_late(self, limit_us: float) -> str | None:
        while self._late and self._late[0] not in self._cases:
            self._late.popleft()
        for id in self._late:
            if self._waits(id, limit_us):
                return id
        return None

    def _catches(self, id: str) -> Sequence[int]:
        """Positions of the defects that a test catches, as far as the matrix knows."""
        row = self._rows.get(id)
        return () if row is None else row.catches

    def _power(self, id: str) -> int:
        return len(self._catches(id))

    def _cost_us(self, test: PlannedTest) -> float:
        return self._costs.estimate_us(test.group, self._prior_us(test.id, test.group))

    def _prior_us(self, id: str, group: str) -> float:
        row = self._rows.get(id)
        return self._costs.prior_us(group) if row is None else row.cost_us


def _by_section(tests: Iterable[PlannedTest]) -> Iterable[Sequence[PlannedTest]]:
    """The tests of each section of the corpus, in an order that has nothing to do with names."""
    sections: dict[str, list[PlannedTest]] = {}
    for test in sorted(tests, key=lambda test: crc32(test.id.encode())):
        sections.setdefault(test.spec, []).append(test)
    return sections.values()
