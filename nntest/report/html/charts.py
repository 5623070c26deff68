"""Charts as inline SVG that follows the page: its fonts, its colours, light and dark, print.

Drawn by pygal. Of the libraries that were weighed it is the one that stays light: pure Python,
imported in 50 ms, a chart in 10 ms, no compiled wheel to miss on a new Python. matplotlib takes
0.5 s to import and writes a font cache into the reader's home; vl-convert (Vega) brings an 84 MB
JavaScript engine; plotly and bokeh need scripts in the page. What it
draws is stripped and restyled by :mod:`nntest.report.html.svg`.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from markupsafe import Markup

from nntest.report.html.svg import LABEL_SIZE, inline
from nntest.report.html.text import printable, shortened
from nntest.report.html.ticks import Ticks, linear_ticks

__all__ = [
    "Bin",
    "Distribution",
    "IntervalRow",
    "Mark",
    "distribution_chart",
    "interval_chart",
]

_LONGEST_LABEL: Final = 38
_ROW_HEIGHT: Final = 17
_DENSE_ROW_HEIGHT: Final = 14
_MOST_WIDE_ROWS: Final = 28
"""With more rows they stand closer, so that a whole catalogue fits a screen."""

_AXIS_HEIGHT: Final = 62


@dataclass(frozen=True)
class Mark:
    """A positive value with its interval, drawn in ``style`` (a class of the style sheet).

    ``href`` leads to a place in the page.
    """

    style: str
    value: float
    low: float | None
    high: float | None
    hover: str
    href: str = ""


@dataclass(frozen=True)
class IntervalRow:
    """One line of an interval chart: a name and the marks on it."""

    label: str
    marks: Sequence[Mark]


@dataclass(frozen=True)
class Bin:
    """``share`` (0 to 1) of a sample lies in [low, high)."""

    low: float
    high: float
    share: float


@dataclass(frozen=True)
class Distribution:
    """A histogram, drawn in ``style``."""

    style: str
    bins: Sequence[Bin]


def interval_chart(
    identity: str,
    rows: Sequence[IntervalRow],
    *,
    title: str,
    description: str,
    axis: str,
    reference: float = 1.0,
    width: int = 720,
) -> Markup:
    """Dots with intervals on a logarithmic axis, one row a name, ``reference`` marked.

    ``identity`` starts every id in the SVG and must be unique in the page.
    """
    ends = [end for row in rows for mark in row.marks for end in _ends(mark)]
    ticks = Ticks.covering(min([*ends, reference]), max([*ends, reference]), unit="×")
    names = {float(len(rows) - i): printable(row.label) for i, row in enumerate(rows)}
    chart = _xy(
        width=width,
        height=_row_height(len(rows)) * len(rows) + _AXIS_HEIGHT,
        x_title=axis,
        ticks=ticks,
        major=ticks.label(reference),
        range=(0.4, len(rows) + 0.6),
        y_labels=[
            {"value": y, "label": shortened(name, _LONGEST_LABEL)} for y, name in names.items()
        ],
        value_formatter=lambda y: names.get(y, ""),
    )
    styles = _add_marks(chart, rows)
    return inline(chart.render_tree(), identity, title, description, styles)


def distribution_chart(
    identity: str,
    series: Sequence[Distribution],
    *,
    title: str,
    description: str,
    axis: str,
    width: int = 440,
    height: int = 170,
) -> Markup:
    """Histograms over one common logarithmic axis, the first furthest behind.

    The height of a bin is its share of the sample in percent.
    """
    bins = [b for s in series for b in s.bins]
    ticks = Ticks.covering(min(b.low for b in bins), max(b.high for b in bins))
    top = 100 * max(b.share for b in bins)
    chart = _xy(
        width=width,
        height=height,
        x_title=axis,
        ticks=ticks,
        range=(0, top),
        y_labels=[{"value": v, "label": f"{v:g} %"} for v in linear_ticks(0, top, most=4)],
    )
    for each in series:
        outline = [(math.log10(x), 100 * y) for x, y in _outline(each.bins)]
        chart.add("", outline, show_dots=False, fill=True, allow_interruptions=True)
    return inline(chart.render_tree(), identity, title, description, [s.style for s in series])


def _xy(*, ticks: Ticks, major: str = "", **settings: Any) -> Any:
    """A chart of points, whose x are logarithms."""
    pygal = _pygal()
    return pygal.XY(
        style=pygal.style.Style(label_font_size=LABEL_SIZE, title_font_size=LABEL_SIZE),
        js=(),
        show_legend=False,
        xrange=(math.log10(ticks.low), math.log10(ticks.high)),
        x_labels=[{"value": math.log10(v), "label": ticks.label(v)} for v in ticks.values],
        x_labels_major=[major] if major else [],
        truncate_label=100,
        margin=4,
        margin_right=14,
        spacing=7,
        **settings,
    )


@cache
def _pygal() -> Any:
    """The library without its import hook, and with element trees of the standard library.

    The hook looks for map plug-ins in a way that Python 3.11 warns about at every later import.
    Trees would be lxml's where that happens to be installed, and behave a little otherwise.
    """
    import pygal
    from pygal.etree import etree

    etree.to_etree()
    sys.meta_path[:] = [hook for hook in sys.meta_path if type(hook).__module__ != "pygal"]
    return pygal


def _row_height(rows: int) -> int:
    return _ROW_HEIGHT if rows <= _MOST_WIDE_ROWS else _DENSE_ROW_HEIGHT


def _add_marks(chart: Any, rows: Sequence[IntervalRow]) -> list[str]:
    """Two series a style: intervals, then dots. Returns the style of each series."""
    styles = list(dict.fromkeys(mark.style for row in rows for mark in row.marks))
    for style in styles:
        placed = list(_placed(rows, style))
        lines: list[Any] = []
        for y, mark in placed:
            if mark.low is not None and mark.high is not None:
                lines += [(math.log10(mark.low), y), (math.log10(mark.high), y), None]
        chart.add("", lines, show_dots=False, allow_interruptions=True)
        chart.add("", [_dot(y, mark) for y, mark in placed], stroke=False, dots_size=4)
    return [style for style in styles for _ in range(2)]


def _placed(rows: Sequence[IntervalRow], style: str) -> Iterator[tuple[float, Mark]]:
    for i, row in enumerate(rows):
        for mark in row.marks:
            if mark.style == style:
                yield float(len(rows) - i), mark


def _dot(y: float, mark: Mark) -> dict[str, Any]:
    dot: dict[str, Any] = {"value": (math.log10(mark.value), y), "tooltip": printable(mark.hover)}
    if mark.href:
        dot["xlink"] = {"href": mark.href}
    return dot


def _ends(mark: Mark) -> list[float]:
    return [end for end in (mark.value, mark.low, mark.high) if end is not None]


def _outline(bins: Sequence[Bin]) -> Iterator[tuple[float, float]]:
    """The steps of a histogram, down to zero wherever bins do not touch."""
    previous: float | None = None
    for each in bins:
        if previous is not None and each.low != previous:
            yield previous, 0.0
        if each.low != previous:
            yield each.low, 0.0
        yield each.low, each.share
        yield each.high, each.share
        previous = each.high
    if previous is not None:
        yield previous, 0.0
