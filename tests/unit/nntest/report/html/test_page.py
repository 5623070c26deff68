"""The frame of a page and its components, with a context made by hand."""

from __future__ import annotations

import base64
import hashlib
import re
import subprocess
import sys
from typing import Any

import html5lib
import pytest
from jinja2 import UndefinedError

from nntest.report.html import render
from nntest.report.html.elements import (
    Column,
    Fact,
    Notice,
    Row,
    Subject,
    Table,
    Verdict,
    missing,
    number,
    text,
    totals,
)
from nntest.report.signs import SIGNS
from nntest.results import Outcome


def context(why: str = "All is well.", caveats: list[Notice] | None = None) -> dict[str, Any]:
    return {
        "page": {
            "title": "T",
            "eyebrow": "suite",
            "verdict": Verdict(
                state="passed",
                headline="Passed",
                why=why,
                subjects=[Subject("acme-npu", ["version 1"])],
                facts=[Fact("When", "today")],
                caveats=caveats or [],
            ),
            "totals": totals({Outcome.SUCCESS: 3, Outcome.NOT_RUN: 2}),
            "planned": 5,
            "unit": "cases",
            "parts": [],
        }
    }


def test_a_suite_can_fill_the_frame_alone() -> None:
    page = render("base.html.j2", **context())
    document = html5lib.HTMLParser(strict=True, namespaceHTMLElements=False).parse(page)
    assert "".join(document.find(".//h1").itertext()).split() == ["✓", "Passed"]
    assert "acme-npu" in page


def test_every_outcome_is_counted_even_at_zero() -> None:
    page = render("base.html.j2", **context())
    counted = re.findall(r"(\d+) (passed|failed|crashed|hung|flaky|skipped|not run)", page)
    assert len(counted) == len(Outcome)
    assert sum(int(n) for n, _ in counted) == 5


def test_text_is_escaped_and_control_characters_are_spelled_out() -> None:
    page = render("base.html.j2", **context("<img src=x onerror=alert(1)>\x00\u202e&"))
    assert "&lt;img src=x onerror=alert(1)&gt;\\x00\\u202e&amp;" in page
    assert "<img" not in page


def test_the_policy_allows_the_page_its_own_script_and_no_other() -> None:
    page = render("base.html.j2", **context())
    (script,) = re.findall(r"<script>(.*?)</script>", page, re.DOTALL)
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    (policy,) = re.findall(r'Content-Security-Policy" content="([^"]*)"', page)
    assert "default-src 'none'" in policy
    assert re.findall(r"script-src ([^;]*)", policy) == [f"'sha256-{digest}'"]


def test_a_forgotten_value_is_an_error_and_not_a_blank() -> None:
    broken = context()
    del broken["page"]["verdict"]
    with pytest.raises(UndefinedError, match="verdict"):
        render("base.html.j2", **broken)


def test_many_caveats_are_folded() -> None:
    page = render("base.html.j2", **context(caveats=[Notice(f"caveat {i}") for i in range(9)]))
    assert "<summary>5 more</summary>" in page
    assert all(f"caveat {i}" in page for i in range(9))


def test_the_template_engine_is_not_imported_before_a_page_is_rendered() -> None:
    code = "import sys, nntest.report.html; sys.exit('jinja2' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0


def test_a_column_reserves_the_width_of_its_longest_fraction() -> None:
    table = Table(
        identity="t",
        caption="c",
        columns=[Column("Name", numeric=False), Column("A"), Column("B")],
        rows=[
            Row([text("x"), number("1.25", 1.25), number("2", 2, difference="+1")]),
            Row([text("y"), number("30.5", 30.5), missing()]),
        ],
    )
    assert table.widths == [0, 3, 0]
    assert table.differs == [False, False, True]


def test_totals_name_every_outcome() -> None:
    counts = {total.sign: total.count for total in totals({Outcome.CRASH: 2})}
    assert counts == {sign: 2 * (outcome is Outcome.CRASH) for outcome, sign in SIGNS.items()}
