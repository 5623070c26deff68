"""Terminal output of a run: the same verdict and first failures as its page."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from nncli.terminal.console import terminal
from nntest.groups.analysis.kinds import kind_of
from nntest.groups.analysis.subjects import type_of
from nntest.groups.page.causes import causes
from nntest.groups.page.head import verdict
from nntest.groups.page.layout import Layout
from nntest.groups.results import GroupedCase, GroupedRun
from nntest.report.html.text import printable
from nntest.report.signs import SIGNS
from nntest.report.terminal import STYLES, print_report
from nntest.report.terminal_table import Heading, table_for
from nntest.results import CaseResult, Outcome, totals_of

__all__ = ["kind_of_failure", "print_run", "terminal"]

_WIDE: Final = 100
"""Width from which outcomes have their words; with less room they have their signs."""

_MAX_OPERATIONS: Final = 20
"""Operations with failures that the terminal counts; the page has all."""


def kind_of_failure(case: CaseResult) -> Hashable:
    """Return what failures have in common that the terminal reports as one while the run
    goes on.
    """
    if not isinstance(case, GroupedCase):
        return case.reason
    return (kind_of(case), case.tested, type_of(case))


def print_run(run: GroupedRun, console: Console, reports: Iterable[Path] = ()) -> None:
    """Print what failed by group and operation, the first causes, totals and the verdict.

    ``reports`` are the files that were written, the page first.
    """
    layout = Layout.of(run)
    outcomes = [outcome for outcome in SIGNS if run.totals.get(outcome, 0)]
    for table in _tables(console, layout, outcomes):
        console.print(table)
        console.print()
    found = causes(layout)
    print_report(console, verdict(layout), found, run.totals, pages=reports, notes=layout.in_common)


def _tables(console: Console, layout: Layout, outcomes: Sequence[Outcome]) -> Iterator[Table]:
    chosen = (group for group in layout.run.groups if any(group.totals.values()))
    groups = {group.name: group.totals for group in chosen}
    if len(groups) > 1:
        yield _table(console, "Test group", groups, outcomes)
    failing = [name for name in layout.cells if layout.failing(name)]
    if failing:
        totals = {name: totals_of(layout.cases_of(name)) for name in failing}
        worst = sorted(failing, key=lambda name: -layout.failing(name))[:_MAX_OPERATIONS]
        more = len(failing) - len(worst)
        title = f"Operation ({more} more fail)" if more else "Operation"
        yield _table(console, title, {name: totals[name] for name in worst}, outcomes)


def _table(
    console: Console,
    title: str,
    rows: Mapping[str, Mapping[Outcome, int]],
    outcomes: Sequence[Outcome],
) -> Table:
    has_room = console.width >= _WIDE
    signs = [SIGNS[outcome] for outcome in outcomes]
    words = [f"{sign.mark} {sign.word}" if has_room else sign.mark for sign in signs]
    headings = [
        Heading(title, min_width=24),
        *(Heading(word, is_number=True) for word in ("tests", *words)),
    ]
    return table_for(
        console,
        headings,
        [
            [printable(name), str(sum(totals.values())), *(_count(totals, o) for o in outcomes)]
            for name, totals in rows.items()
        ],
    )


def _count(totals: Mapping[Outcome, int], outcome: Outcome) -> Text:
    number = totals.get(outcome, 0)
    return Text(str(number), style=STYLES[SIGNS[outcome].tone] if number else "dim")
