"""Defect of a driver, where one hypothesis gives the wrong values of all tests exactly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from nntest.explanations.hypotheses import words_of
from nntest.groups.results import GroupedCase

__all__ = ["Explanation", "explanation_of"]


class Explanation(NamedTuple):
    """The ``words`` for what the driver does, and of how many ``tests`` that was found, of ``all``
    that failed.
    """

    words: str
    tests: int
    all: int

    def __str__(self) -> str:
        if self.all == 1:
            return f"The wrong values are exactly those of a driver that {self.words}."
        if self.tests == self.all:
            where = "in both tests" if self.all == 2 else f"in all {self.all} tests"
        else:
            looked_at = (
                "the one test that was" if self.tests == 1 else f"all {self.tests} that were"
            )
            where = f"in {looked_at} looked at, of {self.all}"
        return f"The wrong values are exactly those of a driver that {self.words} ({where})."


def explanation_of(cases: Sequence[GroupedCase]) -> Explanation | None:
    """The explanation of all ``cases`` whose outputs were looked at; None where there is none."""
    looked_at = [found for case in cases if (found := case.failure.hypotheses)]
    if not looked_at:
        return None
    shared = set.intersection(*(set(each.fit) for each in looked_at))
    words = words_of(shared)
    return Explanation(words, len(looked_at), len(cases)) if words else None
