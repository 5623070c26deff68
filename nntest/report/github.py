"""Summary of a run for GitHub: annotations on the commit, and the job's summary.

GitHub shows ten annotations of a kind for a step, and takes one MiB of summary for it
(docs.github.com, "Workflow commands"): a few causes say more than many cases anyway.
"""

from __future__ import annotations

import errno
import os
import re
import stat
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, TextIO

from nncli.input_file import shown
from nncli.text import one_line, printable
from nntest.report.html.elements import Cause, Finding, Verdict
from nntest.report.html.numbers import count
from nntest.report.signs import SIGNS
from nntest.results import Outcome

__all__ = ["annotations_of", "publish", "summary_of"]

MAX_ANNOTATIONS: Final = 10
MAX_CAUSES: Final = 50
"""Rows of the summary's table."""

_LONGEST: Final = 1000
"""Characters of one text: a reason may repeat what a driver printed."""


def publish(
    verdict: Verdict,
    causes: Sequence[Cause],
    totals: Mapping[Outcome, int],
    environment: Mapping[str, str],
    command: Callable[[str], None],
) -> None:
    """Give annotations to ``command`` and append the summary of a GitHub job.

    A summary that cannot be written is a warning: it does not change what a run means.
    """
    for line in annotations_of(verdict, causes):
        command(line)
    if path := environment.get("GITHUB_STEP_SUMMARY"):
        try:
            with _appending(path) as file:
                file.write(summary_of(verdict, causes, totals))
        except (OSError, ValueError) as error:
            why = getattr(error, "strerror", None) or error
            reason = f"cannot write GITHUB_STEP_SUMMARY, {shown(path)}: {why}"
            command(_command("warning", "No job summary", reason))


def _appending(path: str) -> TextIO:
    """The file ``path``, opened to add text. A pipe that nobody reads does not block."""
    flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT | os.O_NONBLOCK | os.O_NOCTTY | os.O_CLOEXEC
    descriptor = os.open(path, flags, 0o666)
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        os.close(descriptor)
        raise OSError(errno.EINVAL, "it is not a file")
    return open(descriptor, "a", encoding="utf-8")


def annotations_of(verdict: Verdict, causes: Sequence[Cause]) -> list[str]:
    """Workflow commands: an error a cause, one saying how many were left out, or one in all."""
    shown = causes if len(causes) <= MAX_ANNOTATIONS else causes[: MAX_ANNOTATIONS - 1]
    lines = [_command("error", cause.title, _cause_text(cause)) for cause in shown]
    if rest := causes[len(shown) :]:
        cases = sum(cause.size for cause in rest)
        lines.append(_command("error", f"{len(rest)} more causes", f"{count(cases)} cases"))
    if not causes and verdict.state != "passed":
        kind = "error" if verdict.state == "failed" else "warning"
        lines.append(_command(kind, verdict.headline, verdict.why))
    return lines


def summary_of(verdict: Verdict, causes: Sequence[Cause], totals: Mapping[Outcome, int]) -> str:
    """The run in Markdown: verdict, totals, and the first causes with a command each."""
    return "\n".join(_summary_lines(verdict, causes, totals)) + "\n"


def _summary_lines(
    verdict: Verdict, causes: Sequence[Cause], totals: Mapping[Outcome, int]
) -> Iterator[str]:
    subjects = ", ".join(_escaped(subject.name) for subject in verdict.subjects)
    yield f"## {verdict.sign.mark} {_escaped(verdict.headline)}: {subjects}\n"
    yield f"{_escaped(verdict.why)}\n"
    for notice in verdict.caveats:
        yield f"> {_escaped(f'{notice.message} {notice.advice}'.strip())}\n"
    yield "| outcome | cases |\n| --- | ---: |"
    for outcome, number in totals.items():
        yield f"| {SIGNS[outcome].mark} {SIGNS[outcome].word} | {number} |"
    yield f"| planned | {sum(totals.values())} |\n"
    if causes:
        yield "| cause | cases | for example | repeat |\n| --- | ---: | --- | --- |"
    for cause in causes[:MAX_CAUSES]:
        yield _row(cause)
    if len(causes) > MAX_CAUSES:
        yield f"\n{len(causes) - MAX_CAUSES} more causes are in the page."


def _row(cause: Cause) -> str:
    first = cause.findings[0] if cause.findings else Finding(case="")
    example = f"{first.case}: {_finding_text(first)}" if first.case else ""
    command = f"`{_in_code(first.repeat)}`" if first.repeat else ""
    cells = (_escaped(cause.title), str(cause.size), _escaped(example), command.replace("|", "\\|"))
    return f"| {' | '.join(cells)} |"


def _cause_text(cause: Cause) -> str:
    lines = [f"{count(cause.size)} case{'s' * (cause.size != 1)}", *cause.notes]
    if cause.findings:
        first = cause.findings[0]
        lines += [f"{first.case}: {_finding_text(first)}", first.repeat]
    return "\n".join(line for line in lines if line)


def _finding_text(of: Finding) -> str:
    named = {"": of.where, "expected": of.expected, "actual": of.actual, "allowed": of.allowed}
    parts = [f"{name} {value}".strip() for name, value in named.items() if value]
    if of.error:
        parts.append(f"error {of.error}")
    return ". ".join(filter(None, (of.message, ", ".join(parts), of.remark)))


def _command(kind: str, title: str, message: str) -> str:
    """A workflow command; what would end it or its properties is percent-encoded."""
    head = _encoded(title).replace(":", "%3A").replace(",", "%2C")
    return f"::{kind} title={head}::{_encoded(message)}"


def _encoded(text: str) -> str:
    text = printable(text)[:_LONGEST]
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _escaped(text: str) -> str:
    """Text in a cell of a Markdown table that no sign in it can turn into anything else."""
    text = one_line(text)[:_LONGEST]
    # The last two begin links, emoji and formulas.
    return re.sub(r"([\\`*_{}\[\]<>()#+!|~@&:$-])", r"\\\1", text)


def _in_code(text: str) -> str:
    """One line that a code span in a cell cannot end before its end."""
    return one_line(text)[:_LONGEST].replace("`", "").rstrip("\\")
