"""General tests: right drivers of all versions pass; each fault is told from its text."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from nndrivers.reference.device import ReferenceDriver
from nnhal.driver_kit import ExecutionContext, Inputs, Outputs, Program, as_device
from nnhal.interfaces import IDeviceV1_0
from nnhal.types import NO_TIMING, ErrorStatus, HalVersion, Model, OutputShape, Timing
from nntest.judge import judge
from nntest.results import Outcome
from tests.cells import cells
from tests.unit.vts.groups.conftest import Cases
from tests.unit.vts.groups.drivers import FAILURE, INVALID, NONE, VERSIONS, reference, with_calls
from tests.unit.vts.groups.executing import Programmed, calling
from tests.unit.vts.groups.harness import cases_of, run_group
from tests.unit.vts.toys import LOOP_OF_UNKNOWN_SIZE
from vts.driving import generated
from vts.driving.arguments import GuardedArguments
from vts.groups.general import GROUP

REVERSE = """
x = Input("x", "TENSOR_FLOAT32", "{3}")
axis = Parameter("axis", "TENSOR_INT32", "{1}", [0])
y = Output("y", "TENSOR_FLOAT32", "{3}")
Model().Operation("REVERSE", x, axis).To(y)
Example({x: [1, 2, 3], y: [3, 2, 1]}).DisableLifeTimeVariation()
"""

LATE = Timing(2, 1)
"""Longer on the device than in the driver."""


def reason(driver: Any, cases: Cases, **settings: Any) -> str:
    """Why the only case of CHAIN fails on ``driver``."""
    return run_group(GROUP, driver, cases("chain"), **settings).only_failure()


def synchronously(answer: Any) -> Any:
    return calling(execute_synchronously_1_3=lambda original, *a: answer(*original(*a)))


def asynchronously(change: Any) -> Any:
    """``change`` gets the client's notify and what the driver would say by it."""

    class Callback:
        def __init__(self, client: Any) -> None:
            self._client = client

        def notify_1_3(self, *answer: Any) -> None:
            change(self._client.notify_1_3, *answer)

    def execute(original: Any, *arguments: Any) -> Any:
        return original(*arguments[:-1], Callback(arguments[-1]))

    return calling(execute_1_3=execute)


@cells("version", VERSIONS)
def test_the_reference_driver_passes_in_every_version(cases: Cases, version: HalVersion) -> None:
    ran = run_group(GROUP, reference(version), cases())

    assert ran.failures == {}
    assert ran.outcomes["V1_3/chain"] is Outcome.SUCCESS


def test_a_model_that_is_too_new_is_skipped_by_name(cases: Cases) -> None:
    ran = run_group(GROUP, reference(HalVersion.V1_2), cases("signed"))

    (skipped,) = ran.skipped.values()
    assert skipped.endswith("DEQUANTIZE: the model needs HAL 1.3, the driver has 1.2")


# --- preparation -----------------------------------------------------------------------------


def preparing(prepare: Any) -> IDeviceV1_0:
    return with_calls(reference(), prepare_model_1_3=prepare)


def test_a_launch_that_fails_must_not_be(cases: Cases) -> None:
    def prepare(original: Any, *arguments: Any) -> ErrorStatus:
        arguments[-1].notify_1_3(INVALID, None)
        return INVALID

    assert "prepareModel_1_3 answered INVALID_ARGUMENT" in reason(preparing(prepare), cases)


def test_a_model_that_the_driver_claims_must_be_prepared(cases: Cases) -> None:
    def prepare(original: Any, *arguments: Any) -> ErrorStatus:
        arguments[-1].notify_1_3(FAILURE, None)
        return NONE

    said = reason(preparing(prepare), cases)
    assert "called back with GENERAL_FAILURE, expected NONE" in said
    assert "getSupportedOperations_1_3 claims all operations" in said


def test_a_model_that_the_driver_does_not_claim_may_fail_but_without_a_model(cases: Cases) -> None:
    def prepare(given: object) -> Any:
        def call(original: Any, *arguments: Any) -> ErrorStatus:
            arguments[-1].notify_1_3(FAILURE, given)
            return NONE

        return call

    def unsupporting(given: object) -> IDeviceV1_0:
        supported = lambda original, model: (NONE, [True, False])  # noqa: E731
        return with_calls(preparing(prepare(given)), get_supported_operations_1_3=supported)

    ran = run_group(GROUP, unsupporting(None), cases("chain"))
    assert ran.skipped == {"V1_3/chain": "the driver does not support RELU"}
    assert "GENERAL_FAILURE and a prepared model" in reason(unsupporting(object()), cases)


def test_none_comes_with_a_prepared_model(cases: Cases) -> None:
    def prepare(original: Any, *arguments: Any) -> ErrorStatus:
        arguments[-1].notify_1_3(NONE, None)
        return NONE

    assert "called back with NONE and no prepared model" in reason(preparing(prepare), cases)


def test_a_preparation_that_never_calls_back_hangs(cases: Cases) -> None:
    driver = preparing(lambda original, *arguments: NONE)

    ran = run_group(GROUP, driver, cases("chain"), callback_timeout_s=0.05)

    assert ran.outcomes == {"V1_3/chain": Outcome.HANG}


# --- callbacks -------------------------------------------------------------------------------


def test_an_execution_that_calls_back_twice_is_seen(cases: Cases) -> None:
    def twice(notify: Any, *answer: Any) -> None:
        notify(*answer)
        notify(*answer)

    said = reason(asynchronously(twice), cases)
    assert said.startswith("execute_1_3: the driver called back a second time")


def test_an_execution_that_never_calls_back_hangs(cases: Cases) -> None:
    driver = asynchronously(lambda notify, *answer: None)

    ran = run_group(GROUP, driver, cases("chain"), callback_timeout_s=0.05)

    assert ran.outcomes == {"V1_3/chain": Outcome.HANG}


def test_a_launch_says_what_its_callback_says(cases: Cases) -> None:
    driver = calling(execute_1_3=lambda original, *a: original(*a) or INVALID)

    said = reason(driver, cases)
    assert "execute_1_3 answered INVALID_ARGUMENT but called back with NONE" in said


# --- answers ---------------------------------------------------------------------------------


@cells(
    ("answer", "expected"),
    [
        (lambda s, h, t: (FAILURE, (), t), "answered GENERAL_FAILURE; expected NONE"),
        (lambda s, h, t: (77, (), t), "status 77 does not exist"),
        (lambda s, h, t: (s, h, Timing(1, 2)), "times must be absent (UINT64_MAX) unless they are"),
        (lambda s, h, t: (s, (), NO_TIMING), None),
        (lambda s, h, t: (s, (*h, *h), t), "2 output shapes for 1 outputs"),
        (lambda s, h, t: (s, [OutputShape((1,))], t), "expected output 0 to be of [2]"),
        (lambda s, h, t: (s, [replace(h[0], is_sufficient=False)], t), "output is insufficient"),
        (lambda s, h, t: (FAILURE, h, t), "GENERAL_FAILURE with output shapes"),
    ],
)
def test_what_is_said_of_outputs_and_times(cases: Cases, answer: Any, expected: str | None) -> None:
    ran = run_group(GROUP, synchronously(answer), cases("chain"))

    assert (not ran.failures) if expected is None else (expected in ran.only_failure())
    if expected is not None:
        assert "executeSynchronously_1_3 " in (ran.only_failure())


def test_no_time_is_longer_on_the_device_than_in_the_driver(cases: Cases) -> None:
    def late(status: Any, shapes: Any, timing: Timing) -> Any:
        return status, shapes, timing if timing == NO_TIMING else LATE

    said = reason(synchronously(late), cases)
    assert "executeSynchronously_1_3 (SYNC, measured" in said
    assert "2 us on device cannot be more than 1 us in driver" in said


def test_a_driver_may_measure_nothing(cases: Cases) -> None:
    driver = synchronously(lambda status, shapes, timing: (status, shapes, NO_TIMING))

    assert run_group(GROUP, driver, cases("chain")).failures == {}


def test_an_error_has_no_time(cases: Cases) -> None:
    def failing(notify: Any, status: Any, shapes: Any, timing: Timing) -> None:
        if timing == NO_TIMING:
            notify(status, shapes, timing)
        else:
            notify(FAILURE, (), Timing(1, 2))

    said = reason(asynchronously(failing), cases)
    assert "execute_1_3 (ASYNC, measured" in said
    assert "unless the execution succeeds" in said


# --- memory ----------------------------------------------------------------------------------


def executing(program: type[Program]) -> Programmed:
    return Programmed(lambda model: program())


class _Right(Program):
    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        array = outputs[0].array
        assert array is not None
        array[:] = [11, 0]


def writing(pool: int, offset: int) -> Any:
    """Writes a byte of a pool beside its outputs."""

    def execute(original: Any, request: Any, *rest: Any) -> Any:
        answer = original(request, *rest)
        request.pools[pool].buffer[offset] = 1
        return answer

    return calling(execute_synchronously_1_3=execute)


def test_a_program_that_writes_what_is_right_passes(cases: Cases) -> None:
    assert run_group(GROUP, executing(_Right), cases("chain")).failures == {}


@pytest.mark.parametrize("offset", [0, 63, 72, 127])
def test_a_byte_beside_the_outputs_is_seen(cases: Cases, offset: int) -> None:
    said = reason(writing(1, offset), cases)

    assert f"byte {offset} of the output pool was written, which is no output's" in said
    assert "an execution writes its outputs only" in said


@pytest.mark.parametrize(("offset", "where"), [(63, "before input 0"), (64, "input 0 begins 0")])
def test_a_byte_of_the_inputs_is_seen(cases: Cases, offset: int, where: str) -> None:
    said = reason(writing(0, offset), cases)

    assert f"byte {offset} of the input pool was" in said
    assert where in said


def test_an_output_that_is_not_written_is_wrong(cases: Cases) -> None:
    class Idle(Program):
        def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None: ...

    said = reason(executing(Idle), cases)
    assert said.startswith("execute_1_3: out")
    assert "2 of 2 elements wrong" in said


def test_a_fault_of_one_way_to_execute_is_named_by_it(cases: Cases) -> None:
    """Offsets are ignored in bursts only."""

    def configure(original: Any, callback: Any, *channels: Any) -> Any:
        class Callback:
            def get_memories(self, slots: Any) -> Any:
                status, memories = callback.get_memories(slots)
                for memory in memories[:1]:
                    memory.offset, memory._shift = 64, 64
                    memory.size -= 64
                return status, memories

        return original(Callback(), *channels)

    said = reason(calling(configure_execution_burst=configure), cases)
    assert said.startswith("burst (BURST")


# --- models that must fail -------------------------------------------------------------------


def test_a_model_that_must_fail_does(cases: Cases) -> None:
    assert run_group(GROUP, reference(), cases("failing")).failures == {}


def test_a_model_that_must_fail_and_does_not_is_a_failure(cases: Cases) -> None:
    class Pleased(Program):
        def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
            array = outputs[0].array
            assert array is not None
            array[:] = 0

    ran = run_group(GROUP, executing(Pleased), cases("failing"))
    assert ran.only_failure() == "the driver succeeded where the spec expects a failure"


def test_a_driver_without_the_operations_is_skipped(cases: Cases) -> None:
    class Poor(Programmed):
        def supported_operations(self, model: Model) -> list[bool]:
            return [False] * len(model.main.operations)

    ran = run_group(GROUP, Poor(lambda model: _Right()), cases("chain", "failing"))
    assert set(ran.outcomes.values()) == {Outcome.SKIPPED}


def test_a_model_of_a_later_version_may_be_refused(cases: Cases) -> None:
    """An operation of AIDL, and a driver of HAL 1.3."""
    (later,) = cases_of("reverse", REVERSE)

    ran = run_group(GROUP, reference(), [later])

    (skipped,) = ran.skipped.values()
    assert skipped.endswith("REVERSE: the model needs HAL AIDL3, the driver has 1.3")
    assert run_group(GROUP, reference(HalVersion.AIDL_V3), [later]).failures == {}


class ForClients(ReferenceDriver):
    """Takes no models that Android's runtime keeps to itself."""

    runtime_only_models = False


@pytest.mark.parametrize("claims", [False, True], ids=["asked", "prepared"])
def test_what_the_runtime_shows_to_no_driver_may_be_refused(claims: bool) -> None:
    device = as_device(ForClients())
    if claims:
        with_calls(device, get_supported_operations=lambda original, model: (NONE, [True]))
    ran = run_group(GROUP, device, cases_of("unknown", LOOP_OF_UNKNOWN_SIZE))

    assert "shows no driver" in next(iter(ran.skipped.values()))


def test_what_is_judged_does_not_change_under_it(
    cases: Cases, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A driver that calls back too early goes on writing while the outputs are compared."""
    rooms = []

    def output(self: GuardedArguments, *where: Any) -> Any:
        rooms.append(original(self, *where))
        return rooms[-1]

    def judged(case: Any, outputs: Any) -> Any:
        for room in rooms:
            room[:] = -1
        return judge(case, outputs)

    original = GuardedArguments.output
    monkeypatch.setattr(GuardedArguments, "output", output)
    monkeypatch.setattr(generated, "judge", judged)

    assert run_group(GROUP, reference(), cases("chain")).failures == {}
    assert rooms
