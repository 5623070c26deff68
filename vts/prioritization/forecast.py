"""Forecast of a run in the listed order: known costs times the pace of this driver."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Mapping
from typing import Final

from nntest.groups.claimed import kind_of_claim
from nntest.groups.planned_tests import test_of
from nntest.results import CaseResult
from nntest.runner.driver_under_test import DriverDescription
from nntest.runner.queue import ListedQueue
from nntest.runner.suite import PlannedCase
from vts.prioritization.costs import Costs

__all__ = ["ForecastQueue"]

_FEW: Final = 20
"""Tests of which the pace of a driver is known."""

_SKIPPED_US: Final = 1500.0
"""Cost of a test of an operation that the driver does not claim: it is asked, and no more."""


class ForecastQueue(ListedQueue):
    """Cases as they are listed, with the time that the waiting ones take: ``costs_us`` are the mean
    costs of a test by group on the reference driver.
    """

    def __init__(self, costs_us: Mapping[str, float]) -> None:
        super().__init__()
        self._costs = Costs(costs_us)
        self._expected_us: dict[str, float] = {}
        self._waiting_us = 0.0
        self._paces: list[float] = []

    def fill(self, cases: Iterable[PlannedCase]) -> None:
        super().fill(cases)
        self._expected_us = {
            case.id: self._costs.prior_us(case.id.partition("/")[0]) for case in self._cases
        }
        self._waiting_us = sum(self._expected_us.values())

    def described(self, driver: DriverDescription) -> None:
        claimed = {kind_of_claim(claim)[0] for claim in driver.claims}
        for case in self._cases if claimed else ():
            if not claimed.issuperset(test_of(case).operations):
                self._waiting_us += _SKIPPED_US - self._expected_us[case.id]
                self._expected_us[case.id] = _SKIPPED_US

    def ended(self, result: CaseResult) -> None:
        expected_us = self._expected_us.pop(result.id, 0.0)
        self._waiting_us -= expected_us
        if expected_us and result.duration_ns:
            insort(self._paces, result.duration_ns / 1000 / expected_us)

    @property
    def left_s(self) -> float | None:
        """The median of the paces of its tests is that of the driver: some come when a file is
        read for the first time.
        """
        number = len(self._paces)
        return self._waiting_us / 1e6 * self._paces[number // 2] if number >= _FEW else None
