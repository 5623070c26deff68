"""The resident memory of the benchmark's process during each case of a group, as a table."""

from __future__ import annotations

from collections.abc import Sequence

from mlts.page.case_rows import CASE_COLUMNS, rows_of
from mlts.page.layout import Group, Layout
from mlts.results import BenchmarkCase
from nntest.report.html.elements import Cell, Column, Table, number
from nntest.report.html.numbers import decimal

__all__ = ["memory_table"]


def memory_table(layout: Layout, group: Group, cases: Sequence[BenchmarkCase]) -> Table | None:
    watched = [case for case in cases if case.memory]
    if not watched:
        return None
    names = ("Before", "Prepared", "Peak", "After")
    return Table(
        identity=f"{group.identity}-memory",
        caption=f"{group.name}: resident memory of the benchmark's process",
        columns=[*CASE_COLUMNS, *(Column(name, "MiB") for name in names)],
        rows=rows_of(layout, watched, _memory_cells),
        folded=True,
    )


def _memory_cells(case: BenchmarkCase) -> list[Cell]:
    memory = case.memory
    assert memory is not None
    sizes = (memory.before_bytes, memory.prepared_bytes, memory.peak_bytes, memory.after_bytes)
    return [number(decimal(each / 2**20, 1), each) for each in sizes]
