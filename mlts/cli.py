"""The command line of MLTS. What a command does is in :mod:`mlts.commands`, loaded when it runs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from mlts.assets_cli import assets
from nncli.command_line import CommandGroup
from nncli.option_types import LARGEST, Duration, numbers
from nncli.option_words import option
from nncli.start_timeout import start_timeout_option
from nnhal.debug.options import debug_options
from nntest.report.cli import ViewName, merge_command, report_command
from nntest.runner.command_line import EXIT_CODES, decorated, run_options

if TYPE_CHECKING:
    from nntest.report.result_kind import ResultKind

__all__ = ["main"]

_Command = TypeVar("_Command", bound=Callable[..., object])

_PRELOAD = ("mlts.suite", "mlts.model_runner", "nntflite.interpreter")
"""What workers of this suite need."""

_STRESS_PRELOAD = (
    "mlts.stress.suite",
    "mlts.stress.case",
    "mlts.stress.client",
    "nnservice.hal.shared_driver",
    "nntflite.importer",
)

_STRESS_PROFILES = ("quick", "full")
_MOST_CLIENTS = 1000
"""Processes, or threads of each, that a stress may have."""

_PRELOAD_CAPABILITIES = (*_PRELOAD, "mlts.capabilities.suite", "mlts.capabilities.measured_models")

_THROUGH = ("hal", "file")
_PROFILES = ("quick", "scoring", "short", "repeatable", "complete")
_CAPABILITIES_VIEWS = ("text", "python", "json")
_FILE = click.Path(dir_okay=False, path_type=Path)
_FOLDER = click.Path(file_okay=False, path_type=Path)
_RESULTS = click.Path(path_type=Path)


@click.group(
    cls=CommandGroup, program="mlts", context_settings={"help_option_names": ["-h", "--help"]}
)
@click.version_option(package_name="nn-driver-suite", prog_name="mlts")
def main() -> None:
    """Benchmark and stress drivers of the Neural Networks HAL with whole models and real data."""


main.add_command(assets)


def _catalogue_options(command: _Command) -> _Command:
    return decorated(
        command,
        click.argument("models", metavar="[MODEL]...", nargs=-1),
        option("assets", type=_FOLDER, show_default="embedded"),
    )


def _input_options(command: _Command) -> _Command:
    return decorated(
        command,
        option("given", multiple=True, show_default="the model's data, else seeded values"),
        option("mean", type=numbers, show_default="that in the model's metadata"),
        option("std", type=numbers, show_default="that in the model's metadata"),
        option("states", multiple=True),
        option("signature", show_default="the first graph's"),
    )


_SEED = option("seed", type=click.IntRange(0, LARGEST), default=0, show_default=True)


def _data_options(command: _Command) -> _Command:
    return decorated(
        command,
        _input_options,
        _SEED,
        option("golden", multiple=True, show_default="the model's data, else none"),
        option("labels", type=_FILE),
        option("evaluator"),
    )


def _common_options(command: _Command) -> _Command:
    return decorated(
        command,
        option("drivers", multiple=True, show_default="reference"),
        start_timeout_option,
        option("filter_driver"),
        option("include_nnapi_reference", is_flag=True),
        option("nnapi_reference_only", is_flag=True),
        option("assets", type=_FOLDER, show_default="embedded"),
        run_options(timeout_s=0, silence_s=300, jobs="1"),
        option("json_file", type=_FILE),
        option("open_page", default=False),
        option("only_list", is_flag=True),
        option("quiet", is_flag=True),
    )


@main.command(epilog=EXIT_CODES, short_help="Run models on drivers and on TF Lite.")
@click.argument("models", metavar="[MODEL]...", nargs=-1)
@_common_options
@_data_options
@option("profile", type=click.Choice(_PROFILES), default=_PROFILES[0], show_default=True)
@option("seconds", type=Duration(may_be_none=True))
@option("warmup_seconds", type=Duration(may_be_none=True))
@option("iterations", type=click.IntRange(1, LARGEST))
@option("threads", type=click.IntRange(1, LARGEST), default=1, show_default=True)
@option("compilation", default=True, show_default=True)
@option("audio", is_flag=True)
@option("localize", default=True, show_default=True)
@option("service", is_flag=True)
@option("through", type=click.Choice(_THROUGH), show_default="file, where the driver reads it")
@option("max_partitions", type=click.IntRange(0, LARGEST), show_default="no limit")
@option("require_full_delegation", is_flag=True)
@option("gate", type=_FILE)
@debug_options
@click.pass_context
def benchmark(context: click.Context, /, **options: Any) -> None:
    """Run models on drivers and on TF Lite, and report speed and accuracy.

    MODEL is the name of a model that 'mlts models' lists, a pattern of such names, or the path of a
    .tflite or .onnx file, which needs no data: without --input it gets seeded values; or a folder
    of such files.

    A worker process measures each model, with drivers and TF Lite taking turns, so a driver that
    crashes or hangs affects only one case. Concurrent jobs disturb measurements: use --jobs only
    for accuracy. --vlog and --trace imply --in-process. A missed limit of --gate is a failure.
    """
    only_list = options.pop("only_list")
    from mlts.commands.options import Options

    given = Options(**options)
    if only_list:
        from mlts.commands.benchmark import list_cases

        context.exit(list_cases(given))
    from nntest.runner.early_start import early_zygote

    with early_zygote(_PRELOAD, wanted=given.needs_workers) as zygote:
        from mlts.commands.benchmark import benchmark

        context.exit(benchmark(given, zygote))


@main.command(epilog=EXIT_CODES, short_help="Say in a minute whether a driver runs a model right.")
@click.argument("models", metavar="MODEL...", nargs=-1, required=True)
@option("drivers", multiple=True, show_default="reference")
@start_timeout_option
@option("assets", type=_FOLDER, show_default="embedded")
@_data_options
@option("output", type=_FOLDER, show_default="mlts-results/TIME")
@option("open_page", default=False)
@click.pass_context
def check(context: click.Context, /, **options: Any) -> None:
    """Say whether drivers run MODEL right, how fast, and if not, which operation is wrong.

    MODEL is as for 'mlts benchmark', of which this is the short form: it leaves out compilation
    times. The page is the benchmark's.
    """
    context.invoke(benchmark, compilation=False, **options)


@main.command(epilog=EXIT_CODES, short_help="Run drivers under load, with clients that get killed.")
@click.argument("words", metavar="MODE... [MODEL]...", nargs=-1, required=True)
@_common_options
@_input_options
@option("profile", type=click.Choice(_STRESS_PROFILES), default="quick", show_default=True)
@option("duration", type=Duration(may_be_none=True))
@option("threads", type=click.IntRange(1, _MOST_CLIENTS))
@option("processes", type=click.IntRange(1, _MOST_CLIENTS))
@option("kill_rate", type=click.FloatRange(0, 100))
@option("seed", type=click.IntRange(0), default=1, show_default=True)
@click.pass_context
def stress(context: click.Context, /, **options: Any) -> None:
    """Run drivers under load, with clients that get killed, and report whether they cope.

    Every answer is compared with that of the idle driver; memory, descriptors and threads of the
    driver's process are monitored. MODEL is a name or pattern of 'mlts models', or the path of a
    .tflite or .onnx file. MODE is all, or one of inference-stress, model-loading-stress,
    parallel-inference-stress, parallel-inference-stress-in-process,
    client-early-termination-stress, multi-process-inference-stress,
    multi-process-model-load-stress, memory-mapped-model-load-stress, model-load-random-stress,
    inference-random-stress, performance-degradation-stress.
    """
    only_list = options.pop("only_list")
    from mlts.commands.stress_options import StressOptions

    given = StressOptions(**options)
    if only_list:
        from mlts.commands.stress import list_cases

        context.exit(list_cases(given))
    from nntest.runner.early_start import early_zygote

    with early_zygote(_STRESS_PRELOAD, wanted=given.needs_workers) as zygote:
        from mlts.commands.stress import stress

        context.exit(stress(given, zygote))


@main.command(epilog=EXIT_CODES, short_help="Measure the capabilities that a driver declares.")
@click.argument("models", metavar="[MODEL]...", nargs=-1)
@option("drivers", multiple=True, show_default="reference")
@start_timeout_option
@option("assets", type=_FOLDER, show_default="embedded")
@option("profile", type=click.Choice(_PROFILES), default="short", show_default=True)
@option("seconds", type=Duration(may_be_none=True))
@option("warmup_seconds", type=Duration(may_be_none=True))
@option("threads", type=click.IntRange(1, LARGEST), default=1, show_default=True)
@option("timeout", type=Duration(may_be_none=True), default=0, show_default=True)
@option("silence", type=Duration(may_be_none=True), default=300, show_default=True)
@option("check", is_flag=True)
@option("view", type=ViewName(_CAPABILITIES_VIEWS), default="text", show_default=True)
@option("json_file", type=_FILE)
@option("quiet", is_flag=True)
@click.pass_context
def capabilities(context: click.Context, /, **options: Any) -> None:
    """Measure a driver's speed and power, and derive the capabilities that it should declare.

    Models by name or pattern, else those that Android recommends, run on drivers and on TF Lite in
    turns; the numbers are ratios to TF Lite. A number that the driver declares is a finding if it
    is more than a factor of two outside the measured interval.
    """
    from mlts.commands.options import CapabilitiesOptions
    from nntest.runner.early_start import early_zygote

    with early_zygote(_PRELOAD_CAPABILITIES) as zygote:
        from mlts.commands.capabilities import capabilities

        context.exit(capabilities(CapabilitiesOptions(**options), zygote))


def _kinds() -> Sequence[ResultKind[Any]]:
    from mlts.capabilities.result_kind import CAPABILITIES
    from mlts.result_kind import BENCHMARK
    from mlts.self_test.results import FORMAT
    from mlts.stress.result_kind import STRESS
    from nntest.self_test.result_kind import self_test_kind

    return (BENCHMARK, STRESS, CAPABILITIES, self_test_kind(FORMAT))


main.add_command(report_command(_kinds, default="text"))
main.add_command(merge_command(_kinds))


@main.command()
@click.argument("before", type=_RESULTS)
@click.argument("after", type=_RESULTS)
@option("html_file", type=_FILE)
@option("json_file", type=_FILE)
@click.pass_context
def compare(context: click.Context, /, **options: Any) -> None:
    """Show what became faster, slower, more or less accurate from BEFORE to AFTER.

    The exit code is 1 if anything got worse by more than noise.
    """
    from mlts.commands.compare import compare

    context.exit(compare(**options))


@main.command()
@_catalogue_options
def models(assets: Path | None, models: tuple[str, ...]) -> None:
    """List available models."""
    from mlts.commands.models import models as list_models

    list_models(assets, models)


@main.command(short_help="Find the operators of a model that a driver gets wrong.")
@click.argument("model")
@option("driver", required=True)
@start_timeout_option
@option("assets", type=_FOLDER, show_default="embedded")
@_input_options
@_SEED
@option("scrub", is_flag=True)
@option("output", type=_FOLDER)
@click.pass_context
def localize(context: click.Context, /, **options: Any) -> None:
    """Find the operators that a driver gets wrong in MODEL: the name of a model in the catalogue,
    or a .tflite or .onnx file.

    Each operator is judged by its own inputs, alone and inside the model, so one that only passes
    on the error of another is not blamed. TF Lite, or ONNX Runtime, gives the expected values;
    where the driver differs, other runtimes that are installed are asked. --output writes a page,
    localization.json, the graph (model.dot, and model_explorer.json for Model Explorer), and the
    first wrong operator as a model with data and a script that shows the error without this
    package.

    The exit code is 1 if an operator is wrong, and 4 if none is but some could not be checked.
    """
    from mlts.commands.localize import Options, localize

    context.exit(localize(Options(**options)))


@main.command("render-tts")
@click.argument("model")
@option("sentence", type=click.IntRange(1), default=1, show_default=True)
@option("sound", type=_FILE, required=True)
@option("driver", show_default="TF Lite")
@start_timeout_option
@option("assets", type=_FOLDER, show_default="embedded")
def render_tts(**options: Any) -> None:
    """Write the speech that MODEL produces on a driver or on TF Lite to a WAV file.

    Its frames must have 49 values, like those of tts_mini; see the docs on embedded models.
    """
    from mlts.commands.render_tts import Options, render_tts

    render_tts(Options(**options))


@main.command("self-test", short_help="Run stress tests on drivers with planted defects.")
@option("defects", multiple=True, show_default="all, and then the modes that caught nothing")
@option("seed", type=click.IntRange(0), default=0, show_default=True)
@option("jobs", type=click.IntRange(min=1), default=1, show_default=True)
@option("output", type=_FOLDER)
@option("resume", is_flag=True)
@option("resume_anyway", is_flag=True)
@option("only_list", is_flag=True)
@option("quiet", is_flag=True)
@click.pass_context
def self_test(context: click.Context, /, **options: Any) -> None:
    """Run stress tests on drivers with one planted defect each, until one fails, and on drivers
    without a defect that are slow, busy or large.

    The exit code is 1 if a defect is not caught with the right outcome and explanation, if a driver
    without a defect fails, or if a stress mode catches nothing.
    """
    from mlts.commands.self_test import Options, list_defects, run

    only_list = options.pop("only_list")
    given = Options(**options)
    context.exit(list_defects(given.defects) if only_list else run(given))
