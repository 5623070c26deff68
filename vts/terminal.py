"""The terminal's view of a run: progress while it goes on, then totals, failures, the verdict."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table
from rich.text import Text

from nntest.report.signs import SIGNS
from nntest.results import Outcome
from vts.results import Group, VtsCase, VtsRun

__all__ = ["FIRST_FAILURES", "ProgressView", "QuietView", "print_run", "terminal"]

FIRST_FAILURES: Final = 5
"""Failures that the terminal explains, each of other operations; the JSON file has all."""

_SKIP_REASONS: Final = 5
"""Reasons for skipping that the terminal lists, the most frequent ones."""

_REFRESH_NS: Final = 200_000_000
"""The progress is touched this often; a tiny case takes a thousandth of it."""

_PLAIN_WIDTH: Final = 120
"""Columns of what goes to a file."""

_STYLES: Final = {"good": "green", "bad": "bold red", "warn": "yellow", "muted": "dim", "plain": ""}


class QuietView:
    """Shows nothing."""

    def loaded(self, done: int, total: int) -> None: ...

    def ran(self, done: int, total: int, bad: int) -> None: ...


class ProgressView:
    """One bar: first over the specs to read, then over the cases to run."""

    def __init__(self, console: Console) -> None:
        self._progress = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            console=console,
            transient=True,
            auto_refresh=False,
        )
        self._task = self._progress.add_task("reading specs", total=None)
        self._next_ns = 0

    def __enter__(self) -> ProgressView:
        self._progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._progress.stop()

    def loaded(self, done: int, total: int) -> None:
        self._show("reading specs", done, total)

    def ran(self, done: int, total: int, bad: int) -> None:
        self._show(f"running cases, {bad} failed" if bad else "running cases", done, total)

    def _show(self, text: str, done: int, total: int) -> None:
        now = time.monotonic_ns()
        if now >= self._next_ns:
            self._next_ns = now + _REFRESH_NS
            self._progress.update(
                self._task, description=text, completed=done, total=total, refresh=True
            )


def terminal(*, quiet: bool = False) -> Console:
    """The standard output; a file is written as wide as tables need."""
    console = Console(quiet=quiet)
    if not console.is_terminal:
        console.width = _PLAIN_WIDTH
    return console


def print_run(run: VtsRun, console: Console) -> None:
    """Print totals three ways, what was skipped and why, the first failures, and the verdict."""
    outcomes = [outcome for outcome, count in run.totals.items() if count]
    for title, groups in (("Operation", run.operations), ("Type", run.types)):
        _print_groups(title, groups, outcomes, console)
    if run.folders:
        console.print(_table("Folder", run.folders, outcomes))
        console.print()
    for line in (*_skipped(run), *_failures(run), *_unreadable(run), *_verdict(run)):
        console.print(line, soft_wrap=True)


def _print_groups(
    title: str, groups: Sequence[Group], outcomes: Sequence[Outcome], console: Console
) -> None:
    """A table of those with anything but success, then all others in a few lines."""
    passed = [group for group in groups if group.totals[Outcome.SUCCESS] == _total(group)]
    others = [group for group in groups if group not in passed]
    if others:
        console.print(_table(title, others, outcomes))
        console.print()
    if passed:
        counts = ", ".join(f"{group.name} {_total(group)}" for group in passed)
        plural = "" if len(passed) == 1 else "s"
        console.print(Text(f"All passed, {len(passed)} {title.lower()}{plural}:"))
        console.print(Padding(Text(counts, style="dim"), (0, 0, 0, 2), expand=False))
        console.print()


def _total(group: Group) -> int:
    return sum(group.totals.values())


def _table(title: str, groups: Iterable[Group], outcomes: Sequence[Outcome]) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(title, no_wrap=True)
    table.add_column("cases", justify="right")
    for outcome in outcomes:
        sign = SIGNS[outcome]
        table.add_column(f"{sign.mark} {sign.word}", justify="right")
    for group in groups:
        table.add_row(
            group.name, str(_total(group)), *(_count(group, outcome) for outcome in outcomes)
        )
    return table


def _count(group: Group, outcome: Outcome) -> Text:
    count = group.totals[outcome]
    return Text(str(count), style=_STYLES[SIGNS[outcome].tone] if count else "dim")


def _skipped(run: VtsRun) -> Iterator[Text]:
    reasons = Counter(case.reason for case in run.cases if case.outcome is Outcome.SKIPPED)
    for reason, count in reasons.most_common(_SKIP_REASONS):
        yield Text(f"{count} skipped: {reason}", style="dim")
    if len(reasons) > _SKIP_REASONS:
        rest = reasons.total() - sum(count for _, count in reasons.most_common(_SKIP_REASONS))
        yield Text(f"{rest} skipped for {len(reasons) - _SKIP_REASONS} other reasons", style="dim")


def _failures(run: VtsRun) -> Iterator[Text]:
    """The first of each set of operations: variations of one spec tend to fail together."""
    bad = [case for case in run.cases if case.outcome.is_bad]
    first: dict[tuple[str, ...], VtsCase] = {}
    for case in bad:
        first.setdefault(case.operations, case)
    shown = list(first.values())[:FIRST_FAILURES]
    if shown:
        yield Text(f"\nFirst failures, {len(shown)} of {len(bad)}:", style="bold")
    for case in shown:
        yield from _explained(case)


def _explained(case: VtsCase) -> Iterator[Text]:
    sign = SIGNS[case.outcome]
    yield Text.assemble((f"\n{sign.mark} {case.outcome}", _STYLES[sign.tone]), f"  {case.id}")
    for line in map(str, case.findings) if case.findings else [case.reason]:
        yield Text(f"  {line}")
    yield Text(f"  {case.repeat}", style="dim")


def _unreadable(run: VtsRun) -> Iterator[Text]:
    if run.unreadable:
        count = len(run.unreadable)
        yield Text(f"\n{count} spec{'s' * (count > 1)} could not be loaded.", style="bold red")


def _verdict(run: VtsRun) -> Iterator[Text]:
    seconds = run.duration_ns / 1e9
    cases = f"{len(run.cases)} case{'s' * (len(run.cases) != 1)}"
    counts = [f"{count} {SIGNS[outcome].word}" for outcome, count in run.totals.items() if count]
    rate = f"{len(run.cases) / seconds:.0f} a second"
    text = f": {', '.join(counts) or 'nothing'} of {cases} on {run.driver} in {seconds:.1f} s"
    yield Text("")
    yield Text.assemble(_headline(run), f"{text} ({rate}).")


def _headline(run: VtsRun) -> tuple[str, str]:
    """The verdict in a word, with its style."""
    if any(count for outcome, count in run.totals.items() if outcome.is_bad):
        return "Failed", "bold red"
    is_whole = not (run.unreadable or run.interrupted or run.totals[Outcome.NOT_RUN])
    if is_whole and run.totals[Outcome.SUCCESS]:
        return "Passed", "bold green"
    return "Incomplete", "bold yellow"
