"""Claimed kinds of operations: what a driver says it supports, and what tests executed of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from nntest.groups.analysis.subjects import type_among
from nntest.groups.results import ClaimedKind, GroupedCase, GroupedRun
from nntest.groups.test_group import PlannedTest
from nntest.report.html.numbers import count

__all__ = ["claimed_kinds", "executed_kinds", "kind_of_claim", "kinds_of", "unexecuted"]

_RELAXED: Final = " relaxed"


def kind_of_claim(claim: str) -> tuple[str, str]:
    """``ADD TENSOR_FLOAT32 TENSOR_INT32`` is ``("ADD", "FLOAT32")``: the operation, and the type
    that tests of it count under.
    """
    operation, *types = claim.split()
    return operation, type_among((operation,), tuple(types)).removesuffix(_RELAXED)


def kinds_of(test: GroupedCase | PlannedTest) -> Sequence[tuple[str, str]]:
    """The operations that ``test`` is about, with the type that it counts under."""
    type = type_among(test.tested, test.types).removesuffix(_RELAXED)
    return [(operation, type) for operation in test.tested]


def executed_kinds(case: GroupedCase) -> Sequence[tuple[str, str]]:
    """The operations that ``case`` is about, with its type, if it compared what they computed."""
    if case.largest_share is None and not case.findings:
        return ()
    return kinds_of(case)


def claimed_kinds(claims: Iterable[str], cases: Iterable[GroupedCase]) -> tuple[ClaimedKind, ...]:
    """What a driver ``claims``, with the number of ``cases`` that executed each."""
    executed = Counter(kind for case in cases for kind in executed_kinds(case))
    return tuple(
        ClaimedKind(operation=operation, type=type, executed=executed[operation, type])
        for operation, type in sorted({*map(kind_of_claim, claims)})
    )


def unexecuted(run: GroupedRun, shown: int | None = None) -> str:
    """Sentence on what the driver supports and no test executed, naming ``shown`` of it; empty for
    none.
    """
    missing = [f"{kind.operation} {kind.type}".strip() for kind in run.claims if not kind.executed]
    if not missing:
        return ""
    more = "" if shown is None or len(missing) <= shown else f" and {len(missing) - shown} more"
    kinds = "1 kind" if len(run.claims) == 1 else f"{count(len(run.claims))} kinds"
    return (
        f"Supported, but executed by no test: {count(len(missing))} of {kinds} of operations "
        f"({', '.join(missing[:shown])}{more})."
    )
