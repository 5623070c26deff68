"""Failures by cause."""

from __future__ import annotations

import msgspec

from nnhal.operation_call import CalledOperand, OperationCall
from nntest.failure import WRONG_VALUES, Clue, Failure, Hypotheses, Refusals
from nntest.groups.analysis.causes import FailureCause, causes_of, in_common
from nntest.results import Outcome
from nntest.wrong_values import ErrorPattern
from tests.unit.vts.example_runs import case, finding, run_of, wrong
from vts.results import VtsCase

OPERATIONS = ("ADD", "SUB", "MUL", "DIV", "RELU")


def causes(*cases: VtsCase) -> list[FailureCause]:
    return causes_of(run_of(*cases))


def refused(id: str, operation: str, type: str, why: Failure | str = "INVALID_ARGUMENT") -> VtsCase:
    return case(id, operation, type, Outcome.FAILURE, why=why)


def said(call: str, text: str = "x", answer: str = "") -> Failure:
    return Failure("a", text, call=call, answer=answer)


def accepted(kind: str, accepted: int, tried: int) -> Failure:
    return Failure(kind, f"{kind} accepted", refusals=Refusals(accepted=accepted, tried=tried))


def zeros(id: str, type: str = "TENSOR_FLOAT32") -> VtsCase:
    """A test of ADD whose whole output is 0."""
    pattern = ErrorPattern(zero=4, is_zero=True)
    return case(id, "ADD", type, findings=(finding(type=type, failed=4, pattern=pattern),))


def test_wrong_values_of_one_operation_are_one_cause_whatever_the_type() -> None:
    found = causes(
        wrong("general/V1_0/add", "ADD"),
        wrong("general/V1_0/add_float", "ADD", "TENSOR_FLOAT32"),
        wrong("fenced/V1_0/add", "ADD"),
        wrong("general/V1_0/sub", "SUB"),
        case("general/V1_0/sub_float", "SUB"),
    )
    assert [(cause.title, len(cause.cases), cause.type) for cause in found] == [
        ("ADD: wrong values", 3, ""),
        ("SUB, QUANT8_ASYMM: wrong values", 1, "QUANT8_ASYMM"),
    ]


def test_types_that_fail_are_named_where_another_passes() -> None:
    types = ("TENSOR_QUANT8_ASYMM", "TENSOR_FLOAT16", "TENSOR_INT32", "TENSOR_FLOAT32")
    cases = [wrong(f"general/V1_0/add_{n}", "ADD", type) for n, type in enumerate(types)]
    passing = case("general/V1_0/add", "ADD", "TENSOR_QUANT8_ASYMM_SIGNED")
    (three,) = causes(*cases[:3], passing)
    assert three.title == "ADD, INT32, FLOAT16, QUANT8_ASYMM: wrong values"
    (four,) = causes(*cases, passing)
    assert four.title == "ADD, 4 types: wrong values"


def test_wrong_values_that_show_something_are_apart_from_those_of_a_type_that_do_not() -> None:
    found = causes(
        *(zeros(f"general/V1_0/add_{n}") for n in range(2)),
        wrong("general/V1_0/add", "ADD"),
    )
    assert [(cause.title, cause.notes) for cause in found] == [
        ("ADD, FLOAT32: wrong values", ["The outputs are all 0.", "Every element is wrong."]),
        ("ADD, QUANT8_ASYMM: wrong values", []),
    ]


def test_a_way_to_fail_that_few_operations_have_nearly_alone_is_theirs() -> None:
    resize = [
        refused(f"general/V1_2/resize_{n}", "RESIZE_BILINEAR", "TENSOR_FLOAT32") for n in range(45)
    ]
    others = [refused(f"general/V1_0/{name}", name, "TENSOR_INT32") for name in OPERATIONS[:3]]
    found = causes(*resize, *others)
    assert [(cause.operations, len(cause.cases)) for cause in found] == [
        (("RESIZE_BILINEAR",), 45),
        ((), 3),
    ]


def test_a_fault_that_is_in_every_call_is_one_cause() -> None:
    calls = ("execute_1_3", "executeSynchronously_1_3", "burst", "executeFenced after another")
    (found,) = causes(
        *(
            refused(f"general/V1_0/{n}", "ADD", "TENSOR_INT32", said(call, answer="NONE"))
            for n, call in enumerate(calls)
        )
    )
    assert found.what == "an execution answered NONE; x"
    (same,) = causes(
        *(
            refused(f"general/V1_0/{n}", "ADD", "TENSOR_INT32", said("burst", f"says {n}"))
            for n in range(2)
        )
    )
    assert same.what == "burst says …"


def test_failures_that_the_driver_explains_otherwise_are_other_causes() -> None:
    remarks = (("rank", "rank 3"), ("rank", "rank 4"), ("KeyError", "x"))
    failures = [Failure("refused", fault=fault, remark=remark) for fault, remark in remarks]
    found = causes(
        *(
            refused(f"general/V1_0/{n}", "ADD", "TENSOR_INT32", failure)
            for n, failure in enumerate(failures)
        )
    )
    assert [len(cause.cases) for cause in found] == [2, 1]


def test_wrong_values_by_one_call_of_many_operations_are_one_cause() -> None:
    def by(call: str, way: str, *, is_plain: bool = False) -> list[VtsCase]:
        failure = Failure(WRONG_VALUES, call=call, way=way, is_plain=is_plain)
        return [
            msgspec.structs.replace(each, why=failure)
            for name in OPERATIONS
            for each in [wrong(f"general/V1_0/{name}", name)]
        ]

    (found,) = causes(*by("burst", "BURST"))
    assert (found.title, found.operations) == ("general/V1_0: wrong values", ())
    assert found.notes[0].startswith("They fail by burst (BURST")
    plain = by("execute_1_3", "ASYNC, not measured", is_plain=True)
    assert len(causes(*plain)) == 5


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
    assert found.notes[-1] == (
        "Models of 5 kinds fail this way, most often ADD (1), SUB (1), MUL (1)."
    )


def test_a_clue_that_many_tests_have_is_said_of_so_many() -> None:
    cases = [wrong(f"general/V1_0/select_{n}", "SELECT") for n in range(10)]

    def with_clues(number: int) -> list[VtsCase]:
        failure = Failure(WRONG_VALUES, clue=Clue("input", "the output is input 1"))
        found = [msgspec.structs.replace(case, why=failure) for case in cases[:number]]
        return found + cases[number:]

    (found,) = causes(*with_clues(2))
    assert "In 2 of 10 tests the output is input 1." in found.notes
    (found,) = causes(*with_clues(1))
    assert not [note for note in found.notes if "input 1" in note]


def test_a_cause_keeps_its_numbers_where_all_cases_say_the_same() -> None:
    left = Failure("left", "24 descriptors are left. A client's are to be freed", remark="7")
    (same,) = causes(*(refused(f"a/b/{n}", "ADD", "TENSOR_INT32", left) for n in range(3)))
    assert same.what == "24 descriptors are left"
    ids = enumerate(("a/b/1", "a/b/2"))
    found = ((id, Failure("left", f"{n} are left")) for n, id in ids)
    (other,) = causes(*(refused(id, "ADD", "TENSOR_INT32", failure) for id, failure in found))
    assert other.what == "… are left"


def test_a_cause_without_an_operation_is_named_by_its_group_and_what_the_group_does() -> None:
    ids = [f"model_validation/operand_scale/V1_{n}/{name}" for n, name in enumerate(OPERATIONS)]
    cases = [
        refused(id, name, "TENSOR_INT32", "accepted")
        for id, name in zip(ids, OPERATIONS, strict=True)
    ]
    assert [cause.title for cause in causes(*cases)] == ["model_validation/operand_scale: accepted"]
    (single,) = causes(case("basic/cycle", outcome=Outcome.FAILURE, why="accepted"))
    assert single.title == "basic: accepted"


def test_a_model_that_a_group_makes_for_itself_is_no_matter_of_its_operations() -> None:
    copies = [
        refused(f"memory_domain_copy/{name}/{type}", "CONV_2D", type, "answered NONE")
        for name in ("wrong_size", "no_content")
        for type in ("TENSOR_FLOAT32", "TENSOR_INT32")
    ]
    copies = [msgspec.structs.replace(case, folder="", tested=()) for case in copies]
    sums = [
        msgspec.structs.replace(wrong(f"concurrency/large_sum/{n}", "ADD"), folder="", tested=())
        for n in range(2)
    ]
    found = causes(*copies, *sums, wrong("general/V1_0/add", "ADD"))
    assert [(cause.title, cause.operations) for cause in found] == [
        ("memory_domain_copy: answered NONE", ()),
        ("concurrency/large_sum, QUANT8_ASYMM: wrong values", ()),
        ("ADD, QUANT8_ASYMM: wrong values", ("ADD",)),
    ]


def test_a_cause_of_a_group_knows_of_how_many_tests_of_it() -> None:
    names = ("wrong_size", "no_content", "no_role")
    (found,) = causes(
        *(case(f"memory_domain_copy/{name}", "CONV_2D", folder="", tested=()) for name in names),
        case(
            "memory_domain_copy/twice",
            "CONV_2D",
            "",
            Outcome.FAILURE,
            why="x",
            folder="",
            tested=(),
        ),
        case("general/V1_0/conv", "CONV_2D"),
    )
    assert (len(found.cases), found.total) == (1, 4)


def test_a_title_leaves_out_where_the_rule_is_written() -> None:
    failure = Failure("a", "no callback; it must be called once", rule="HAL: IDevice.hal")
    (found,) = causes(refused("general/V1_0/add", "ADD", "TENSOR_INT32", failure))
    assert found.what == "no callback; it must be called once"


def test_wrong_values_of_all_operations_stay_apart_and_what_they_share_is_said() -> None:
    cases = [wrong(f"fenced/V1_0/{name}", name) for name in OPERATIONS]
    good = [case(f"general/V1_2/{name}", name, "TENSOR_QUANT8_ASYMM") for name in OPERATIONS]
    assert len(causes(*cases, *good)) == 5
    assert in_common(run_of(*cases, *good)) == [
        "All 5 failing tests have the test group “fenced”; "
        "none of the 5 passing tests comparing values has.",
    ]
    assert in_common(run_of(cases[0], *good)) == []


def test_wrong_values_of_models_that_are_right_in_another_group_are_that_groups() -> None:
    cases = [wrong(f"fenced/V1_0/{name}", name) for name in OPERATIONS]
    good = [case(f"general/V1_0/{name}", name, "TENSOR_QUANT8_ASYMM") for name in OPERATIONS]
    (found,) = causes(*cases, *good)
    assert (found.title, len(found.cases)) == ("fenced/V1_0: wrong values", 5)
    assert found.notes[0] == "The same models give right values in the test group “general”."
    assert len(causes(*cases[:3], *good)) == 3


def test_the_gravest_comes_first_then_the_most_frequent_then_the_involved() -> None:
    found = causes(
        case("general/V1_3/loop_1", ("SUB", "WHILE"), outcome=Outcome.FAILURE, why="x"),
        case("general/V1_3/loop_2", ("SUB", "WHILE"), outcome=Outcome.FAILURE, why="x"),
        case("general/V1_3/loop_3", ("SUB", "WHILE"), outcome=Outcome.FAILURE, why="x"),
        wrong("general/V1_0/add", "ADD"),
        wrong("general/V1_0/mul", "MUL"),
        wrong("general/V1_0/mul_2", "MUL"),
        case("general/V1_0/tanh", "TANH", outcome=Outcome.HANG, why="silent"),
        case("general/V1_0/relu", "RELU", outcome=Outcome.CRASH, why="gone"),
    )
    assert [cause.operations[0] for cause in found] == ["RELU", "TANH", "MUL", "ADD", "WHILE"]


def test_a_few_hangs_do_not_stand_before_many_failures() -> None:
    hang = case("race/slow", outcome=Outcome.HANG, why="silent")
    crash = case("general/V1_0/relu", "RELU", outcome=Outcome.CRASH, why="gone")
    many = [refused(f"burst/V1_0/{n}", "ADD", "TENSOR_INT32") for n in range(53)]
    found = causes(hang, crash, *many)
    assert [cause.kind.outcome for cause in found] == [
        Outcome.CRASH,
        Outcome.FAILURE,
        Outcome.HANG,
    ]
    assert causes(hang, *many[:5])[0].kind.outcome is Outcome.HANG


def test_mutations_that_are_nearly_all_refused_come_after_those_that_are_not() -> None:
    few = accepted("type", 2, 20)
    one = accepted("rank", 1, 8)
    most = accepted("input", 4, 5)
    found = causes(
        *(refused(f"model_validation/a/V1_3/{n}", "IF", "TENSOR_INT32", few) for n in range(6)),
        *(refused(f"model_validation/b/V1_3/{n}", "IF", "TENSOR_INT32", one) for n in range(6)),
        refused("model_validation/c/V1_3/1", "IF", "TENSOR_INT32", most),
    )
    assert [cause.what.partition(" ")[0] for cause in found] == ["input", "rank", "type"]


def test_the_mutation_of_which_most_were_accepted_is_the_example() -> None:
    few = accepted("a", 2, 8)
    all = accepted("a", 9, 9)
    (found,) = causes(
        refused("model_validation/type/V1_0/a", "ADD", "TENSOR_INT32", few),
        refused("model_validation/operation_type/V1_0/a", "ADD", "TENSOR_INT32", all),
    )
    assert found.cases[0].id == "model_validation/operation_type/V1_0/a"


def test_of_several_types_that_of_which_something_can_be_said_comes_first() -> None:
    codes = [wrong(f"general/V1_0/add_q_{n}", "ADD") for n in range(3)]
    floats = [zeros(f"general/V1_0/add_{n}") for n in range(2)]
    assert [cause.type for cause in causes(*codes, *floats)] == ["FLOAT32", "QUANT8_ASYMM"]


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


def pooled(id: str, height: int) -> VtsCase:
    call = OperationCall(
        "AVERAGE_POOL_2D",
        (CalledOperand("input", "TENSOR_FLOAT32", (1, height, 4, 2)),),
        (CalledOperand("output", "TENSOR_FLOAT32", (1, height, 4, 2)),),
    )
    found = wrong(id, "AVERAGE_POOL_2D", "TENSOR_FLOAT32")
    return msgspec.structs.replace(found, calls=(call,))


def test_the_simplest_case_has_the_fewest_operations_and_elements() -> None:
    many = pooled("general/V1_0/b", 1)
    many = msgspec.structs.replace(many, calls=many.calls * 2)
    (found,) = causes(many, pooled("general/V1_0/a", 5), pooled("fenced/V1_0/long_name", 2))
    names = [each.id for each in found.cases]
    assert names == ["fenced/V1_0/long_name", "general/V1_0/a", "general/V1_0/b"]


def test_wrong_values_that_follow_from_an_operation_alone_are_folded_into_its_cause() -> None:
    both = [wrong(f"general/V1_0/chain_{n}", ("MUL", "TANH"), "TENSOR_FLOAT32") for n in range(2)]
    alone = wrong("general/V1_0/mul", "MUL", "TENSOR_FLOAT32")
    (found,) = causes(*both, alone)
    assert [case.id for case in found.cases] == [alone.id]
    assert {case.id for case in found.followers} == {case.id for case in both}
    assert found.notes[-1] == (
        "2 tests of models with MUL among other operations fail, too, probably for the same reason."
    )
    apart = causes(*both, wrong("general/V1_0/mul", "MUL", "TENSOR_INT32"))
    assert len(apart) == 2, "of another type"
    refusal = refused("general/V1_0/mul", "MUL", "TENSOR_FLOAT32", "y")
    assert len(causes(*both, refusal)) == 2, "of another kind"


def explained(id: str, *fit: str, tried: int = 30, type: str = "TENSOR_FLOAT32") -> VtsCase:
    failure = Failure(WRONG_VALUES, hypotheses=Hypotheses(tried, fit))
    return msgspec.structs.replace(wrong(id, "AVERAGE_POOL_2D", type), why=failure)


def test_a_cause_says_what_the_driver_does_where_one_hypothesis_explains_all_tests() -> None:
    (found,) = causes(
        explained("general/V1_0/a", "padding_counted", "last_lost"),
        explained("general/V1_0/b", "padding_counted", type="TENSOR_FLOAT16"),
        wrong("general/V1_0/c", "AVERAGE_POOL_2D", "TENSOR_FLOAT16"),
    )
    does = "counts the padding in the average"
    assert found.title == f"AVERAGE_POOL_2D: wrong values, as of a driver that {does}"
    assert found.notes[0] == (
        f"The wrong values are exactly those of a driver that {does} "
        "(in all 2 that were looked at, of 3)."
    )


def test_a_hypothesis_that_one_test_contradicts_is_not_named() -> None:
    found = causes(
        explained("general/V1_0/a", "padding_counted"),
        explained("general/V1_0/b"),
        explained("general/V1_0/c", "last_lost"),
    )
    assert [cause.title for cause in found] == ["AVERAGE_POOL_2D, FLOAT32: wrong values"]
    assert not any("exactly" in note for note in found[0].notes)


def test_a_failure_may_follow_from_one_of_the_same_type_alone() -> None:
    loop = case("general/V1_3/loop", ("ADD", "WHILE"), "TENSOR_INT32", Outcome.FAILURE, why="x")
    alone = refused("general/V1_0/add", "ADD", "TENSOR_INT32", "y")
    other = refused("general/V1_0/add", "ADD", "TENSOR_FLOAT32", "y")
    assert causes(loop, alone)[1].follows == ("ADD",)
    assert all(cause.follows == () for cause in causes(loop, other))


def test_an_operation_does_not_follow_from_itself() -> None:
    fed = ("ADD", "BOX_WITH_NMS_LIMIT", "ROI_ALIGN")
    zero = case("general/V1_2/add_zero_sized", fed, outcome=Outcome.FAILURE, why="x")
    alone = refused("general/V1_0/add", "ADD", "TENSOR_FLOAT32", "y")
    assert all(cause.follows == () for cause in causes(zero, alone))


def test_what_was_expected_to_fail_is_no_cause() -> None:
    known = case("general/V1_0/a", "ADD", outcome=Outcome.FAILURE, why="x", expected="bug 7")
    assert causes(known, case("general/V1_0/b", "ADD")) == []


def test_a_cause_knows_of_how_many_tests() -> None:
    (found,) = causes(
        wrong("general/V1_0/a", "ADD"),
        case("general/V1_0/b", "ADD", "TENSOR_QUANT8_ASYMM"),
        case("general/V1_0/c", "ADD", "TENSOR_FLOAT32"),
        case("general/V1_0/d", "ADD", "TENSOR_QUANT8_ASYMM", Outcome.SKIPPED, why="no"),
    )
    assert (len(found.cases), found.total) == (1, 2)


def test_wrong_values_are_counted_among_tests_that_compare_values() -> None:
    (found,) = causes(
        wrong("general/V1_0/a", "ADD"),
        wrong("general/V1_0/b", "ADD"),
        case("validation/V1_0/a", "ADD", "TENSOR_QUANT8_ASYMM", largest_share=None),
    )
    assert found.total == 2
    assert found.among == "comparing values"
    assert not [note for note in found.notes if "test group" in note]
