"""The command line of VTS. What a command does is in :mod:`vts.commands`, loaded when it runs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

import click

from nnhal.command_line import CommandGroup
from nnhal.debug.options import debug_options
from nntest.runner.command_line import EXIT_CODES, choice_options, run_options

__all__ = ["main"]

_PRELOAD: Final = ("vts.suite", "vts.test_runner")
"""What workers of this suite need."""

_Command = TypeVar("_Command", bound=Callable[..., object])


@click.group(cls=CommandGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="nn-driver-suite", prog_name="vts")
def main() -> None:
    """Test drivers of the Neural Networks HAL for conformance, with no runtime in between."""


def _suite_options(command: _Command) -> _Command:
    options = (
        click.option(
            "--specs",
            type=click.Path(exists=True, path_type=Path),
            metavar="DIR",
            help="Folder of specs (*.mod.py) in Android's language, or one spec. Runs the group "
            "general only, unless --groups says otherwise. Specs are Python code, which is run.  "
            "[default: the suite's own]",
        ),
        click.option(
            "--groups",
            metavar="A,B",
            help="Only these test groups.  [default: all; general with --specs]",
        ),
        click.option(
            "--thorough",
            is_flag=True,
            help="Every case of the specs in every group, also where they differ in values only.",
        ),
    )
    for option in reversed(options):
        command = option(command)
    return command


@main.command(
    epilog=EXIT_CODES, short_help="Test a driver: every chosen test of every chosen group."
)
@_suite_options
@click.option(
    "--quick",
    is_flag=True,
    help="Execute each case of the group general once, instead of in every way.",
)
@run_options
@click.option(
    "--json",
    "json_file",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Write the result of every case here.",
)
@click.option("--list", "only_list", is_flag=True, help="Only list the ids of the chosen cases.")
@click.option("--quiet", is_flag=True, help="Print errors only.")
@debug_options
@click.pass_context
def run(context: click.Context, /, **options: Any) -> None:
    """Test a driver: every chosen test of every chosen group, each driver call in a process of the
    driver's own, which may crash or hang as it likes.
    """
    if options.pop("only_list"):
        context.exit(_list(options))
    from nntest.runner.early_start import early_zygote

    is_local = options["engine"] == "local" and not options["in_process"]
    with early_zygote(_PRELOAD, wanted=is_local) as zygote:
        from vts.commands.run import run

        context.exit(run(options, zygote))


@main.command("list")
@_suite_options
@choice_options
@click.pass_context
def list_(context: click.Context, /, **options: Any) -> None:
    """List the ids of all tests, one a line."""
    context.exit(_list(options))


@main.command(short_help="Write a page or another report of a run again.")
@click.argument("results", type=click.Path(exists=True, path_type=Path))
@click.option(
    "--view",
    type=click.Choice(["html", "junit", "text"]),
    default="html",
    show_default=True,
    help="Which report.",
)
@click.option(
    "-o",
    "--output",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Where to write it.  [default: beside RESULTS]",
)
@click.pass_context
def report(context: click.Context, results: Path, view: str, output: Path | None) -> None:
    """Write a report of RESULTS again: a results.json, or the folder that has it."""
    from vts.commands.report import report

    context.exit(report(results, view, output))


@main.command(short_help="Say what broke or was fixed between two runs.")
@click.argument("before", type=click.Path(exists=True, path_type=Path))
@click.argument("after", type=click.Path(exists=True, path_type=Path))
@click.option(
    "--html",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Write the changes as a page, too.",
)
@click.option(
    "--json",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Write the changes as JSON, too.",
)
@click.pass_context
def compare(
    context: click.Context, before: Path, after: Path, html: Path | None, json: Path | None
) -> None:
    """Say which tests are fixed, broken, changed, new or gone between two results.

    BEFORE and AFTER are each a results.json or the folder that has it. Exit code 1 when a test
    broke.
    """
    from vts.commands.compare import compare

    context.exit(compare(before, after, html, json))


@main.command("self-test", short_help="Run the suite on drivers with planted defects.")
@click.option(
    "--defect",
    "defects",
    multiple=True,
    metavar="GLOB",
    help="Only these defects; may be repeated.  [default: all, and then the suite's idle parts]",
)
@click.option(
    "--hal-version",
    metavar="VERSION",
    help="Drivers seen by this version of the HAL, with the defects that it can have.  "
    "[default: each by its newest]",
)
@click.option("--jobs", type=click.IntRange(min=1), metavar="N", help="[default: one a processor]")
@click.option(
    "--output",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIR",
    help="Write self-test.json, a page and the journal here.",
)
@click.option("--resume", is_flag=True, help="Continue the self-test of --output.")
@click.option("--list", "only_list", is_flag=True, help="Only list the chosen defects.")
@click.option("--quiet", is_flag=True, help="Print errors only.")
@click.pass_context
def self_test(context: click.Context, /, **options: Any) -> None:
    """Run the suite on drivers with one planted defect each, until a test fails.

    Exit code 1 when a defect is not caught, or when a test group or a family of the corpus catches
    none.
    """
    from vts.commands.self_test import list_defects, run

    if options.pop("only_list"):
        context.exit(list_defects(options["defects"], options["hal_version"]))
    context.exit(run(options))


@main.command("update-expectations", short_help="Rewrite the file of known failures.")
@click.argument("results", type=click.Path(exists=True, path_type=Path))
@click.option(
    "--expectations",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="The file to rewrite, or to begin.  [default: that of the run]",
)
@click.option("--dry-run", is_flag=True, help="Only say what would change.")
@click.pass_context
def update_expectations(
    context: click.Context, results: Path, expectations: Path | None, dry_run: bool
) -> None:
    """Rewrite the file of expectations so that a run like RESULTS is as expected.

    RESULTS is a results.json or the folder that has it. Entries whose cases succeed go, failures
    that were not foreseen are added; comments and entries about other drivers stay.
    """
    from vts.commands.update_expectations import update_expectations

    context.exit(update_expectations(results, expectations, dry_run=dry_run))


def _list(options: dict[str, Any]) -> int:
    from vts.commands.list import list_cases

    return list_cases(options)
