"""State between executions."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from nndrivers import faulty as planted
from nndrivers.reference.device import ReferenceDriver
from nnhal.driver_kit import ExecutionContext, Inputs, Outputs, PrepareOptions, Program
from nnhal.memory import Memory
from nnhal.types import HalVersion, Model
from nntest.arguments import ArgumentPools
from nntest.results import Outcome
from nntest.spec import SpecCase
from tests.cells import cells
from tests.unit.vts.groups.conftest import Cases
from tests.unit.vts.groups.drivers import VERSIONS, reference
from tests.unit.vts.groups.executing import Programmed, calling
from tests.unit.vts.groups.harness import GivenDriver, run_group
from vts.driving.prepared import Wishes
from vts.driving.variants import other_inputs, with_other_inputs
from vts.groups.repeated_execution import GROUP
from vts.test_group import PlannedTest

OMITTED = {
    "omitted_input/TRANSPOSE/TENSOR_FLOAT32",
    "omitted_input/TRANSPOSE/TENSOR_QUANT8_ASYMM",
    "omitted_input/SVDF/TENSOR_FLOAT32",
}

OF_CONSTANTS = {
    "output_of_constants/TENSOR_FLOAT32",
    "output_of_constants/TENSOR_QUANT8_ASYMM",
}


def of_the_corpus(test: PlannedTest) -> bool:
    return bool(test.case)


def reason(driver: Any, cases: Cases, name: str = "chain", *, thorough: bool = False) -> str:
    ran = run_group(GROUP, driver, cases(name), choose=of_the_corpus, thorough=thorough)
    return ran.only_failure()


@cells("version", VERSIONS)
def test_the_reference_driver_passes(cases: Cases, version: HalVersion) -> None:
    ran = run_group(GROUP, reference(version), cases())

    assert ran.failures == {}
    assert ran.outcomes.keys() > OMITTED | OF_CONSTANTS
    assert ran.outcomes["V1_3/chain"] is Outcome.SUCCESS


class Chain(Program):
    """What the model of CHAIN computes."""

    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        (x,) = inputs
        assert x is not None
        outputs[0].write(self.result(x))

    def result(self, x: Any) -> Any:
        return np.maximum(x + np.array([10, 20], np.float32), 0)


class FirstInputs(Chain):
    """Keeps the result of the first execution."""

    kept: Any = None

    def result(self, x: Any) -> Any:
        if self.kept is None:
            self.kept = super().result(x)
        return self.kept


class Accumulating(Chain):
    """Begins with what the execution before has left."""

    rest = 0.0

    def result(self, x: Any) -> Any:
        result = super().result(x) + np.float32(self.rest)
        self.rest = 0.01
        return result


def test_a_program_without_state_passes(cases: Cases) -> None:
    driver = Programmed(lambda model: Chain())

    assert run_group(GROUP, driver, cases("chain"), choose=of_the_corpus).failures == {}


def test_a_result_that_is_kept_is_seen(cases: Cases) -> None:
    said = reason(Programmed(lambda model: FirstInputs()), cases)

    assert "other inputs in the memory of the execution before" in said
    # The other inputs are the first ones in reverse order, and so is what they give.
    assert said.endswith("; the outputs are those of the inputs before")


def test_a_state_that_is_kept_is_seen(cases: Cases) -> None:
    assert "elements wrong" in reason(Programmed(lambda model: Accumulating()), cases)


def test_an_input_that_was_given_before_is_omitted() -> None:
    ran = run_group(GROUP, planted.omitted_inputs_stay_bound)

    assert ran.outcomes.keys() == OMITTED | OF_CONSTANTS
    assert ran.failures.keys() == OMITTED
    said = ran.reasons["omitted_input/SVDF/TENSOR_FLOAT32"]
    assert "without an optional input that requests before have given" in said


def test_an_omitted_argument_is_not_the_device_memory_that_is_the_first_pool() -> None:
    ran = run_group(GROUP, planted.omitted_in_device_memory)

    assert ran.failures.keys() == OMITTED
    said = ran.reasons["omitted_input/TRANSPOSE/TENSOR_FLOAT32"]
    assert "in device memories, without an optional input" in said


def test_outputs_of_constants_that_are_written_once_are_seen() -> None:
    ran = run_group(GROUP, planted.constant_outputs_written_once)

    assert ran.failures.keys() == OF_CONSTANTS


def test_a_burst_with_stale_memory_is_seen(cases: Cases) -> None:
    """The driver copies the memories of a burst when it asks for them."""

    def configure(original: Any, callback: Any, *channels: Any) -> Any:
        class Callback:
            def get_memories(self, slots: Any) -> Any:
                status, memories = callback.get_memories(slots)
                first = [Memory.from_bytes(memory.buffer) for memory in memories[:1]]
                return status, [*first, *memories[1:]]

        return original(Callback(), *channels)

    said = reason(calling(configure_execution_burst=configure), cases, thorough=True)
    how = "BURST"
    assert said.startswith(f"burst ({how}, other inputs")


@pytest.mark.parametrize(("thorough", "times"), [(False, {3, 6}), (True, {9})])
def test_ways_take_turns_among_tests(cases: Cases, thorough: bool, times: set[int]) -> None:
    """Two ways: each executes a like request in other memory, and in its turn three more."""
    asked: list[str] = []

    def note(original: Any, *arguments: Any) -> Any:
        asked.append(original.__name__)
        return original(*arguments)

    driver = calling(execute_1_3=note, execute_synchronously_1_3=note)
    run_group(GROUP, driver, cases("chain"), choose=of_the_corpus, thorough=thorough)

    assert len({*asked}) == 2
    assert len(asked) in times


def test_times_that_were_asked_for_before_are_seen(cases: Cases) -> None:
    said = reason(planted.times_are_reported_from_then_on, cases)

    assert "other inputs in the memory of the execution before" in said
    assert "times must be absent (UINT64_MAX) unless they are asked for" in said


def test_memory_of_an_earlier_request_is_not_taken_for_that_of_a_like_one(cases: Cases) -> None:
    """The driver knows requests again by their arguments, whatever their pools."""
    known: dict[Any, Any] = {}

    def execute(original: Any, request: Any, *rest: Any) -> Any:
        return original(known.setdefault(request.inputs, request), *rest)

    said = reason(calling(execute_synchronously_1_3=execute, execute_1_3=execute), cases)
    assert "elements wrong" in said


def case_with(cases: Cases, name: str, *inputs: bytes) -> SpecCase:
    from msgspec.structs import replace

    return replace(cases(name)[0], inputs=inputs)


def test_other_inputs_keep_the_range_of_values(cases: Cases) -> None:
    (chain,) = cases("chain")
    (other,) = other_inputs(chain) or ()
    assert list(np.frombuffer(other, np.float32)) == [-21, 1]

    (even,) = other_inputs(case_with(cases, "quant8", bytes([128, 128]))) or ()
    assert even == bytes([64, 64])


def test_integers_that_may_be_indexes_stay_as_they_are(cases: Cases) -> None:
    assert other_inputs(cases("loop")[0]) is None


def test_what_other_inputs_give_is_learnt_from_a_fresh_model(cases: Cases) -> None:
    device = GivenDriver(reference).device()
    other = with_other_inputs(device, cases("chain")[0], ArgumentPools())

    assert other is not None
    assert list(np.frombuffer(other.outputs[0], np.float32)) == [0, 21]


class Listening(ReferenceDriver):
    """Remembers how models are wanted."""

    def __init__(self) -> None:
        super().__init__()
        self.wanted: list[tuple[int, int]] = []

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        self.wanted.append((options.preference, options.priority))
        return super().prepare(model, options)


def test_models_are_prepared_with_the_wishes_of_their_test(cases: Cases) -> None:
    driver = Listening()
    run_group(GROUP, driver, cases("chain"))

    assert tuple(Wishes.of("V1_3/chain")) in driver.wanted


def test_tests_have_all_preferences_and_priorities() -> None:
    assert len({Wishes.of(f"test {number}") for number in range(100)}) == 9
