"""The result of a run of test groups, from what the runner and the suite know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.metadata import version
from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

import msgspec

from nntest.environment import Environment, load_average
from nntest.groups.results import (
    GroupedCase,
    GroupedRun,
    GroupTally,
    UnreadableSpec,
    tallies_of,
)
from nntest.results import Outcome, totals_of

if TYPE_CHECKING:
    from nntest.groups.suite import GroupedSuite
    from nntest.result_file import ResultFormat
    from nntest.runner.driver_under_test import DriverDescription
    from nntest.runner.session import Session

__all__ = ["JOINT", "result_of"]

JOINT: Final = " + "
"""Between the names of drivers that are tested together."""

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
    cases = [_repeatable(cast("GroupedCase", case), repeat) for case in session.record.results]
    about = _descriptions(session, drivers)
    return format.type(
        schema=format.schema,
        suite=format.suite,
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
        driver=JOINT.join(drivers),
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


def _descriptions(session: Session, drivers: Sequence[str]) -> list[DriverDescription]:
    """What the drivers said of themselves, of those that could be asked."""
    known = session.record.drivers
    names = drivers if len(drivers) > 1 else ("",)
    return [known[name] for name in names if name in known]


def _described(about: Sequence[DriverDescription]) -> dict[str, str]:
    if not about:
        return {}
    return {
        "device": JOINT.join(each.name for each in about),
        "device_version": JOINT.join(each.version for each in about),
        "device_type": JOINT.join(each.type for each in about),
        "hal_version": JOINT.join(each.hal_version for each in about),
    }


def _repeatable(case: GroupedCase, repeat: Callable[[str], str]) -> GroupedCase:
    if case.outcome is Outcome.SUCCESS:
        return case
    return msgspec.structs.replace(case, repeat=repeat(case.id))


def _groups(suite: GroupedSuite[Any], cases: Sequence[GroupedCase]) -> tuple[GroupTally, ...]:
    totals = {tally.name: tally.totals for tally in tallies_of(cases, lambda case: [case.group])}
    return tuple(
        GroupTally(
            name=group.name,
            totals=totals.get(group.name, dict.fromkeys(Outcome, 0)),
            title=group.title,
            summary=group.summary,
            source=group.source,
        )
        for group in suite.registry.named(suite.chosen.groups)
    )
