"""A chart over time: lines over seconds, with marks where something happened."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from markupsafe import Markup

from nntest.report.html.svg import axis_group, chart, coordinate, element, label_at, series
from nntest.report.html.ticks import linear_ticks

__all__ = ["Line", "time_chart"]

_LEFT: Final = 52
_RIGHT: Final = 12
_TOP: Final = 10
_BOTTOM: Final = 34


class Line(NamedTuple):
    """``values`` at the times ``at`` (seconds), drawn in ``style``, a class of the style sheet."""

    style: str
    name: str
    at: Sequence[float]
    values: Sequence[float]


def time_chart(
    identity: str,
    lines: Sequence[Line],
    *,
    title: str,
    description: str,
    axis: str,
    marks: Sequence[float] = (),
    width: int = 440,
    height: int = 180,
) -> Markup:
    """Lines from zero up, over a linear axis; dashed lines at ``marks``. ``axis`` names both axes.

    ``identity`` starts every id in the SVG and must be unique in the page. At least one line has
    a point.
    """
    end = max([at for line in lines for at in line.at] + list(marks)) or 1.0
    top = max(value for line in lines for value in line.values) or 1.0
    right, bottom = width - _RIGHT, height - _BOTTOM

    def x(at: float) -> float:
        return _LEFT + at / end * (right - _LEFT)

    def y(value: float) -> float:
        return bottom - value / top * (bottom - _TOP)

    def rows() -> Iterator[Markup]:
        for value in linear_ticks(0, top, most=4):
            path = f"M{_LEFT} {coordinate(y(value))}H{right}"
            yield element("path", d=path, class_="line")
            yield label_at(f"{value:g}", _LEFT - 5, y(value) + 4)

    def columns() -> Iterator[Markup]:
        for at in linear_ticks(0, end, most=6):
            yield label_at(f"{at:g}", x(at), bottom + 14)
        yield label_at(axis, (_LEFT + right) / 2, bottom + 29)

    killed = [
        element("path", d=f"M{coordinate(x(at))} {_TOP}V{bottom}", stroke_dasharray="2 3")
        for at in marks
    ]
    drawn = [series(line.style, _path(line, x, y)) for line in lines if line.at]
    return chart(
        identity,
        title,
        description,
        width,
        height,
        axis_group("y", "end", list(rows())),
        axis_group("x", "middle", list(columns())),
        element("g", *killed, stroke="currentColor", stroke_opacity=0.45, class_="marks"),
        *drawn,
    )


def _path(line: Line, x: Callable[[float], float], y: Callable[[float], float]) -> Markup:
    points = " ".join(
        f"{coordinate(x(at))} {coordinate(y(value))}"
        for at, value in zip(line.at, line.values, strict=True)
    )
    return element(
        "path",
        element("title", line.name),
        d=f"M{points}",
        fill="none",
        stroke_width=1.5,
        class_="line",
    )
