"""Tables of a terminal that keep a row on one line: the less room, the fewer columns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from rich.console import Console
from rich.table import Table
from rich.text import Text

from nntest.report.html.text import shortened

__all__ = ["Heading", "table_for"]

_GAP: Final = 2
"""Columns of the terminal between two columns of a table."""


class Heading(NamedTuple):
    """A column. ``from_width`` is the width of a terminal from which there is room for it. A number
    is never cut; a text that is longer than its column, which has ``min_width`` at least, ends with
    an ellipsis, or has it in the middle in the first column.
    """

    title: str
    is_number: bool = False
    from_width: int = 0
    min_width: int = 8


def table_for(
    console: Console, headings: Sequence[Heading], rows: Iterable[Sequence[Text | str]]
) -> Table:
    """Return the table of those columns that ``console`` has room for.

    Each of ``rows`` has a cell a heading, or fewer.
    """
    # What comes from outside is no markup.
    texts = [[Text(cell) if isinstance(cell, str) else cell for cell in row] for row in rows]
    shown = [n for n, each in enumerate(headings) if each.from_width <= console.width]
    widths = _widths(console.width, headings, texts, shown)
    table = Table(box=None, pad_edge=False, header_style="bold")
    for n in shown:
        table.add_column(
            headings[n].title,
            justify="right" if headings[n].is_number else "left",
            no_wrap=True,
            overflow="ellipsis",
            width=widths[n],
        )
    for name, *rest in texts:
        # Names that stand together begin and end differently.
        short = Text(shortened(name.plain, widths[0]), name.style)
        row = [short, *rest]
        table.add_row(*(row[n] for n in shown if n < len(row)))
    return table


def _widths(
    width: int, headings: Sequence[Heading], rows: Sequence[Sequence[Text]], shown: Sequence[int]
) -> dict[int, int]:
    """What numbers need, then what texts need at least, then the rest from left to right."""
    full = {
        n: max(len(headings[n].title), *(row[n].cell_len for row in rows if n < len(row)), 0)
        for n in shown
    }
    widths = {
        n: full[n] if headings[n].is_number else min(full[n], headings[n].min_width) for n in shown
    }
    left = width - sum(widths.values()) - _GAP * (len(shown) - 1)
    for n in shown:
        more = min(max(left, 0), full[n] - widths[n])
        widths[n] += more
        left -= more
    return widths
