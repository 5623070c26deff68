"""The terminal's view of a run: progress while it goes on, then a table and the verdict."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.markup import escape
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    TextColumn,
    TimeElapsedColumn,
)
from rich.table import Table
from rich.text import Text

from mlts.page.findings import causes
from mlts.page.head import got_models, verdict
from mlts.page.layout import Layout
from mlts.page.localization import first_wrong
from mlts.page.losses import loss_notices
from mlts.results import BASELINE_TITLES, BenchmarkCase, BenchmarkRun, MeasurementWarning, Ratio
from nncli.terminal.console import Terminal
from nncli.terminal.console import terminal as standard_output
from nntest.report.html.elements import Cause
from nntest.report.html.numbers import NO_VALUE, milliseconds, significant
from nntest.report.html.run_kind import reductions
from nntest.report.html.text import printable
from nntest.report.live import QuietView
from nntest.report.signs import SIGNS
from nntest.report.terminal import STATES, STYLES
from nntest.report.terminal_table import Heading, table_for
from nntest.report.verdict import unexpected_failures
from nntest.results import CaseResult, Outcome
from nntest.runner.run import View

__all__ = ["PLAIN_WIDTH", "BarsView", "ProgressView", "print_run", "terminal", "view_on"]

PLAIN_WIDTH: Final = 150
"""Columns of a table that goes to a file."""

FIRST_FAILURES: Final = 3
"""Causes that the terminal names; the page has them all."""


class BarsView(QuietView):
    """A bar over the cases, and one within the case, with ``columns`` behind them."""

    def __init__(self, console: Console, *columns: ProgressColumn) -> None:
        self._progress = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            *columns,
            console=console,
            transient=True,
        )
        self._cases = self._progress.add_task("cases", start=False, total=None)
        self._case = self._progress.add_task("", visible=False)

    def __enter__(self) -> BarsView:
        if self._progress.console.is_terminal:
            self._progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._progress.console.is_terminal:
            self._progress.stop()

    def planned(self, total: int) -> None:
        self._progress.update(self._cases, total=total)
        self._progress.start_task(self._cases)

    def stage(self, text: str, done: int, total: int) -> None:
        self._progress.update(
            self._case, description=f"  {escape(text)}", completed=done, total=total or None
        )


class ProgressView(BarsView):
    """The bars, and a line for each model that has ended."""

    def __init__(self, console: Console) -> None:
        super().__init__(console, TimeElapsedColumn())
        self._ended: list[BenchmarkCase] = []

    def __exit__(self, *_: object) -> None:
        self._tell()
        super().__exit__()

    def started(self, id: str) -> None:
        model = id.rpartition("/")[0]
        if self._ended and self._ended[0].model != model:
            self._tell()
        self._progress.update(self._cases, description=escape(model))
        self._progress.reset(self._case, visible=True)

    def ended(self, case: CaseResult) -> None:
        assert isinstance(case, BenchmarkCase)
        self._progress.advance(self._cases)
        if self._ended and self._ended[0].model != case.model:
            self._tell()
        self._ended.append(case)

    def _tell(self) -> None:
        """A line for the model of which all cases have ended, unless there was nothing to do."""
        if any(case.outcome is not Outcome.SKIPPED for case in self._ended):
            self._progress.console.print(_model_line(self._ended))
        self._ended.clear()


def view_on(console: Console) -> View:
    """The view that suits ``console``."""
    return QuietView() if console.quiet else ProgressView(console)


def terminal(*, quiet: bool = False) -> Terminal:
    """The standard output; a file is written as wide as the table needs."""
    return standard_output(quiet=quiet, plain_width=PLAIN_WIDTH)


def print_run(run: BenchmarkRun, console: Console, pages: Iterable[Path] = ()) -> None:
    """Print the table, the first failures, the verdict, and where the reports are."""
    layout = Layout.of(run)
    console.print(_table(layout, console))
    for line in _notes(layout):
        console.print(line)
    judged = verdict(layout)
    console.print(Text.assemble((judged.headline, STATES[judged.state]), f". {judged.why}"))
    for page in pages:
        console.print(Text(f"Report: {page}"), soft_wrap=True)


def _headings(run: BenchmarkRun) -> Sequence[Heading]:
    """Ratios of latency are to TF Lite as it ships, where that ran, and to the baseline, that of
    processor time is to the latter.
    """
    return (
        Heading("Model, backend", min_width=30),
        Heading("Mean ms", is_number=True),
        Heading("× shipped" if run.has_shipped else "", is_number=True),
        Heading("× built-in" if run.has_shipped else "× baseline", is_number=True),
        Heading("95 % interval", from_width=110),
        Heading("CPU", is_number=True, from_width=110),
        Heading("Compile ms", is_number=True, from_width=110),
        Heading("Outcome", min_width=16),
    )


def _table(layout: Layout, console: Console) -> Table:
    rows: list[Sequence[Text | str]] = []
    for group in layout.groups:
        for model in group.models:
            cases = [case for case in layout.cases_of(model) if not _is_absent(case)]
            if cases:
                rows.append([Text(printable(model.name), style="bold")])
            rows += [_cells(layout, case) for case in cases]
    return table_for(console, _headings(layout.run), rows)


def _is_absent(case: BenchmarkCase) -> bool:
    """Models without a file are counted below the table."""
    return case.outcome is Outcome.SKIPPED and case.test_set_size == 0


def _cells(layout: Layout, case: BenchmarkCase) -> tuple[Text, ...]:
    sign = SIGNS[case.outcome]
    is_passed = case.outcome is Outcome.SUCCESS
    outcome = ", ".join(_accuracy(case)) if is_passed else f"{case.outcome}  {case.reason}"
    style = "dim" if case.latency_not_judged else ""
    compilation = case.compilation
    return (
        Text(printable(f"  {case.backend}")),
        Text(milliseconds(case.latency.mean_ns) if case.latency else NO_VALUE),
        Text(_ratio(case.ratio_to_shipped.value if case.ratio_to_shipped else None), style),
        Text(_ratio(case.ratio.value if case.ratio else None), style),
        Text(_interval(case.ratio), style="dim"),
        Text(_ratio(case.processor.ratio if case.processor else None)),
        Text(milliseconds(compilation.without_cache.mean_ns) if compilation else NO_VALUE),
        Text.assemble((f"{sign.mark} ", STYLES[sign.tone]), printable(outcome)),
    )


def _ratio(value: float | None) -> str:
    return f"{value:.2f}" if value is not None else ""


def _interval(ratio: Ratio | None) -> str:
    if ratio is None:
        return ""
    if ratio.low is None or ratio.high is None:
        return "n too small"
    return f"{ratio.low:.2f} to {ratio.high:.2f}"


def _accuracy(case: BenchmarkCase) -> Iterator[str]:
    """The evaluator's first value, then the largest errors."""
    if case.evaluations:
        first = case.evaluations[0]
        is_share = first.key.startswith("top_")
        shown = f"{100 * first.value:.1f} %" if is_share else significant(first.value)
        yield f"{first.key.replace('_', ' ')} {shown}"
    if case.golden:
        disputed = " (file disputed)" if case.golden_disputed else ""
        yield f"golden ±{significant(case.golden.max_absolute)}{disputed}"
    if case.against_baseline:
        title = BASELINE_TITLES.get(case.against_baseline.reference, "baseline")
        yield f"{title} ±{significant(case.against_baseline.max_absolute)}"
    if case.top1_agreement:
        yield f"same class {case.top1_agreement.same}/{case.top1_agreement.total}"


def _notes(layout: Layout) -> Iterator[Text]:
    """What a reader must know before the verdict: doubts, reductions, failures, overhead."""
    run = layout.run
    yield Text("")
    for warning in run.warnings:
        yield Text(f"Warning: {warning.message}; {warning.advice}.", style="yellow")
    yield from _case_warnings(run)
    for backend in run.drivers():
        if got := got_models(run, backend):
            yield Text(f"{printable(backend.name)} {', '.join(got)}.", style="dim")
    for reduction in reductions(run):
        yield Text(reduction.message, style="yellow")
    for notice in loss_notices(layout):
        yield Text(notice.message, style="yellow")
    yield from _seeded(run)
    yield from _skipped(run)
    summarized = causes(layout)[:FIRST_FAILURES]
    yield from (Text(_summary(cause)) for cause in summarized)
    said = {cause.findings[0].case for cause in summarized}
    for case in unexpected_failures(run.cases):
        name = f"{case.model} on {case.backend}"
        if name not in said and (found := first_wrong(case)):
            yield Text(f"{name}: {printable(found)}", style="red")
    if run.overhead:
        inside = run.overhead.in_latency_ns / 1000
        whole = run.overhead.per_inference_ns / 1000
        yield Text(
            f"The harness itself takes {whole:.1f} µs an inference, "
            f"{inside:.1f} µs of it inside the latencies.",
            style="dim",
        )


def _seeded(run: BenchmarkRun) -> Iterator[Text]:
    """The models that had no data of their own, and the first ones' values."""
    seeded = [model for model in run.models if model.seeded]
    for model in seeded[:FIRST_FAILURES]:
        yield Text(f"{model.name}: {printable(model.seeded)}.", style="dim")
    if len(seeded) > FIRST_FAILURES:
        yield Text(f"{len(seeded) - FIRST_FAILURES} more models have seeded values.", style="dim")


def _skipped(run: BenchmarkRun) -> Iterator[Text]:
    """Reasons why the first cases with data were skipped, which the table cuts off."""
    skipped = [c for c in run.cases if c.outcome is Outcome.SKIPPED and c.test_set_size]
    reasons = {case.reason: case for case in reversed(skipped)}
    for reason, case in list(reversed(reasons.items()))[:FIRST_FAILURES]:
        yield Text(f"{case.id} was skipped: {printable(reason)}", style="yellow")


def _summary(cause: Cause) -> str:
    number, first = len(cause.findings), cause.findings[0]
    many = f"{number} cases, first " if number > 1 else ""
    message = first.message.removeprefix(f"{cause.title}: ")
    said = f": {message}" if message and message not in cause.title else ""
    return f"{cause.title}: {many}{first.case}{said}"


def _case_warnings(run: BenchmarkRun) -> Iterator[Text]:
    """The first warning of each kind, and how many there are; the page has them all."""
    kinds: dict[str, list[tuple[BenchmarkCase, MeasurementWarning]]] = {}
    for case in run.cases:
        for warning in case.warnings:
            kinds.setdefault(warning.code, []).append((case, warning))
    for found in kinds.values():
        case, warning = found[0]
        more = f" ({len(found) - 1} more like it)" if len(found) > 1 else ""
        yield Text(f"Warning: {case.id}: {warning.message}{more}.", style="yellow")


def _model_line(cases: Sequence[BenchmarkCase]) -> Text:
    """One line: the model, and for each backend its latency or what became of it."""
    line = Text(cases[0].model, style="bold")
    for case in cases:
        if case.outcome is Outcome.SKIPPED:
            continue
        sign = SIGNS[case.outcome]
        what = f"{milliseconds(case.latency.mean_ns)} ms" if case.latency else str(case.outcome)
        line.append(f"  {sign.mark} ", style=STYLES[sign.tone])
        line.append(f"{case.backend} {what}", style="")
    return line
