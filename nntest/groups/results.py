"""Results of a suite of test groups: how every case ended and, where it failed, by how much.

What belongs to all suites is in :mod:`nntest.results`; what only one suite of test groups knows, it
adds to these types.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from operator import itemgetter
from typing import Any

import msgspec
from msgspec.structs import replace

from nncli.input_file import shown
from nnhal.operation_call import OperationCall
from nnhal.types import OperandType
from nntest.failure import Failure
from nntest.groups.test_group import PlannedTest
from nntest.judge import Finding, InputSample
from nntest.result_types import MAX_INTEGER, Multiple, Natural
from nntest.results import CaseResult, Outcome
from nntest.run_result import DriverRun

__all__ = [
    "AlikeCase",
    "ClaimedKind",
    "GroupTally",
    "GroupedCase",
    "GroupedRun",
    "Tally",
    "UnreadableSpec",
    "folded",
    "problems",
    "tallies_of",
    "unfolded",
]


class AlikeCase(msgspec.Struct, frozen=True, array_like=True):
    """A further case that ended as another one did: what of it differs, with its place among all
    cases of the run, from 0.
    """

    id: str
    place: Natural
    duration_ns: Natural
    largest_share: Multiple | None


class GroupedCase(CaseResult, frozen=True, kw_only=True, omit_defaults=True):
    """One test. Its id is ``GROUP/FOLDER/NAME`` where it is made from a case of the corpus, with
    the case's folder and name, otherwise ``GROUP/NAME`` and ``folder`` is empty.

    ``operations`` are those of the case's model, subgraphs included; ``tested`` those of them that
    the case is about, none where the model is not of the corpus; ``types`` are those of the tensors
    that these read and write; ``purpose`` is what the corpus says of the case. ``calls`` are the
    tested operations of a test that failed, with their arguments; ``findings`` are the outputs that
    are wrong, ``inputs`` with what inputs they came; ``largest_share`` is the
    largest error of any output as a share of what was allowed, None where nothing was compared.
    ``repeat`` is the command that repeats a test that did not succeed and was not skipped.
    ``advice`` are sentences about what the specification leaves open, and a client may be
    surprised by: they do not count against the driver. ``alike`` are further cases that differ in
    nothing but what they have there: so a file says once what is said of many. Empty in memory.
    """

    group: str
    folder: str = ""
    operations: tuple[str, ...] = ()
    tested: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    purpose: str = ""
    calls: tuple[OperationCall, ...] = ()
    findings: tuple[Finding, ...] = ()
    inputs: tuple[InputSample, ...] = ()
    largest_share: Multiple | None = None
    repeat: str = ""
    advice: tuple[str, ...] = ()
    alike: tuple[AlikeCase, ...] = ()

    def each(self) -> Iterator[GroupedCase]:
        yield replace(self, alike=()) if self.alike else self
        for other in self.alike:
            yield self._alike(other)

    def sharing(self, known: dict[Any, Any]) -> GroupedCase:
        names = ("group", "folder", "operations", "tested", "types", "purpose")
        values = {name: getattr(self, name) for name in names}
        return replace(self, **{name: known.setdefault(v, v) for name, v in values.items()})

    def _alike(self, other: AlikeCase) -> GroupedCase:
        return replace(
            self,
            id=other.id,
            duration_ns=other.duration_ns,
            largest_share=other.largest_share,
            group=other.id.partition("/")[0],
            folder=_folder(other.id) if self.folder else "",
            alike=(),
        )

    @property
    def failure(self) -> Failure:
        return super().failure.of(self.findings)

    @property
    def reason(self) -> str:
        return str(self.failure) if self.findings else super().reason


class UnreadableSpec(msgspec.Struct, frozen=True, kw_only=True):
    """A spec file that could not be loaded, so that none of its cases was run."""

    file: str
    message: str
    """Names the file, the line and what is wrong there."""


class ClaimedKind(msgspec.Struct, frozen=True, kw_only=True):
    """An operation on tensors of a type that the driver claims to support, and the number of tests
    that compared what it computed.
    """

    operation: str
    type: str
    executed: Natural


class Tally(msgspec.Struct, frozen=True, kw_only=True):
    """Totals of the cases that have something in common."""

    name: str
    totals: dict[Outcome, Natural]


class GroupTally(Tally, frozen=True, kw_only=True):
    """Totals of a test group, and what it is, as :mod:`nntest.groups.test_group` says."""

    title: str
    summary: str
    source: str


class GroupedRun(DriverRun, frozen=True, kw_only=True):
    """A run. ``groups``, ``folders``, ``operations`` and ``types`` count its cases in four ways;
    a case counts in every operation and type that it has, or in none.

    ``specs`` is the folder of the corpus, empty for the suite's own; ``specs_sha256`` is the same
    for the same files. ``claims`` is empty where the driver was not asked what it supports.
    ``cases`` are those that had their turn; the tallies count the others as NOT_RUN, too.
    """

    specs: str = ""
    specs_sha256: str = ""
    thorough: bool = False
    quick: bool = False
    groups: tuple[GroupTally, ...] = ()
    folders: tuple[Tally, ...] = ()
    operations: tuple[Tally, ...] = ()
    types: tuple[Tally, ...] = ()
    unreadable: tuple[UnreadableSpec, ...] = ()
    claims: tuple[ClaimedKind, ...] = ()
    cases: tuple[GroupedCase, ...] = ()


def folded(cases: Iterable[GroupedCase]) -> Iterator[GroupedCase]:
    """``cases`` as a file has them: those that are alike as one, in the place of the first."""
    firsts: dict[GroupedCase, GroupedCase] = {}
    others: dict[str, list[AlikeCase]] = {}
    for place, case in enumerate(cases):
        if (first := firsts.setdefault(_without_own(case), case)) is not case:
            other = AlikeCase(case.id, place, case.duration_ns, case.largest_share)
            others.setdefault(first.id, []).append(other)
    return (replace(case, alike=tuple(others.get(case.id, ()))) for case in firsts.values())


def _without_own(case: GroupedCase) -> GroupedCase:
    """Return ``case`` without what is its own, to compare it with others."""
    told = case.id.partition("/")[0], _folder(case.id) if case.folder else ""
    if (case.group, case.folder) != told:
        return case
    own = {"id": "", "duration_ns": 0, "largest_share": None, "group": ""}
    return replace(case, **own, folder=case.folder and ".")


def _folder(id: str) -> str:
    """Return the part of an id between the group and the name."""
    return id.partition("/")[2].rpartition("/")[0]


def unfolded(cases: Sequence[GroupedCase]) -> tuple[GroupedCase, ...]:
    """The cases that :func:`folded` has made one of, each in its place again."""
    found = [next(case.each()) for case in cases]
    placed = ((other.place, case._alike(other)) for case in cases for other in case.alike)
    for place, case in sorted(placed, key=itemgetter(0)):
        found.insert(place, case)
    return tuple(found)


def tallies_of(
    cases: Iterable[GroupedCase],
    not_run: Iterable[PlannedTest],
    names: Callable[[GroupedCase | PlannedTest], Iterable[str]],
) -> tuple[Tally, ...]:
    """Totals for every name that ``names`` gives a case, sorted; a case counts in each of them."""
    found = Counter((name, case.outcome) for case in cases for name in names(case))
    found.update((name, Outcome.NOT_RUN) for test in not_run for name in names(test))
    return tuple(
        Tally(name=name, totals={outcome: found[name, outcome] for outcome in Outcome})
        for name in sorted({name for name, _ in found})
    )


def problems(run: GroupedRun) -> Iterator[str]:
    """Findings about tensors that cannot exist."""
    for index, case in enumerate(run.cases):
        for number, finding in enumerate(case.findings):
            if finding.type not in OperandType.__members__:
                place = f"$.cases[{index}].findings[{number}].type"
                yield f"{shown(repr(finding.type))} is no type of the HAL - at `{place}`"
            if math.prod(finding.dimensions) > MAX_INTEGER:
                place = f"$.cases[{index}].findings[{number}].dimensions"
                yield f"no tensor has so many elements - at `{place}`"
