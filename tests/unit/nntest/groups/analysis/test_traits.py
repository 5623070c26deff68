"""What failing cases have that passing ones have not."""

from __future__ import annotations

from collections.abc import Iterable

from nntest.groups.analysis.traits import certain_traits, common_traits, traits_of
from tests.unit.vts.example_runs import case, wrong
from vts.results import VtsCase


def passing(names: Iterable[str], operation: str = "CONV_2D") -> list[VtsCase]:
    return [case(f"general/V1_2/{name}", operation, "TENSOR_QUANT8_ASYMM") for name in names]


def failing(names: Iterable[str], operation: str = "CONV_2D") -> list[VtsCase]:
    return [wrong(f"general/V1_2/{name}", operation) for name in names]


def sentences(bad: list[VtsCase], good: list[VtsCase]) -> list[str]:
    return [str(trait) for trait in common_traits(bad, good)]


def test_a_word_of_the_names_tells_failing_cases_from_passing_ones() -> None:
    found = sentences(failing(["conv_nchw", "conv_nchw_2"]), passing(["conv_nhwc", "conv_nhwc_2"]))
    assert found == [
        "Both failing tests have “nchw” in their names; none of the 2 passing tests has."
    ]


def test_a_trait_that_some_passing_cases_share_says_of_how_many() -> None:
    bad = failing([f"conv_relu_{n}" for n in range(6)])
    good = passing(["conv_relu_x", *(f"conv_{n}" for n in range(9))])
    assert sentences(bad, good) == [
        "All 6 failing tests have “relu” in their names; 1 of the 10 passing tests has."
    ]


def test_what_all_cases_have_tells_nothing() -> None:
    assert sentences(failing(["conv_1", "conv_2"]), passing(["conv_3", "conv_4"])) == []


def test_a_single_failure_tells_nothing() -> None:
    assert sentences(failing(["conv_nchw"]), passing(["conv_nhwc"])) == []


def test_without_passing_cases_there_is_nothing_to_tell_from() -> None:
    assert sentences(failing(["conv_nchw", "conv_nchw_2"]), []) == []


def test_operation_and_group_stand_before_words() -> None:
    bad = [wrong(f"fenced/V1_2/conv_{n}", "CONV_2D") for n in range(3)]
    good = passing([f"conv_{n}" for n in range(3)])
    (found,) = sentences(bad, good)
    assert "have the test group “fenced”" in found


def test_traits_of_which_all_cases_fail_are_named_until_nothing_new_fails() -> None:
    masks = [f"slice_masks_{n}" for n in range(5)]
    begin = [f"slice_begin_mask_{n}" for n in range(4)]
    good = [f"slice_begin_{n}" for n in range(3)] + [f"slice_end_mask_{n}" for n in range(30)]
    assert certain_traits(failing([*masks, *begin]), passing(good)) == [
        "In this test group, all tests fail that have “masks” in their names (5), "
        "or “begin_mask” in their names (4)."
    ]


def test_a_trait_that_all_failing_cases_may_have_by_chance_is_not_named() -> None:
    assert certain_traits(failing(["a_x", "b_x", "c", "d"]), passing(["e", "f"])) == []


def test_tests_of_groups_that_all_pass_are_not_compared() -> None:
    bad = failing([f"slice_mask_{n}" for n in range(6)] + ["slice_other"])
    other = case("fenced/V1_2/slice_mask_1", "CONV_2D")
    assert certain_traits(bad, [other, *passing([f"slice_{n}" for n in range(12)])]) == [
        "In this test group, all tests fail that have “mask” in their names (6)."
    ]


def test_words_that_only_join_others_tell_nothing() -> None:
    assert "“and” in their names" not in traits_of(case("general/V1_2/conv_and_add", "CONV_2D"))


def test_what_no_passing_case_has_needs_nothing_beside_it() -> None:
    bad = [wrong(f"fenced/V1_2/conv_same_{n}", "CONV_2D") for n in range(4)]
    good = passing(["conv_same", *(f"conv_{n}" for n in range(5))])
    (found,) = sentences(bad, good)
    assert "test group “fenced”" in found


def test_a_variation_is_one_word() -> None:
    bad = failing(["conv_all_inputs_as_internal", "conv_2_all_inputs_as_internal"])
    (found,) = sentences(bad, passing(["conv_all_tensors_as_inputs", "conv"]))
    assert "“all_inputs_as_internal”" in found


def test_which_tests_are_counted_is_said() -> None:
    bad, good = failing([f"conv_nchw_{n}" for n in range(3)]), passing(["conv_1", "conv_2"])
    (found,) = common_traits(bad, good, "comparing values")
    assert str(found).endswith("none of the 2 passing tests comparing values has.")
