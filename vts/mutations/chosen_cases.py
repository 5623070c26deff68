"""Choice of cases of the corpus for the validation tests."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Protocol, TypeVar

from nntest.cases.covering import Covers, by_structure, covering
from vts.test_group import IndexedCase

__all__ = ["cases_to_validate", "kinds_by_case"]

_VARIATIONS: Final = ("inputs_as_internal", "all_tensors_as_inputs")
"""Variations of specs that add nothing but size: Android's validation leaves them out too."""


class Kind(Protocol):
    """A kind of mutations, as far as the choice of cases goes."""

    @property
    def covers(self) -> Covers: ...


AnyKind = TypeVar("AnyKind", bound=Kind)


def cases_to_validate(
    corpus: Sequence[IndexedCase], *, thorough: bool, covers: Covers = by_structure
) -> Sequence[IndexedCase]:
    """All cases but those variations if ``thorough``, else those that cover something.

    There is no limit of size, as in Android.
    """
    cases = [case for case in corpus if not any(each in case.name for each in _VARIATIONS)]
    return covering(cases, covers, thorough=thorough)


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
