"""The command line of CTS. What a command does is loaded when it runs."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from nncli.command_line import CommandGroup
from nncli.option_words import option
from nncli.start_timeout import start_timeout_option
from nnhal.debug.options import debug_options
from nntest.graph_tests.options import GraphOptions, graph_options
from nntest.groups.cli import add_commands, grouped_run_options, run_or_list
from nntest.runner.command_line import EXIT_CODES
from nntest.runner.early_start import early_zygote

if TYPE_CHECKING:
    from nntest.groups.program import Program
    from nntest.report.result_kind import ResultKind

__all__ = ["main"]

_PRELOAD: Final = ("cts.suite", "cts.test_runner")
"""What workers of this suite need."""

_GRAPH_PRELOAD: Final = (
    "cts.random_graph_suite",
    "cts.runtime_machine",
    "nntest.graph_tests.runner",
)


@click.group(
    cls=CommandGroup, program="cts", context_settings={"help_option_names": ["-h", "--help"]}
)
@click.version_option(package_name="nn-driver-suite", prog_name="cts")
def main() -> None:
    """Test the NNAPI runtime, and drivers as applications see them through it."""


def _program() -> Program:
    from cts.program import PROGRAM

    return PROGRAM


@main.command(epilog=EXIT_CODES, short_help="Test drivers through the runtime.")
@option("drivers", multiple=True, default=("reference",), show_default=True)
@start_timeout_option
@grouped_run_options
@option("assets", type=click.Path(file_okay=False, path_type=Path), show_default="embedded")
@debug_options
@click.pass_context
def run(context: click.Context, /, **options: Any) -> None:
    """Test drivers through the NNAPI runtime: run every selected test of every selected group.

    Each driver is tested alone, without fallback to the CPU; several are also tested together, with
    fallback. Each driver runs in its own process, which may crash or hang.
    """
    only_list = options.pop("only_list")
    from cts.commands.options import RunOptions

    given = RunOptions(**options)
    context.exit(run_or_list(_program, given, _PRELOAD, only_list=only_list))


def _kinds() -> Sequence[ResultKind[Any]]:
    from cts.self_test.results import FORMAT
    from nntest.graph_tests.result_kind import graph_kind
    from nntest.self_test.result_kind import self_test_kind

    return (_program().kind, graph_kind("cts"), self_test_kind(FORMAT))


add_commands(main, _program, _kinds)


@main.command("random-graph", epilog=EXIT_CODES, short_help="Test a driver on random graphs.")
@graph_options
@click.pass_context
def random_graph(context: click.Context, /, **options: Any) -> None:
    """Draw random graphs of what the driver claims to support, run them through the runtime, and
    shrink what fails.

    Like 'vts random-graph', but the graphs are built as by an application, so the runtime is
    tested, too. Only the driver runs them, without fallback to the CPU.
    """
    given = GraphOptions(**options)
    with early_zygote(_GRAPH_PRELOAD, wanted=given.needs_workers) as zygote:
        from cts.random_graph_suite import CtsGraphSuite
        from nntest.graph_tests.command import run

        context.exit(run("cts", CtsGraphSuite, given, zygote))


@main.command("self-test", short_help="Run the suite on a runtime with planted faults.")
@option("defects", multiple=True, show_default="all")
@option("jobs", type=click.IntRange(min=1), show_default="one per processor")
@option("output", type=click.Path(file_okay=False, path_type=Path))
@option("resume", is_flag=True)
@option("resume_anyway", is_flag=True)
@option("only_list", is_flag=True)
@option("quiet", is_flag=True)
@click.pass_context
def self_test(context: click.Context, /, **options: Any) -> None:
    """Run the suite on a runtime with one planted fault at a time, or on a driver with a defect,
    until a test of the responsible group fails.

    The exit code is 1 if a fault is not caught, or if a test group catches none.
    """
    from cts.commands.self_test import Options, list_defects, run

    only_list = options.pop("only_list")
    given = Options(**options)
    context.exit(list_defects(given.defects) if only_list else run(given))
