"""Result of a run of any suite, put together from what the runner knows and what the suite adds."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from importlib.metadata import version
from typing import TYPE_CHECKING, Any, Final, TypeVar

from msgspec.structs import asdict, replace

from nntest.environment import Environment, load_average
from nntest.results import CaseResult, Outcome, SuiteRun, totals_of

if TYPE_CHECKING:
    from nntest.result_file import ResultFormat
    from nntest.runner.run import Record
    from nntest.runner.session import Session

__all__ = ["JOINT", "DriverRun", "blank_run", "command_line", "concluded", "described"]

JOINT: Final = " + "
"""Separator between the names of drivers that are tested together."""

_Run = TypeVar("_Run", bound=SuiteRun)


class DriverRun(SuiteRun, frozen=True, kw_only=True):
    """A run on one driver, or on several that are tested together.

    ``driver`` is what the user typed, ``device`` the name that the driver gives itself; it and
    what follows is empty where no driver could be asked.
    """

    driver: str
    device: str = ""
    device_version: str = ""
    device_type: str = ""
    hal_version: str = ""


def command_line(program: str) -> str:
    """The command line of this process, quoted for a shell."""
    return shlex.join([program, *sys.argv[1:]])


def blank_run(
    format: ResultFormat[_Run], *, command: str, environment: Environment, **own: Any
) -> _Run:
    """The result before any case has run; ``own`` are fields that only the suite knows."""
    return format.type(
        schema=format.schema,
        suite=format.suite,
        totals=totals_of(()),
        command=command,
        started=datetime.now().astimezone().isoformat(timespec="seconds"),
        version=version("nn-driver-suite"),
        environment=environment,
        cases=(),
        **own,
    )


def concluded(
    blank: _Run, session: Session, cases: Iterable[CaseResult], duration_ns: int, **own: Any
) -> _Run:
    """``blank`` with what has become of it; ``own`` are fields that only the suite knows."""
    record, found = session.record, tuple(cases)
    totals = totals_of(found)
    totals[Outcome.NOT_RUN] += len(record.not_run)
    environment = replace(blank.environment, load_after=load_average())
    return replace(
        blank,
        totals=totals,
        started=session.started,
        duration_ns=duration_ns,
        interrupted=record.interrupted,
        environment=environment,
        settings=replace(blank.settings, **asdict(session.settings)),
        reductions=(*blank.reductions, *session.reductions),
        exposures=_exposures(record),
        expectations=tuple(session.expectations),
        ended_early=record.ended_early,
        code=session.code,
        selection=session.selection,
        cases=found,
        **own,
    )


def _exposures(record: Record) -> tuple[str, ...]:
    found = (text for driver in record.drivers.values() for text in driver.exposures)
    return tuple(dict.fromkeys(found))


def described(session: Session, drivers: Sequence[str]) -> Mapping[str, str]:
    """Fields of a :class:`DriverRun`: what ``drivers`` say of themselves, where they could be
    asked.
    """
    known = session.record.drivers
    names = drivers if len(drivers) > 1 else ("",)
    about = [known[name] for name in names if name in known]
    return {
        "driver": JOINT.join(drivers),
        "device": JOINT.join(each.name for each in about),
        "device_version": JOINT.join(each.version for each in about),
        "device_type": JOINT.join(each.type for each in about),
        "hal_version": JOINT.join(each.hal_version for each in about),
    }
