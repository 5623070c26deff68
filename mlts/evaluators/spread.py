"""The spread of an output's differences: whether they scatter, as roundings do, or lean one way.

Of all elements of all inferences only sums are kept, one set an output and one an index of its
last axis.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from mlts.results import finite
from mlts.tolerances import OutputRule

__all__ = ["MIN_CHANNEL_MAGNITUDE", "MIN_DIFFERENT", "MIN_ELEMENTS", "Measures", "Spread"]

MIN_ELEMENTS: Final = 16
"""Fewest elements whose mean says anything: with fewer, chance alone leans one way."""

MIN_DIFFERENT: Final = 16
"""Fewest differing elements whose signs say anything: so many agree by chance once in 30,000."""

MIN_CHANNEL_MAGNITUDE: Final = 96.0
"""Smallest sum of an index's expected magnitudes, in steps, that it is judged by: with less, a
single difference of 38 steps, as sound implementations have, would come near to the limit. (One
of 65 steps, which the embedded v3 has on LiteRT, is beyond it where an index has no more than that;
over 200 images no index of that model is off by more than 0.08.)"""

OFFSET_ERRORS: Final = 3.0
"""Standard errors of the mean that an offset must exceed its limit by."""


class Measures(NamedTuple):
    """Measures that :class:`mlts.tolerances.Limits` limits; see there."""

    spread: float
    drift: float
    offset: float
    one_sided: float
    channel: float
    worst_channel: int


class Spread:
    """Sums over the differences of one output, whose last axis has ``channels`` indexes."""

    def __init__(self, rule: OutputRule, channels: int) -> None:
        self.rule = rule
        self._elements = 0
        self._different = 0
        self._largest = 0.0
        self._sum = self._away = self._magnitudes = 0.0
        self._squares = self._forgiven_squares = self._expected_squares = 0.0
        self._channel_sums = np.zeros(max(channels, 1))
        self._channel_magnitudes = np.zeros(max(channels, 1))

    def add(self, errors: NDArray[np.float64], expected: NDArray[np.float64]) -> None:
        """``errors``: actual - expected, finite; both [inferences, elements]."""
        # Errors of NaN and infinity are the largest float, and their squares are infinite: both
        # are beyond every limit, which is what they should be.
        with np.errstate(over="ignore", invalid="ignore"):
            self._add(errors, np.nan_to_num(expected) - self.rule.zero_point)

    def _add(self, errors: NDArray[np.float64], values: NDArray[np.float64]) -> None:
        size = np.abs(errors)
        forgiven = np.copysign(np.maximum(size - self.rule.limits.step, 0), errors)
        direction = np.where(values < 0, -1.0, 1.0)
        magnitudes = np.abs(values)
        self._elements += errors.size
        self._different += int(np.count_nonzero(errors))
        self._largest = max(self._largest, float(size.max()))
        self._sum += float(errors.sum())
        self._away += float((errors * direction).sum())
        self._magnitudes += float(size.sum())
        self._squares += float(np.square(errors).sum())
        self._forgiven_squares += float(np.square(forgiven).sum())
        self._expected_squares += float(np.square(values).sum())
        channels = self._channel_sums.size
        self._channel_sums += (forgiven * direction).reshape(-1, channels).sum(axis=0)
        self._channel_magnitudes += magnitudes.reshape(-1, channels).sum(axis=0)

    def measures(self) -> Measures:
        """The numbers so far; 0 where nothing differs."""
        channels = self._channel_shares()
        worst = int(np.argmax(np.abs(channels)))
        return Measures(
            spread=_share(math.sqrt(self._forgiven_squares), math.sqrt(self._expected_squares)),
            drift=_share(float(self._channel_sums.sum()), float(self._channel_magnitudes.sum())),
            offset=_share(self._sum, self._elements),
            one_sided=_share(self._away, self._magnitudes),
            channel=float(channels[worst]),
            worst_channel=worst,
        )

    def problems(self) -> Iterator[str]:
        """Each limit that is exceeded, in words."""
        limits, found = self.rule.limits, self.measures()
        if _exceeds(found.spread, limits.spread):
            yield (
                f"differences are {_percent(found.spread)} of the values "
                f"({limits.spread:.0%} allowed)"
            )
        if self._elements >= MIN_ELEMENTS:
            yield from self._leaning(found)
        if _exceeds(found.channel, limits.channel):
            yield (
                f"channel {found.worst_channel} is {_percent(found.channel)} "
                f"{_direction(found.channel)} ({limits.channel:.0%} allowed)"
            )

    def _leaning(self, found: Measures) -> Iterator[str]:
        limits = self.rule.limits
        if _exceeds(self._sure_part(found.drift), limits.drift):
            yield (
                f"values are {_percent(found.drift)} {_direction(found.drift)} on average, "
                f"rounding aside ({limits.drift:.1%} allowed)"
            )
        if limits.offset is not None and not self._is_offset_within(found.offset, limits.offset):
            yield (
                f"values are off by {found.offset:+.2g} steps on average "
                f"(±{limits.offset:g} allowed)"
            )
        is_judged = self._different >= MIN_DIFFERENT and self._largest > limits.step
        if is_judged and _exceeds(found.one_sided, limits.one_sided):
            yield (
                f"{_percent(found.one_sided)} of all differences are values "
                f"{_direction(found.one_sided)} ({limits.one_sided:.0%} allowed)"
            )

    def _sure_part(self, drift: float) -> float:
        """A drift less what scattered differences of this size make by chance."""
        errors = self.rule.limits.drift_errors
        if not errors or not math.isfinite(self._forgiven_squares):
            return drift
        chance = _share(math.sqrt(self._forgiven_squares), float(self._channel_magnitudes.sum()))
        return max(abs(drift) - errors * chance, 0.0)

    def _is_offset_within(self, offset: float, limit: float) -> bool:
        variance = max(self._squares / self._elements - offset**2, 0.0)
        return abs(offset) <= limit + OFFSET_ERRORS * math.sqrt(variance / self._elements)

    def _channel_shares(self) -> NDArray[np.float64]:
        known = self._channel_magnitudes >= MIN_CHANNEL_MAGNITUDE
        shares = np.zeros_like(self._channel_sums)
        with np.errstate(over="ignore", invalid="ignore"):
            shares[known] = self._channel_sums[known] / self._channel_magnitudes[known]
        return shares


def _share(part: float, whole: float) -> float:
    """``part / whole``; endless where there is a part of nothing, or no number."""
    if part == 0:
        return 0.0
    return finite(part / whole) if whole else finite(math.copysign(math.inf, part))


def _exceeds(found: float, limit: float | None) -> bool:
    return limit is not None and not abs(found) <= limit


def _percent(share: float) -> str:
    return f"{abs(share):.1%}" if abs(share) < 100 else "over 10,000%"


def _direction(share: float) -> str:
    return "too large" if share > 0 else "too small"
