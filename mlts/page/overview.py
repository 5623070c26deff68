"""Pictures of the whole run, and the ratio to the baseline's kernels among them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from mlts.page.course import course
from mlts.page.layout import Layout
from mlts.page.memory import memory_picture
from mlts.page.operator_times import operator_picture
from mlts.page.trade_off import trade_off
from mlts.results import BenchmarkCase, Ratio
from nntest.report.html.charts import IntervalRow, Mark, interval_chart
from nntest.report.html.elements import (
    Cell,
    Column,
    Figure,
    LegendEntry,
    Row,
    Table,
    missing,
    number,
    text,
)
from nntest.report.html.numbers import ratio as shown

__all__ = ["interval", "legend", "overview"]

_PICTURE_WIDTH = 580


def overview(layout: Layout) -> list[Figure]:
    """Pictures of what was measured, what decides first."""
    found = (picture(layout) for picture in _PICTURES)
    return [figure for figure in found if figure]


def _ratio_picture(layout: Layout) -> Figure | None:
    """Every model's latency over the baseline's, slowest on top; None without a ratio."""
    cases = [case for case in layout.run.cases if case.ratio and case.ratio.value > 0]
    if not cases:
        return None
    models = list(dict.fromkeys(case.model for case in sorted(cases, key=_driver_first)))
    rows = [IntervalRow(model, [*_marks(layout, cases, model)]) for model in models]
    caption, kernels = _caption(layout, cases), layout.run.baseline_kernels
    return Figure(
        identity="ratios",
        chart=interval_chart(
            "ratios",
            rows,
            title=f"Latency of each model as a multiple of that of {kernels}",
            description=f"{caption} The table below the picture has every value.",
            axis=f"mean latency, × {kernels} (logarithmic)",
            width=_PICTURE_WIDTH,
        ),
        caption=caption,
        table=_ratio_table(layout, models, cases),
    )


def legend(layout: Layout) -> list[LegendEntry]:
    """The styles of the backends."""
    return [LegendEntry(style, name) for name, style in layout.styles.items()]


def interval(of: Ratio) -> str:
    """``0.95–1.04``, or nothing where it is not known."""
    if of.low is None or of.high is None:
        return ""
    return f"{shown(of.low)[:-1]}–{shown(of.high)[:-1]}"


def _driver_first(case: BenchmarkCase) -> float:
    assert case.ratio
    return -case.ratio.value


def _marks(layout: Layout, cases: Sequence[BenchmarkCase], model: str) -> Iterator[Mark]:
    for case in cases:
        if case.model == model and case.ratio:
            yield Mark(
                style=layout.style(case),
                value=case.ratio.value,
                low=_positive(case.ratio.low),
                high=_positive(case.ratio.high),
                hover=_hover(case, case.ratio),
                href=f"#{layout.anchors[model]}",
            )


def _positive(end: float | None) -> float | None:
    """An end of an interval, where a logarithmic axis has a place for it."""
    return end if end is not None and end > 0 else None


def _hover(case: BenchmarkCase, ratio: Ratio) -> str:
    return f"{case.model} on {case.backend}: {shown(ratio.value)} {interval(ratio)}".strip()


def _caption(layout: Layout, cases: Sequence[BenchmarkCase]) -> str:
    drivers = {backend.name for backend in layout.run.drivers()}
    judged = [c for c in cases if c.backend in drivers] or list(cases)
    best, worst = min(judged, key=_ratio), max(judged, key=_ratio)
    several = len({case.backend for case in judged}) > 1
    return (
        f"Latency over that of {layout.run.baseline_kernels}. Fastest: {_named(best, several)}; "
        f"slowest: {_named(worst, several)}. {_confidence(cases)}"
    )


def _ratio(case: BenchmarkCase) -> float:
    return case.ratio.value if case.ratio else 0.0


def _named(case: BenchmarkCase, several: bool) -> str:
    backend = f" on {case.backend}" if several else ""
    return f"{case.model}{backend} {shown(_ratio(case))}"


def _confidence(cases: Sequence[BenchmarkCase]) -> str:
    known = [case.ratio for case in cases if case.ratio and case.ratio.low is not None]
    if not known:
        return "Too few blocks were measured for an interval."
    line = f"A line is the {known[0].confidence:.0%} interval"
    return f"{line}." if len(known) == len(cases) else f"{line}; without one, too few blocks."


def _ratio_table(layout: Layout, models: Sequence[str], cases: Sequence[BenchmarkCase]) -> Table:
    return Table(
        identity="ratio-table",
        caption="The picture as a table",
        columns=[
            Column("Model", numeric=False),
            Column("Backend", numeric=False),
            Column("Latency", "× built-in"),
            Column("Interval", numeric=False),
            Column("Latency", "× as shipped"),
            Column("Interval", numeric=False),
            Column("Blocks", note="turns of both backends next to each other"),
        ],
        rows=[
            Row(_ratio_cells(layout, case, case.ratio), layout.keys(case))
            for model in models
            for case in cases
            if case.model == model and case.ratio
        ],
        folded=True,
        sortable=False,
    )


def _ratio_cells(layout: Layout, case: BenchmarkCase, ratio: Ratio) -> list[Cell]:
    return [
        text(case.model, href=layout.anchors.get(case.model, "")),
        text(case.backend),
        *_ratio_and_interval(ratio),
        *_ratio_and_interval(case.ratio_to_shipped),
        number(str(ratio.blocks), ratio.blocks),
    ]


def _ratio_and_interval(of: Ratio | None) -> tuple[Cell, Cell]:
    if of is None:
        return missing(), missing()
    known = interval(of)
    return number(shown(of.value), of.value), text(known) if known else missing("too few blocks")


_PICTURES: Final = (trade_off, _ratio_picture, operator_picture, course, memory_picture)
"""Pictures in their order: what decides comes first."""
