"""The result of a run of MLTS, from what the runner knows and what only MLTS does."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, cast

import msgspec

from mlts import gate, warnings
from mlts.backends.hal import info_of
from mlts.results import (
    SCHEMA,
    SUITE,
    BackendInfo,
    BenchmarkCase,
    BenchmarkRun,
    Isolation,
    MeasurementWarning,
)
from nntest.environment import Environment, load_average
from nntest.results import Outcome, totals_of
from nntest.runner import journal

if TYPE_CHECKING:
    from mlts.assignments import MltsSettings
    from mlts.gate import Gate
    from mlts.planning import PlannedModel
    from mlts.suite import MltsSuite
    from nntest.runner.driver_under_test import DriverDescription
    from nntest.runner.session import Session

__all__ = ["blank_run", "replayed", "result_of"]


def blank_run(
    chosen: MltsSettings,
    models: Sequence[PlannedModel],
    baselines: Sequence[BackendInfo],
    *,
    command: str,
    environment: Environment,
    reductions: Sequence[str] = (),
) -> BenchmarkRun:
    """Return the run as it is known before anything has been measured. ``reductions`` are by the
    user's choice.
    """
    return BenchmarkRun(
        schema=SCHEMA,
        suite=SUITE,
        totals=totals_of(()),
        command=command,
        started=datetime.now().astimezone().isoformat(timespec="seconds"),
        version=version("nn-driver-suite"),
        environment=environment,
        settings=chosen.settings,
        backends=(*baselines, *(info_of(name, None) for name in chosen.drivers)),
        models=tuple(model.info for model in models),
        cases=(),
        reductions=tuple(reductions),
        warnings=(
            *warnings.of_machine(environment),
            *warnings.of_isolation(chosen.settings.isolation),
        ),
    )


def result_of(
    suite: MltsSuite,
    session: Session,
    blank: BenchmarkRun,
    *,
    repeat: Callable[[BenchmarkCase], str],
    duration_ns: int,
    limits: Gate | None = None,
    expectations_file: str = "",
) -> BenchmarkRun:
    """Put the result together. ``repeat`` gives the command that repeats a case."""
    record = session.record
    known = [cast("BenchmarkCase", case) for case in record.results]
    cases = tuple(msgspec.structs.replace(case, repeat=repeat(case)) for case in known)
    load = load_average()
    result = msgspec.structs.replace(
        blank,
        started=session.started,
        duration_ns=duration_ns,
        interrupted=record.interrupted,
        environment=msgspec.structs.replace(blank.environment, load_after=load),
        settings=msgspec.structs.replace(
            blank.settings, **msgspec.structs.asdict(session.settings)
        ),
        expectations_file=expectations_file,
        expectations=tuple(session.expectations),
        ended_early=record.ended_early,
        backends=_described(blank.backends, record.drivers),
        cases=cases,
        totals=totals_of(cases),
        overhead=next((case.overhead for case in cases if case.overhead), None),
        warnings=(*blank.warnings, *_of_engine(session.settings.engine)),
    )
    reductions = (*blank.reductions, *session.reductions, *_reductions(suite, result))
    result = msgspec.structs.replace(result, reductions=reductions)
    return msgspec.structs.replace(result, gate=gate.judge(limits, result) if limits else ())


def _of_engine(engine: str) -> Iterator[MeasurementWarning]:
    if engine == "dask":
        yield MeasurementWarning(
            code="cluster",
            message="models were measured on the machines of a cluster, which may differ, and not "
            "on the one that this report names",
            advice="read the ratios, each of which was taken on one machine",
        )


def replayed(path: Path) -> BenchmarkRun:
    """A run as far as its journal goes. Raises JournalUnusable.

    Of a case that was under way, its driver is to blame where it was in the command's own process.
    """
    run, past = journal.replayed(path, BenchmarkRun, BenchmarkCase)
    own = run.settings.isolation is Isolation.NONE
    cut_off = "the benchmark's process ended while this model ran"
    cases = []
    for case in run.cases:
        known = past.results.get(case.id)
        if known is None and past.open[case.id]:
            outcome = Outcome.CRASH if own else Outcome.NOT_RUN
            known = msgspec.structs.replace(case, outcome=outcome, why=cut_off)
        cases.append(cast("BenchmarkCase", known or case))
    return msgspec.structs.replace(
        run,
        cases=tuple(cases),
        totals=totals_of(cases),
        backends=_described(run.backends, past.drivers),
        overhead=next((case.overhead for case in cases if case.overhead), None),
        interrupted=any(case.outcome is Outcome.NOT_RUN or past.open[case.id] for case in cases),
    )


def _described(
    backends: Iterable[BackendInfo], drivers: Mapping[str, DriverDescription]
) -> tuple[BackendInfo, ...]:
    return tuple(
        info_of(backend.name, drivers[backend.name]) if backend.name in drivers else backend
        for backend in backends
    )


def _reductions(suite: MltsSuite, result: BenchmarkRun) -> Iterator[str]:
    """What was left out by what is there, or by the time given."""
    models = suite.models
    absent = sum(model.loaded is None for model in models)
    if absent:
        yield f"{absent} of {len(models)} models have no file in these assets"
    for model in models:
        yield from (f"{model.name}: {text}" for text in _data_warnings(model))
    partly = {case.model for case in result.cases if 0 < case.evaluated_items < case.test_set_size}
    if partly:
        profile = result.settings.profile
        yield (
            f"accuracy is over a part of the data set for {len(partly)} models "
            f"(profile {profile}); --profile complete takes all of it"
        )
    if result.settings.resumed:
        yield "the run was ended before its time, and continued later"
    if result.interrupted:
        yield "the run was stopped before its end"
    elif result.ended_early:
        yield f"the run could not go on: {result.ended_early}"


def _data_warnings(model: PlannedModel) -> Sequence[str]:
    return model.dataset.warnings if model.dataset else ()
