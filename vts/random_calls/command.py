"""``vts random-calls``: check what the user gave, run, write, print."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Final

from nntest.results import CaseResult, ExitCode
from nntest.run_command import run_and_report
from nntest.runner.command_line import run_options_of
from vts.fuzz.findings import CallSequence, read_attempt
from vts.fuzz.result_kind import CALLS
from vts.fuzz.results import FuzzCase, FuzzSettings
from vts.random_calls.settings import CallsSettings
from vts.random_calls.suite import CallsSuite

if TYPE_CHECKING:
    from nnprocess.zygote import Zygote
    from vts.random_calls.options import CallsOptions

__all__ = ["run"]

_DEFAULT_S: Final = 60.0


def run(options: CallsOptions, zygote: Zygote | None) -> ExitCode:
    """Raises a UserError for anything wrong before the run begins."""
    how = run_options_of(options, driver=options.driver)
    seconds = 0.0 if options.count else _DEFAULT_S
    chosen = CallsSettings(
        seed=options.seed,
        count=options.count or 0,
        seconds=seconds if options.time is None else options.time,
        jobs=1 if how.in_process else how.jobs,
        replayed=read_attempt(options.replay, CallSequence) if options.replay else None,
    )
    settings = FuzzSettings(seed=chosen.seed, count=chosen.count, seconds=chosen.seconds)
    suite, quiet = CallsSuite(chosen), options.quiet
    return run_and_report(suite, how, CALLS, settings, lambda run: run, _kind, zygote, quiet=quiet)


def _kind(case: CaseResult) -> Hashable:
    """Return the key of failures that the terminal shows as one while the run goes on."""
    findings = case.findings if isinstance(case, FuzzCase) else ()
    return case.outcome, findings[0].name if findings else case.reason
