"""Patterns of wrong values: the shape of an error often names its cause.

Each sentence is about every wrong element of every wrong output of the tests that it speaks of, as
:mod:`nntest.wrong_values` has found them while the outputs existed; results that do not have this
are not talked about.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

import numpy as np

from nntest.groups.results import GroupedCase
from nntest.judge import Finding
from nntest.wrong_values import ErrorPattern

__all__ = ["Pattern", "patterns", "place", "position"]

_CHANCE: Final = 0.001
"""A place or direction that all wrong elements share by less than this chance is worth a word."""

_MOSTLY: Final = 0.8
"""The share of tests that a sentence must hold for, if it does not hold for all: what follows in a
model, an activation or a clamp, may hide from some tests what is wrong in all of them."""

_MIN_TESTS_OF_MOST: Final = 5

_SAME_FACTOR: Final = 0.01

_Found: TypeAlias = tuple[Finding, ErrorPattern]


class Pattern(NamedTuple):
    """A sentence, and what it says by name, empty where it is about places."""

    kind: str
    sentence: str

    @property
    def is_place(self) -> bool:
        return not self.kind

    def __str__(self) -> str:
        return self.sentence


def patterns(cases: Sequence[GroupedCase]) -> list[Pattern]:
    """Describe what holds for all ``cases``, at most one on the values and one on the places.

    The one on the values may hold for most of the cases only, and then says for how many.
    """
    found = [[(f, f.pattern) for f in case.findings if f.pattern is not None] for case in cases]
    if not found or not all(found):
        return []
    every = [each for of_case in found for each in of_case]
    values = next(_values(every), None) or next(_mostly(found), None)
    places = _places(every)
    return [*([values] if values else ()), *([Pattern("", places)] if places else ())]


def position(finding: Finding) -> tuple[int, ...] | None:
    """The index of the worst element in each dimension; None where a dimension is not known."""
    return place(finding.index, finding.dimensions)


def place(index: int, shape: tuple[int, ...]) -> tuple[int, ...] | None:
    """The flat ``index`` in each dimension; None where a dimension of ``shape`` is not known."""
    if not shape or 0 in shape or math.prod(shape) <= index:
        return None
    return tuple(int(i) for i in np.unravel_index(index, shape))


# Values ------------------------------------------------------------------------------------------


def _values(found: Sequence[_Found]) -> Iterator[Pattern]:
    """What holds of all wrong values, the most telling first."""
    for kind, holds, sentence, _ in _RULES:
        if all(holds(finding, pattern) for finding, pattern in found):
            yield Pattern(kind, sentence)
    yield from _relations(found)


def _mostly(cases: Sequence[Sequence[_Found]]) -> Iterator[Pattern]:
    """What holds for nearly all of the tests, judged one by one."""
    for kind, holds, _, words in _RULES:
        number = sum(all(holds(*each) for each in found) for found in cases)
        if number >= max(_MIN_TESTS_OF_MOST, _MOSTLY * len(cases)):
            yield Pattern(f"mostly_{kind}", f"In {number} of {len(cases)} tests {words}.")


def _relations(found: Sequence[_Found]) -> Iterator[Pattern]:
    offsets = {pattern.offset for _, pattern in found}
    if len(offsets) == 1 and (offset := offsets.pop()) is not None:
        sign = "+" if offset > 0 else "−"
        said = f"Every wrong element is the expected one {sign} {abs(offset):g}."
        yield Pattern(f"offset{sign}", said)
    factors = [pattern.factor for _, pattern in found if pattern.factor is not None]
    if len(factors) == len(found) and _are_same(factors):
        said = f"Every wrong element is about {factors[0]:.3g} times the expected one."
        yield Pattern("factor", said)
    number = sum(finding.failed for finding, _ in found)
    if 2 * 0.5**number < _CHANCE:
        if all(pattern.too_large == finding.failed for finding, pattern in found):
            yield Pattern("too_large", "Every wrong element is too large.")
        if all(pattern.too_small == finding.failed for finding, pattern in found):
            yield Pattern("too_small", "Every wrong element is too small.")


def _are_same(factors: Sequence[float]) -> bool:
    return max(factors) - min(factors) <= _SAME_FACTOR * abs(factors[0])


_Rule: TypeAlias = tuple[str, Callable[[Finding, ErrorPattern], bool], str, str]

_RULES: Final[Sequence[_Rule]] = (
    (
        "untouched",
        lambda _, pattern: pattern.is_untouched,
        "The outputs still hold what the suite filled them with, as if nothing had been written.",
        "the output still holds what the suite filled it with, as if nothing had been written",
    ),
    (
        "nan",
        lambda finding, pattern: pattern.nan == finding.failed,
        "Every wrong element is NaN.",
        "every wrong element is NaN",
    ),
    (
        "all_zero",
        lambda finding, pattern: pattern.is_zero and finding.elements > 1,
        "The outputs are all 0.",
        "the whole output is 0",
    ),
    (
        "zero",
        lambda finding, pattern: pattern.zero == finding.failed,
        "Every wrong element is 0.",
        "every wrong element is 0",
    ),
    (
        "negated",
        lambda finding, pattern: pattern.negated == finding.failed,
        "Every wrong element has the wrong sign.",
        "every wrong element has the wrong sign",
    ),
)
"""Name, what holds of one output, the sentence where it holds of all, the words where of most."""


# Places ------------------------------------------------------------------------------------------


def _places(found: Sequence[_Found]) -> str:
    several = [(finding, pattern) for finding, pattern in found if finding.elements > 1]
    for holds, sentence in _PLACES:
        if several and all(holds(finding) for finding, _ in several):
            return sentence
    return next(_along_dimensions(several), "")


_PLACES: Final[Sequence[tuple[Callable[[Finding], bool], str]]] = (
    (lambda f: f.failed == f.elements, "Every element is wrong."),
    (lambda f: f.failed == 1 and f.index == f.elements - 1, "Only the last element is wrong."),
    (lambda f: f.failed == 1 and f.index == 0, "Only the first element is wrong."),
    (lambda f: f.failed == 1, "One element of each output is wrong."),
)


def _along_dimensions(found: Sequence[_Found]) -> Iterator[str]:
    """Where wrong elements always or never are, if that is no chance."""
    if not found or not all(pattern.first for _, pattern in found):
        return
    if len({len(pattern.first) for _, pattern in found}) > 1:
        return
    for dimension in range(len(found[0][1].first)):
        bounds = [
            (pattern.first[dimension], pattern.last[dimension], size, finding.failed)
            for finding, pattern in found
            if (size := finding.dimensions[dimension]) > 1
        ]
        for holds, share, words in _ALONG:
            unlikely = math.prod(share(size) ** number for *_, size, number in bounds) < _CHANCE
            if unlikely and all(holds(first, last, size) for first, last, size, _ in bounds):
                yield f"{words} index of dimension {dimension} are wrong."
                break


_ALONG: Final[Sequence[tuple[Callable[[int, int, int], bool], Callable[[int], float], str]]] = (
    (lambda first, last, size: last == 0, lambda size: 1 / size, "Only elements at the first"),
    (
        lambda first, last, size: first == size - 1,
        lambda size: 1 / size,
        "Only elements at the last",
    ),
    (
        lambda first, last, size: first > 0,
        lambda size: 1 - 1 / size,
        "No elements at the first",
    ),
    (
        lambda first, last, size: last < size - 1,
        lambda size: 1 - 1 / size,
        "No elements at the last",
    ),
)
"""What holds of the lowest and the highest wrong index in a dimension of some size, the share of
indexes for which it would hold anyway, and the words."""
