"""The command line of VTS. What a command does is loaded when it runs."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from nncli.command_line import CommandGroup
from nncli.option_types import Duration
from nncli.option_words import option
from nncli.start_timeout import start_timeout_option
from nnhal.debug.options import debug_options
from nntest.graph_tests.options import GraphOptions, graph_options
from nntest.groups.cli import add_commands, grouped_run_options, run_or_list
from nntest.runner.command_line import EXIT_CODES, choice_options
from nntest.runner.early_start import early_zygote
from nntest.runner.option_values import LISTED
from vts.fuzz.options import FuzzOptions, fuzz_options
from vts.prioritization import POWER
from vts.random_calls.options import CallsOptions, calls_options

if TYPE_CHECKING:
    from nntest.groups.program import Program
    from nntest.report.result_kind import ResultKind

__all__ = ["main"]

_PRELOAD: Final = ("vts.suite", "vts.test_runner")
"""What workers of this suite need."""

_FUZZ_PRELOAD: Final = ("vts.fuzz.suite", "vts.fuzz.runner")
_CALLS_PRELOAD: Final = ("vts.random_calls.suite", "vts.random_calls.runner")
_GRAPH_PRELOAD: Final = ("vts.random_graph.suite", "nntest.graph_tests.runner")


_OF_SURVEY: Final = """Exit codes: 0 the drivers were compared, whatever they get wrong; 2 wrong
usage or unreadable input; 4 some tests were not run; 130 interrupted."""


@click.group(
    cls=CommandGroup, program="vts", context_settings={"help_option_names": ["-h", "--help"]}
)
@click.version_option(package_name="nn-driver-suite", prog_name="vts")
def main() -> None:
    """Test drivers of the Neural Networks HAL for conformance, without a runtime in between."""


def _program() -> Program:
    from vts.program import PROGRAM

    return PROGRAM


@main.command(epilog=EXIT_CODES, short_help="Test a driver.")
@option("driver", default="reference", show_default=True)
@start_timeout_option
@option("hal_version", show_default="its own, and what differs in older ones")
@grouped_run_options
@option("order", type=click.Choice([LISTED, POWER]), show_default="listed; power with --time")
@option("budget", type=Duration())
@option("caches", type=click.Path(file_okay=False, path_type=Path))
@debug_options
@click.pass_context
def run(context: click.Context, /, **options: Any) -> None:
    """Test a driver: run every selected test of every selected group.

    The driver runs in its own process, which may crash or hang.
    """
    only_list = options.pop("only_list")
    from nntest.groups.commands.options import RunOptions
    from vts.commands.versions import narrowed

    options = narrowed(options, options.pop("hal_version"))
    if options["budget"] is not None and options["order"] is None:
        options["order"] = POWER
    given = RunOptions(**options)
    context.exit(run_or_list(_program, given, _PRELOAD, only_list=only_list))


def _kinds() -> Sequence[ResultKind[Any]]:
    from nntest.graph_tests.result_kind import graph_kind
    from nntest.self_test.result_kind import self_test_kind
    from vts.fuzz.result_kind import CALLS, FUZZ
    from vts.self_test.results import FORMAT

    return (_program().kind, graph_kind("vts"), FUZZ, CALLS, self_test_kind(FORMAT))


add_commands(main, _program, _kinds)


@main.command(short_help="Write cases as files for other tools.")
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@option("view", type=click.Choice(["android", "tflite", "onnx"]), required=True)
@option("specs", type=click.Path(exists=True, path_type=Path))
@choice_options
def export(folder: Path, view: str, **options: Any) -> None:
    """Write cases of the corpus to FOLDER: as specs in Android's language, or as .tflite or .onnx
    files with their inputs, expected outputs and tolerances in .npz files beside them.

    --filter and the like choose by the ids of the group general. Cases that the format cannot
    express are counted, and listed with the reason in FOLDER/not_expressed.tsv.
    """
    from nntest.groups.commands.options import ListOptions
    from vts.commands.export import export

    export(folder, view, ListOptions(**options, groups="general"))


@main.command("random-graph", epilog=EXIT_CODES, short_help="Test a driver on random graphs.")
@graph_options
@click.pass_context
def random_graph(context: click.Context, /, **options: Any) -> None:
    """Draw random graphs of what the driver claims to support, run them, and shrink what fails.

    Values must equal those of an oracle, apart from rounding, and the driver must give the same
    answer however it is asked. A seed identifies a graph: --seed N --count 1 draws it again. With
    --output DIR, shrunk graphs are written to DIR/graphs as specs that 'vts run --specs' reads.
    """
    given = GraphOptions(**options)
    with early_zygote(_GRAPH_PRELOAD, wanted=given.needs_workers) as zygote:
        from nntest.graph_tests.command import run
        from vts.random_graph.suite import VtsGraphSuite

        context.exit(run("vts", VtsGraphSuite, given, zygote))


@main.command("random-calls", epilog=EXIT_CODES, short_help="Test a driver on random calls.")
@calls_options
@click.pass_context
def random_calls(context: click.Context, /, **options: Any) -> None:
    """Draw sequences of calls, right and wrong ones, on prepared models, bursts, device memories,
    fences and caches that are used, changed and released in any order, and shrink what fails.

    Each answer must be one that the HAL allows, and the driver's process must not hold more with
    every round. With --output DIR, each finding is written to DIR/findings, for --replay and as a
    program.
    """
    given = CallsOptions(**options)
    with early_zygote(_CALLS_PRELOAD, wanted=given.needs_workers) as zygote:
        from vts.random_calls.command import run

        context.exit(run(given, zygote))


@main.command(epilog=EXIT_CODES, short_help="Test a driver on valid cases changed at random.")
@fuzz_options
@click.pass_context
def fuzz(context: click.Context, /, **options: Any) -> None:
    """Change valid cases step by step. The driver must not crash, hang, accept an invalid model,
    or answer the same request in two ways.

    Attempts that give new answers are changed further. With --output DIR, each finding is written
    to DIR/findings with as few steps as possible, for --reproduce and --minimize.
    """
    given = FuzzOptions(**options)
    with early_zygote(_FUZZ_PRELOAD, wanted=given.needs_workers) as zygote:
        from vts.fuzz.command import run

        context.exit(run(given, zygote))


@main.command("self-test", short_help="Run the suite on drivers with planted defects.")
@option("defects", multiple=True, show_default="all, and then the suite's idle parts")
@option("package", show_default="all that are installed")
@option("hal_version", show_default="the newest of each")
@option("tests", type=click.Path(exists=True, path_type=Path), show_default="all tests")
@option("matrix", type=click.Path(dir_okay=False, path_type=Path))
@option("sample", type=click.IntRange(min=1), show_default="all tests")
@option("jobs", type=click.IntRange(min=1), show_default="one per processor")
@option("output", type=click.Path(file_okay=False, path_type=Path))
@option("resume", is_flag=True)
@option("resume_anyway", is_flag=True)
@option("only_list", is_flag=True)
@option("quiet", is_flag=True)
@click.pass_context
def self_test(context: click.Context, /, **options: Any) -> None:
    """Run the suite on drivers with one planted defect each, until a test fails.

    A driver without a defect takes some of the tests, too. The exit code is 1 if a defect is not
    caught, if the driver without a defect fails, or if a test group or family of the corpus catches
    no defect.
    """
    from vts.commands.self_test import Options, list_defects, run

    only_list = options.pop("only_list")
    given = Options(**options)
    if only_list:
        context.exit(list_defects(given.defects, given.hal_version, given.package))
    context.exit(run(given))


@main.command(epilog=_OF_SURVEY, short_help="Compare many drivers on the same tests.")
@click.argument("results", nargs=-1, type=click.Path(exists=True, path_type=Path))
@option("drivers", multiple=True)
@start_timeout_option
@option("specs", type=click.Path(exists=True, path_type=Path))
@option("groups", show_default="general")
@choice_options
@option("jobs", type=click.IntRange(min=1), show_default="one per processor")
@option("timeout", type=Duration(may_be_none=True), default=120, show_default=True)
@option("output", type=click.Path(file_okay=False, path_type=Path), required=True)
@option("resume", is_flag=True)
@click.pass_context
def survey(context: click.Context, /, **options: Any) -> None:
    """Run the same tests on each --driver, and compare these runs with each other and with those of
    RESULTS: each a results.json of 'vts run', or the folder that contains it.

    Writes results.json, a page and summary.md: operations by drivers, what each driver gets wrong,
    and the tests that no vendor passes, where the mistake may be the suite's. Each case of the
    group general is executed once, not in every way.
    """
    from vts.commands.survey import Options, survey

    context.exit(survey(Options(**options)))
