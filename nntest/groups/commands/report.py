"""``report``: the reports of a result, again."""

from __future__ import annotations

from pathlib import Path

from nncli.terminal import say
from nntest.groups.program import Program
from nntest.groups.reports import JUNIT, PAGE, junit_of, write, write_page
from nntest.results import ExitCode

__all__ = ["report"]


def report(program: Program, path: Path, view: str, output: Path | None) -> ExitCode:
    """Write a view of the result at ``path``, beside it unless ``output`` says where."""
    run = program.load(path)
    if view == "text":
        from nntest.groups.terminal import print_run, terminal

        print_run(run, terminal())
        return ExitCode.OK
    folder = path if path.is_dir() else path.parent
    if view == "junit":
        written = write(output or folder / JUNIT, junit_of(run))
    else:
        written = write_page(run, output or folder / PAGE, program.tables(run))
    say(str(written))
    return ExitCode.OK
