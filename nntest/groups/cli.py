"""Commands of suites of test groups as click has them, but for those that each suite has itself.

What a command does is in :mod:`nntest.groups.commands`, loaded when it runs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click

from nncli.command_help import WordCommand
from nncli.option_words import option
from nntest.report.cli import merge_command, report_command
from nntest.runner.command_line import choice_options, decorated, repeat_option, run_options

if TYPE_CHECKING:
    from nntest.groups.commands.options import RunOptions
    from nntest.groups.program import Program
    from nntest.report.result_kind import ResultKind

__all__ = ["add_commands", "grouped_run_options", "run_or_list"]

_FILE: Final = click.Path(dir_okay=False, path_type=Path)

_Command = TypeVar("_Command", bound=Callable[..., object])


def _suite_options(command: _Command) -> _Command:
    return decorated(
        command,
        option("specs", type=click.Path(exists=True, path_type=Path)),
        option("groups", show_default="all"),
        option("thorough", is_flag=True),
    )


def grouped_run_options(command: _Command) -> _Command:
    """The options of ``run``, but for the drivers."""
    return decorated(
        command,
        _suite_options,
        option("quick", is_flag=True),
        run_options(timeout_s=120, silence_s=60),
        repeat_option,
        option("json_file", type=_FILE),
        option("only_list", is_flag=True),
        option("quiet", is_flag=True),
    )


def run_or_list(
    program: Callable[[], Program], given: RunOptions, preload: tuple[str, ...], *, only_list: bool
) -> int:
    """Call ``run``, with workers forked from a process that has imported ``preload``, or list the
    tests.
    """
    from nntest.runner.early_start import early_zygote

    if only_list:
        from nntest.groups.commands.list import list_cases

        return list_cases(program(), given)
    is_local = given.engine == "local" and not given.in_process
    with early_zygote(preload, wanted=is_local) as zygote:
        from nntest.groups.commands.run import run

        return run(program(), given, zygote)


def add_commands(
    main: click.Group,
    program: Callable[[], Program],
    kinds: Callable[[], Sequence[ResultKind[Any]]],
) -> None:
    """Add the commands but for ``run`` to ``main``.

    ``program`` imports the suite, and ``kinds`` the kinds of its results: they are called when a
    command runs.
    """
    for command in (_list, _show, _compare, _update_expectations):
        main.add_command(command(program))
    main.add_command(report_command(kinds))
    main.add_command(merge_command(kinds))


def _list(program: Callable[[], Program]) -> click.Command:
    @click.command("list", cls=WordCommand)
    @_suite_options
    @choice_options
    @repeat_option
    @click.pass_context
    def list_(context: click.Context, /, **options: Any) -> None:
        """List the ids of all tests, one a line."""
        from nntest.groups.commands.list import list_cases
        from nntest.groups.commands.options import ListOptions

        context.exit(list_cases(program(), ListOptions(**options)))

    return list_


def _show(program: Callable[[], Program]) -> click.Command:
    @click.command(cls=WordCommand, short_help="Show one test: its model, values and result.")
    @click.argument("id")
    @click.argument("results", required=False, type=click.Path(exists=True, path_type=Path))
    @option("specs", type=click.Path(exists=True, path_type=Path))
    @click.pass_context
    def show(context: click.Context, /, **options: Any) -> None:
        """Show the test ID: the operations with their arguments, shapes, types, inputs and expected
        outputs, and how it ended in RESULTS, a results.json or the folder that contains it.
        """
        from nntest.groups.commands.show import show

        context.exit(show(program(), **options))

    return show


def _compare(program: Callable[[], Program]) -> click.Command:
    @click.command(cls=WordCommand, short_help="Show what broke or was fixed between two runs.")
    @click.argument("before", type=click.Path(exists=True, path_type=Path))
    @click.argument("after", type=click.Path(exists=True, path_type=Path))
    @option("html_file", type=_FILE)
    @option("json_file", type=_FILE)
    @click.pass_context
    def compare(context: click.Context, /, **options: Any) -> None:
        """Show which tests were fixed, broken, changed, added or removed between two results.

        BEFORE and AFTER are each a results.json or the folder that contains it. The exit code is 1
        if a test broke.
        """
        from nntest.groups.commands.compare import compare

        context.exit(compare(program(), **options))

    return compare


def _update_expectations(program: Callable[[], Program]) -> click.Command:
    @click.command(
        "update-expectations", cls=WordCommand, short_help="Rewrite the file of known failures."
    )
    @click.argument("results", type=click.Path(exists=True, path_type=Path))
    @option("expectations", type=_FILE, show_default="that of the run")
    @option("dry_run", is_flag=True)
    @click.pass_context
    def update_expectations(
        context: click.Context, results: Path, expectations: Path | None, dry_run: bool
    ) -> None:
        """Rewrite the file of expectations so that a run like RESULTS has no unexpected outcome.

        RESULTS is a results.json or the folder that contains it. This removes entries whose cases
        succeed and adds unexpected failures. Comments and entries about other drivers stay.
        """
        from nntest.groups.commands.update_expectations import update_expectations

        context.exit(update_expectations(program(), results, expectations, dry_run=dry_run))

    return update_expectations
