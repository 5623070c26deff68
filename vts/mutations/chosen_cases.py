"""Which cases of the corpus the validation tests use."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Final, TypeAlias

from vts.test_group import IndexedCase

__all__ = ["SameFor", "by_operations", "by_signature", "by_structure", "cases_to_validate"]

_VARIATIONS: Final = ("inputs_as_internal", "all_tensors_as_inputs")
"""Variations of specs that add nothing but size: Android's validation leaves them out too."""

SameFor: TypeAlias = Callable[[IndexedCase], Hashable]
"""What is the same for cases of which a test needs one only. It tells HAL versions apart, so that
old drivers are not left without."""


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
        if any(variation in case.name for variation in _VARIATIONS):
            continue
        key = same(case)
        if thorough or key not in seen:
            seen.add(key)
            yield case
