"""Comparison page of ``mlts compare``: what changed between two runs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mlts.compare import Change, Comparison, Weight
from nntest.report.html import render
from nntest.report.html.elements import (
    Column,
    Fact,
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
from nntest.report.signs import Sign

__all__ = ["page"]

_TEMPLATE: Final = "mlts_compare.html.j2"

_SIGNS: Final = {
    Weight.WORSE: Sign("✗", "worse", "bad"),
    Weight.BETTER: Sign("✓", "better", "good"),
    Weight.UNKNOWN: Sign("○", "perhaps noise", "warn"),
    Weight.NOISE: Sign("≈", "within noise", "muted"),
}

_MAX_ROWS: Final = 800
"""Of each weight; the JSON has all."""


def page(found: Comparison) -> str:
    """``found`` as one self-contained HTML document."""
    tables = [table for weight in Weight if (table := _table(weight, found.of(weight))).rows]
    return render(
        _TEMPLATE,
        page={
            "title": "MLTS: what changed",
            "eyebrow": "MLTS compare",
            "verdict": _verdict(found),
            "totals": [Total(sign, len(found.of(weight))) for weight, sign in _SIGNS.items()],
            "planned": len(found.changes),
            "unit": "changes",
            "counted": "",
            "filter_hint": "model, measure, slower …",
            "parts": [
                PagePart(table.identity, table.caption.partition(":")[0]) for table in tables
            ],
        },
        tables=tables,
    )


def _verdict(found: Comparison) -> Verdict:
    state: State = "failed" if found.is_worse else "passed"
    counts = [f"{count(len(found.of(w)))} {_SIGNS[w].word}" for w in Weight if found.of(w)]
    changes = f" Changes: {', '.join(counts)}." if counts else ""
    return Verdict(
        state=state,
        headline="Worse" if found.is_worse else "Nothing became worse",
        why=f"{count(found.compared)} cases are in both runs.{changes} {found.reach}",
        subjects=[],
        facts=[Fact("Before", found.before), Fact("After", found.after)],
        caveats=[Notice(sentence(note)) for note in found.notes],
    )


def _table(weight: Weight, changes: Sequence[Change]) -> Table:
    shown = changes[:_MAX_ROWS]
    left = (
        f"; the first {_MAX_ROWS}, mlts compare --json has all" if len(changes) > len(shown) else ""
    )
    title = _SIGNS[weight].word
    return Table(
        identity=weight.value,
        caption=f"{title.capitalize()}: {count(len(changes))}{left}",
        columns=[
            Column(title, numeric=False)
            for title in ("Case", "Measure", "Before", "After", "By", "Change")
        ],
        rows=[_row(change, _SIGNS[weight]) for change in shown],
    )


def _row(change: Change, sign: Sign) -> Row:
    return Row(
        [
            text(change.case, code=True),
            text(change.measure),
            text(change.before),
            text(change.after),
            text(change.by),
            text(str(change.verdict), sign=sign),
        ],
        keys=f"{change.case} {change.measure} {change.verdict}",
    )
