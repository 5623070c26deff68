"""Causes to look at first: a failure by its cause, with an example that can be repeated."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile

from nntest.groups.analysis.causes import FailureCause
from nntest.groups.analysis.explained import explanation_of
from nntest.groups.analysis.patterns import place, position
from nntest.groups.analysis.subjects import type_of
from nntest.groups.page.layout import Layout
from nntest.groups.page.limits import LONGEST_TEXT
from nntest.groups.results import GroupedCase
from nntest.judge import Finding as WrongOutput
from nntest.judge import InputSample, Number
from nntest.report.html.elements import (
    Cause,
    Cell,
    Column,
    Fact,
    Finding,
    Row,
    Table,
    WrongValue,
    missing,
    number,
    text,
)
from nntest.report.html.numbers import count, significant
from nntest.report.html.text import shortened
from nntest.report.signs import SIGNS
from nntest.wrong_values import WrongValue as WrongElement

__all__ = ["CausePart", "cause_parts", "causes", "numbers_of", "rest_table"]

_MAX_PURPOSES = 3
"""That a cause names; a reader who wants all of them wants the list of its tests."""


@dataclass(frozen=True, kw_only=True)
class CausePart:
    """A cause on the page. ``command`` is what repeats a case, up to the case's id; ``purposes``
    are what its tests are about, as the corpus or their group says, and of how many tests; those
    first of which the fewest others pass.
    """

    identity: str
    cause: Cause
    purposes: Sequence[tuple[str, int]]
    is_open: bool
    others: Table | None
    left_out: int
    command: str
    href: str
    keys: str


def causes(layout: Layout) -> list[Cause]:
    """Every cause with its best example, for any report."""
    return [_element(cause, layout) for cause in layout.causes]


def cause_parts(layout: Layout) -> list[CausePart]:
    """The causes that the page shows with an example."""
    shown = layout.causes[: layout.limits.causes_shown]
    return [_part(layout, cause, index) for index, cause in enumerate(shown)]


def rest_table(layout: Layout) -> Table | None:
    """The other causes, a line each."""
    already = layout.limits.causes_shown
    rest = layout.causes[already:]
    if not rest:
        return None
    shown = rest[: layout.limits.causes_listed]
    is_cut = len(shown) < len(rest)
    left = f", the first {len(shown)} of them; results.json has all" if is_cut else ""
    return Table(
        identity="more-causes",
        caption=f"{len(rest)} further causes{left}",
        columns=[Column("Cause", numeric=False), Column("Tests"), Column("Example", numeric=False)],
        rows=[
            Row(
                [
                    text(shortened(cause.title, 200)),
                    number(count(len(cause.cases)), len(cause.cases)),
                    text(_short(cause.cases[0].id), code=True),
                ],
                keys=cause.title,
                identity=f"cause-{index}",
            )
            for index, cause in enumerate(shown, already + 1)
        ],
        folded=True,
    )


def numbers_of(case: GroupedCase) -> str:
    """``at [0, 1] expected 60, actual 62, allowed ±1``, or the reason where nothing is compared."""
    if not case.findings:
        return _short(case.reason)
    worst = case.findings[0]
    return (
        f"{_place(worst)}: expected {_shown(worst.expected)}, actual {_shown(worst.actual)}, "
        f"allowed ±{_brief(worst.allowed)}"
    )


def _part(layout: Layout, cause: FailureCause, index: int) -> CausePart:
    limits = layout.limits
    is_open = index < limits.causes_open
    rows = cause.all_cases[1 : (limits.rows_open if is_open else limits.rows_folded) + 1]
    command = _common_command(cause.all_cases)
    return CausePart(
        identity=f"cause-{index + 1}",
        cause=_element(cause, layout),
        purposes=_purposes(layout, cause),
        is_open=is_open,
        others=_others(rows, command, index) if rows else None,
        left_out=len(cause.all_cases) - 1 - len(rows),
        command=command,
        href=_href(layout, cause),
        keys=f"{cause.title} {cause.cases[0].id} {SIGNS[cause.kind.outcome].word}",
    )


def _purposes(layout: Layout, cause: FailureCause) -> list[tuple[str, int]]:
    """What the only group asks of a driver where it is no matter of operations and values, else
    what the corpus says of the cases.
    """
    groups = {case.group for case in cause.cases}
    is_of_group = not cause.operations or not (cause.kind.is_wrong_values or "general" in groups)
    if is_of_group and len(groups) == 1:
        summaries = [group.summary for group in layout.run.groups if group.name in groups]
        return [(summary, len(cause.cases)) for summary in summaries]
    if not cause.operations:
        return []
    said = Counter(case.purpose for case in cause.cases if case.purpose)
    passed = [
        case
        for case in layout.passed.get(cause.operations, ())
        if case.group in groups and (not cause.types or type_of(case) in cause.types)
    ]
    among_passed = Counter(case.purpose for case in passed)

    def order(purpose: str) -> tuple[float, int]:
        # Of a purpose with few tests nobody knows whether all of them would fail.
        tests = said[purpose] + among_passed[purpose] + 1
        return (-said[purpose] / tests, -said[purpose])

    return [(each, said[each]) for each in sorted(said, key=order)[:_MAX_PURPOSES]]


def _href(layout: Layout, cause: FailureCause) -> str:
    """Where all tests of the cause's operation and type stand."""
    if len(cause.operations) != 1:
        return ""
    (operation,) = cause.operations
    return layout.anchor(operation, cause.type) if cause.type else layout.anchors[operation]


def _element(cause: FailureCause, layout: Layout) -> Cause:
    return Cause(
        title=shortened(cause.title, LONGEST_TEXT),
        findings=[_finding(cause.cases[0], layout.limits.evidence_lines)],
        notes=cause.notes,
        cases=len(cause.cases),
        total=cause.total,
        among=cause.among,
        sign=SIGNS[cause.kind.outcome],
    )


def _finding(case: GroupedCase, evidence_lines: int) -> Finding:
    worst = case.findings[0] if case.findings else None
    return Finding(
        case=case.id,
        calls=[Fact(_short(str(call)), _short(call.data)) for call in case.calls],
        where=_where(worst) if worst else "",
        expected=_shown(worst.expected) if worst else "",
        actual=_shown(worst.actual) if worst else "",
        allowed=f"± {_brief(worst.allowed)}" if worst else "",
        rule=_short(case.failure.rule) if worst else "",
        share=worst.share if worst else None,
        wrong=[_wrong_value(worst, each) for each in worst.wrong] if worst else (),
        wrong_total=worst.failed if worst else 0,
        inputs=[_input(each) for each in case.inputs],
        message=_message(case),
        remark=_short(case.failure.remark),
        repeat=case.repeat,
        evidence=[_short(line) for line in case.evidence[:evidence_lines]],
    )


def _message(case: GroupedCase) -> str:
    if not case.findings:
        return _short(case.failure.message)
    worst, others = case.findings[0], len(case.findings) - 1
    way = f"{call}: " if (call := _short(case.failure.called)) else ""
    more = f"; {others} more output{'s' * (others > 1)} wrong" if others else ""
    more += f"; {clue}" if (clue := case.failure.clue) else ""
    more += f"; {words}" if (words := _explained(case)) else ""
    if worst.elements == 1:
        return f"{way}the only element is wrong{more}"
    return f"{way}{count(worst.failed)} of {count(worst.elements)} elements wrong{more}"


def _explained(case: GroupedCase) -> str:
    explanation = explanation_of([case])
    return f"exactly what comes out of a driver that {explanation.words}" if explanation else ""


def _wrong_value(of: WrongOutput, wrong: WrongElement) -> WrongValue:
    at = place(wrong.index, of.dimensions)
    return WrongValue(
        place=_index(at, wrong.index),
        expected=_shown(wrong.expected),
        actual=_shown(wrong.actual),
        allowed=_brief(wrong.allowed),
    )


def _input(of: InputSample) -> Fact:
    shape = "×".join(map(str, of.dimensions))
    values = ", ".join(map(_shown, of.values))
    more = f", … ({count(of.elements)} elements)" if of.elements > len(of.values) else ""
    name = " ".join(filter(None, (f"input {of.input}", of.type.removeprefix("TENSOR_"), shape)))
    return Fact(name, f"{values}{more}" if of.elements else "omitted")


def _where(of: WrongOutput) -> str:
    shape = "×".join(map(str, of.dimensions))
    return f"{_place(of)} of {of.type}{f' {shape}' if shape else ''}"


def _place(of: WrongOutput) -> str:
    return f"output {of.output} at {_index(position(of), of.index)}"


def _index(at: Sequence[int] | None, flat: int) -> str:
    return f"[{', '.join(map(str, at))}]" if at and len(at) > 1 else str(flat)


def _shown(value: Number) -> str:
    if isinstance(value, str):
        return {"nan": "NaN", "inf": "∞", "-inf": "−∞"}.get(value, value)
    if float(value).is_integer() and abs(value) < 1e7:
        return f"{value:.0f}".replace("-", "−")
    return f"{value:.7g}".replace("-", "−")


def _brief(value: Number) -> str:
    is_whole = isinstance(value, str) or float(value).is_integer()
    return _shown(value) if is_whole else significant(float(value))


def _others(cases: Sequence[GroupedCase], command: str, index: int) -> Table:
    compared = any(case.findings for case in cases)
    titles = ("At", "Expected", "Actual", "Allowed ±", "Error") if compared else ("What happened",)
    return Table(
        identity=f"cause-{index + 1}-cases",
        caption="Further tests that fail so",
        columns=[
            Column("Test", numeric=False),
            *(
                Column(
                    title,
                    unit="× what is allowed" if title == "Error" else "",
                    numeric=title not in ("At", "What happened"),
                )
                for title in titles
            ),
        ],
        rows=[Row(_cells(case, command, compared)) for case in cases],
        sortable=False,
    )


def _cells(case: GroupedCase, command: str, compared: bool) -> list[Cell]:
    # Where the command is not just the id behind what all have in common, it stands on its own.
    rest = case.repeat.removeprefix(command)
    name = text(_short(case.id), code=True, note="" if rest == case.id else case.repeat)
    if not compared:
        return [name, text(_short(case.reason))]
    if not case.findings:
        return [name, text(_short(case.reason)), *[missing()] * 4]
    worst = case.findings[0]
    return [
        name,
        text(_place(worst)),
        *(_value(value) for value in (worst.expected, worst.actual, worst.allowed)),
        missing() if worst.share is None else number(significant(worst.share), worst.share),
    ]


def _value(value: Number) -> Cell:
    return missing(_shown(value)) if isinstance(value, str) else number(_shown(value), value)


def _common_command(cases: Sequence[GroupedCase]) -> str:
    """What the commands of all cases begin with, up to the case's own name."""
    first, last = min(case.repeat for case in cases), max(case.repeat for case in cases)
    pairs = zip(first, last, strict=False)
    same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
    return first[: first.rfind(" ", 0, same) + 1]


def _short(value: str) -> str:
    return shortened(value, LONGEST_TEXT)
