"""Answers that did not come from the driver: what the CPU has computed by fallback, and why."""

from __future__ import annotations

from typing import Final

from cts.results import CtsCase, CtsRun
from nntest.report.html.elements import Column, Row, Table, number, text
from nntest.report.html.numbers import count
from nntest.report.html.text import shortened

__all__ = ["fallbacks"]

_MAX_ROWS: Final = 200
_MAX_NAMED: Final = 6
_LONGEST: Final = 300


def fallbacks(run: CtsRun) -> Table | None:
    """Rows of one reason each, the most frequent first; None where every driver did its work."""
    found: dict[str, list[CtsCase]] = {}
    for case in run.cases:
        for reason in case.fallbacks:
            found.setdefault(reason, []).append(case)
    if not found:
        return None
    rows = sorted(found.items(), key=lambda item: -len(item[1]))
    is_cut = len(rows) > _MAX_ROWS
    left = f"; the first {_MAX_ROWS} rows, results.json has all" if is_cut else ""
    total = len({case.id for cases in found.values() for case in cases})
    return Table(
        identity="fallbacks",
        caption=f"Answered by the CPU instead of a driver: {count(total)}{left}",
        columns=[
            Column("Why", numeric=False),
            Column("Tests"),
            Column("Which", numeric=False),
        ],
        rows=[
            Row(
                [
                    text(shortened(reason, _LONGEST)),
                    number(count(len(cases)), len(cases)),
                    text(_which(cases)),
                ],
                keys=shortened(f"{reason} {_which(cases)} fallback", _LONGEST),
            )
            for reason, cases in rows[:_MAX_ROWS]
        ],
    )


def _which(cases: list[CtsCase]) -> str:
    named = ", ".join(shortened(case.id, _LONGEST) for case in cases[:_MAX_NAMED])
    more = len(cases) - _MAX_NAMED
    return f"{named} and {count(more)} more" if more > 0 else named
