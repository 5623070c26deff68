"""Choosing cases by what they cover, so that a group has each of it once.

A network of operations that single models have too is one more case where it is computed, and none
where a group asks how a model is validated, launched or cut: there its length counts only, and of
long ones about how long they are. With control flow, a model counts as a whole.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Final, TypeAlias

from nntest.cases.indexed_case import IndexedCase

__all__ = [
    "Covers",
    "by_operations",
    "by_signature",
    "by_structure",
    "by_structure_of_operations",
    "by_whole_signature",
    "by_whole_structure",
    "covering",
]

_FEW: Final = 8

_CONTROL_FLOW: Final = frozenset(("IF", "WHILE"))

Covers: TypeAlias = Callable[[IndexedCase], Iterable[Hashable]]
"""Function that returns what a case has that a group needs once. It tells HAL versions apart, so
that old drivers are not left without.
"""


def covering(
    cases: Sequence[IndexedCase], covers: Covers, *, thorough: bool = False
) -> list[IndexedCase]:
    """All cases if ``thorough``, else those that cover what no case with fewer operations does, and
    none before. In the order of ``cases``.
    """
    if thorough:
        return [*cases]
    seen: set[Hashable] = set()
    chosen: set[int] = set()
    for number in sorted(range(len(cases)), key=lambda number: cases[number].operation_count):
        found = [*covers(cases[number])]
        if not seen.issuperset(found):
            seen.update(found)
            chosen.add(number)
    return [cases[number] for number in sorted(chosen)]


def by_structure(case: IndexedCase) -> Iterable[Hashable]:
    """Cover structures, for tests that connections of operations matter to, with ranks and life
    times; of long networks the types and the length.
    """
    if case.operation_count <= _FEW:
        return _found(case, [case.structure])
    return _parts(case, case.operation_signatures, case.structure)


def by_structure_of_operations(case: IndexedCase) -> Iterable[Hashable]:
    """Cover structures of single operations, for tests that ranks and life times matter to, and of
    networks the types and the length.
    """
    single = case.operation_count == 1
    more = [case.structure] if single else []
    return _parts(case, case.operation_signatures, case.signature, more)


def by_signature(case: IndexedCase) -> Iterable[Hashable]:
    """Cover signatures, for tests of operations with the types of their operands, and of
    arguments.
    """
    return _parts(case, case.operation_signatures, case.signature)


def by_operations(case: IndexedCase) -> Iterable[Hashable]:
    """Cover operations, for tests that types do not matter to: of indexes, bursts, fences,
    priorities.
    """
    return _parts(case, case.operations, case.operations)


def by_whole_structure(case: IndexedCase) -> Iterable[Hashable]:
    """Cover whole structures, for tests that execute models: all but those that differ in values
    only.
    """
    return _found(case, [case.structure])


def by_whole_signature(case: IndexedCase) -> Iterable[Hashable]:
    """Cover whole signatures, for tests that execute models, whatever their ranks and life
    times.
    """
    return _found(case, [case.signature])


def _parts(
    case: IndexedCase,
    operations: Iterable[Hashable],
    whole: Hashable,
    more: Iterable[Hashable] = (),
) -> Iterable[Hashable]:
    if _CONTROL_FLOW.intersection(case.operations):
        return _found(case, [whole])
    return _found(case, [*operations, *more, ("operations", _length(case.operation_count))])


def _length(count: int) -> int:
    """Each length of a few operations, and of longer networks the next power of two."""
    return count if count <= _FEW else 1 << (count - 1).bit_length()


def _found(case: IndexedCase, parts: Iterable[Hashable]) -> Iterable[Hashable]:
    return [(part, case.version, case.expect_failure) for part in parts]
