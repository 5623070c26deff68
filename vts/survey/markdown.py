"""A survey as Markdown, for a page of evidence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from nncli.text import one_line
from nntest.results import Outcome
from vts.survey.groups import HEADINGS, groups_of
from vts.survey.results import Cell, Disagreement, Row, Survey, SurveyedDriver

__all__ = ["markdown"]

_MAX_REASON: Final = 300


def markdown(survey: Survey) -> str:
    """``survey`` as a page of documentation, its heading left to whoever includes it."""
    lines = [
        f"Measured with version {survey.version} on {survey.started[:10]}, {survey.tests:,} tests:",
        "",
        f"    {survey.command}",
        "",
        *(f"- {reduction}" for reduction in survey.reductions),
        "",
        *_drivers(survey.drivers),
        "",
        "## Operations and types",
        "",
        "✓ all right, ✗ wrong values or errors, ! crashes, ⧗ hangs, – refused. A number is that of "
        "failing tests among those that were run.",
        "",
        *_matrix(survey),
    ]
    for verdict, heading in HEADINGS.items():
        found = survey.of(verdict)
        if found:
            lines += [
                "",
                f"## {heading.title}: {len(found)}",
                "",
                heading.why,
                "",
                *_grouped(found),
            ]
    for driver in survey.drivers:
        if driver.causes:
            lines += ["", f"## What {driver.name} gets wrong", "", *_causes(driver)]
    return "\n".join(lines) + "\n"


def _drivers(drivers: Sequence[SurveyedDriver]) -> Iterator[str]:
    yield "| driver | device | version | right | wrong | false claims | crashes | hangs | refused |"
    yield "|---|---|---|---:|---:|---:|---:|---:|---:|"
    for each in drivers:
        right, wrong, crashed, hung, refused = (
            each.totals.get(outcome, 0)
            for outcome in (
                Outcome.SUCCESS,
                Outcome.FAILURE,
                Outcome.CRASH,
                Outcome.HANG,
                Outcome.SKIPPED,
            )
        )
        claims = each.false_claims
        counts = (
            f"{right:,} | {wrong - claims:,} | {claims:,} | {crashed:,} | {hung:,} | {refused:,}"
        )
        yield f"| {each.name} | {_plain(each.device)} | {_plain(each.version)} | {counts} |"


def _matrix(survey: Survey) -> Iterator[str]:
    yield f"| operation | {' | '.join(driver.name for driver in survey.drivers)} |"
    yield "|---|" + "---|" * len(survey.drivers)
    rows: dict[str, list[Row]] = {}
    for row in survey.rows:
        rows.setdefault(row.operation, []).append(row)
    for operation, types in rows.items():
        cells = (
            _summary([(row.type, row.cells[number]) for row in types])
            for number in range(len(survey.drivers))
        )
        yield f"| {operation} | {' | '.join(cells)} |"


def _summary(cells: Sequence[tuple[str, Cell]]) -> str:
    """``✓`` where all types are right; else what is not, type by type."""
    known = [(type, cell) for type, cell in cells if cell.ran or cell.refused]
    if not known:
        return ""
    if all(not cell.ran for _, cell in known):
        return "–"
    told = [f"{_sign(cell)} {_short(type)}".strip() for type, cell in known if _sign(cell) != "✓"]
    return "✓" if not told else "<br>".join(told)


def _sign(cell: Cell) -> str:
    if not cell.ran:
        return "–"
    if not cell.failed:
        return "✓"
    mark = "!" if cell.crashed else "⧗" if cell.hung else "✗"
    return f"{mark} {cell.failed}/{cell.ran}"


def _short(type: str) -> str:
    return type.removeprefix("TENSOR_")


def _grouped(found: Sequence[Disagreement]) -> Iterator[str]:
    yield "| operations | tests | example | expected | instead |"
    yield "|---|---:|---|---|---|"
    for group in groups_of(found):
        names = ", ".join(dict.fromkeys(group.operations))
        instead = "<br>".join(f"{o.driver}: {_plain(o.actual or o.reason)}" for o in group.against)
        place = f"`{group.example.id}` | {_plain(group.expected)}"
        yield f"| {names} | {len(group.tests)} | {place} | {instead} |"


def _causes(driver: SurveyedDriver) -> Iterator[str]:
    for cause in driver.causes:
        tests = f"{cause.tests} test{'s' * (cause.tests != 1)}"
        yield f"- **{_plain(cause.title)}**, {tests}. {' '.join(map(_plain, cause.notes))}"
        yield f"  `{cause.example}`: {_plain(cause.reason)}"


def _plain(text: str) -> str:
    """``text`` as it may stand in a table."""
    line = one_line(text)
    short = line if len(line) <= _MAX_REASON else line[: _MAX_REASON - 1] + "…"
    return short.replace("|", "\\|").replace("<", "&lt;").replace("*", "\\*")
