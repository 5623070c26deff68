"""The numbers of all cases as tables: what was done, and how resources of the driver went."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from mlts.results import MeasurementWarning
from mlts.stress.observations import Series
from mlts.stress.page.findings import keys_of
from mlts.stress.results import StressCase, StressRun
from nntest.report.html.elements import Cell, Column, Notice, Row, Table, missing, number, text
from nntest.report.html.numbers import count, decimal, milliseconds, ratio
from nntest.report.html.run_context import sentence
from nntest.report.signs import SIGNS, Tone

__all__ = ["case_table", "growth_table"]

_MEBIBYTE = 1 << 20


def case_table(run: StressRun, places: Mapping[str, str]) -> Table:
    return Table(
        identity="cases",
        caption="What the clients did",
        columns=[
            Column("Case", numeric=False),
            Column("Ran", "s"),
            Column("Inferences", note="each was compared with the answer of the idle driver"),
            Column("Preparations"),
            Column("Refused", note="the driver was busy, which is its right"),
            Column("Clients", note="lives of clients: one that was killed is replaced"),
            Column("Killed"),
            Column("Liveness", note="inferences of the client beside the stress"),
            Column("Longest wait", "ms", note="of the client beside the stress"),
            Column("Degradation", "×", note="latency with the load over latency without it"),
        ],
        rows=[_case_row(case, places) for case in run.cases],
    )


def _case_row(case: StressCase, places: Mapping[str, str]) -> Row:
    live = case.liveness
    refused = sum(case.refusals.values())
    cells = [
        text(
            case.id,
            href=places[case.id],
            sign=SIGNS[case.outcome],
            notices=[_notice(warning) for warning in case.warnings],
        ),
        number(decimal(case.ran_ns / 1e9, 1), case.ran_ns),
        number(count(case.inferences), case.inferences),
        number(count(case.compilations), case.compilations),
        number(count(refused), refused),
        number(count(len(case.clients)), len(case.clients)),
        number(count(len(case.kills)), len(case.kills)),
        number(count(live.inferences), live.inferences) if live else missing(),
        number(milliseconds(live.longest_ns), live.longest_ns) if live else missing(),
        _degradation(case),
    ]
    return Row(cells, keys_of(case), tone="bad" if case.outcome.is_bad else "plain")


def _degradation(case: StressCase) -> Cell:
    found = case.degradation
    if found is None:
        return missing()
    if found.low is None or found.high is None:
        return missing(ratio(found.ratio), "too few blocks for an interval")
    shown = f"{found.low:.2f} to {found.high:.2f}, at most {found.limit:.3g}"
    tone: Tone = "bad" if found.low > found.limit else "plain"
    return number(ratio(found.ratio), found.ratio, difference=shown, tone=tone)


def _notice(warning: MeasurementWarning) -> Notice:
    return Notice(sentence(warning.message), sentence(warning.advice))


def growth_table(run: StressRun, places: Mapping[str, str]) -> Table:
    return Table(
        identity="growth",
        caption="Resources of the driver's process after the warm-up",
        columns=[
            Column("Case", numeric=False),
            Column("Resource", numeric=False),
            Column("At the end"),
            Column("Growth", "an hour"),
            Column("Interval", numeric=False),
            Column("In a day"),
        ],
        rows=[
            _growth_row(case, series, places)
            for case in run.cases
            for series in case.series
            if series.values
        ],
        folded=True,
    )


def _growth_row(case: StressCase, series: Series, places: Mapping[str, str]) -> Row:
    name = f"{series.name}, MiB" if series.unit == "bytes" else series.name
    last = series.values[-1]
    cells = [
        text(case.id, href=places[case.id]),
        text(name),
        number(shown(last, series.unit), last),
        *_slope_cells(series),
    ]
    grows = series.slope is not None and series.slope.is_growth
    return Row(cells, keys_of(case), tone="bad" if grows else "plain")


def _slope_cells(series: Series) -> Iterator[Cell]:
    slope, unit = series.told_slope, series.unit
    if slope is None:
        yield from (missing("too short to tell"), missing(), missing())
        return
    tone: Tone = "bad" if slope.is_growth else "plain"
    yield number(shown(slope.per_hour, unit), slope.per_hour, tone=tone)
    yield text(f"{shown(slope.low, unit)} to {shown(slope.high, unit)}")
    yield number(shown(slope.in_a_day, unit), slope.in_a_day)


def shown(value: float, unit: str) -> str:
    """A value of a series: bytes as MiB."""
    return decimal(value / _MEBIBYTE, 1) if unit == "bytes" else decimal(value, 0)
