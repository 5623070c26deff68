"""The shape of a run: the ratio to TF Lite as one picture, and the map of models and backends."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mlts.page.layout import Group, Layout
from mlts.results import BenchmarkCase, Ratio
from nntest.report.html.charts import IntervalRow, Mark, interval_chart
from nntest.report.html.elements import (
    Cell,
    Column,
    Figure,
    LegendEntry,
    MapBlock,
    MapCell,
    MapRow,
    Row,
    Table,
    missing,
    number,
    text,
)
from nntest.report.html.numbers import ratio as shown
from nntest.report.signs import SIGNS, Sign
from nntest.results import Outcome

__all__ = ["interval", "legend", "model_map", "ratio_picture"]

_DISPUTED = Sign("?", "disputed", "warn")
_PICTURE_WIDTH = 700


def ratio_picture(layout: Layout) -> Figure | None:
    """Every model's latency as a multiple of TF Lite's, slowest on top; None without a ratio."""
    cases = [case for case in layout.run.cases if case.ratio and case.ratio.value > 0]
    if not cases:
        return None
    models = list(dict.fromkeys(case.model for case in sorted(cases, key=_driver_first)))
    rows = [IntervalRow(model, [*_marks(layout, cases, model)]) for model in models]
    caption = _caption(layout, cases)
    return Figure(
        identity="ratios",
        chart=interval_chart(
            "ratios",
            rows,
            title="Latency of each model as a multiple of TF Lite's",
            description=f"{caption} The table below the picture has every value.",
            axis="mean latency as a multiple of TF Lite's (logarithmic)",
            width=_PICTURE_WIDTH,
        ),
        caption=caption,
        table=_ratio_table(layout, models, cases),
    )


def model_map(layout: Layout) -> list[MapBlock]:
    """A block a group, a row a model, a column a backend; without models skipped everywhere."""
    blocks = (_block(layout, group) for group in layout.groups)
    return [block for block in blocks if block.rows]


def legend(layout: Layout, *, baseline: bool) -> list[LegendEntry]:
    """The styles of the backends; the baseline is 1× itself and has no mark in the picture."""
    styles = layout.styles.items()
    return [LegendEntry(style, name) for name, style in styles if baseline or style != "base"]


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
        f"Fastest beside TF Lite: {_named(best, several)}; slowest: {_named(worst, several)}. "
        f"{_confidence(cases)}"
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
            Column("Latency", "multiple of TF Lite's"),
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
    )


def _ratio_cells(layout: Layout, case: BenchmarkCase, ratio: Ratio) -> list[Cell]:
    return [
        text(case.model, href=layout.anchors.get(case.model, "")),
        text(case.backend),
        number(shown(ratio.value), ratio.value),
        text(interval(ratio)) if ratio.low is not None else missing("too few blocks"),
        number(str(ratio.blocks), ratio.blocks),
    ]


def _block(layout: Layout, group: Group) -> MapBlock:
    backends = [backend.name for backend in layout.run.backends]
    rows = []
    for model in group.models:
        cases = [layout.cases.get((model.name, backend)) for backend in backends]
        if all(case.outcome is Outcome.SKIPPED for case in cases if case):
            continue
        cells = [_cell(layout, case) if case else None for case in cases]
        keys = " ".join(dict.fromkeys(layout.keys(case) for case in cases if case))
        rows.append(MapRow(model.name, cells, keys))
    return MapBlock(group.name, backends, rows)


def _cell(layout: Layout, case: BenchmarkCase) -> MapCell:
    sign = SIGNS[case.outcome]
    if case.outcome is Outcome.SUCCESS and case.golden_disputed:
        sign = _DISPUTED
    target = layout.anchors.get(case.model, "") if layout.was_measured(case) else "not-measured"
    return MapCell(sign, sign.word, target)
