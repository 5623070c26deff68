"""A self-test in the terminal."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.table import Table

from nntest.report.html.numbers import duration
from vts.self_test.results import SelfTestRun, caught_by

__all__ = ["print_self_test"]


def print_self_test(run: SelfTestRun, console: Console, page: Path | None = None) -> None:
    """Every defect with what has caught it, what catches nothing, the verdict, and where the page
    is.
    """
    console.print(_defects(run))
    if run.parts:
        console.print(_parts(run))
    for part in run.idle:
        console.print(f"The {part.kind} {part.name} catches nothing.", style="bold red")
    for case in run.cases:
        if not case.is_caught:
            console.print(f"{case.id} is not caught: {case.summary}", style="bold red")
    caught = sum(case.is_caught for case in run.cases)
    console.print(
        f"{caught} of {len(run.cases)} defects caught in {duration(run.duration_ns)}.",
        style="bold green" if caught == len(run.cases) and not run.idle else "bold red",
    )
    if page:
        console.print(f"Report: {page}", soft_wrap=True)


def _defects(run: SelfTestRun) -> Table:
    table = Table("Defect", "Area", "Caught by", "First test", "Tests", "Outcome", box=None)
    for case in run.cases:
        outcome = case.test_outcome.value if case.test_outcome else "not caught"
        first = case.test.partition("/")[2]
        table.add_row(case.id, case.area, case.group, first, str(case.tests), outcome)
    return table


def _parts(run: SelfTestRun) -> Table:
    first = caught_by(run.cases)
    table = Table("Part of the suite", "Caught first", "For example", box=None)
    for part in run.parts:
        count = str(first.get(part.name, 0)) if part.kind == "group" else ""
        table.add_row(f"{part.kind} {part.name}", count, part.by or "nothing")
    return table
