"""``vts list``: the ids of the tests, to choose from."""

from __future__ import annotations

import click

from nntest.results import ExitCode
from nntest.runner.selection import selection_of
from vts.commands.options import ListOptions
from vts.commands.suite import suite_of, unreadable_in

__all__ = ["list_cases"]


def list_cases(options: ListOptions) -> ExitCode:
    """Print one id a line; USAGE when a spec cannot be loaded. Raises a UserError."""
    suite, selection = suite_of(options), selection_of(options)
    chosen = selection.of(suite.plan())
    if chosen:
        click.echo("\n".join(case.id for case in chosen))
    faults = unreadable_in(suite, selection)
    for fault in faults:
        click.echo(f"Error: {' '.join(fault.message.split())}", err=True)
    return ExitCode.USAGE if faults else ExitCode.OK
