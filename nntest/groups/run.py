"""The result of a run of test groups, from what the runner and the suite know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain
from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

import msgspec

from nntest.groups.claimed import claimed_kinds, unexecuted_names
from nntest.groups.planned_tests import test_of
from nntest.groups.results import (
    ClaimedKind,
    GroupedCase,
    GroupedRun,
    GroupTally,
    Tally,
    UnreadableSpec,
    tallies_of,
)
from nntest.groups.test_group import PlannedTest
from nntest.merge import Merging
from nntest.results import Outcome
from nntest.run_result import blank_run, concluded, described

if TYPE_CHECKING:
    from nntest.environment import Environment
    from nntest.groups.suite import GroupedSuite
    from nntest.result_file import ResultFormat
    from nntest.runner.session import Session

__all__ = ["MERGING", "result_of"]

_Run = TypeVar("_Run", bound=GroupedRun)
_Tally = TypeVar("_Tally", bound=Tally)


def result_of(
    format: ResultFormat[_Run],
    suite: GroupedSuite[Any],
    session: Session,
    *,
    drivers: Sequence[str],
    command: str,
    repeat: Callable[[str], str],
    environment: Environment,
    duration_ns: int,
    expectations_file: str = "",
    unreadable: Sequence[UnreadableSpec] = (),
) -> _Run:
    """Put the result of a run on ``drivers`` together.

    ``repeat`` gives the command that repeats the test of an id.
    """
    record = session.record
    cases = [_repeatable(cast("GroupedCase", case), repeat) for case in record.results]
    not_run = [test_of(case) for case in record.not_run]
    blank = blank_run(
        format,
        command=command,
        environment=environment,
        expectations_file=expectations_file,
        **described(session, drivers),
        specs=suite.chosen.specs,
        specs_sha256=suite.index.sha256,
        thorough=suite.chosen.thorough,
        quick=suite.chosen.quick,
        unreadable=tuple(unreadable),
    )
    claims = claimed_kinds(record.driver.claims if record.driver else (), cases)
    session = replace(session, reductions=[*session.reductions, *_unexecuted(claims)])
    return concluded(
        blank,
        session,
        cases,
        duration_ns,
        groups=_groups(suite, cases, not_run),
        folders=tallies_of(cases, not_run, lambda case: [case.folder] if case.folder else []),
        operations=tallies_of(cases, not_run, lambda case: case.operations),
        types=tallies_of(cases, not_run, lambda case: case.types),
        claims=claims,
    )


def _unexecuted(claims: Sequence[ClaimedKind]) -> Iterator[str]:
    """A sentence about the ``claims`` that no test executed; none where each was."""
    if names := unexecuted_names(claims):
        yield f"supported, but executed by no test: {names}"


def _joined(run: _Run, parts: Sequence[_Run]) -> _Run:
    """``run``, which has the cases of all ``parts``, with their tallies and claims together."""
    return msgspec.structs.replace(
        run,
        groups=tuple(_summed(run, [part.groups for part in parts])),
        folders=_sorted(_summed(run, [part.folders for part in parts])),
        operations=_sorted(_summed(run, [part.operations for part in parts])),
        types=_sorted(_summed(run, [part.types for part in parts])),
        unreadable=tuple({spec.file: spec for part in parts for spec in part.unreadable}.values()),
        claims=_counted([claim for part in parts for claim in part.claims]),
    )


def _summed(run: GroupedRun, tallies: Iterable[Sequence[_Tally]]) -> Iterable[_Tally]:
    """Tallies of one name as one. A run that is whole has no tests that were not run."""
    found: dict[str, _Tally] = {}
    for tally in chain.from_iterable(tallies):
        if before := found.get(tally.name):
            totals = {
                outcome: before.totals[outcome] + tally.totals[outcome] for outcome in Outcome
            }
            tally = msgspec.structs.replace(tally, totals=totals)
        found[tally.name] = tally
    if not run.totals[Outcome.NOT_RUN]:
        found = {
            name: msgspec.structs.replace(tally, totals={**tally.totals, Outcome.NOT_RUN: 0})
            for name, tally in found.items()
        }
    return found.values()


def _sorted(tallies: Iterable[Tally]) -> tuple[Tally, ...]:
    return tuple(sorted(tallies, key=lambda tally: tally.name))


def _counted(claims: Iterable[ClaimedKind]) -> tuple[ClaimedKind, ...]:
    executed: Counter[tuple[str, str]] = Counter()
    for claim in claims:
        executed[claim.operation, claim.type] += claim.executed
    return tuple(
        ClaimedKind(operation=operation, type=type, executed=number)
        for (operation, type), number in sorted(executed.items())
    )


MERGING: Final[Merging[GroupedRun]] = Merging(
    joined=_joined, derived=lambda run: _unexecuted(run.claims)
)
"""Merging of runs of test groups."""


def _repeatable(case: GroupedCase, repeat: Callable[[str], str]) -> GroupedCase:
    if case.outcome in (Outcome.SUCCESS, Outcome.SKIPPED):
        return case
    return msgspec.structs.replace(case, repeat=repeat(case.id))


def _groups(
    suite: GroupedSuite[Any], cases: Sequence[GroupedCase], not_run: Sequence[PlannedTest]
) -> tuple[GroupTally, ...]:
    tallies = tallies_of(cases, not_run, lambda case: [case.group])
    totals = {tally.name: tally.totals for tally in tallies}
    return tuple(
        GroupTally(
            name=group.name,
            totals=totals.get(group.name, dict.fromkeys(Outcome, 0)),
            title=group.title,
            summary=group.summary,
            source=group.source,
        )
        for group in suite.groups
    )
