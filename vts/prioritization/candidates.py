"""Candidates: tests of which the fault matrix knows what they catch, best for its cost first."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from vts.prioritization.claims import UNLIKELY, Claims
from vts.prioritization.costs import Costs
from vts.prioritization.coverage import Coverage
from vts.prioritization.matrix import FaultMatrix, MatrixTest
from vts.test_group import PlannedTest

__all__ = ["Candidates"]


class Candidates:
    """``tests`` by the ids of their cases that ``matrix`` knows, and that nobody has taken."""

    def __init__(
        self,
        matrix: FaultMatrix,
        tests: Mapping[str, tuple[PlannedTest, MatrixTest]],
        costs: Costs,
        claims: Claims,
    ) -> None:
        self._ids = [*tests]
        self._tests = [test for test, _ in tests.values()]
        self._rows = [row for _, row in tests.values()]
        self._positions = {id: position for position, id in enumerate(self._ids)}
        self._costs = costs
        self._claims = claims
        self.coverage = Coverage(matrix, [row.catches for row in self._rows])
        self._groups = sorted({test.group for test in self._tests})
        numbers = {group: number for number, group in enumerate(self._groups)}
        self._group_of = np.array([numbers[test.group] for test in self._tests], np.intp)
        self._priors = np.array([row.cost_us for row in self._rows], np.float64)
        self._waits = np.ones(len(tests), bool)
        self._likely = np.ones(len(tests))
        self._is_outdated = False

    def __bool__(self) -> bool:
        return bool(self._waits.any())

    def reconsider(self) -> None:
        """The claims have changed."""
        self._is_outdated = True

    def best(self, limit_us: float, *, unlikely: bool = False) -> str | None:
        """The id of the candidate with the largest gain for its cost.

        None where none is left that takes at most ``limit_us``. Those that the driver would
        probably skip are only considered if ``unlikely``.
        """
        if not self:
            return None
        if self._is_outdated:
            self._likely = np.array([self._claims.likelihood(test) for test in self._tests])
            self._is_outdated = False
        costs = self._costs.estimates_us(self._groups, self._group_of, self._priors)
        scores = self.coverage.gains() * self._likely / costs
        least = 0.0 if unlikely else UNLIKELY
        scores[~self._waits | (costs > limit_us) | (self._likely < least)] = -1
        position = int(scores.argmax())
        return self._ids[position] if scores[position] >= 0 else None

    def take(self, id: str) -> None:
        """Take the test off the list of waiting ones."""
        self._waits[self._positions[id]] = False
