"""``list``: the ids of the tests, to choose from."""

from __future__ import annotations

from nncli.terminal import complain, say
from nncli.text import one_line
from nntest.groups.commands.corpus import unreadable_in
from nntest.groups.commands.options import ListOptions
from nntest.groups.program import Program
from nntest.results import ExitCode
from nntest.runner.selection import selection_of

__all__ = ["list_cases"]


def list_cases(program: Program, options: ListOptions) -> ExitCode:
    """Print one id a line; USAGE when a spec cannot be loaded. Raises a UserError."""
    suite, selection = program.chosen(options), selection_of(options)
    chosen = selection.of(suite.plan())
    say(*(case.id for case in chosen))
    faults = unreadable_in(suite, selection)
    complain(*(f"Error: {one_line(fault.message)}" for fault in faults))
    return ExitCode.USAGE if faults else ExitCode.OK
