"""Charts: what is drawn, that it can be read without seeing it, and that it follows the page."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nntest.report.html.charts import (
    Bin,
    Distribution,
    IntervalRow,
    Mark,
    distribution_chart,
    interval_chart,
)
from nntest.report.html.svg import outline_of
from nntest.report.html.ticks import Ticks, linear_ticks
from tests.volume import repeated

NS = "{http://www.w3.org/2000/svg}"


def intervals(*rows: IntervalRow) -> ET.Element:
    svg = interval_chart("c", rows, title="Title <1>", description="All & sundry", axis="ratio")
    return ET.fromstring(svg)


def mark(style: str, value: float, spread: float = 1.1) -> Mark:
    return Mark(style, value, value / spread, value * spread, f"{value} hover", "#model-a")


def texts(svg: ET.Element) -> list[str]:
    return [node.text or "" for node in svg.iter(f"{NS}text")]


def group(svg: ET.Element, style: str) -> list[ET.Element]:
    return [node for node in svg.iter(f"{NS}g") if node.get("class") == style]


def test_a_chart_has_a_title_and_a_description_that_label_it() -> None:
    svg = intervals(IntervalRow("a", [mark("series-0", 2.0)]))
    title, desc = svg[0], svg[1]
    assert (title.tag, title.text) == (f"{NS}title", "Title <1>")
    assert (desc.tag, desc.text) == (f"{NS}desc", "All & sundry")
    assert svg.get("role") == "group"
    alone = intervals(IntervalRow("a", [Mark("series-0", 2.0, None, None, "hover")]))
    assert alone.get("role") == "img"
    assert svg.get("aria-labelledby") == f"{title.get('id')} {desc.get('id')}"


def test_a_chart_carries_no_script_style_or_request() -> None:
    svg = interval_chart(
        "c", [IntervalRow("a", [mark("series-0", 2)])], title="", description="", axis=""
    )
    for forbidden in (
        "<script",
        "<style",
        "<?xml",
        "<!--",
        "target=",
    ):
        assert forbidden not in svg
    assert re.findall(r'href="([^"]*)"', svg) == ["#model-a"] or 'href="model-a"' in svg


def test_rows_stand_from_top_to_bottom_with_their_names() -> None:
    svg = intervals(
        IntervalRow("first", [mark("series-0", 1)]), IntervalRow("second", [mark("series-0", 2)])
    )
    heights = {n.text: float(n.get("y", "nan")) for n in svg.iter(f"{NS}text")}
    assert heights["first"] < heights["second"]


def test_equal_ratios_are_equally_far_apart() -> None:
    rows = [IntervalRow(str(v), [mark("series-0", v)]) for v in (1.0, 2.0, 4.0)]
    dots = [float(c.get("cx", "nan")) for c in intervals(*rows).iter(f"{NS}circle")]
    assert dots[1] - dots[0] == pytest.approx(dots[2] - dots[1], abs=0.2)


def test_one_is_marked_even_when_all_values_are_far_from_it() -> None:
    svg = intervals(IntervalRow("a", [mark("series-0", 40.0)]))
    major = [n.text for n in svg.iter(f"{NS}text") if n.get("class") == "major"]
    assert major == ["1×"]


def test_a_mark_without_an_interval_is_a_dot_alone() -> None:
    svg = intervals(IntervalRow("a", [Mark("series-0", 2.0, None, None, "hover")]))
    assert len(list(svg.iter(f"{NS}circle"))) == 1
    assert not [p for g in group(svg, "series-0") for p in g.iter(f"{NS}path")]


def test_styles_differ_in_shape_and_not_in_color_alone() -> None:
    styles = ("series-0", "series-1", "series-2", "series-3", "reference")
    assert len({outline_of(style) for style in styles}) == len(styles)
    svg = intervals(IntervalRow("a", [mark("series-0", 1), mark("series-1", 2)]))
    assert len(list(svg.iter(f"{NS}circle"))) == 1
    assert group(svg, "series-1")


def test_a_long_name_is_shortened_and_its_whole_told_on_hover() -> None:
    name = "model_" + "x" * 90 + "_end"
    svg = intervals(IntervalRow(name, [mark("series-0", 1)]))
    assert name not in texts(svg)
    assert name in [node.text for node in svg.iter(f"{NS}title")]


def test_names_cannot_leave_their_place() -> None:
    evil = "</text><script>alert(1)</script>\x00\udcff"
    svg = interval_chart(
        "c",
        [IntervalRow(evil, [Mark("series-0", 1.0, None, None, evil)])],
        title=evil,
        description=evil,
        axis="x",
    )
    assert "<script" not in svg
    svg.encode("utf-8")
    ET.fromstring(svg)


def test_distributions_share_one_axis_and_the_first_lies_behind() -> None:
    svg = ET.fromstring(
        distribution_chart(
            "d",
            [
                Distribution("base", [Bin(1.0, 1.1, 0.4), Bin(1.1, 1.2, 0.6)]),
                Distribution("series-0", [Bin(5.0, 5.5, 1.0)]),
            ],
            title="t",
            description="d",
            axis="latency, ms",
        )
    )
    drawn = [g.get("class") for g in svg.iter(f"{NS}g") if g.get("class") in ("base", "series-0")]
    assert drawn == ["base", "series-0"]
    base, driver = (path_of(svg, style) for style in ("base", "series-0"))
    assert max(x for x, _ in base) < min(x for x, _ in driver)
    assert "latency, ms" in texts(svg)


def path_of(svg: ET.Element, style: str) -> list[tuple[float, float]]:
    (drawn,) = group(svg, style)
    numbers = [
        float(n) for n in re.findall(r"-?[\d.]+", next(drawn.iter(f"{NS}path")).get("d", ""))
    ]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def test_a_gap_between_bins_is_drawn_as_a_gap() -> None:
    svg = ET.fromstring(
        distribution_chart(
            "d",
            [Distribution("base", [Bin(1, 2, 0.5), Bin(4, 8, 0.5)])],
            title="t",
            description="d",
            axis="ms",
        )
    )
    path = path_of(svg, "base")
    ground = max(y for _, y in path)
    left, right = sorted({x for x, y in path if y == ground})[1:3]
    assert right > left


@settings(max_examples=repeated(12, 50))
@given(st.floats(1e-6, 1e6), st.floats(1, 1e6))
def test_an_axis_covers_its_values_with_a_handful_of_marks(low: float, span: float) -> None:
    ticks = Ticks.covering(low, low * span)
    assert ticks.low < low
    assert ticks.high > low * span
    assert 2 <= len(ticks.values) <= 13
    assert all(ticks.low <= v <= ticks.high for v in ticks.values)
    labels = [ticks.label(v) for v in ticks.values]
    assert len(set(labels)) == len(labels)


def test_linear_marks_are_round() -> None:
    assert linear_ticks(0, 63, most=4) == [0, 20, 40, 60]
    assert linear_ticks(1.93, 2.11, most=5) == [1.95, 2.0, 2.05, 2.1]
