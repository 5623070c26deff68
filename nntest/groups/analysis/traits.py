"""Traits that failing cases have and passing ones have not: where to look first.

A sentence counts the cases that it was made from, and says which they are where these are not all
of a subject: a test that compares no values cannot fail by wrong ones.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from math import comb
from typing import Final, NamedTuple, TypeAlias

from nntest.groups.analysis.features import Features
from nntest.groups.analysis.subjects import type_of
from nntest.groups.results import GroupedCase

__all__ = ["Trait", "certain_traits", "common_traits", "traits_of"]

_FEWEST: Final = 2
"""Failing cases that it takes: a single one has every property alone."""

_LEAST_GAIN: Final = 0.25
"""A trait must raise the share of cases that fail by this much to be worth a sentence."""

_CHANCE: Final = 0.01
"""That all cases with a trait fail by less than this chance is worth a sentence."""

_LEAST_WAYS: Final = 100
"""Ways in which so many of the cases could have failed: of few ways, one of the many features of a
model tells them apart by chance."""

_MOST: Final = 2
_MAX_CERTAIN: Final = 3
_MAX_COMBINED: Final = 60
"""Traits that are tried in pairs."""

_Features: TypeAlias = Mapping[str, Features]


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
    failing: Sequence[GroupedCase],
    passing: Sequence[GroupedCase],
    features: _Features,
    among: str = "",
) -> list[Trait]:
    """The traits that tell ``failing`` cases from ``passing`` ones best; often there is none.

    ``features`` are those of the cases by their ids, as far as they are known. ``among`` is what
    all cases are, in words behind "tests".
    """
    if len(failing) < _FEWEST or not passing:
        return []
    usual = len(failing) / (len(failing) + len(passing))
    found = [
        Trait(name, len(failing), len(ids), len(passing) - len(ids), among)
        for name, ids in _shared(failing, passing, features).items()
        if len(failing) / (len(failing) + len(ids)) - usual >= _LEAST_GAIN
    ]
    # What no passing case has needs no other trait beside it.
    perfect = [trait for trait in found if not trait.passing]
    return perfect[:1] or _distinct(sorted(found, key=lambda trait: trait.passing))[:_MOST]


def certain_traits(
    failing: Sequence[GroupedCase],
    passing: Sequence[GroupedCase],
    features: _Features,
    among: str = "",
) -> list[str]:
    """A sentence on the traits of which all cases fail, though others fail, too.

    Only cases of test groups in which some fail are compared.
    """
    groups = {case.group for case in failing}
    passing = [case for case in passing if case.group in groups]
    usual = len(failing) / max(len(failing) + len(passing), 1)
    found = {
        name: ids
        for name, ids in _only_failing(failing, passing, features).items()
        if len(ids) < len(failing) and usual ** len(ids) < _CHANCE
    }
    named = [f"{name} ({len(found[name])})" for name in _covering(found)]
    place = (
        "In these test groups, all tests" if len(groups) > 1 else "In this test group, all tests"
    )
    subject = " ".join(filter(None, (place, among)))
    return [f"{subject} fail that have {', or '.join(named)}."] if named else []


def traits_of(case: GroupedCase) -> Iterator[str]:
    """The traits of a case that its result tells, in words that follow "have"."""
    yield f"the test group “{case.group}”"
    # A group that changes a case in many ways names the way in front of the folder.
    if way := case.folder.rpartition("/")[0]:
        yield f"the variation “{way}”"
    for name in case.tested:
        yield f"the operation {name}"
    if name := type_of(case):
        yield f"the type {name}"


def _shared(
    failing: Sequence[GroupedCase], passing: Sequence[GroupedCase], features: _Features
) -> dict[str, frozenset[str]]:
    """The ids of the passing cases that have each trait that all failing ones have: what everybody
    can check first, then single features of models, then pairs of them.
    """
    found = _with(_in_all(map(traits_of, failing)), passing, lambda case: set(traits_of(case)))
    is_by_chance = comb(len(failing) + len(passing), len(failing)) < _LEAST_WAYS
    if is_by_chance or not all(case.id in features for case in failing):
        return found
    known = [features[case.id] for case in failing]
    single = _with(
        _in_all(each.labels for each in known),
        passing,
        lambda case: set(features[case.id].labels) if case.id in features else set(),
    )
    for number in _in_all(each.numbers for each in known):
        single |= dict(_bounds(number, [each.numbers[number] for each in known], passing, features))
    rare = sorted(single, key=lambda name: len(single[name]))[:_MAX_COMBINED]
    order = [name for name in single if name in rare]
    pairs = {
        f"{one} and {other}": shared
        for one, other in combinations(order, 2)
        if not (shared := single[one] & single[other])
    }
    return found | single | pairs


def _in_all(sets: Iterable[Iterable[str]]) -> list[str]:
    """What all have, in the order of the first."""
    lists = [list(each) for each in sets]
    counts = Counter(name for each in lists for name in set(each))
    return [name for name in dict.fromkeys(lists[0]) if counts[name] == len(lists)]


def _with(
    names: Iterable[str], cases: Sequence[GroupedCase], traits: Callable[[GroupedCase], set[str]]
) -> dict[str, frozenset[str]]:
    had = [(case.id, traits(case)) for case in cases]
    return {name: frozenset(id for id, its in had if name in its) for name in names}


def _bounds(
    number: str, values: Sequence[float], passing: Sequence[GroupedCase], features: _Features
) -> Iterator[tuple[str, frozenset[str]]]:
    """A number that is the same in all failing cases, or beyond what it is in passing ones."""
    low, high = min(values), max(values)
    others = {
        case.id: features[case.id].numbers[number]
        for case in passing
        if case.id in features and number in features[case.id].numbers
    }
    below = [value for value in others.values() if value < low]
    above = [value for value in others.values() if value > high]
    if low == high:
        yield f"{number} {low:g}", frozenset(id for id, v in others.items() if v == low)
    elif below:
        yield (
            f"{number} above {max(below):g}",
            frozenset(id for id, v in others.items() if v >= low),
        )
    elif above:
        yield (
            f"{number} below {min(above):g}",
            frozenset(id for id, v in others.items() if v <= high),
        )


def _only_failing(
    failing: Sequence[GroupedCase], passing: Sequence[GroupedCase], features: _Features
) -> dict[str, set[str]]:
    """The ids of the failing cases that have each trait that no passing one has."""
    good = {trait for case in passing for trait in traits_of(case)}
    bad: dict[str, set[str]] = {}
    for case in failing:
        for trait in traits_of(case):
            bad.setdefault(trait, set()).add(case.id)
    known = [features[case.id] for case in passing if case.id in features]
    good |= {label for each in known for label in each.labels}
    numbers: dict[str, list[float]] = {}
    for each in known:
        for name, value in each.numbers.items():
            numbers.setdefault(name, []).append(value)
    for case in failing:
        for trait in _beyond(features.get(case.id), numbers):
            bad.setdefault(trait, set()).add(case.id)
    return {name: ids for name, ids in bad.items() if name not in good}


def _beyond(features: Features | None, passing: Mapping[str, Sequence[float]]) -> Iterator[str]:
    """Labels, and numbers above or below all those of passing cases."""
    if features is None:
        return
    yield from features.labels
    for name, value in features.numbers.items():
        if name not in passing:
            continue
        if value > (most := max(passing[name])):
            yield f"{name} above {most:g}"
        elif value < (least := min(passing[name])):
            yield f"{name} below {least:g}"


def _covering(found: Mapping[str, set[str]]) -> Iterator[str]:
    """Names that together have most of the ids, each with many that those before it have not."""
    seen: set[str] = set()
    order = {name: place for place, name in enumerate(found)}
    for _ in range(_MAX_CERTAIN):
        name = min(found, key=lambda name: (-len(found[name] - seen), order[name]), default="")
        new = found.get(name, set()) - seen
        if len(new) < _FEWEST:
            return
        yield name
        seen |= new


def _distinct(traits: Iterable[Trait]) -> list[Trait]:
    """One trait of those that the same number of passing cases have: they mean the same."""
    return list({trait.passing: trait for trait in reversed(list(traits))}.values())[::-1]
