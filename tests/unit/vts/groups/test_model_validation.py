"""Mutated models: which there are, who refuses them, and what is said of a driver that does not."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from nndrivers.faulty import aidl
from nndrivers.faulty.catalogue import defects
from nnhal import versions
from nnhal._driver_kit import core
from nnhal.operations.spec import FeatureLevel
from nnhal.types import (
    ErrorStatus,
    HalVersion,
    Operand,
    OperandLifeTime,
    OperandType,
    OperationType,
)
from nnhal.validation import control_flow, models, operands
from nntest.results import Outcome
from nntest.spec import SpecCase
from tests.cells import cells
from tests.unit.vts.groups.conftest import Cases
from tests.unit.vts.groups.drivers import (
    FAILURE,
    HIDL,
    INVALID,
    NONE,
    PREPARE_CALLS,
    SUPPORTED_CALLS,
    VERSIONS,
    accepting,
    reference,
    with_calls,
)
from tests.unit.vts.groups.harness import Ran, cases_of, indexed, run_group
from tests.unit.vts.toys import LOOP_OF_UNKNOWN_SIZE
from tests.volume import sampled
from vts.groups.model_validation import GROUP as ANDROIDS
from vts.groups.model_validation_extra import GROUP as EXTRA
from vts.mutations import Subject

GROUPS = (ANDROIDS, EXTRA)
KINDS = [(group, kind) for group in GROUPS for kind in group.kinds.values()]
IDS = [kind.name for _, kind in KINDS]
AFTER_ALL_OPERATIONS = max(set(OperationType) - {OperationType.OEM_OPERATION}) + 1

ANDROIDS_KINDS = {
    "execution_order",
    "operand_type",
    "operand_rank",
    "operand_scale",
    "operand_zero_point",
    "operand_lifetime",
    "operand_input_output",
    "operand_number_of_consumers",
    "operand_add_writer",
    "operation_operand_type",
    "operation_type",
    "operation_input_operand_index",
    "operation_output_operand_index",
    "operation_remove_write",
    "remove_operand",
    "remove_operation",
    "remove_operation_input",
    "remove_operation_output",
    "add_operation_input",
    "add_operation_output",
    "execution_preference",
    "execution_priority",
}


def kinds_of(ran: Ran) -> set[str]:
    """Kinds of the tests that failed."""
    return {name.partition("/")[0] for name in ran.failures}


def run_kind(group: Any, kind: str, driver: Any, cases: list[SpecCase], **options: Any) -> Ran:
    return run_group(
        group,
        driver,
        cases,
        choose=lambda test: test.name.startswith(f"{kind}/"),
        **options,
    )


# --- which there are -------------------------------------------------------------------------


def test_there_are_the_22_groups_of_androids_suite() -> None:
    assert set(ANDROIDS.kinds) == ANDROIDS_KINDS
    assert not set(EXTRA.kinds) & ANDROIDS_KINDS


@cells(("group", "kind"), KINDS, ids=IDS)
def test_a_kind_has_the_name_of_its_function_and_cites_its_rule(group: Any, kind: Any) -> None:
    assert group.kinds[kind.name] is kind
    assert kind.mutate.__name__ == kind.name
    assert kind.rule
    assert (".hal" if kind.since < HalVersion.AIDL_V1 else ".aidl") in kind.source


CHAIN_MUTATIONS = {
    "execution_order": [
        "operation 0 ADD, whose output another operation reads, moved to the end",
        "operation 1 RELU, which reads another operation's output, moved to the front",
    ],
    "operand_rank": [
        "operand 2 (input 2 of operation 0 ADD), a INT32: dimensions [] -> [0]",
    ],
    "operand_scale": [
        f"operand {index} ({use}), a {type}: scale 0 -> 1"
        for index, use, type in (
            (0, "input 0 of operation 0 ADD", "TENSOR_FLOAT32"),
            (1, "input 1 of operation 0 ADD", "TENSOR_FLOAT32"),
            (2, "input 2 of operation 0 ADD", "INT32"),
            (3, "output 0 of operation 0 ADD", "TENSOR_FLOAT32"),
            (4, "output 0 of operation 1 RELU", "TENSOR_FLOAT32"),
        )
    ],
    "operand_input_output": [
        "operand 0 (input 0 of operation 0 ADD): life time SUBGRAPH_INPUT -> CONSTANT_COPY, "
        "boundary lists as before",
        "operand 1 (input 1 of operation 0 ADD): life time CONSTANT_COPY -> SUBGRAPH_INPUT, "
        "boundary lists as before",
        "operand 2 (input 2 of operation 0 ADD): life time CONSTANT_COPY -> SUBGRAPH_INPUT, "
        "boundary lists as before",
        "operand 3 (output 0 of operation 0 ADD): life time TEMPORARY_VARIABLE -> "
        "SUBGRAPH_OUTPUT, boundary lists as before",
        "operand 4 (output 0 of operation 1 RELU): life time SUBGRAPH_OUTPUT -> "
        "TEMPORARY_VARIABLE, boundary lists as before",
    ],
    "operation_remove_write": [
        "output 0 of operation 0 ADD redirected from operand 3 (output 0 of operation 0 ADD) to a "
        "new operand",
    ],
    "remove_operation": ["operation 0 ADD removed", "operation 1 RELU removed"],
    "add_operation_input": [
        "an INT32 added as input 3 of operation 0 ADD",
        "an INT32 added as input 1 of operation 1 RELU",
    ],
    "execution_priority": ["priority -1", "priority 3"],
}


@cells("kind", CHAIN_MUTATIONS)
def test_mutations_say_in_words_what_is_wrong(cases: Cases, kind: str) -> None:
    subject = Subject(cases("chain")[0].model, HalVersion.V1_3)
    said = [mutation.what for mutation in ANDROIDS.kinds[kind].mutate(subject)]
    assert sorted(said) == sorted(CHAIN_MUTATIONS[kind])


COUNTS = {
    # x and w are tensors, one operand is a scalar, t and y are tensors: 5 operands, 2 operations,
    # of 3 and 1 inputs and of 1 output each.
    "operand_type": 5 * 4,
    "operand_zero_point": 5,
    "operand_lifetime": 5 * 2,
    "operand_add_writer": 2,
    "operation_type": 2 * 3,
    "operation_input_operand_index": 4,
    "operation_output_operand_index": 2,
    "remove_operand": 5,
    "remove_operation_input": 4 + 2,  # one of each, or all of the first operation's, or all but one
    "remove_operation_output": 2,
    "add_operation_output": 2,
    "execution_preference": 2,
    # Each operand as one of the 15 other types: ADD takes two more types of tensors that RELU and
    # all its other operands would have to have too.
    "operation_operand_type": 5 * 15,
}


@cells("kind", COUNTS)
def test_there_are_as_many_mutations_as_the_model_has_places_for(cases: Cases, kind: str) -> None:
    subject = Subject(cases("chain")[0].model, HalVersion.V1_3)
    assert len(list(ANDROIDS.kinds[kind].mutate(subject))) == COUNTS[kind]


def test_numbers_of_consumers_are_mutated_one_up_and_one_down(cases: Cases) -> None:
    subject = Subject(cases("chain")[0].model, HalVersion.V1_0)
    kind = ANDROIDS.kinds["operand_number_of_consumers"]
    said = [mutation.what.partition(": ")[2] for mutation in kind.mutate(subject)]
    up_and_down = ["numberOfConsumers 1 -> 0", "numberOfConsumers 1 -> 2"]
    assert said == [*up_and_down * 4, "numberOfConsumers 0 -> 1"]


@pytest.mark.parametrize(
    ("version", "codes"),
    [
        (HalVersion.V1_0, {29, -1, 9999, 10001}),
        (HalVersion.V1_1, {38, -1, 9999, 10001}),
        (HalVersion.V1_2, {95, 9999, 10001}),
        (HalVersion.V1_3, {102, 9999, 10001}),
    ],
)
def test_operation_types_are_the_first_that_a_version_does_not_have(
    cases: Cases, version: HalVersion, codes: set[int]
) -> None:
    mutations = ANDROIDS.kinds["operation_type"].mutate(Subject(cases("quant8")[0].model, version))
    assert {mutation.model.main.operations[0].type for mutation in mutations} == codes  # type: ignore[union-attr]


def test_a_driver_that_knows_more_operations_gets_codes_that_it_does_not_know(
    cases: Cases,
) -> None:
    subject = Subject(cases("quant8")[0].model, HalVersion.V1_3)
    subject.__dict__["level"] = FeatureLevel.AIDL_V2
    mutations = list(ANDROIDS.kinds["operation_type"].mutate(subject))
    assert mutations[0].model.main.operations[0].type == AFTER_ALL_OPERATIONS  # type: ignore[union-attr]
    assert mutations[0].what == f"LOGISTIC: type -> {AFTER_ALL_OPERATIONS}"


def test_types_that_an_operation_takes_as_well_are_no_mutations(cases: Cases) -> None:
    (case,) = cases("quant8")
    kind = ANDROIDS.kinds["operation_operand_type"]
    said = [mutation.what for mutation in kind.mutate(Subject(case.model, HalVersion.V1_3))]
    # LOGISTIC has output and input of one type: no other type alone will do.
    assert len(said) == 2 * 15
    (case,) = cases("per_channel")
    said = [mutation.what for mutation in kind.mutate(Subject(case.model, HalVersion.V1_3))]
    filters = [what for what in said if what.startswith("operand 1 ")]
    assert not any(what.endswith("-> TENSOR_QUANT8_ASYMM") for what in filters)
    assert len(filters) == 14


def test_of_equal_parts_of_a_network_the_first_and_the_last_are_retyped(cases: Cases) -> None:
    model = cases("quant8")[0].model
    source, out = (model.main.operands[index] for index in (0, 1))
    inner = replace(out, lifetime=OperandLifeTime.TEMPORARY_VARIABLE)
    (logistic,) = model.main.operations
    operations = tuple(replace(logistic, inputs=(n,), outputs=(n + 1,)) for n in range(4))
    main = replace(
        model.main,
        operands=(source, inner, inner, inner, out),
        operations=operations,
        output_indexes=(4,),
    )
    subject = Subject(replace(model, main=main), HalVersion.V1_3)

    # Input and output have parts of their own; of those in between the second is like others.
    assert subject.telling_operands == [0, 1, 3, 4]
    said = [m.what for m in ANDROIDS.kinds["operation_operand_type"].mutate(subject)]
    assert {what.split(" (")[0] for what in said} == {f"operand {n}" for n in (0, 1, 3, 4)}


def test_a_retyped_operand_is_wrong_in_nothing_but_its_type(cases: Cases) -> None:
    """What the operands alone must keep, they keep: only the operation can object."""
    for case in cases():
        storage_of = case.model
        for mutation in ANDROIDS.kinds["operation_operand_type"].mutate(
            Subject(case.model, HalVersion.V1_3)
        ):
            if mutation.what.endswith("-> SUBGRAPH") or " type SUBGRAPH " in mutation.what:
                continue  # a SUBGRAPH is one by its life time too
            model = mutation.model
            storage = operands.Storage(
                len(model.operand_values),
                [pool.size for pool in storage_of.pools],
                len(storage_of.referenced),
            )
            for operand in model.main.operands:  # type: ignore[union-attr]
                operands.check_operand(operand, storage)


# --- a correct driver ------------------------------------------------------------------------


@cells("group", GROUPS, ids=lambda group: group.name)
@cells("version", sampled(VERSIONS, 0.5))
def test_the_reference_driver_of_each_version_refuses_all(
    cases: Cases, version: HalVersion, group: Any
) -> None:
    ran = run_group(group, lambda: reference(version), [*cases(), *cases("failing")])
    assert ran.failures == {}
    assert Outcome.SUCCESS in ran.outcomes.values()
    skipped = {name for name, reason in ran.skipped.items() if "needs HAL" in reason}
    known = {"signed", "branch", "loop", "per_channel"} if version < HalVersion.V1_2 else set()
    assert known <= {name.rpartition("/")[2] for name in skipped}


@cells(("group", "kind"), KINDS, ids=IDS)
def test_each_kind_has_mutations_on_some_small_model(cases: Cases, group: Any, kind: Any) -> None:
    ran = run_kind(group, kind.name, lambda: reference(max(kind.since, HalVersion.V1_3)), cases())
    assert Outcome.SUCCESS in ran.outcomes.values()


# --- faulty drivers --------------------------------------------------------------------------


@cells(("group", "kind"), KINDS, ids=IDS)
@cells("call", ["supported", "prepare"])
def test_a_driver_that_accepts_a_kind_fails_it_and_the_report_says_all(
    cases: Cases, group: Any, kind: Any, call: str
) -> None:
    faulty = {
        "supported": SUPPORTED_CALLS,
        "prepare": PREPARE_CALLS,
    }[call]
    accepts, driver = accepting(), reference()
    for version in HIDL:
        name = faulty[version]
        with_calls(driver, **{name: lambda original, *args, n=name: getattr(accepts, n)(*args)})
    ran = run_kind(group, kind.name, lambda: driver, cases())
    if call == "supported" and kind.name in ("execution_preference", "execution_priority"):
        assert ran.failures == {}  # the model is good
        return
    assert set(ran.outcomes.values()) <= {Outcome.FAILURE, Outcome.SKIPPED}
    for reason in ran.failures.values():
        hidl = "getSupportedOperations_1_" if call == "supported" else "prepareModel_1_"
        assert hidl in reason
        assert "INVALID_ARGUMENT" in reason
        assert f"Rule: {kind.rule} ({kind.source})." in reason


BOTH, LATE, EARLY = "both statuses", "the callback's status", "the call's status"


@pytest.mark.parametrize(
    ("launch", "status", "model", "text"),
    [
        (NONE, INVALID, None, "it returned NONE;"),
        (INVALID, NONE, None, "it called back with NONE;"),
        (FAILURE, FAILURE, None, "returned GENERAL_FAILURE and it called back with GENERAL_"),
        (INVALID, INVALID, object(), "it called back with a prepared model;"),
    ],
)
def test_both_statuses_and_the_model_count(
    cases: Cases, launch: ErrorStatus, status: ErrorStatus, model: Any, text: str
) -> None:
    def prepare(original: Any, *arguments: Any) -> ErrorStatus:
        arguments[-1].notify_1_3(status, model)
        return launch

    driver = with_calls(reference(), prepare_model_1_3=prepare)
    reason = run_kind(ANDROIDS, "operand_scale", driver, cases("chain")).only_failure()
    assert text in reason


def test_a_second_callback_fails_although_every_model_is_refused(cases: Cases) -> None:
    def prepare(original: Any, *arguments: Any) -> Any:
        status = original(*arguments)
        arguments[-1].notify_1_3(status, None)
        return status

    driver = with_calls(reference(), prepare_model_1_3=prepare)
    reason = run_kind(ANDROIDS, "operand_scale", driver, cases("chain")).only_failure()
    assert "called back a second time" in reason
    assert "5 such calls" in reason


def test_a_driver_that_does_not_call_back_hangs_or_fails(
    cases: Cases, monkeypatch: pytest.MonkeyPatch
) -> None:
    from vts.raw import callbacks

    monkeypatch.setattr(callbacks, "AFTER_REFUSAL_S", 0.001)
    for launch, outcome in ((NONE, Outcome.HANG), (INVALID, Outcome.FAILURE)):
        driver = with_calls(reference(), prepare_model_1_3=lambda original, *a, s=launch: s)
        ran = run_kind(ANDROIDS, "operand_scale", driver, cases("chain"), callback_timeout_s=0.001)
        assert list(ran.outcomes.values()) == [outcome]


def test_a_driver_that_refuses_good_models_too_fails(cases: Cases) -> None:
    driver = with_calls(reference(), get_supported_operations_1_3=lambda *_: (INVALID, []))
    reason = run_kind(ANDROIDS, "operand_scale", driver, cases("chain")).only_failure()
    assert reason == (
        "getSupportedOperations_1_3 of the model without any mutation: INVALID_ARGUMENT"
    )


def test_what_the_runtime_shows_to_no_driver_need_not_be_taken_as_it_is() -> None:
    driver = with_calls(reference(), get_supported_operations_1_3=lambda *_: (INVALID, []))
    ran = run_kind(EXTRA, "control_flow", driver, cases_of("unknown", LOOP_OF_UNKNOWN_SIZE))
    (reason,) = ran.skipped.values()
    assert "Android's runtime shows no driver" in reason


def test_a_report_counts_the_mutations_and_names_some(cases: Cases) -> None:
    reason = run_kind(ANDROIDS, "operand_scale", accepting, cases("chain")).only_failure()
    assert reason.startswith(
        "operand 0 (input 0 of operation 0 ADD), a TENSOR_FLOAT32: scale 0 -> 1: "
        "getSupportedOperations_1_3 answered NONE, expected INVALID_ARGUMENT. Rule: scale is"
    )
    assert "Not refused: 5 of 5 mutations of this kind; also operand 1 (input 1" in reason
    assert reason.endswith("; ....")


def no_op(*_: Any, **__: Any) -> None: ...


def any_level(*_: Any, **__: Any) -> FeatureLevel:
    return FeatureLevel.V1_0


PLANTED: list[tuple[Any, str, Any, set[str]]] = [
    (core, "_NEWEST", {}, {"later_version"}),
    (core, "check_preference", no_op, {"execution_preference"}),
    (core, "check_priority", no_op, {"execution_priority"}),
    (operands, "type_level", any_level, {"unread_operand"}),
    (operands, "_check_scale", no_op, {"operand_scale", "unread_operand"}),
    (
        operands,
        "_check_zero_point",
        no_op,
        {"operand_zero_point", "zero_point_signed", "unread_operand"},
    ),
    (operands, "_check_extra_params", no_op, {"extra_params"}),
    (operands, "_check_location", no_op, {"operand_location"}),
    (operands, "_check_length", no_op, {"operand_location", "unread_operand"}),
    (operands, "_check_dimensions", any_level, {"operand_rank", "unread_operand"}),
    (models, "check_boundary", no_op, {"operand_input_output", "boundary", "subgraphs"}),
    (models, "_check_no_cycles", no_op, {"subgraphs"}),
    (models, "check_names_and_prefixes", no_op, {"extension_prefixes"}),
    (models, "check_if", no_op, {"control_flow"}),
    (models, "check_while", no_op, {"control_flow"}),
    (
        models,
        "check_order",
        no_op,
        {"execution_order", "operand_add_writer", "operation_remove_write", "remove_operation"},
    ),
    (
        models,
        "check_operation",
        any_level,
        {
            "operation_type",
            "operation_operand_type",
            "remove_operand",
            "remove_operation_input",
            "add_operation_input",
            "add_operation_output",
        },
    ),
]


@pytest.mark.parametrize(
    ("module", "check", "instead", "kinds"),
    PLANTED,
    ids=[check for _, check, _, _ in PLANTED],
)
def test_a_check_that_a_driver_leaves_out_is_missed(
    cases: Cases,
    monkeypatch: pytest.MonkeyPatch,
    module: Any,
    check: str,
    instead: Any,
    kinds: set[str],
) -> None:
    """The same models pass with the check, so nothing else has refused them."""
    operands._check_by_itself.cache_clear()
    monkeypatch.setattr(module, check, instead)
    found: set[str] = set()
    for group in GROUPS:
        ran = run_group(
            group, reference, cases(), choose=lambda test: test.name.partition("/")[0] in kinds
        )
        found |= kinds_of(ran)
    operands._check_by_itself.cache_clear()
    assert found == kinds


QUANTIZED_IF = """
def branch(operation):
  a = Input("a", "TENSOR_QUANT8_ASYMM", "{2}, 0.5f, 10")
  b = Output("b", "TENSOR_QUANT8_ASYMM", "{2}, 0.5f, 10")
  return Model().Operation(operation, a).To(b)
then, otherwise = branch("RELU"), branch("RELU6")
condition = Input("condition", "TENSOR_BOOL8", "{1}")
x = Input("x", "TENSOR_QUANT8_ASYMM", "{2}, 0.5f, 10")
y = Output("y", "TENSOR_QUANT8_ASYMM", "{2}, 0.5f, 10")
Model().Operation("IF", condition, then, otherwise, x).To(y)
Example({condition: [True], x: [9, 12], y: [10, 12]}).DisableLifeTimeVariation()
"""


@pytest.mark.parametrize("overlooked", ["scale", "zero point", "rank", "dimensions"])
def test_arguments_of_a_branch_are_mutated_in_one_thing_each(
    monkeypatch: pytest.MonkeyPatch, overlooked: str
) -> None:
    compared = control_flow._difference

    def difference(one: Operand, other: Operand) -> str:
        found = compared(one, other)
        return "" if found == overlooked else found

    monkeypatch.setattr(control_flow, "_difference", difference)
    ran = run_kind(EXTRA, "control_flow", reference, cases_of("quantized", QUANTIZED_IF))
    named = "dimensions" if overlooked == "rank" else overlooked
    assert f": {named} " in ran.only_failure()


@cells(
    ("what", "count"),
    [
        ("scale 0.5 -> 1.0", 4),
        ("zero point 10 -> 9", 4),
        ("dimensions [2] -> [3]", 4),
        ("1 inputs -> 2", 2),
    ],
)
def test_what_is_within_a_branch_is_mutated_too(what: str, count: int) -> None:
    (case,) = cases_of("quantized", QUANTIZED_IF)
    mutations = EXTRA.kinds["control_flow"].mutate(Subject(case.model, HalVersion.V1_3))
    said = [m.what for m in mutations if m.what.endswith(what) and "-model of IF" in m.what]
    assert len(said) == count


def test_a_type_within_a_branch_is_another_one() -> None:
    (case,) = cases_of(
        "real", QUANTIZED_IF.replace("_QUANT8_ASYMM", "_FLOAT32").replace(", 0.5f, 10", "")
    )
    mutations = EXTRA.kinds["control_flow"].mutate(Subject(case.model, HalVersion.V1_3))
    said = [m.what for m in mutations if "type TENSOR_FLOAT32 -> TENSOR_FLOAT16" in m.what]
    assert len(said) == 4


def test_wrong_numbers_of_consumers_are_missed(
    cases: Cases, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Anything(int):
        def __ne__(self, other: object) -> bool:
            return False

    class Consumers:
        def __getitem__(self, index: int) -> int:
            return Anything()

    monkeypatch.setattr(versions, "_consumers", lambda subgraph: Consumers())
    ran = run_group(ANDROIDS, lambda: reference(HalVersion.V1_0), cases("chain"))
    assert kinds_of(ran) == {"operand_number_of_consumers"}


@pytest.mark.parametrize("call", ["prepare_model", "prepare_model_with_config"])
def test_a_driver_of_aidl_4_refuses_by_both_ways_to_prepare(cases: Cases, call: str) -> None:
    def prepare(original: Any, *arguments: Any) -> Any:
        arguments[-1].notify(NONE, object())
        return NONE

    driver = with_calls(reference(HalVersion.AIDL_V4), **{call: prepare})
    reason = run_kind(ANDROIDS, "execution_priority", driver, cases("chain")).only_failure()
    hal = "prepareModelWithConfig" if call.endswith("config") else "prepareModel"
    assert f"priority -1: {hal}: it returned NONE" in reason


def test_numbers_of_consumers_are_for_hidl_only(cases: Cases) -> None:
    driver = reference(HalVersion.AIDL_V1)
    ran = run_kind(ANDROIDS, "operand_number_of_consumers", driver, cases("chain"))
    assert list(ran.skipped.values()) == ["the driver has HAL AIDL1, this is for HIDL only"]


def test_aidl_has_codes_and_locations_of_its_own(cases: Cases) -> None:
    subject = Subject(cases("quant8")[0].model, HalVersion.AIDL_V1)
    types = {m.what.rpartition(" ")[2] for m in ANDROIDS.kinds["operand_type"].mutate(subject)}
    assert types == {"-1", "16"}
    codes = {m.what.rpartition(" ")[2] for m in ANDROIDS.kinds["operation_type"].mutate(subject)}
    assert codes == {"-1", str(AFTER_ALL_OPERATIONS)}
    said = [m.what for m in EXTRA.kinds["operand_location"].mutate(subject)]
    assert any("padding 1" in what for what in said)


# --- planning --------------------------------------------------------------------------------


def test_one_case_of_each_structure_is_tested_unless_thorough(cases: Cases) -> None:
    (chain,) = cases("chain")
    index = [indexed(chain), replace(indexed(chain), name="chain_2")]
    once = list(ANDROIDS.tests(index, thorough=False))
    assert len(list(ANDROIDS.tests(index, thorough=True))) == 2 * len(once)
    assert {test.name.count("/") for test in once} == {2}
    assert once[0].id == "model_validation/add_operation_input/V1_3/chain"


def test_variations_that_only_add_size_are_left_out(cases: Cases) -> None:
    case = indexed(cases("chain")[0])
    for name in ("chain_all_inputs_as_internal", "chain_all_tensors_as_inputs"):
        assert list(ANDROIDS.tests([replace(case, name=name)], thorough=True)) == []


def test_kinds_that_a_model_cannot_have_are_not_planned(cases: Cases) -> None:
    kinds = {
        test.name.partition("/")[0]
        for group in GROUPS
        for test in group.tests([indexed(cases("quant8")[0])], thorough=False)
    }
    assert kinds.isdisjoint(
        {"execution_order", "operation_remove_write", "subgraphs", "control_flow"}
    )
    assert "zero_point_signed" not in kinds


def test_a_kind_newer_than_the_driver_is_skipped(cases: Cases) -> None:
    driver = reference(HalVersion.V1_0)
    ran = run_kind(ANDROIDS, "execution_preference", driver, cases("chain"))
    assert list(ran.skipped.values()) == ["the driver has HAL 1.0, this is since 1.1"]


def test_a_driver_of_1_3_gets_numbers_of_consumers_by_its_interface_of_1_2(cases: Cases) -> None:
    ran = run_kind(ANDROIDS, "operand_number_of_consumers", accepting, cases("chain"))
    assert "getSupportedOperations_1_2 answered NONE" in ran.only_failure()


def test_an_unknown_rank_is_of_a_later_version_than_hal_1_1(cases: Cases) -> None:
    kind, model = EXTRA.kinds["later_version"], cases("chain")[0].model

    for version in (HalVersion.V1_0, HalVersion.V1_1, HalVersion.V1_2):
        said = [mutation.what for mutation in kind.mutate(Subject(model, version))]
        found = [what for what in said if what.endswith("-> []")]
        assert len(found) == (3 if version < HalVersion.V1_2 else 0), found
    driver = reference(HalVersion.V1_1)
    assert run_kind(EXTRA, "later_version", driver, cases("chain")).failures == {}


NEGATIVE = {
    "chain": {"dimensions [", "operation 0 ADD: first of the inputs", "input_indexes with"},
    "shared": {"pool_index -1", "offset -1", "length -1"},
    "per_channel": {"channelDim -1"},
    "branch": {"a SUBGRAPH: location with offset -1"},
}


@cells("name", NEGATIVE)
def test_all_that_aidl_has_signs_for_is_tried_below_0(cases: Cases, name: str) -> None:
    kind = EXTRA.kinds["negative_numbers"]
    said = [m.what for m in kind.mutate(Subject(cases(name)[0].model, HalVersion.AIDL_V4))]

    assert all(any(what in each for each in said) for what in NEGATIVE[name]), said


def test_offsets_below_0_that_are_taken_for_0_are_seen(cases: Cases) -> None:
    driver = aidl.NegativeOffsetsTakenForZero
    reason = run_kind(EXTRA, "negative_numbers", driver, cases("chain")).only_failure()

    assert "location with offset -1: getSupportedOperations answered NONE" in reason
    assert run_kind(EXTRA, "negative_numbers", reference, cases("chain")).failures == {}


def test_an_unread_operand_without_channels_is_seen(cases: Cases) -> None:
    driver = defects()["unknown_channels_accepted"].make
    reason = run_kind(EXTRA, "unread_operand", driver, cases("chain")).only_failure()

    assert "of an unknown number of channels, with no scales" in reason


def test_types_of_later_versions_are_not_tried_on_older_drivers(cases: Cases) -> None:
    kind = ANDROIDS.kinds["operation_operand_type"]
    mutations = kind.mutate(Subject(cases("quant8")[0].model, HalVersion.V1_1))
    types = {mutation.model.main.operands[0].type for mutation in mutations}  # type: ignore[union-attr]
    assert types == set(range(6))
    assert OperandType.TENSOR_QUANT8_ASYMM == 5
