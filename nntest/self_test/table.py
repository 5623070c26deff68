"""A self-test in the terminal."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table

from nntest.report.html.numbers import duration
from nntest.report.html.run_context import sentence
from nntest.report.terminal_table import Heading, table_for
from nntest.results import Outcome
from nntest.self_test.results import DefectResult, SelfTestRun, caught_by

__all__ = ["print_self_test"]


_NO_FAILURE: Final = {True: "passes", False: "not caught"}


def print_self_test(run: SelfTestRun, console: Console, pages: Iterable[Path] = ()) -> None:
    """Print every defect with what has caught it, what catches nothing, the verdict, and where the
    reports are.
    """
    console.print(_defects(run, console))
    if run.parts:
        console.print(_parts(run))
    for part in run.idle:
        console.print(f"The {part.kind} {part.name} catches nothing.", style="bold red")
    for case in run.cases:
        if not case.is_caught and case.outcome is not Outcome.NOT_RUN:
            what = "does not pass" if case.is_fair else "is not caught"
            console.print(f"{case.id} {what}: {_why(case)}", style="bold red")
    for id in run.false_alarms:
        console.print(f"{id} fails without the defect, too.", style="bold red")
    for reason in run.settings.mixed:
        console.print(f"Mixed run: {sentence(reason, capital=False)}", style="yellow")
    console.print(_verdict(run), style="bold green" if run.is_good else "bold red")
    for page in pages:
        console.print(f"Report: {page}", soft_wrap=True)


def _why(case: DefectResult) -> str:
    return f"{case.summary} ({case.reason})" if case.test_outcome else case.summary


def _verdict(run: SelfTestRun) -> str:
    defects = [case for case in run.cases if not case.is_fair]
    fair = [case for case in run.cases if case.is_fair]
    caught, passed = (sum(case.is_caught for case in cases) for cases in (defects, fair))
    also = f", {passed} of {len(fair)} drivers without a defect pass" if fair else ""
    not_run = run.totals.get(Outcome.NOT_RUN, 0)
    also += f", {not_run} not run" if not_run else ""
    return f"{caught} of {len(defects)} defects caught{also} in {duration(run.duration_ns)}."


_DEFECT_HEADINGS: Final = (
    Heading("Defect", min_width=24),
    Heading("Area", from_width=120),
    Heading("Caught by"),
    Heading("First test", from_width=120),
    Heading("Tests", is_number=True),
    Heading("Outcome", min_width=10),
)


def _defects(run: SelfTestRun, console: Console) -> Table:
    rows = []
    for case in run.cases:
        outcome = _outcome(case)
        first = case.test.partition("/")[2]
        rows.append((case.id, case.area, case.group, first, str(case.tests), outcome))
    return table_for(console, _DEFECT_HEADINGS, rows)


def _outcome(case: DefectResult) -> str:
    if case.outcome is Outcome.NOT_RUN:
        return "not run"
    return case.test_outcome.value if case.test_outcome else _NO_FAILURE[case.is_fair]


def _parts(run: SelfTestRun) -> Table:
    first = caught_by(run.cases)
    table = Table("Part of the suite", "Caught first", "For example", box=None)
    for part in run.parts:
        count = str(first.get(part.name, 0)) if part.kind != "family" else ""
        table.add_row(f"{part.kind} {part.name}", count, part.by or "nothing")
    return table
