"""Which cases of the corpus the validation tests use."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from typing import Final, Protocol, TypeAlias, TypeVar

from vts.test_group import IndexedCase, PlannedTest

__all__ = [
    "SameFor",
    "by_operations",
    "by_signature",
    "by_structure",
    "cases_to_validate",
    "kinds_by_case",
    "planned",
]

_VARIATIONS: Final = ("inputs_as_internal", "all_tensors_as_inputs")
"""Variations of specs that add nothing but size: Android's validation leaves them out too."""

SameFor: TypeAlias = Callable[[IndexedCase], Hashable]
"""What is the same for cases of which a test needs one only. It tells HAL versions apart, so that
old drivers are not left without."""


class Kind(Protocol):
    """A kind of mutations, as far as the choice of cases goes."""

    @property
    def same(self) -> SameFor: ...


AnyKind = TypeVar("AnyKind", bound=Kind)


def by_structure(case: IndexedCase) -> Hashable:
    """For tests that ranks, life times and connections matter to."""
    return case.structure, case.version, case.expect_failure


def by_signature(case: IndexedCase) -> Hashable:
    """For tests of operations with the types of their operands, and of arguments."""
    return case.signature, case.version, case.expect_failure


def by_operations(case: IndexedCase) -> Hashable:
    """For tests that types do not matter to: of indexes, bursts, fences, priorities."""
    return case.operations, case.version, case.expect_failure


def cases_to_validate(
    corpus: Sequence[IndexedCase], *, thorough: bool, same: SameFor = by_structure
) -> Iterator[IndexedCase]:
    """All cases but those variations; the first of those that are the ``same`` unless ``thorough``.

    There is no limit of size, as in Android.
    """
    seen: set[Hashable] = set()
    for case in corpus:
        if _VARIATIONS[0] in case.name or _VARIATIONS[1] in case.name:
            continue
        key = same(case)
        if thorough or key not in seen:
            seen.add(key)
            yield case


def kinds_by_case(
    kinds: Iterable[AnyKind], corpus: Sequence[IndexedCase], *, thorough: bool
) -> Mapping[str, Sequence[AnyKind]]:
    """The kinds that each case stands for, by the case's id; kinds stay in their order."""
    chosen: dict[SameFor, tuple[str, ...]] = {}
    found: dict[str, list[AnyKind]] = {}
    for kind in kinds:
        if kind.same not in chosen:
            cases = cases_to_validate(corpus, thorough=thorough, same=kind.same)
            chosen[kind.same] = tuple(case.id for case in cases)
        for id in chosen[kind.same]:
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
