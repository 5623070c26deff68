"""Change points of a series: where its mean changes by more than its noise explains.

The series is cut where the sum of squared deviations from the segments' means, in units of the
noise, plus a penalty for each cut is least: optimal partitioning (Jackson et al., "An algorithm for
optimal partitioning of data on an interval", IEEE Signal Processing Letters 12, 2005), with the
penalty 2 ln n of Schwarz's criterion (Yao, 1988), and more against false alarms.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

__all__ = ["change_points", "noise_of"]

_MARGIN: Final = 5.5
"""Added to Schwarz's penalty: less than 1 % of series without a change get a cut then, where noise
is normal and its size is known."""

_NORMAL: Final = 1.4826
"""Standard deviation of a normal distribution, in its median absolute deviations."""

_TINY: Final = 1e-6
"""Noise of a series that has none, as a share of its largest value. Less would leave nothing of the
differences between sums of squares."""


def change_points(values: Sequence[float], noise: Sequence[float], *, series: int = 1) -> list[int]:
    """Indices of the first values of new segments of ``values``, in order.

    ``noise`` are the standard deviations of the values. ``series`` counts the series that are
    looked at together, so that the chance of a false alarm is for all of them.
    """
    count = len(values)
    if count < 2:
        return []
    x = np.asarray(values, float) - float(np.mean(values))
    weight = 1 / np.square(np.asarray(noise, float))
    w, wx, wxx = (_sums(weight * x**power) for power in (0, 1, 2))
    penalty = 2 * math.log(count * series) + _MARGIN
    least = np.zeros(count + 1)
    least[0] = -penalty
    start = np.zeros(count + 1, int)
    for end in range(1, count + 1):
        sums = (of[end] - of[:end] for of in (w, wx, wxx))
        cost = least[:end] + penalty + _deviance(*sums)
        start[end] = np.argmin(cost)
        least[end] = cost[start[end]]
    found, end = [], int(start[count])
    while end:
        found.append(end)
        end = int(start[end])
    return found[::-1]


def _sums(values: NDArray[np.float64]) -> NDArray[np.float64]:
    return np.concatenate([[0.0], np.cumsum(values)])


def _deviance(
    w: NDArray[np.float64], wx: NDArray[np.float64], wxx: NDArray[np.float64]
) -> NDArray[np.float64]:
    """Weighted squared deviations from the weighted mean, from three sums."""
    return np.maximum(wxx - wx**2 / w, 0)


def noise_of(values: Sequence[float], within: Sequence[float | None]) -> list[float]:
    """Standard deviation of each value: that ``within`` its run, None where it is not known, or
    that from run to run, whichever is larger.

    The latter comes from the median of the differences between neighbors, on which a change has no
    influence.
    """
    steps = np.abs(np.diff(values))
    between = float(np.median(steps)) * _NORMAL / math.sqrt(2) if len(steps) else 0.0
    least = max(between, _TINY * (max(map(abs, values), default=0.0) or 1.0))
    return [max(each or 0.0, least) for each in within]
