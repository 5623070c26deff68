"""A run as it goes on, on a terminal and in a file."""

from __future__ import annotations

import io
import math
import re

import pytest
from msgspec.structs import replace
from rich.console import Console

from nntest.report.live import LiveView, PlainView, QuietView, view_on
from nntest.results import CaseResult, Outcome
from tests.cells import cells

SECOND = 1_000_000_000


class Clock:
    """Time that a test moves on."""

    def __init__(self) -> None:
        self.now = 0

    def __call__(self) -> int:
        return self.now


def console(*, terminal: bool) -> Console:
    return Console(file=io.StringIO(), force_terminal=terminal, width=100, highlight=False)


def output(of: Console) -> str:
    assert isinstance(of.file, io.StringIO)
    return of.file.getvalue()


def case(number: int, outcome: Outcome = Outcome.SUCCESS, reason: str = "") -> CaseResult:
    return CaseResult(id=f"general/test_{number}", outcome=outcome, why=reason)


def test_a_file_gets_failures_as_they_come_and_no_control_characters() -> None:
    target = console(terminal=False)
    with PlainView(target, clock=Clock()) as view:
        view.preparing("reading specs", 1, 2)
        view.planned(2)
        for number, outcome in enumerate((Outcome.SUCCESS, Outcome.FAILURE)):
            view.started(f"general/test_{number}")
            view.ended(case(number, outcome, "wrong\x1b[31m"))
    assert output(target) == "✗ FAILURE  general/test_1  wrong\\x1b[31m\n"


def test_failures_of_one_kind_are_told_once() -> None:
    target = console(terminal=False)
    with PlainView(target, lambda case: case.reason[:3], Clock()) as view:
        for number in range(50):
            view.ended(case(number, Outcome.FAILURE, f"ADD {number}"))
        view.ended(case(99, Outcome.CRASH, "SUB"))
    lines = output(target).splitlines()
    assert lines == ["✗ FAILURE  general/test_0  ADD 0", "! CRASH  general/test_99  SUB"]


def test_very_many_kinds_do_not_flood_the_terminal() -> None:
    target = console(terminal=False)
    with PlainView(target, clock=Clock()) as view:
        for number in range(100):
            view.ended(case(number, Outcome.FAILURE, f"reason {number}"))
    lines = output(target).splitlines()
    assert len(lines) == 21
    assert lines[-1] == "Further kinds of failures are in the report."


def test_what_was_expected_is_no_news_but_a_success_that_was_not_is() -> None:
    target = console(terminal=False)
    with PlainView(target, clock=Clock()) as view:
        view.ended(CaseResult(id="a/b", outcome=Outcome.FAILURE, why="x", expected="bug 7"))
        view.ended(CaseResult(id="a/c", outcome=Outcome.SUCCESS, expected="bug 8"))
    assert output(target) == "? PASSED  a/c  passed, but was expected to fail: bug 8\n"


def test_a_log_says_now_and_then_how_far_the_run_is() -> None:
    target, clock = console(terminal=False), Clock()
    with PlainView(target, clock=clock) as view:
        view.planned(4000)
        for number in range(2000):
            clock.now += SECOND // 20
            view.ended(case(number))
    lines = output(target).splitlines()
    assert len(lines) == 3
    assert (
        lines[0].split()
        == "600 of 4 000 cases ✓ 600 passed 20 a second 2 min 50 s left".replace(
            "4 000", "4\u202f000"
        ).split()
    )


def test_a_run_with_a_budget_says_how_much_of_it_is_used_and_guesses_no_rest() -> None:
    for view in (PlainView, LiveView):
        target, clock = console(terminal=view is LiveView), Clock()
        with view(target, clock=clock, budget_s=60) as shown:
            clock.now += 20 * SECOND
            shown.planned(96_107)
            clock.now += 21 * SECOND
            shown.ended(case(1))
        assert "41 s of 60 s" in output(target)
        assert "left" not in output(target)
    assert output(target).count("━") == 60 * 41 // 60


@pytest.mark.parametrize(
    ("left", "said"),
    [
        (149.0, "25 min on this driver."),
        (1079.0, "3 h on this driver; --time 10m runs first what finds most."),
    ],
)
def test_a_run_without_a_budget_says_once_how_long_it_takes_on_this_driver(
    left: float, said: str
) -> None:
    target, clock = console(terminal=False), Clock()
    with PlainView(target, clock=clock, left=lambda: left) as view:
        view.planned(900)
        for number in range(20):
            clock.now += SECOND
            view.ended(case(number))
    assert output(target).split("\n") == [f"900 tests take about {said}", ""]


def test_as_long_as_the_time_left_is_not_known_only_the_rate_is_shown() -> None:
    target, clock = console(terminal=False), Clock()
    with PlainView(target, clock=clock, left=lambda: math.inf) as view:
        view.planned(100)
        for number in range(4):
            clock.now += 10 * SECOND
            view.ended(case(number))
    assert output(target).split("  ")[-1] == "0.10 a second\n"
    assert "take about" not in output(target)


def test_the_time_left_is_a_multiple_of_what_the_cases_took_without_the_start_of_workers() -> None:
    target, clock = console(terminal=True), Clock()
    with LiveView(target, clock=clock, left=lambda: 3.0) as view:
        view.planned(100)
        view.ended(case(98))  # kept from an earlier part of the run
        for number in range(2):
            view.started(f"general/test_{number}")
        clock.now += 40 * SECOND
        view.ended(replace(case(0), duration_ns=20 * SECOND))
        clock.now += 10 * SECOND
        view.ended(replace(case(1), duration_ns=30 * SECOND))
    text = output(target)
    assert "1 min left" in text
    assert "1 min 30 s left" in text
    assert text.count("━") % (60 // 4) == 0  # a quarter of the time, not 3 of 100 cases


def test_a_terminal_sees_rate_rest_and_what_runs_now() -> None:
    target, clock = console(terminal=True), Clock()
    with LiveView(target, clock=clock) as view:
        view.planned(100)
        for number in range(10):
            view.started(f"general/test_{number}")
            view.started("general/slow")
            clock.now += SECOND
            view.ended(case(number))
    text = output(target)
    assert "10 of 100 cases" in text
    assert "general/slow" in text
    assert "left" in text


def test_a_terminal_is_drawn_now_and_then_and_not_for_every_case() -> None:
    target, clock = console(terminal=True), Clock()
    with LiveView(target, clock=clock) as view:
        view.planned(1000)
        for number in range(1000):
            clock.now += SECOND // 1000
            view.ended(case(number))
    assert output(target).count(" of 1\u202f000 cases") < 20


def test_the_view_suits_the_console() -> None:
    assert isinstance(view_on(console(terminal=True)), LiveView)
    assert type(view_on(console(terminal=False))) is PlainView
    assert isinstance(view_on(Console(quiet=True)), QuietView)


@cells("width", [1, 5, 20, 59, 200])
def test_a_bar_fits_any_terminal_and_shows_progress_without_colors(width: int) -> None:
    target = Console(
        file=io.StringIO(), force_terminal=True, color_system=None, width=width, height=100
    )
    clock = Clock()
    with LiveView(target, clock=clock) as view:
        view.planned(4)
        for number in range(2):
            view.started(f"general/a_very_long_name_of_a_case_{number}")
            clock.now += SECOND
            view.ended(case(number))
    bars = re.findall("━+─+", output(target))
    assert {len(bar) for bar in bars} <= {min(width, 60)}
    assert width < 2 or bars[-1].count("─") == -(-min(width, 60) // 2)


@pytest.mark.parametrize(
    "environment",
    [{"TERM": "dumb", "FORCE_COLOR": "1"}, {"TTY_COMPATIBLE": "0"}, {"TTY_INTERACTIVE": "0"}],
)
def test_what_cannot_move_its_cursor_gets_whole_lines(environment: dict[str, str]) -> None:
    target = Console(file=io.StringIO(), _environ=environment)
    assert type(view_on(target)) is PlainView
