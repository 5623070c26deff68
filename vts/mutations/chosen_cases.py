"""Which cases of the corpus the validation tests use."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import Final, Protocol, TypeAlias, TypeVar

from vts.test_group import IndexedCase, PlannedTest

__all__ = [
    "Covers",
    "by_operations",
    "by_signature",
    "by_structure",
    "cases_to_validate",
    "kinds_by_case",
    "planned",
]

_VARIATIONS: Final = ("inputs_as_internal", "all_tensors_as_inputs")
"""Variations of specs that add nothing but size: Android's validation leaves them out too."""

_CONTROL_FLOW: Final = frozenset(("IF", "WHILE"))

Covers: TypeAlias = Callable[[IndexedCase], Iterable[Hashable]]
"""What a case has that a test needs once. It tells HAL versions apart, so that old drivers are not
left without."""


class Kind(Protocol):
    """A kind of mutations, as far as the choice of cases goes."""

    @property
    def covers(self) -> Covers: ...


AnyKind = TypeVar("AnyKind", bound=Kind)


def by_structure(case: IndexedCase) -> Iterable[Hashable]:
    """For tests that ranks, life times and connections matter to."""
    return [(case.structure, case.version, case.expect_failure)]


def by_signature(case: IndexedCase) -> Iterable[Hashable]:
    """For tests of operations with the types of their operands, and of arguments."""
    return _parts(case, case.operation_signatures, case.signature)


def by_operations(case: IndexedCase) -> Iterable[Hashable]:
    """For tests that types do not matter to: of indexes, bursts, fences, priorities."""
    return _parts(case, case.operations, case.operations)


def _parts(
    case: IndexedCase, operations: Iterable[Hashable], whole: Hashable
) -> Iterable[Hashable]:
    """Each operation, and how many there are: a network of operations that single models have too
    breaks a rule in no further way. With control flow, the model as a whole.
    """
    parts = [whole] if _CONTROL_FLOW.intersection(case.operations) else [*operations]
    count = ("operations", case.operation_count)
    return [(part, case.version, case.expect_failure) for part in (*parts, count)]


def cases_to_validate(
    corpus: Sequence[IndexedCase], *, thorough: bool, covers: Covers = by_structure
) -> Sequence[IndexedCase]:
    """All cases but those variations if ``thorough``; else those that cover what no case with fewer
    operations does, and none before. In the order of ``corpus``.

    There is no limit of size, as in Android.
    """
    cases = [case for case in corpus if not any(each in case.name for each in _VARIATIONS)]
    if thorough:
        return cases
    seen: set[Hashable] = set()
    chosen: set[str] = set()
    for case in sorted(cases, key=lambda case: case.operation_count):
        found = [*covers(case)]
        if not seen.issuperset(found):
            seen.update(found)
            chosen.add(case.id)
    return [case for case in cases if case.id in chosen]


def kinds_by_case(
    kinds: Iterable[AnyKind], corpus: Sequence[IndexedCase], *, thorough: bool
) -> Mapping[str, Sequence[AnyKind]]:
    """The kinds that each case stands for, by the case's id; kinds stay in their order."""
    chosen: dict[Covers, tuple[str, ...]] = {}
    found: dict[str, list[AnyKind]] = {}
    for kind in kinds:
        if kind.covers not in chosen:
            cases = cases_to_validate(corpus, thorough=thorough, covers=kind.covers)
            chosen[kind.covers] = tuple(case.id for case in cases)
        for id in chosen[kind.covers]:
            found.setdefault(id, []).append(kind)
    return found


def planned(group: str, kind: str, case: IndexedCase) -> PlannedTest:
    """The test of ``group`` that tries mutations of a kind on ``case``."""
    return PlannedTest(
        group=group,
        name=f"{kind}/{case.id}",
        spec=case.spec,
        case=case.name,
        operations=case.operations,
        types=case.types,
    )
