"""``vts report``: the reports of a result, again."""

from __future__ import annotations

from pathlib import Path

from nnhal.terminal import say
from nntest.results import ExitCode
from vts import results
from vts.reports import JUNIT, PAGE, RESULTS, junit_of, write, write_page
from vts.results import VtsRun

__all__ = ["load_run", "report"]


def report(path: Path, view: str, output: Path | None) -> ExitCode:
    """Write a view of the result at ``path``, beside it unless ``output`` says where."""
    run = load_run(path)
    if view == "text":
        from vts.terminal import print_run, terminal

        print_run(run, terminal())
        return ExitCode.OK
    folder = path if path.is_dir() else path.parent
    if view == "junit":
        written = write(output or folder / JUNIT, junit_of(run))
    else:
        written = write_page(run, output or folder / PAGE)
    say(str(written))
    return ExitCode.OK


def load_run(path: Path) -> VtsRun:
    """The result in ``path``, a file or the folder of a run. Raises ResultsUnreadable."""
    return results.load(path / RESULTS if path.is_dir() else path)
