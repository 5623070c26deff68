"""A whole run: every model on every backend, journaled as it goes, and its result."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from importlib import metadata
from pathlib import Path
from typing import Protocol

import msgspec

from mlts import gate, warnings
from mlts.backends.base import Participant
from mlts.cases import planned_case
from mlts.engines.base import Engine, EngineBroken, Turn, Watch
from mlts.gate import Gate
from mlts.journal import Journal
from mlts.measurement import Clock
from mlts.planning import PlannedModel
from mlts.results import SCHEMA, BackendRole, BenchmarkCase, BenchmarkRun, Settings
from nntest import environment
from nntest.results import Outcome, totals_of

__all__ = ["Job", "Observer", "planned", "run"]


@dataclass(frozen=True)
class Job:
    """What to run, all of it checked."""

    models: Sequence[PlannedModel]
    backends: Sequence[Participant]
    settings: Settings
    command: str
    """The exact command line of this run."""
    repeat: Callable[[str, Participant], str]
    """Command that repeats the case of a model (by name) and a backend."""
    journal: Path
    gate: Gate | None = None
    reductions: Sequence[str] = ()
    """What of the catalogue was left out by the user's choice, in words."""
    resumes: BenchmarkRun | None = None
    """What the journal of a run knows that is to be continued."""

    def backends_for(self, model: PlannedModel) -> Sequence[Participant]:
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
    engine: Engine,
    observer: Observer,
    is_stopped: Callable[[], bool],
    clock: Clock = time.perf_counter_ns,
) -> BenchmarkRun:
    """Run everything, or until the user asks to stop; then judge by the gate."""
    start = clock()
    result = job.resumes or planned(job)
    observer.begins(result)
    overhead, broken = None, ""
    measured: dict[str, BenchmarkCase] = {}
    with Journal(job.journal, result, resume=job.resumes is not None) as journal:
        try:
            overhead = engine.overhead() if not is_stopped() else None
            watch = Watch(is_stopped, observer.stage)
            for case in _run_models(job, engine, observer, journal, watch, result):
                measured[case.id] = case
        except EngineBroken as error:
            broken = f"the run could not go on: {error}"
    return _finished(
        job,
        msgspec.structs.replace(
            result,
            cases=tuple(measured.get(case.id, case) for case in result.cases),
            overhead=overhead,
            reductions=(*result.reductions, broken) if broken else result.reductions,
            duration_ns=clock() - start,
            interrupted=is_stopped(),
        ),
    )


def _run_models(
    job: Job, engine: Engine, observer: Observer, journal: Journal, watch: Watch, plan: BenchmarkRun
) -> Iterator[BenchmarkCase]:
    """The cases of the models that had their turn, as they end."""
    waiting = {case.model for case in plan.cases if case.outcome is Outcome.NOT_RUN}
    for model in job.models:
        if watch.is_stopped() or model.loaded is None or model.name not in waiting:
            continue
        journal.started(model.name)
        observer.model_begins(model.name)
        repeat = {b.name: job.repeat(model.name, b) for b in job.backends_for(model)}
        ended = engine.run(Turn(model, repeat, job.settings, plan.environment), watch)
        journal.ended(ended)
        observer.model_ends(ended)
        yield from ended


def planned(job: Job) -> BenchmarkRun:
    """The result before anything has been measured."""
    drivers = [b.name for b in job.backends if b.info.role is BackendRole.DRIVER]
    machine = environment.snapshot(drivers)
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
        warnings=(
            *warnings.of_machine(machine),
            *warnings.of_isolation(job.settings.isolation),
        ),
    )


def _planned_cases(job: Job) -> Iterator[BenchmarkCase]:
    for model in job.models:
        for backend in job.backends_for(model):
            if model.loaded is None:
                reason = model.entry.absent or ""
                yield planned_case(model.name, backend.name, Outcome.SKIPPED, reason)
            else:
                reason = "the run ended before its turn"
                yield planned_case(model.name, backend.name, Outcome.NOT_RUN, reason)


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
    if job.resumes is not None:
        yield "the run was ended before its time, and continued later"
    if result.interrupted:
        yield "the run was stopped before its end"


def _data_warnings(model: PlannedModel) -> Sequence[str]:
    return model.dataset.warnings if model.dataset else ()
