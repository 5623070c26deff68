"""``benchmark.csv`` in the exact columns of Android's MLTS, for the tools that read it.

A row for each case that was measured. Android's result generator fails on a model without a row
of the baseline, or without another backend's row that has compilation times; such models are
named in a comment instead.
Source: ``CSVWriter.java``, ``BenchmarkResult.toCsvLine``, ``LatencyResult.appendToCsvLine`` of
platform/test/mlts/benchmark, and its ``results/generate_result.py``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import datetime
from typing import Final

from mlts.results import (
    BASELINE,
    BASELINE_TITLES,
    BenchmarkCase,
    BenchmarkRun,
    Compilation,
    Latency,
)

__all__ = ["COLUMNS", "lines", "render"]

_LATENCY: Final = ("Iterations", "TotalTimeSec", "TimeFreqStartSec", "TimeFreqStepSec")
_PHASES: Final = ("compileWithoutCache", "saveToCache", "prepareFromCache")


def _latency_columns(prefix: str) -> tuple[str, ...]:
    buckets = ("TimeFreqBucketCount", "TimeFreqBucket1", "...")
    names = tuple(f"{prefix}{name}" for name in (*_LATENCY, *buckets[:2]))
    return (*names, buckets[2])


def _phase_columns(phase: str) -> tuple[str, ...]:
    return (f"has{phase[0].upper()}{phase[1:]}Results", *_latency_columns(phase))


COLUMNS: Final = (
    "testInfo",
    "backendType",
    *_latency_columns("inference"),
    "maxSingleError",
    "testSetSize",
    "evaluatorsCount",
    "validationErrorsCount",
    *("evaluatorKey1", "..."),
    *("evaluatorResult1", "..."),
    *("validationError1", "..."),
    *(column for phase in _PHASES for column in _phase_columns(phase)),
    "compilationCacheSizeBytes",
)
"""Names of the columns, as Android's comment line gives them ("..." = as many as counted)."""


def render(run: BenchmarkRun) -> str:
    """The whole file."""
    return "".join(f"{line}\n" for line in lines(run))


def lines(run: BenchmarkRun) -> Iterator[str]:
    """First the time and the device, then the comment that names the columns, then the rows."""
    started = datetime.fromisoformat(run.started).strftime("%Y%m%d_%H%M%S")
    machine = f"{run.environment.host} {run.environment.system} {run.environment.cpu}"
    yield f"{started},{_text(machine.strip())}"
    yield "#" + ",".join(COLUMNS)
    for model in dict.fromkeys(case.model for case in run.cases):
        yield from _rows_of_model(model, [case for case in run.cases if case.model == model])


def _rows_of_model(model: str, cases: list[BenchmarkCase]) -> Iterator[str]:
    measured = {case.backend: case for case in cases if case.latency}
    baseline = next((name for name in measured if name in BASELINE_TITLES), BASELINE)
    others = [c for c in measured.values() if c.backend != baseline and c.compilation]
    if baseline in measured and others:
        yield from (_row(case, case.latency) for case in measured.values() if case.latency)
    elif measured:
        missing = "another backend" if baseline in measured else baseline
        yield f"# {_text(model)} left out: no result of {missing}"


def _row(case: BenchmarkCase, latency: Latency) -> str:
    cells = [
        _text(case.model),
        _text(case.backend),
        *_latency(latency),
        _float(case.golden.max_signed if case.golden else 0.0),
        str(case.test_set_size),
        str(len(case.evaluations)),
        str(len(case.validation_errors)),
        *(_text(evaluation.key) for evaluation in case.evaluations),
        *(_float(evaluation.value) for evaluation in case.evaluations),
        *(_text(error) for error in case.validation_errors),
        *_compilation(case.compilation),
    ]
    return ",".join(cells)


def _compilation(compilation: Compilation | None) -> Iterable[str]:
    phases: tuple[Latency | None, ...] = (None, None, None)
    if compilation:
        phases = (
            compilation.without_cache,
            compilation.save_to_cache,
            compilation.prepare_from_cache,
        )
    for phase in phases:
        yield "true" if phase else "false"
        yield from _latency(phase) if phase else ()
    yield str(compilation.cache_size_bytes if compilation else 0)


def _latency(latency: Latency) -> Iterable[str]:
    histogram = latency.histogram
    yield str(latency.count)
    yield from map(_seconds, (latency.total_ns, histogram.start_ns, histogram.step_ns))
    yield str(len(histogram.counts))
    yield from (_float(count) for count in histogram.counts)


def _seconds(nanoseconds: float) -> str:
    return _float(nanoseconds / 1e9)


def _float(value: float) -> str:
    """As many digits as Android's float has, never without a decimal point or an exponent."""
    text = f"{value:.9g}"
    return text if any(c in text for c in ".en") else f"{text}.0"


def _text(value: str) -> str:
    """Free text may hold neither the separator nor a line break; Android puts spaces there."""
    return " ".join(value.replace(",", " ").replace('"', "'").split())
