"""Makes what pygal draws a part of the page: its classes, its text equivalent, nothing besides.

pygal's style sheet, scripts and tool tips go; ``reports/house.css`` styles the classes that stay.
Attributes give a plain look of their own where a viewer forbids style sheets.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Sequence
from typing import Any, Final

from markupsafe import Markup

from nntest.report.html.text import printable

__all__ = ["LABEL_SIZE", "inline", "outline_of"]

LABEL_SIZE: Final = 11
"""Of every text in a chart, in pixels; pygal computes the margins from it."""

_CLASSES_KEPT: Final = frozenset({"axis", "x", "y", "major", "line", "title"})
_CIRCLE: Final = "m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z"
_OUTLINES: Final[dict[str, str]] = {
    "series-1": "m0-5l5 5-5 5-5-5z",
    "series-2": "m-4-4h8v8h-8z",
    "series-3": "m0-5l5 9h-10z",
    "reference": "m-1.5-5h3v10h-3z",
}
"""Dots around their centre; other styles have circles."""

_COLOURS: Final[dict[str, str]] = {
    "base": "#8a929b",
    "reference": "#4d545c",
    "series-0": "#0a6fb5",
    "series-1": "#b87500",
    "series-2": "#00815e",
    "series-3": "#b04f89",
}
"""For a viewer that forbids style sheets; elsewhere ``house.css`` decides."""

_FRAME: Final[dict[str, str]] = {
    "class": "chart",
    "font-family": "system-ui, sans-serif",
    "font-size": str(LABEL_SIZE),
    "fill": "currentColor",
}
_AXIS: Final[dict[str, str]] = {"stroke": "currentColor", "stroke-opacity": "0.25"}
_SERIES: Final[dict[str, str]] = {"fill": "currentColor", "stroke": "currentColor"}


def inline(
    root: ET.Element, identity: str, title: str, description: str, styles: Sequence[str]
) -> Markup:
    """The chart ``root`` (as pygal drew it) as SVG to stand in a page.

    ``styles`` names the class of each series. ``identity`` starts every id and must be unique in
    the page; ``title`` and ``description`` are the text equivalent.
    """
    _prune(root)
    for group in root.iter("g"):
        if style := _style(group, styles):
            _dress_series(group, style)
    _dress(root)
    _frame(root, identity)
    for position, (tag, text) in enumerate((("title", title), ("desc", description))):
        element = ET.Element(tag, id=f"{identity}-{tag}")
        element.text = printable(text)
        root.insert(position, element)
    return Markup(ET.tostring(root, encoding="unicode"))


def outline_of(style: str) -> str:
    """The shape of a style's dots around the origin, as the ``d`` of an SVG path."""
    return "M0 0" + _OUTLINES.get(style, _CIRCLE)


def _frame(root: ET.Element, identity: str) -> None:
    width, height = root.get("viewBox", "").split()[2:]
    root.attrib.pop("id", None)
    root.attrib.update(_FRAME, width=width, height=height)
    # An image has no parts that can be reached; a chart with links is a group of them.
    root.set("role", "group" if root.find(".//a") is not None else "img")
    root.set("aria-labelledby", f"{identity}-title {identity}-desc")


# What goes ---------------------------------------------------------------------------------------


def _prune(node: ET.Element) -> None:
    """Drop what only pygal's scripts use, and what repeats what the page says."""
    for child in list(node):
        if _is_decoration(child, node):
            node.remove(child)
            continue
        _prune(child)
        if child.tag == "g" and len(child) == 0:
            node.remove(child)


def _is_decoration(node: ET.Element[Any], parent: ET.Element) -> bool:
    if node.tag is ET.Comment:
        return True
    if node.tag == "title":
        return not _tells_more(node, parent)
    return node.tag in ("defs", "desc") or not {"background", "tooltip"}.isdisjoint(_classes(node))


def _tells_more(title: ET.Element, parent: ET.Element) -> bool:
    """A dot's hover text, or the full name behind a shortened label."""
    if "guides" in _classes(parent):
        is_number = re.fullmatch(r"[-+\d.e]*", title.text or "")
        return not is_number and title.text != parent.findtext("text")
    return "dots" in _classes(parent) or parent.tag == "a"


# What stays --------------------------------------------------------------------------------------


def _style(group: ET.Element, styles: Sequence[str]) -> str | None:
    number = next((name[6:] for name in _classes(group) if name.startswith("serie-")), None)
    return None if number is None else styles[int(number)]


def _dress_series(group: ET.Element, style: str) -> None:
    """The class of the style, and dots in its shape: colour must not be the only carrier."""
    group.attrib.update(_SERIES, color=_COLOURS.get(style, "currentColor"))
    group.set("class", style)
    for area in group.iter("path"):
        if "nofill" not in _classes(area):
            area.set("fill-opacity", "0.35")
    if outline := _OUTLINES.get(style):
        for dot in list(group.iter("circle")):
            x, y = float(dot.attrib.pop("cx")), float(dot.attrib.pop("cy"))
            dot.tag = "path"
            dot.attrib.pop("r")
            dot.set("d", f"M{x:.1f} {y:.1f}{outline}")


def _dress(node: ET.Element, *, on_y_axis: bool = False) -> None:
    """Short class names and coordinates, plain links, and looks for want of a style sheet."""
    names = _classes(node)
    if on_y_axis := on_y_axis or "y" in names:
        names = [name for name in names if name != "major"]  # pygal's own choice of labels
    _set_classes(node, [n for n in names if n in _CLASSES_KEPT or n in _COLOURS])
    if "axis" in names:
        node.attrib.update(_AXIS, **{"text-anchor": "middle" if "x" in names else "end"})
    elif "title" in names:
        node.set("text-anchor", "middle")
    elif node.tag == "text":
        node.set("stroke", "none")
    for key in {"d", "x", "y", "cx", "cy"}.intersection(node.attrib):
        node.set(key, _rounded(node.attrib[key]))
    _plain_link(node)
    for child in node:
        _dress(child, on_y_axis=on_y_axis)


def _classes(node: ET.Element) -> list[str]:
    return (node.get("class") or "").split()


def _set_classes(node: ET.Element, names: Sequence[str]) -> None:
    node.attrib.pop("class", None)
    if names:
        node.set("class", " ".join(names))


def _plain_link(node: ET.Element) -> None:
    """A link within the page; the text equivalent has the same one for the keyboard."""
    for key in [key for key in node.attrib if str(key).endswith("}href")]:
        node.set("href", node.attrib.pop(key))
        node.attrib.pop("target", None)
        node.set("tabindex", "-1")


def _rounded(text: str) -> str:
    return re.sub(r"-?\d+\.\d+", lambda match: f"{float(match[0]):.1f}".removesuffix(".0"), text)
