"""What a driver seems to support."""

from __future__ import annotations

from tests.unit.vts.prioritization import toys
from vts.prioritization.claims import Claims
from vts.test_group import PlannedTest


def test_a_test_that_is_skipped_speaks_against_its_operation() -> None:
    claims = Claims()
    claims.learn(toys.test_case("general/a", "CONV_2D"), was_run=False)

    assert claims.is_unlikely(toys.test_case("fenced/b", "CONV_2D"))
    assert not claims.is_unlikely(toys.test_case("fenced/b", "ADD"))


def test_an_operation_that_has_been_run_is_not_blamed_for_its_group() -> None:
    claims = Claims()
    claims.learn(toys.test_case("general/a", "ADD"), was_run=True)
    for number in range(4):
        claims.learn(toys.test_case(f"fenced/{number}", "ADD"), was_run=False)

    assert claims.is_unlikely(toys.test_case("fenced/b", "MUL"))
    assert not claims.is_unlikely(toys.test_case("deadline/b", "ADD", "MUL"))


def test_a_skipped_test_says_nothing_of_others_with_models_of_their_own() -> None:
    claims = Claims()
    own = [PlannedTest(group="extensions", name=name) for name in ("names", "types", "sizes", "a")]
    for test in own[:3]:
        claims.learn(test, was_run=False)

    assert claims.is_unlikely(toys.test_case("extensions/of_a_case"))
    assert not claims.is_unlikely(own[3])


def test_of_two_operations_the_one_that_was_run_is_not_blamed() -> None:
    claims = Claims()
    claims.learn(toys.test_case("general/a", "ADD"), was_run=True)
    for number in range(3):
        claims.learn(toys.test_case(f"general/{number}", "ADD", "LSTM"), was_run=False)

    assert claims.is_unlikely(toys.test_case("general/b", "LSTM"))
    assert not claims.is_unlikely(toys.test_case("general/b", "ADD"))


def test_it_says_when_a_likelihood_has_changed() -> None:
    claims = Claims()

    assert not claims.learn(toys.test_case("general/a", "ADD"), was_run=True)
    assert claims.learn(toys.test_case("general/a", "ADD"), was_run=False)
    assert claims.learn(toys.test_case("general/a", "ADD"), was_run=True)
