"""Claimed kinds of operations: what a driver says it supports, and what tests executed of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from nntest.groups.analysis.subjects import type_among
from nntest.groups.results import ClaimedKind, GroupedCase, GroupedRun
from nntest.groups.suite import GENERAL
from nntest.groups.test_group import PlannedTest
from nntest.report.html.numbers import count
from nntest.results import Outcome

__all__ = [
    "CONTROL_FLOW",
    "claimed_kinds",
    "executed_kinds",
    "kind_of_claim",
    "kinds_of",
    "unexecuted",
    "unexecuted_names",
]

_RELAXED: Final = " relaxed"
CONTROL_FLOW: Final = frozenset({"IF", "WHILE"})
"""Operations whose support depends on the subgraphs that they refer to."""


def kind_of_claim(claim: str) -> tuple[str, str]:
    """``ADD TENSOR_FLOAT32 TENSOR_INT32`` is ``("ADD", "FLOAT32")``: the operation, and the type
    that tests of it count under.
    """
    operation, *types = claim.split()
    return operation, _type((operation,), tuple(types))


def kinds_of(test: GroupedCase | PlannedTest) -> Sequence[tuple[str, str]]:
    """The operations that ``test`` is about, with the type that it counts under."""
    type = _type(test.tested, test.types)
    return [(operation, type) for operation in test.tested]


def _type(tested: tuple[str, ...], types: tuple[str, ...]) -> str:
    """Empty for control flow, which has no type of its own."""
    if CONTROL_FLOW.issuperset(tested):
        return ""
    return type_among(tested, types).removesuffix(_RELAXED)


def executed_kinds(case: GroupedCase) -> Sequence[tuple[str, str]]:
    """The operations that ``case`` is about, with its type, if it executed them for their values:
    as the group general always does, and what compared numbers.
    """
    if case.outcome in (Outcome.SKIPPED, Outcome.NOT_RUN):
        return ()
    if case.group != GENERAL and case.largest_share is None and not case.findings:
        return ()
    return kinds_of(case)


def claimed_kinds(claims: Iterable[str], cases: Iterable[GroupedCase]) -> tuple[ClaimedKind, ...]:
    """Operations that a driver ``claims``, with the number of ``cases`` that executed each."""
    executed = Counter(kind for case in cases for kind in executed_kinds(case))
    return tuple(
        ClaimedKind(operation=operation, type=type, executed=executed[operation, type])
        for operation, type in sorted({*map(kind_of_claim, claims)})
    )


def unexecuted(run: GroupedRun) -> str:
    """``2 of 60 kinds of operations``: those that the driver supports and no test executed; empty
    for none.
    """
    missing = sum(not kind.executed for kind in run.claims)
    kinds = "kind" if len(run.claims) == 1 else "kinds"
    return f"{count(missing)} of {count(len(run.claims))} {kinds} of operations" if missing else ""


def unexecuted_names(claims: Iterable[ClaimedKind]) -> str:
    """``ADD (FLOAT32, INT32), RELU (FLOAT16)``: the kinds that no test executed."""
    types: dict[str, list[str]] = {}
    for kind in claims:
        if not kind.executed:
            types.setdefault(kind.operation, []).append(kind.type)
    listed = (f"{name} ({', '.join(each)})".removesuffix(" ()") for name, each in types.items())
    return ", ".join(listed)
