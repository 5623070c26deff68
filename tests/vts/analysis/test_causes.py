"""Failures by cause."""

from __future__ import annotations

from nntest.results import Outcome
from tests.vts.example_runs import case, run_of, wrong
from vts.analysis.causes import FailureCause, causes_of, in_common
from vts.results import VtsCase

OPERATIONS = ("ADD", "SUB", "MUL", "DIV", "RELU")


def causes(*cases: VtsCase) -> list[FailureCause]:
    return causes_of(run_of(*cases))


def refused(id: str, operation: str, type: str, reason: str = "INVALID_ARGUMENT") -> VtsCase:
    return case(id, operation, type, Outcome.FAILURE, reason=reason)


def test_wrong_values_are_grouped_by_operation_and_type() -> None:
    found = causes(
        wrong("general/V1_0/add", "ADD"),
        wrong("general/V1_0/add_float", "ADD", "TENSOR_FLOAT32"),
        wrong("fenced/V1_0/add", "ADD"),
        wrong("general/V1_0/sub", "SUB"),
    )
    assert [(cause.title, len(cause.cases)) for cause in found] == [
        ("ADD, QUANT8_ASYMM: wrong values", 2),
        ("ADD, FLOAT32: wrong values", 1),
        ("SUB, QUANT8_ASYMM: wrong values", 1),
    ]


def test_other_failures_are_grouped_by_operation_whatever_the_type() -> None:
    (found,) = causes(
        refused("general/V1_0/add", "ADD", "TENSOR_FLOAT32"),
        refused("general/V1_0/add_int", "ADD", "TENSOR_INT32"),
    )
    assert (found.title, found.type) == ("ADD: INVALID_ARGUMENT", "")


def test_what_all_operations_do_alike_is_one_cause() -> None:
    cases = [refused(f"general/V1_0/{name}", name, "TENSOR_INT32") for name in OPERATIONS]
    (found,) = causes(*cases)
    assert (found.title, found.operations) == ("general/V1_0: INVALID_ARGUMENT", ())
    assert "Not a matter of one operation: models of 5 kinds fail so." in found.notes


def test_a_cause_keeps_its_numbers_where_all_cases_say_the_same() -> None:
    said = "24 descriptors are left. A client's are to be freed (the driver: 7)"
    (same,) = causes(*(refused(f"a/b/{n}", "ADD", "TENSOR_INT32", said) for n in range(3)))
    assert same.what == "24 descriptors are left"
    ids = enumerate(("a/b/1", "a/b/2"))
    (other,) = causes(*(refused(id, "ADD", "TENSOR_INT32", f"{n} are left") for n, id in ids))
    assert other.what == "… are left"


def test_a_cause_without_an_operation_is_named_by_its_group_and_what_the_group_does() -> None:
    ids = [f"model_validation/operand_scale/V1_{n}/{name}" for n, name in enumerate(OPERATIONS)]
    cases = [
        refused(id, name, "TENSOR_INT32", "accepted")
        for id, name in zip(ids, OPERATIONS, strict=True)
    ]
    assert [cause.title for cause in causes(*cases)] == ["model_validation/operand_scale: accepted"]
    (single,) = causes(case("basic/cycle", outcome=Outcome.FAILURE, reason="accepted"))
    assert single.title == "basic: accepted"


def test_wrong_values_of_all_operations_stay_apart_and_what_they_share_is_said() -> None:
    cases = [wrong(f"fenced/V1_0/{name}", name) for name in OPERATIONS]
    good = [case(f"general/V1_0/{name}", name, "TENSOR_QUANT8_ASYMM") for name in OPERATIONS]
    assert len(causes(*cases, *good)) == 5
    assert in_common(run_of(*cases, *good)) == [
        "All 5 failing cases, and none of the 5 that pass, have the test group “fenced”.",
        "The actual value is always the expected one + 2.",
        "Only the last element is wrong.",
    ]
    assert in_common(run_of(cases[0], *good)) == []


def test_the_gravest_comes_first_then_the_most_frequent_then_the_involved() -> None:
    found = causes(
        case("general/V1_3/loop_1", ("SUB", "WHILE"), outcome=Outcome.FAILURE, reason="x"),
        case("general/V1_3/loop_2", ("SUB", "WHILE"), outcome=Outcome.FAILURE, reason="x"),
        case("general/V1_3/loop_3", ("SUB", "WHILE"), outcome=Outcome.FAILURE, reason="x"),
        wrong("general/V1_0/add", "ADD"),
        wrong("general/V1_0/mul", "MUL"),
        wrong("general/V1_0/mul_2", "MUL"),
        case("general/V1_0/tanh", "TANH", outcome=Outcome.HANG, reason="silent"),
        case("general/V1_0/relu", "RELU", outcome=Outcome.CRASH, reason="gone"),
    )
    assert [cause.operations[0] for cause in found] == ["RELU", "TANH", "MUL", "ADD", "WHILE"]


def test_the_simplest_case_is_the_example() -> None:
    (found,) = causes(
        wrong("fenced/V1_0/a", "ADD", elements=4),
        wrong("general/V1_0/add_large", "ADD", elements=400),
        wrong("general/V1_0/add", "ADD", elements=4),
    )
    assert [each.id for each in found.cases] == [
        "general/V1_0/add",
        "general/V1_0/add_large",
        "fenced/V1_0/a",
    ]


def test_a_failure_may_follow_from_one_of_the_same_type_alone() -> None:
    loop = case("general/V1_3/loop", ("ADD", "WHILE"), "TENSOR_INT32", Outcome.FAILURE, reason="x")
    alone = refused("general/V1_0/add", "ADD", "TENSOR_INT32", "y")
    other = refused("general/V1_0/add", "ADD", "TENSOR_FLOAT32", "y")
    assert causes(loop, alone)[1].follows == ("ADD",)
    assert all(cause.follows == () for cause in causes(loop, other))


def test_an_operation_does_not_follow_from_itself() -> None:
    fed = ("ADD", "BOX_WITH_NMS_LIMIT", "ROI_ALIGN")
    zero = case("general/V1_2/add_zero_sized", fed, outcome=Outcome.FAILURE, reason="x")
    alone = refused("general/V1_0/add", "ADD", "TENSOR_FLOAT32", "y")
    assert all(cause.follows == () for cause in causes(zero, alone))


def test_what_was_expected_to_fail_is_no_cause() -> None:
    known = case("general/V1_0/a", "ADD", outcome=Outcome.FAILURE, reason="x", expected="bug 7")
    assert causes(known, case("general/V1_0/b", "ADD")) == []


def test_a_cause_knows_of_how_many_tests() -> None:
    (found,) = causes(
        wrong("general/V1_0/a", "ADD"),
        case("general/V1_0/b", "ADD", "TENSOR_QUANT8_ASYMM"),
        case("general/V1_0/c", "ADD", "TENSOR_FLOAT32"),
        case("general/V1_0/d", "ADD", "TENSOR_QUANT8_ASYMM", Outcome.SKIPPED, reason="no"),
    )
    assert (len(found.cases), found.total) == (1, 2)


def test_wrong_values_are_counted_among_tests_that_compare_values() -> None:
    (found,) = causes(
        wrong("general/V1_0/a", "ADD"),
        wrong("general/V1_0/b", "ADD"),
        case("validation/V1_0/a", "ADD", "TENSOR_QUANT8_ASYMM", largest_share=None),
    )
    assert found.total == 2
    assert not [note for note in found.notes if "test group" in note]
