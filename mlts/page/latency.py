"""The latencies of a group as a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from mlts.page.case_rows import CASE_COLUMNS, SAME, doubts_of, rows_of, time_cell, tone_of
from mlts.page.layout import Group, Layout
from mlts.page.overview import interval
from mlts.results import BASELINE_TITLES, BenchmarkCase
from mlts.statistics import MINIMUM_FOR_P90, MINIMUM_FOR_P99
from nntest.report.html.elements import Cell, Column, Table, missing, number, text
from nntest.report.html.numbers import NO_VALUE, count, ratio

__all__ = ["latency_table"]

_TOO_SMALL: Final = "n too small"
_NEED_P90: Final = f"needs {MINIMUM_FOR_P90} inferences"
_NEED_P99: Final = f"needs {MINIMUM_FOR_P99} inferences"


def latency_table(layout: Layout, group: Group, cases: Sequence[BenchmarkCase]) -> Table:
    found, title = rows_of(layout, cases, _latency_cells), layout.run.baseline_title
    # A link to a model leads to the first of its rows.
    first = {case.model: i for i, case in reversed(list(enumerate(cases)))}
    for model, i in first.items():
        found[i] = replace(found[i], identity=layout.anchors[model])
    return Table(
        identity=f"{group.identity}-latency",
        caption=f"{group.name}: latency of an inference, over n inferences",
        columns=[
            *CASE_COLUMNS,
            Column("n"),
            Column("Mean", "ms"),
            Column("Median", "ms"),
            Column("P90", "ms", note=_NEED_P90),
            Column("P99", "ms", note=_NEED_P99),
            Column("Std dev", "ms", note="population standard deviation, as Android gives it"),
            Column("Latency", f"× {title}", note=f"mean latency as a multiple of {title}'s"),
            Column("Interval", numeric=False),
            Column(
                "Processor time",
                f"× {title}",
                note=f"processor time of an inference as a multiple of {title}'s: waiting for a "
                "processor on a busy machine is not in it",
            ),
        ],
        rows=found,
    )


def _latency_cells(case: BenchmarkCase) -> list[Cell]:
    latency = case.latency
    if latency is None:
        return [missing() for _ in range(9)]
    return [
        number(count(latency.count), latency.count),
        time_cell(latency.mean_ns),
        time_cell(latency.median_ns),
        _percentile(latency.p90_ns, _NEED_P90),
        _percentile(latency.p99_ns, _NEED_P99),
        time_cell(latency.population_std_ns),
        *_ratio_cells(case),
        _processor_cell(case),
    ]


def _ratio_cells(case: BenchmarkCase) -> list[Cell]:
    doubts = doubts_of(case, accuracy=False)
    if case.ratio is None:
        return [
            missing("1×" if case.backend in BASELINE_TITLES else NO_VALUE),
            missing(notices=doubts),
        ]
    value = case.ratio.value
    known = interval(case.ratio)
    return [
        number(
            ratio(value),
            value,
            tone="muted"
            if case.latency_not_judged
            else tone_of(value - 1, SAME, higher_is_better=False),
        ),
        text(known, notices=doubts) if known else missing("too few blocks", notices=doubts),
    ]


def _processor_cell(case: BenchmarkCase) -> Cell:
    if case.processor is None or case.processor.ratio is None:
        return missing("1×" if case.backend in BASELINE_TITLES and case.processor else NO_VALUE)
    return number(ratio(case.processor.ratio), case.processor.ratio)


def _percentile(nanoseconds: float | None, need: str) -> Cell:
    return missing(_TOO_SMALL, need) if nanoseconds is None else time_cell(nanoseconds)
