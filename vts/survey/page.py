"""The page of a survey: what drivers disagree about, and the map of them all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from nntest.report.html import render
from nntest.report.html.elements import (
    Cause,
    Column,
    Fact,
    Finding,
    MapBlock,
    MapCell,
    MapRow,
    Notice,
    Row,
    Subject,
    Table,
    Total,
    Verdict,
    text,
)
from nntest.report.html.numbers import count
from nntest.report.html.run_context import sentence
from nntest.report.html.run_kind import remarks
from nntest.report.html.text import shortened
from nntest.report.signs import SIGNS, Sign
from nntest.results import Outcome
from vts.survey.groups import HEADINGS, Group, groups_of
from vts.survey.results import Cell, Survey, SurveyedDriver
from vts.survey.results import Row as SurveyRow

__all__ = ["page"]

_TEMPLATE: Final = "vts_survey.html.j2"
_MAX_ROWS: Final = 400
_MAX_CAUSES: Final = 40
_MAX_TEXT: Final = 200
_WRONG: Final = "Failing tests of those that ran, by operation and driver"
_RIGHT: Final = "Tests that ran, by operation and driver"
_COLUMNS: Final = ("Operations", "Tests", "Example", "Expected", "Instead")


class _Part(NamedTuple):
    identity: str
    title: str
    why: str
    table: Table


class _Causes(NamedTuple):
    identity: str
    driver: str
    causes: Sequence[Cause]


class _Link(NamedTuple):
    """A part of the page that the bar leads to."""

    identity: str
    title: str


def page(survey: Survey) -> str:
    """``survey`` as one self-contained HTML document."""
    parts = _parts(survey)
    causes = [
        _Causes(f"causes-{number}", driver.name, _causes(driver))
        for number, driver in enumerate(survey.drivers)
        if driver.causes
    ]
    return render(
        _TEMPLATE,
        page={
            "title": "VTS: a survey of drivers",
            "eyebrow": "VTS survey",
            "verdict": _verdict(survey),
            "totals": _totals(survey),
            "planned": survey.tests * len(survey.drivers),
            "unit": "tests of all drivers",
            "counted": "",
            "filter_hint": "operation, driver …",
            "parts": [
                _Link("map", "Operations"),
                *(_Link(each.identity, each.driver) for each in causes),
                *(_Link(part.identity, part.title) for part in parts),
            ],
        },
        parts=parts,
        wrong=[_map(survey, _WRONG, is_wrong=True)],
        right=[_map(survey, _RIGHT, is_wrong=False)],
        signs=list(SIGNS.values()),
        causes=causes,
    )


def _verdict(survey: Survey) -> Verdict:
    found = len(survey.disagreements)
    headline = "Drivers disagree" if found else "No driver disagrees with the tests"
    why = sentence(f"{count(found)} of {count(survey.tests)} tests fail on at least one driver")
    return Verdict(
        state="failed" if found else "passed",
        headline=headline,
        why=why,
        subjects=[_subject(driver) for driver in survey.drivers],
        facts=[
            Fact("Measured", survey.started),
            Fact("Version", survey.version),
            Fact("Specs", survey.specs or "own corpus"),
            Fact("Command", survey.command, code=True),
        ],
        caveats=[
            *(Notice(sentence(reduction)) for reduction in survey.reductions),
            *remarks(driver.name for driver in survey.drivers),
        ],
    )


def _subject(driver: SurveyedDriver) -> Subject:
    refused = driver.totals.get(Outcome.SKIPPED, 0)
    left = driver.totals.get(Outcome.NOT_RUN, 0)
    ran = sum(driver.totals.values()) - refused - left
    failed = sum(driver.totals.get(outcome, 0) for outcome in Outcome if outcome.is_bad)
    false_claims = _false_claims(driver.false_claims)
    numbers = [f"{count(failed)} of {count(ran)} tests fail{false_claims}"]
    numbers.append(f"{count(refused)} refused")
    numbers += [f"{count(left)} not run"] if left else []
    return Subject(driver.name, [f"version {driver.version}", *numbers])


def _false_claims(number: int) -> str:
    return f" ({count(number)} by a false claim)" if number else ""


def _totals(survey: Survey) -> list[Total]:
    return [
        Total(sign, sum(driver.totals.get(outcome, 0) for driver in survey.drivers))
        for outcome, sign in SIGNS.items()
    ]


def _parts(survey: Survey) -> list[_Part]:
    found = []
    for verdict, heading in HEADINGS.items():
        groups = groups_of(survey.of(verdict))
        if groups:
            title = f"{heading.title}: {count(sum(len(group.tests) for group in groups))}"
            table = _table(f"table-{verdict}", title, groups)
            found.append(_Part(str(verdict), title, heading.why, table))
    return found


def _table(identity: str, title: str, groups: Sequence[Group]) -> Table:
    return Table(
        identity=identity,
        caption=title,
        columns=[Column(name, numeric=False) for name in _COLUMNS],
        rows=[_row(group) for group in groups[:_MAX_ROWS]],
    )


def _row(group: Group) -> Row:
    names = ", ".join(dict.fromkeys(group.operations))
    instead = "; ".join(f"{o.driver}: {o.actual or o.reason}" for o in group.against)
    cells = [
        text(names),
        text(count(len(group.tests))),
        text(group.example.id, code=True),
        text(_short(group.expected)),
        text(_short(instead)),
    ]
    return Row(cells, keys=f"{names} {instead} {' '.join(t.id for t in group.tests[:20])}")


def _map(survey: Survey, caption: str, *, is_wrong: bool) -> MapBlock:
    """The operations that some driver gets wrong, or those that none does."""
    rows: dict[str, list[SurveyRow]] = {}
    for row in survey.rows:
        rows.setdefault(row.operation, []).append(row)
    return MapBlock(
        caption,
        [driver.name for driver in survey.drivers],
        [
            MapRow(operation, _cells(survey, types), operation)
            for operation, types in rows.items()
            if any(cell.failed for row in types for cell in row.cells) == is_wrong
        ],
    )


def _cells(survey: Survey, types: Sequence[SurveyRow]) -> list[MapCell | None]:
    return [
        _cell(
            [(row.type, row.cells[number]) for row in types],
            f"causes-{number}" if driver.causes else "",
        )
        for number, driver in enumerate(survey.drivers)
    ]


def _cell(types: Sequence[tuple[str, Cell]], causes: str) -> MapCell | None:
    known = [(type, cell) for type, cell in types if cell.ran or cell.refused]
    if not known:
        return None
    failed = sum(cell.failed for _, cell in known)
    ran = sum(cell.ran for _, cell in known)
    note = "; ".join(
        f"{type}: {cell.right} right, {cell.failed} failed{_false_claims(cell.false_claims)}, "
        f"{cell.refused} refused"
        for type, cell in known
    )
    if not ran:
        return MapCell(SIGNS[Outcome.SKIPPED], "refused", note=note)
    label = f"{count(failed)}/{count(ran)}" if failed else count(ran)
    href = causes if failed else ""
    return MapCell(_sign([cell for _, cell in known]), label, href, note)


def _sign(cells: Sequence[Cell]) -> Sign:
    if any(cell.crashed for cell in cells):
        return SIGNS[Outcome.CRASH]
    if any(cell.hung for cell in cells):
        return SIGNS[Outcome.HANG]
    failed = any(cell.failed for cell in cells)
    return SIGNS[Outcome.FAILURE if failed else Outcome.SUCCESS]


def _causes(driver: SurveyedDriver) -> list[Cause]:
    return [
        Cause(
            shortened(cause.title, _MAX_TEXT),
            [
                Finding(
                    case=cause.example,
                    message=_short(cause.reason),
                    repeat=cause.repeat,
                    keys=f"{driver.name} {cause.title} {cause.example}",
                )
            ],
            notes=cause.notes,
            cases=cause.tests,
            sign=SIGNS[Outcome.FAILURE],
        )
        for cause in driver.causes[:_MAX_CAUSES]
    ]


def _short(value: str) -> str:
    return shortened(value, _MAX_TEXT)
