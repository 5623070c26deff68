"""What failing cases have that passing ones have not."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from nntest.groups.analysis.features import Features
from nntest.groups.analysis.traits import certain_traits, common_traits, traits_of
from tests.unit.vts.example_runs import case, wrong
from vts.results import VtsCase


def passing(count: int, group: str = "general") -> list[VtsCase]:
    return [case(f"{group}/V1_2/good_{n}", "CONV_2D", "TENSOR_INT32") for n in range(count)]


def failing(count: int, group: str = "general") -> list[VtsCase]:
    return [wrong(f"{group}/V1_2/bad_{n}", "CONV_2D", "TENSOR_INT32") for n in range(count)]


def features(
    cases: Iterable[VtsCase], *labels: str, **numbers: float | list[float]
) -> dict[str, Features]:
    """The same features for all ``cases``, but for numbers that are a list: one for each case."""
    return {
        each.id: Features(labels, {name: _nth(value, n) for name, value in numbers.items()})
        for n, each in enumerate(cases)
    }


def _nth(value: float | list[float], n: int) -> float:
    return value[n] if isinstance(value, list) else value


def sentences(
    bad: list[VtsCase], good: list[VtsCase], known: Mapping[str, Features] | None = None
) -> list[str]:
    return [str(trait) for trait in common_traits(bad, good, known or {})]


def test_a_number_that_is_above_those_of_passing_cases_tells_them_apart() -> None:
    bad, good = failing(37), passing(34)
    known = features(bad, padding=[1 + n % 3 for n in range(37)]) | features(good, padding=0)
    assert sentences(bad, good, known) == [
        "All 37 failing tests have padding above 0; none of the 34 passing tests has."
    ]


def test_a_number_that_is_below_those_of_passing_cases_tells_them_apart() -> None:
    bad, good = failing(6), passing(8)
    known = features(bad, height=[2, 3, 3, 2, 3, 3]) | features(good, height=[5, 8] * 4)
    assert sentences(bad, good, known) == [
        "All 6 failing tests have height below 5; none of the 8 passing tests has."
    ]


def test_two_traits_together_tell_what_neither_tells_alone() -> None:
    bad, good = failing(6), passing(34)
    known = features(bad, channels=3, multiplier=2)
    known |= features(good[:17], channels=3, multiplier=1)
    known |= features(good[17:], channels=4, multiplier=2)
    assert sentences(bad, good, known)[0] == (
        "All 6 failing tests have channels 3 and multiplier 2; none of the 34 passing tests has."
    )


def test_a_label_that_some_passing_cases_share_says_of_how_many() -> None:
    bad, good = failing(6), passing(10)
    known = features(bad, "SAME padding") | features(good[:1], "SAME padding") | features(good[1:])
    assert sentences(bad, good, known) == [
        "All 6 failing tests have SAME padding; 1 of the 10 passing tests has."
    ]


def test_what_all_cases_have_tells_nothing() -> None:
    bad, good = failing(6), passing(10)
    assert sentences(bad, good, features([*bad, *good], "SAME padding", stride=2)) == []


def test_features_that_few_cases_may_differ_in_by_chance_tell_nothing() -> None:
    bad, good = failing(2), passing(3)
    assert sentences(bad, good, features(bad, "SAME padding") | features(good)) == []


def test_names_tell_nothing() -> None:
    bad = [wrong(f"general/V1_2/conv_nchw_{n}", "CONV_2D") for n in range(9)]
    good = [case(f"general/V1_2/conv_{n}", "CONV_2D", "TENSOR_QUANT8_ASYMM") for n in range(9)]
    assert sentences(bad, good) == []


def test_a_single_failure_tells_nothing() -> None:
    bad, good = failing(1), passing(200)
    assert sentences(bad, good, features(bad, "SAME padding") | features(good)) == []


def test_without_passing_cases_there_is_nothing_to_tell_from() -> None:
    bad = failing(2)
    assert sentences(bad, [], features(bad, "SAME padding")) == []


def test_a_group_that_alone_fails_needs_nothing_beside_it() -> None:
    bad, good = failing(6, "fenced"), passing(9)
    known = features(bad, "SAME padding") | features(good)
    assert sentences(bad, good, known) == [
        "All 6 failing tests have the test group “fenced”; none of the 9 passing tests has."
    ]


def test_the_variation_of_a_case_is_a_trait() -> None:
    assert "the variation “as_internal”" in traits_of(case("general/as_internal/V1_2/a", "ADD"))
    assert not any("variation" in trait for trait in traits_of(case("general/V1_2/a", "ADD")))


def test_traits_of_which_all_cases_fail_are_named_until_nothing_new_fails() -> None:
    bad, good = failing(12), passing(30)
    known = features(bad[:5], "begin mask 1") | features(bad[5:9], rank=5) | features(bad[9:])
    known |= features(good, rank=[2, 4, 3] * 10)
    assert certain_traits(bad, good, known) == [
        "In this test group, all tests fail that have begin mask 1 (5), or rank above 4 (4)."
    ]


def test_a_trait_that_all_failing_cases_may_have_by_chance_is_not_named() -> None:
    bad, good = failing(4), passing(2)
    assert certain_traits(bad, good, features(bad[:2], "SAME padding")) == []


def test_tests_of_groups_that_all_pass_are_not_compared() -> None:
    bad, good, other = failing(7), passing(12), passing(1, "fenced")
    known = features(bad[:6], "SAME padding") | features(bad[6:])
    known |= features(good) | features(other, "SAME padding")
    assert certain_traits(bad, [*good, *other], known) == [
        "In this test group, all tests fail that have SAME padding (6)."
    ]


def test_which_tests_are_counted_is_said() -> None:
    bad, good = failing(3, "fenced"), passing(2)
    (found,) = common_traits(bad, good, {}, "comparing values")
    assert str(found).endswith("none of the 2 passing tests comparing values has.")
