"""What wrong elements have in common: the shape of an error often names its cause."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeAlias

import numpy as np

from nnhal.operand_types import dtype_of
from nnhal.types import OperandType
from nntest.arguments import UNTOUCHED
from nntest.judge import Finding

__all__ = ["patterns", "position"]

_SAME_RATIO: Final = 0.01
"""Ratios that agree so closely are one factor: rounding moves them a little."""

_CHANCE: Final = 0.001
"""A place that all findings share by less than this chance is worth a sentence."""

_ENOUGH: Final = 3
"""Findings that it takes to call a direction a rule."""

_MOSTLY: Final = 0.8
"""The share of findings that a sentence must hold for, if it does not hold for all: what follows
in a model, an activation or a clamp, may hide from some tests what is wrong in all of them."""

_FEWEST_OF_MOST: Final = 5

_Pair: TypeAlias = tuple[float, float]
"""Actual, expected."""


def patterns(findings: Sequence[Finding]) -> list[str]:
    """Sentences that hold for all ``findings``, at most one on the values and one on the places.

    The one on the values may hold for most of them only, and then says for how many.
    """
    if not findings:
        return []
    first = next(_values(findings), "") or next(_mostly(findings), "")
    return [sentence for sentence in (first, _places(findings)) if sentence]


def position(finding: Finding) -> tuple[int, ...] | None:
    """The index of the worst element in each dimension; None where a dimension is not known."""
    shape = finding.dimensions
    if not shape or 0 in shape or math.prod(shape) <= finding.index:
        return None
    return tuple(int(i) for i in np.unravel_index(finding.index, shape))


def _values(findings: Sequence[Finding]) -> Iterator[str]:
    """What the actual values are, the most telling first."""
    if all(_is_untouched(f) for f in findings):
        yield "The output was never written: it still holds what the suite filled it with."
    if all(f.actual == "nan" for f in findings):
        yield "The actual values are NaN."
    pairs = [(f.actual, f.expected) for f in findings]
    numbers = [(a, e) for a, e in pairs if not isinstance(a, str) and not isinstance(e, str)]
    if len(numbers) == len(pairs):
        yield from _relations(numbers, findings)


def _mostly(findings: Sequence[Finding]) -> Iterator[str]:
    """What holds for nearly all of ``findings``, judged one by one."""
    for holds, words in _ONE_BY_ONE:
        number = sum(map(holds, findings))
        if number >= max(_FEWEST_OF_MOST, _MOSTLY * len(findings)):
            yield f"In {number} of {len(findings)} tests {words}."


def _relations(pairs: Sequence[_Pair], findings: Sequence[Finding]) -> Iterator[str]:
    if all(a == 0 for a, _ in pairs):
        yield "The actual values are all 0."
    if all(map(_has_wrong_sign, findings)):
        yield "The actual values have the wrong sign."
    if (offset := _offset(pairs, findings)) is not None:
        always = "always " if len(pairs) > 1 else ""
        sign = "+" if offset > 0 else "−"
        yield f"The actual value is {always}the expected one {sign} {abs(offset):g}."
    if (factor := _factor(pairs)) is not None:
        yield f"The actual value is always about {factor:.3g} times the expected one."
    if len(pairs) >= _ENOUGH:
        yield from _direction(pairs)


def _offset(pairs: Sequence[_Pair], findings: Sequence[Finding]) -> float | None:
    """The difference that integers have in common."""
    differences = {a - e for a, e in pairs}
    integral = all(_holds_integers(f) for f in findings)
    return differences.pop() if integral and len(differences) == 1 else None


def _factor(pairs: Sequence[_Pair]) -> float | None:
    if len(pairs) < _ENOUGH or any(e == 0 for _, e in pairs):
        return None
    ratios = [a / e for a, e in pairs]
    middle = sorted(ratios)[len(ratios) // 2]
    same = all(abs(ratio - middle) <= _SAME_RATIO * abs(middle) for ratio in ratios)
    return middle if same and abs(middle - 1) > _SAME_RATIO else None


def _direction(pairs: Sequence[_Pair]) -> Iterator[str]:
    if all(a > e for a, e in pairs):
        yield "The actual values are always too large."
    if all(a < e for a, e in pairs):
        yield "The actual values are always too small."


def _places(findings: Sequence[Finding]) -> str:
    several = [f for f in findings if f.elements > 1]
    for holds, sentence in _PLACES:
        if several and all(holds(f) for f in several):
            return sentence
    return next(_along_dimensions(several), "")


def _along_dimensions(findings: Sequence[Finding]) -> Iterator[str]:
    """Where the worst elements never or always are, if that is no chance."""
    places = [(place, f.dimensions) for f in findings if (place := position(f))]
    if not places or len({len(place) for place, _ in places}) > 1:
        return
    for dimension in range(len(places[0][0])):
        pairs = [(at[dimension], size[dimension]) for at, size in places if size[dimension] > 1]
        for holds, chance, words in _ALONG:
            unlikely = math.prod(chance(size) for _, size in pairs) < _CHANCE
            if unlikely and all(holds(at, size) for at, size in pairs):
                yield f"The worst element is {words} index of dimension {dimension}."
                break


_ALONG: Final[Sequence[tuple[Callable[[int, int], bool], Callable[[int], float], str]]] = (
    (lambda at, size: at == size - 1, lambda size: 1 / size, "always at the last"),
    (lambda at, size: at > 0, lambda size: 1 - 1 / size, "never at the first"),
)
"""What holds of an index in a dimension of some size, and by what chance it would hold anyway.

Not that it is the first one: of errors that are equal the first is reported as the worst.
"""


_PLACES: Final[Sequence[tuple[Callable[[Finding], bool], str]]] = (
    (lambda f: f.failed == f.elements, "Every element is wrong."),
    (lambda f: f.failed == 1 and f.index == f.elements - 1, "Only the last element is wrong."),
    (lambda f: f.failed == 1 and f.index == 0, "Only the first element is wrong."),
    (lambda f: f.failed == 1, "One element of each output is wrong."),
)


def _is_untouched(finding: Finding) -> bool:
    untouched = np.frombuffer(bytes([UNTOUCHED] * 8), dtype_of(OperandType[finding.type]))[0]
    if isinstance(finding.actual, str):
        return bool(np.isnan(untouched)) and finding.actual == "nan"
    return finding.failed == finding.elements and bool(finding.actual == float(untouched))


def _has_wrong_sign(finding: Finding) -> bool:
    """Codes of asymmetric types have no sign."""
    actual, expected, allowed = finding.actual, finding.expected, finding.allowed
    if isinstance(actual, str) or isinstance(expected, str) or isinstance(allowed, str):
        return False
    return "ASYMM" not in finding.type and expected != 0 and abs(actual + expected) <= allowed


_ONE_BY_ONE: Final[Sequence[tuple[Callable[[Finding], bool], str]]] = (
    (_is_untouched, "the output was never written: it still holds what the suite filled it with"),
    (lambda f: f.actual == "nan", "the actual value is NaN"),
    (lambda f: f.actual == 0, "the actual value is 0"),
    (_has_wrong_sign, "the actual value has the wrong sign"),
)


def _holds_integers(finding: Finding) -> bool:
    return dtype_of(OperandType[finding.type]).kind in "iub"
