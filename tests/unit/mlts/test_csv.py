from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from mlts import csv
from mlts.results import BASELINE, BenchmarkCase, BenchmarkRun, Latency


class Cells:
    """Reads a row cell by cell, in the order in which Android's parser does."""

    def __init__(self, line: str) -> None:
        self._cells: Iterator[str] = iter(line.split(","))

    def text(self) -> str:
        return next(self._cells)

    def integer(self) -> int:
        return int(next(self._cells))

    def number(self) -> float:
        return float(next(self._cells))

    def numbers(self, count: int) -> list[float]:
        return [self.number() for _ in range(count)]

    def rest(self) -> list[str]:
        return list(self._cells)

    def expect_latency(self, latency: Latency) -> None:
        assert self.integer() == latency.count
        assert self.number() == pytest.approx(latency.total_ns / 1e9)
        assert self.number() == pytest.approx(latency.histogram.start_ns / 1e9)
        assert self.number() == pytest.approx(latency.histogram.step_ns / 1e9)
        assert tuple(self.numbers(self.integer())) == latency.histogram.counts

    def expect_phase(self, latency: Latency | None) -> None:
        assert self.text() == ("true" if latency else "false")
        if latency:
            self.expect_latency(latency)


def rows(run: BenchmarkRun) -> list[str]:
    return [line for line in csv.lines(run) if not line.startswith("#")][1:]


def measured(run: BenchmarkRun, model: str) -> list[BenchmarkCase]:
    return [case for case in run.cases if case.model == model and case.latency]


def test_the_first_line_is_time_and_machine(sample_run: BenchmarkRun) -> None:
    first = next(csv.lines(sample_run))
    assert first == "20261120_135000,bench-1 Linux 6.1.0 Example CPU @ 2.40GHz"


def test_the_comment_names_androids_columns(sample_run: BenchmarkRun) -> None:
    comment = csv.render(sample_run).splitlines()[1]
    assert comment.startswith(
        "#testInfo,backendType,inferenceIterations,inferenceTotalTimeSec,"
        "inferenceTimeFreqStartSec,inferenceTimeFreqStepSec,inferenceTimeFreqBucketCount,"
        "inferenceTimeFreqBucket1,...,maxSingleError,testSetSize,evaluatorsCount,"
        "validationErrorsCount,evaluatorKey1,...,evaluatorResult1,...,validationError1,...,"
        "hasCompileWithoutCacheResults,compileWithoutCacheIterations,"
    )
    assert comment.endswith("prepareFromCacheTimeFreqBucket1,...,compilationCacheSizeBytes")


def test_every_cell_of_a_row_is_where_androids_parser_looks_for_it(
    sample_run: BenchmarkRun,
) -> None:
    cases = [case for model in sample_run.models for case in measured(sample_run, model.name)]
    for line, case in zip(rows(sample_run), cases, strict=True):
        assert case.latency is not None
        cells = Cells(line)
        assert (cells.text(), cells.text()) == (case.model, case.backend)
        cells.expect_latency(case.latency)
        assert cells.number() == pytest.approx(case.golden.max_signed if case.golden else 0)
        assert cells.integer() == case.test_set_size
        values, errors = cells.integer(), cells.integer()
        assert [cells.text() for _ in range(values)] == [e.key for e in case.evaluations]
        assert cells.numbers(values) == pytest.approx([e.value for e in case.evaluations])
        assert [cells.text() for _ in range(errors)] == list(case.validation_errors)
        phases = case.compilation
        cells.expect_phase(phases.without_cache if phases else None)
        cells.expect_phase(phases.save_to_cache if phases else None)
        cells.expect_phase(phases.prepare_from_cache if phases else None)
        assert cells.rest() == [str(phases.cache_size_bytes if phases else 0)]


def test_commas_and_line_breaks_in_texts_do_not_move_cells(sample_run: BenchmarkRun) -> None:
    case = next(case for case in sample_run.cases if case.validation_errors)
    hostile = msgspec.structs.replace(case, validation_errors=("a, b\n#c",))
    run = msgspec.structs.replace(
        sample_run, cases=tuple(hostile if c is case else c for c in sample_run.cases)
    )
    assert len(rows(run)) == len(rows(sample_run))
    assert any(",a b #c," in line for line in rows(run))


def test_a_model_that_androids_generator_cannot_show_is_named_in_a_comment(
    sample_run: BenchmarkRun,
) -> None:
    model = sample_run.models[0].name
    alone = msgspec.structs.replace(sample_run, cases=(sample_run.case(model, BASELINE),))
    assert rows(alone) == []
    assert f"# {model} left out: no result of another backend" in csv.render(alone)
    orphans = tuple(c for c in measured(sample_run, model) if c.backend != BASELINE)
    without = msgspec.structs.replace(sample_run, cases=orphans)
    assert rows(without) == []
    assert f"# {model} left out: no result of {BASELINE}" in csv.render(without)


def test_androids_own_generator_reads_the_file(sample_run: BenchmarkRun, tmp_path: Path) -> None:
    generator = os.environ.get("MLTS_GENERATE_RESULT")
    if not generator:
        pytest.skip("MLTS_GENERATE_RESULT does not name Android's results/generate_result.py")
    source, page = tmp_path / "benchmark.csv", tmp_path / "index.html"
    source.write_text(csv.render(sample_run))
    subprocess.run([sys.executable, generator, str(source), str(page)], check=True)
    text = page.read_text()
    assert "Benchmark for bench-1" in text
    assert "MobileNet v1 Quantized" in text
