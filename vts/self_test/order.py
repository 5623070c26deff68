"""Order in which tests are tried on a defect: only how soon it is caught depends on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import chain, repeat
from typing import Final

from nntest.groups.sampling import alternating
from vts.test_group import PlannedTest

__all__ = ["RANDOM", "in_turns", "likely_first", "queues_by_kind"]

_FEW: Final = 30
"""Groups of no more tests than this come before all others: it costs next to nothing."""

_LONG: Final = frozenset({"call_sequences", "compilation_caching_race", "concurrency"})
"""Groups whose tests take a hundred times as long as others, however few they are."""

_ROUNDS_WITHOUT_LONG: Final = 3

RANDOM: Final = "random_graphs"
"""The group whose tests take longest, and which finds what others do not: it comes at the end."""


def likely_first(tests: Iterable[PlannedTest], operations: Collection[str]) -> list[PlannedTest]:
    """Executions of ``operations`` first, where there are any, then small groups, and what other
    groups do with these operations; then all groups in turns.
    """
    tests = list(tests)
    wanted = frozenset(operations)
    about = [test for test in tests if wanted & {*test.operations}]
    near = [test for test in about if test.group == "general"]
    sizes = Counter(test.group for test in tests if test.group not in {*_LONG, RANDOM})
    small = [test for test in tests if 0 < sizes[test.group] <= _FEW]
    first = [*near, *_without(near, small)]
    beside = _in_turns_and_random(_without(first, about))
    rest = _in_turns_and_random(_without([*first, *beside], tests))
    return [*first, *beside, *rest]


def _without(chosen: Iterable[PlannedTest], tests: Iterable[PlannedTest]) -> list[PlannedTest]:
    """``tests`` that are not among the ``chosen`` ones."""
    ids = {test.id for test in chosen}
    return [test for test in tests if test.id not in ids]


def _in_turns_and_random(tests: Iterable[PlannedTest]) -> list[PlannedTest]:
    tests = list(tests)
    plain = in_turns(test for test in tests if test.group != RANDOM)
    return [*plain, *(test for test in tests if test.group == RANDOM)]


def in_turns(tests: Iterable[PlannedTest]) -> Iterator[PlannedTest]:
    """One test of each kind, then another one of each; those of a kind by operations in turns.

    A defect that has to do with a group is mostly caught by the first tests of one of its kinds,
    and one that has to do with an operation by one of that operation. Long tests join in late.
    """
    queues = queues_by_kind(tests).items()
    late = (chain(repeat(None, _late(group)), queue) for (group, _), queue in queues)
    return (test for test in alternating(late) if test is not None)


def queues_by_kind(
    tests: Iterable[PlannedTest],
) -> Mapping[tuple[str, str], Iterator[PlannedTest]]:
    """The tests of each group and kind, by operations in turns."""
    kinds: dict[tuple[str, str], dict[tuple[str, ...], list[PlannedTest]]] = {}
    for test in tests:
        subjects = kinds.setdefault((test.group, _kind(test)), {})
        subjects.setdefault(tuple(test.operations), []).append(test)
    return {kind: alternating(subjects.values()) for kind, subjects in kinds.items()}


def _kind(test: PlannedTest) -> str:
    """What a test of a mutation and the like names before the case; empty for others."""
    if test.group == RANDOM:
        return ""
    first, _, rest = test.name.partition("/")
    return first if rest and first != test.spec.partition("/")[0] else ""


def _late(group: str) -> int:
    return _ROUNDS_WITHOUT_LONG if group in _LONG else 0
