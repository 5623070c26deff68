"""Growth of a resource: how steadily, and how sure that is.

The slope is that of Theil and Sen (the median of the slopes of all pairs), its interval that of
Kendall's rank correlation (Sen, Journal of the American Statistical Association 63, 1968): neither
counts on a distribution, and a spike moves neither. Neighboring samples are alike, so they are over
the lower quartiles of blocks of samples, which are nearly independent.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from mlts.stress.observations import Slope

__all__ = ["slope_of"]

_Numbers: TypeAlias = NDArray[np.float64]

_HOUR_NS: Final = 3_600_000_000_000
_DAY_HOURS: Final = 24

_WARM_UP: Final = 0.4
"""Part of a case in which a driver may grow: caches fill, every thread allocates its buffers, and
the allocator finds the size that the load needs."""

_BLOCKS: Final = 12
_MIN_SAMPLES: Final = 2 * _BLOCKS
"""After the warm-up, below which nothing is said."""

_CONFIDENCE: Final = 0.99
_QUANTILE: Final = 2.5758
"""Of the normal distribution, for the confidence."""

_BASE: Final = 0.25
"""Quantile of a block: what comes and goes with each request lies above it."""

_MAX_POINTS: Final = 150

_DOUBTFUL: Final = 0.25
"""Part of the noise from which on a growth is worth a longer look."""

_LATE: Final = 0.25
"""Part of the overall pace that a steady growth has in the last half, at least: what fills up slows
down."""


def slope_of(at_ns: Sequence[int], values: Sequence[int], noise: float) -> Slope | None:
    """The slope after the warm-up; None where there are too few samples.

    It is growth where the interval excludes zero, what it amounts to (by the interval's lower end)
    is more than ``noise``, in the resource's unit, and the second half of the time still has its
    part of it.
    """
    times, levels = np.asarray(at_ns, np.float64), np.asarray(values, np.float64)
    start = times[0] + _WARM_UP * (times[-1] - times[0]) if len(times) else 0.0
    kept = times >= start
    times, levels = times[kept], levels[kept]
    if len(times) < _MIN_SAMPLES:
        return None
    slope, low, high = _theil_sen(*_blocks(times, levels))
    half = len(times) // 2
    late, _, _ = _theil_sen(*_thinned(times[half:], levels[half:]))
    grown = low * (times[-1] - times[0])
    goes_on = late > _LATE * slope
    return Slope(
        per_hour=slope * _HOUR_NS,
        low=low * _HOUR_NS,
        high=high * _HOUR_NS,
        confidence=_CONFIDENCE,
        in_a_day=slope * _HOUR_NS * _DAY_HOURS,
        from_ns=round(start),
        is_growth=bool(grown > noise and goes_on),
        is_doubtful=bool(_DOUBTFUL * noise < grown <= noise and goes_on),
    )


def _blocks(times: _Numbers, levels: _Numbers) -> tuple[_Numbers, _Numbers]:
    """For each block its middle, and what is there most of the time."""
    parts = np.array_split(np.arange(len(times)), _BLOCKS)
    return (
        np.array([np.median(times[part]) for part in parts]),
        np.array([np.quantile(levels[part], _BASE) for part in parts]),
    )


def _thinned(times: _Numbers, levels: _Numbers) -> tuple[_Numbers, _Numbers]:
    """At most so many points that all pairs of them are quick to look at."""
    step = -(-len(times) // _MAX_POINTS)
    return times[::step], levels[::step]


def _theil_sen(times: _Numbers, levels: _Numbers) -> tuple[float, float, float]:
    """The slope with the ends of its interval."""
    n = len(times)
    first, second = np.triu_indices(n, 1)
    slopes = np.sort((levels[second] - levels[first]) / (times[second] - times[first]))
    half = _QUANTILE * sqrt(n * (n - 1) * (2 * n + 5) / 18) / 2
    middle = len(slopes) / 2
    lowest = max(0, round(middle - half) - 1)
    highest = min(len(slopes) - 1, round(middle + half))
    return float(np.median(slopes)), float(slopes[lowest]), float(slopes[highest])
