"""Progress of a run of MLTS in the terminal: a bar over the cases, and one within the case."""

from __future__ import annotations

from typing import TypeVar

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TextColumn

from nntest.report.live import QuietView

__all__ = ["BarsView"]

_View = TypeVar("_View", bound="BarsView")


class BarsView(QuietView):
    """The bars, with ``columns`` behind them."""

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

    def __enter__(self: _View) -> _View:
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
