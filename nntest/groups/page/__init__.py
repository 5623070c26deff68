"""The HTML page of a suite of test groups: a run becomes the elements that ``reports/`` draws."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from nntest.groups.page import lists
from nntest.groups.page.causes import cause_parts, rest_table
from nntest.groups.page.drilldown import operation_blocks
from nntest.groups.page.groups import group_table, share_bars
from nntest.groups.page.head import eyebrow, verdict
from nntest.groups.page.layout import Layout
from nntest.groups.page.limits import MAX_BYTES
from nntest.groups.page.matrix import matrix, signs
from nntest.groups.page.run_context import facts
from nntest.groups.results import GroupedRun
from nntest.report.html import render
from nntest.report.html.elements import PagePart, Table, totals
from nntest.report.html.run_context import package_table

__all__ = ["TEMPLATE", "context", "page"]

TEMPLATE = "groups.html.j2"


def page(run: GroupedRun, tables: Sequence[Table] = ()) -> str:
    """The page of ``run`` as one self-contained HTML document of at most 2 MB. ``tables`` are what
    its suite adds.

    A page that would be larger shows fewer tests one by one, and says how many it leaves out.
    """
    layout = Layout.of(run)
    html = render(TEMPLATE, **context(layout, tables))
    while (size := len(html.encode())) > MAX_BYTES and layout.limits.names_bytes:
        layout = replace(layout, limits=layout.limits.for_page_of(size))
        html = render(TEMPLATE, **context(layout, tables))
    return html


def context(layout: Layout, tables: Sequence[Table] = ()) -> Mapping[str, Any]:
    """Everything that the template shows."""
    run = layout.run
    pictures = share_bars(layout)
    found = {
        "advice": lists.advice(layout),
        "expected": lists.expected(layout),
        "flaky": lists.flaky(layout),
        "skipped": lists.skipped(layout),
        "not_run": lists.not_run(layout),
        "unreadable": lists.unreadable(layout),
        "expectations": lists.expectations(layout),
    }
    return {
        "page": {
            "title": f"{run.suite.upper()}: {run.driver}",
            "eyebrow": eyebrow(run),
            "verdict": verdict(layout),
            "totals": totals(run.totals),
            "planned": sum(run.totals.values()),
            "unit": "tests",
            "filter_hint": "operation, type, name, failed …",
            "parts": _parts(bool(pictures), any(found.values()) or bool(tables)),
        },
        "pictures": pictures,
        "causes": cause_parts(layout),
        "more_causes": rest_table(layout),
        "in_common": layout.in_common,
        "matrix": matrix(layout),
        "signs": signs(layout),
        "operations": operation_blocks(layout),
        "groups": group_table(layout),
        **found,
        "more_tables": tables,
        "facts": facts(run),
        "tables": [package_table(run.environment)] if run.environment.packages else [],
        "command": run.command,
    }


def _parts(any_picture: bool, any_list: bool) -> list[PagePart]:
    parts = [
        PagePart("first", "What to look at first"),
        PagePart("overview", "Overview"),
        PagePart("map", "Map"),
        PagePart("tests", "Tests"),
        PagePart("groups", "Test groups"),
        PagePart("others", "Advice, expected, skipped"),
        PagePart("context", "Context"),
    ]
    absent = {"overview": not any_picture, "others": not any_list}
    return [part for part in parts if not absent.get(part.identity)]
