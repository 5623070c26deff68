"""The evidence of each case: latency and memory over time, with marks where clients were killed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from mlts.stress.page.findings import keys_of
from mlts.stress.results import StressCase, StressRun
from nntest.report.html.elements import Fact, Figure
from nntest.report.html.numbers import duration
from nntest.report.html.time_chart import Line, time_chart
from nntest.report.signs import SIGNS, Sign
from nntest.results import Outcome

__all__ = ["CaseEvidence", "evidence"]

_MEBIBYTE: Final = 1 << 20
_MAX_FIGURES: Final = 120
"""Cases with charts, so that the page of a very long list stays small; failed ones come first."""

_MAX_POINTS: Final = 160
_MAX_KILLS: Final = 80


@dataclass(frozen=True)
class CaseEvidence:
    """A case with its facts and charts."""

    identity: str
    name: str
    sign: Sign
    keys: str
    facts: Sequence[Fact]
    figures: Sequence[Figure]
    is_open: bool


def evidence(run: StressRun, places: Mapping[str, str]) -> list[CaseEvidence]:
    """Return the evidence in the order of the run; charts only where something was measured."""
    order = sorted(run.cases, key=lambda case: not case.outcome.is_bad)
    with_charts = {case.id for case in order[:_MAX_FIGURES]}
    return [
        CaseEvidence(
            identity=places[case.id],
            name=case.id,
            sign=SIGNS[case.outcome],
            keys=keys_of(case),
            facts=list(_facts(case)),
            figures=list(_figures(case, places[case.id])) if case.id in with_charts else [],
            is_open=case.outcome is not Outcome.SKIPPED,
        )
        for case in run.cases
    ]


def _facts(case: StressCase) -> Iterator[Fact]:
    parameters = case.parameters
    if case.reason:
        yield Fact(str(case.outcome), case.reason)
    clients = f"{parameters.processes} × {parameters.threads} threads"
    kills = f", killed with {parameters.kill_rate:.0%}" if parameters.kill_rate else ""
    yield Fact("Clients", f"{clients} for {duration(parameters.duration_ns)}{kills}")
    if parameters.models:
        shown = ", ".join(parameters.models[:8])
        more = f" and {len(parameters.models) - 8} more" if len(parameters.models) > 8 else ""
        yield Fact("Models", shown + more)
    if case.refusals:
        yield Fact("Refused", ", ".join(f"{n} × {status}" for status, n in case.refusals.items()))
    yield Fact("Seed", str(parameters.seed))
    if not case.exact:
        yield Fact("Compared", "within tolerances: the idle driver does not repeat its own bits")
    if case.repeat:
        yield Fact("Repeat", case.repeat, code=True)


def _figures(case: StressCase, identity: str) -> Iterator[Figure]:
    latency = case.latency_over_time
    if latency is not None and len(latency.at_ns) > 1:
        at = [value / 1e9 for value in latency.at_ns]
        lines = [
            Line("series-0", "median", at, [value / 1e6 for value in latency.median_ns]),
            Line("series-1", "P99", at, [value / 1e6 for value in latency.p99_ns]),
        ]
        caption = "Latency, ms: median (blue) and P99 (ochre)."
        yield _over_time(case, identity, "Latency", "ms", lines, caption)
    memory = [series for series in case.series if series.unit == "bytes" and len(series.values) > 1]
    if memory:
        lines = [
            Line(
                f"series-{number}",
                series.name,
                *_thinned(
                    [value / 1e9 for value in series.at_ns],
                    [value / _MEBIBYTE for value in series.values],
                ),
            )
            for number, series in enumerate(memory)
        ]
        caption = "Memory of the driver's process, MiB: resident (blue), shared (ochre)."
        yield _over_time(case, identity, "Memory", "MiB", lines, caption)


def _over_time(
    case: StressCase, of: str, what: str, unit: str, lines: Sequence[Line], caption: str
) -> Figure:
    identity = f"{of}-{what.lower()}"
    chart = time_chart(
        identity,
        lines,
        title=f"{what} over time: {case.id}",
        description=_told(lines, unit),
        axis=f"seconds; {unit}",
        marks=[kill.at_ns / 1e9 for kill in case.kills[:_MAX_KILLS]],
    )
    killed = f" Dashed lines: {len(case.kills)} clients killed." if case.kills else ""
    return Figure(identity=identity, chart=chart, caption=caption + killed, keys=keys_of(case))


def _thinned(at: list[float], values: list[float]) -> tuple[list[float], list[float]]:
    step = -(-len(at) // _MAX_POINTS)
    return at[::step], values[::step]


def _told(lines: Sequence[Line], unit: str) -> str:
    return "; ".join(
        f"{line.name}: from {line.values[0]:.3g} to {line.values[-1]:.3g} {unit}, at most "
        f"{max(line.values):.3g} {unit}"
        for line in lines
    )
