"""The command line of VTS. What a command does is in :mod:`vts.commands`, loaded when it runs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from nnhal.command_line import CommandGroup
from nnhal.debug.options import debug_options

__all__ = ["main"]

_Command = TypeVar("_Command", bound=Callable[..., object])


@click.group(cls=CommandGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="nn-driver-suite", prog_name="vts")
def main() -> None:
    """Test drivers of the Neural Networks HAL for conformance, with no runtime in between."""


def _corpus_options(command: _Command) -> _Command:
    options = (
        click.option(
            "--specs",
            type=click.Path(exists=True, path_type=Path),
            required=True,
            metavar="DIR",
            help="Folder of specs (*.mod.py) in Android's language, or one spec. "
            "Specs are Python code, and this runs it.",
        ),
        click.option(
            "--filter",
            "filters",
            multiple=True,
            metavar="GLOB",
            help="Only cases whose id FOLDER/NAME matches; may be repeated.  [default: all]",
        ),
        click.option(
            "--exclude",
            "excludes",
            multiple=True,
            metavar="GLOB",
            help="No cases whose id matches; may be repeated.",
        ),
    )
    for option in reversed(options):
        command = option(command)
    return command


@main.command()
@_corpus_options
@click.option(
    "--driver",
    default="reference",
    show_default=True,
    metavar="NAME",
    help="Driver under test: a name that 'nnhal drivers' lists, or package.module:Class.",
)
@click.option(
    "--json",
    "json_file",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Write the result of every case here.",
)
@click.option("--fail-fast", is_flag=True, help="End the run at the first failure.")
@click.option("--quiet", is_flag=True, help="Print errors only.")
@debug_options
@click.pass_context
def run(context: click.Context, /, **options: Any) -> None:
    """Run every case of the specs on a driver and compare its outputs with the expected ones.

    Exit codes: 0 no failure, 1 a case failed, 2 wrong usage, or a spec that cannot be loaded (all
    others are run), 130 interrupted: Ctrl-C ends the run after the current case.
    """
    from vts.commands.run import Options, run

    context.exit(run(Options(**options)))


@main.command("list")
@_corpus_options
@click.pass_context
def list_(
    context: click.Context, specs: Path, filters: tuple[str, ...], excludes: tuple[str, ...]
) -> None:
    """List the ids of all cases, one a line."""
    from vts.commands.list import list_cases
    from vts.corpus import Choice

    context.exit(list_cases(specs, Choice(filters, excludes)))
