"""Terminal output of a run of any suite at its end.

Verdict and first failures are those of the page, made of the same elements.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from nntest.report.html.elements import Cause, Finding, Verdict
from nntest.report.html.numbers import count
from nntest.report.html.text import printable
from nntest.report.signs import SIGNS
from nntest.results import Outcome

__all__ = ["FIRST_CAUSES", "STATES", "STYLES", "print_report"]

FIRST_CAUSES: Final = 5
"""Causes of failures that the terminal explains; the page has all."""

STYLES: Final[Mapping[str, str]] = {
    "good": "green",
    "bad": "bold red",
    "warn": "yellow",
    "muted": "dim",
    "plain": "",
}

STATES: Final[Mapping[str, str]] = {
    "passed": "bold green",
    "failed": "bold red",
    "incomplete": "bold yellow",
}


def print_report(
    console: Console,
    verdict: Verdict,
    causes: Sequence[Cause],
    totals: Mapping[Outcome, int],
    unit: str = "test",
    pages: Iterable[Path] = (),
    notes: Iterable[str] = (),
) -> None:
    """Print the first failures, ``notes`` on all of them, totals (each of a ``unit``), the verdict,
    and where the reports are.
    """
    for line in (
        *_first(causes, unit),
        *(Text(f"All failures: {printable(note)}") for note in notes),
        *(
            Text(printable(f"{notice.message} {notice.advice}".strip()), "yellow")
            for notice in verdict.caveats
        ),
        _totals(totals, unit),
        Text.assemble((verdict.headline, STATES[verdict.state]), f". {printable(verdict.why)}"),
        *(Text(f"Report: {page}") for page in pages),
    ):
        console.print(line, soft_wrap=True)


def _first(causes: Sequence[Cause], unit: str) -> Iterator[Text]:
    for cause in causes[:FIRST_CAUSES]:
        yield Text("")
        yield from _explained(cause, unit)
    if len(causes) > FIRST_CAUSES:
        rest = causes[FIRST_CAUSES:]
        cases = sum(cause.size for cause in rest)
        yield Text("")
        noun = "cause" if len(rest) == 1 else "causes"
        yield Text(f"{len(rest)} more {noun}, {_many(cases, unit)}: see the report.", "dim")
    if causes:
        yield Text("")


def _explained(cause: Cause, unit: str) -> Iterator[Text]:
    mark = cause.sign.mark if cause.sign else SIGNS[Outcome.FAILURE].mark
    of = f"{count(cause.size)} of " if cause.total else ""
    cases = f"{of}{_many(cause.total or cause.size, unit)}"
    cases = " ".join(filter(None, (cases, cause.among)))
    yield Text.assemble((f"{mark} {printable(cause.title)}", STYLES[cause.tone]), f"  {cases}")
    if cause.notes:
        yield Text(f"  {printable(' '.join(cause.notes))}")
    if cause.findings:
        yield from _example(cause.findings[0])


def _example(finding: Finding) -> Iterator[Text]:
    yield Text(f"  {printable(finding.case)}", "bold")
    named = {
        "": finding.where,
        "expected": finding.expected,
        "actual": finding.actual,
        "allowed": finding.allowed,
    }
    numbers = "  ".join(f"{name} {value}".strip() for name, value in named.items() if value)
    if finding.error:
        numbers += f"  error {finding.error}"
    calls = [f"{call.name}; {call.value}" for call in finding.calls]
    for line in (*calls, finding.message, numbers, finding.remark):
        if line:
            yield Text(f"  {printable(line)}")
    if finding.repeat:
        yield Text(f"  {printable(finding.repeat)}", "dim")


def _many(number: int, unit: str) -> str:
    return f"{count(number)} {unit}{'s' * (number != 1)}"


def _totals(totals: Mapping[Outcome, int], unit: str) -> Text:
    line = Text(f"{_many(sum(totals.values()), unit)}:")
    for outcome, number in totals.items():
        if number:
            sign = SIGNS[outcome]
            line.append(f"  {sign.mark} {count(number)} {sign.word}", STYLES[sign.tone])
    return line
