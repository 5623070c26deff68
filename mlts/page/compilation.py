"""The three phases of the compilation benchmark of a group as a table."""

from __future__ import annotations

from collections.abc import Sequence

from mlts.page.case_rows import CASE_COLUMNS, SAME, rows_of, time_cell, tone_of
from mlts.page.layout import Group, Layout
from mlts.results import BenchmarkCase, Latency
from nntest.report.html.elements import Cell, Column, Table, missing, number, text
from nntest.report.html.numbers import MINUS, count, decimal, milliseconds, size

__all__ = ["compilation_table"]


def compilation_table(layout: Layout, group: Group, cases: Sequence[BenchmarkCase]) -> Table | None:
    compiled = [case for case in cases if case.compilation]
    if not compiled:
        return None
    phases = ("Without cache", "Save to cache", "Prepare from cache")
    columns = [column for phase in phases for column in (Column(phase, "ms"), Column("n"))]
    return Table(
        identity=f"{group.identity}-compilation",
        caption=f"{group.name}: compilation, with the difference to compiling without a cache",
        columns=[*CASE_COLUMNS, *columns, Column("Cache", numeric=False)],
        rows=rows_of(layout, compiled, _compilation_cells),
    )


def _compilation_cells(case: BenchmarkCase) -> list[Cell]:
    found = case.compilation
    assert found is not None
    plain = found.without_cache
    phases = (_phase(found.save_to_cache, plain), _phase(found.prepare_from_cache, plain))
    cache = text(size(found.cache_size_bytes)) if found.cache_size_bytes else missing()
    return [
        time_cell(plain.mean_ns),
        number(count(plain.count), plain.count),
        *(cell for phase in phases for cell in phase),
        cache,
    ]


def _phase(phase: Latency | None, plain: Latency) -> list[Cell]:
    if phase is None:
        return [missing("no cache"), missing()]
    change = phase.mean_ns / plain.mean_ns - 1 if plain.mean_ns else 0.0
    shown = f"{'+' if change > 0 else MINUS}{decimal(100 * abs(change), 0)} %"
    return [
        number(
            milliseconds(phase.mean_ns),
            phase.mean_ns / 1e6,
            difference=shown,
            tone=tone_of(change, SAME, higher_is_better=False),
        ),
        number(count(phase.count), phase.count),
    ]
