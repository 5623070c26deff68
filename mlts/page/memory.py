"""The resident memory of the benchmark's process during each case, as a picture and a table."""

from __future__ import annotations

from collections.abc import Sequence

from mlts.page.case_rows import CASE_COLUMNS, rows_of
from mlts.page.layout import Layout
from mlts.results import BenchmarkCase
from nntest.report.html.charts import IntervalRow, Mark, interval_chart
from nntest.report.html.elements import Cell, Column, Figure, Table, number
from nntest.report.html.numbers import decimal, size

__all__ = ["memory_picture"]


def memory_picture(layout: Layout) -> Figure | None:
    """Growth of the process up to the peak of each case; None where nothing grew."""
    cases = [case for case in layout.run.cases if _growth(case) > 0]
    if not cases:
        return None
    most = max(cases, key=_growth)
    caption = (
        "Memory that a case adds to the benchmark's process, at its peak. "
        f"Most: {most.model} on {most.backend}, {size(_growth(most))}."
    )
    rows = {case.model: [c for c in cases if c.model == case.model] for case in cases}
    return Figure(
        identity="memory",
        chart=interval_chart(
            "memory-svg",
            [IntervalRow(name, [_mark(layout, c) for c in group]) for name, group in rows.items()],
            title="Memory of each case",
            description=caption,
            axis="growth of resident memory, MiB (logarithmic)",
            reference=None,
            unit="",
            width=580,
        ),
        caption=caption,
        table=_table(layout, [case for case in layout.run.cases if case.memory]),
        keys=" ".join(layout.keys(case) for case in cases),
    )


def _growth(case: BenchmarkCase) -> int:
    return case.memory.peak_bytes - case.memory.before_bytes if case.memory else 0


def _mark(layout: Layout, case: BenchmarkCase) -> Mark:
    hover = f"{case.model} on {case.backend}: {size(_growth(case))}"
    href = f"#{layout.anchors[case.model]}"
    return Mark(layout.style(case), _growth(case) / 2**20, None, None, hover, href)


def _table(layout: Layout, cases: Sequence[BenchmarkCase]) -> Table:
    names = ("Before", "Prepared", "Peak", "After")
    return Table(
        identity="memory-table",
        caption="Resident memory of the benchmark's process as a table",
        columns=[*CASE_COLUMNS, *(Column(name, "MiB") for name in names)],
        rows=rows_of(layout, cases, _memory_cells),
        folded=True,
        sortable=False,
    )


def _memory_cells(case: BenchmarkCase) -> list[Cell]:
    memory = case.memory
    assert memory is not None
    sizes = (memory.before_bytes, memory.prepared_bytes, memory.peak_bytes, memory.after_bytes)
    return [number(decimal(each / 2**20, 1), each) for each in sizes]
