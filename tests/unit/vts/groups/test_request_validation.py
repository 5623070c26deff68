"""Mutated requests, wrong fences and failing models: what a driver must refuse, and how."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from nndrivers import faulty as planted
from nnhal._driver_kit import core
from nnhal.fences import FenceState
from nnhal.types import (
    NO_TIMING,
    BufferToken,
    DataLocation,
    ErrorStatus,
    ExecutionResultAidl,
    HalVersion,
    OutputShape,
    Timing,
)
from nnhal.validation import requests as request_rules
from nntest.results import Outcome
from nntest.spec import SpecCase
from tests.cells import cells
from tests.unit.vts.groups.conftest import Cases
from tests.unit.vts.groups.drivers import (
    HIDL,
    INVALID,
    NONE,
    PREPARE_CALLS,
    VERSIONS,
    reference,
    synchronous,
    with_calls,
    with_prepared,
)
from tests.unit.vts.groups.harness import Ran, run_group
from vts.groups.expected_failure import GROUP as EXPECTED_FAILURE
from vts.groups.fenced_validation import GROUP as FENCED
from vts.groups.request_validation import GROUP
from vts.mutations.requests import KINDS, RequestSubject
from vts.prepared import arguments_of
from vts.test_group import PlannedTest

FIRST_CALL = {
    HalVersion.V1_0: "execute",
    HalVersion.V1_1: "execute",
    HalVersion.V1_2: "execute_1_2",
    HalVersion.V1_3: "execute_1_3",
}


def subject_of(case: SpecCase, version: HalVersion = HalVersion.V1_3) -> RequestSubject:
    return RequestSubject(arguments_of(case, None).request, case.model, version)


def run_kind(kind: str, driver: Any, cases: list[SpecCase], *, thorough: bool = False) -> Ran:
    def choose(test: PlannedTest) -> bool:
        return test.name.startswith(f"{kind}/")

    return run_group(GROUP, driver, cases, choose=choose, thorough=thorough)


# --- which there are -------------------------------------------------------------------------


def said(kind: str, case: SpecCase, version: HalVersion = HalVersion.V1_3) -> list[str]:
    return [mutation.what for mutation in KINDS[kind].mutate(subject_of(case, version))]


def test_requests_are_mutated_in_words(cases: Cases) -> None:
    (quant8,) = cases("quant8")
    x, y = "input 0 (TENSOR_QUANT8_ASYMM[2])", "output 0 (TENSOR_QUANT8_ASYMM[2])"
    beyond = "of a pool of 64 bytes: their end is beyond 32 bits"
    assert said("remove_argument", quant8) == [f"{x} removed", f"{y} removed"]
    assert said("location", quant8) == [
        f"{x}: pool index 0 -> 2 of 2 pools",
        f"{x}: 2 bytes at offset 0 -> 63 of a pool of 64 bytes",
        *(f"{x}: 2 bytes at offset 0 -> {offset} {beyond}" for offset in (2**32 - 2, 2**32 - 1)),
        f"{x}: length 2 -> 0",
        f"{y}: pool index 1 -> 2 of 2 pools",
        f"{y}: 2 bytes at offset 0 -> 63 of a pool of 64 bytes",
        *(f"{y}: 2 bytes at offset 0 -> {offset} {beyond}" for offset in (2**32 - 2, 2**32 - 1)),
        f"{y}: length 2 -> 0",
    ]
    assert said("length", quant8) == [f"{x}: length 2 -> 1", f"{y}: length 2 -> 1"]
    assert said("dimensions", quant8) == [
        f"{argument}: dimensions {wrong} given, the model has [2]"
        for argument in (x, y)
        for wrong in ("[2, 1]", "[0]", "[1]", "[3]")
    ]
    assert said("no_value", quant8) == [
        f"{x}: hasNoValue, with a location",
        f"{y}: hasNoValue, with a location",
    ]
    assert said("overlap", quant8) == [f"{y} in the memory of {x}"]


def test_room_to_spare_is_wrong_since_aidl_says_so(cases: Cases) -> None:
    (quant8,) = cases("quant8")
    assert said("length", quant8, HalVersion.AIDL_V1) == [
        f"{side} 0 (TENSOR_QUANT8_ASYMM[2]): length 2 -> {wrong}"
        for side in ("input", "output")
        for wrong in (1, 3)
    ]


def test_arguments_lie_in_device_memories_where_there_are_any(cases: Cases) -> None:
    (quant8,) = cases("quant8")
    assert said("pools", quant8, HalVersion.V1_2) == []
    one, other = KINDS["pools"].mutate(subject_of(quant8))
    assert one.request.pools[-1] == BufferToken(0)
    assert one.request.inputs[0].location == DataLocation(2, 0, 0)
    assert other.request.outputs[0].location == DataLocation(2, 0, 0)


def test_outputs_are_laid_over_everything_that_they_may_not_touch(cases: Cases) -> None:
    (two,) = cases("two_in_two_out")
    pairs = [what.split(" in the memory of ") for what in said("overlap", two)]
    assert [(one[:8], other[:8]) for one, other in pairs] == [
        ("output 0", "input 0 "),
        ("output 0", "input 1 "),
        ("output 0", "input 2 "),
        ("output 1", "input 0 "),
        ("output 1", "input 1 "),
        ("output 1", "input 2 "),
        ("output 1", "output 0"),
    ]
    (shared,) = cases("shared")
    assert said("overlap", shared)[-1] == (
        "output 0 (TENSOR_FLOAT32[40]) in the memory of the model's constants"
    )


def test_an_output_is_laid_over_a_constant_that_no_pool_had_before(
    cases: Cases, monkeypatch: pytest.MonkeyPatch
) -> None:
    (chain,) = cases("chain")
    assert not chain.model.pools
    assert run_kind("overlap", reference(), [chain]).failures == {}
    monkeypatch.setattr(core, "constant_ranges", lambda model: {})
    reason = run_kind("overlap", reference(), [chain]).only_failure()
    assert reason.startswith("output 0 (TENSOR_FLOAT32[2]) in the memory of the model's constants")


def test_scalars_and_unknown_dimensions_are_left_alone(cases: Cases) -> None:
    (two,) = cases("two_in_two_out")
    assert not any("INT32" in what for what in said("dimensions", two))


def test_an_omitted_argument_gets_a_location_or_dimensions(cases: Cases) -> None:
    from msgspec.structs import replace

    from nnhal.types import RequestArgument

    subject = subject_of(cases("quant8")[0])
    omitted = replace(subject.request, inputs=(RequestArgument(has_no_value=True),))
    mutations = list(KINDS["no_value"].mutate(subject._replace(request=omitted)))
    first, second = (mutation.request.inputs[0] for mutation in mutations[:2])
    assert (first.location, second.dimensions) == (DataLocation(0, 0, 1), (1,))


# --- a correct driver ------------------------------------------------------------------------


@cells("version", VERSIONS)
@cells("group", [GROUP, FENCED, EXPECTED_FAILURE], ids=lambda g: g.name)
def test_the_reference_driver_of_each_version_passes(
    cases: Cases, group: Any, version: HalVersion
) -> None:
    ran = run_group(group, lambda: reference(version), [*cases(), *cases("failing")])
    assert ran.failures == {}
    assert (Outcome.SUCCESS in ran.outcomes.values()) == (version >= group.since)


def test_constants_stay_what_they_are_for_other_tests(
    cases: Cases, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(request_rules, "check_no_overlap", lambda *arguments: None)
    (shared,) = cases("shared")
    before = bytes(shared.model.pools[0].buffer)
    ran = run_kind("overlap", reference(), [shared])
    assert "overlap" in ran.only_failure()
    assert bytes(shared.model.pools[0].buffer) == before


# --- faulty drivers --------------------------------------------------------------------------


def answering(call: str, answer: Callable[..., Any]) -> Any:
    """A driver whose prepared models answer ``call`` like ``answer``."""

    def change(prepared_model: Any) -> Any:
        return with_method(prepared_model, call, answer)

    return with_prepared(change)


def with_method(prepared_model: Any, name: str, answer: Callable[..., Any]) -> Any:
    original = getattr(prepared_model, name)
    setattr(prepared_model, name, lambda *arguments: answer(original, *arguments))
    return prepared_model


def no_fault_seen(original: Any, request: Any, *arguments: Any) -> Any:
    return NONE, (), NO_TIMING


@cells("kind", KINDS)
def test_a_driver_that_executes_anything_fails_every_kind(cases: Cases, kind: str) -> None:
    driver = answering("execute_synchronously_1_3", no_fault_seen)
    failures = run_kind(kind, driver, cases("two_in_two_out")).failures
    (reason,) = failures.values()
    assert "executeSynchronously_1_3: the driver called back with NONE" in reason
    assert f"Rule: {KINDS[kind].rule} ({KINDS[kind].source})." in reason


@pytest.mark.parametrize(
    ("check", "kind"),
    [
        ("_check_location", "location"),
        ("_check_omitted", "no_value"),
        ("check_no_overlap", "overlap"),
    ],
)
def test_a_check_that_a_driver_leaves_out_is_missed(
    cases: Cases, monkeypatch: pytest.MonkeyPatch, check: str, kind: str
) -> None:
    monkeypatch.setattr(request_rules, check, lambda *arguments: None)
    failures = run_group(GROUP, reference, cases("quant8", "two_in_two_out")).failures
    assert kind in {name.partition("/")[0] for name in failures}


def test_every_way_to_execute_is_tried_and_named(cases: Cases) -> None:
    def launched(original: Any, *arguments: Any) -> ErrorStatus:
        original(*arguments)
        return NONE

    driver = answering("execute_1_3", launched)
    reason = run_kind("remove_argument", driver, cases("quant8")).only_failure()
    assert "execute_1_3: the driver returned NONE, expected INVALID_ARGUMENT" in reason

    def fenced(original: Any, *arguments: Any) -> Any:
        return NONE, None, None

    driver = answering("execute_fenced", fenced)
    reason = run_kind("remove_argument", driver, cases("quant8")).only_failure()
    assert "executeFenced: the driver called back with NONE" in reason

    driver = with_prepared(lambda model: with_method(model, "configure_execution_burst", quiet))
    reason = run_kind("remove_argument", driver, cases("quant8")).only_failure()
    assert "burst: the driver called back with NONE" in reason


def quiet(original: Any, callback: Any, channels: Any) -> Any:
    from nnhal.burst_packets import BurstResult, serialize_result

    answer = serialize_result(BurstResult(NONE))
    channels.request.listen(lambda packet: channels.result.send(answer))
    return NONE, object()


@pytest.mark.parametrize(
    ("answer", "text"),
    [
        ((INVALID, (OutputShape((2,)),), NO_TIMING), "gave 1 output shape"),
        ((INVALID, (), Timing(0, 5)), "gave timeOnDevice 0 us, timeInDriver 5 us"),
    ],
)
def test_an_error_comes_with_nothing_else(cases: Cases, answer: Any, text: str) -> None:
    def change(original: tuple[Any, ...]) -> Any:
        return answer if original[0] == INVALID else original

    driver = with_prepared(synchronous(change))
    assert text in run_kind("remove_argument", driver, cases("quant8")).only_failure()


def test_times_are_asked_for_with_every_other_mutation(cases: Cases) -> None:
    asked: list[bool] = []

    def note(original: Any, request: Any, options: Any) -> Any:
        asked.append(bool(options.measure))
        return original(request, options)

    driver = answering("execute_synchronously_1_3", note)
    run_kind("location", driver, cases("quant8"), thorough=True)
    assert asked == [False, True] * 5


@pytest.mark.parametrize(("thorough", "times"), [(False, {3, 4}), (True, {10})])
def test_ways_take_turns_after_the_first_of_ten_mutations(
    cases: Cases, thorough: bool, times: set[int]
) -> None:
    asked: Counter[str] = Counter()

    def note(original: Any, *arguments: Any) -> Any:
        asked[original.__name__] += 1
        return original(*arguments)

    def noting(prepared_model: Any) -> Any:
        for call in ("execute_synchronously_1_3", "execute_fenced"):
            prepared_model = with_method(prepared_model, call, note)
        return prepared_model

    run_kind("location", with_prepared(noting), cases("quant8"), thorough=thorough)
    assert len(asked) == 2
    assert {*asked.values()} <= times


def test_a_second_callback_of_an_execution_fails(cases: Cases) -> None:
    def twice(original: Any, *arguments: Any) -> Any:
        status = original(*arguments)
        if status == INVALID:
            arguments[-1].notify_1_3(status, (), NO_TIMING)
        return status

    driver = answering("execute_1_3", twice)
    reason = run_kind("remove_argument", driver, cases("quant8")).only_failure()
    assert "execute_1_3: the driver called back a second time" in reason


def test_an_output_that_is_too_short_may_be_found_out_late(cases: Cases) -> None:
    def late(original: Any, request: Any, *arguments: Any) -> Any:
        answer = original(request, *arguments)
        if answer[0] == INVALID and request.outputs[0].location.length == 1:
            shapes = (OutputShape((2,), is_sufficient=False),)
            return ErrorStatus.OUTPUT_INSUFFICIENT_SIZE, shapes, NO_TIMING
        return answer

    driver = answering("execute_synchronously_1_3", late)
    assert run_kind("length", driver, cases("quant8")).failures == {}


def test_a_driver_that_refuses_good_requests_fails(cases: Cases) -> None:
    def refuse(original: Any, *arguments: Any) -> Any:
        arguments[-1].notify_1_3(INVALID, (), NO_TIMING)
        return INVALID

    driver = answering("execute_1_3", refuse)
    reason = run_kind("length", driver, cases("quant8")).only_failure()
    assert reason == "execute_1_3 of the request without any mutation: INVALID_ARGUMENT"


@pytest.mark.parametrize("version", HIDL)
def test_old_drivers_are_tried_by_their_own_calls(cases: Cases, version: HalVersion) -> None:
    def refuse_nothing(original: Any, *arguments: Any) -> Any:
        callback = arguments[-1]
        if version < HalVersion.V1_2:
            callback.notify(NONE)
        else:
            callback.notify_1_2(NONE, (), NO_TIMING)
        return NONE

    call = FIRST_CALL[version]
    driver = with_prepared(lambda model: with_method(model, call, refuse_nothing), version)
    assert (
        f"{call}: the driver returned NONE"
        in run_kind("remove_argument", driver, cases("quant8")).only_failure()
    )


AIDL_CALLS = {
    "execute_synchronously": (NONE, ExecutionResultAidl(True)),
    "execute_synchronously_with_config": (NONE, ExecutionResultAidl(True)),
    "execute_fenced": (NONE, None, None),
    "execute_fenced_with_config": (NONE, None, None),
}


@pytest.mark.parametrize("call", AIDL_CALLS)
def test_a_driver_of_aidl_is_tried_by_every_call(cases: Cases, call: str) -> None:
    driver = with_prepared(
        lambda model: with_method(model, call, lambda *_: AIDL_CALLS[call]), HalVersion.AIDL_V4
    )
    reason = run_kind("remove_argument", driver, cases("quant8")).only_failure()
    hal = "".join(part.capitalize() for part in call.split("_"))
    assert f"{hal[0].lower()}{hal[1:]}: the driver called back with NONE" in reason


def test_a_reusable_execution_may_be_refused_when_it_is_made_or_run(cases: Cases) -> None:
    class Late:
        def __init__(self, answer: Any) -> None:
            self._answer = answer

        def execute_synchronously(self, deadline_ns: int) -> Any:
            return self._answer

        def execute_fenced(self, *limits: Any) -> Any:
            return self._answer[0], None, None

    def creating(answer: Any) -> Any:
        return with_prepared(
            lambda model: with_method(
                model, "create_reusable_execution", lambda *_: (NONE, Late(answer))
            ),
            HalVersion.AIDL_V4,
        )

    late = creating((INVALID, None))
    assert run_kind("remove_argument", late, cases("quant8")).failures == {}
    never = creating((NONE, ExecutionResultAidl(True)))
    reason = run_kind("remove_argument", never, cases("quant8")).only_failure()
    assert "IExecution.executeSynchronously: the driver called back with NONE" in reason


def test_numbers_of_aidl_are_signed(cases: Cases) -> None:
    all_said = said("location", cases("quant8")[0], HalVersion.AIDL_V1)
    assert len([what for what in all_said if what.endswith("-> -1")]) == 2 * 4
    assert "input 0 (TENSOR_QUANT8_ASYMM[2]): padding -> -1" in all_said


# --- fences ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("is_wrong", "text"),
    [
        (lambda fences: list(fences) == [None], "an empty handle to wait for"),
        (lambda fences: len(fences) == 2, "a signaled fence and an empty handle"),
        (
            lambda fences: None not in fences and fences[0].state is FenceState.ERROR,
            "a fence in error state to wait for",
        ),
    ],
)
def test_a_driver_that_waits_for_a_wrong_fence_fails(
    cases: Cases, is_wrong: Callable[[Any], bool], text: str
) -> None:
    def accept(original: Any, request: Any, options: Any) -> Any:
        if is_wrong(options.wait_for):
            return NONE, None, object()
        return original(request, options)

    ran = run_group(FENCED, answering("execute_fenced", accept), cases("quant8"))
    assert ran.only_failure().startswith(f"{text}")
    assert "executeFenced: the driver called back with NONE" in ran.only_failure()


@pytest.mark.parametrize(
    ("answer", "text"),
    [((INVALID, object(), None), "a sync fence"), ((INVALID, None, object()), "a callback")],
)
def test_a_refused_fenced_execution_has_no_objects(cases: Cases, answer: Any, text: str) -> None:
    driver = answering("execute_fenced", lambda original, *arguments: answer)
    assert text in run_group(FENCED, driver, cases("quant8")).only_failure()


# --- models that are to fail -----------------------------------------------------------------


def failing(answer: Any) -> Any:
    """A driver that prepares what it should not, and then answers ``answer``."""

    class Prepared:
        def execute_synchronously_1_3(self, *arguments: Any) -> Any:
            return answer

    def prepare(original: Any, *arguments: Any) -> Any:
        arguments[-1].notify_1_3(NONE, Prepared())
        return NONE

    return with_calls(reference(), prepare_model_1_3=prepare)


FAILURE = ErrorStatus.GENERAL_FAILURE


@pytest.mark.parametrize(
    ("answer", "text"),
    [
        ((NONE, (), NO_TIMING), "NONE, where the spec expects a failure"),
        ((FAILURE, (OutputShape((1,)),), NO_TIMING), "1 output shape"),
        ((FAILURE, (), Timing(1, 1)), "timeOnDevice 1 us"),
    ],
)
def test_what_must_fail_fails_without_results(cases: Cases, answer: Any, text: str) -> None:
    ran = run_group(EXPECTED_FAILURE, failing(answer), cases("failing"))
    assert text in ran.only_failure()


def test_a_failure_at_execution_passes(cases: Cases) -> None:
    driver = failing((FAILURE, (), NO_TIMING))
    ran = run_group(EXPECTED_FAILURE, driver, cases("failing", "chain"))
    assert list(ran.outcomes.values()) == [Outcome.SUCCESS]


@pytest.mark.parametrize(
    ("status", "model", "text"),
    [(NONE, None, "NONE and no model"), (FAILURE, object(), "GENERAL_FAILURE and a model")],
)
def test_a_model_that_is_to_fail_is_prepared_or_not(
    cases: Cases, status: ErrorStatus, model: Any, text: str
) -> None:
    def prepare(original: Any, *arguments: Any) -> Any:
        arguments[-1].notify_1_3(status, model)
        return NONE

    driver = with_calls(reference(), prepare_model_1_3=prepare)
    assert text in run_group(EXPECTED_FAILURE, driver, cases("failing")).only_failure()


@pytest.mark.parametrize("version", [HalVersion.V1_2, HalVersion.V1_3])
def test_clients_of_hal_1_2_hear_of_no_status_that_came_later(
    cases: Cases, version: HalVersion
) -> None:
    def prepare(original: Any, *arguments: Any) -> Any:
        notify = arguments[-1].notify_1_3 if version > HalVersion.V1_2 else arguments[-1].notify_1_2
        notify(ErrorStatus.RESOURCE_EXHAUSTED_PERSISTENT, None)
        return NONE

    call = PREPARE_CALLS[version]
    driver = with_calls(reference(version), **{call: prepare})
    failures = run_group(EXPECTED_FAILURE, driver, cases("failing")).failures
    assert bool(failures) == (version == HalVersion.V1_2)
    assert all("PERSISTENT, which HAL 1.2 does not have" in said for said in failures.values())


def test_a_model_that_is_called_invalid_is_refused_as_one(cases: Cases) -> None:
    driver = with_calls(reference(), get_supported_operations_1_3=lambda *_: (INVALID, []))
    ran = run_group(EXPECTED_FAILURE, driver, cases("failing"))
    assert "it returned NONE" in ran.only_failure()


@pytest.mark.parametrize("version", [HalVersion.V1_0, HalVersion.V1_3, HalVersion.AIDL_V4])
def test_an_end_beyond_32_bits_is_out_of_the_pool(cases: Cases, version: HalVersion) -> None:
    driver = planted.ends_in32_bits if version is HalVersion.V1_3 else lambda: reference(version)
    ran = run_kind("location", driver, cases("two_in_two_out"))

    if version is HalVersion.V1_3:
        assert "their end is beyond 32 bits" in ran.only_failure()
    else:
        assert ran.failures == {}
