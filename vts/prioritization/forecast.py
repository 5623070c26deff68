"""Forecast of a run in the listed order, from a few tests of each group that come first."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from typing import Final
from zlib import crc32

from nntest.groups.claimed import kind_of_claim
from nntest.groups.planned_tests import test_of
from nntest.results import CaseResult
from nntest.runner.driver_under_test import DriverDescription
from nntest.runner.queue import ListedQueue
from nntest.runner.suite import PlannedCase
from vts.prioritization.costs import Costs

__all__ = ["ForecastQueue"]

_ONE_IN: Final = 200
"""Tests for each one that comes first: half a percent of a run, to know how long the rest takes."""

_EACH: Final = 6
"""Tests of a group, or of a part of a large one, that come first, where it has four times as many.
Within a group later operations have larger models."""

_MANY: Final = 1000
"""Smaller runs are over soon, and keep their order."""

_FEW: Final = 20
"""Tests of which the costs of a driver are known."""

_DOUBT: Final = 0.1
"""Other groups tell of the costs of one only as long as none of its own tests has ended."""

_SKIPPED_US: Final = 1500.0
"""Cost of a test of an operation that the driver does not claim: it is asked, and no more."""

_UNCLAIMED: Final = " unclaimed"


class ForecastQueue(ListedQueue):
    """Cases as they are listed, with the time that the waiting ones take: ``costs_us`` are the mean
    costs of a test by group on the reference driver.

    What a driver adds to them differs by group: tests prepare one model or dozens. So of many cases
    a few from all parts of each group come first, unless ``listed_only``. In each of the ``jobs``
    processes the first test of a group may start what others use, and says nothing of them.
    """

    def __init__(
        self, costs_us: Mapping[str, float], *, jobs: int = 1, listed_only: bool = False
    ) -> None:
        super().__init__()
        self._costs = Costs(costs_us, doubt=_DOUBT)
        self._jobs = jobs
        self._listed_only = listed_only
        self._parts: dict[str, str] = {}
        self._waiting: Counter[str] = Counter()
        self._ended: Counter[str] = Counter()
        self._spent_us = 0.0

    def fill(self, cases: Iterable[PlannedCase]) -> None:
        listed = [*cases]
        groups: defaultdict[str, list[PlannedCase]] = defaultdict(list)
        for case in listed:
            groups[_group(case.id)].append(case)
        costs_us = {group: len(of) * self._costs.prior_us(group) for group, of in groups.items()}
        rate = len(listed) / _ONE_IN / max(1.0, sum(costs_us.values()))
        first: set[str] = set()
        for group, of in groups.items():
            number = max(self._jobs + _EACH, round(rate * costs_us[group]))
            step, parts = max(4, len(of) // number), number // _EACH
            if self._listed_only or len(listed) < _MANY:
                step, parts = len(of), 1
            else:
                first.update(case.id for case in of[step // 2 :: step])
            for position, case in enumerate(of):
                self._parts[case.id] = f"{group} {position * parts // len(of)}"
        self._waiting.update(self._parts.values())
        # In no order: any few of them tell of all.
        ahead = sorted((c for c in listed if c.id in first), key=lambda c: crc32(c.id.encode()))
        super().fill([*ahead, *(case for case in listed if case.id not in first)])

    def described(self, driver: DriverDescription) -> None:
        claimed = {kind_of_claim(claim)[0] for claim in driver.claims}
        for case in self._cases if claimed else ():
            if not claimed.issuperset(test_of(case).operations):
                self._waiting[self._parts[case.id]] -= 1
                self._parts[case.id] = _group(case.id) + _UNCLAIMED
                self._waiting[self._parts[case.id]] += 1

    def ended(self, result: CaseResult) -> None:
        part = self._parts.pop(result.id, "")
        if not part:  # of an earlier part of the run
            return
        group, took_us = _group(result.id), result.duration_ns / 1000
        self._waiting[part] -= 1
        self._ended[group] += 1
        self._spent_us += took_us
        if took_us and self._ended[group] > self._jobs:
            self._costs.learn(part, self._prior_us(part), took_us)

    @property
    def left(self) -> float:
        if self._ended.total() < _FEW or not self._spent_us:
            return math.inf
        known = self._waiting.items()
        left_us = (n * self._costs.estimate_us(part, self._prior_us(part)) for part, n in known)
        return sum(left_us) / self._spent_us

    def _prior_us(self, part: str) -> float:
        if part.endswith(_UNCLAIMED):
            return _SKIPPED_US
        return self._costs.prior_us(part.partition(" ")[0])


def _group(id: str) -> str:
    return id.partition("/")[0]
