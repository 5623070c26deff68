"""``mlts compare``: what changed between two runs."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rich.table import Table

from mlts.compare import Change, Comparison, Weight
from mlts.compare import compare as compare_runs
from mlts.result_kind import BENCHMARK
from mlts.terminal import terminal
from nncli.encoding import indented
from nncli.output_file import write_file
from nntest.results import ExitCode

__all__ = ["compare"]

_NOISE: Final = {True: "more than noise", False: "within noise", None: "not known"}


def compare(before: Path, after: Path, html_file: Path | None, json_file: Path | None) -> ExitCode:
    """Print the changes, and write them where asked; FAILED when anything became worse by more
    than noise.
    """
    result = compare_runs(BENCHMARK.load(before), BENCHMARK.load(after))
    if json_file:
        write_file(json_file, indented(result))
    if html_file:
        from mlts.page.comparison import page

        write_file(html_file, page(result).encode())
    console = terminal()
    for note in result.notes:
        console.print(f"Note: {note}")
    if result.changes:
        console.print(_table(result.changes))
    console.print(_summary(result))
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
    worse, better = len(result.of(Weight.WORSE)), len(result.of(Weight.BETTER))
    return (
        f"{result.compared} cases compared: {worse} changes for the worse and "
        f"{better} for the better are more than noise."
    )
