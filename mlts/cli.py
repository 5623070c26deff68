"""The command line of MLTS. What a command does is in :mod:`mlts.commands`, loaded when it runs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from nnhal.command_line import CommandGroup
from nnhal.debug.options import debug_options
from nntest.option_types import LARGEST, Seconds

__all__ = ["main"]

_Command = TypeVar("_Command", bound=Callable[..., object])

# What a driver's engineer needs most comes first; times are Android's.
_PROFILES = ("scoring", "short", "repeatable", "complete")
_FORMATS = ("html", "csv", "table", "json")
_FILE = click.Path(dir_okay=False, path_type=Path)
_FOLDER = click.Path(file_okay=False, path_type=Path)
_RESULTS = click.Path(path_type=Path)


@click.group(cls=CommandGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="nn-driver-suite", prog_name="mlts")
def main() -> None:
    """Benchmark drivers of the Neural Networks HAL: whole models, real data, beside TF Lite."""


def _assets_option(command: _Command) -> _Command:
    return click.option(
        "--assets",
        type=_FOLDER,
        metavar="DIR",
        help="Models and data in the layout of Android's mlts/models assets.  [default: embedded]",
    )(command)


def _model_option(command: _Command) -> _Command:
    return click.option(
        "--model",
        "models",
        multiple=True,
        metavar="GLOB",
        help="Only models whose name matches; may be repeated.  [default: all]",
    )(command)


@main.command()
@click.option(
    "--driver",
    "drivers",
    multiple=True,
    metavar="NAME",
    help="Driver to benchmark: a name that 'nnhal drivers' lists, or package.module:Class; "
    "may be repeated.  [default: reference]",
)
@click.option(
    "-f",
    "--filter-driver",
    metavar="REGEX",
    help="All installed drivers whose whole name matches, the reference driver aside.",
)
@click.option("-r", "--include-nnapi-reference", is_flag=True, help="The reference driver as well.")
@click.option("--nnapi-reference-only", is_flag=True, help="The reference driver alone.")
@_assets_option
@_model_option
@click.option(
    "--profile",
    type=click.Choice(_PROFILES),
    default=_PROFILES[0],
    show_default=True,
    help="scoring: the whole data set and at least 0.5 s; short: 0.3 s warm-up, 1 s run; "
    "repeatable: 2 s, 10 s; complete: 2 s, the whole data set within 300 s.",
)
@click.option(
    "--seconds",
    type=Seconds(),
    help="Time of a run instead of the profile's (complete: its limit); 0 is one sequence.",
)
@click.option(
    "--warmup-seconds",
    type=Seconds(),
    help="Time of the warm-up instead of the profile's; 0 is one sequence.",
)
@click.option(
    "--iterations",
    type=click.IntRange(min=1, max=LARGEST),
    help="Inferences per model and backend, instead of a time; sequences are run to their end.",
)
@click.option(
    "--threads",
    type=click.IntRange(min=1, max=LARGEST),
    default=1,
    show_default=True,
    help="Threads of TF Lite and of the drivers alike.",
)
@click.option(
    "--compilation/--no-compilation",
    default=True,
    show_default=True,
    help="Time compilation without cache, saving to cache, and from cache.",
)
@click.option(
    "--output",
    type=_FOLDER,
    metavar="DIR",
    help="Where the reports go.  [default: mlts-results/TIME]",
)
@click.option(
    "--json", "json_file", type=_FILE, metavar="FILE", help="Write results.json here too."
)
@click.option(
    "--gate", type=_FILE, metavar="FILE", help="TOML file of limits; exit code 1 beyond them."
)
@click.option(
    "--in-process",
    is_flag=True,
    help="Run drivers in this process, whose end a crash then is. For debugging; implied by "
    "--vlog and --trace.",
)
@click.option(
    "--service",
    is_flag=True,
    help="Run each driver in a process of its own, as on a device: latencies then include a "
    "message there and back.",
)
@click.option(
    "--timeout",
    type=Seconds(),
    default=300,
    show_default=True,
    metavar="SECONDS",
    help="A driver hangs that has no inference or compilation to show for so long; 0 waits for "
    "ever.",
)
@click.option(
    "--resume",
    is_flag=True,
    help="Go on with the run in the --output folder, which was killed; give all other options "
    "again.",
)
@click.option("--open/--no-open", "open_page", default=False, help="Open the page in a browser.")
@click.option("--quiet", is_flag=True, help="Print errors only.")
@debug_options
@click.pass_context
def benchmark(context: click.Context, /, **options: Any) -> None:
    """Run models on drivers and on TF Lite, and report speed and accuracy.

    Each model is measured in a process beside this one, drivers and TF Lite together, so that a
    driver that crashes or hangs costs one model.

    Exit codes: 0 all within limits, 1 an evaluator, a tolerance or a limit of the gate was
    missed, 2 wrong usage or unreadable input, 3 a driver crashed or hung, 4 a case was not run,
    130 interrupted. Ctrl-C writes what was measured.
    """
    from mlts.commands.benchmark import Options, benchmark

    context.exit(benchmark(Options(**options)))


@main.command()
@click.argument("results", type=_RESULTS)
@click.option(
    "--format",
    "view",
    type=click.Choice(_FORMATS),
    default="table",
    show_default=True,
    help="The page, Android's CSV, the table of the terminal, or results.json.",
)
@click.option(
    "--output",
    type=_FILE,
    metavar="FILE",
    help="Where the view goes.  [default: result.html beside RESULTS, else the terminal]",
)
def report(results: Path, view: str, output: Path | None) -> None:
    """Make any view of RESULTS again.

    RESULTS is a results.json, the journal.jsonl of a run that was killed, or their folder.
    """
    from mlts.commands.report import report

    report(results, view, output)


@main.command()
@click.argument("before", type=_RESULTS)
@click.argument("after", type=_RESULTS)
@click.option("--html", type=_FILE, metavar="FILE", help="Write the changes as a page, too.")
@click.option("--json", type=_FILE, metavar="FILE", help="Write the changes as JSON, too.")
@click.pass_context
def compare(
    context: click.Context, before: Path, after: Path, html: Path | None, json: Path | None
) -> None:
    """Say what became faster, slower, more or less accurate from BEFORE to AFTER.

    Exit code 1 when anything became worse by more than noise.
    """
    from mlts.commands.compare import compare

    context.exit(compare(before, after, html, json))


@main.command()
@_assets_option
@_model_option
def models(assets: Path | None, models: tuple[str, ...]) -> None:
    """List the models that there are to run."""
    from mlts.commands.models import models as list_models

    list_models(assets, models)
