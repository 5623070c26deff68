"""Verdict on a case: what it means for the run, its expectations taken into account.

Every report asks here, so that all of them agree on what counts against the driver.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from nntest.results import CaseResult, Outcome, SuiteRun, totals_of

__all__ = [
    "counts_against",
    "expectation_problems",
    "expected_failures",
    "is_unexpected_success",
    "not_run_unlisted",
    "unexpected_failures",
]

_Case = TypeVar("_Case", bound=CaseResult)


def counts_against(case: CaseResult) -> bool:
    """Whether ``case`` makes a run fail: it failed, crashed or hung unforeseen."""
    return case.outcome.is_bad and not case.expected


def unexpected_failures(cases: Iterable[_Case]) -> Sequence[_Case]:
    """Return the cases to look at: those that failed, crashed or hung unforeseen."""
    return [case for case in cases if counts_against(case)]


def expected_failures(cases: Iterable[_Case]) -> Sequence[_Case]:
    """Cases that failed, crashed or hung as foreseen; each has the reason in ``expected``."""
    return [case for case in cases if case.outcome.is_bad and case.expected]


def expectation_problems(run: SuiteRun) -> Sequence[str]:
    """A sentence for each entry of the file of expectations that is an error."""
    return [f"{entry.case}: {entry.problem}" for entry in run.expectations if entry.problem]


def is_unexpected_success(case: CaseResult) -> bool:
    """Whether ``case`` succeeded although it was expected to fail: that entry is out of date."""
    return bool(case.expected) and case.outcome is Outcome.SUCCESS


def not_run_unlisted(run: SuiteRun) -> int:
    """Count the cases that had no turn, and that the run does not name."""
    return run.totals.get(Outcome.NOT_RUN, 0) - totals_of(run.cases)[Outcome.NOT_RUN]
