"""SVG of charts: elements as text that stands in a page, and the shapes and colors of series.

``reports/house.css`` styles the classes; attributes give a plain look of their own where a viewer
forbids style sheets.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup, escape

from nntest.report.html.text import printable

__all__ = [
    "axis_group",
    "chart",
    "coordinate",
    "dot",
    "element",
    "label_at",
    "outline_of",
    "series",
]

_LABEL_SIZE: Final = 11
"""Of every text in a chart, in pixels."""

_CIRCLE: Final = "m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z"
_OUTLINES: Final[dict[str, str]] = {
    "series-1": "m0-5l5 5-5 5-5-5z",
    "series-2": "m-4-4h8v8h-8z",
    "series-3": "m0-5l5 9h-10z",
    "reference": "m-1.5-5h3v10h-3z",
}
"""Dots around their center; other styles have circles."""

_COLORS: Final[dict[str, str]] = {
    "base": "#8a929b",
    "reference": "#4d545c",
    "series-0": "#0a6fb5",
    "series-1": "#b87500",
    "series-2": "#00815e",
    "series-3": "#b04f89",
}
"""For a viewer that forbids style sheets; elsewhere ``house.css`` decides."""


def element(tag: str, *children: Markup | str, **attributes: str | float) -> Markup:
    """``tag`` with ``children``, escaped where they are not markup already.

    An underscore in the name of an attribute is a hyphen; one at its end is none: ``class_``.
    """
    named = {name.rstrip("_").replace("_", "-"): value for name, value in attributes.items()}
    text = Markup("").join(Markup(' {}="{}"').format(*item) for item in named.items())
    inner = Markup("").join(escape(child) for child in children)
    return Markup("<{0}{1}>{2}</{0}>").format(Markup(tag), text, inner)


def chart(
    identity: str, title: str, description: str, width: int, height: int, *children: Markup
) -> Markup:
    """The whole of a chart. ``identity`` starts every id and must be unique in the page; ``title``
    and ``description`` are the text equivalent.
    """
    content = Markup("").join(children)
    return element(
        "svg",
        element("title", printable(title), id=f"{identity}-title"),
        element("desc", printable(description), id=f"{identity}-desc"),
        content,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width} {height}",
        width=width,
        height=height,
        class_="chart",
        # An image has no parts that can be reached; a chart with links is a group of them.
        role="group" if "<a " in content else "img",
        font_family="system-ui, sans-serif",
        font_size=_LABEL_SIZE,
        fill="currentColor",
        aria_labelledby=f"{identity}-title {identity}-desc",
    )


def series(style: str, *children: Markup) -> Markup:
    """Return the elements drawn in ``style``, a class of the style sheet."""
    return element(
        "g",
        *children,
        class_=style,
        color=_COLORS.get(style, "currentColor"),
        fill="currentColor",
        stroke="currentColor",
    )


def outline_of(style: str) -> str:
    """The shape of a style's dots around the origin, as the ``d`` of an SVG path."""
    return f"M0 0{_OUTLINES.get(style, _CIRCLE)}"


def dot(style: str, x: float, y: float) -> Markup:
    """A dot in the shape of ``style``: color must not be the only carrier."""
    if outline := _OUTLINES.get(style):
        return element("path", d=f"M{coordinate(x)} {coordinate(y)}{outline}")
    return element("circle", cx=coordinate(x), cy=coordinate(y), r=4)


def coordinate(value: float) -> str:
    """``value`` in pixels, to the tenth."""
    return f"{value:.1f}".removesuffix(".0")


def axis_group(name: str, anchor: str, children: Sequence[Markup]) -> Markup:
    """The axis ``name``, of lines and labels."""
    return element(
        "g",
        *children,
        class_=f"axis {name}",
        stroke="currentColor",
        stroke_opacity=0.25,
        text_anchor=anchor,
    )


def label_at(text: str, x: float, y: float, style: str = "") -> Markup:
    """A label at a place of the drawing."""
    classes = {"class_": style} if style else {}
    return element("text", text, x=coordinate(x), y=coordinate(y), stroke="none", **classes)
