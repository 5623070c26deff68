"""``vts survey``: the same tests on many drivers, side by side."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, cast

from nncli.errors import UserError
from nncli.terminal import say
from nntest.groups.commands.options import RunOptions
from nntest.groups.commands.run import run
from nntest.groups.suite import GENERAL
from nntest.output_folder import locked
from nntest.report.html.numbers import count
from nntest.results import ExitCode
from nntest.run_result import command_line
from nntest.runner import journal
from nntest.runner.early_start import early_zygote
from nntest.runner.option_values import ChoiceValues
from vts.program import PROGRAM
from vts.results import VtsRun
from vts.suite import VtsSuite
from vts.survey.result_kind import SURVEY
from vts.survey.results import Survey, Verdict
from vts.survey.survey import survey_of

__all__ = ["NothingToCompare", "Options", "survey"]

_UNFIT: Final = re.compile(r"[^\w.@-]+")
_OVER: Final = (ExitCode.INTERRUPTED, ExitCode.USAGE)


class NothingToCompare(UserError):
    """A survey of no driver."""


@dataclass(frozen=True, kw_only=True)
class Options(ChoiceValues):
    """The options of ``vts survey``, as given."""

    results: tuple[Path, ...]
    drivers: tuple[str, ...]
    specs: Path | None
    groups: str | None
    jobs: int | None
    timeout: float
    output: Path
    resume: bool


def survey(options: Options) -> ExitCode:
    """Run, compare, write. Raises a UserError."""
    if not options.results and not options.drivers:
        raise NothingToCompare("give the results of runs, or drivers by --driver")
    folders = [options.output / name for name in _folders(options.drivers)]
    with locked(options.output, SURVEY.files):
        for number, (driver, folder) in enumerate(zip(options.drivers, folders, strict=True)):
            say(f"Driver {number + 1} of {len(folders)}: {driver}")
            code = _run(options, driver, folder)
            if code in _OVER:
                return code
        runs = [cast("VtsRun", PROGRAM.kind.load(path)) for path in (*folders, *options.results)]
        found = survey_of(runs, command_line(PROGRAM.name))
        written = SURVEY.write(found, options.output)
    say(_summary(found))
    say(str(written[0]))
    return ExitCode.INCOMPLETE if found.not_run else ExitCode.OK


def _folders(drivers: Sequence[str]) -> list[str]:
    """A name for the folder of each; drivers may be paths, and differ only in what no name has."""
    found: list[str] = []
    for driver in drivers:
        name = _UNFIT.sub("_", driver).strip("_.") or "driver"
        found.append(f"{name}_{len(found)}" if name in found else name)
    return found


def _run(options: Options, driver: str, folder: Path) -> ExitCode:
    given = RunOptions(
        driver=driver,
        specs=options.specs,
        groups=options.groups or GENERAL,
        quick=True,
        filters=options.filters,
        excludes=options.excludes,
        shard=options.shard,
        shuffle=options.shuffle,
        jobs=options.jobs,
        timeout=options.timeout,
        silence=options.timeout,
        output=folder,
        resume=options.resume and (folder / journal.NAME).exists(),
    )
    with early_zygote(VtsSuite.preload, wanted=True) as zygote:
        return run(PROGRAM, given, zygote, with_summary=False)


def _summary(found: Survey) -> str:
    suspects = len(found.of(Verdict.SUSPECT))
    left = f" {count(found.not_run)} were not run." if found.not_run else ""
    return (
        f"{len(found.drivers)} drivers, {count(found.tests)} tests: "
        f"{count(len(found.disagreements))} fail on at least one driver, {count(suspects)} of them "
        f"on every vendor's that ran them, of at least two.{left}"
    )
