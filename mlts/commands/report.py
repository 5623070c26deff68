"""``mlts report``: any view of a result, again."""

from __future__ import annotations

import sys
from pathlib import Path

from mlts import csv, results
from mlts.files import PAGE, load_run, write_file
from mlts.results import BenchmarkRun

__all__ = ["report"]


def report(path: Path, view: str, output: Path | None) -> None:
    """Write a view of the result at ``path``; see ``mlts report --help``."""
    run = load_run(path)
    if view == "html" and output is None:
        output = (path if path.is_dir() else path.parent) / PAGE
    content = _render(run, view)
    if output is None:
        sys.stdout.write(content)
    else:
        write_file(output, content)
        sys.stdout.write(f"{output}\n")


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
