"""``mlts report``: any view of a result, again."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from mlts import csv, results
from mlts.files import PAGE, RESULTS, load_run
from mlts.results import BenchmarkRun
from mlts.stress import files as stress_files
from mlts.stress import results as stress_results
from mlts.stress.results import StressRun
from nncli.errors import UserError
from nncli.input_file import Format
from nncli.output_file import write_file
from nncli.terminal import document, say
from nntest.result_file import suite_of
from nntest.runner import journal

__all__ = ["NoSuchView", "report"]


class NoSuchView(UserError):
    """A result of this kind has no such view."""


_RESULT: Final = Format("a result of mlts", error=UserError, max_bytes=1 << 30)


def report(path: Path, view: str, output: Path | None) -> None:
    """Write a view of the result at ``path``; see ``mlts report --help``."""
    run = stress_files.load_run(path) if _is_stress(path) else load_run(path)
    if view == "html" and output is None:
        output = (path if path.is_dir() else path.parent) / PAGE
    if output is not None:
        write_file(output, _render(run, view).encode(errors="backslashreplace"))
        say(str(output))
    elif view == "table":
        _print(run)
    else:
        document(_render(run, view))


def _is_stress(path: Path) -> bool:
    """Whether it is a result of ``mlts stress``; anything else is found when it is read."""
    if os.path.isdir(path):
        finished = path / RESULTS
        path = finished if finished.exists() else path / journal.NAME
    return suite_of(path, _RESULT) == stress_results.SUITE


def _print(run: BenchmarkRun | StressRun) -> None:
    if isinstance(run, StressRun):
        from mlts.stress import terminal as stress_terminal

        stress_terminal.print_run(run, stress_terminal.terminal())
        return
    from mlts.terminal import print_run, terminal

    print_run(run, terminal())


def _render(run: BenchmarkRun | StressRun, view: str) -> str:
    if isinstance(run, StressRun):
        return _stress(run, view)
    if view == "csv":
        return csv.render(run)
    if view == "json":
        return results.dump(run).decode()
    if view == "html":
        from mlts.page import page

        return page(run)
    from mlts.terminal import render

    return render(run)


def _stress(run: StressRun, view: str) -> str:
    if view == "csv":
        raise NoSuchView("a stress has no --format csv; it has html, table and json")
    if view == "json":
        return stress_results.dump(run).decode()
    if view == "html":
        from mlts.stress.page import page

        return page(run)
    from mlts.stress.terminal import render

    return render(run)
