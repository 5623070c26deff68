"""The terminal's view of a stress: progress with the time left, a table, and the verdict."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from mlts.stress.assignments import assignment_of
from mlts.stress.observations import Series
from mlts.stress.page.findings import causes
from mlts.stress.page.head import verdict
from mlts.stress.results import StressCase, StressRun
from mlts.stress.suite import StressSuite
from mlts.terminal import BarsView
from nntest.report.html.numbers import NO_VALUE, count, duration, milliseconds
from nntest.report.html.text import printable
from nntest.report.live import QuietView
from nntest.report.signs import SIGNS
from nntest.report.terminal import STYLES, print_report
from nntest.report.terminal_table import Heading, table_for
from nntest.results import CaseResult
from nntest.runner.run import View

__all__ = ["StressView", "print_run", "view_on"]

_OVERHEAD_S: Final = 3.0
"""Of a case, beside its duration: the driver starts, and gives its idle answers."""


class StressView(BarsView):
    """A bar over the cases and one within the case; a line for each case that has ended.

    ``planned_s`` is how long each case is to take, by id.
    """

    def __init__(self, console: Console, planned_s: Mapping[str, float]) -> None:
        self._planned_s = dict(planned_s)
        super().__init__(console)
        self._begun = time.monotonic()

    def started(self, id: str) -> None:
        self._begun = time.monotonic()
        self._progress.reset(self._case, visible=True, description=f"  {id}")
        self._tell_left()

    def stage(self, text: str, done: int, total: int) -> None:
        super().stage(text, done, total)
        self._tell_left()

    def ended(self, case: CaseResult) -> None:
        self._planned_s.pop(case.id, None)
        self._progress.advance(self._cases)
        self._tell_left()
        if isinstance(case, StressCase):
            self._progress.console.print(_line(case), soft_wrap=True)

    def _tell_left(self) -> None:
        left_s = sum(self._planned_s.values()) - (time.monotonic() - self._begun)
        shown = f"cases, {duration(round(max(1.0, left_s)) * 10**9)} left"
        self._progress.update(self._cases, description=shown if self._planned_s else "cases")


def view_on(console: Console, suite: StressSuite) -> View:
    """The view that suits ``console``."""
    if console.quiet:
        return QuietView()
    planned = {
        case.id: assignment_of(case).parameters.duration_s + _OVERHEAD_S for case in suite.plan()
    }
    return StressView(console, planned)


def print_run(run: StressRun, console: Console, reports: Iterable[Path] = ()) -> None:
    """Print the table, the first failures, totals and the verdict."""
    console.print(table_for(console, _HEADINGS, [[*_cells(case)] for case in run.cases]))
    console.print()
    for case in run.cases:
        for warning in case.warnings:
            console.print(Text(f"Warning: {case.id}: {warning.message}.", "yellow"), soft_wrap=True)
    print_report(console, verdict(run), causes(run), run.totals, pages=reports)


_HEADINGS: Final = (
    Heading("Mode, configuration, driver", min_width=40),
    Heading("Inferences", is_number=True),
    Heading("Models", is_number=True, from_width=110),
    Heading("Kills", is_number=True, from_width=110),
    Heading("Refused", is_number=True, from_width=110),
    Heading("Median ms", is_number=True, from_width=110),
    Heading("MiB/h", is_number=True),
    Heading("Time", is_number=True, from_width=110),
    Heading("Outcome", min_width=10),
)


def _cells(case: StressCase) -> Iterator[Text]:
    sign = SIGNS[case.outcome]
    yield Text(printable(case.id))
    yield Text(count(case.inferences))
    yield Text(count(case.compilations))
    yield Text(count(len(case.kills)))
    yield Text(count(sum(case.refusals.values())))
    yield Text(_median(case))
    yield Text(_slope(next(iter(case.series), None)))
    yield Text(duration(case.ran_ns) if case.ran_ns else NO_VALUE)
    yield Text(f"{sign.mark} {case.outcome}", STYLES[sign.tone])


def _median(case: StressCase) -> str:
    """Of the interval in the middle: what comes first is warm-up."""
    latency = case.latency_over_time
    if latency is None or not latency.median_ns:
        return NO_VALUE
    return milliseconds(sorted(latency.median_ns)[len(latency.median_ns) // 2])


def _slope(series: Series | None) -> str:
    if series is None:
        return NO_VALUE
    slope = series.told_slope
    return f"{slope.per_hour / (1 << 20):+,.0f}" if slope else "too short"


def _line(case: StressCase) -> Text:
    sign = SIGNS[case.outcome]
    done = f"{count(case.inferences)} inferences, {count(case.compilations)} preparations"
    why = f"  {case.reason}" if case.reason else f"  {done}"
    return Text.assemble((f"{sign.mark} {case.outcome}", STYLES[sign.tone]), f"  {case.id}{why}")
