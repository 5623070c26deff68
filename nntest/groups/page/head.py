"""The head of the page: the verdict, the sentence why, of what, when and where."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from nntest.groups.claimed import unexecuted
from nntest.groups.page.layout import Layout
from nntest.groups.results import GroupedRun
from nntest.report.html.elements import Notice, State, Verdict
from nntest.report.html.numbers import count
from nntest.report.html.run_context import sentence
from nntest.report.html.run_kind import driver_subject, verdict_on
from nntest.report.html.text import shortened
from nntest.report.verdict import expectation_problems, expected_failures
from nntest.results import Outcome

__all__ = ["eyebrow", "verdict"]

_MAX_PROBLEMS: Final = 3
_LONGEST_TITLE: Final = 200


def eyebrow(run: GroupedRun) -> str:
    """Return which suite was run, on which corpus."""
    corpus = f"specs of {run.specs}" if run.specs else "the suite's own corpus"
    return " · ".join(filter(None, (run.suite.upper(), corpus, "thorough" if run.thorough else "")))


def verdict(layout: Layout) -> Verdict:
    """Failed when anything unforeseen failed; incomplete when a test was not run, or none was."""
    run = layout.run
    if layout.causes or expectation_problems(run) or run.unreadable:
        return _verdict(run, "failed", "Failed", _why_failed(layout))
    if run.interrupted or run.totals.get(Outcome.NOT_RUN, 0):
        return _verdict(run, "incomplete", "Incomplete", _why_incomplete(run))
    if not run.totals.get(Outcome.SUCCESS, 0):
        return _verdict(run, "incomplete", "Nothing tested", _why_empty(run))
    return _verdict(run, "passed", "Passed", _why_passed(run))


def _verdict(run: GroupedRun, state: State, headline: str, why: str) -> Verdict:
    place = "in a process of its own" if run.settings.isolated else "in the process of the test"
    judgment = (state, headline, why + _advice(run))
    return verdict_on(run, judgment, [driver_subject(run, place)], caveats=_caveats(run))


def _advice(run: GroupedRun) -> str:
    """How many tests have advice, which nothing else counts."""
    total = sum(bool(case.advice) for case in run.cases)
    if not total:
        return ""
    verb = "comes" if total == 1 else "come"
    return (
        f" {count(total)} {_plural('test', total)} {verb} with advice on what the HAL leaves open, "
        "which does not count against the driver."
    )


def _why_failed(layout: Layout) -> str:
    run = layout.run
    parts = [*_failures(run)]
    if problems := len(expectation_problems(run)):
        parts.append(f"{problems} {_plural('expectation', problems)} did not hold")
    if specs := len(run.unreadable):
        parts.append(f"{specs} {_plural('spec', specs)} could not be loaded")
    text = sentence("; ".join(parts))
    if not_run := run.totals.get(Outcome.NOT_RUN, 0):
        text += f" {count(not_run)} were not run."
    if layout.causes:
        first = layout.causes[0]
        text += f" Look first at: {shortened(first.title, _LONGEST_TITLE)}."
    return text


def _failures(run: GroupedRun) -> Iterator[str]:
    """``480 of 9 360 tests failed, 8 crashed (16 of these as expected)``."""
    words = {Outcome.FAILURE: "failed", Outcome.CRASH: "crashed", Outcome.HANG: "hung"}
    total = sum(run.totals.values())
    of = f" of {count(total)} {_plural('test', total)}"
    found = []
    for outcome, word in words.items():
        if number := run.totals.get(outcome, 0):
            found.append(f"{count(number)}{of} {word}")
            of = ""
    expected = len(expected_failures(run.cases))
    foreseen = f" ({count(expected)} of these as expected)" if expected else ""
    if found:
        yield ", ".join(found) + foreseen


def _why_incomplete(run: GroupedRun) -> str:
    not_run, total = run.totals.get(Outcome.NOT_RUN, 0), sum(run.totals.values())
    ended = "The run was interrupted" if run.interrupted else "The run ended early"
    why = f" ({run.ended_early})" if run.ended_early and not run.interrupted else ""
    return (
        f"{ended}{why}: {count(not_run)} of {count(total)} tests were not run. "
        f"{_nothing_failed(run)}"
    )


def _nothing_failed(run: GroupedRun) -> str:
    """Say what the driver supports and was never executed: silence would pass for success."""
    if not any(run.totals.get(outcome, 0) for outcome in (Outcome.SUCCESS, Outcome.FLAKY)):
        return f"Nothing was tested{_unexecuted(run)}."
    return f"Nothing that was run failed{_unexecuted(run)}."


def _unexecuted(run: GroupedRun) -> str:
    found = unexecuted(run)
    return f", but no test executed {found} that the driver supports" if found else ""


def _why_empty(run: GroupedRun) -> str:
    total = len(run.cases)
    return f"All {count(total)} tests were skipped." if total else "No test was selected."


def _why_passed(run: GroupedRun) -> str:
    mixed = " They are not all of one and the same run." if run.settings.mixed else ""
    return f"{_passed(run).removesuffix('.')}{_unexecuted(run)}.{mixed}"


def _passed(run: GroupedRun) -> str:
    passed, total = run.totals[Outcome.SUCCESS], len(run.cases)
    if passed == total:
        return f"All {count(total)} tests passed." if total > 1 else "The one test passed."
    expected = len(expected_failures(run.cases))
    others = {
        "skipped, for reasons that the report gives": run.totals.get(Outcome.SKIPPED, 0),
        "flaky: they passed when they were tried again": run.totals.get(Outcome.FLAKY, 0),
        "failed as expected": expected,
    }
    rest = ", ".join(f"{count(number)} {words}" for words, number in others.items() if number)
    return f"{count(passed)} of {count(total)} tests passed; the others: {rest}."


def _caveats(run: GroupedRun) -> Iterator[Notice]:
    if run.ended_early and run.totals.get(Outcome.NOT_RUN, 0):
        yield Notice(f"Ended early: {sentence(run.ended_early, capital=False)}")
    for problem in expectation_problems(run)[:_MAX_PROBLEMS]:
        yield Notice(f"Expectation {sentence(problem, capital=False)}")
    for spec in run.unreadable[:_MAX_PROBLEMS]:
        yield Notice(f"Not loaded: {' '.join(spec.message.split())}")


def _plural(word: str, number: int) -> str:
    return word if number == 1 else f"{word}s"
