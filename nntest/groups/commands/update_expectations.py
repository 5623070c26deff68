"""``update-expectations``: from what a run has shown to a file that foresees it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from nncli.errors import UserError
from nncli.input_file import shown
from nncli.output_file import write_file
from nncli.terminal import say
from nntest.groups.analysis.causes import causes_of
from nntest.groups.program import Program
from nntest.groups.results import GroupedRun
from nntest.results import ExitCode, Outcome
from nntest.runner.expectations import NO_MATCH, Subject
from nntest.runner.expectations_update import Change, Evidence, updated

__all__ = ["NoExpectations", "update_expectations"]


class NoExpectations(UserError):
    """Neither the run nor the command names a file of expectations."""


def update_expectations(
    program: Program, results: Path, file: Path | None, *, dry_run: bool
) -> ExitCode:
    """Rewrite the file of expectations of the run ``results``, or ``file``. Raises a UserError."""
    run = program.kind.load(results)
    path = file or (Path(run.expectations_file) if run.expectations_file else None)
    if path is None:
        raise NoExpectations(f"{results} is of a run without --expectations: name the file here")
    change = updated(path, _evidence(run))
    if not dry_run:
        # A file that was read through a link is written there, too.
        write_file(path.resolve(), change.text.encode())
    say(*_told(change, path))
    return ExitCode.OK


def _evidence(run: GroupedRun) -> Evidence:
    subject = Subject(
        driver=run.driver,
        version=run.device_version,
        hal=run.hal_version,
        host=run.environment.host,
    )
    how = run.settings
    return Evidence(
        results=[case for case in run.cases if case.outcome is not Outcome.NOT_RUN],
        subject=subject,
        is_whole=not (how.filters or how.excludes or how.shard or run.ended_early),
        unmatched=frozenset(
            use.case for use in run.expectations if use.problem.startswith(NO_MATCH)
        ),
        causes=_causes(run),
    )


def _causes(run: GroupedRun) -> dict[str, str]:
    """The title of the cause of every failure, also of those that were foreseen."""
    cases = tuple(msgspec.structs.replace(case, expected="") for case in run.cases)
    found = causes_of(msgspec.structs.replace(run, cases=cases))
    return {case.id: cause.title for cause in found for case in cause.all_cases}


def _told(change: Change, path: Path) -> Sequence[str]:
    lines = [
        f"{verb}: {shown(name)}"
        for verb, names in (
            ("removed", change.removed),
            ("narrowed to what still fails", change.narrowed),
            ("added", change.added),
            ("left as it is, because not all its cases were run", change.undecided),
            ("expired, left as it is: mend the failure, or give it a new date", change.expired),
        )
        for name in names
    ]
    return lines or [f"{path} is up to date"]
