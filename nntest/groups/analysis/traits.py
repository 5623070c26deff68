"""Traits that failing cases have and passing ones have not: where to look first.

A sentence counts the cases that it was made from, and says which they are where these are not all
of a subject: a test that compares no values cannot fail by wrong ones.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from nntest.groups.analysis.subjects import type_of
from nntest.groups.results import GroupedCase

__all__ = ["Trait", "certain_traits", "common_traits", "traits_of"]

_FEWEST: Final = 2
"""Failing cases that it takes: a single one has every property alone."""

_LEAST_GAIN: Final = 0.25
"""A trait must raise the share of cases that fail by this much to be worth a sentence."""

_CHANCE: Final = 0.01
"""That all cases with a trait fail by less than this chance is worth a sentence."""

_MOST: Final = 2
_MAX_CERTAIN: Final = 3
_UNTELLING: Final = frozenset({"a", "and", "at", "by", "in", "of", "on", "or", "the", "to", "with"})
_VARIATIONS: Final = ("all_inputs_as_internal", "all_tensors_as_inputs")


class Trait(NamedTuple):
    """All ``failing`` cases have it, and ``passing`` others; ``rest`` passing ones have it not.

    ``among`` says which tests were looked at, in words behind "tests"; empty for all.
    """

    name: str
    failing: int
    passing: int
    rest: int
    among: str = ""

    def __str__(self) -> str:
        tests = " ".join(filter(None, ("tests", self.among)))
        all = "Both" if self.failing == 2 else f"All {self.failing}"
        passing = f"{self.passing or 'none'} of the {self.passing + self.rest} passing {tests}"
        has = "have" if self.passing > 1 else "has"
        return f"{all} failing tests have {self.name}; {passing} {has}."


def common_traits(
    failing: Sequence[GroupedCase], passing: Sequence[GroupedCase], among: str = ""
) -> list[Trait]:
    """The traits that tell ``failing`` cases from ``passing`` ones best; often there is none.

    ``among`` is what all of them are, in words behind "tests".
    """
    if len(failing) < _FEWEST or not passing:
        return []
    in_failing = Counter(trait for case in failing for trait in traits_of(case))
    shared = {trait for trait, count in in_failing.items() if count == len(failing)}
    if not shared:
        return []
    in_passing = Counter(t for case in passing for t in traits_of(case) if t in shared)
    usual = len(failing) / (len(failing) + len(passing))
    found = [
        Trait(name, len(failing), in_passing[name], len(passing) - in_passing[name], among)
        for name in sorted(shared, key=_order)
        if len(failing) / (len(failing) + in_passing[name]) - usual >= _LEAST_GAIN
    ]
    # What no passing case has needs no other trait beside it.
    perfect = [trait for trait in found if not trait.passing]
    return _distinct(sorted(perfect or found, key=lambda trait: trait.passing))[:_MOST]


def certain_traits(
    failing: Sequence[GroupedCase], passing: Sequence[GroupedCase], among: str = ""
) -> list[str]:
    """A sentence on the traits of which all cases fail, though others fail, too.

    Only cases of test groups in which some fail are compared.
    """
    groups = {case.group for case in failing}
    passing = [case for case in passing if case.group in groups]
    good = {trait for case in passing for trait in traits_of(case)}
    bad: dict[str, set[str]] = {}
    for case in failing:
        for trait in traits_of(case):
            bad.setdefault(trait, set()).add(case.id)
    usual = len(failing) / max(len(failing) + len(passing), 1)
    found = {
        name: ids
        for name, ids in bad.items()
        if name not in good and len(ids) < len(failing) and usual ** len(ids) < _CHANCE
    }
    named = [f"{name} ({len(found[name])})" for name in _covering(found)]
    place = (
        "In these test groups, all tests" if len(groups) > 1 else "In this test group, all tests"
    )
    subject = " ".join(filter(None, (place, among)))
    return [f"{subject} fail that have {', or '.join(named)}."] if named else []


def _covering(found: Mapping[str, set[str]]) -> Iterator[str]:
    """Names that together have most of the ids, each with many that those before it have not."""
    seen: set[str] = set()
    for _ in range(_MAX_CERTAIN):
        name = min(found, key=lambda name: (-len(found[name] - seen), _order(name)), default="")
        new = found.get(name, set()) - seen
        if len(new) < _FEWEST:
            return
        yield name
        seen |= new


def traits_of(case: GroupedCase) -> Iterable[str]:
    """The traits of a case, in words that follow "have"."""
    yield f"the test group “{case.group}”"
    for name in case.tested:
        yield f"the operation {name}"
    if name := type_of(case):
        yield f"the type {name}"
    for word in _words(case):
        yield f"“{word}” in their names"


def _words(case: GroupedCase) -> set[str]:
    """What the parts of a name say, and two in a row; numbers alone say nothing."""
    name = case.id.rpartition("/")[2]
    variations = [each for each in _VARIATIONS if each in name]
    for each in variations:
        name = name.replace(each, "")
    parts = [part for part in re.split(r"[_\W]+", name) if part and not part.isdigit()]
    words = set(parts) - _UNTELLING
    pairs = {f"{one}_{two}" for one, two in pairwise(parts) if {one, two} <= words}
    return words | {pair for pair in pairs if pair in name} | set(variations)


def _order(name: str) -> tuple[bool, bool, str]:
    """What everybody can check stands before words of names, and one word before two."""
    return ("in their names" in name, "_" in name, name)


def _distinct(traits: Iterable[Trait]) -> list[Trait]:
    """One trait of those that the same number of passing cases have: they mean the same."""
    return list({trait.passing: trait for trait in reversed(list(traits))}.values())[::-1]
