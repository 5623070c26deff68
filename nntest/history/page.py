"""The trend page: what changed over the runs of each driver, and since which build."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from nntest.history.records import LATENCY, PROCESSOR, RATIO
from nntest.history.trend import BAD, GOOD, Run, Series, Trend
from nntest.report.html import render
from nntest.report.html.charts import IntervalRow, Mark, interval_chart
from nntest.report.html.elements import (
    Cell,
    Column,
    Fact,
    Figure,
    PagePart,
    Row,
    Table,
    Verdict,
    missing,
    number,
    text,
    totals,
)
from nntest.report.html.numbers import count, ratio, significant
from nntest.report.html.run_context import when
from nntest.report.html.text import shortened
from nntest.report.signs import Sign
from nntest.results import Outcome

__all__ = ["page"]

_TEMPLATE: Final = "history.html.j2"
_MAX_ROWS: Final = 400
_MAX_CHARTS: Final = 40
_MAX_BUILDS: Final = 30
"""Runs in a chart, the newest."""

_LONGEST: Final = 200
_WIDTH: Final = 560
"""Pixels of a chart: two stand side by side."""

_WORSE: Final = Sign("✗", "worse", "bad")
_BETTER: Final = Sign("✓", "better", "good")
_STYLES: Final = ("series-0", "series-1")
"""Style of a run, and of the first one after a change."""


def page(trends: Mapping[tuple[str, str], Trend]) -> str:
    """The trends of drivers, by suite and driver, as one self-contained HTML document."""
    newest = [trend.runs[-1] for trend in trends.values()]
    counts = {
        outcome: sum(t.totals[t.runs[-1].id].get(outcome, 0) for t in trends.values())
        for outcome in Outcome
    }
    names = [f"{suite.upper()}: {driver}" for suite, driver in trends]
    return render(
        _TEMPLATE,
        page={
            "title": "Trend of drivers",
            "eyebrow": "History",
            "verdict": _verdict(trends, newest),
            "totals": totals(counts),
            "planned": sum(counts.values()),
            "unit": "cases",
            "counted": "in the newest runs",
            "filter_hint": "build, model, cause …",
            "parts": [PagePart(f"driver-{n}", shortened(name, 60)) for n, name in enumerate(names)],
        },
        subjects=[
            {
                "identity": f"driver-{number}",
                "title": name,
                "changes": _changes(trend, f"changes-{number}"),
                "tables": [*_tables(trend, number)],
                "figures": [*_figures(trend, number)],
            }
            for number, (name, trend) in enumerate(zip(names, trends.values(), strict=True))
        ],
    )


def _verdict(trends: Mapping[tuple[str, str], Trend], newest: Sequence[Run]) -> Verdict:
    found = [*trends.values()]
    losses = [str(each) for trend in found for each in (*trend.broken, *trend.losses)]
    more = f" and {len(losses) - 1} more" if len(losses) > 1 else ""
    why = (
        f"{shortened(losses[0], _LONGEST)}{more}."
        if losses
        else ("The newest runs are as good as those before them.")
    )
    runs = sum(len(trend.runs) for trend in found)
    return Verdict(
        state="failed" if losses else "passed",
        headline="Worse" if losses else "Nothing got worse",
        why=why,
        subjects=[],
        facts=[
            Fact("Runs", count(runs)),
            Fact("Newest", when(max(run.started for run in newest))),
        ],
    )


def _tables(trend: Trend, number: int) -> Iterator[Table]:
    for name, make in (("causes", _causes), ("accuracy", _accuracy), ("runs", _runs)):
        table = make(trend, f"{name}-{number}")
        if table.rows:
            yield table


def _table(identity: str, caption: str, columns: Sequence[Column], rows: Sequence[Row]) -> Table:
    left = f"; the first {_MAX_ROWS}" if len(rows) > _MAX_ROWS else ""
    caption = f"{caption}: {count(len(rows))}{left}"
    return Table(identity=identity, caption=caption, columns=columns, rows=rows[:_MAX_ROWS])


def _words(*titles: str) -> list[Column]:
    return [Column(title, numeric=False) for title in titles]


def _changes(trend: Trend, identity: str) -> Table:
    rows = [
        Row([text(_short(each), sign=_WORSE), text("stands")], keys=f"{each} worse")
        for each in trend.broken
    ]
    for step in trend.steps:
        sign = _WORSE if step.is_worse else _BETTER
        state = "stands" if step.is_newest else "changed again"
        cells = [text(_short(step), sign=sign), text(state)]
        rows.append(Row(cells, keys=f"{step} {sign.word}"))
    return _table(identity, "What changed", _words("Change", "State"), rows)


def _causes(trend: Trend, identity: str) -> Table:
    names = dict.fromkeys(name for run in reversed(trend.runs) for name in trend.causes[run.id])
    rows = []
    for name in names:
        seen = [run for run in trend.runs if name in trend.causes[run.id]]
        now = trend.causes[trend.runs[-1].id].get(name, 0)
        most = max(trend.causes[run.id][name] for run in seen)
        cells = [
            text(_short(name)),
            *(number(count(value), value) for value in (now, most, len(seen))),
            text(str(seen[0])),
            text(str(seen[-1])),
        ]
        rows.append(Row(cells, keys=name))
    columns = [
        *_words("Cause"),
        Column("Cases in the newest run"),
        Column("At most"),
        Column("Runs with it"),
        *_words("First seen in", "Last seen in"),
    ]
    return _table(identity, "Failures by cause", columns, rows)


def _accuracy(trend: Trend, identity: str) -> Table:
    rows = []
    for each in trend.series:
        if each.measure in (RATIO, LATENCY, PROCESSOR):
            continue
        values = [point.value for point in each.points]
        shown = (values[0], values[-1], min(values), max(values))
        cells = [number(significant(value, 4), value) for value in shown]
        keys = f"{each.case} {each.measure}"
        rows.append(Row([text(_short(each.case)), text(each.measure), *cells], keys=keys))
    columns = [*_words("Case", "Measure"), *map(Column, ("Oldest", "Newest", "Least", "Most"))]
    return _table(identity, "Accuracy", columns, rows)


def _runs(trend: Trend, identity: str) -> Table:
    rows = []
    for run in reversed(trend.runs):
        of = trend.totals[run.id]
        passed, failed = (sum(of.get(each, 0) for each in kind) for kind in (GOOD, BAD))
        others = sum(of.values()) - passed - failed
        cells = [
            text(when(run.started)),
            text(run.build),
            text(run.version),
            text(run.host),
            *(number(count(value), value) for value in (passed, failed, others)),
            _rate(passed, failed),
            text("reduced" if run.is_reduced else "whole"),
        ]
        rows.append(Row(cells, keys=f"{run.build} {run.host}"))
    columns = [
        *_words("When", "Build", "Suite", "Host"),
        *map(Column, ("Passed", "Failed", "Others")),
        Column("Pass rate", "%", note="of the cases that passed or failed"),
        *_words("Run"),
    ]
    return _table(identity, "Runs", columns, rows)


def _rate(passed: int, failed: int) -> Cell:
    if not passed + failed:
        return missing()
    rate = 100 * passed / (passed + failed)
    return number(f"{rate:.2f}", rate)


def _figures(trend: Trend, number: int) -> Iterator[Figure]:
    ratios = [each for each in trend.series if each.measure == RATIO]
    changed = {
        (step.series.case, step.first_after.id)
        for step in trend.steps
        if step.series.measure == RATIO
    }
    ratios.sort(key=lambda each: all(case != each.case for case, _ in changed))
    for place, each in enumerate(ratios[:_MAX_CHARTS]):
        yield _figure(
            each, {id for case, id in changed if case == each.case}, f"latency-{number}-{place}"
        )


def _figure(of: Series, changed: set[int], identity: str) -> Figure:
    points = of.points[-_MAX_BUILDS:]
    name = _short(of.case)
    rows = [
        IntervalRow(
            f"{point.run.build} {when(point.run.started)[5:16]}",
            [
                Mark(
                    _STYLES[point.run.id in changed],
                    point.value,
                    point.low,
                    point.high,
                    f"{point.run}: {ratio(point.value)}",
                )
            ],
        )
        for point in points
    ]
    chart = interval_chart(
        identity,
        rows,
        title=f"{name}: latency ratio of each run",
        description="The numbers are in the table below the chart.",
        axis="latency / baseline; diamonds begin a change",
        reference=None,
        width=_WIDTH,
    )
    table = Table(
        identity=f"{identity}-numbers",
        caption="The numbers",
        columns=[*_words("Run"), Column("Ratio", "×"), *_words("Interval", "Change")],
        rows=[
            Row(
                [
                    text(str(point.run)),
                    number(f"{point.value:.3f}", point.value),
                    text(
                        f"{point.low:.3f} to {point.high:.3f}" if point.low and point.high else ""
                    ),
                    text("begins here" if point.run.id in changed else ""),
                ]
            )
            for point in points
        ],
        folded=True,
    )
    return Figure(identity=identity, chart=chart, caption=name, table=table, keys=of.case)


def _short(value: object) -> str:
    return shortened(str(value), _LONGEST)
