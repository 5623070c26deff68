"""What a run says that gave tests up."""

from __future__ import annotations

from nntest.results import Outcome
from tests.unit.vts.prioritization import toys
from vts.prioritization.account import account

MATRIX = toys.matrix(
    ("general/a", 1000, (0, 1)), ("general/b", 1000, (2,)), ("basic/c", 1000, (3,))
)
SKIPPED = Outcome.SKIPPED


def test_a_run_of_all_tests_has_given_nothing_up() -> None:
    assert (
        account(MATRIX, [toys.result("general/a"), toys.result("basic/c", SKIPPED)], (), "") == ()
    )


def test_the_share_is_of_what_tests_catch_that_were_run_and_not_skipped() -> None:
    cases = [
        toys.result("general/a", operations=("ADD",)),
        toys.result("general/b", SKIPPED, operations=("MUL",)),
    ]

    caught, given_up = account(MATRIX, cases, [toys.test_case("basic/c")], "AIDL4")

    assert caught == (
        "tests by their power: 2 of 3 had their turn, and those that were not skipped catch 2 of "
        "the 4 planted defects that a driver of HAL AIDL4 can have (50.0 %); 1 others show in "
        "tests that this driver skips"
    )
    assert given_up == "no test ran of 1 of 2 test groups (basic)"


def test_a_skipped_test_covers_no_group() -> None:
    cases = [toys.result("general/a"), toys.result("fenced/b", SKIPPED)]

    *_, given_up = account(MATRIX, cases, [toys.test_case("general/b")], "AIDL4")

    assert given_up == "no test ran of 1 of 2 test groups (fenced)"


def test_defects_that_the_driver_cannot_have_do_not_count() -> None:
    matrix = toys.matrix(("general/a", 1000, (0,)), hal=toys.HIDL)

    caught, _ = account(matrix, [], [toys.test_case("basic/b")], "AIDL4")

    assert "0 of the 0 planted defects" in caught


def test_a_long_list_of_what_was_not_reached_is_cut() -> None:
    waiting = [toys.test_case(f"{letter}/x") for letter in "abcdefg"]

    assert account(MATRIX, [], waiting, "")[1] == (
        "no test ran of 7 of 7 test groups (a, b, c, d, e, and 2 more)"
    )
