"""The result of a run of VTS, from what the runner knows and what only VTS does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.metadata import version
from typing import TYPE_CHECKING, cast

import msgspec

from nntest.environment import Environment, load_average
from nntest.results import Outcome, totals_of
from vts.group_registry import groups_named
from vts.results import SCHEMA, SUITE, GroupTally, UnreadableSpec, VtsCase, VtsRun, tallies_of

if TYPE_CHECKING:
    from nntest.runner.driver_under_test import DriverDescription
    from nntest.runner.session import Session
    from vts.suite import VtsSuite

__all__ = ["result_of"]


def result_of(
    suite: VtsSuite,
    session: Session,
    *,
    driver: str,
    command: str,
    repeat: Callable[[str], str],
    environment: Environment,
    duration_ns: int,
    expectations_file: str = "",
    unreadable: Sequence[UnreadableSpec] = (),
) -> VtsRun:
    """Put the result together. ``repeat`` gives the command that repeats the test of an id."""
    cases = [_repeatable(cast("VtsCase", case), repeat) for case in session.record.results]
    about = session.record.driver
    return VtsRun(
        schema=SCHEMA,
        suite=SUITE,
        totals=totals_of(cases),
        command=command,
        started=session.started,
        duration_ns=duration_ns,
        interrupted=session.record.interrupted,
        version=version("nn-driver-suite"),
        environment=msgspec.structs.replace(environment, load_after=load_average()),
        settings=session.settings,
        reductions=tuple(session.reductions),
        expectations_file=expectations_file,
        expectations=tuple(session.expectations),
        ended_early=session.record.ended_early,
        driver=driver,
        **_described(about),
        specs=suite.chosen.specs,
        specs_sha256=suite.index.sha256,
        thorough=suite.chosen.thorough,
        quick=suite.chosen.quick,
        groups=_groups(suite, cases),
        folders=tallies_of(cases, lambda case: [case.folder] if case.folder else []),
        operations=tallies_of(cases, lambda case: case.operations),
        types=tallies_of(cases, lambda case: case.types),
        unreadable=tuple(unreadable),
        cases=tuple(cases),
    )


def _described(about: DriverDescription | None) -> dict[str, str]:
    if about is None:
        return {}
    return {
        "device": about.name,
        "device_version": about.version,
        "device_type": about.type,
        "hal_version": about.hal_version,
    }


def _repeatable(case: VtsCase, repeat: Callable[[str], str]) -> VtsCase:
    if case.outcome is Outcome.SUCCESS:
        return case
    return msgspec.structs.replace(case, repeat=repeat(case.id))


def _groups(suite: VtsSuite, cases: Sequence[VtsCase]) -> tuple[GroupTally, ...]:
    totals = {tally.name: tally.totals for tally in tallies_of(cases, lambda case: [case.group])}
    return tuple(
        GroupTally(
            name=group.name,
            totals=totals.get(group.name, dict.fromkeys(Outcome, 0)),
            title=group.title,
            summary=group.summary,
            source=group.source,
        )
        for group in groups_named(suite.chosen.groups)
    )
