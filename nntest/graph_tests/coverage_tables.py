"""Tables of the coverage of a run: which operations and types the graphs had, and which not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nntest.graph_tests.coverage import Cell
from nntest.report.html.elements import Column, Row, Table, number, text
from nntest.report.html.numbers import count

__all__ = ["not_reached", "reached"]

_OPEN: Final = 5
"""Rows of a table that is not folded."""

_MAX_SHAPES: Final = 6


def reached(cells: Sequence[Cell]) -> Table:
    """Operations with types that some graph had, and in how many ways."""
    found = [cell for cell in cells if cell.graphs]
    return Table(
        identity="reached",
        caption=f"Reached: {len(found)} of {len(cells)} operations with their types",
        columns=[
            Column("Operation and types", numeric=False),
            Column("Graphs"),
            Column("Argument forms", note="Numbers of arguments, and which are constants"),
            Column("Shape classes", numeric=False),
            Column("Reads from", note="Operations whose results it read"),
        ],
        rows=[_cell(cell) for cell in found],
        folded=len(found) > _OPEN,
    )


def _cell(cell: Cell) -> Row:
    shapes = ", ".join(cell.shapes[:_MAX_SHAPES])
    more = f" and {len(cell.shapes) - _MAX_SHAPES} more" if len(cell.shapes) > _MAX_SHAPES else ""
    return Row(
        [
            text(cell.kind.replace("TENSOR_", "")),
            number(count(cell.graphs), cell.graphs),
            number(count(len(cell.forms)), len(cell.forms)),
            text(shapes + more),
            number(count(len(cell.after)), len(cell.after)),
        ],
        keys=cell.kind,
    )


def not_reached(cells: Sequence[Cell]) -> Table:
    """Operations with types that the driver claims, and no graph had."""
    missed = [cell for cell in cells if not cell.graphs]
    return Table(
        identity="missed",
        caption=f"Claimed and not reached: {len(missed)}",
        columns=[Column("Operation and types", numeric=False)],
        rows=[Row([text(cell.kind.replace("TENSOR_", ""))], keys=cell.kind) for cell in missed],
        folded=True,
    )
