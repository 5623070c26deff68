"""A whole run: every model on every backend, journaled as it goes, and its result."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from importlib import metadata
from pathlib import Path
from typing import Protocol

import msgspec

from mlts import environment, gate, warnings
from mlts.backends.base import Backend
from mlts.cases import describe_failure, planned_case
from mlts.gate import Gate
from mlts.journal import Journal
from mlts.measurement import Clock
from mlts.model_run import ModelRun, RunContext
from mlts.planning import PlannedModel
from mlts.results import SCHEMA, BenchmarkCase, BenchmarkRun, Overhead, Settings
from nntest.driver_log import driver_log
from nntest.results import Outcome, totals_of

__all__ = ["Job", "Observer", "run"]


@dataclass(frozen=True)
class Job:
    """What to run, all of it checked."""

    models: Sequence[PlannedModel]
    backends: Sequence[Backend]
    settings: Settings
    command: str
    """The exact command line of this run."""
    repeat: Callable[[str, Backend], str]
    """Command that repeats the case of a model (by name) and a backend."""
    journal: Path
    gate: Gate | None = None
    reductions: Sequence[str] = ()
    """What of the catalogue was left out by the user's choice, in words."""
    overhead: Callable[[], Overhead] | None = None
    """Measures the harness's own cost."""

    def backends_for(self, model: PlannedModel) -> Sequence[Backend]:
        """The backends that a model is planned on."""
        loaded = model.loaded
        if loaded is None:
            return self.backends
        return [backend for backend in self.backends if backend.is_for(loaded)]


class Observer(Protocol):
    """Watches a run, e.g. to show its progress."""

    def begins(self, run: BenchmarkRun) -> None:
        """The plan, every case NOT_RUN or SKIPPED."""

    def model_begins(self, model: str) -> None:
        """A model's turn has come."""

    def stage(self, text: str, done: int, total: int) -> None:
        """What the model's run is at."""

    def model_ends(self, cases: Sequence[BenchmarkCase]) -> None:
        """The outcome of a model on all backends."""


def run(
    job: Job,
    observer: Observer,
    is_stopped: Callable[[], bool],
    clock: Clock = time.perf_counter_ns,
) -> BenchmarkRun:
    """Run everything, or until the user asks to stop; then judge by the gate."""
    start = clock()
    result = _planned(job)
    observer.begins(result)
    with Journal(job.journal, result) as journal, driver_log() as log:
        overhead = job.overhead() if job.overhead and not is_stopped() else None
        context = RunContext(
            settings=job.settings,
            environment=result.environment,
            clock=clock,
            is_stopped=is_stopped,
            stage=observer.stage,
            explain=lambda error: describe_failure(error, log.take()),
        )
        measured = _run_models(job, observer, journal, context)
    cases = tuple(measured.get(case.id, case) for case in result.cases)
    return _finished(
        job,
        msgspec.structs.replace(
            result,
            cases=cases,
            overhead=overhead,
            duration_ns=clock() - start,
            interrupted=is_stopped(),
        ),
    )


def _run_models(
    job: Job, observer: Observer, journal: Journal, context: RunContext
) -> dict[str, BenchmarkCase]:
    """Cases by id, of the models that had their turn."""
    cases: dict[str, BenchmarkCase] = {}
    for model in job.models:
        if context.is_stopped() or model.loaded is None or model.dataset is None:
            continue
        journal.started(model.name)
        observer.model_begins(model.name)
        repeat = partial(job.repeat, model.name)
        backends = job.backends_for(model)
        model_run = ModelRun(model, model.loaded, model.dataset, backends, context, repeat)
        model_run.run()
        ended = model_run.cases()
        journal.ended(ended)
        observer.model_ends(ended)
        cases |= {case.id: case for case in ended}
    return cases


def _planned(job: Job) -> BenchmarkRun:
    """The result before anything has been measured."""
    machine = environment.snapshot()
    cases = tuple(_planned_cases(job))
    return BenchmarkRun(
        schema=SCHEMA,
        suite="mlts",
        totals=totals_of(cases),
        command=job.command,
        started=datetime.now().astimezone().isoformat(timespec="seconds"),
        version=metadata.version("nn-driver-suite"),
        environment=machine,
        settings=job.settings,
        backends=tuple(backend.info for backend in job.backends),
        models=tuple(model.info for model in job.models),
        cases=cases,
        reductions=tuple(job.reductions),
        warnings=warnings.of_machine(machine),
    )


def _planned_cases(job: Job) -> Iterator[BenchmarkCase]:
    for model in job.models:
        for backend in job.backends_for(model):
            if model.loaded is None:
                reason = model.entry.absent or ""
                yield planned_case(model.name, backend.info, Outcome.SKIPPED, reason)
            else:
                reason = "the run ended before its turn"
                yield planned_case(model.name, backend.info, Outcome.NOT_RUN, reason)


def _finished(job: Job, result: BenchmarkRun) -> BenchmarkRun:
    load = environment.load_average()
    result = msgspec.structs.replace(
        result,
        totals=totals_of(result.cases),
        environment=msgspec.structs.replace(result.environment, load_after=load),
        reductions=(*result.reductions, *_reductions(job, result)),
    )
    findings = gate.judge(job.gate, result) if job.gate else ()
    return msgspec.structs.replace(result, gate=findings)


def _reductions(job: Job, result: BenchmarkRun) -> Iterator[str]:
    """What was left out by what is there, or by the time given."""
    absent = sum(model.loaded is None for model in job.models)
    if absent:
        yield f"{absent} of {len(job.models)} models have no file in these assets"
    for model in job.models:
        yield from (f"{model.name}: {text}" for text in _data_warnings(model))
    partly = {case.model for case in result.cases if 0 < case.evaluated_items < case.test_set_size}
    if partly:
        profile = result.settings.profile
        yield (
            f"accuracy is over a part of the data set for {len(partly)} models "
            f"(profile {profile}); --profile complete takes all of it"
        )
    if result.interrupted:
        yield "the run was stopped before its end"


def _data_warnings(model: PlannedModel) -> Sequence[str]:
    return model.dataset.warnings if model.dataset else ()
