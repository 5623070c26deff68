"""Attempts worth keeping, from which further ones are made."""

from __future__ import annotations

import random
from collections import defaultdict
from typing import Final

from vts.fuzz.findings import Attempt

__all__ = ["KeptAttempts"]

_BY_CODE: Final = 0.5
"""Share of attempts that are made from those that have reached new code, where there are any."""

_LATEST: Final = 8
"""Of those. With fewer, what leads no further is tried too often; more lead astray."""

_Case = tuple[str, str]


class KeptAttempts:
    """Kept attempts of each case, from which more is drawn whenever it is its turn."""

    def __init__(self) -> None:
        self._all: defaultdict[_Case, list[Attempt]] = defaultdict(list)
        self._by_code: defaultdict[_Case, list[Attempt]] = defaultdict(list)

    def keep(self, attempt: Attempt, *, has_new_code: bool) -> None:
        """Draw from ``attempt`` too, from now on."""
        self._all[_case(attempt)].append(attempt)
        if has_new_code:
            self._by_code[_case(attempt)].append(attempt)

    def base(self, seed: Attempt, dice: random.Random) -> Attempt:
        """Return what a new attempt is made from: ``seed``, or what was kept of its case. What
        reached new code last was the hardest to reach, and would be lost among many new answers.
        """
        by_code, kept = self._by_code[_case(seed)], self._all[_case(seed)]
        if by_code and dice.random() < _BY_CODE:
            return dice.choice(by_code[-_LATEST:])
        number = dice.randrange(len(kept) + 1)
        return kept[number - 1] if number else seed


def _case(attempt: Attempt) -> _Case:
    return attempt.spec, attempt.name
