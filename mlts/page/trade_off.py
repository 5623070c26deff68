"""Accuracy over latency as one picture: a point is a model on a backend."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mlts.page.layout import Layout
from mlts.results import BenchmarkCase
from nntest.report.html.charts import Point, scatter_chart
from nntest.report.html.elements import Figure
from nntest.report.html.numbers import decimal, milliseconds

__all__ = ["trade_off"]

_KEY: Final = "top_1"
"""The evaluator's value that most models have; values of other evaluators have other scales."""


def trade_off(layout: Layout) -> Figure | None:
    """Top 1 over mean latency; None without labeled images."""
    cases = [case for case in layout.run.cases if case.latency and _top_1(case) is not None]
    if not cases:
        return None
    caption = (
        f"Top 1 of labeled images over mean latency: the best are at the top left. {_best(cases)}"
    )
    return Figure(
        identity="trade-off",
        chart=scatter_chart(
            "trade-off-svg",
            [_point(layout, case) for case in cases],
            title="Accuracy over latency",
            description=caption,
            axes=("mean latency, ms (logarithmic)", "%"),
            width=580,
            height=300,
        ),
        caption=caption,
        equivalent="models-table",
        keys=" ".join(layout.keys(case) for case in cases),
    )


def _point(layout: Layout, case: BenchmarkCase) -> Point:
    assert case.latency
    accuracy = 100 * (_top_1(case) or 0.0)
    latency = milliseconds(case.latency.mean_ns)
    return Point(
        style=layout.style(case),
        x=max(case.latency.mean_ns, 1.0) / 1e6,
        y=accuracy,
        hover=f"{case.model} on {case.backend}: {latency} ms, top 1 {decimal(accuracy, 1)} %",
        href=f"#{layout.anchors[case.model]}",
    )


def _best(cases: Sequence[BenchmarkCase]) -> str:
    best = max(cases, key=lambda case: _top_1(case) or 0.0)
    return f"Most accurate: {best.model} on {best.backend}, {100 * (_top_1(best) or 0.0):.1f} %."


def _top_1(case: BenchmarkCase) -> float | None:
    return next((value.value for value in case.evaluations if value.key == _KEY), None)
