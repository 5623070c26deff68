"""The choice of a measurement, by where the driver runs and what it is written in."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from nnhal.code_coverage import CoverageMap
from nnhal.driver_schemes import is_place
from nnhal.registry import is_served
from vts.fuzz.coverage.base import Coverage, NoCoverage

if TYPE_CHECKING:
    from nntest.runner.driver_under_test import DriverUnderTest

__all__ = ["coverage_of"]


def coverage_of(driver: DriverUnderTest) -> Coverage:
    """Return the measurement of the coverage of ``driver``, which has not been started yet.

    A driver in a process of its own has a map, whether it marks anything in it or not. A library in
    this process has one, too.
    """
    if driver.isolated or is_place(driver.name):
        try:
            driver.coverage = CoverageMap()
        except OSError:
            return NoCoverage()
        return _Marks(driver.coverage)
    return NoCoverage() if is_served(driver.name) else _of_python()


def _of_python() -> Coverage:
    if sys.version_info >= (3, 12):
        from vts.fuzz.coverage.monitoring import MonitoredBranches

        return MonitoredBranches()
    from vts.fuzz.coverage.tracing import TracedLines

    return TracedLines()


class _Marks(Coverage):
    """Marks that the driver's process makes in ``map``, which becomes this object's."""

    def __init__(self, map: CoverageMap) -> None:
        self._map = map

    @property
    def reached(self) -> int:
        return self._map.reached

    def close(self) -> None:
        self._map.close()
