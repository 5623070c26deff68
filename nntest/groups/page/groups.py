"""The run by test group: a bar each for the head of the page, and a table with what they test."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from nntest.groups.page.layout import Layout
from nntest.groups.results import GroupedRun, Tally
from nntest.report.html.elements import Cell, Column, Row, Table, Total, number, text, totals
from nntest.report.html.numbers import count
from nntest.report.html.text import anchors
from nntest.report.signs import SIGNS
from nntest.results import Outcome, totals_of

__all__ = ["Bars", "group_table", "share_bars"]

_WORST: Final = 8
_MAX_PASSING: Final = 16
"""Parts of a run without failures that are shown unfolded."""


@dataclass(frozen=True)
class Bar:
    """A part of the run: the share of each outcome, and in words what is wrong."""

    name: str
    parts: Sequence[Total]
    label: str
    tone: str
    href: str


@dataclass(frozen=True)
class Bars:
    """``is_folded`` where nothing failed that a reader would look for."""

    caption: str
    bars: Sequence[Bar]
    is_folded: bool = False


def share_bars(layout: Layout) -> list[Bars]:
    """The worst operations, and the run by test group, or by folder where that says more."""
    worst = _worst(layout)
    return [*([worst] if worst else []), *_parts(layout.run)]


def _parts(run: GroupedRun) -> list[Bars]:
    groups = [group for group in run.groups if any(group.totals.values())]
    if len(groups) > 1:
        ids = _group_ids(run)
        named = {group.name: group.totals for group in groups}
        hrefs = {group.name: ids[group.name] for group in groups}
        return _bad_first(_bars("Tests by test group", named, hrefs))
    for caption, tallies in (("Tests by folder", run.folders), ("Tests by type", run.types)):
        if len(tallies) > 1:
            named = {_name(tally): tally.totals for tally in tallies}
            return _bad_first(_bars(caption, named, {}))
    return []


def _bad_first(of: Bars) -> list[Bars]:
    """What passed is folded where something failed, and where there is much of it."""
    bad = [bar for bar in of.bars if bar.tone == "bad"]
    rest = [bar for bar in of.bars if bar.tone != "bad"]
    if not bad and len(rest) > _MAX_PASSING:
        return [Bars(f"{of.caption}: {len(rest)}, none with a failure", rest, is_folded=True)]
    if not bad or not rest:
        return [of]
    others = f"{len(rest)} other{'s' * (len(rest) > 1)} without a failure"
    return [Bars(of.caption, bad), Bars(others, rest, is_folded=True)]


def _worst(layout: Layout) -> Bars | None:
    """The operations that fail in most tests, whatever the cause."""
    failing = {name: number for name in layout.cells if (number := layout.failing(name))}
    worst = sorted(failing, key=lambda name: -failing[name])
    totals = {name: totals_of(layout.cases_of(name)) for name in worst[:_WORST]}
    more = f", the first {_WORST} of {len(worst)}" if len(worst) > _WORST else ""
    return _bars(f"Operations with failures{more}", totals, layout.anchors) if totals else None


def group_table(layout: Layout) -> Table | None:
    """Return the table of groups: what each asks of a driver, what Android calls it, and how it
    went.
    """
    run = layout.run
    if not run.groups:
        return None
    ids = _group_ids(run)
    outcomes = [outcome for outcome in SIGNS if run.totals.get(outcome, 0)]
    return Table(
        identity="group-table",
        caption="What each group asks of a driver, and how it went",
        columns=[
            Column("Test group", numeric=False),
            Column("A driver passes that", numeric=False),
            Column("In Android", numeric=False),
            Column("Tests"),
            *(Column(f"{SIGNS[outcome].mark} {SIGNS[outcome].word}") for outcome in outcomes),
        ],
        rows=[
            Row(
                [
                    text(group.name),
                    text(group.summary),
                    text(group.source),
                    _number(sum(group.totals.values())),
                    *(_count(group.totals, outcome) for outcome in outcomes),
                ],
                keys=f"{group.name} {group.title} {group.source}",
                identity=ids[group.name],
            )
            for group in run.groups
        ],
    )


def _group_ids(run: GroupedRun) -> dict[str, str]:
    return anchors([group.name for group in run.groups], "group")


def _bars(
    caption: str, named: Mapping[str, Mapping[Outcome, int]], hrefs: Mapping[str, str]
) -> Bars:
    return Bars(caption, [_bar(name, of, hrefs.get(name, "")) for name, of in named.items()])


def _bar(name: str, of: Mapping[Outcome, int], href: str) -> Bar:
    planned = sum(of.values())
    bad = [
        f"{count(number)} {SIGNS[outcome].word}"
        for outcome in SIGNS
        if outcome.is_bad and (number := of.get(outcome, 0))
    ]
    if bad:
        return Bar(name, totals(of), f"{', '.join(bad)} of {count(planned)}", "bad", href)
    passed = of.get(Outcome.SUCCESS, 0)
    if passed == planned:
        return Bar(name, totals(of), f"all {count(planned)} passed", "good", href)
    skipped = of.get(Outcome.SKIPPED, 0)
    if passed + skipped == planned:
        label = f"{count(passed)} passed, {count(skipped)} skipped" if passed else "all skipped"
        return Bar(name, totals(of), label, "plain", href)
    return Bar(name, totals(of), f"{count(passed)} of {count(planned)} passed", "plain", href)


def _name(tally: Tally) -> str:
    return tally.name.removeprefix("TENSOR_") or "no corpus"


def _count(of: Mapping[Outcome, int], outcome: Outcome) -> Cell:
    value = of.get(outcome, 0)
    tone = SIGNS[outcome].tone if value and outcome.is_bad else "plain"
    return number(count(value), value, tone=tone)


def _number(value: int) -> Cell:
    return number(count(value), value)
