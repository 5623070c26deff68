"""``mlts benchmark``: check what the user gave, run, write the reports."""

from __future__ import annotations

import glob
import shlex
import sys
import webbrowser
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import msgspec
from rich.console import Console

from mlts import benchmark as runner
from mlts import drivers, files, gate, journal, planning, profiles, resume
from mlts.backends.base import Participant
from mlts.benchmark import Job, Observer
from mlts.catalogue import Catalogue
from mlts.commands.models import read_catalogue
from mlts.engines import choice
from mlts.engines.base import Engine
from mlts.engines.choice import Choice
from mlts.engines.isolated import DriverDied
from mlts.planning import PlannedModel
from mlts.results import BackendRole, BenchmarkRun, Isolation, Settings
from mlts.terminal import ProgressView, QuietView, print_run, terminal
from nnhal import registry
from nnhal.errors import UserError
from nnhal.output_file import check_writable
from nnhal.terminal import complain
from nntest.interruption import interruptible
from nntest.output_folder import locked
from nntest.results import ExitCode, Outcome

__all__ = ["ContradictingOptions", "Options", "benchmark", "exit_code"]


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
    in_process: bool
    service: bool
    timeout: float
    resume: bool
    open_page: bool
    quiet: bool

    @property
    def isolation(self) -> Isolation:
        """Raises ContradictingOptions."""
        if self.in_process and self.service:
            raise ContradictingOptions("--in-process leaves no place for --service")
        if self.in_process:
            return Isolation.NONE
        return Isolation.SERVICE if self.service else Isolation.WORKER


class ContradictingOptions(UserError):
    """Two options exclude each other, or one needs another."""


def benchmark(options: Options) -> ExitCode:
    """Run, print, write. Raises a UserError for anything wrong before the run begins."""
    isolation = choice.possible(options.isolation)
    names = drivers.select(
        options.drivers,
        options.filter_driver,
        registry.drivers(),
        include_reference=options.include_nnapi_reference,
        only_reference=options.nnapi_reference_only,
    )
    assets = str(options.assets or "")
    chosen = Choice(isolation, names, options.threads, assets, options.timeout or None)
    console = terminal(quiet=options.quiet)
    if options.json_file:
        check_writable(options.json_file)
    folder = files.folder_of(options.output)
    with locked(folder, files.WRITTEN), interruptible() as interruption:
        with choice.engine(chosen) as engine:
            try:
                job = _job(options, isolation, engine, interruption.is_requested, folder)
            except KeyboardInterrupt:
                return ExitCode.INTERRUPTED
            with _observer(console) as observer:
                result = runner.run(job, engine, observer, interruption.is_requested)
            interruption.end()
        _report(result, folder, options, console)
    return exit_code(result)


def exit_code(run: BenchmarkRun) -> ExitCode:
    """What a run means to the shell."""
    if run.interrupted:
        return ExitCode.INTERRUPTED
    if any(case.outcome in (Outcome.CRASH, Outcome.HANG) for case in run.cases):
        return ExitCode.DRIVER_DIED
    missed = any(not finding.passed and not finding.not_judged for finding in run.gate)
    if missed or any(case.outcome.is_bad for case in run.cases):
        return ExitCode.FAILED
    not_judged = any(finding.not_judged for finding in run.gate)
    if not_judged or any(case.outcome is Outcome.NOT_RUN for case in run.cases):
        return ExitCode.INCOMPLETE
    return ExitCode.OK


def _job(
    options: Options,
    isolation: Isolation,
    engine: Engine,
    is_stopped: Callable[[], bool],
    folder: Path,
) -> Job:
    """Everything that was asked for, checked."""
    found = read_catalogue(options.assets)
    limits = gate.load(options.gate, [m.name for m in found.models]) if options.gate else None
    models = planning.plan(found.select(options.models))
    past = _past(options)
    participants = _participants(engine, is_stopped)
    job = Job(
        models=models,
        backends=participants,
        settings=_settings(options, isolation),
        command=shlex.join(["mlts", *sys.argv[1:]]),
        repeat=lambda model, backend: _repeat(options, model, backend),
        journal=folder / journal.NAME,
        gate=limits,
        reductions=tuple(_left_out(found, models)),
        resumes=past,
    )
    if past is not None:
        resume.check_same(job.journal, past, runner.planned(job))
    return job


def _participants(engine: Engine, is_stopped: Callable[[], bool]) -> Sequence[Participant]:
    """What a driver leaves that does not even start is all there is to look at: it is printed."""
    try:
        return engine.participants(is_stopped)
    except DriverDied as error:
        for line in error.evidence:
            complain(line)
        raise


def _past(options: Options) -> BenchmarkRun | None:
    """The run to be continued. Raises ResultsUnreadable, ContradictingOptions."""
    if not options.resume:
        return None
    if options.output is None:
        raise ContradictingOptions("--resume needs the --output folder of the run to continue")
    return resume.read(options.output / journal.NAME)


def _settings(options: Options, isolation: Isolation) -> Settings:
    overrides = profiles.Overrides(options.seconds, options.warmup_seconds, options.iterations)
    settings = profiles.settings_of(
        options.profile, overrides, threads=options.threads, compilation=options.compilation
    )
    return msgspec.structs.replace(
        settings,
        models=options.models,
        assets=str(options.assets or ""),
        gate=str(options.gate or ""),
        isolation=isolation,
    )


def _left_out(found: Catalogue, models: Sequence[PlannedModel]) -> Iterator[str]:
    if len(models) < len(found.models):
        yield f"--model chose {len(models)} of {len(found.models)} models"
    yield from found.warnings


def _repeat(options: Options, model: str, backend: Participant) -> str:
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
    words += ["--in-process"] if options.in_process else ["--service"] if options.service else []
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
    console.print(f"Report: {page}", soft_wrap=True)
    if options.open_page:
        webbrowser.open(page.resolve().as_uri())
