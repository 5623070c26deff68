"""Time by kind of operator, each operator run by itself, as a picture and a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from mlts.page.layout import Layout
from mlts.results import BackendRole, BenchmarkCase
from nntest.report.html.charts import IntervalRow, Mark, interval_chart
from nntest.report.html.elements import Column, Figure, Row, Table, number, text
from nntest.report.html.numbers import count, decimal, milliseconds

__all__ = ["operator_picture"]

_MOST_KINDS: Final = 10
"""Rows of the picture; the table has all kinds."""


def operator_picture(layout: Layout) -> Figure | None:
    """Sum of the times of each kind of operator, over the models that all backends in the picture
    measured; None where no driver's were.
    """
    cases = [case for case in layout.run.cases if case.operator_times]
    drivers = [b.name for b in layout.run.backends if b.role is BackendRole.DRIVER]
    compared = _compared(cases)
    sums = {backend: _by_kind(found) for backend, found in compared.items()}
    driver = next((name for name in drivers if name in sums), None)
    if driver is None:
        return None
    own, models = sums[driver], len(compared[driver])
    kinds = [kind for kind, _ in _sorted(own)[:_MOST_KINDS]]
    total = sum(time for _, time in own.values())
    share = own[kinds[0]][1] / total if total else 0.0
    where = "one model" if models == 1 else f"{models} models"
    call = min(o.mean_ns for case in compared[driver] for o in case.operator_times)
    caption = (
        f"Time of each kind of operator in {where}, each operator run by itself. On {driver} most "
        f"goes into {kinds[0]}, {share:.0%}. Each time includes that of the call, there at most "
        f"{milliseconds(call)} ms; what a backend saves by fusing operators is not in it."
    )
    rows = [
        IntervalRow(kind, [_mark(layout, compared[name][0], kind, sums[name]) for name in sums])
        for kind in kinds
        if all(kind in found and found[kind][1] > 0 for found in sums.values())
    ]
    if not rows:
        return None
    return Figure(
        identity="operators",
        chart=interval_chart(
            "operators-svg",
            rows,
            title="Time by kind of operator",
            description=f"{caption} The table below the picture has every value.",
            axis="mean time of all operators of the kind, ms (logarithmic)",
            reference=None,
            unit="",
            width=580,
        ),
        caption=caption,
        table=_table(layout, compared),
        keys=" ".join(layout.keys(case) for case in cases),
    )


def _compared(cases: Sequence[BenchmarkCase]) -> dict[str, list[BenchmarkCase]]:
    """The cases by backend, of the backends that measured as many models as any, and of the models
    that all of these measured.
    """
    by_backend: dict[str, list[BenchmarkCase]] = {}
    for case in cases:
        by_backend.setdefault(case.backend, []).append(case)
    most = max(map(len, by_backend.values()), default=0)
    complete = {name: found for name, found in by_backend.items() if len(found) == most}
    models = [{case.model for case in found} for found in complete.values()]
    shared = set.intersection(*models) if models else set()
    return {name: [c for c in found if c.model in shared] for name, found in complete.items()}


def _by_kind(cases: Sequence[BenchmarkCase]) -> Mapping[str, tuple[int, float]]:
    """Number of operators of each kind, and the sum of their mean times in ns."""
    found: dict[str, tuple[int, float]] = {}
    for case in cases:
        for operator in case.operator_times:
            operators, time = found.get(operator.name, (0, 0.0))
            found[operator.name] = (operators + len(operator.numbers), time + operator.mean_ns)
    return found


def _mark(
    layout: Layout, case: BenchmarkCase, kind: str, sums: Mapping[str, tuple[int, float]]
) -> Mark:
    operators, time = sums[kind]
    hover = f"{kind} on {case.backend}: {milliseconds(time)} ms for {count(operators)} operators"
    return Mark(layout.style(case), time / 1e6, None, None, hover, "#operators-table")


def _table(layout: Layout, compared: Mapping[str, Sequence[BenchmarkCase]]) -> Table:
    return Table(
        identity="operators-table",
        caption="The picture as a table; results.json has the time of each operator",
        columns=[
            Column("Backend", numeric=False),
            Column("Operator", numeric=False),
            Column("Count"),
            Column("Mean", "ms"),
            Column("Share", "%"),
        ],
        rows=[
            Row(
                [
                    text(backend),
                    text(kind),
                    number(count(operators), operators),
                    number(milliseconds(time), time / 1e6),
                    number(decimal(100 * time / whole, 1), time / whole),
                ],
                style=layout.style(cases[0]),
            )
            for backend, cases in compared.items()
            if (whole := sum(o.mean_ns for case in cases for o in case.operator_times))
            for kind, (operators, time) in _sorted(_by_kind(cases))
        ],
        folded=True,
    )


def _sorted(kinds: Mapping[str, tuple[int, float]]) -> list[tuple[str, tuple[int, float]]]:
    """The kinds that take most time first."""
    return sorted(kinds.items(), key=lambda item: -item[1][1])
