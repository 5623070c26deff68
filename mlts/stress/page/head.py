"""The head of the page: the verdict, the sentence why, of what, when and where."""

from __future__ import annotations

from mlts.results import BackendInfo
from mlts.stress.results import StressRun
from nntest.report.html.elements import Fact, Notice, State, Subject, Verdict
from nntest.report.html.numbers import count, duration
from nntest.report.html.run_context import sentence, when, where
from nntest.report.verdict import (
    expectation_problems,
    expected_failures,
    unexpected_failures,
)
from nntest.results import Outcome

__all__ = ["verdict"]


def verdict(run: StressRun) -> Verdict:
    """Failed when a case failed unforeseen; incomplete when one was not run, or all skipped."""
    state, headline, why = _judged(run)
    return Verdict(
        state=state,
        headline=headline,
        qualifier="interrupted" if run.interrupted else "reduced run" if run.reductions else "",
        why=why,
        subjects=[_subject(driver) for driver in run.drivers],
        facts=[
            Fact("When", f"{when(run.started)}, took {duration(run.duration_ns)}"),
            *([Fact("Where", where(run.environment))] if where(run.environment) else []),
            Fact("Profile", f"{run.settings.profile}, seed {run.settings.seed}"),
        ],
        caveats=[
            Notice(f"Reduced run: {sentence(text, capital=False)}") for text in run.reductions
        ],
    )


def _judged(run: StressRun) -> tuple[State, str, str]:
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
    passed = run.totals.get(Outcome.SUCCESS, 0)
    if not passed:
        return "incomplete", "Nothing stressed", f"All {total} cases were skipped."
    compared = sum(case.compared for case in run.cases)
    kills = sum(len(case.kills) for case in run.cases)
    expected = len(expected_failures(run.cases))
    foreseen = f" {expected} failed as expected." if expected else ""
    cases = "1 case" if passed == 1 else f"{count(passed)} cases"
    return (
        "passed",
        "Passed",
        f"{cases} passed: {count(compared)} answers under load were those of the idle driver, "
        f"{count(kills)} clients were killed, and nothing grew.{foreseen}",
    )


def _subject(driver: BackendInfo) -> Subject:
    about = driver.driver
    if about is None:
        return Subject(driver.name, [])
    named = [] if about.device_name == driver.name else [f"device {about.device_name}"]
    facts = [f"version {about.version}", f"type {about.type}", f"HAL {about.hal_version}"]
    return Subject(driver.name, [*named, *facts])
