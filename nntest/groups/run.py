"""The result of a run of test groups, from what the runner and the suite know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar, cast

import msgspec

from nntest.groups.claimed import claimed_kinds, unexecuted_names
from nntest.groups.planned_tests import test_of
from nntest.groups.results import (
    GroupedCase,
    GroupedRun,
    GroupTally,
    UnreadableSpec,
    tallies_of,
)
from nntest.groups.test_group import PlannedTest
from nntest.results import Outcome
from nntest.run_result import blank_run, concluded, described

if TYPE_CHECKING:
    from nntest.environment import Environment
    from nntest.groups.suite import GroupedSuite
    from nntest.result_file import ResultFormat
    from nntest.runner.session import Session

__all__ = ["result_of"]

_Run = TypeVar("_Run", bound=GroupedRun)


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
    if names := unexecuted_names(claims):
        session = replace(
            session,
            reductions=[*session.reductions, f"supported, but executed by no test: {names}"],
        )
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
