"""Tests to list beside failures: with advice, expected failures, flaky, skipped, not run."""

from __future__ import annotations

from collections.abc import Sequence

from nntest.groups.page.layout import Layout
from nntest.groups.page.limits import LONGEST_TEXT
from nntest.groups.results import GroupedCase
from nntest.report.html.elements import Cell, Column, Row, Table, number, text
from nntest.report.html.numbers import count
from nntest.report.html.text import shortened
from nntest.report.signs import SIGNS
from nntest.report.verdict import expected_failures
from nntest.results import ExpectationUse, Outcome

__all__ = ["advice", "expectations", "expected", "flaky", "not_run", "skipped", "unreadable"]

_NAMES = 6
"""Operations or ids that a row names."""


def expected(layout: Layout) -> Table | None:
    """Expected failures by their reason."""
    cases = expected_failures(layout.run.cases)
    return _by_reason(layout, "expected", "Failed as expected", cases, [c.expected for c in cases])


def advice(layout: Layout) -> Table | None:
    """List what the specification leaves open and clients may be surprised by, by the sentence."""
    pairs = [(case, text) for case in layout.run.cases for text in case.advice]
    cases, texts = [case for case, _ in pairs], [text for _, text in pairs]
    return _by_reason(layout, "advice", "Advice on what the HAL leaves open", cases, texts)


def skipped(layout: Layout) -> Table | None:
    """Tests that could not be done with this driver, by the reason."""
    cases = _with(layout, Outcome.SKIPPED)
    return _by_reason(layout, "skipped", "Skipped", cases, [case.reason for case in cases])


def not_run(layout: Layout) -> Table | None:
    """List what was planned and did not get its turn, by the reason."""
    cases = _with(layout, Outcome.NOT_RUN)
    return _by_reason(layout, "not-run", "Not run", cases, [case.reason for case in cases])


def flaky(layout: Layout) -> Table | None:
    """Tests that did not pass at first, one by one."""
    cases = _with(layout, Outcome.FLAKY)
    if not cases:
        return None
    return Table(
        identity="flaky",
        caption=_caption(layout, "Flaky: passed when tried again", len(cases)),
        columns=[
            Column("Test", numeric=False),
            Column("Attempts"),
            Column("At first", numeric=False),
        ],
        rows=[
            Row(
                [
                    text(_short(case.id), code=True),
                    _number(case.attempts),
                    text(_short(case.reason)),
                ],
                keys=f"{_short(case.id)} flaky",
            )
            for case in cases[: layout.limits.list_rows]
        ],
    )


def unreadable(layout: Layout) -> Table | None:
    """Specs whose tests nobody knows."""
    specs = layout.run.unreadable
    if not specs:
        return None
    return Table(
        identity="unreadable",
        caption=_caption(layout, "Specs that could not be loaded", len(specs)),
        columns=[Column("Spec", numeric=False), Column("Why", numeric=False)],
        rows=[
            Row([text(_short(spec.file), code=True), text(_short(spec.message))])
            for spec in specs[: layout.limits.list_rows]
        ],
    )


def expectations(layout: Layout) -> Table | None:
    """The entries of the file of expectations, those that are wrong first."""
    entries = sorted(layout.run.expectations, key=lambda entry: not entry.problem)
    if not entries:
        return None
    titles = ("Expectation", "Outcome", "Reason", "Expires", "Problem")
    return Table(
        identity="expectations",
        caption=_caption(layout, f"Expectations of {layout.run.expectations_file}", len(entries)),
        columns=[*(Column(t, numeric=False) for t in titles), Column("Matched"), Column("Held")],
        rows=[_entry(entry) for entry in entries[: layout.limits.list_rows]],
    )


def _entry(entry: ExpectationUse) -> Row:
    reason = f"{entry.reason} {entry.url}".strip()
    return Row(
        [
            text(_short(entry.case), code=True),
            text(", ".join(map(str, entry.outcomes))),
            text(_short(reason)),
            text(entry.expires),
            text(_short(entry.problem)),
            _number(entry.matched),
            _number(entry.held),
        ],
        tone="bad" if entry.problem else "plain",
    )


def _by_reason(
    layout: Layout, identity: str, title: str, cases: Sequence[GroupedCase], reasons: Sequence[str]
) -> Table | None:
    """Rows of one reason each, the most frequent first; they name operations, or ids if few."""
    found: dict[str, list[GroupedCase]] = {}
    for case, reason in zip(cases, reasons, strict=True):
        found.setdefault(reason, []).append(case)
    if not found:
        return None
    rows = sorted(found.items(), key=lambda item: -len(item[1]))
    return Table(
        identity=identity,
        caption=_caption(layout, title, len(cases), len(rows)),
        columns=[
            Column("Reason", numeric=False),
            Column("Tests"),
            Column("Which", numeric=False),
        ],
        rows=[
            Row(
                [text(_short(reason)), _number(len(members)), text(_which(members))],
                keys=f"{_short(reason)} {_which(members)} {SIGNS[members[0].outcome].word}",
            )
            for reason, members in rows[: layout.limits.list_rows]
        ],
    )


def _which(cases: Sequence[GroupedCase]) -> str:
    if len(cases) <= _NAMES:
        return ", ".join(_short(case.id) for case in cases)
    operations = sorted({name for case in cases for name in case.tested})
    groups = sorted({case.group for case in cases})
    more = f" and {len(operations) - _NAMES} more" if len(operations) > _NAMES else ""
    return f"{', '.join(operations[:_NAMES])}{more} in {', '.join(groups)}".removeprefix(" in ")


def _with(layout: Layout, outcome: Outcome) -> list[GroupedCase]:
    return [case for case in layout.run.cases if case.outcome is outcome]


def _caption(layout: Layout, title: str, total: int, rows: int | None = None) -> str:
    limit = layout.limits.list_rows
    is_cut = (total if rows is None else rows) > limit
    left = f"; the first {limit} rows, results.json has all" if is_cut else ""
    return f"{title}: {count(total)}{left}"


def _short(value: str) -> str:
    return shortened(value, LONGEST_TEXT)


def _number(value: int) -> Cell:
    return number(count(value), value)
