"""A run of any suite as it goes on: a bar with rate and time left, and failures as they come.

Where the output is no terminal it gets whole lines only: failures, and now and then how far the
run is.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Hashable, Iterator
from typing import Any, Final

from rich.console import Console, Group
from rich.live import Live
from rich.text import Text

from nntest.report.html.numbers import count, duration, significant
from nntest.report.html.text import printable
from nntest.report.signs import SIGNS
from nntest.report.terminal import STYLES
from nntest.report.verdict import counts_against, is_unexpected_success
from nntest.results import CaseResult, Outcome
from nntest.runner.run import View

__all__ = ["LiveView", "PlainView", "QuietView", "view_on"]

_KINDS_SHOWN: Final = 20
"""Kinds of failures that get a line while the run goes on; the rest would only scroll by."""

_REFRESH_NS: Final = 200_000_000
"""The live view is drawn this often; a tiny case takes a hundredth of it."""

_PLAIN_LINE_NS: Final = 30_000_000_000
"""Without a terminal a line says so often how far the run is."""

_PACE_NS: Final = 10_000_000_000
"""The pace of a driver is measured for so long before it is said how long the run will take."""

_LONG_S: Final = 1800
"""A run that takes longer is announced with the way to a shorter one."""

_BAR_WIDTH: Final = 60
"""Columns of the bar, where the terminal has as many."""
_CURRENT_SHOWN: Final = 8
"""Running cases that are named, those that run longest."""

Kind = Callable[[CaseResult], Hashable]
"""Features that failures must have in common to be reported as one."""


Left = Callable[[], "float | None"]
"""Rest of a run, as a multiple of what its cases took: infinite as long as it is not known, None
where only its rate tells."""


class QuietView(View):
    """Shows nothing."""


class _State:
    """How far a run is."""

    def __init__(self, clock: Callable[[], int], budget_s: float | None, left: Left) -> None:
        self.clock = clock
        self.budget_s = budget_s
        self._left = left
        self.made_ns = clock()
        self.total = 0
        self.done = 0
        self._is_begun = False
        self.counts = dict.fromkeys(Outcome, 0)
        self.current: dict[str, int] = {}
        """Since when each case runs, the longest first."""
        self.begun_ns = clock()

    def planned(self, total: int) -> None:
        self.total, self.begun_ns = total, self.clock()

    def started(self, id: str) -> None:
        self.current[id] = self.clock()

    def ended(self, case: CaseResult) -> None:
        if self.current.pop(case.id, None) is not None and not self._is_begun:
            self._is_begun = True  # what workers took to start tells nothing of the rest
            self.begun_ns = max(self.begun_ns, self.clock() - case.duration_ns)
        self.counts[case.outcome] += 1
        self.done += 1

    @property
    def seconds(self) -> float:
        """Return the time that the cases of this part of the run have taken."""
        return (self.clock() - self.begun_ns) / 1e9

    def left_s(self) -> float | None:
        """Return the time that the run still takes, as far as its queue knows."""
        left = self._left()
        return None if left is None else left * self.seconds

    def text(self) -> Text:
        """``3 120 of 9 374 cases  ✓ 3 000 passed  ✗ 12 failed  1 040 a second  6 s left``."""
        line = Text(f"{count(self.done)} of {count(self.total)} cases")
        for outcome, number in self.counts.items():
            if number:
                sign = SIGNS[outcome]
                line.append(f"  {sign.mark} {count(number)} {sign.word}", STYLES[sign.tone])
        return line.append(f"  {self._speed()}", "dim")

    def share(self) -> float:
        """Return how far the run is, from 0 to 1: of its budget, its time, or its cases."""
        if self.budget_s:
            return min(1.0, self._used_s() / self.budget_s)
        left = self._left()
        if left is not None:
            return 1 / (1 + left)
        return self.done / self.total if self.total else 0.0

    def _used_s(self) -> float:
        return (self.clock() - self.made_ns) / 1e9

    def _speed(self) -> str:
        if self.budget_s is not None:
            return f"{math.floor(self._used_s())} s of {self.budget_s:g} s"
        if not self.done or self.seconds <= 0:
            return ""
        rate = self.done / self.seconds
        known = self.left_s()
        left = (self.total - self.done) / rate if known is None else known
        shown = count(round(rate)) if rate >= 10 else significant(rate, 2)
        if not left < math.inf:
            return f"{shown} a second"
        return f"{shown} a second  {duration(math.ceil(left) * 1_000_000_000)} left" if left else ""


class PlainView(View):
    """Whole lines only: for a file, or a log of CI."""

    def __init__(
        self,
        console: Console,
        kind: Kind = lambda case: case.reason,
        clock: Callable[[], int] = time.monotonic_ns,
        budget_s: float | None = None,
        left: Left = lambda: None,
    ) -> None:
        self.console = console
        self.state = _State(clock, budget_s, left)
        self._kind = kind
        self._kinds: set[Hashable] = set()
        self._next_ns = clock() + _PLAIN_LINE_NS
        self._is_foretold = False

    def planned(self, total: int) -> None:
        self.state.planned(total)

    def started(self, id: str) -> None:
        self.state.started(id)

    def ended(self, case: CaseResult) -> None:
        self.state.ended(case)
        if counts_against(case) or is_unexpected_success(case):
            self._tell(case)
        self._foretell()
        self._progress()

    def _foretell(self) -> None:
        """Say once how long the run will take, when the pace of the driver is known a little."""
        state = self.state
        if self._is_foretold or state.budget_s is not None or state.seconds * 1e9 < _PACE_NS:
            return
        left = state.left_s()
        if left is not None and left < math.inf:
            self._is_foretold = True
            whole_ns = math.ceil(left + state.seconds) * 10**9
            text = f"{count(state.total)} tests take about {duration(whole_ns)}"
            hint = "; --time 10m runs first what finds most" if left > _LONG_S else ""
            self.console.print(f"{text} on this driver{hint}.", soft_wrap=True)

    def _tell(self, case: CaseResult) -> None:
        """A line for the first failure of its kind; the others are counted."""
        kind = self._kind(case)
        if kind in self._kinds:
            return
        self._kinds.add(kind)
        if len(self._kinds) <= _KINDS_SHOWN:
            self.console.print(_failure_line(case), soft_wrap=True)
        elif len(self._kinds) == _KINDS_SHOWN + 1:
            self.console.print(Text("Further kinds of failures are in the report.", "dim"))

    def _progress(self) -> None:
        now = self.state.clock()
        if now >= self._next_ns:
            self._next_ns = now + _PLAIN_LINE_NS
            self.console.print(self.state.text(), soft_wrap=True)


class LiveView(PlainView):
    """A bar, counts, rate and time left, and the cases that run now; failures scroll above it."""

    def __init__(self, console: Console, *settings: Any, **more: Any) -> None:
        super().__init__(console, *settings, **more)
        self._live = Live(console=console, auto_refresh=False, transient=True)
        self._next_ns = 0

    def __enter__(self) -> LiveView:
        self._live.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._live.update(Text(""))
        self._live.stop()

    def preparing(self, what: str, done: int, total: int) -> None:
        self._draw(lambda: Text(f"{what} {count(done)} of {count(total)}"))

    def _progress(self) -> None:
        self._draw(lambda: Group(*self._lines()))

    def _draw(self, content: Callable[[], Text | Group]) -> None:
        now = self.state.clock()
        if now >= self._next_ns:
            self._next_ns = now + _REFRESH_NS
            self._live.update(content(), refresh=True)

    def _lines(self) -> Iterator[Text]:
        state = self.state
        yield state.text()
        yield _bar(state.share(), min(_BAR_WIDTH, self.console.width))
        for id, since in list(state.current.items())[:_CURRENT_SHOWN]:
            seconds = (state.clock() - since) / 1e9
            yield Text(
                f"  {printable(id)} {seconds:.0f} s", "dim", no_wrap=True, overflow="ellipsis"
            )


def view_on(
    console: Console,
    kind: Kind = lambda case: case.reason,
    budget_s: float | None = None,
    left: Left = lambda: None,
) -> View:
    """The view that suits ``console``, of a run that has ``budget_s`` from now on, or that still
    takes ``left()`` times as long as its cases did, if anybody knows.
    """
    if console.quiet:
        return QuietView()
    view = LiveView if console.is_interactive else PlainView
    return view(console, kind, budget_s=budget_s, left=left)


def _bar(share: float, width: int) -> Text:
    # Two characters, since there may be no colors.
    filled = math.floor(width * share)
    return Text.assemble(("━" * filled, "green"), ("─" * (width - filled), "dim"), no_wrap=True)


def _failure_line(case: CaseResult) -> Text:
    if is_unexpected_success(case):
        why = f"passed, but was expected to fail: {case.expected}"
        return Text.assemble(("? PASSED", "yellow"), f"  {printable(case.id)}  {printable(why)}")
    sign = SIGNS[case.outcome]
    head = (f"{sign.mark} {case.outcome}", STYLES[sign.tone])
    return Text.assemble(head, f"  {printable(case.id)}  {printable(case.reason)}")
