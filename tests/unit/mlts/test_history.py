"""Benchmarks as a history keeps them."""

from __future__ import annotations

from pathlib import Path

import msgspec

from mlts.result_kind import BENCHMARK
from mlts.results import BackendRole, BenchmarkRun
from nntest.history.records import RunRecord, records_of
from nntest.report.views import view

QUANT = "mobilenet_v1_0.25_128_quant_topk_aosp"


def records(run: BenchmarkRun) -> list[RunRecord]:
    return records_of(b"".join(view("json").parts(run, BENCHMARK)), Path("results.json"))


def test_each_driver_has_a_record_of_its_own_with_models_as_cases(
    sample_run: BenchmarkRun,
) -> None:
    found = records(sample_run)
    drivers = [each.name for each in sample_run.backends if each.role is BackendRole.DRIVER]
    assert [each.driver for each in found] == drivers
    assert len(drivers) == 2
    for each in found:
        models = {case.model for case in sample_run.cases if case.backend == each.driver}
        assert {case.id for case in each.cases} == models


def test_numbers_of_a_model_are_its_measures(sample_run: BenchmarkRun) -> None:
    found = next(each for each in records(sample_run) if each.driver == "reference")
    case = next(each for each in found.cases if each.id == QUANT)
    made = next(each for each in sample_run.cases if each.id == f"{QUANT}/reference")
    measures = {each.name: each for each in case.measures}
    assert made.ratio is not None
    assert made.latency is not None
    ratio = measures["latency ratio"]
    assert (ratio.value, ratio.low, ratio.high) == (
        made.ratio.value,
        made.ratio.low,
        made.ratio.high,
    )
    assert measures["latency"].value == made.latency.mean_ns
    assert measures["top_1"].higher_is_better
    assert {"largest error", "same class"} <= measures.keys()


def test_a_latency_that_is_not_judged_has_no_ratio(sample_run: BenchmarkRun) -> None:
    cases = tuple(
        msgspec.structs.replace(each, latency_not_judged="the machine was busy")
        for each in sample_run.cases
    )
    found = records(msgspec.structs.replace(sample_run, cases=cases))
    names = {each.name for run in found for case in run.cases for each in case.measures}
    assert "latency ratio" not in names
    assert "latency" in names
