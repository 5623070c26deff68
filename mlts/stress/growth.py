"""Growth of a resource: how steadily, and how sure that is.

The slope is that of Theil and Sen (the median of the slopes of all pairs), its interval that of
Kendall's rank correlation (Sen, Journal of the American Statistical Association 63, 1968): neither
counts on a distribution, and a spike moves neither. Neighboring samples are alike, so both are over
the medians of blocks of samples, which are nearly independent.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

import numpy as np
from numpy.typing import NDArray

from mlts.stress.results import Slope

__all__ = ["Noise", "slope_of"]

_HOUR_NS: Final = 3_600_000_000_000
_DAY_HOURS: Final = 24

_WARM_UP: Final = 0.4
"""Part of a case in which a driver may grow: caches fill, every thread allocates its buffers, and
the allocator finds the size that the load needs."""

_BLOCKS: Final = 12
_MIN_SAMPLES: Final = 3 * _BLOCKS
"""After the warm-up, below which nothing is said."""

_CONFIDENCE: Final = 0.99
_QUANTILE: Final = 2.5758
"""Of the normal distribution, for the confidence."""

_LATE: Final = 0.35
"""Part of the overall pace that a steady growth has in the last half, at least: what fills up slows
down."""


class Noise:
    """What does not count as growth: ``floor`` in the resource's unit, or ``share`` of its level,
    whichever is more.
    """

    def __init__(self, floor: float, share: float) -> None:
        self.floor = floor
        self.share = share

    def of(self, level: float) -> float:
        return max(self.floor, self.share * level)


def slope_of(at_ns: Sequence[int], values: Sequence[int], noise: Noise) -> Slope | None:
    """The slope after the warm-up; None where there are too few samples.

    It is growth where the interval excludes zero, what it amounts to (by the interval's lower end)
    is more than ``noise``, and the second half of the time still has its part of it.
    """
    times, levels = np.asarray(at_ns, np.float64), np.asarray(values, np.float64)
    start = times[0] + _WARM_UP * (times[-1] - times[0]) if len(times) else 0.0
    times, levels = times[times >= start], levels[-np.count_nonzero(times >= start) :]
    if len(times) < _MIN_SAMPLES:
        return None
    block_times, medians = _blocks(times, levels)
    slope, low, high = _theil_sen(block_times, medians)
    window = times[-1] - times[0]
    grown = low * window
    late = _late_pace(block_times, medians)
    is_growth = grown > noise.of(float(medians[0])) and late > _LATE * slope
    return Slope(
        per_hour=slope * _HOUR_NS,
        low=low * _HOUR_NS,
        high=high * _HOUR_NS,
        confidence=_CONFIDENCE,
        in_a_day=slope * _HOUR_NS * _DAY_HOURS,
        from_ns=round(start),
        is_growth=bool(is_growth),
    )


def _blocks(
    times: NDArray[np.float64], levels: NDArray[np.float64]
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    parts = np.array_split(np.arange(len(times)), _BLOCKS)
    return (
        np.array([np.median(times[part]) for part in parts]),
        np.array([np.median(levels[part]) for part in parts]),
    )


def _theil_sen(
    times: NDArray[np.float64], levels: NDArray[np.float64]
) -> tuple[float, float, float]:
    """The slope with the ends of its interval."""
    n = len(times)
    first, second = np.triu_indices(n, 1)
    slopes = np.sort((levels[second] - levels[first]) / (times[second] - times[first]))
    half = _QUANTILE * sqrt(n * (n - 1) * (2 * n + 5) / 18) / 2
    middle = len(slopes) / 2
    lowest = max(0, round(middle - half) - 1)
    highest = min(len(slopes) - 1, round(middle + half))
    return float(np.median(slopes)), float(slopes[lowest]), float(slopes[highest])


def _late_pace(times: NDArray[np.float64], levels: NDArray[np.float64]) -> float:
    """The slope of the second half of the blocks alone."""
    half = len(times) // 2
    return _theil_sen(times[half:], levels[half:])[0]
