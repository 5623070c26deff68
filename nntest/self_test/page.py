"""Self-test page: which planted defects the suite catches, and which of its parts catch none."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from nntest.report.html import render
from nntest.report.html.elements import (
    Cell,
    Column,
    Fact,
    Notice,
    PagePart,
    Row,
    State,
    Table,
    Total,
    Verdict,
    missing,
    number,
    text,
)
from nntest.report.html.numbers import count, duration
from nntest.report.html.run_context import sentence, when
from nntest.report.html.text import shortened
from nntest.report.signs import SIGNS, Sign
from nntest.results import Outcome
from nntest.self_test.results import DefectResult, Part, SelfTestRun, caught_by

__all__ = ["page"]

_TEMPLATE: Final = "self_test.html.j2"
_CAUGHT: Final = Sign("✓", "caught", "good")
_MISSED: Final = Sign("✗", "not caught", "bad")
_PASSED: Final = Sign("✓", "passes", "good")
_FALSE_ALARM: Final = Sign("✗", "false alarm", "bad")
_NOT_RUN: Final = SIGNS[Outcome.NOT_RUN]

_LONGEST_TEXT: Final = 200
"""Characters of one text: a reason may repeat what a driver printed."""

_STATES: Final[Mapping[str, State]] = {
    "Passed": "passed",
    "Failed": "failed",
    "Incomplete": "incomplete",
}


def page(run: SelfTestRun) -> str:
    """``run`` as one self-contained HTML document."""
    signs = [_sign(case) for case in run.cases]
    missed = [case for case in run.cases if _sign(case) is _MISSED]
    alarms = [case for case in run.cases if _sign(case) is _FALSE_ALARM]
    tables = [
        _defects("missed", "Not caught", missed),
        _defects("alarms", "False alarms", alarms),
        _parts("idle", "Parts that catch nothing", run, run.idle),
        _defects("defects", "Defects", [case for case in run.cases if not case.is_fair]),
        _defects("fair", "Drivers without a defect", [case for case in run.cases if case.is_fair]),
        _parts("parts", "Parts of the suite", run, run.parts),
    ]
    shown = [table for table in tables if table.rows]
    suite = run.suite.partition(" ")[0].upper()
    fair = any(case.is_fair for case in run.cases)
    kinds = (_CAUGHT, _MISSED, *((_PASSED, _FALSE_ALARM) if fair else ()), _NOT_RUN)
    return render(
        _TEMPLATE,
        page={
            "title": f"{suite}: self-test",
            "eyebrow": f"{suite} self-test {run.version}",
            "verdict": _verdict(run, missed, alarms),
            "totals": [Total(sign, signs.count(sign)) for sign in kinds],
            "planned": len(run.cases),
            "unit": "drivers" if fair else "defects",
            "filter_hint": "defect, area, test …",
            "parts": [
                *(PagePart(table.identity, table.caption.partition(":")[0]) for table in shown),
                PagePart("context", "Context"),
            ],
        },
        tables=shown,
        command=run.command,
    )


def _sign(case: DefectResult) -> Sign:
    if case.outcome is Outcome.NOT_RUN:
        return _NOT_RUN
    if case.is_fair:
        return _PASSED if case.is_caught else _FALSE_ALARM
    return _CAUGHT if case.is_caught else _MISSED


def _verdict(
    run: SelfTestRun, missed: Sequence[DefectResult], alarms: Sequence[DefectResult]
) -> Verdict:
    facts = [Fact("When", f"{when(run.started)}, took {duration(run.duration_ns)}")]
    headline, why = _judged(run, missed)
    if alarms:
        alarm = f"{_many(len(alarms), 'driver')} without a defect failed."
        headline, why = "Failed", f"{alarm} {why}"
    if run.false_alarms:
        alarm = f"Without the defect, these fail, too: {', '.join(run.false_alarms)}."
        headline, why = "Failed", f"{why} {_short(alarm)}"
    state = _STATES[headline]
    return Verdict(
        state=state,
        headline=headline,
        qualifier="mixed run" if run.settings.mixed else "",
        why=why,
        subjects=[],
        facts=facts,
        caveats=[
            Notice(f"Mixed run: {sentence(text, capital=False)}") for text in run.settings.mixed
        ],
    )


def _judged(run: SelfTestRun, missed: Sequence[DefectResult]) -> tuple[str, str]:
    """The headline and the sentence why."""
    total = sum(not case.is_fair for case in run.cases)
    not_run = run.totals.get(Outcome.NOT_RUN, 0)
    if missed:
        caught = f"{count(len(missed))} of {_many(total, 'defect')} not caught"
        return "Failed", f"{caught}; {_idle(run)} nothing." if run.idle else f"{caught}."
    if run.idle:
        return "Failed", f"Every defect is caught, but {_idle(run)} nothing."
    if run.interrupted or not_run:
        return "Incomplete", f"{count(not_run)} of {_many(total, 'defect')} not tried."
    parts = " Every part of the suite catches one." if run.parts else ""
    return "Passed", f"{_many(total, 'defect')} tried, all caught.{parts}"


def _idle(run: SelfTestRun) -> str:
    verb = "catches" if len(run.idle) == 1 else "catch"
    return f"{_many(len(run.idle), 'part')} of the suite {verb}"


def _many(number: int, noun: str) -> str:
    return f"{count(number)} {noun}{'s' * (number != 1)}"


def _defects(identity: str, title: str, cases: Sequence[DefectResult]) -> Table:
    columns = [
        Column("Defect", numeric=False),
        Column("Area", numeric=False),
        Column("What the driver does wrong", numeric=False),
        Column("Caught by", numeric=False),
        Column("Tests", note="Tests that were run until the first failure"),
        Column("How it ended", numeric=False),
    ]
    return Table(
        identity=identity,
        caption=f"{title}: {count(len(cases))}",
        columns=columns,
        rows=[_defect(case) for case in cases],
    )


def _defect(case: DefectResult) -> Row:
    ending = f"{case.test_outcome}: {case.test_reason}" if case.test_outcome else case.reason
    if case.test_outcome and case.reason:
        ending = f"{case.reason}; {ending}"
    sign = _sign(case)
    return Row(
        [
            text(case.id, code=True, sign=sign),
            text(case.area),
            text(_short(case.summary)),
            text(_short(case.test), code=True) if case.test else missing(),
            number(count(case.tests), case.tests),
            text(_short(ending)),
        ],
        keys=_short(f"{case.id} {case.area} {case.test} {sign.word}"),
        tone="bad" if sign in (_MISSED, _FALSE_ALARM) else "plain",
    )


def _parts(identity: str, title: str, run: SelfTestRun, parts: Sequence[Part]) -> Table:
    first = caught_by(run.cases)
    return Table(
        identity=identity,
        caption=f"{title}: {count(len(parts))}",
        columns=[
            Column("Part", numeric=False),
            Column("Defects caught first"),
            Column("For example", numeric=False),
        ],
        rows=[
            Row(
                [text(f"{part.kind} {part.name}"), _first(part, first[part.name]), _example(part)],
                keys=f"{part.kind} {part.name} {part.by}",
            )
            for part in parts
        ],
    )


def _first(part: Part, defects: int) -> Cell:
    """A defect is counted for the group of the test that caught it, not for a family."""
    return number(count(defects), defects) if part.kind != "family" else missing()


def _example(part: Part) -> Cell:
    return text(part.by, code=True, sign=_CAUGHT) if part.by else text("nothing", sign=_MISSED)


def _short(value: str) -> str:
    return shortened(value, _LONGEST_TEXT)
