"""Coverage: which planted defects have been looked for, and which test looks for most others."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from vts.prioritization.matrix import FaultMatrix

__all__ = ["Coverage"]

Array: TypeAlias = NDArray[np.float64]

_WORTH: Final = np.array([1.0, 0.1, 0.03, 0.01])
"""Of a test that catches a defect which so many tests before it catch already. Not nothing: a real
driver's mistake is never quite the planted one, and what catches one in two ways is the better
test."""


class Coverage:
    """Coverage of each defect of ``matrix``: how often tests that were begun catch it.

    ``catches`` has the positions of the defects that each of the candidates catches.
    """

    def __init__(self, matrix: FaultMatrix, catches: Sequence[Sequence[int]]) -> None:
        self._matrix = matrix
        self._times = np.zeros(len(matrix.defects), np.intp)
        self._possible = np.ones(len(matrix.defects))
        self._rows = np.zeros((len(catches), len(matrix.defects)))
        for row, positions in zip(self._rows, catches, strict=True):
            row[list(positions)] = 1

    def only_of(self, hal_version: str) -> None:
        """Look for defects only that a driver of this version can have; empty for any."""
        self._possible = np.array(
            [
                float(not hal_version or hal_version in defect.hal_versions)
                for defect in self._matrix.defects
            ]
        )

    def begin(self, positions: Iterable[int]) -> None:
        """A test that catches these defects is begun."""
        self._times[list(positions)] += 1

    def take_back(self, positions: Iterable[int]) -> None:
        """Take back a test that has said nothing."""
        self._times[list(positions)] -= 1

    def gains(self) -> Array:
        """Return the gain of each candidate, if it were begun now."""
        worth = _WORTH[np.minimum(self._times, len(_WORTH) - 1)] * self._possible
        gains: Array = self._rows @ worth
        return gains

    def is_new(self, positions: Collection[int]) -> bool:
        """Whether nothing begun catches one of these defects."""
        return any(not self._times[each] and self._possible[each] for each in positions)
