"""``mlts benchmark``: check what the user gave, run, write the reports."""

from __future__ import annotations

import glob
import shlex
import sys
import webbrowser
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import msgspec
from rich.console import Console

from mlts import benchmark as runner
from mlts import drivers, files, gate, journal, planning, profiles
from mlts.backends.base import Backend
from mlts.backends.hal import HalBackend
from mlts.backends.tflite import TfliteBackend
from mlts.benchmark import Job, Observer
from mlts.catalogue import Catalogue
from mlts.commands.models import read_catalogue
from mlts.overhead import measure_overhead
from mlts.planning import PlannedModel
from mlts.results import BackendRole, BenchmarkRun, Settings
from mlts.terminal import ProgressView, QuietView, print_run, terminal
from nnhal import registry
from nntest.interruption import interruptible
from nntest.results import ExitCode

__all__ = ["Options", "benchmark", "exit_code"]


@dataclass(frozen=True)
class Options:
    """The options of ``mlts benchmark``, as given."""

    drivers: tuple[str, ...]
    filter_driver: str | None
    include_nnapi_reference: bool
    nnapi_reference_only: bool
    assets: Path | None
    models: tuple[str, ...]
    profile: str
    seconds: float | None
    warmup_seconds: float | None
    iterations: int | None
    threads: int
    compilation: bool
    output: Path | None
    json_file: Path | None
    gate: Path | None
    open_page: bool
    quiet: bool


def benchmark(options: Options) -> ExitCode:
    """Run, print, write. Raises a UserError for anything wrong before the run begins."""
    found = read_catalogue(options.assets)
    limits = gate.load(options.gate, [m.name for m in found.models]) if options.gate else None
    models = planning.plan(found.select(options.models))
    backends = _backends(options)
    folder = files.make_folder(options.output)
    job = Job(
        models=models,
        backends=backends,
        settings=_settings(options),
        command=shlex.join(["mlts", *sys.argv[1:]]),
        repeat=lambda model, backend: _repeat(options, model, backend),
        journal=folder / journal.NAME,
        gate=limits,
        reductions=tuple(_left_out(found, models)),
        overhead=measure_overhead,
    )
    console = terminal(quiet=options.quiet)
    with interruptible() as interruption, _observer(console) as observer:
        result = runner.run(job, observer, interruption.is_requested)
    _report(result, folder, options, console)
    return exit_code(result)


def exit_code(run: BenchmarkRun) -> ExitCode:
    """What a run means to the shell."""
    if run.interrupted:
        return ExitCode.INTERRUPTED
    missed = any(not finding.passed for finding in run.gate)
    if missed or any(case.outcome.is_bad for case in run.cases):
        return ExitCode.FAILED
    return ExitCode.OK


def _backends(options: Options) -> list[Backend]:
    names = drivers.select(
        options.drivers,
        options.filter_driver,
        registry.drivers(),
        include_reference=options.include_nnapi_reference,
        only_reference=options.nnapi_reference_only,
    )
    return [
        TfliteBackend(options.threads),
        TfliteBackend(options.threads, default_delegates=True),
        *(HalBackend.named(name, options.threads) for name in names),
    ]


def _settings(options: Options) -> Settings:
    overrides = profiles.Overrides(options.seconds, options.warmup_seconds, options.iterations)
    settings = profiles.settings_of(
        options.profile, overrides, threads=options.threads, compilation=options.compilation
    )
    return msgspec.structs.replace(
        settings,
        models=options.models,
        assets=str(options.assets or ""),
        gate=str(options.gate or ""),
    )


def _left_out(found: Catalogue, models: Sequence[PlannedModel]) -> Iterator[str]:
    if len(models) < len(found.models):
        yield f"--model chose {len(models)} of {len(found.models)} models"
    yield from found.warnings


def _repeat(options: Options, model: str, backend: Backend) -> str:
    """The command that repeats one case with the same settings."""
    words = ["mlts", "benchmark", "--model", glob.escape(model)]
    if backend.info.role is BackendRole.DRIVER:
        words += ["--driver", backend.name]
    for name, value, default in (
        ("--assets", options.assets, None),
        ("--profile", options.profile, profiles.DEFAULT),
        ("--seconds", options.seconds, None),
        ("--warmup-seconds", options.warmup_seconds, None),
        ("--iterations", options.iterations, None),
        ("--threads", options.threads, 1),
    ):
        if value != default:
            words += [name, str(value)]
    return shlex.join(words if options.compilation else [*words, "--no-compilation"])


@contextmanager
def _observer(console: Console) -> Iterator[Observer]:
    if console.quiet:
        yield QuietView()
        return
    with ProgressView(console) as view:
        yield view


def _report(run: BenchmarkRun, folder: Path, options: Options, console: Console) -> None:
    page = files.write_all(run, folder)
    if options.json_file:
        files.write_results(run, options.json_file)
    print_run(run, console)
    console.print(f"Report: {page}", markup=False, soft_wrap=True)
    if options.open_page:
        webbrowser.open(page.resolve().as_uri())
