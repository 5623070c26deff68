"""Latency over the run as one picture: a line is a model on a backend."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Final, NamedTuple

from mlts.page.case_rows import CASE_COLUMNS, rows_of
from mlts.page.layout import Layout
from mlts.results import BenchmarkCase
from nntest.report.html.elements import Cell, Column, Figure, Table, number
from nntest.report.html.numbers import decimal
from nntest.report.html.time_chart import Line, time_chart

__all__ = ["course"]

_PARTS: Final = 12
"""Parts of a case's inferences, whose medians are drawn."""

_FEWEST: Final = 3 * _PARTS
"""With fewer inferences a median of a part is that of one or two."""

_STEADY: Final = 0.05
"""A change that is not worth a sentence."""


class _Course(NamedTuple):
    case: BenchmarkCase
    medians: list[float]
    """Median latency of each part over the median of all."""

    @property
    def first(self) -> float:
        """Mean of the first quarter of the medians."""
        return fmean(self.medians[: _PARTS // 4])

    @property
    def last(self) -> float:
        """Mean of the last quarter of the medians."""
        return fmean(self.medians[-_PARTS // 4 :])

    @property
    def change(self) -> float:
        """Difference of the last quarter to the first one, over the first one."""
        return self.last / self.first - 1


def course(layout: Layout) -> Figure | None:
    """Medians of the parts of each case, in the order of measurement; None without enough."""
    found = [each for case in layout.run.cases if (each := _course_of(case))]
    if not found:
        return None
    caption = (
        "Latency over the run: each line is a model on a backend, the median latency of each "
        f"twelfth of its inferences over the median of all of them. {_changed(found)}"
    )
    return Figure(
        identity="course",
        chart=time_chart(
            "course-svg",
            [_line(layout, each) for each in found],
            title="Latency over the run",
            description=caption,
            axis="% of a case's inferences; latency over its median",
            width=580,
            height=260,
        ),
        caption=caption,
        table=_table(layout, found),
        keys=" ".join(layout.keys(each.case) for each in found),
    )


def _table(layout: Layout, found: Sequence[_Course]) -> Table:
    courses = {each.case.id: each for each in found}

    def cells(case: BenchmarkCase) -> list[Cell]:
        each = courses[case.id]
        ends = (each.first, each.last, each.change)
        return [number(decimal(value, 2), value) for value in ends]

    return Table(
        identity="course-table",
        caption="The picture as a table",
        columns=[
            *CASE_COLUMNS,
            Column("First quarter", "× median"),
            Column("Last quarter", "× median"),
            Column("Change", "of the first"),
        ],
        rows=rows_of(layout, [each.case for each in found], cells),
        folded=True,
        sortable=False,
    )


def _course_of(case: BenchmarkCase) -> _Course | None:
    import numpy as np

    if case.latency is None or case.latency.count < _FEWEST:
        return None
    durations = case.latency.durations_ns()
    if durations.size < _FEWEST or not case.latency.median_ns:
        return None
    medians = [float(np.median(part)) for part in np.array_split(durations, _PARTS)]
    return _Course(case, [median / case.latency.median_ns for median in medians])


def _line(layout: Layout, of: _Course) -> Line:
    at = [100 * (number + 0.5) / _PARTS for number in range(_PARTS)]
    return Line(layout.style(of.case), f"{of.case.model} on {of.case.backend}", at, of.medians)


def _changed(found: list[_Course]) -> str:
    most = max(found, key=lambda each: abs(each.change))
    if abs(most.change) < _STEADY:
        return f"None changed by more than {_STEADY:.0%} from its first quarter to its last."
    direction = "slower" if most.change > 0 else "faster"
    return (
        f"Most changed: {most.case.model} on {most.case.backend}, {abs(most.change):.0%} "
        f"{direction} in its last quarter than in its first."
    )
