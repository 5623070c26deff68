"""The head of the page: the verdict, the sentence why, of what, when and where."""

from __future__ import annotations

from collections.abc import Sequence

from mlts.page.head import subject_of
from mlts.stress.results import StressCase, StressRun
from nntest.report.html.elements import Fact, Verdict
from nntest.report.html.numbers import count
from nntest.report.html.run_context import sentence
from nntest.report.html.run_kind import Judgment, verdict_on
from nntest.report.verdict import (
    expectation_problems,
    expected_failures,
    unexpected_failures,
)
from nntest.results import Outcome

__all__ = ["verdict"]


def verdict(run: StressRun) -> Verdict:
    """Failed when a case failed unforeseen; incomplete when one was not run, or all skipped."""
    profile = Fact("Profile", f"{run.settings.profile}, seed {run.settings.seed}")
    return verdict_on(run, _judged(run), [*map(subject_of, run.drivers)], [profile])


def _judged(run: StressRun) -> Judgment:
    bad, total = unexpected_failures(run.cases), sum(run.totals.values())
    not_run = run.totals.get(Outcome.NOT_RUN, 0)
    if bad:
        left = f" {not_run} were not run." if not_run else ""
        why = f"{len(bad)} of {total} cases failed.{left} Look first at {bad[0].id}: "
        return "failed", "Failed", f"{why}{sentence(bad[0].reason, capital=False)}"
    problems = expectation_problems(run)
    if problems:
        return "failed", "Failed", f"Expectations are out of date: {sentence(problems[0])}"
    if run.interrupted or not_run:
        ended = "The run was interrupted" if run.interrupted else "The run ended early"
        why = f"{ended}: {not_run} of {total} cases were not run to their end. Nothing has failed."
        return "incomplete", "Incomplete", why
    passed = [case for case in run.cases if case.outcome in (Outcome.SUCCESS, Outcome.FLAKY)]
    expected = len(expected_failures(run.cases))
    if not passed and not expected:
        return "incomplete", "Nothing stressed", f"All {total} cases were skipped."
    sentences = [_passed(passed)] if passed else []
    if expected:
        sentences.append(
            f"{'1 case' if expected == 1 else f'{expected} cases'} failed as expected."
        )
    return "passed", "Passed", " ".join(sentences)


def _passed(cases: Sequence[StressCase]) -> str:
    compared = sum(case.compared for case in cases)
    kills = sum(len(case.kills) for case in cases)
    return (
        f"{_number(len(cases), 'case')} passed: {count(compared)} answers under load were those of "
        f"the idle driver, {_number(kills, 'client')} {'was' if kills == 1 else 'were'} killed, "
        "and nothing grew."
    )


def _number(of: int, noun: str) -> str:
    return f"{count(of)} {noun}{'' if of == 1 else 's'}"
