"""``mlts compare``: what changed between two runs."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rich.table import Table

from mlts.compare import Change, Comparison
from mlts.compare import compare as compare_runs
from mlts.files import load_run
from mlts.terminal import terminal
from nntest.results import ExitCode

__all__ = ["compare"]

_NOISE: Final = {True: "more than noise", False: "within noise", None: "cannot be told"}


def compare(before: Path, after: Path) -> ExitCode:
    """Print the changes; FAILED when anything became worse by more than noise."""
    result = compare_runs(load_run(before), load_run(after))
    console = terminal()
    for note in result.notes:
        console.print(f"Note: {note}", markup=False)
    if result.changes:
        console.print(_table(result.changes))
    console.print(_summary(result), markup=False)
    return ExitCode.FAILED if result.is_worse else ExitCode.OK


def _table(changes: tuple[Change, ...]) -> Table:
    table = Table()
    for column in ("Case", "Measure"):
        table.add_column(column)
    for column in ("Before", "After"):
        table.add_column(column, justify="right")
    for column in ("Change", "Beyond noise"):
        table.add_column(column)
    for change in changes:
        table.add_row(
            change.case,
            change.measure,
            change.before,
            change.after,
            str(change.verdict),
            _NOISE[change.beyond_noise],
        )
    return table


def _summary(result: Comparison) -> str:
    real = [change for change in result.changes if change.beyond_noise]
    worse = sum(change.verdict.is_worse for change in real)
    return (
        f"{result.compared} cases compared: {worse} changes for the worse and "
        f"{len(real) - worse} for the better are more than noise."
    )
