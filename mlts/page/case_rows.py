"""Rows of the tables of evidence: a row a case, and how a difference is called."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from mlts.page.head import notices
from mlts.page.layout import Layout
from mlts.results import BenchmarkCase
from nntest.report.html.elements import Cell, Column, Notice, Row, number, text
from nntest.report.html.numbers import milliseconds
from nntest.report.signs import SIGNS, Tone

__all__ = ["CASE_COLUMNS", "SAME", "doubts_of", "rows_of", "time_cell", "tone_of"]

CASE_COLUMNS: Final = (Column("Model", numeric=False), Column("Backend", numeric=False))

SAME: Final = 0.01
"""Android calls a difference of less than 1 % (1 percentage point for top-k) the same."""

_ABOUT_ACCURACY: Final = frozenset({"golden_disputed"})
"""Codes of warnings that stand beside the accuracy; all others touch the latency."""


def rows_of(
    layout: Layout, cases: Sequence[BenchmarkCase], cells: Callable[[BenchmarkCase], list[Cell]]
) -> list[Row]:
    """A row a case, behind the model's name and the backend's."""
    return [
        Row(
            [text(case.model), text(case.backend, sign=SIGNS[case.outcome]), *cells(case)],
            keys=layout.keys(case),
            style=layout.style(case),
            tone="bad" if case.outcome.is_bad else "plain",
        )
        for case in cases
    ]


def time_cell(nanoseconds: float) -> Cell:
    """A cell in milliseconds."""
    return number(milliseconds(nanoseconds), nanoseconds / 1e6)


def doubts_of(case: BenchmarkCase, *, accuracy: bool) -> list[Notice]:
    """The warnings of ``case`` that touch its accuracy, or its latency."""
    return notices(w for w in case.warnings if (w.code in _ABOUT_ACCURACY) == accuracy)


def tone_of(difference: float, same: float, *, higher_is_better: bool) -> Tone:
    """Whether ``difference`` is for the better; within ``same`` it is neither."""
    if abs(difference) < same or difference == 0:
        return "muted"
    return "good" if (difference > 0) == higher_is_better else "bad"
