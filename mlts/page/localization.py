"""Localized failures in words and as a page: which operation of a model a driver gets wrong."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from mlts.results import BenchmarkCase
from nntest.localization.results import Localization, OperationResult, OperationVerdict
from nntest.report.html import render
from nntest.report.html.charts import IntervalRow, Mark, interval_chart
from nntest.report.html.drawing import svg_of
from nntest.report.html.elements import (
    Cell,
    Column,
    Fact,
    Figure,
    LegendEntry,
    Notice,
    PagePart,
    Row,
    State,
    Subject,
    Table,
    Total,
    Verdict,
    missing,
    number,
    text,
)
from nntest.report.html.numbers import ratio
from nntest.report.html.run_context import sentence
from nntest.report.signs import SIGNS
from nntest.results import Outcome

__all__ = ["conclusion", "first_wrong", "page"]

_TEMPLATE: Final = "mlts_localize.html.j2"
_OUTCOMES: Final[Mapping[OperationVerdict, Outcome]] = {
    OperationVerdict.RIGHT: Outcome.SUCCESS,
    OperationVerdict.PASSES_ON: Outcome.SUCCESS,
    OperationVerdict.WRONG: Outcome.FAILURE,
    OperationVerdict.SUSPECT: Outcome.FAILURE,
    OperationVerdict.UNKNOWN: Outcome.NOT_RUN,
}
_SIGNS: Final = {
    verdict: SIGNS[outcome]._replace(word=str(verdict)) for verdict, outcome in _OUTCOMES.items()
}
_LEGEND: Final = (
    LegendEntry("series-0", "error of the values that the operation passes on"),
    LegendEntry("series-1", "error that the operation adds by itself"),
)


def first_wrong(case: BenchmarkCase) -> str:
    """A sentence or two; empty for a case that nobody has looked into."""
    found = case.localization
    if found is None:
        return ""
    first = found.first
    if first is None:
        if not found.operations:
            return sentence(f"the wrong operation was not localized: {found.remark}")
        if found.unchecked:
            return (
                f"{_none_known(found.operations, found.unchecked)} "
                "'mlts localize' names those that were not."
            )
        return (
            f"None of its {found.operations} operations is wrong by itself: their roundings add up."
        )
    return _wrong(first, found.operations, found.wrong)


def conclusion(found: Localization) -> str:
    """Conclusion in a sentence or two, for the page and the terminal."""
    count, culprits, unchecked = len(found.operations), found.culprits, found.unchecked
    if culprits:
        return _wrong(culprits[0], count, len(culprits))
    if unchecked:
        names = ", ".join(f"{each.operation} ({each.number})" for each in unchecked[:6])
        more = f" and {len(unchecked) - 6} more" if len(unchecked) > 6 else ""
        return (
            f"{_none_known(count, len(unchecked))} The driver runs no part of the model with "
            f"these: {names}{more}."
        )
    if found.error is None or found.error <= 1:
        return f"None of the {count} operations is wrong."
    return (
        f"None of the {count} operations is wrong. Over the model their roundings add up to "
        f"{found.error:.3g} times what one operation is allowed; 'mlts benchmark' judges that."
    )


def _none_known(count: int, unchecked: int) -> str:
    were = "was" if unchecked == 1 else "were"
    return (
        f"None of the {count - unchecked} operations that could be checked is wrong; "
        f"{unchecked} of {count} {were} not checked."
    )


def _wrong(first: OperationResult, count: int, wrong: int) -> str:
    what = "wrong" if first.verdict is OperationVerdict.WRONG else "in the smallest wrong part"
    more = f", the first of {wrong}" if wrong > 1 else ""
    type = first.type.removeprefix("TENSOR_")
    return sentence(
        f"operation {first.number} of {count}, {first.operation} ({type}), is {what}"
        f"{more}: {first.finding}"
    )


def page(found: Localization, drawing: str, repeat: str, spec: str) -> str:
    """``found`` as one self-contained HTML document.

    ``drawing`` is the model as a dot file, ``repeat`` the command that runs the first wrong
    operation alone and ``spec`` the name of its file, both empty where there is none.
    """
    return render(
        _TEMPLATE,
        page={
            "title": f"{found.model} on {found.driver}",
            "eyebrow": f"Localization · {found.model}",
            "verdict": _verdict(found),
            "totals": [
                Total(sign, sum(each.verdict is verdict for each in found.operations))
                for verdict, sign in _SIGNS.items()
            ],
            "planned": len(found.operations),
            "unit": "operations",
            "counted": "",
            "filter_hint": "operation, type …",
            "parts": [
                PagePart("errors", "Error over depth"),
                PagePart("graph", "Graph"),
                PagePart("operations", "All operations"),
            ],
        },
        figure=_figure(found.operations),
        legend=_LEGEND,
        graph=svg_of(drawing),
        table=_table(found.operations),
        repeat=repeat,
        spec=spec,
    )


def _verdict(found: Localization) -> Verdict:
    state: State = "passed"
    headline = "No operation is wrong"
    if found.culprits:
        state, headline = "failed", f"{found.culprits[0].operation} is wrong"
    elif found.unchecked:
        state, headline = "incomplete", "Not all operations were checked"
    return Verdict(
        state=state,
        headline=headline,
        why=conclusion(found),
        subjects=[Subject(found.driver, [f"compared with {found.reference}"])],
        facts=[Fact("Model", f"{found.model}, {len(found.operations)} operations")],
        caveats=[Notice(remark) for remark in found.remarks],
    )


def _figure(operations: Sequence[OperationResult]) -> Figure | None:
    """The errors from the first operation to the last, None where nothing was compared."""
    rows = [
        IntervalRow(
            f"{each.number} {each.operation}",
            [
                Mark(style, value, None, None, f"{each.number} {each.operation}: {ratio(value)}")
                for style, value in (("series-0", each.after), ("series-1", each.own))
                if value
            ],
        )
        for each in operations
    ]
    if not any(row.marks for row in rows):
        return None
    caption = (
        "How far the outputs of each operation are off, from the first operation to the last, as "
        "a multiple of what is allowed for one operation. Without a mark it is exact, or was not "
        "compared."
    )
    return Figure(
        identity="depth",
        chart=interval_chart(
            "depth",
            rows,
            title="Error of each operation",
            description=f"{caption} The table below has every value.",
            axis="error as a multiple of what is allowed for one operation (logarithmic)",
        ),
        caption=caption,
    )


def _table(operations: Sequence[OperationResult]) -> Table:
    return Table(
        identity="each",
        caption="Operations in the order of execution",
        columns=[
            Column("No."),
            Column("Operation", numeric=False),
            Column("Type", numeric=False),
            Column("Verdict", numeric=False),
            Column("Own error", note="of its outputs for the inputs that it had"),
            Column("Before", note="error of its inputs"),
            Column("After", note="error of its outputs"),
            Column("Finding", numeric=False),
        ],
        rows=[
            Row(
                [
                    number(str(each.number), each.number),
                    text(each.operation),
                    text(each.type.removeprefix("TENSOR_")),
                    text(str(each.verdict), sign=_SIGNS[each.verdict]),
                    *(_multiple(value) for value in (each.own, each.before, each.after)),
                    text(each.finding),
                ],
                keys=f"{each.operation} {each.type} {each.verdict}",
            )
            for each in operations
        ],
    )


def _multiple(value: float | None) -> Cell:
    return missing() if value is None else number(ratio(value), value)
