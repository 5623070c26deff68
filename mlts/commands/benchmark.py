"""``mlts benchmark``: check what the user gave, run, write the reports."""

from __future__ import annotations

import glob
import os
import shlex
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from mlts import gate, planning, profiles
from mlts.assignments import MltsSettings
from mlts.backends.onnx_runtime import OnnxRuntimeBackend
from mlts.backends.tflite import TfliteBackend
from mlts.catalogue import catalogue_at
from mlts.commands import common
from mlts.commands.common import (
    GIVEN,
    absolute_models,
    chosen_drivers,
    finish,
    given_data,
    left_out,
    output_folder,
)
from mlts.inputs import absolute_source
from mlts.localization.failures import localized
from mlts.model_choice import chosen_models, is_path, with_files
from mlts.result_kind import BENCHMARK
from mlts.results import (
    BenchmarkCase,
    BenchmarkRun,
    GivenData,
    Isolation,
    Settings,
    Through,
)
from mlts.run import blank_run, result_of
from mlts.suite import MltsSuite
from mlts.terminal import terminal, view_on
from nncli.errors import UserError
from nncli.spelled_options import spelled
from nntest.environment import Environment, snapshot
from nntest.interruption import interruptible
from nntest.results import ExitCode
from nntest.run_result import command_line
from nntest.runner import exit_codes
from nntest.runner.command_line import run_options_of
from nntest.runner.engine_options import EngineMisused
from nntest.runner.session import run_suite
from nntflite.formats import ONNX, TFLITE

if TYPE_CHECKING:
    from mlts.backends.runtime import RuntimeBackend
    from mlts.catalogue import Catalogue
    from mlts.commands.options import Options
    from mlts.planning import PlannedModel
    from nnprocess.zygote import Zygote
    from nntest.runner.options import RunOptions

__all__ = ["ContradictingOptions", "benchmark", "exit_code", "list_cases"]

JOBS: Final = 1
"""Models that are measured at the same time: more disturb each other."""


class ContradictingOptions(UserError):
    """Two options exclude each other, or one needs another."""


def benchmark(options: Options, zygote: Zygote | None = None) -> ExitCode:
    """Run, print, write. Raises a UserError for anything wrong before the run begins."""
    started_ns = time.perf_counter_ns()
    isolation, how = _isolation(options), _how(options)
    console = terminal(quiet=options.quiet)
    with interruptible() as interruption:
        chosen, found, models = _planned(options, isolation, zygote)
        limits = gate.load(options.gate, [m.name for m in found.models]) if options.gate else None
        suite = _suite(chosen, found, models)
        with output_folder(options, BENCHMARK) as output:
            with view_on(console) as view:
                session = run_suite(suite, replace(how, output=output), view, interruption, zygote)
            assert suite.blank_run is not None
            result = result_of(
                suite,
                session,
                suite.blank_run,
                repeat=lambda case: repeat_command(options, case, chosen.drivers),
                duration_ns=time.perf_counter_ns() - started_ns,
                limits=limits,
                expectations_file=str(options.expectations or ""),
            )
            if options.localize and not result.interrupted:
                with view_on(console) as view:
                    result = localized(result, interruption.is_requested, view.stage)
            interruption.end()
            finish(BENCHMARK, result, output, options, console)
    return exit_code(result, driver_died=session.record.driver_died)


def list_cases(options: Options) -> ExitCode:
    """Print the ids of the chosen cases, one a line."""
    suite = _suite(*_planned(options, Isolation.WORKER))
    return common.list_cases(suite, _how(options))


def exit_code(run: BenchmarkRun, *, driver_died: bool = False) -> ExitCode:
    """Return the exit code of a run: a missed limit of the gate is a failure, and a run that
    compared nothing says nothing about a driver.
    """
    code = exit_codes.exit_code(run, driver_died=driver_died)
    if code not in (ExitCode.OK, ExitCode.INCOMPLETE):
        return code
    if any(not finding.passed and not finding.not_judged for finding in run.gate):
        return ExitCode.FAILED
    if run.is_inconclusive() or any(finding.not_judged for finding in run.gate):
        return ExitCode.INCOMPLETE
    return code


def _isolation(options: Options) -> Isolation:
    if options.in_process and options.service:
        raise ContradictingOptions("--in-process leaves no place for --service")
    if options.is_watched and options.engine != "local":
        raise EngineMisused("--vlog and --trace need drivers in this process, not a cluster")
    if options.in_process or options.is_watched:
        return Isolation.NONE
    if options.service:
        if options.through == Through.FILE:
            raise ContradictingOptions("--service: a driver in its own process reads no files")
        return Isolation.SERVICE
    if options.limit_memory or options.limit_cpu or options.limit_files:
        raise ContradictingOptions(
            "--limit-memory, --limit-cpu and --limit-files are for a driver's process: they need "
            "--service"
        )
    return Isolation.WORKER


def _how(options: Options) -> RunOptions:
    isolation = _isolation(options)
    return replace(
        run_options_of(options, driver="", jobs=JOBS),
        in_process=isolation is Isolation.NONE,
        isolated=isolation is Isolation.SERVICE,
        threads=options.threads,
        patient=True,
    )


def _planned(
    options: Options, isolation: Isolation, zygote: Zygote | None = None
) -> tuple[MltsSettings, Catalogue, tuple[PlannedModel, ...]]:
    """What is to be measured, all of it checked. Raises UserErrors."""
    names = chosen_drivers(options)
    found = catalogue_at(options.assets)
    settings = _settings(options, isolation)
    models = planning.plan(chosen_models(settings.models, options.assets, settings.data), zygote)
    planning.check_present(models)
    chosen = MltsSettings(drivers=names, settings=settings)
    return chosen, found, models


def _settings(options: Options, isolation: Isolation) -> Settings:
    overrides = profiles.Overrides(options.seconds, options.warmup_seconds, options.iterations)
    settings = profiles.settings_of(
        options.profile, overrides, threads=options.threads, compilation=options.compilation
    )
    return msgspec.structs.replace(
        settings,
        models=absolute_models(options.models),
        data=_data(options),
        assets=str(options.assets.absolute()) if options.assets else "",
        # A gate's limits may be any, so no sample is sure to decide them.
        sample=0 if options.gate else settings.sample,
        gate=str(options.gate or ""),
        isolation=isolation,
        through=Through(options.through) if options.through else None,
        max_partitions=options.max_partitions,
        require_full_delegation=options.require_full_delegation,
        audio=options.audio,
    )


def _data(options: Options) -> GivenData:
    return msgspec.structs.replace(
        given_data(options),
        golden=tuple(map(absolute_source, options.golden)),
        labels=str(options.labels.absolute()) if options.labels else "",
        evaluator=options.evaluator or "",
    )


def _suite(chosen: MltsSettings, found: Catalogue, models: Sequence[PlannedModel]) -> MltsSuite:
    threads = chosen.settings.threads
    suffixes = {model.suffix for model in models}
    baselines: list[RuntimeBackend] = []
    if TFLITE.suffix in suffixes or not models:
        baselines += [TfliteBackend(threads), TfliteBackend(threads, default_delegates=True)]
    if ONNX.suffix in suffixes:
        baselines.append(OnnxRuntimeBackend(threads))
    environment: Environment = snapshot(chosen.drivers)
    blank = blank_run(
        chosen,
        models,
        [backend.info for backend in baselines],
        command=command_line("mlts"),
        environment=environment,
        reductions=(*left_out(found, chosen.settings.models), *found.warnings),
    )
    return MltsSuite(chosen, models, baselines, blank)


def repeat_command(options: Options, case: BenchmarkCase, names: Sequence[str]) -> str:
    """The command that repeats one case with the same settings; ``names`` are the drivers."""
    words = ["mlts", "benchmark", model_word(options, case.model)]
    if case.backend in names:
        words += ["--driver", case.backend]
    how = "assets", "profile", "seconds", "warmup_seconds", "iterations", "threads", "through"
    further = "max_partitions", "require_full_delegation", "golden", "labels", "evaluator"
    where = "engine", "scheduler", "worker_resources", "audio", "in_process", "service"
    defaults = {"profile": profiles.DEFAULT, "threads": 1, "engine": "local", "seed": 0}
    words += spelled(options, *how, *further, *GIVEN, "seed", *where, **defaults)
    return shlex.join(words if options.compilation else [*words, "--no-compilation"])


def model_word(options: Options, name: str) -> str:
    """The argument that chooses the model ``name`` of a run: its path, or its name."""
    (file,) = (m.file for m in chosen_models(options.models, options.assets) if m.name == name)
    words = (
        word
        for word in with_files(options.models)
        if is_path(word) and Path(os.path.abspath(word)) == file
    )
    return next(words, glob.escape(name))
