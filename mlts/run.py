"""The result of a run of MLTS, from what the runner knows and what only MLTS does."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar, cast

import msgspec

from mlts import gate, warnings
from mlts.backends.hal import info_of
from mlts.journaled import endings, replayed_run, with_descriptions
from mlts.results import (
    BASELINE,
    FORMAT,
    BackendInfo,
    BenchmarkCase,
    BenchmarkRun,
    Isolation,
    MeasurementWarning,
    ModelInfo,
    Overhead,
)
from nntest import run_result
from nntest.environment import Environment
from nntest.merge import Merging
from nntest.results import Outcome

if TYPE_CHECKING:
    from mlts.assignments import MltsSettings
    from mlts.gate import Gate
    from mlts.planning import PlannedModel
    from mlts.suite import MltsSuite
    from nntest.runner.session import Session

__all__ = ["MERGING", "blank_run", "replayed", "result_of"]

_Named = TypeVar("_Named", BackendInfo, ModelInfo)


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
    return run_result.blank_run(
        FORMAT,
        command=command,
        environment=environment,
        settings=chosen.settings,
        backends=(*baselines, *(info_of(name, None) for name in chosen.drivers)),
        models=tuple(model.info for model in models),
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
    known = [cast("BenchmarkCase", case) for case in session.record.results]
    cases = [msgspec.structs.replace(case, repeat=repeat(case)) for case in known]
    result = run_result.concluded(
        blank,
        session,
        cases,
        duration_ns,
        expectations_file=expectations_file,
        backends=with_descriptions(blank.backends, session.record.drivers),
        overhead=_overhead(cases),
        warnings=(*blank.warnings, *_of_engine(session.settings.engine)),
    )
    reductions = (*result.reductions, *_reductions(suite, result))
    result = msgspec.structs.replace(result, reductions=reductions)
    return msgspec.structs.replace(result, gate=gate.judge(limits, result) if limits else ())


def _overhead(cases: Iterable[BenchmarkCase]) -> Overhead | None:
    """The overhead in the first process that measured."""
    return next((case.overhead for case in cases if case.overhead), None)


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

    def blame(run: BenchmarkRun) -> Outcome:
        return Outcome.CRASH if run.settings.isolation is Isolation.NONE else Outcome.NOT_RUN

    run, drivers = replayed_run(path, BenchmarkRun, BenchmarkCase, blame)
    return msgspec.structs.replace(
        run,
        backends=with_descriptions(run.backends, drivers),
        overhead=_overhead(run.cases),
    )


def _reductions(suite: MltsSuite, result: BenchmarkRun) -> Iterator[str]:
    """What was left out by what is there, or by the time given."""
    models = suite.models
    absent = sum(model.loaded is None and not model.refused for model in models)
    if absent:
        yield f"{absent} of {len(models)} models have no file in these assets"
    for model in models:
        if model.refused:
            yield f"{model.name} did not run: {model.refused.rstrip('.')}"
        yield from (f"{model.name}: {text}" for text in _data_warnings(model))
    yield from _derived(result)


def _derived(result: BenchmarkRun) -> Iterator[str]:
    """Yield what the result itself says was left out."""
    partly = {case.model for case in result.cases if 0 < case.evaluated_items < case.test_set_size}
    if partly:
        profile = result.settings.profile
        yield (
            f"accuracy is over a part of the data set for {len(partly)} models "
            f"(profile {profile}); --profile scoring takes all of it"
        )
    shipped = [case for case in result.cases if case.shipped_items]
    if shipped:
        yield (
            f"{BASELINE} computed {sum(c.evaluated_items - c.shipped_items for c in shipped)} of "
            f"{sum(c.evaluated_items for c in shipped)} inputs of quantized models "
            f"({len(shipped)}); the outputs for the others ship with them, and those that it "
            "computed are the same"
        )
    yield from endings(result)


def _joined(run: BenchmarkRun, parts: Sequence[BenchmarkRun]) -> BenchmarkRun:
    """``run``, which has the cases of all ``parts``, with what else they found."""
    every = [warning for part in parts for warning in part.warnings]
    return msgspec.structs.replace(
        run,
        backends=_by_name(part.backends for part in parts),
        models=_by_name(part.models for part in parts),
        overhead=_overhead(run.cases),
        gate=gate.rejoined(run, [finding for part in parts for finding in part.gate]),
        warnings=tuple(dict.fromkeys((*every, *_of_machines(parts)))),
    )


def _by_name(parts: Iterable[Iterable[_Named]]) -> tuple[_Named, ...]:
    found: dict[str, _Named] = {}
    for each in chain.from_iterable(parts):
        found.setdefault(each.name, each)
    return tuple(found.values())


def _identity(run: BenchmarkRun) -> dict[str, str]:
    """Return what parts of one run have in common beside what all suites have."""
    models = {f"model {model.name}": model.sha256 for model in run.models}
    return models | {
        f"backend {each.name}": f"{each.runtime_version} {each.driver.version}".strip()
        for each in run.backends
        if each.driver is not None
    }


def _of_machines(parts: Sequence[BenchmarkRun]) -> Iterator[MeasurementWarning]:
    if len({part.environment.host for part in parts}) > 1:
        yield MeasurementWarning(
            code="machines",
            message="models were measured on several machines",
            advice="read the ratios, each of which was taken on one machine",
        )


MERGING: Final[Merging[BenchmarkRun]] = Merging(
    joined=_joined, derived=_derived, identity=_identity
)
"""Merging of benchmarks."""


def _data_warnings(model: PlannedModel) -> Sequence[str]:
    return model.dataset.warnings if model.dataset else ()
