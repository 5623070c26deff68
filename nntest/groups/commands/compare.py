"""``compare``: what changed between two runs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from nncli.encoding import indented
from nncli.output_file import write_file
from nncli.terminal.console import terminal
from nntest.groups import compare as comparing
from nntest.groups.compare import SIGNS, Breakage, Change, Comparison, Difference
from nntest.groups.program import Program
from nntest.report.html.numbers import count, significant
from nntest.report.html.text import printable, shortened
from nntest.report.terminal import STYLES
from nntest.results import ExitCode

__all__ = ["compare"]

_SHOWN: Final = 20
"""Tests of a kind that the terminal names; ``--json`` and ``--html`` have all, or many."""

_LONGEST: Final = 160


def compare(
    program: Program, before: Path, after: Path, html_file: Path | None, json_file: Path | None
) -> ExitCode:
    """Print the changes, and write them where asked; FAILED when anything broke."""
    found = comparing.compare(program.kind.load(before), program.kind.load(after))
    if json_file:
        write_file(json_file, indented(found))
    if html_file:
        from nntest.groups.page.comparison import page

        write_file(html_file, page(found, program.name).encode())
    _print(found, terminal())
    return ExitCode.FAILED if found.is_worse else ExitCode.OK


def _print(found: Comparison, console: Console) -> None:
    for line in (*_lines(found), Text(_summary(found))):
        console.print(line, soft_wrap=True)


def _lines(found: Comparison) -> Iterator[Text]:
    for note in found.notes:
        yield Text(f"Note: {printable(note)}", "yellow")
    for difference in Difference:
        changes = found.of(difference)
        if not changes:
            continue
        yield Text(
            f"{SIGNS[difference].mark} {count(len(changes))} {difference}",
            STYLES[SIGNS[difference].tone],
        )
        if difference is Difference.BROKEN:
            yield from _causes(found.breakages)
            continue
        for change in changes[:_SHOWN]:
            yield from _change(change)
        if len(changes) > _SHOWN:
            yield Text(f"  and {count(len(changes) - _SHOWN)} more", "dim")
    yield from _errors(found)


def _errors(found: Comparison) -> Iterator[Text]:
    """Operations of which the runs computed otherwise, by how much of what is allowed."""
    if found.errors:
        yield Text(f"{count(len(found.errors))} operations have other errors, in what is allowed")
    for each in found.errors[:_SHOWN]:
        name = printable(f"{each.operation} {each.type}".strip())
        moved = f"{significant(each.before)} before, {significant(each.after)} after"
        tests = f"{count(each.differing)} of {count(each.compared)} tests differ"
        yield Text(f"  {name}: {moved}; {tests}, such as {printable(each.example)}")


def _causes(breakages: Sequence[Breakage]) -> Iterator[Text]:
    for each in breakages[:_SHOWN]:
        tests = f"{count(each.tests)} test{'s' * (each.tests != 1)}"
        yield Text.assemble((f"  {printable(each.title)}", "bold"), f"  {tests}")
        for line in (" ".join(each.notes), each.example, _ending(each.reason)):
            if line:
                yield Text(f"    {printable(line)}")
        yield Text(f"    {printable(each.repeat)}", "dim")
    if len(breakages) > _SHOWN:
        yield Text(f"  and {count(len(breakages) - _SHOWN)} more causes", "dim")


def _change(change: Change) -> Iterator[Text]:
    yield Text(f"  {printable(change.id)}")
    if change.difference is Difference.CHANGED:
        yield Text(f"    before {_ending(change.before)}", "dim")
        yield Text(f"    after  {_ending(change.after)}")


def _ending(text: str) -> str:
    return shortened(printable(text), _LONGEST)


def _summary(found: Comparison) -> str:
    counts = ", ".join(f"{count(number)} {name}" for name, number in found.totals.items())
    return f"{count(found.compared)} tests compared: {counts}."
