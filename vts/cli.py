"""The command line of VTS. What a command does is in :mod:`vts.commands`, loaded when it runs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click

from nnhal.command_line import CommandGroup
from nnhal.debug.options import debug_options
from nnhal.option_words import option
from nntest.runner.command_line import (
    EXIT_CODES,
    choice_options,
    decorated,
    repeat_option,
    run_options,
)

if TYPE_CHECKING:
    from nntest.groups.commands.options import ListOptions

__all__ = ["main"]

_PRELOAD: Final = ("vts.suite", "vts.test_runner")
"""What workers of this suite need."""

_FILE: Final = click.Path(dir_okay=False, path_type=Path)

_Command = TypeVar("_Command", bound=Callable[..., object])


@click.group(
    cls=CommandGroup, program="vts", context_settings={"help_option_names": ["-h", "--help"]}
)
@click.version_option(package_name="nn-driver-suite", prog_name="vts")
def main() -> None:
    """Test drivers of the Neural Networks HAL for conformance, with no runtime in between."""


def _suite_options(command: _Command) -> _Command:
    return decorated(
        command,
        option("specs", type=click.Path(exists=True, path_type=Path)),
        option("groups", show_default="all"),
        option("thorough", is_flag=True),
    )


@main.command(
    epilog=EXIT_CODES, short_help="Test a driver: every chosen test of every chosen group."
)
@_suite_options
@option("quick", is_flag=True)
@option("driver", default="reference", show_default=True)
@run_options(timeout_s=120, silence_s=60)
@repeat_option
@option("json_file", type=_FILE)
@option("only_list", is_flag=True)
@option("quiet", is_flag=True)
@debug_options
@click.pass_context
def run(context: click.Context, /, **options: Any) -> None:
    """Test a driver: every chosen test of every chosen group, each driver call in a process of the
    driver's own, which may crash or hang as it likes.
    """
    only_list = options.pop("only_list")
    from nntest.groups.commands.options import RunOptions, list_options
    from nntest.runner.early_start import early_zygote

    given = RunOptions(**options)
    if only_list:
        context.exit(_list(list_options(given)))
    is_local = given.engine == "local" and not given.in_process
    with early_zygote(_PRELOAD, wanted=is_local) as zygote:
        from nntest.groups.commands.run import run
        from vts.program import PROGRAM

        context.exit(run(PROGRAM, given, zygote))


@main.command("list")
@_suite_options
@choice_options
@repeat_option
@click.pass_context
def list_(context: click.Context, /, **options: Any) -> None:
    """List the ids of all tests, one a line."""
    from nntest.groups.commands.options import ListOptions

    context.exit(_list(ListOptions(**options)))


@main.command(short_help="Write a page or another report of a run again.")
@click.argument("results", type=click.Path(exists=True, path_type=Path))
@option("view", type=click.Choice(["html", "junit", "text"]), default="html", show_default=True)
@option("to", type=_FILE, show_default="beside RESULTS")
@click.pass_context
def report(context: click.Context, results: Path, view: str, to: Path | None) -> None:
    """Write a report of RESULTS again: a results.json, or the folder that has it."""
    from nntest.groups.commands.report import report
    from vts.program import PROGRAM

    context.exit(report(PROGRAM, results, view, to))


@main.command(short_help="Say what broke or was fixed between two runs.")
@click.argument("before", type=click.Path(exists=True, path_type=Path))
@click.argument("after", type=click.Path(exists=True, path_type=Path))
@option("html_file", type=_FILE)
@option("json_file", type=_FILE)
@click.pass_context
def compare(
    context: click.Context,
    before: Path,
    after: Path,
    html_file: Path | None,
    json_file: Path | None,
) -> None:
    """Say which tests are fixed, broken, changed, new or gone between two results.

    BEFORE and AFTER are each a results.json or the folder that has it. Exit code 1 when a test
    broke.
    """
    from nntest.groups.commands.compare import compare
    from vts.program import PROGRAM

    context.exit(compare(PROGRAM, before, after, html_file, json_file))


@main.command("self-test", short_help="Run the suite on drivers with planted defects.")
@option("defects", multiple=True, show_default="all, and then the suite's idle parts")
@option("hal_version", show_default="the newest of each")
@option("jobs", type=click.IntRange(min=1), show_default="one a processor")
@option("output", type=click.Path(file_okay=False, path_type=Path))
@option("resume", is_flag=True)
@option("only_list", is_flag=True)
@option("quiet", is_flag=True)
@click.pass_context
def self_test(context: click.Context, /, **options: Any) -> None:
    """Run the suite on drivers with one planted defect each, until a test fails.

    Exit code 1 when a defect is not caught, or when a test group or a family of the corpus catches
    none.
    """
    from vts.commands.self_test import Options, list_defects, run

    only_list = options.pop("only_list")
    given = Options(**options)
    context.exit(list_defects(given.defects, given.hal_version) if only_list else run(given))


@main.command("update-expectations", short_help="Rewrite the file of known failures.")
@click.argument("results", type=click.Path(exists=True, path_type=Path))
@option("expectations", type=_FILE, show_default="that of the run")
@option("dry_run", is_flag=True)
@click.pass_context
def update_expectations(
    context: click.Context, results: Path, expectations: Path | None, dry_run: bool
) -> None:
    """Rewrite the file of expectations so that a run like RESULTS is as expected.

    RESULTS is a results.json or the folder that has it. Entries whose cases succeed go, failures
    that were not foreseen are added; comments and entries about other drivers stay.
    """
    from nntest.groups.commands.update_expectations import update_expectations
    from vts.program import PROGRAM

    context.exit(update_expectations(PROGRAM, results, expectations, dry_run=dry_run))


def _list(options: ListOptions) -> int:
    from nntest.groups.commands.list import list_cases
    from vts.program import PROGRAM

    return list_cases(PROGRAM, options)
