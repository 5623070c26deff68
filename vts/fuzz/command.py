"""``vts fuzz``: check what the user gave, run, write, print."""

from __future__ import annotations

import dataclasses
from collections.abc import Hashable
from typing import TYPE_CHECKING, Final

import msgspec

from nncli.errors import UserError
from nntest.results import CaseResult, ExitCode
from nntest.run_command import run_and_report
from nntest.runner.command_line import run_options_of
from nntest.runner.options import RunOptions
from vts.fuzz.attempt_files import earlier_attempts, write_attempts, write_finding
from vts.fuzz.findings import Attempt, read_attempt
from vts.fuzz.result_kind import FUZZ
from vts.fuzz.results import FuzzCase, FuzzRun, FuzzSettings
from vts.fuzz.settings import FuzzPlanSettings
from vts.fuzz.suite import FuzzSuite

if TYPE_CHECKING:
    from nnprocess.zygote import Zygote
    from vts.fuzz.options import FuzzOptions

__all__ = ["ContradictoryOptions", "run"]

DEFAULT_SECONDS: Final = 60.0
_DEFAULT_MEMORY: Final = 4 << 30
"""Address space of a driver's process in bytes: a model may ask for any amount."""


class ContradictoryOptions(UserError):
    """Options that exclude each other."""


def run(options: FuzzOptions, zygote: Zygote | None) -> ExitCode:
    """Raises a UserError for anything wrong before the run begins."""
    how = _limited(run_options_of(options, driver=options.driver))
    chosen = _chosen(options, how)
    settings = FuzzSettings(
        seed=chosen.seed,
        count=chosen.count,
        seconds=chosen.seconds,
        specs=chosen.specs,
        earlier=len(chosen.attempts),
    )

    def finish(run: FuzzRun) -> FuzzRun:
        """Write what further runs may begin with."""
        if options.attempts and not (options.reproduce or options.minimize):
            write_attempts((kept for case in run.cases for kept in case.kept), options.attempts)
        if options.minimize and run.findings:
            write_finding(run.findings[0], options.minimize)
        return run

    suite, quiet = FuzzSuite(chosen), options.quiet
    return run_and_report(suite, how, FUZZ, settings, finish, _kind, zygote, quiet=quiet)


def _limited(how: RunOptions) -> RunOptions:
    """``how`` with a limit on memory, which the user may have given."""
    if how.limits.address_space_bytes is not None:
        return how
    limits = msgspec.structs.replace(how.limits, address_space_bytes=_DEFAULT_MEMORY)
    return dataclasses.replace(how, limits=limits)


def _chosen(options: FuzzOptions, how: RunOptions) -> FuzzPlanSettings:
    given = [path for path in (options.reproduce, options.minimize) if path]
    if len(given) > 1:
        raise ContradictoryOptions("give --reproduce or --minimize: the latter does both")
    seconds = 0.0 if options.count else DEFAULT_SECONDS
    attempts = earlier_attempts(options.attempts) if options.attempts and not given else ()
    return FuzzPlanSettings(
        seed=options.seed,
        count=options.count or 0,
        seconds=seconds if options.time is None else options.time,
        jobs=1 if how.in_process else how.jobs,
        specs=str(options.specs or ""),
        attempts=tuple(read_attempt(path, Attempt) for path in given) or attempts,
        only_these=bool(given),
    )


def _kind(case: CaseResult) -> Hashable:
    """What failures have in common that the terminal tells as one while the run goes on."""
    findings = case.findings if isinstance(case, FuzzCase) else ()
    return case.outcome, findings[0].name if findings else case.reason
