"""Questions to histories of nightly runs."""

from __future__ import annotations

from pathlib import Path

import pytest

from nntest.history.page import page
from nntest.history.records import RunRecord
from nntest.history.store import opened
from nntest.history.trend import (
    Trend,
    broken_cases,
    differences,
    measures_of,
    runs_of,
    subjects,
    trend,
)
from nntest.results import Outcome
from tests.unit.nntest.history.nights import benchmarks, case, conformance, history_of, run
from tests.unit.vts.example_runs import EVIL


def trend_of(path: Path, suite: str, last: int = 100) -> Trend:
    with opened(path) as connection:
        return trend(connection, suite, "acme", last)


def steps_of(found: Trend) -> list[str]:
    return [str(step) for step in found.steps]


def test_a_slow_down_and_a_new_failure_of_ten_nights_are_both_named(tmp_path: Path) -> None:
    slow = dict.fromkeys(range(6, 10), 0.05)
    path = history_of(tmp_path / "h.db", benchmarks(7, 10, slow), conformance(10, 8))

    (step,) = (found := trend_of(path, "mlts")).steps
    assert (step.series.case, step.first_after.build, step.is_worse) == ("net0", "1.6", True)
    assert str(step).startswith("net0: slower by 5.")
    assert found.is_worse

    (broken,) = (found := trend_of(path, "vts")).broken
    assert (broken.case, broken.first_bad.build) == ("general/add/y", "1.8")
    assert broken.last_good is not None
    assert broken.last_good.build == "1.7"
    assert found.is_worse


def test_one_slow_night_is_named_with_the_night_after_it(tmp_path: Path) -> None:
    path = history_of(tmp_path / "h.db", benchmarks(1, 10, {4: 0.05}))
    found = trend_of(path, "mlts")
    assert [(step.first_after.build, step.is_worse) for step in found.steps] == [
        ("1.4", True),
        ("1.5", False),
    ]
    assert not found.is_worse  # it is over


@pytest.mark.parametrize("seed", range(5))
def test_fifty_equal_nights_are_no_alarm(tmp_path: Path, seed: int) -> None:
    path = history_of(tmp_path / "h.db", benchmarks(seed, 50), conformance(50, 99))
    assert not trend_of(path, "mlts").steps
    assert not trend_of(path, "vts").is_worse


def test_a_lower_accuracy_is_worse_and_a_lower_error_better(tmp_path: Path) -> None:
    def night(number: int) -> RunRecord:
        (made,) = benchmarks(number, 1)
        cases = list(made.cases)
        top, ratio = cases[0].measures[1], cases[0].measures[0]
        value = 0.4 if number < 6 else 0.3
        changed = top.__class__("top_1", value, higher_is_better=True)
        error = top.__class__("largest error", value)
        cases[0] = case("net0", Outcome.SUCCESS, ratio, changed, error)
        return run(number, cases, "mlts")

    path = history_of(tmp_path / "h.db", map(night, range(9)))
    found = {step.series.measure: step for step in trend_of(path, "mlts").steps}
    assert found["top_1"].is_worse
    assert not found["largest error"].is_worse
    assert str(found["top_1"]).startswith("net0: top_1 is worse, 0.4 to 0.3, since 1.6 (")


def test_a_failure_that_was_mended_is_no_loss_and_one_of_always_has_no_first_build(
    tmp_path: Path,
) -> None:
    ends = {"mended": "FFSS", "always": "FFFF", "late": "SSFF", "skipped": "SF-F"}
    letters = {"F": Outcome.FAILURE, "S": Outcome.SUCCESS, "-": Outcome.SKIPPED}
    path = history_of(
        tmp_path / "h.db",
        (run(n, [case(id, letters[how[n]]) for id, how in ends.items()]) for n in range(4)),
    )
    with opened(path) as connection:
        number, found = broken_cases(connection, "vts", "acme", "*")
        first = {each.case: (each.first_bad.build, each.last_good) for each in found}
    assert number == 4
    assert first["always"] == ("1.0", None)
    assert (first["late"][0], first["skipped"][0]) == ("1.2", "1.1")
    assert "mended" not in first
    assert {each.case for each in trend_of(path, "vts").broken} == {"late"}  # one of the cause
    assert "failed in every run, the first 1.0 (" in "".join(map(str, found))


def test_only_the_last_runs_count_where_it_is_asked(tmp_path: Path) -> None:
    path = history_of(tmp_path / "h.db", benchmarks(7, 12, dict.fromkeys(range(6), 0.05)))
    assert steps_of(trend_of(path, "mlts"))
    found = trend_of(path, "mlts", last=6)
    assert (len(found.runs), steps_of(found)) == (6, [])


def test_two_drivers_side_by_side_differ_in_what_one_gets_wrong(tmp_path: Path) -> None:
    bad = [case("a"), case("b", Outcome.CRASH), case("c", Outcome.SKIPPED), case("only")]
    good = [case("a"), case("b"), case("c", Outcome.FAILURE)]
    path = history_of(tmp_path / "h.db", [run(0, bad), run(0, good, driver="other")])
    with opened(path) as connection:
        assert subjects(connection) == [("vts", "acme"), ("vts", "other")]
        one, two = (runs_of(connection, "vts", each)[-1] for each in ("acme", "other"))
        (found,) = differences(connection, one, two)
    assert (found.case, found.outcome, found.other_outcome) == ("b", "CRASH", "SUCCESS")
    assert found.cause == "ADD: wrong_values"


def test_latency_ratios_stand_side_by_side(tmp_path: Path) -> None:
    (made,) = benchmarks(1, 1)
    other = run(0, made.cases[:2], "mlts", "other")
    path = history_of(tmp_path / "h.db", [made, other])
    with opened(path) as connection:
        one, two = (runs_of(connection, "mlts", each)[-1] for each in ("acme", "other"))
        found = measures_of(connection, one, two)
    assert [(name, first == second) for name, first, second in found] == [
        ("net0", True),
        ("net1", True),
    ]


def test_the_page_shows_changes_causes_and_runs_of_each_driver(tmp_path: Path) -> None:
    slow = dict.fromkeys(range(6, 10), 0.05)
    strange = (run(n, [case(EVIL, Outcome.FAILURE)], driver=EVIL) for n in range(2))
    path = history_of(tmp_path / "h.db", benchmarks(7, 10, slow), conformance(10, 8), strange)
    with opened(path) as connection:
        found = {pair: trend(connection, *pair, 100) for pair in subjects(connection)}
    html = page(found)
    for words in (
        "net0: slower by 5.",
        "general/add/y: fails since 1.8 (2026-01-09 01:02 UTC), passed last in 1.7",
        "Failures by cause: 1",
        "ADD: wrong_values",
        "Runs: 10",
        "diamonds begin a change",
    ):
        assert words in html
    assert EVIL not in html
    assert "<script>alert" not in html
