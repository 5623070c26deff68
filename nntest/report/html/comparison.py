"""The page of ``compare``: what changed between two runs of any suite."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from nntest.report.html import render
from nntest.report.html.elements import (
    Cause,
    Column,
    Fact,
    Notice,
    PagePart,
    Row,
    Table,
    Total,
    Verdict,
)
from nntest.report.html.numbers import count
from nntest.report.html.run_context import sentence

__all__ = ["Compared", "comparison_page", "table_of"]

_TEMPLATE: Final = "compare.html.j2"

_MAX_ROWS: Final = 800
"""Rows that a table shows; the JSON has all."""

_MAX_CAUSES: Final = 100


class Compared(Protocol):
    """Two runs that were compared; ``notes`` are what differs between the runs themselves."""

    @property
    def before(self) -> str: ...
    @property
    def after(self) -> str: ...
    @property
    def notes(self) -> tuple[str, ...]: ...
    @property
    def is_worse(self) -> bool: ...


def comparison_page(
    found: Compared,
    suite: str,
    *,
    headlines: tuple[str, str],
    why: str,
    totals: Sequence[Total],
    unit: str,
    hint: str,
    tables: Sequence[Table],
    unchanged: str,
    footer: str,
    causes: Sequence[Cause] = (),
) -> str:
    """``found``, of runs of ``suite``, as one self-contained HTML document.

    ``headlines`` are that of a run that is worse, and the other; ``unchanged`` stands in place of
    ``tables`` where all are empty, ``hint`` in the empty filter.
    """
    shown = [table for table in tables if table.rows]
    parts = [PagePart("causes", "What broke")] if causes else []
    parts += [PagePart(table.identity, table.caption.partition(":")[0]) for table in shown]
    return render(
        _TEMPLATE,
        page={
            "title": f"{suite.upper()}: what changed",
            "eyebrow": f"{suite.upper()} compare",
            "verdict": Verdict(
                state="failed" if found.is_worse else "passed",
                headline=headlines[not found.is_worse],
                why=why,
                subjects=[],
                facts=[Fact("Before", found.before), Fact("After", found.after)],
                caveats=[Notice(sentence(note)) for note in found.notes],
            ),
            "totals": totals,
            "planned": sum(total.count for total in totals),
            "unit": unit,
            "counted": "",
            "filter_hint": hint,
            "parts": parts,
        },
        suite=suite,
        causes=causes[:_MAX_CAUSES],
        causes_left=max(len(causes) - _MAX_CAUSES, 0),
        tables=shown,
        unchanged=unchanged,
        footer=footer,
    )


def table_of(
    suite: str, identity: str, title: str, columns: Sequence[str], rows: Sequence[Row]
) -> Table:
    """A table of changes of one kind, cut where it is long; its caption counts them."""
    left = f"; the first {_MAX_ROWS}, {suite} compare --json has all" * (len(rows) > _MAX_ROWS)
    return Table(
        identity=identity,
        caption=f"{title}: {count(len(rows))}{left}",
        columns=[Column(name, numeric=False) for name in columns],
        rows=rows[:_MAX_ROWS],
    )
