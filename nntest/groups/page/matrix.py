"""The map: operations against data types, a sign and a count in each cell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from nntest.groups.page.layout import EXPECTED, Layout, sign_of, worst_sign
from nntest.groups.results import GroupedCase
from nntest.report.html.elements import MapBlock, MapCell, MapRow
from nntest.report.html.numbers import count
from nntest.report.signs import SIGNS, Sign

__all__ = ["matrix", "signs"]


def matrix(layout: Layout) -> list[MapBlock]:
    """Operations with a failure, and below them all others."""
    failing = [name for name in layout.cells if layout.failing(name)]
    others = [name for name in layout.cells if not layout.failing(name)]
    blocks = [
        _block(layout, f"Operations with failures: {len(failing)}", failing),
        _block(layout, f"{'Other operations' if failing else 'Operations'}: {len(others)}", others),
    ]
    return [block for block in blocks if block.rows]


def signs(layout: Layout) -> list[Sign]:
    """The signs that occur in the run: a key to the map."""
    found = {sign_of(case) for case in layout.run.cases}
    return [sign for sign in (*SIGNS.values(), EXPECTED) if sign in found]


def _block(layout: Layout, caption: str, operations: Sequence[str]) -> MapBlock:
    return MapBlock(caption, ["All", *layout.types], [_row(layout, name) for name in operations])


def _row(layout: Layout, operation: str) -> MapRow:
    by_type = layout.cells[operation]
    everything = layout.cases_of(operation)
    cells: list[MapCell | None] = [_cell(everything, layout.anchors[operation])]
    for name in layout.types:
        cases = by_type.get(name)
        cells.append(_cell(cases, layout.anchor(operation, name)) if cases else None)
    words = {sign_of(case).word for case in everything}
    return MapRow(operation, cells, f"{operation} {' '.join(by_type)} {' '.join(sorted(words))}")


def _cell(cases: Sequence[GroupedCase], anchor: str) -> MapCell:
    sign, number = worst_sign(cases)
    whole = "" if number == len(cases) else f"/{count(len(cases))}"
    return MapCell(sign, f"{count(number)}{whole}", anchor, _counts(cases))


def _counts(cases: Sequence[GroupedCase]) -> str:
    """``3 failed, 117 passed``, what is worse first."""
    found = Counter(sign_of(case).word for case in cases)
    order = [sign.word for sign in SIGNS.values()]
    words = sorted(found, key=lambda word: order.index(word) if word in order else len(order))
    return ", ".join(f"{found[word]} {word}" for word in words)
