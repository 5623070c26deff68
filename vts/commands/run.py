"""``vts run``: start the driver, run the cases, say how it went."""

from __future__ import annotations

import glob
import shlex
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import click
from rich.console import Console

from nnhal import registry
from nnhal.errors import UserError
from nntest.interruption import interruptible
from nntest.results import ExitCode
from vts import results
from vts.corpus import Choice
from vts.results import VtsRun
from vts.run import Job, Observer
from vts.run import run as run_cases
from vts.terminal import ProgressView, QuietView, print_run, terminal

__all__ = ["Options", "ResultNotWritable", "exit_code", "run"]


class ResultNotWritable(UserError):
    """The result cannot be written where the user wants it."""


@dataclass(frozen=True)
class Options:
    """The options of ``vts run``, as given."""

    specs: Path
    driver: str
    filters: tuple[str, ...]
    excludes: tuple[str, ...]
    json_file: Path | None
    fail_fast: bool
    quiet: bool


def run(options: Options) -> ExitCode:
    """Run, write, print. Raises a UserError for anything wrong before the run begins."""
    if options.json_file and not options.json_file.absolute().parent.is_dir():
        raise ResultNotWritable(f"{options.json_file}: its folder does not exist")
    job = Job(
        specs=options.specs,
        choice=Choice(options.filters, options.excludes),
        driver=options.driver,
        device=registry.resolve(options.driver),
        command=shlex.join(["vts", *sys.argv[1:]]),
        repeat=lambda id: _repeat(options, id),
        fail_fast=options.fail_fast,
    )
    console = terminal(quiet=options.quiet)
    with interruptible() as interruption, _observer(console) as observer:
        result = run_cases(job, observer, interruption.is_requested)
    if options.json_file:
        _write(result, options.json_file)
    print_run(result, console)
    for spec in result.unreadable:
        click.echo(f"Error: {' '.join(spec.message.split())}", err=True)
    return exit_code(result)


def exit_code(run: VtsRun) -> ExitCode:
    """What a run means to the shell."""
    if run.interrupted:
        return ExitCode.INTERRUPTED
    if run.unreadable:
        return ExitCode.USAGE
    if any(case.outcome.is_bad for case in run.cases):
        return ExitCode.FAILED
    return ExitCode.OK


def _repeat(options: Options, id: str) -> str:
    """The command that runs the case ``id`` alone."""
    return shlex.join(
        [
            *("vts", "run", "--specs", str(options.specs), "--driver", options.driver),
            *("--filter", glob.escape(id)),
        ]
    )


@contextmanager
def _observer(console: Console) -> Iterator[Observer]:
    if console.quiet or not console.is_terminal:
        yield QuietView()
        return
    with ProgressView(console) as view:
        yield view


def _write(result: VtsRun, path: Path) -> None:
    try:
        path.write_bytes(results.dump(result))
    except OSError as error:
        raise ResultNotWritable(f"cannot write {path}: {error.strerror}") from error
