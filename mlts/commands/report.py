"""``mlts report``: any view of a result, again."""

from __future__ import annotations

from pathlib import Path

from mlts import csv, results
from mlts.files import PAGE, load_run
from mlts.results import BenchmarkRun
from nnhal.output_file import write_file
from nnhal.terminal import document, say

__all__ = ["report"]


def report(path: Path, view: str, output: Path | None) -> None:
    """Write a view of the result at ``path``; see ``mlts report --help``."""
    run = load_run(path)
    if view == "html" and output is None:
        output = (path if path.is_dir() else path.parent) / PAGE
    if output is not None:
        write_file(output, _render(run, view).encode(errors="backslashreplace"))
        say(str(output))
    elif view == "table":
        from mlts.terminal import print_run, terminal

        print_run(run, terminal())
    else:
        document(_render(run, view))


def _render(run: BenchmarkRun, view: str) -> str:
    if view == "csv":
        return csv.render(run)
    if view == "json":
        return results.dump(run).decode()
    if view == "html":
        from mlts.page import page

        return page(run)
    from mlts.terminal import render

    return render(run)
