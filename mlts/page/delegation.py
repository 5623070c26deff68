"""Distribution of models over a driver and a runtime: which operators ran where, and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from mlts.page.layout import Group, Layout
from mlts.results import BenchmarkCase, Delegation, ModelPart
from nntest.report.html.elements import Cell, Column, Row, Table, missing, number, text
from nntest.report.html.numbers import count, decimal, milliseconds
from nntest.report.html.text import shortened

__all__ = ["left_table", "parts_table", "ranges"]

_MAX_NAME: Final = 60
"""Characters of a tensor's name; converters write paths of several hundred."""

_MAX_OPEN: Final = 30
"""Operators up to which their table is open."""

_HEAD: Final = (Column("Model", numeric=False), Column("Backend", numeric=False))


def parts_table(layout: Layout, group: Group, cases: Sequence[BenchmarkCase]) -> Table | None:
    """The parts of each model that a driver ran in part, with their shares of operators and time;
    None where there is no such model.
    """
    found = _delegated(cases)
    if not found:
        return None
    return Table(
        identity=f"{group.identity}-parts",
        caption=f"{group.name}: models of which a part ran on {layout.run.baseline_title}",
        columns=[
            *_HEAD,
            Column("Ran on", numeric=False),
            Column("Operators", note="by their numbers in the file", numeric=False),
            Column("Count"),
            Column("Operators", "%"),
            Column("Mean", "ms"),
            Column("Time", "%"),
        ],
        rows=[
            Row([text(case.model), text(case.backend), *cells], layout.keys(case))
            for case, delegation in found
            for cells in _parts(case, delegation)
        ],
        sortable=False,
    )


def left_table(layout: Layout, group: Group, cases: Sequence[BenchmarkCase]) -> Table | None:
    """The operators that the driver did not get, and why; None where there are none."""
    found = _delegated(cases)
    if not found:
        return None
    return Table(
        identity=f"{group.identity}-left",
        caption=f"{group.name}: operators that ran on {layout.run.baseline_title}, "
        "and why not on the driver",
        columns=[
            *_HEAD,
            Column("No.", note="in the file"),
            Column("Operator", numeric=False),
            Column("Tensor", numeric=False),
            Column("Cause", numeric=False),
            Column("In detail", numeric=False),
        ],
        rows=[
            Row(
                [
                    text(case.model),
                    text(case.backend),
                    number(str(left.number), left.number),
                    text(left.name),
                    text(shortened(left.tensor, _MAX_NAME), code=True, note=left.tensor),
                    text(str(left.cause)),
                    text(left.why) if left.why else missing(),
                ],
                layout.keys(case),
            )
            for case, delegation in found
            for left in delegation.left
        ],
        folded=sum(len(delegation.left) for _, delegation in found) > _MAX_OPEN,
    )


def ranges(numbers: Sequence[int]) -> str:
    """Ascending numbers with those that follow each other as ranges: ``0–3, 7``."""
    runs = (
        [number for _, number in run]
        for _, run in groupby(enumerate(numbers), lambda pair: pair[1] - pair[0])
    )
    return ", ".join(str(r[0]) if len(r) == 1 else f"{r[0]}–{r[-1]}" for r in runs)


def _delegated(cases: Sequence[BenchmarkCase]) -> list[tuple[BenchmarkCase, Delegation]]:
    return [(case, case.delegation) for case in cases if case.delegation]


def _parts(case: BenchmarkCase, delegation: Delegation) -> Iterator[list[Cell]]:
    parts = delegation.parts or _by_delegate(delegation)
    transfers = delegation.transfers_ns
    total = (transfers or 0) + sum(part.mean_ns or 0 for part in parts)
    for part in parts:
        size = len(part.operators)
        yield [
            text(case.backend if part.on_driver else delegation.runtime),
            text(ranges(part.operators)),
            number(count(size), size),
            _share(size, delegation.operators),
            *_time(part.mean_ns, total),
        ]
    if transfers is not None:
        empty = [missing() for _ in range(3)]
        yield [text("copies between parts"), *empty, *_time(transfers, total)]


def _by_delegate(delegation: Delegation) -> tuple[ModelPart, ...]:
    """The operators that an external delegate has taken and left, whose times nobody knows."""
    left = tuple(each.number for each in delegation.left)
    taken = tuple(number for number in range(delegation.operators) if number not in left)
    return (
        ModelPart(on_driver=True, operators=taken),
        ModelPart(on_driver=False, operators=left),
    )


def _time(mean_ns: float | None, total_ns: float) -> tuple[Cell, Cell]:
    if mean_ns is None:
        return missing("not known"), missing()
    return number(milliseconds(mean_ns), mean_ns / 1e6), _share(mean_ns, total_ns)


def _share(part: float, whole: float) -> Cell:
    value = 100 * part / whole if whole else 0.0
    return number(decimal(value, 1), value)
