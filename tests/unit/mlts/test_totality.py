"""Every statistic and view is total: whatever results say, nothing ends in a traceback."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from mlts import compare, csv, gate
from mlts.gate import Gate
from mlts.page import page
from mlts.result_kind import BENCHMARK
from mlts.results import BenchmarkRun, Ratio
from nntest.report.views import text

EXTREMES = [0.0, -1.0, 5e-324, 1e308]


def with_ratios(run: BenchmarkRun, value: float, low: float | None) -> BenchmarkRun:
    ratio = Ratio(value=value, low=low, high=low, confidence=0.95, blocks=5)
    return edited(run, ratio=ratio, ratio_to_shipped=ratio)


def edited(run: BenchmarkRun, **fields: Any) -> BenchmarkRun:
    cases = tuple(msgspec.structs.replace(case, **fields) for case in run.cases)
    return msgspec.structs.replace(run, cases=cases)


def show_everything(before: BenchmarkRun, after: BenchmarkRun) -> None:
    page(after)
    b"".join(text.parts(after, BENCHMARK))
    csv.render(after)
    compare.compare(before, after)
    compare.compare(after, before)
    limits = {"max_latency_ratio": 1.0, "max_processor_ratio": 1.0, "min_top1_agreement": 1.0}
    gate.judge(Gate(source="", sections=(("*", limits),)), after)


@pytest.mark.parametrize("value", EXTREMES)
def test_ratios_of_any_size_can_be_shown_and_compared(
    sample_run: BenchmarkRun, value: float
) -> None:
    show_everything(sample_run, with_ratios(sample_run, 1.0, value))
    show_everything(sample_run, with_ratios(sample_run, value, None))


def test_cases_of_models_that_are_not_listed_have_a_place(sample_run: BenchmarkRun) -> None:
    show_everything(sample_run, msgspec.structs.replace(sample_run, models=()))
    show_everything(sample_run, edited(sample_run, model="unheard of"))


def test_nothing_measured_can_be_shown(sample_run: BenchmarkRun) -> None:
    empty = edited(sample_run, latency=None, ratio=None, evaluations=(), compilation=None)
    show_everything(sample_run, empty)
    show_everything(empty, msgspec.structs.replace(sample_run, cases=(), models=(), backends=()))
