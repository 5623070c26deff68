"""The page of ``compare``: what changed between two runs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nntest.groups.compare import SIGNS, Breakage, Change, Comparison, Difference
from nntest.groups.page.limits import LONGEST_TEXT
from nntest.report.html import render
from nntest.report.html.elements import (
    Cause,
    Column,
    Fact,
    Finding,
    Notice,
    PagePart,
    Row,
    State,
    Table,
    Total,
    Verdict,
    text,
)
from nntest.report.html.numbers import count
from nntest.report.html.run_context import sentence
from nntest.report.html.text import shortened
from nntest.report.signs import Sign

__all__ = ["page"]

_TEMPLATE: Final = "groups_compare.html.j2"
_MAX_ROWS: Final = 800
"""Of each kind of change; the JSON has all."""

_MAX_CAUSES: Final = 100
_UNCHANGED: Final = Sign("=", "unchanged", "muted")


def page(found: Comparison, suite: str) -> str:
    """``found``, of runs of ``suite``, as one self-contained HTML document."""
    tables = [_table(suite, difference, found.of(difference)) for difference in Difference]
    shown = [table for table in tables if table.rows]
    totals = [Total(SIGNS[difference], found.totals[difference]) for difference in Difference]
    both = sum(found.totals[d] for d in (Difference.BROKEN, Difference.CHANGED, Difference.FIXED))
    totals.append(Total(_UNCHANGED, found.compared - both))
    causes = [_cause(each) for each in found.breakages[:_MAX_CAUSES]]
    return render(
        _TEMPLATE,
        page={
            "title": f"{suite.upper()}: what changed",
            "eyebrow": f"{suite.upper()} compare",
            "verdict": _verdict(found),
            "totals": totals,
            "planned": sum(total.count for total in totals),
            "unit": "tests in either run",
            "counted": "",
            "filter_hint": "name, broken …",
            "parts": [
                *([PagePart("causes", "What broke")] if causes else []),
                *(PagePart(table.identity, table.caption.partition(":")[0]) for table in shown),
            ],
        },
        causes=causes,
        causes_left=len(found.breakages) - len(causes),
        tables=shown,
    )


def _verdict(found: Comparison) -> Verdict:
    state: State = "failed" if found.is_worse else "passed"
    counts = [f"{count(number)} {name}" for name, number in found.totals.items() if number]
    return Verdict(
        state=state,
        headline="Broken" if found.is_worse else "Nothing broke",
        why=f"{count(found.compared)} tests are in both runs. {sentence(', '.join(counts))}",
        subjects=[],
        facts=[Fact("Before", found.before), Fact("After", found.after)],
        caveats=[Notice(sentence(note)) for note in found.notes],
    )


def _cause(of: Breakage) -> Cause:
    finding = Finding(case=_short(of.example), message=_short(of.reason), repeat=of.repeat)
    sign = SIGNS[Difference.BROKEN]
    return Cause(shortened(of.title, LONGEST_TEXT), [finding], "bad", of.notes, of.tests, sign=sign)


def _table(suite: str, difference: Difference, changes: Sequence[Change]) -> Table:
    shown = changes[:_MAX_ROWS]
    is_cut = len(changes) > len(shown)
    left = f"; the first {_MAX_ROWS}, {suite} compare --json has all" if is_cut else ""
    titles = ("Test", "Before", "After")
    return Table(
        identity=str(difference),
        caption=f"{str(difference).capitalize()}: {count(len(changes))}{left}",
        columns=[Column(title, numeric=False) for title in titles],
        rows=[
            Row(
                [
                    text(_short(change.id), code=True),
                    text(_short(change.before)),
                    text(_short(change.after)),
                ],
                keys=f"{_short(change.id)} {difference}",
            )
            for change in shown
        ],
    )


def _short(value: str) -> str:
    return shortened(value, LONGEST_TEXT // 3)
