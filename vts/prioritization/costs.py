"""Costs: what a test will take on this driver, by what others have taken."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

__all__ = ["Costs"]

Array: TypeAlias = NDArray[np.float64]

_LEAST_US: Final = 100.0
"""No test is free: each is a message to a worker and back."""


class Costs:
    """Estimates in microseconds, by group.

    A driver adds the same to most tests of a group: what it takes to prepare a model, times the
    models of a test. So what is learned is a difference to ``priors_us``, the mean of each group
    on the reference driver, not a ratio: the cheapest tests would otherwise seem to stay cheap.

    After ``doubt`` tests of a group its own mean counts as much as that of all tests.
    """

    def __init__(self, priors_us: Mapping[str, float], *, doubt: float = 2.0) -> None:
        known = [*priors_us.values()]
        self._otherwise = sum(known) / len(known) if known else _LEAST_US
        self._priors = priors_us
        self._doubt = doubt
        self._added: dict[str, list[float]] = {}
        self._all = [0.0, 0.0]

    def prior_us(self, group: str) -> float:
        """Return how long a test of ``group`` takes on the reference driver."""
        return self._priors.get(group, self._otherwise)

    def learn(self, group: str, prior_us: float, took_us: float) -> None:
        """A test of ``group`` has been run."""
        for count_sum in (self._added.setdefault(group, [0.0, 0.0]), self._all):
            count_sum[0] += 1
            count_sum[1] += took_us - prior_us

    def estimate_us(self, group: str, prior_us: float) -> float:
        """Return how long a test of ``group`` will take."""
        return max(_LEAST_US, prior_us + self._extra(group, self._mean()))

    def estimates_us(self, groups: Sequence[str], of: NDArray[np.intp], priors_us: Array) -> Array:
        """The same for many tests, ``of`` being the positions of theirs in ``groups``."""
        mean = self._mean()
        extra = np.array([self._extra(group, mean) for group in groups], np.float64)
        estimates: Array = np.maximum(priors_us + extra[of], _LEAST_US)
        return estimates

    def _mean(self) -> float:
        count, total = self._all
        return total / count if count else 0.0

    def _extra(self, group: str, mean: float) -> float:
        count, total = self._added.get(group, (0.0, 0.0))
        return (self._doubt * mean + total) / (self._doubt + count)
