"""Heat maps of a sequence's outputs: what TF Lite gave, what a driver gave, and how they differ."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from mlts.results import ENDLESS, finite
from mlts.worst_examples import MAX_COLUMNS, MAX_ROWS, HeatMap

__all__ = ["LEAST_DIFFERENCE", "HeatMaps", "heat_maps", "relative_to_range"]

LEAST_DIFFERENCE: Final = 0.01
"""The end of the scale of differences is at least this share of the range of values, so that
roundings look like nothing."""

_LEVELS: Final = 255

Rows = NDArray[np.float64]
"""[steps, elements]."""

Pool = Callable[[Rows], Rows]
"""Makes one row of neighbors."""


class HeatMaps(NamedTuple):
    """Three of the same size; the first two have one scale, that of the expected values."""

    expected: HeatMap
    actual: HeatMap
    difference: HeatMap


def heat_maps(expected: Rows, actual: Rows) -> HeatMaps:
    """Maps of outputs with the same shape; values that are no number count as the largest."""
    expected, actual = _finite(expected), _finite(actual)
    with np.errstate(over="ignore"):
        difference = _finite(np.abs(actual - expected))
        low, high = float(expected.min()), float(expected.max())
        least = finite((high - low) * LEAST_DIFFERENCE)
    return HeatMaps(
        _map(expected, low, high, _mean),
        _map(actual, low, high, _mean),
        _map(difference, 0.0, max(float(difference.max()), least), _largest),
    )


def relative_to_range(values: Rows, reference: Rows) -> Rows:
    """Each element as a share of its range in ``reference``: 0 its smallest, 1 its largest."""
    with np.errstate(invalid="ignore", over="ignore"):
        low, high = reference.min(axis=0), reference.max(axis=0)
        return np.asarray((values - low) / np.where(high > low, high - low, 1.0))


def _finite(values: Rows) -> Rows:
    return np.asarray(np.nan_to_num(values, nan=ENDLESS))


def _map(values: Rows, low: float, high: float, pool: Pool) -> HeatMap:
    cells = _pooled(_pooled(values, MAX_COLUMNS, pool).T, MAX_ROWS, pool)
    # Halves, because the largest float and its negative are further apart than a float can say.
    span = max(high / 2 - low / 2, float(np.finfo(np.float64).tiny))
    shares = np.clip((cells / 2 - low / 2) / span, 0, 1)
    levels = np.round(shares * _LEVELS).astype(np.uint8)
    rows, columns = levels.shape
    return HeatMap(rows=rows, columns=columns, low=low, high=high, levels=levels.tobytes())


def _pooled(values: Rows, most: int, pool: Pool) -> Rows:
    """At most ``most`` rows: each is made of neighbors."""
    if len(values) <= most:
        return values
    with np.errstate(over="ignore"):
        return np.stack([pool(part) for part in np.array_split(values, most)])


def _mean(rows: Rows) -> Rows:
    return _finite(rows.mean(axis=0))


def _largest(rows: Rows) -> Rows:
    return np.asarray(rows.max(axis=0))
