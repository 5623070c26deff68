"""Comparison of two runs: fixed, broken, changed, new and gone tests."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

import msgspec

from nncli.enums import StrEnum
from nntest.groups.analysis.causes import causes_of
from nntest.groups.analysis.kinds import kind_of
from nntest.groups.claimed import kinds_of
from nntest.groups.results import GroupedCase, GroupedRun
from nntest.report.signs import Sign
from nntest.report.verdict import not_run_unlisted
from nntest.results import Outcome

__all__ = [
    "SCHEMA",
    "SIGNS",
    "Breakage",
    "Change",
    "Comparison",
    "Difference",
    "ErrorChange",
    "compare",
]

SCHEMA: Final = 1
"""Version of the comparison as JSON."""

_EQUAL: Final = 1e-6
"""Relative difference of two errors that are the same: they are stored as decimal numbers."""


class Difference(StrEnum):
    """Difference between the runs in a test, the worst first."""

    BROKEN = "broken"
    """Failed, crashed or hung, and did not before."""
    CHANGED = "changed"
    """Another outcome that is neither broken nor fixed, or it fails in another way."""
    FIXED = "fixed"
    """Succeeded, and failed, crashed or hung before."""
    NEW = "new"
    """The test is not in the first run."""
    GONE = "gone"
    """The test is not in the second run."""


SIGNS: Final = {
    Difference.BROKEN: Sign("✗", "broken", "bad"),
    Difference.CHANGED: Sign("≠", "changed", "warn"),
    Difference.FIXED: Sign("✓", "fixed", "good"),
    Difference.NEW: Sign("+", "new", "plain"),
    Difference.GONE: Sign("−", "gone", "muted"),
}
"""Sign of a difference in every report."""


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """A test that differs. ``before`` and ``after`` say how it ended, empty where it was not.

    ``repeat`` is the command that repeats it in the second run, if it did not succeed there.
    """

    id: str
    difference: Difference
    before: str = ""
    after: str = ""
    repeat: str = ""


class Breakage(msgspec.Struct, frozen=True, kw_only=True):
    """Tests that broke by the same cause: what it is, how many, and the simplest of them."""

    title: str
    notes: tuple[str, ...]
    tests: int
    example: str
    reason: str
    repeat: str


class ErrorChange(msgspec.Struct, frozen=True, kw_only=True):
    """Largest errors of an operation's tests, each as a share of what is allowed, in both runs;
    ``differing`` of the ``compared`` tests have another one, and ``example`` is the one that grew
    most, or shrank least.
    """

    operation: str
    type: str
    before: float
    after: float
    differing: int
    compared: int
    example: str


class Comparison(msgspec.Struct, frozen=True, kw_only=True):
    """All changes in the order of the second run, and what limits the comparison.

    ``compared`` counts the tests that both runs have; ``totals`` counts every difference;
    ``breakages`` are the broken tests by cause; ``errors`` are the operations of which both runs
    computed otherwise, those first whose error grew most.
    """

    schema: int = SCHEMA
    before: str
    after: str
    compared: int
    totals: dict[Difference, int]
    notes: tuple[str, ...]
    breakages: tuple[Breakage, ...]
    changes: tuple[Change, ...]
    errors: tuple[ErrorChange, ...] = ()

    @property
    def is_worse(self) -> bool:
        """Whether anything broke."""
        return self.totals[Difference.BROKEN] > 0

    def of(self, difference: Difference) -> list[Change]:
        """The changes of one kind."""
        return [change for change in self.changes if change.difference is difference]


def compare(before: GroupedRun, after: GroupedRun) -> Comparison:
    """Compare two runs test by test."""
    old = {case.id: case for case in before.cases}
    new = {case.id: case for case in after.cases}
    changes = tuple(_changes(old, new, before, after))
    found = [change.difference for change in changes]
    return Comparison(
        before=_name(before),
        after=_name(after),
        compared=len(old.keys() & new.keys()),
        totals={difference: found.count(difference) for difference in Difference},
        notes=tuple(_notes(before, after)),
        breakages=tuple(_breakages(after, changes)),
        changes=changes,
        errors=tuple(sorted(_errors(old, new), key=lambda each: each.before - each.after)),
    )


def _errors(
    old: Mapping[str, GroupedCase], new: Mapping[str, GroupedCase]
) -> Iterator[ErrorChange]:
    """Changes of the errors of each operation and type, where any did."""
    shares: dict[tuple[str, str], list[tuple[float, float, str]]] = {}
    for id in old.keys() & new.keys():
        before, after = old[id].largest_share, new[id].largest_share
        if before is not None and after is not None:
            for kind in kinds_of(new[id]):
                shares.setdefault(kind, []).append((before, after, id))
    for (operation, type), found in shares.items():
        differing = [each for each in found if not math.isclose(each[0], each[1], rel_tol=_EQUAL)]
        if differing:
            yield ErrorChange(
                operation=operation,
                type=type,
                before=max(before for before, _, _ in found),
                after=max(after for _, after, _ in found),
                differing=len(differing),
                compared=len(found),
                example=max(differing, key=lambda each: (each[1] - each[0], each[2]))[2],
            )


def _changes(
    old: Mapping[str, GroupedCase],
    new: Mapping[str, GroupedCase],
    first: GroupedRun,
    second: GroupedRun,
) -> Iterator[Change]:
    """Absence from a run that did not come to its end says nothing, unless the test fails now."""
    cut_first, cut_second = not_run_unlisted(first) > 0, not_run_unlisted(second) > 0
    for id, case in new.items():
        before = old.get(id)
        difference = Difference.NEW if before is None else _difference(before, case)
        is_unknown = before is None and cut_first and not case.outcome.is_bad
        if difference and not is_unknown:
            yield Change(
                id=id,
                difference=difference,
                before=_ending(before) if before else "",
                after=_ending(case),
                repeat=case.repeat,
            )
    for id, case in old.items():
        if id not in new and not cut_second:
            yield Change(id=id, difference=Difference.GONE, before=_ending(case))


def _breakages(after: GroupedRun, changes: Iterable[Change]) -> Iterator[Breakage]:
    """The causes of what broke, told from what still succeeds."""
    broken = {change.id for change in changes if change.difference is Difference.BROKEN}
    cases = tuple(
        # What a file of expectations foresees is broken here all the same.
        msgspec.structs.replace(case, expected="")
        for case in after.cases
        if case.id in broken or case.outcome is Outcome.SUCCESS
    )
    for cause in causes_of(msgspec.structs.replace(after, cases=cases)):
        first = cause.cases[0]
        yield Breakage(
            title=cause.title,
            notes=tuple(cause.notes),
            tests=len(cause.cases),
            example=first.id,
            reason=first.reason,
            repeat=first.repeat,
        )


def _difference(old: GroupedCase, new: GroupedCase) -> Difference | None:
    if new.outcome.is_bad and not old.outcome.is_bad:
        return Difference.BROKEN
    if old.outcome.is_bad and new.outcome is Outcome.SUCCESS:
        return Difference.FIXED
    return Difference.CHANGED if _way(old) != _way(new) else None


def _way(case: GroupedCase) -> tuple[object, ...]:
    """In which way a case ended; where it is not bad only the outcome counts."""
    if not case.outcome.is_bad:
        return (case.outcome,)
    worst = case.findings[0] if case.findings else None
    return (kind_of(case), (worst.index, worst.actual, worst.failed) if worst else None)


def _ending(case: GroupedCase) -> str:
    """``FAILURE: output 0 ...``."""
    return f"{case.outcome}: {case.reason}" if case.reason else str(case.outcome)


def _name(run: GroupedRun) -> str:
    return " ".join(filter(None, (run.driver, run.device_version, "of", run.started)))


def _notes(before: GroupedRun, after: GroupedRun) -> Iterator[str]:
    """What differs between the runs themselves."""
    for name, old, new in (
        ("driver", before.driver, after.driver),
        ("device", before.device, after.device),
        ("HAL version", before.hal_version, after.hal_version),
        ("specs", before.specs or "the suite's own", after.specs or "the suite's own"),
        ("hash of the specs", before.specs_sha256[:12], after.specs_sha256[:12]),
        ("suite", before.version, after.version),
        ("host", before.environment.host, after.environment.host),
    ):
        if old != new:
            yield f"{name}: {old} before, {new} after"
    for which, run in (("first", before), ("second", after)):
        if not_run := run.totals.get(Outcome.NOT_RUN, 0):
            yield f"{not_run} tests of the {which} run were not run"
