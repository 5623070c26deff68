"""Charts as inline SVG that follows the page: its fonts, its colors, light and dark, print."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from markupsafe import Markup

from nntest.report.html.svg import axis_group, chart, coordinate, dot, element, label_at, series
from nntest.report.html.text import printable, shortened
from nntest.report.html.ticks import Ticks, linear_ticks

__all__ = [
    "Bin",
    "Distribution",
    "IntervalRow",
    "Mark",
    "Point",
    "distribution_chart",
    "interval_chart",
    "scatter_chart",
]

_LONGEST_LABEL: Final = 38
_ROW_HEIGHT: Final = 17
_DENSE_ROW_HEIGHT: Final = 14
_MAX_WIDE_ROWS: Final = 28
"""With more rows they stand closer, so that a whole catalogue fits a screen."""

_AXIS_HEIGHT: Final = 44
_LETTER_WIDTH: Final = 6.4
_CAPITAL_WIDTH: Final = 8.4
"""Pixels of a letter of a label, on average; no label is ever measured."""

_MARGIN: Final = 8


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
class Point:
    """A point at a positive ``x`` and at ``y``, drawn in ``style``; ``href`` is as for a mark."""

    style: str
    x: float
    y: float
    hover: str
    href: str = ""


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
    reference: float | None = 1.0,
    unit: str = "×",
    width: int = 720,
) -> Markup:
    """Dots with intervals on a logarithmic axis in ``unit``, one row a name, ``reference`` marked.

    ``identity`` starts every id in the SVG and must be unique in the page.
    """
    ends = [end for row in rows for mark in row.marks for end in _ends(mark)]
    ends += [] if reference is None else [reference]
    ticks = Ticks.covering(min(ends), max(ends), unit=unit)
    names = [printable(row.label) for row in rows]
    step = _ROW_HEIGHT if len(rows) <= _MAX_WIDE_ROWS else _DENSE_ROW_HEIGHT
    frame = _Frame.beside(names, width, _MARGIN + step * len(rows) + _AXIS_HEIGHT, ticks)
    heights = [_MARGIN + step * (number + 0.5) for number in range(len(rows))]
    styles = dict.fromkeys(mark.style for row in rows for mark in row.marks)
    drawn = [
        series(style, *_marks(frame, style, zip(heights, rows, strict=True))) for style in styles
    ]
    return chart(
        identity,
        title,
        description,
        width,
        frame.height,
        frame.rows(dict(enumerate(names)), heights.__getitem__),
        frame.axis(axis, reference),
        *drawn,
    )


def distribution_chart(
    identity: str,
    distributions: Sequence[Distribution],
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
    bins = [b for each in distributions for b in each.bins]
    ticks = Ticks.covering(min(b.low for b in bins), max(b.high for b in bins))
    top = max(b.share for b in bins)
    marks = {round(v): f"{v:g} %" for v in linear_ticks(0, 100 * top, most=4)}
    frame = _Frame.beside([*marks.values()], width, height, ticks)

    def y(percent: float) -> float:
        return frame.bottom - percent / (100 * top) * (frame.bottom - _MARGIN)

    drawn = [
        series(
            each.style,
            element(
                "path",
                d="M" + " ".join(_pairs(frame, y, each.bins)),
                fill_opacity=0.35,
                class_="line",
            ),
        )
        for each in distributions
    ]
    rows = frame.rows(marks, y)
    return chart(identity, title, description, width, height, rows, frame.axis(axis), *drawn)


def scatter_chart(
    identity: str,
    points: Sequence[Point],
    *,
    title: str,
    description: str,
    axes: tuple[str, str],
    width: int = 440,
    height: int = 260,
) -> Markup:
    """Points over a logarithmic axis from left to right and a linear one upwards.

    ``axes`` are the title of the first and the unit of the second. Points of the style that comes
    last are on top.
    """
    below, unit = axes
    ticks = Ticks.covering(min(p.x for p in points), max(p.x for p in points))
    low, high = min(p.y for p in points), max(p.y for p in points)
    air = 0.06 * (high - low) or 1.0
    low, high = low - air, high + air
    values = linear_ticks(low, high, most=6)
    labels = [f"{value:g} {unit}" for value in values]
    frame = _Frame.beside(labels, width, height, ticks)

    def y(value: float) -> float:
        return frame.bottom - (value - low) / (high - low) * (frame.bottom - _MARGIN)

    drawn = [
        series(style, *(_linked(p, frame.x(p.x), y(p.y)) for p in points if p.style == style))
        for style in dict.fromkeys(point.style for point in points)
    ]
    rows = frame.rows(dict(enumerate(labels)), lambda number: y(values[number]))
    return chart(identity, title, description, width, height, rows, frame.axis(below), *drawn)


@dataclass(frozen=True)
class _Frame:
    """Where a chart is drawn: between ``left`` and ``right``, down to ``bottom``, in pixels."""

    left: float
    right: float
    bottom: float
    height: int
    ticks: Ticks

    @classmethod
    def beside(cls, labels: Sequence[str], width: int, height: int, ticks: Ticks) -> _Frame:
        """With room for ``labels`` on the left, and for those of ``ticks`` below."""
        left = _MARGIN + max(_width(shortened(label, _LONGEST_LABEL)) for label in labels)
        return cls(left, width - 2 * _MARGIN, height - _AXIS_HEIGHT, height, ticks)

    def x(self, value: float) -> float:
        """Where ``value`` stands on the logarithmic axis."""
        whole = math.log(self.ticks.high / self.ticks.low)
        return self.left + math.log(value / self.ticks.low) / whole * (self.right - self.left)

    def rows(self, labels: Mapping[int, str], y: Callable[[int], float]) -> Markup:
        """A thin line for each label; a shortened one is shown whole on hover."""
        lines = [self._row(label, y(number)) for number, label in labels.items()]
        return axis_group("y", "end", lines)

    def _row(self, label: str, y: float) -> Markup:
        shown = shortened(label, _LONGEST_LABEL)
        return element(
            "g",
            *([element("title", label)] if shown != label else []),
            element(
                "path",
                d=f"M{coordinate(self.left)} {coordinate(y)}H{coordinate(self.right)}",
                class_="line",
            ),
            label_at(shown, self.left - 5, y + 4),
        )

    def axis(self, title: str, reference: float | None = None) -> Markup:
        """The marks of the axis, ``reference`` among them, and below them its title."""
        values = sorted({*self.ticks.values, *([] if reference is None else [reference])})
        lines = [self._tick(value, value == reference) for value in values]
        middle = (self.left + self.right) / 2
        return axis_group("x", "middle", [*lines, label_at(title, middle, self.bottom + 34)])

    def _tick(self, value: float, is_major: bool) -> Markup:
        x = self.x(value)
        major = "major " if is_major else ""
        line = f"M{coordinate(x)} {_MARGIN}V{coordinate(self.bottom)}"
        text = label_at(self.ticks.label(value), x, self.bottom + 15, "major" if is_major else "")
        return element("g", element("path", d=line, class_=f"{major}line"), text)


def _width(label: str) -> float:
    return sum(_CAPITAL_WIDTH if letter.isupper() else _LETTER_WIDTH for letter in label)


def _marks(
    frame: _Frame, style: str, rows: Iterable[tuple[float, IntervalRow]]
) -> Iterator[Markup]:
    """Intervals, then dots above them."""
    placed = [(y, mark) for y, row in rows for mark in row.marks if mark.style == style]
    for y, mark in placed:
        if mark.low is not None and mark.high is not None:
            ends = f"M{coordinate(frame.x(mark.low))} {coordinate(y)}H"
            line = ends + coordinate(frame.x(mark.high))
            yield element("path", d=line, stroke_width=1.8, class_="line")
    for y, mark in placed:
        yield _linked(mark, frame.x(mark.value), y)


def _linked(mark: Mark | Point, x: float, y: float) -> Markup:
    hover = element("title", printable(mark.hover))
    shape = dot(mark.style, x, y)
    if not mark.href:
        return element("g", hover, shape)
    # The text equivalent has the same link for the keyboard.
    return element("a", hover, shape, href=mark.href, tabindex=-1)


def _pairs(frame: _Frame, y: Callable[[float], float], bins: Sequence[Bin]) -> Iterator[str]:
    for x, share in _outline(bins):
        yield f"{coordinate(frame.x(x))} {coordinate(y(100 * share))}"


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
