"""The bars in the head of the page."""

from __future__ import annotations

from nntest.groups.page.groups import share_bars
from nntest.groups.page.layout import Layout
from nntest.results import Outcome
from tests.unit.vts.example_runs import case, run_of, wrong
from vts.results import VtsCase


def bars(*cases: VtsCase) -> dict[str, dict[str, str]]:
    """Labels by name, by caption."""
    found = share_bars(Layout.of(run_of(*cases)))
    return {each.caption: {bar.name: bar.label for bar in each.bars} for each in found}


def test_every_operation_with_a_failure_is_named_whatever_the_cause() -> None:
    everywhere = [
        case(f"fenced/V1_3/{name}", name, outcome=Outcome.FAILURE, why="no fence")
        for name in ("ADD", "SUB", "MUL", "DIV", "RELU")
    ]
    found = bars(*everywhere, wrong("general/V1_0/sub", "SUB"))
    named = found["Operations with failures"]
    assert next(iter(named.items())) == ("SUB", "2 failed of 2")
    assert set(named) == {"ADD", "SUB", "MUL", "DIV", "RELU"}


def test_much_that_passed_is_folded_by_folder_too() -> None:
    cases = [case(f"general/folder_{n}/a", "ADD") for n in range(20)]
    (every,) = share_bars(Layout.of(run_of(*cases)))
    assert (every.caption, every.is_folded) == (
        "Tests by folder: 20, none with a failure",
        True,
    )
    (bad, rest) = share_bars(Layout.of(run_of(*cases, wrong("general/other/a", "ADD"))))[1:]
    assert ([bar.name for bar in bad.bars], rest.is_folded) == (["other"], True)


def test_groups_without_a_failure_stand_behind_the_others() -> None:
    (first, rest) = share_bars(
        Layout.of(
            run_of(
                case("basic/a"),
                case("fenced/a", outcome=Outcome.FAILURE, why="no fence"),
                case("general/a"),
            )
        )
    )
    assert [bar.name for bar in first.bars] == ["fenced"]
    assert not first.is_folded
    assert [bar.name for bar in rest.bars] == ["basic", "general"]
    assert (rest.caption, rest.is_folded) == ("2 others without a failure", True)


def test_what_was_skipped_is_told_apart_from_what_passed() -> None:
    skipped = Outcome.SKIPPED
    found = bars(
        case("basic/a"),
        case("basic/b", outcome=skipped, why="no"),
        case("fenced/a", outcome=skipped, why="no"),
        case("general/a"),
    )
    assert found["Tests by test group"] == {
        "basic": "1 passed, 1 skipped",
        "fenced": "all skipped",
        "general": "all 1 passed",
    }
