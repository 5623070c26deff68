"""The options that a run has in every suite.

Imports nothing that is slow to import.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import wraps
from itertools import chain, count
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

import click
from click.core import ParameterSource

from nncli.command_line import CommandGroup
from nncli.option_types import LARGEST, Duration
from nncli.option_words import option
from nntest.runner.option_values import LISTED, RunValues, silence_within

if TYPE_CHECKING:
    from nntest.runner.options import RunOptions

__all__ = [
    "EXIT_CODES",
    "choice_options",
    "decorated",
    "repeat_option",
    "run_options",
    "run_options_of",
]

_Command = TypeVar("_Command", bound=Callable[..., object])
_Option = Callable[[Any], Any]

EXIT_CODES: Final = """Exit codes: 0 all as expected; 1 failures, or outdated expectations; 2 wrong
usage or unreadable input; 3 the driver crashed, hung or did not start; 4 cases were not run, or
nothing was compared; 130 interrupted, with the finished cases reported."""

_MEBIBYTE: Final = 1 << 20


def choice_options(command: _Command) -> _Command:
    """Options that choose cases; their values are ChoiceValues."""
    return decorated(
        command,
        option("filters", multiple=True),
        option("excludes", multiple=True),
        option("shard"),
        option("shuffle", type=click.IntRange(-LARGEST, LARGEST)),
    )


def repeat_option(command: _Command) -> _Command:
    """The option ``--repeat``, for suites whose cases say something when they are repeated."""
    return option("repeat", type=click.IntRange(min=1), default=1, show_default=True)(command)


def run_options(
    *, timeout_s: float, silence_s: float, jobs: str = "one per processor"
) -> Callable[[_Command], _Command]:
    """The options of a run, with what differs between suites; their values are RunValues.

    ``jobs`` says in words how many there are by default.
    """
    return lambda command: decorated(
        command,
        choice_options,
        option("jobs", type=click.IntRange(min=1), show_default=jobs),
        option("engine", type=click.Choice(["local", "dask"]), default="local", show_default=True),
        option("scheduler"),
        option("worker_resources", multiple=True),
        option("in_process", is_flag=True),
        option("retries", type=click.IntRange(0, LARGEST), default=0, show_default=True),
        option("fail_fast", is_flag=True),
        option("timeout", type=Duration(may_be_none=True), default=timeout_s, show_default=True),
        option("silence", type=Duration(may_be_none=True), default=silence_s, show_default=True),
        option("expectations", type=click.Path(exists=True, dir_okay=False, path_type=Path)),
        option(
            "output",
            type=click.Path(file_okay=False, path_type=Path),
            show_default="PROGRAM-results/TIME",
        ),
        option("no_output", is_flag=True),
        option("resume", is_flag=True),
        option("resume_anyway", is_flag=True),
        option("limit_memory", type=click.IntRange(1, LARGEST // _MEBIBYTE)),
        option("limit_cpu", type=Duration()),
        option("limit_files", type=click.IntRange(16, LARGEST)),
        _with_defaults,
    )


def _with_defaults(command: _Command) -> _Command:
    """Give a run what the user leaves open: the folder that is named by program and time, and a
    limit of silence that fits into the time for the whole run.
    """

    @wraps(command)
    def run(*args: Any, **options: Any) -> object:
        if options.get("budget") and _is_default("silence"):
            options["silence"] = silence_within(options["budget"], options["silence"])
        no_output, resumes = options.pop("no_output"), options["resume"] or options["resume_anyway"]
        if no_output and options["output"]:
            raise click.UsageError("--output names a folder, and --no-output wants none")
        if options["output"] is None and not (no_output or resumes or options.get("only_list")):
            options["output"] = _new_folder()
        return command(*args, **options)

    return cast("_Command", run)


def _is_default(name: str) -> bool:
    source = click.get_current_context().get_parameter_source(name)
    return source is ParameterSource.DEFAULT


def _new_folder() -> Path:
    """A name for the folder of a run: no other run has written there."""
    root = click.get_current_context().find_root().command
    parent = Path(f"{root.program if isinstance(root, CommandGroup) else root.name}-results")
    now = datetime.now().strftime("%Y%m%d-%H%M%S")
    names = chain([now], (f"{now}-{number}" for number in count(2)))
    return next(parent / name for name in names if not (parent / name).exists())


def run_options_of(values: RunValues, *, driver: str, jobs: int = 0) -> RunOptions:
    """Return the options of a run on ``driver`` (empty where only cases name drivers), with so many
    ``jobs`` by default, 0 for one per processor.

    Raises InvalidShard, EngineMisused and InvalidResource.
    """
    from nntest.runner.engine_options import cluster_of
    from nntest.runner.options import RunOptions, default_jobs
    from nntest.runner.selection import selection_of

    return RunOptions(
        driver=driver,
        selection=selection_of(values),
        jobs=values.jobs or jobs or default_jobs(),
        in_process=values.in_process,
        cluster=cluster_of(values),
        retries=values.retries,
        fail_fast=values.fail_fast,
        case_limit_s=values.timeout,
        silence_limit_s=values.silence,
        expectations=values.expectations,
        output=values.output,
        resume=values.resume,
        resume_anyway=values.resume_anyway,
        limits=values.limits,
        order=values.order or LISTED,
        budget_s=values.budget,
    )


def decorated(command: _Command, *options: _Option) -> _Command:
    """``command`` with ``options``, in the order in which its help shows them."""
    for each in reversed(options):
        command = each(command)
    return command
