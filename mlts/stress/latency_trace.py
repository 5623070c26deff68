"""A trace of latencies: their median and P99 by intervals of time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np
from numpy.typing import NDArray

from mlts.stress.observations import LatencyOverTime

__all__ = ["LatencyTrace"]

_INTERVALS: Final = 120
_MIN_INTERVAL_NS: Final = 100_000_000
_MAX_KEPT: Final = 50_000
"""Latencies of an interval; the first ones where there are more."""


class LatencyTrace:
    """Takes rows of (end, latency) in nanoseconds of CLOCK_MONOTONIC, for a case that began at
    ``start_ns`` and lasts about ``duration_ns``.
    """

    def __init__(self, start_ns: int, duration_ns: int) -> None:
        self._start = start_ns
        self._interval = max(_MIN_INTERVAL_NS, duration_ns // _INTERVALS)
        self._counts: dict[int, int] = {}
        self._kept: dict[int, list[NDArray[np.int64]]] = {}
        self._sizes: dict[int, int] = {}
        self._known: dict[int, tuple[float, float]] = {}
        self.also: Callable[[NDArray[np.int64]], object] = lambda rows: None
        """Is given all rows, too."""

    def add(self, rows: NDArray[np.int64]) -> None:
        """Rows of an interval that is long over are counted, and no more."""
        self.also(rows)
        numbers = (rows[:, 0] - self._start) // self._interval
        for number in np.unique(numbers):
            key = int(number)
            latencies = rows[numbers == number, 1]
            self._counts[key] = self._counts.get(key, 0) + len(latencies)
            size = self._sizes.get(key, 0)
            if key not in self._known and size < _MAX_KEPT:
                self._kept.setdefault(key, []).append(latencies[: _MAX_KEPT - size])
                self._sizes[key] = size + len(latencies)
            self._settle(before=key - 1)

    def result(self) -> LatencyOverTime | None:
        """None where there was no inference."""
        self._settle(before=max(self._counts, default=0) + 1)
        keys = sorted(key for key in self._known if key >= 0)
        if not keys:
            return None
        return LatencyOverTime(
            at_ns=tuple(key * self._interval for key in keys),
            median_ns=tuple(self._known[key][0] for key in keys),
            p99_ns=tuple(self._known[key][1] for key in keys),
            count=tuple(self._counts[key] for key in keys),
        )

    def _settle(self, before: int) -> None:
        """Intervals that are over become two numbers."""
        for key in [key for key in self._kept if key < before]:
            latencies = np.concatenate(self._kept.pop(key))
            median, p99 = np.quantile(latencies, (0.5, 0.99))
            self._known[key] = float(median), float(p99)
