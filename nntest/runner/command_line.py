"""The options that ``run`` has in every suite. Imports nothing that is slow to import."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click

from nntest.option_types import LARGEST, Seconds

if TYPE_CHECKING:
    from nntest.runner.options import RunOptions

__all__ = ["EXIT_CODES", "choice_options", "run_options", "run_options_of"]

_Command = TypeVar("_Command", bound=Callable[..., object])

EXIT_CODES: Final = """Exit codes: 0 all as expected; 1 failures, or expectations that are out of
date; 2 wrong usage or unreadable input; 3 the driver crashed, hung or did not start; 4 cases did
not get their turn; 130 interrupted, and what had been run is reported."""

_MEBIBYTE: Final = 1 << 20

_CHOICE: Final = (
    click.option(
        "--filter",
        "filters",
        multiple=True,
        metavar="GLOB",
        help="Only cases whose id matches; may be repeated. * also matches /.  [default: all]",
    ),
    click.option(
        "--exclude",
        "excludes",
        multiple=True,
        metavar="GLOB",
        help="No cases whose id matches; may be repeated.",
    ),
    click.option(
        "--shard",
        metavar="I/N",
        help="Only part I of N. A case stays in its part whatever others come and go.",
    ),
    click.option(
        "--shuffle",
        type=click.IntRange(-LARGEST, LARGEST),
        metavar="SEED",
        help="Another order: cases that share a spec stay together.",
    ),
    click.option(
        "--repeat",
        type=click.IntRange(min=1),
        default=1,
        show_default=True,
        metavar="N",
        help="Run everything N times; the further ones have ids ID#2, ...",
    ),
)

_RUN: Final = (
    click.option(
        "--driver",
        default="reference",
        show_default=True,
        metavar="NAME",
        help="Driver under test: a name that 'nnhal drivers' lists, or package.module:Class.",
    ),
    *_CHOICE,
    click.option(
        "--jobs",
        type=click.IntRange(min=1),
        metavar="N",
        help="Workers, each with a driver of its own.  [default: one a processor]",
    ),
    click.option(
        "--engine",
        type=click.Choice(["local", "dask"]),
        default="local",
        show_default=True,
        help="Where cases are run: on this machine, or by a cluster of dask.distributed.",
    ),
    click.option("--scheduler", metavar="ADDRESS", help="HOST:PORT of the cluster's scheduler."),
    click.option(
        "--worker-resource",
        "worker_resources",
        multiple=True,
        metavar="NAME=N",
        help="What a case needs of the dask worker that runs it, as NPU=1; may be repeated.",
    ),
    click.option(
        "--in-process",
        is_flag=True,
        help="No other process: to debug a driver, whose crash then ends the run.",
    ),
    click.option(
        "--retry-failed",
        type=click.IntRange(min=0, max=LARGEST),
        default=0,
        show_default=True,
        metavar="N",
        help="Try a failed case up to N times again; if it then passes it is FLAKY.",
    ),
    click.option("--fail-fast", is_flag=True, help="End the run at the first failure."),
    click.option(
        "--timeout",
        type=Seconds(),
        default=120,
        show_default=True,
        metavar="SECONDS",
        help="A case that takes longer is HANG; 0 for no limit.",
    ),
    click.option(
        "--silence",
        type=Seconds(),
        default=60,
        show_default=True,
        metavar="SECONDS",
        help="So is one that gives no sign of life for so long; 0 for no limit.",
    ),
    click.option(
        "--expectations",
        type=click.Path(exists=True, dir_okay=False, path_type=Path),
        metavar="FILE",
        help="Known failures (TOML): they do not fail the run, but out-of-date entries do.",
    ),
    click.option(
        "--output",
        type=click.Path(file_okay=False, path_type=Path),
        metavar="DIR",
        help="Write results, reports and the journal here.",
    ),
    click.option(
        "--resume", is_flag=True, help="Continue the run of --output that did not come to its end."
    ),
    click.option(
        "--resume-anyway",
        is_flag=True,
        help="Also when driver, specs, suite or settings have changed since; reports say so.",
    ),
    click.option(
        "--limit-memory",
        type=click.IntRange(min=1, max=LARGEST // _MEBIBYTE),
        metavar="MIB",
        help="Address space of the driver's process.",
    ),
    click.option(
        "--limit-cpu",
        type=click.IntRange(min=1, max=LARGEST),
        metavar="SECONDS",
        help="Processor time of the driver's process.",
    ),
    click.option(
        "--limit-files",
        type=click.IntRange(min=16, max=LARGEST),
        metavar="N",
        help="Open files of the driver's process.",
    ),
)


def choice_options(command: _Command) -> _Command:
    """Options that choose cases: ``filters``, ``excludes``, ``shard``, ``shuffle``, ``repeat``."""
    return _with(_CHOICE, command)


def run_options(command: _Command) -> _Command:
    """All options of a run; :func:`run_options_of` takes their values."""
    return _with(_RUN, command)


def run_options_of(values: Mapping[str, Any]) -> RunOptions:
    """What the user wants, from the values of the options.

    Raises InvalidShard, EngineMisused and InvalidResource.
    """
    from nnprocess.limits import Limits
    from nntest.runner.engine_options import cluster_of
    from nntest.runner.options import RunOptions, default_jobs
    from nntest.runner.selection import selection_of

    memory = values["limit_memory"]
    return RunOptions(
        driver=values["driver"],
        selection=selection_of(values),
        jobs=values["jobs"] or default_jobs(),
        in_process=values["in_process"],
        cluster=cluster_of(values),
        retries=values["retry_failed"],
        fail_fast=values["fail_fast"],
        case_limit_s=values["timeout"],
        silence_limit_s=values["silence"],
        expectations=values["expectations"],
        output=values["output"],
        resume=values["resume"],
        resume_anyway=values["resume_anyway"],
        limits=Limits(
            address_space_bytes=memory * _MEBIBYTE if memory else None,
            cpu_s=values["limit_cpu"],
            open_files=values["limit_files"],
        ),
    )


def _with(options: tuple[Callable[[Any], Any], ...], command: _Command) -> _Command:
    for option in reversed(options):
        command = option(command)
    return command
