"""The bars in the head of the page."""

from __future__ import annotations

from nntest.results import Outcome
from tests.vts.example_runs import case, run_of, wrong
from vts.page.groups import share_bars
from vts.page.layout import Layout
from vts.results import VtsCase


def bars(*cases: VtsCase) -> dict[str, dict[str, str]]:
    """Labels by name, by caption."""
    found = share_bars(Layout.of(run_of(*cases)))
    return {each.caption: {bar.name: bar.label for bar in each.bars} for each in found}


def test_operations_are_named_for_failures_of_their_own() -> None:
    everywhere = [
        case(f"fenced/V1_3/{name}", name, outcome=Outcome.FAILURE, reason="no fence")
        for name in ("ADD", "SUB", "MUL", "DIV", "RELU")
    ]
    found = bars(*everywhere, wrong("general/V1_0/sub", "SUB"))
    assert found["Operations with failures"] == {"SUB": "2 failed of 2"}
    assert "Operations with failures" not in bars(*everywhere)


def test_operations_that_may_only_follow_from_another_are_not_named() -> None:
    found = bars(
        wrong("general/V1_0/sub", "SUB"),
        case("general/V1_3/both", ("ADD", "SUB"), "TENSOR_QUANT8_ASYMM", Outcome.FAILURE),
        case("general/V1_0/add", "ADD"),
    )
    assert found["Operations with failures"] == {"SUB": "2 failed of 2"}


def test_groups_without_a_failure_stand_behind_the_others() -> None:
    (first, rest) = share_bars(
        Layout.of(
            run_of(
                case("basic/a"),
                case("fenced/a", outcome=Outcome.FAILURE, reason="no fence"),
                case("general/a"),
            )
        )
    )
    assert [bar.name for bar in first.bars] == ["Fenced"]
    assert not first.is_folded
    assert [bar.name for bar in rest.bars] == ["Basic", "General"]
    assert (rest.caption, rest.is_folded) == ("2 others without a failure", True)


def test_what_was_skipped_is_told_apart_from_what_passed() -> None:
    skipped = Outcome.SKIPPED
    found = bars(
        case("basic/a"),
        case("basic/b", outcome=skipped, reason="no"),
        case("fenced/a", outcome=skipped, reason="no"),
        case("general/a"),
    )
    assert found["Tests by test group"] == {
        "Basic": "1 passed, 1 skipped",
        "Fenced": "all skipped",
        "General": "all 1 passed",
    }
