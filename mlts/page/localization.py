"""Localized failures in words and as a page: which operator of a model a driver gets wrong."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final

from mlts.localization.comparison import shortened
from mlts.localization.results import Localization, OperatorResult
from mlts.localization.results import Verdict as Judged
from mlts.results import BenchmarkCase
from mlts.tolerances import ROUNDING_FACTOR
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
_OUTCOMES: Final[Mapping[Judged, Outcome]] = {
    Judged.RIGHT: Outcome.SUCCESS,
    Judged.PASSES_ON: Outcome.SUCCESS,
    Judged.WRONG: Outcome.FAILURE,
    Judged.SUSPECT: Outcome.FAILURE,
    Judged.DISPUTED: Outcome.FLAKY,
    Judged.NOT_RUN: Outcome.NOT_RUN,
}
_SIGNS: Final = {
    verdict: SIGNS[outcome]._replace(word=str(verdict)) for verdict, outcome in _OUTCOMES.items()
}
_ALLOWED: Final = (
    "A value may be off by eight times Android's rule for one operation if it is a float, and by "
    f"one step otherwise; where other runtimes are further apart, by {ROUNDING_FACTOR} times their "
    "distance."
)
_MAX_SHOWN: Final = 150
"""Rows of the chart."""

_LEGEND: Final = (
    LegendEntry("series-0", "end to end: error of what the operator passes on"),
    LegendEntry("series-1", "alone: error of the operator for its own inputs"),
)


def first_wrong(case: BenchmarkCase) -> str:
    """A sentence or two; empty for a case that nobody has looked into."""
    found = case.localization
    if found is None:
        return ""
    first = found.first
    if first is None:
        if not found.operators:
            return sentence(f"the wrong operator was not localized: {found.remark}")
        if found.unchecked:
            return (
                f"{_none_known(found.operators, found.unchecked)} "
                "'mlts localize' names those that were not."
            )
        if not case.evaluated_items:
            return f"Each of its {found.operators} operators runs by itself."
        if found.operators == 1:
            return "Its only operator is not wrong by itself: roundings add up."
        return (
            f"None of its {found.operators} operators is wrong by itself: their roundings add up."
        )
    return _wrong(first, found.operators, found.wrong)


def conclusion(found: Localization) -> str:
    """Conclusion in a sentence or two, for the page and the terminal."""
    count, culprits, unchecked = len(found.operators), found.culprits, found.unchecked
    disputed = [each for each in found.operators if each.verdict is Judged.DISPUTED]
    if culprits:
        return _wrong(culprits[0], count, len(culprits))
    if disputed:
        first = disputed[0]
        return sentence(
            f"no operator is wrong for certain; {len(disputed)} of {count} are disputed, the first "
            f"is operator {first.number}, {first.operator}: {first.finding}"
        )
    if unchecked:
        names = ", ".join(f"{each.operator} ({each.number})" for each in unchecked[:6])
        more = f" and {len(unchecked) - 6} more" if len(unchecked) > 6 else ""
        return (
            f"{_none_known(count, len(unchecked))} The driver does not run these, which "
            f"{found.baseline.partition(' (')[0]} runs: {names}{more}."
        )
    right = f"None of the {count} operators is" if count > 1 else "The only operator is not"
    if found.error is None or found.error <= 1:
        return f"{right} wrong."
    return (
        f"{right} wrong. Over the model their roundings add up to "
        f"{found.error:.3g} times what one operator is allowed{_spread(found)}."
    )


def _spread(found: Localization) -> str:
    if not found.spread:
        return ""
    return f"; the other runtimes are up to {found.spread:.3g} times apart"


def _none_known(count: int, unchecked: int) -> str:
    if unchecked == count:
        which = f"none of the {count} operators" if count > 1 else "the only operator never"
        return f"Nothing is known: {which} ran on the driver."
    were = "was" if unchecked == 1 else "were"
    checked = count - unchecked
    right = f"None of the {checked} operators" if checked > 1 else "The one operator"
    return (
        f"{right} that could be checked is {'wrong' if checked > 1 else 'right'}; "
        f"{unchecked} of {count} {were} not checked."
    )


def _wrong(first: OperatorResult, count: int, wrong: int) -> str:
    what = "wrong" if first.verdict is Judged.WRONG else "in the smallest part that is wrong"
    more = f", the first of {wrong}" if wrong > 1 else ""
    return sentence(
        f"operator {first.number} of {count}, {first.operator} ({first.type}), is {what}"
        f"{more}: {first.finding}"
    )


def page(found: Localization, drawing: str, repeat: str) -> str:
    """``found`` as one self-contained HTML document.

    ``drawing`` is the model as a dot file, ``repeat`` the command that shows the first wrong
    operator without this package, empty where there is none.
    """
    return render(
        _TEMPLATE,
        page={
            "title": f"{found.model} on {found.driver}",
            "eyebrow": f"Localization · {found.model}",
            "verdict": _verdict(found),
            "totals": [
                Total(sign, sum(each.verdict is verdict for each in found.operators))
                for verdict, sign in _SIGNS.items()
            ],
            "planned": len(found.operators),
            "unit": "operators",
            "counted": "",
            "filter_hint": "operator, tensor, type …",
            "parts": [
                PagePart("errors", "Error over depth"),
                PagePart("graph", "Graph"),
                PagePart("operators", "All operators"),
            ],
        },
        figure=_figure(found.operators),
        legend=_LEGEND,
        graph=svg_of(drawing),
        table=_table(found.operators),
        repeat=repeat,
        allowed=_ALLOWED,
    )


def _verdict(found: Localization) -> Verdict:
    state: State = "passed"
    headline = "No operator is wrong"
    if found.culprits:
        state, headline = "failed", f"{found.culprits[0].operator} is wrong"
    elif any(each.verdict is Judged.DISPUTED for each in found.operators):
        state, headline = "incomplete", "The runtimes disagree"
    elif found.unchecked:
        state, headline = "incomplete", "Not all operators were checked"
    return Verdict(
        state=state,
        headline=headline,
        why=conclusion(found),
        subjects=[Subject(found.driver, [f"compared with {found.baseline}"])],
        facts=[
            Fact("Model", f"{found.model}, {len(found.operators)} operators"),
            Fact("Driver gets", "the file" if found.reads_files else "models of the HAL"),
            Fact("Jury", ", ".join(found.jury) or "not asked, since nothing differed"),
        ],
        caveats=[Notice(remark) for remark in found.remarks],
    )


def _figure(operators: Sequence[OperatorResult]) -> Figure | None:
    """The errors from the first operation to the last, None where nothing was compared."""
    rows = [
        IntervalRow(
            f"{each.number} {each.operator}",
            [
                Mark(style, value, None, None, f"{each.number} {each.operator}: {ratio(value)}")
                for style, value in (("series-0", each.after), ("series-1", each.own))
                if value
            ],
        )
        for each in _shown(operators)
    ]
    if not any(row.marks for row in rows):
        return None
    caption = (
        "How far the outputs of each operator are off, from the first operator to the last, as "
        "a multiple of what is allowed for one operator. Without a mark it is exact, or was not "
        "compared."
    )
    if len(rows) < len(operators):
        caption += " Of operators that follow each other, the one that is most off is shown."
    return Figure(
        identity="depth",
        chart=interval_chart(
            "depth",
            rows,
            title="Error of each operator",
            description=f"{caption} The table below has every value.",
            axis="error as a multiple of what is allowed for one operator (logarithmic)",
        ),
        caption=caption,
    )


def _shown(operators: Sequence[OperatorResult]) -> Sequence[OperatorResult]:
    """The operators of a small model; of a large one, of each stretch the one that is most off."""
    length = math.ceil(len(operators) / _MAX_SHOWN)
    stretches = [operators[start : start + length] for start in range(0, len(operators), length)]
    return [max(each, key=lambda one: max(one.own or 0, one.after or 0)) for each in stretches]


def _table(operators: Sequence[OperatorResult]) -> Table:
    return Table(
        identity="each",
        caption="Operators in the order of execution",
        columns=[
            Column("No."),
            Column("Operator", numeric=False),
            Column("Output", numeric=False),
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
                    text(each.operator),
                    text(shortened(each.tensor)),
                    text(each.type),
                    text(str(each.verdict), sign=_SIGNS[each.verdict]),
                    *(_multiple(value) for value in (each.own, each.before, each.after)),
                    text(each.finding),
                ],
                keys=f"{each.operator} {each.tensor} {each.type} {each.verdict}",
            )
            for each in operators
        ],
    )


def _multiple(value: float | None) -> Cell:
    return missing() if value is None else number(ratio(value), value)
