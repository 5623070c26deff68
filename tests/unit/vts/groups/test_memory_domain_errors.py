"""Device memories that must be refused: allocation, copies and executions."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from nndrivers import faulty as planted
from nndrivers.faulty import aidl
from nndrivers.faulty import memories as faulty
from nndrivers.faulty.tokens import TokensCountBuffers
from nnhal._driver_kit.buffers import BufferTracker, DeviceMemory, KitBuffer
from nnhal._driver_kit.plans import _DeviceMemoryPlan
from nnhal.errors import HalError
from nnhal.interfaces import IBuffer
from nnhal.memory import Memory
from nnhal.types import BufferToken, HalVersion, Model, Operand, OperandLifeTime, OperandType
from nntest.results import Outcome
from tests.cells import cells
from tests.corpus.vts.correct_drivers import FailsForUnknownShapes
from tests.unit.vts.groups.drivers import (
    FAILURE,
    INVALID,
    NONE,
    reference,
    with_calls,
    with_prepared,
)
from tests.unit.vts.groups.harness import run_group
from vts.driving.memory_models import Subject
from vts.groups.memory_domain_allocate import GROUP as ALLOCATE
from vts.groups.memory_domain_copy import GROUP as COPY
from vts.groups.memory_domain_execution import GROUP as EXECUTION
from vts.test_group import PlannedTest

INPUT = OperandLifeTime.SUBGRAPH_INPUT
GROUPS = (ALLOCATE, COPY, EXECUTION)


def is_float32(test: PlannedTest) -> bool:
    return test.types == ("TENSOR_FLOAT32",)


class Anything(IBuffer):
    def copy_to(self, memory: Memory) -> Any:
        return NONE

    def copy_from(self, memory: Memory, dimensions: Any) -> Any:
        return NONE


def without_memories() -> Any:
    return with_calls(reference(), allocate=lambda original, *a: (FAILURE, None, 0))


def test_the_reference_driver_passes_with_every_type() -> None:
    for group, count in zip(GROUPS, (15 * 4 - 4, 12 * 4, 10 * 4 * 3 - 4 + 4 * 4 * 2), strict=True):
        ran = run_group(group, reference())
        assert list(ran.outcomes.values()) == [Outcome.SUCCESS] * count, ran.reasons


def test_a_driver_without_device_memories_has_nothing_to_copy_or_execute() -> None:
    assert run_group(ALLOCATE, without_memories(), choose=is_float32).failures == {}
    for group in (COPY, EXECUTION):
        ran = run_group(group, without_memories(), choose=is_float32)
        assert ran.failures == {}
        for name, said in ran.skipped.items():
            assert "the driver has no device memory for" in said, name


def test_a_driver_without_convolutions_is_skipped() -> None:
    def supported(original: Any, model: Model) -> Any:
        return NONE, [False] * len(model.main.operations)

    def prepare(original: Any, *arguments: Any) -> Any:
        arguments[-1].notify_1_3(FAILURE, None)
        return NONE

    driver = with_calls(
        reference(), get_supported_operations_1_3=supported, prepare_model_1_3=prepare
    )
    ran = run_group(COPY, driver, choose=is_float32)
    assert set(ran.outcomes.values()) == {Outcome.SKIPPED}


def test_every_allocation_that_should_be_refused_is_seen_to_be_accepted() -> None:
    driver = with_calls(reference(), allocate=lambda original, *a: (NONE, Anything(), 1))

    ran = run_group(ALLOCATE, driver)

    assert set(ran.outcomes.values()) == {Outcome.FAILURE}
    said = ran.reasons["invalid_frequency/TENSOR_FLOAT32"]
    assert said.startswith("allocate with frequency 10.0, which is not in (0, 1] (input 0 of model")
    assert "answered NONE, a buffer, token 1; expected INVALID_ARGUMENT" in said


@pytest.mark.parametrize("answer", [(INVALID, Anything(), 0), (INVALID, None, 1)])
def test_a_refusal_gives_neither_buffer_nor_token(answer: Any) -> None:
    driver = with_calls(reference(), allocate=lambda original, *a: answer)

    ran = run_group(ALLOCATE, driver, choose=is_float32)
    assert set(ran.outcomes.values()) == {Outcome.FAILURE}


def test_indexes_below_0_are_tried_where_there_are_words_for_them() -> None:
    ran = run_group(ALLOCATE, aidl.NegativeRoleIndexesTakenForZero, choose=is_float32)

    assert set(ran.failures) == {
        "invalid_model_index/TENSOR_FLOAT32",
        "invalid_io_index/TENSOR_FLOAT32",
    }
    assert "an index of -1 (input -1 of" in ran.reasons["invalid_io_index/TENSOR_FLOAT32"]


def test_a_scalar_that_is_copied_as_a_tensor_is_found() -> None:
    ran = run_group(COPY, planted.scalars_may_be_copied_as_tensors, choose=is_float32)

    said = "copyFrom (4 bytes, dimensions [1]) with a device memory of 4 bytes, for a scalar"
    assert ran.only_failure().startswith(said)


def failing(group: Any) -> set[str]:
    """Names of the tests that find a fault, without type and executor."""
    return {name.split("/")[0] for name in run_group(group, reference()).failures}


def test_each_copy_that_is_not_checked_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(KitBuffer, "copy_from", lambda self, memory, dimensions: NONE)
    monkeypatch.setattr(KitBuffer, "copy_to", lambda self, memory: NONE)

    assert failing(COPY) >= {
        "copy_from_invalid_memory_size",
        "copy_from_invalid_dimensions",
        "copy_to_uninitialized_memory",
        "copy_to_invalid_memory_size",
        "round_trip",
    }


def test_content_that_outlives_a_failed_copy_is_found() -> None:
    failures = run_group(COPY, planted.failed_copy_keeps_content).failures

    assert {name.split("/")[0] for name in failures} == {"copy_to_after_failed_copy"}


def test_one_content_for_two_buffers_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    original = DeviceMemory.__init__
    shared: dict[int, Any] = {}

    def init(self: Any, *arguments: Any) -> None:
        original(self, *arguments)
        self._content = shared.setdefault(self.size, self._content)

    monkeypatch.setattr(DeviceMemory, "__init__", init)
    assert failing(COPY) == {"round_trip"}


def test_each_execution_that_is_not_checked_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_DeviceMemoryPlan, "_check", lambda *arguments: None)

    assert failing(EXECUTION) >= {
        "invalid_prepared_model",
        "invalid_io_index",
        "invalid_io_type",
        "uninitialized_memory",
        "same_request_multiple_roles",
        "invalid_dimensions",
    }


def test_a_token_of_nobody_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def made_up(self: object, token: int) -> DeviceMemory:
        return DeviceMemory(
            Operand(*Subject(OperandType.TENSOR_FLOAT32).tensor, lifetime=INPUT), frozenset()
        )

    monkeypatch.setattr(BufferTracker, "get", made_up)
    monkeypatch.setattr(_DeviceMemoryPlan, "_check", lambda *arguments: None)

    ran = run_group(EXECUTION, reference(), choose=is_float32)
    said = ran.reasons["invalid_token/TENSOR_FLOAT32/SYNC"]
    assert "token 100, which nobody has, as input) answered NONE" in said
    assert said.endswith("expected INVALID_ARGUMENT")


def test_the_groups_are_of_hal_1_3() -> None:
    assert {group.since for group in GROUPS} == {HalVersion.V1_3}


IN_TURNS = {"shapes_in_turns", "unsaid_shapes_in_turns"}


@pytest.mark.parametrize(
    ("driver", "said"),
    [
        (planted.size_of_the_first_content_stays, "answered INVALID_ARGUMENT, expected NONE"),
        (planted.shape_of_the_first_copy_stays, "copied in as"),
        (planted.executions_do_not_reach_the_copy, "gave other bytes than those of [3, 4]"),
    ],
)
def test_content_of_another_shape_than_before_is_asked_for(driver: Any, said: str) -> None:
    ran = run_group(EXECUTION, driver, choose=is_float32)

    assert {name.split("/")[0] for name in ran.failures} == IN_TURNS
    assert all(said in reason for reason in ran.failures.values())


@pytest.mark.parametrize("kept", [0, 1, 2])
def test_a_memory_has_its_roles_in_every_model(kept: int) -> None:
    def allocate(original: Any, wanted: Any) -> Any:
        several = len(wanted.prepared_models) == 3
        noted = [
            [role for role in roles if not several or role.model_index == kept]
            for roles in (wanted.input_roles, wanted.output_roles)
        ]
        return original(replace(wanted, input_roles=noted[0], output_roles=noted[1]))

    driver = with_calls(reference(), allocate=allocate)
    ran = run_group(EXECUTION, driver, choose=is_float32)

    assert {name.split("/")[0] for name in ran.failures} == {"roles_in_several_models"}
    said = ran.reasons["roles_in_several_models/TENSOR_FLOAT32/SYNC"]
    assert f"as output of model {0 if kept else 1}" in said or "as input of model 1" in said
    assert "expected NONE: the memory was made for this role" in said


def test_roles_are_those_of_the_models_in_their_order() -> None:
    ran = run_group(EXECUTION, planted.models_of_roles_reversed, choose=is_float32)

    assert {name.split("/")[0] for name in ran.failures} == {"roles_in_unlike_models"}
    assert all("INVALID_ARGUMENT" in said for said in ran.failures.values())


def test_what_several_models_read_and_write_is_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    def change(model: Any) -> Any:
        original = model.execute_synchronously_1_3

        def execute(request: Any, *settings: Any) -> Any:
            answer = original(request, *settings)
            if isinstance(request.pools[0], BufferToken):
                request.pools[1].buffer[:] = bytes(request.pools[1].size)
            return answer

        model.execute_synchronously_1_3 = execute
        return model

    def choose(test: PlannedTest) -> bool:
        return test.name == "roles_in_several_models/TENSOR_FLOAT32/SYNC"

    said = run_group(EXECUTION, with_prepared(change), choose=choose).only_failure()
    assert "as input of model 1, gave other values than those sums" in said

    monkeypatch.setattr(KitBuffer, "copy_to", lambda self, memory: NONE)
    said = run_group(EXECUTION, reference(), choose=choose).only_failure()
    assert "as output of model 0, gave other values than that execution has" in said


def test_a_driver_may_have_no_memory_for_several_models() -> None:
    def allocate(original: Any, wanted: Any) -> Any:
        return (FAILURE, None, 0) if len(wanted.prepared_models) > 1 else original(wanted)

    ran = run_group(EXECUTION, with_calls(reference(), allocate=allocate), choose=is_float32)

    assert ran.failures == {}
    of_several = {"roles_in_several_models", "roles_in_unlike_models"}
    assert {name.split("/")[0] for name in ran.skipped} == of_several


def test_a_shape_of_before_must_be_refused() -> None:
    ran = run_group(EXECUTION, planted.shape_of_device_inputs_not_checked, choose=is_float32)

    said = ran.reasons["shapes_in_turns/TENSOR_FLOAT32/SYNC"]
    assert "expected an error: its shape is no longer" in said


def test_a_driver_may_need_to_know_the_dimensions_of_outputs() -> None:
    ran = run_group(EXECUTION, FailsForUnknownShapes, choose=is_float32)

    assert ran.failures == {}
    assert {name.split("/")[0] for name in ran.skipped} == {
        "unsaid_shapes_in_turns",
        "input_of_short_output",
    }


def test_what_an_execution_fails_to_write_has_no_content() -> None:
    ran = run_group(EXECUTION, planted.failed_execution_keeps_content, choose=is_float32)

    assert {name.split("/")[0] for name in ran.failures} == {"failed_execution"}
    assert all("copyTo of a device memory after an" in why for why in ran.failures.values())


def test_a_copy_that_is_not_done_when_it_returns_is_seen() -> None:
    ran = run_group(COPY, planted.copy_from_not_done_when_it_returns, choose=is_float32)

    assert {name.split("/")[0] for name in ran.failures} == {"done_when_it_returns"}
    assert "the client had written to its memory after copyFrom" in ran.only_failure()


def test_a_second_copy_that_is_left_out_is_seen() -> None:
    ran = run_group(COPY, planted.second_copy_of_one_memory_left_out, choose=is_float32)

    assert {name.split("/")[0] for name in ran.failures} == {"done_when_it_returns"}
    assert "whose content had changed between" in ran.only_failure()


def test_what_was_copied_out_stays_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """A driver that gives its own memory away."""
    original = KitBuffer.copy_from
    given: list[Memory] = []

    def copy_from(self: Any, memory: Memory, dimensions: Any) -> Any:
        for target in given:
            target.buffer[:] = memory.buffer
        return original(self, memory, dimensions)

    def copy_to(self: Any, memory: Memory) -> Any:
        given[:] = [memory]
        return to(self, memory)

    to = KitBuffer.copy_to
    monkeypatch.setattr(KitBuffer, "copy_from", copy_from)
    monkeypatch.setattr(KitBuffer, "copy_to", copy_to)
    ran = run_group(
        COPY, reference(), choose=lambda test: test.name == "done_when_it_returns/TENSOR_FLOAT32"
    )
    assert "changed after it returned NONE" in ran.only_failure()


def test_a_token_of_another_buffer_that_is_alive_is_seen() -> None:
    ran = run_group(COPY, TokensCountBuffers, choose=is_float32)

    assert {name.split("/")[0] for name in ran.failures} == {"tokens_of_buffers_alive"}
    assert "gave the tokens [2, 3, 3] to buffers that are alive" in ran.only_failure()


def reads_inputs(test: PlannedTest) -> bool:
    return is_float32(test) and test.name.startswith("input_of_")


@cells("version", [HalVersion.AIDL_V1, HalVersion.AIDL_V4])
def test_inputs_of_failed_executions_keep_their_content(version: HalVersion) -> None:
    ran = run_group(EXECUTION, reference(version), choose=reads_inputs)

    assert list(ran.outcomes.values()) == [Outcome.SUCCESS] * 5, ran.reasons


def test_an_input_that_a_failed_execution_empties_is_seen() -> None:
    ran = run_group(EXECUTION, faulty.FailedExecutionForgetsItsInputs, choose=is_float32)

    assert {name.split("/")[0] for name in ran.failures} == {
        "input_of_short_output",
        "input_of_aborted_loop",
    }
    for said in ran.failures.values():
        assert "answered GENERAL_FAILURE, expected NONE: a buffer is uninitialized when it" in said
        assert "(IDevice.hal, allocate), and an input keeps its content" in said


@cells("is_fenced", [False, True])
def test_an_input_that_cannot_be_executed_again_is_seen(
    monkeypatch: pytest.MonkeyPatch, is_fenced: bool
) -> None:
    """A driver whose copies still work, where only executions find no content."""
    failed: set[int] = set()

    def run(self: Any, context: Any) -> Any:
        if id(self._plans) in failed:
            raise HalError(FAILURE, "no content")
        try:
            return original(self, context)
        except HalError:
            failed.add(id(self._plans))
            raise

    original = _DeviceMemoryPlan.run
    monkeypatch.setattr(_DeviceMemoryPlan, "run", run)
    name = f"input_of_aborted_loop/TENSOR_FLOAT32/{'FENCED' if is_fenced else 'SYNC'}"
    said = run_group(EXECUTION, reference(), choose=lambda t: t.name == name).only_failure()
    assert "answered GENERAL_FAILURE; expected NONE: a buffer is uninitialized" in said


def test_an_input_that_a_failed_execution_changes_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(self: Any, context: Any) -> Any:
        try:
            return original(self, context)
        except HalError:
            for memory in filter(None, map(self._memory, self._request.inputs)):
                memory._content[0] ^= 1
            raise

    original = _DeviceMemoryPlan.run
    monkeypatch.setattr(_DeviceMemoryPlan, "run", run)
    ran = run_group(EXECUTION, reference(), choose=reads_inputs)
    assert len(ran.failures) == 5
    assert all("gave other bytes than copyFrom" in why for why in ran.failures.values())
