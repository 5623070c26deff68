"""The HTML page of a run of the fuzzer, and the elements that the terminal shares with it."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from typing import Final, NamedTuple

from nntest.report.html import render
from nntest.report.html.elements import Cause, Fact, PagePart, Table, Verdict, totals
from nntest.report.html.elements import Finding as Shown
from nntest.report.html.numbers import count
from nntest.report.html.run_context import context_of, counts_table, known, sentence
from nntest.report.html.run_kind import Judgment, driver_subject, verdict_on
from nntest.report.html.text import shortened
from nntest.report.verdict import expectation_problems, unexpected_failures
from nntest.results import Outcome
from vts.fuzz.findings import CONTRACT, CRASH, HANG, OUT_OF_MEMORY, CallSequence, Finding
from vts.fuzz.results import CALLS_SUITE, FuzzRun
from vts.fuzz.trial import ACCEPTED, ANSWERS, DIFFERS

__all__ = ["causes", "feedback", "page", "repeat_of", "verdict"]

_TEMPLATE: Final = "fuzz.html.j2"
_LONGEST: Final = 300

_TITLES: Final = {
    CRASH: "The driver crashes",
    HANG: "The driver hangs",
    OUT_OF_MEMORY: "The driver runs out of memory and dies",
    ACCEPTED: "The driver accepts a model that is not valid",
    DIFFERS: "The same request has two answers",
    ANSWERS: "Answers contradict each other",
    CONTRACT: "A call does not do what the HAL says",
}


class Described(NamedTuple):
    """A finding in full: from which case, by which steps, and what became of the driver."""

    title: str
    case: str
    steps: Sequence[str]
    evidence: str
    repeat: str


def page(run: FuzzRun) -> str:
    """``run`` as one self-contained HTML document."""
    return render(
        _TEMPLATE,
        page={
            "title": f"{run.suite}: {run.driver}",
            "eyebrow": f"{_kind(run)} · seed {run.settings.seed}",
            "verdict": verdict(run),
            "totals": totals(run.attempts),
            "planned": sum(run.attempts.values()),
            "unit": "attempts",
            "is_of_calls": run.suite == CALLS_SUITE,
            "counted": "made",
            "filter_hint": "crash, operation …",
            "parts": [
                PagePart("first", "What to look at first"),
                PagePart("findings", "Findings"),
                PagePart("context", "Context"),
            ],
        },
        causes=causes(run),
        findings=[_described(run, finding) for finding in run.findings],
        tables=[_counts(run)],
        **context_of(run, _settings(run)),
    )


def _kind(run: FuzzRun) -> str:
    return "Random calls" if run.suite == CALLS_SUITE else "Fuzzing"


def verdict(run: FuzzRun) -> Verdict:
    """Failed when there is a finding; incomplete when a stretch was not run."""
    state, headline, why = _judged(run)
    if run.suite != CALLS_SUITE:
        why = f"{why} Feedback: {feedback(run)}."
    return verdict_on(run, (state, headline, why), [driver_subject(run)])


def _judged(run: FuzzRun) -> Judgment:
    attempts = count(sum(case.attempts for case in run.cases))
    bad = unexpected_failures(run.cases)
    if bad:
        noun = "finding" if len(run.findings) == 1 else "findings"
        why = f"{len(run.findings)} {noun} in {attempts} attempts. {sentence(bad[0].reason)}"
        return "failed", "Failed", why
    problems = expectation_problems(run)
    if problems:
        return "failed", "Failed", f"Expectations are out of date: {sentence(problems[0])}"
    not_run = run.totals.get(Outcome.NOT_RUN, 0)
    if run.interrupted or not_run:
        why = f"{attempts} attempts found nothing; the run ended before all were made."
        return "incomplete", "Incomplete", why
    prepared = count(sum(case.prepared for case in run.cases))
    return "passed", "Passed", f"{attempts} attempts, {prepared} of them executed, found nothing."


def feedback(run: FuzzRun) -> str:
    """Return what decided which attempts to keep."""
    if not run.places:
        return "the variety of answers"
    noun = "place" if run.places == 1 else "places"
    return f"code coverage, {count(run.places)} {noun} reached"


def causes(run: FuzzRun) -> list[Cause]:
    """The findings, most frequent first."""
    return [
        Cause(_TITLES.get(finding.how, finding.how), [_shown(run, finding)], cases=finding.seen)
        for finding in run.findings
    ]


def repeat_of(run: FuzzRun, finding: Finding) -> str:
    """The command that repeats it, from the folder of the run."""
    file = f"findings/{finding.name}.json"
    if run.suite == CALLS_SUITE:
        return shlex.join(["vts", "random-calls", "--driver", run.driver, "--replay", file])
    words = ["vts", "fuzz", "--driver", run.driver]
    words += ["--specs", run.settings.specs] if run.settings.specs else []
    return shlex.join([*words, "--reproduce", file])


def _shown(run: FuzzRun, finding: Finding) -> Shown:
    steps = "; ".join(finding.said) or "as it is"
    if isinstance(finding.attempt, CallSequence):
        steps = f"{len(finding.attempt)} calls"
    return Shown(
        case=f"{finding.attempt.label}: {shortened(steps, _LONGEST)}",
        where="",
        expected="",
        actual="",
        allowed="",
        message=sentence(shortened(finding.reason, _LONGEST)),
        repeat=repeat_of(run, finding),
        keys=f"{finding.how} {finding.attempt.label}",
    )


def _described(run: FuzzRun, finding: Finding) -> Described:
    return Described(
        f"{finding.name}: {_TITLES.get(finding.how, finding.how)}",
        finding.attempt.label,
        finding.said,
        "\n".join(finding.evidence),
        repeat_of(run, finding),
    )


def _counts(run: FuzzRun) -> Table:
    return counts_table(
        {
            "Attempts": sum(case.attempts for case in run.cases),
            "Steps in them": sum(case.steps for case in run.cases),
            "Attempts that were executed": sum(case.prepared for case in run.cases),
            "Attempts kept, for new answers or new code": sum(len(case.kept) for case in run.cases),
            "Attempts of earlier runs": run.settings.earlier,
            "Places of the driver's code reached": run.places,
        }
    )


def _settings(run: FuzzRun) -> Sequence[Fact]:
    settings = run.settings
    return known(
        [
            Fact("Seed", str(settings.seed)),
            Fact("Cases", settings.specs or "the suite's own corpus"),
            Fact("Time", f"{settings.seconds:g} s" if settings.seconds else ""),
        ]
    )
