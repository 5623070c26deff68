"""``mlts compare``: what changed between two runs."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table

from mlts.compare import Change, Comparison, Weight
from mlts.compare import compare as compare_runs
from mlts.result_kind import BENCHMARK
from mlts.terminal import terminal
from nncli.encoding import indented
from nncli.output_file import write_file
from nntest.report.terminal_table import Heading, table_for
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
        console.print(_table(result.changes, console))
    console.print(_summary(result))
    return ExitCode.FAILED if result.is_worse else ExitCode.OK


_HEADINGS: Final = (
    Heading("Case", min_width=20),
    Heading("Measure", min_width=12),
    Heading("Before", is_number=True, from_width=100),
    Heading("After", is_number=True),
    Heading("By", is_number=True),
    Heading("Change", min_width=13),
    Heading("Beyond noise", from_width=100),
)


def _table(changes: tuple[Change, ...], console: Console) -> Table:
    rows = [
        (
            change.case,
            change.measure,
            change.before,
            change.after,
            change.by,
            str(change.verdict),
            _NOISE[change.beyond_noise],
        )
        for change in changes
    ]
    return table_for(console, _HEADINGS, rows)


def _summary(result: Comparison) -> str:
    worse, better = len(result.of(Weight.WORSE)), len(result.of(Weight.BETTER))
    return (
        f"{result.compared} cases compared: {worse} changes for the worse and "
        f"{better} for the better are more than noise. {result.reach}"
    )
