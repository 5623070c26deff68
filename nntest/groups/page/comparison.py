"""The page of ``compare``: what changed between two runs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from nntest.groups.compare import SIGNS, Breakage, Comparison, Difference, ErrorChange
from nntest.groups.page.limits import LONGEST_TEXT
from nntest.report.html.comparison import comparison_page, table_of
from nntest.report.html.elements import Cause, Finding, Row, Table, Total, text
from nntest.report.html.numbers import count, significant
from nntest.report.html.run_context import sentence
from nntest.report.html.text import shortened
from nntest.report.signs import Sign

__all__ = ["page"]

_UNCHANGED: Final = Sign("=", "unchanged", "muted")

_ERRORS: Final = ("Operation", "Type", "Before", "After", "Tests that differ", "Example")

_FOOTER: Final = """Broken: failed, crashed or hung, and did not before. Changed: another outcome,
or another kind of failure. Errors: the largest of an operation's tests in both runs, as a multiple
of what is allowed."""


def page(found: Comparison, suite: str) -> str:
    """``found``, of runs of ``suite``, as one self-contained HTML document."""
    totals = [Total(SIGNS[difference], found.totals[difference]) for difference in Difference]
    both = sum(found.totals[d] for d in (Difference.BROKEN, Difference.CHANGED, Difference.FIXED))
    totals.append(Total(_UNCHANGED, found.compared - both))
    counts = [f"{count(number)} {name}" for name, number in found.totals.items() if number]
    return comparison_page(
        found,
        suite,
        headlines=("Broken", "Nothing broke"),
        why=f"{count(found.compared)} tests are in both runs. {sentence(', '.join(counts))}",
        totals=totals,
        unit="tests in either run",
        hint="name, broken …",
        tables=[*_tables(found, suite)],
        unchanged="No test has a different outcome.",
        footer=_FOOTER,
        causes=[_cause(each) for each in found.breakages],
    )


def _cause(of: Breakage) -> Cause:
    finding = Finding(case=_short(of.example), message=_short(of.reason), repeat=of.repeat)
    sign = SIGNS[Difference.BROKEN]
    return Cause(shortened(of.title, LONGEST_TEXT), [finding], "bad", of.notes, of.tests, sign=sign)


def _tables(found: Comparison, suite: str) -> Iterator[Table]:
    for difference in Difference:
        rows = [
            Row(
                [
                    text(_short(change.id), code=True),
                    text(_short(change.before)),
                    text(_short(change.after)),
                ],
                keys=f"{_short(change.id)} {difference}",
            )
            for change in found.of(difference)
        ]
        titles = ("Test", "Before", "After")
        yield table_of(suite, str(difference), str(difference).capitalize(), titles, rows)
    errors = [_error(each) for each in found.errors]
    yield table_of(suite, "errors", "Operations with other errors", _ERRORS, errors)


def _error(of: ErrorChange) -> Row:
    return Row(
        [
            text(of.operation),
            text(of.type),
            text(significant(of.before)),
            text(significant(of.after)),
            text(f"{count(of.differing)} of {count(of.compared)}"),
            text(_short(of.example), code=True),
        ],
        keys=f"{of.operation} {of.type}",
    )


def _short(value: str) -> str:
    return shortened(value, LONGEST_TEXT // 3)
