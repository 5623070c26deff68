"""Exit codes of a run; the same in all suites."""

from __future__ import annotations

from nntest.report.verdict import counts_against
from nntest.results import ExitCode, Outcome, SuiteRun
from nntest.runner.budget import used_up
from nntest.runner.run import FAIL_FAST

__all__ = ["ended_as_wanted", "exit_code"]


def exit_code(run: SuiteRun, *, unreadable: bool = False, driver_died: bool = False) -> ExitCode:
    """The first of these that is true: interrupted, input ``unreadable``, the driver died, cases
    failed or expectations are out of date, cases did not get their turn although nobody has asked
    for a run that ends early.
    """
    if run.interrupted:
        return ExitCode.INTERRUPTED
    if unreadable:
        return ExitCode.USAGE
    against = [case for case in run.cases if counts_against(case)]
    if driver_died or any(case.outcome in (Outcome.CRASH, Outcome.HANG) for case in against):
        return ExitCode.DRIVER_DIED
    if against or any(use.problem for use in run.expectations):
        return ExitCode.FAILED
    if run.totals[Outcome.NOT_RUN] and not ended_as_wanted(run):
        return ExitCode.INCOMPLETE
    return ExitCode.OK


def ended_as_wanted(run: SuiteRun) -> bool:
    """Whether the run ended early as the user had asked for."""
    budget_s = run.settings.budget_s
    ends = {FAIL_FAST} if budget_s is None else {FAIL_FAST, used_up(budget_s)}
    return run.ended_early in ends
