"""States, codes and ways of executions; the rules are those of ExecutionBuilder.cpp."""

from __future__ import annotations

import threading
from collections.abc import Callable

import numpy as np
import pytest

from nnapi.burst import Burst
from nnapi.compilation import Compilation
from nnapi.errors import NnapiError
from nnapi.event import Event
from nnapi.execution import Duration, Execution
from nnapi.memory import Memory
from nnapi.operand_type import OperandType
from nnapi.result_codes import ResultCode
from nnapi.runtime import Runtime
from nnapi.settings import Settings
from nnhal.device import Device
from nnhal.errors import HalError
from nnhal.fences import fence_pair
from nnhal.types import TIMING_NOT_AVAILABLE, ErrorStatus, HalVersion
from nnhal.types import OperandType as Code
from tests.cells import cells
from tests.unit.nnapi.executing import (
    ADD,
    MUL,
    PartDriver,
    X,
    Y,
    add_and_multiply,
    addition,
    compiled,
    failing,
    prepared,
    runtime_with,
)

SUM = X + Y
ALL_VERSIONS = sorted(HalVersion, key=lambda version: version.level)


def by_burst(execution: Execution) -> None:
    execution.burst_compute(Burst(execution.compilation))


WAYS: dict[str, Callable[[Execution], None]] = {
    "compute": Execution.compute,
    "start_compute": lambda execution: execution.start_compute().wait(),
    "burst": by_burst,
    "fenced": lambda execution: execution.start_compute_with_dependencies([]).wait(),
}
each_way = pytest.mark.parametrize("way", WAYS.values(), ids=list(WAYS))


def code_of(call: Callable[[], object]) -> ResultCode:
    with pytest.raises(NnapiError) as caught:
        call()
    return caught.value.code


def sum_on(driver: PartDriver) -> tuple[Compilation, np.ndarray]:
    runtime = runtime_with(driver)
    return compiled(addition(runtime), runtime.devices[:1]), np.zeros(2, np.float32)


@each_way
@pytest.mark.parametrize("version", ALL_VERSIONS)
def test_every_way_computes_on_drivers_of_every_version(
    way: Callable[[Execution], None], version: HalVersion
) -> None:
    compilation, output = sum_on(PartDriver(version=version))
    execution = prepared(compilation, X, Y, output=output)
    for _ in range(2):
        output[:] = 0
        way(execution)
        np.testing.assert_array_equal(output, SUM)
    assert execution.output_operand_dimensions(0) == (2,)


@each_way
def test_every_way_computes_over_two_drivers(way: Callable[[Execution], None]) -> None:
    runtime = runtime_with(
        PartDriver("toy-add", [ADD]), PartDriver("toy-mul", [MUL], version=HalVersion.V1_2)
    )
    compilation = compiled(add_and_multiply(runtime))
    assert compilation.plan.outline() == ("toy-add", "toy-mul")
    output = np.zeros(2, np.float32)
    execution = prepared(compilation, X, Y, output=output)
    for _ in range(2):
        output[:] = 0
        way(execution)
        np.testing.assert_array_equal(output, SUM * Y)
    assert not execution.fallbacks


@each_way
def test_a_single_use_execution_is_run_once(way: Callable[[Execution], None]) -> None:
    compilation, output = sum_on(PartDriver())
    execution = Execution(compilation)
    for index, array in enumerate((X, Y)):
        execution.set_input(index, array)
    execution.set_output(0, output)
    way(execution)
    assert code_of(lambda: way(execution)) == ResultCode.BAD_STATE


@each_way
def test_nothing_can_be_set_after_the_first_computation(way: Callable[[Execution], None]) -> None:
    compilation, output = sum_on(PartDriver())
    execution = prepared(compilation, X, Y, output=output)
    way(execution)
    memory = Memory.allocate(8)
    calls: list[Callable[[], object]] = [
        lambda: execution.set_input(0, X),
        lambda: execution.set_output(0, output),
        lambda: execution.set_input_from_memory(0, memory, 0, 8),
        lambda: execution.set_output_from_memory(0, memory, 0, 8),
        lambda: execution.set_loop_timeout(1),
        lambda: execution.set_timeout(1),
        lambda: execution.set_measure_timing(True),
        lambda: execution.set_reusable(False),
        lambda: execution.enable_input_and_output_padding(True),
    ]
    assert [code_of(call) for call in calls] == [ResultCode.BAD_STATE] * len(calls)


def test_questions_before_the_end_are_bad_state() -> None:
    compilation, output = sum_on(PartDriver())
    execution = prepared(compilation, X, Y, output=output)
    assert code_of(lambda: execution.output_operand_rank(0)) == ResultCode.BAD_STATE
    assert code_of(lambda: execution.output_operand_dimensions(0)) == ResultCode.BAD_STATE
    assert code_of(lambda: execution.duration(Duration.IN_DRIVER)) == ResultCode.BAD_STATE


def test_a_missing_argument_is_bad_data_and_ends_the_execution() -> None:
    compilation, output = sum_on(PartDriver())
    execution = Execution(compilation)
    execution.set_input(0, X)
    execution.set_output(0, output)
    assert code_of(execution.compute) == ResultCode.BAD_DATA
    assert code_of(execution.compute) == ResultCode.BAD_STATE


@pytest.mark.parametrize("index", [-1, 2])
def test_a_wrong_index_is_bad_data(index: int) -> None:
    execution = Execution(sum_on(PartDriver())[0])
    memory = Memory.allocate(8)
    assert code_of(lambda: execution.set_input(index, X)) == ResultCode.BAD_DATA
    assert code_of(lambda: execution.set_output(index, X)) == ResultCode.BAD_DATA
    by_memory = lambda: execution.set_input_from_memory(index, memory, 0, 8)  # noqa: E731
    assert code_of(by_memory) == ResultCode.BAD_DATA


def test_an_argument_is_set_once() -> None:
    execution = Execution(sum_on(PartDriver())[0])
    execution.set_input(0, X)
    assert code_of(lambda: execution.set_input(0, X)) == ResultCode.BAD_STATE


@pytest.mark.parametrize("length", [4, 12])
def test_a_buffer_of_another_size_is_bad_data_without_padding(length: int) -> None:
    execution = Execution(sum_on(PartDriver())[0])
    memory = Memory.allocate(16)
    assert code_of(lambda: execution.set_input(0, bytes(length))) == ResultCode.BAD_DATA
    assert code_of(lambda: execution.set_output(0, bytearray(length))) == ResultCode.BAD_DATA
    by_memory = lambda: execution.set_input_from_memory(0, memory, 0, length)  # noqa: E731
    assert code_of(by_memory) == ResultCode.BAD_DATA


@pytest.mark.parametrize("version", [HalVersion.V1_2, HalVersion.AIDL_V4])
def test_longer_buffers_are_fine_with_padding(version: HalVersion) -> None:
    compilation, _ = sum_on(PartDriver(version=version))
    execution = Execution(compilation)
    execution.enable_input_and_output_padding(True)
    memory = Memory.allocate(128)
    memory.mapped()[32:40] = X.tobytes()
    output = bytearray(64)
    execution.set_input_from_memory(0, memory, 32, 64)
    execution.set_input(1, Y.tobytes() + bytes(56))
    execution.set_output(0, output)
    execution.compute()
    assert output[:8] == SUM.tobytes()
    assert not any(output[8:])


def test_padding_cannot_be_enabled_after_an_argument() -> None:
    execution = Execution(sum_on(PartDriver())[0])
    execution.set_input(0, X)
    enable = lambda: execution.enable_input_and_output_padding(True)  # noqa: E731
    assert code_of(enable) == ResultCode.BAD_STATE


def test_memory_serves_for_input_and_output() -> None:
    compilation, _ = sum_on(PartDriver())
    memory = Memory.allocate(24)
    memory.mapped()[:16] = np.concatenate([X, Y]).tobytes()
    execution = Execution(compilation)
    execution.set_input_from_memory(0, memory, 0, 8)
    execution.set_input_from_memory(1, memory, 8, 8)
    execution.set_output_from_memory(0, memory, 16, 8)
    execution.compute()
    assert memory.mapped()[16:] == SUM.tobytes()


def test_a_buffer_that_cannot_be_written_is_no_output() -> None:
    execution = Execution(sum_on(PartDriver())[0])
    assert code_of(lambda: execution.set_output(0, bytes(8))) == ResultCode.BAD_DATA


UNKNOWN = OperandType(Code.TENSOR_FLOAT32)


@cells("way", ["compute", "start_compute", "burst"])
@cells("room", [4, 8, 16])
def test_dimensions_of_an_output_are_known_after_the_computation(way: str, room: int) -> None:
    runtime = runtime_with(PartDriver())
    compilation = compiled(addition(runtime, UNKNOWN), runtime.devices[:1])
    output = np.zeros(room, np.uint8)
    execution = prepared(compilation, X, Y, output=output)
    for _ in range(2):
        if room < 8:
            code = code_of(lambda: WAYS[way](execution))
            assert code == ResultCode.OUTPUT_INSUFFICIENT_SIZE
            asked = code_of(lambda: execution.output_operand_rank(0))
            assert asked == ResultCode.OUTPUT_INSUFFICIENT_SIZE
            assert execution.output_shape(0).dimensions == (2,)
        else:
            WAYS[way](execution)
            assert execution.output_operand_dimensions(0) == (2,)
            np.testing.assert_array_equal(output[:8].view(np.float32), SUM)


def test_a_fenced_execution_needs_known_dimensions_of_outputs() -> None:
    runtime = runtime_with(PartDriver())
    compilation = compiled(addition(runtime, UNKNOWN), runtime.devices[:1])
    execution = prepared(compilation, X, Y, output=np.zeros(8, np.uint8))
    assert code_of(lambda: execution.start_compute_with_dependencies([])) == ResultCode.BAD_DATA


def test_dimensions_given_with_an_output_must_agree_with_the_model() -> None:
    execution = Execution(sum_on(PartDriver())[0])
    wrong = OperandType(Code.TENSOR_FLOAT32, (3,))
    output = np.zeros(3, np.float32)
    assert code_of(lambda: execution.set_output(0, output, wrong)) == ResultCode.BAD_DATA


def test_a_fenced_execution_begins_when_its_dependencies_are_over() -> None:
    compilation, output = sum_on(PartDriver())
    execution = prepared(compilation, X, Y, output=output)
    memory = Memory.allocate(8)
    waiting = Execution(compilation)
    for index, array in enumerate((X, Y)):
        waiting.set_input(index, array)
    waiting.set_output_from_memory(0, memory, 0, 8)
    fence, writer = fence_pair()
    event = waiting.start_compute_with_dependencies([Event.from_sync_fence_fd(fence.fd)])
    assert event.fence is not None
    assert event.fence.state.name == "ACTIVE"
    assert not any(memory.mapped())
    writer.signal()
    event.wait()
    assert memory.mapped() == SUM.tobytes()
    assert waiting.output_operand_dimensions(0) == (2,)
    # Another one that waits for this one, which is over.
    execution.start_compute_with_dependencies([event]).wait()
    np.testing.assert_array_equal(output, SUM)


def test_null_events_and_dependencies_are_unexpected_null() -> None:
    compilation, output = sum_on(PartDriver())
    execution = prepared(compilation, X, Y, output=output)
    for events in (None, [None]):
        call = lambda: execution.start_compute_with_dependencies(events)  # noqa: B023, E731
        assert code_of(call) == ResultCode.UNEXPECTED_NULL
    assert code_of(lambda: execution.burst_compute(None)) == ResultCode.UNEXPECTED_NULL
    assert code_of(lambda: Execution(None)) == ResultCode.UNEXPECTED_NULL
    assert code_of(lambda: Burst(None)) == ResultCode.UNEXPECTED_NULL
    unset = lambda: execution.set_input_from_memory(0, None)  # noqa: E731
    assert code_of(unset) == ResultCode.UNEXPECTED_NULL


def test_a_burst_serves_its_own_compilation_only() -> None:
    one, output = sum_on(PartDriver())
    other, _ = sum_on(PartDriver())
    execution = prepared(one, X, Y, output=output)
    assert code_of(lambda: execution.burst_compute(Burst(other))) == ResultCode.BAD_DATA


def held(version: HalVersion) -> tuple[PartDriver, threading.Event, threading.Event]:
    """A driver whose executions begin and then wait."""
    begun, released = threading.Event(), threading.Event()

    def hold() -> None:
        begun.set()
        assert released.wait(60)

    return PartDriver(version=version, before=hold), begun, released


def test_an_execution_and_a_burst_serve_one_thread_at_a_time() -> None:
    driver, begun, released = held(HalVersion.V1_3)
    compilation, output = sum_on(driver)
    burst = Burst(compilation)
    execution = prepared(compilation, X, Y, output=output)
    event_of = threading.Thread(target=lambda: execution.burst_compute(burst))
    event_of.start()
    assert begun.wait(60)
    for way in WAYS.values():
        assert code_of(lambda: way(execution)) == ResultCode.BAD_STATE  # noqa: B023
    other = prepared(compilation, X, Y, output=np.zeros(2, np.float32))
    assert code_of(lambda: other.burst_compute(burst)) == ResultCode.BAD_STATE
    assert code_of(lambda: execution.output_operand_rank(0)) == ResultCode.BAD_STATE
    released.set()
    event_of.join()
    np.testing.assert_array_equal(output, SUM)
    other.burst_compute(burst)  # the refusal has left it as it was


@each_way
def test_executions_of_one_compilation_run_at_the_same_time(
    way: Callable[[Execution], None],
) -> None:
    barrier = threading.Barrier(2, timeout=60)
    compilation, _ = sum_on(PartDriver(before=barrier.wait))
    outputs = [np.zeros(2, np.float32) for _ in range(2)]
    executions = [prepared(compilation, X, Y + i, output=outputs[i]) for i in range(2)]
    threads = [threading.Thread(target=way, args=(each,)) for each in executions]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    np.testing.assert_array_equal(outputs, [SUM, SUM + 1])


@pytest.mark.parametrize("way", ["compute", "start_compute", "burst"])
def test_executions_over_two_drivers_at_the_same_time_do_not_mix(way: str) -> None:
    # Both have computed x + y before either reads it.
    barrier = threading.Barrier(2, timeout=60)
    runtime = runtime_with(
        PartDriver("toy-add", [ADD]), PartDriver("toy-mul", [MUL], before=barrier.wait)
    )
    compilation = compiled(add_and_multiply(runtime))
    outputs = [np.zeros(2, np.float32) for _ in range(2)]
    executions = [prepared(compilation, X + i, Y, output=outputs[i]) for i in range(2)]
    for _ in range(2):  # the second time with memories that have been given back
        threads = [threading.Thread(target=WAYS[way], args=(each,)) for each in executions]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        np.testing.assert_array_equal(outputs, [SUM * Y, (SUM + 1) * Y])


@pytest.mark.parametrize("synchronous", [True, False])
def test_the_cpu_runs_in_a_thread_of_its_own_where_that_is_set(synchronous: bool) -> None:
    threads: list[threading.Thread] = []
    cpu = Device(PartDriver(before=lambda: threads.append(threading.current_thread())))
    runtime = Runtime([], Settings(synchronous_cpu=synchronous), cpu=cpu)
    output = np.zeros(2, np.float32)
    prepared(compiled(addition(runtime)), X, Y, output=output).compute()
    np.testing.assert_array_equal(output, SUM)
    assert [thread is threading.current_thread() for thread in threads] == [synchronous]


CODES = {
    ErrorStatus.DEVICE_UNAVAILABLE: ResultCode.UNAVAILABLE_DEVICE,
    ErrorStatus.GENERAL_FAILURE: ResultCode.OP_FAILED,
    ErrorStatus.INVALID_ARGUMENT: ResultCode.BAD_DATA,
    ErrorStatus.MISSED_DEADLINE_TRANSIENT: ResultCode.MISSED_DEADLINE_TRANSIENT,
    ErrorStatus.RESOURCE_EXHAUSTED_PERSISTENT: ResultCode.RESOURCE_EXHAUSTED_PERSISTENT,
}


@each_way
@pytest.mark.parametrize("status", CODES)
def test_the_error_of_a_device_that_was_named_is_the_application_s(
    way: Callable[[Execution], None], status: ErrorStatus
) -> None:
    compilation, output = sum_on(PartDriver(before=failing(HalError(status, "as told"))))
    execution = prepared(compilation, X, Y, output=output)
    assert code_of(lambda: way(execution)) == CODES[status]
    assert code_of(lambda: execution.output_operand_rank(0)) == ResultCode.BAD_STATE
    assert not output.any()
    assert not execution.fallbacks


def test_time_limits_and_timing_need_one_device_that_was_named() -> None:
    runtime = runtime_with(PartDriver())
    model = addition(runtime)
    for devices in (None, runtime.devices):
        compilation = Compilation(model, devices)
        assert code_of(lambda: compilation.set_timeout(1)) == ResultCode.BAD_DATA  # noqa: B023
        compilation.finish()
        execution = prepared(compilation, X, Y, output=np.zeros(2, np.float32))
        for call in (
            lambda: execution.set_timeout(1),  # noqa: B023
            lambda: execution.set_measure_timing(True),  # noqa: B023
            lambda: execution.start_compute_with_dependencies([], 1),  # noqa: B023
        ):
            assert code_of(call) == ResultCode.BAD_DATA


def test_a_time_limit_that_is_over_ends_an_execution() -> None:
    runtime = runtime_with(PartDriver())
    for device in runtime.devices:
        compilation = compiled(addition(runtime), [device])
        execution = prepared(compilation, X, Y, output=np.zeros(2, np.float32))
        execution.set_timeout(1)
        assert code_of(execution.compute) in (
            ResultCode.MISSED_DEADLINE_TRANSIENT,
            ResultCode.MISSED_DEADLINE_PERSISTENT,
        )


def test_the_longest_time_limit_is_none() -> None:
    compilation, output = sum_on(PartDriver())
    execution = prepared(compilation, X, Y, output=output)
    execution.set_timeout(2**64 - 1)
    execution.compute()
    np.testing.assert_array_equal(output, SUM)


@each_way
@pytest.mark.parametrize("version", [HalVersion.V1_1, HalVersion.V1_3, HalVersion.AIDL_V4])
def test_durations_are_those_of_the_driver(
    way: Callable[[Execution], None], version: HalVersion
) -> None:
    compilation, output = sum_on(PartDriver(version=version))
    execution = prepared(compilation, X, Y, output=output)
    execution.set_measure_timing(True)
    way(execution)
    durations = {code: execution.duration(code) for code in Duration}
    measured = version >= HalVersion.V1_2
    assert (durations[Duration.IN_DRIVER] != TIMING_NOT_AVAILABLE) == measured
    assert durations[Duration.ON_HARDWARE] <= durations[Duration.IN_DRIVER]
    assert durations[Duration.FENCED_IN_DRIVER] <= durations[Duration.IN_DRIVER]
    assert durations[Duration.IN_DRIVER] % 1000 == 0 or not measured  # the HAL has microseconds
    assert code_of(lambda: execution.duration(4)) == ResultCode.BAD_DATA


def test_a_duration_that_was_not_asked_for_is_bad_state() -> None:
    compilation, output = sum_on(PartDriver())
    execution = prepared(compilation, X, Y, output=output)
    execution.compute()
    assert code_of(lambda: execution.duration(Duration.IN_DRIVER)) == ResultCode.BAD_STATE


class IdleDriver(PartDriver):
    """Computes the first time, and then writes nothing."""

    def executed(self) -> bool:
        super().executed()
        return self.executions == 1


@each_way
@pytest.mark.parametrize("reusable", [True, False])
def test_what_a_driver_does_not_write_is_not_an_earlier_answer(
    way: Callable[[Execution], None], reusable: bool
) -> None:
    compilation, output = sum_on(IdleDriver())
    execution = prepared(compilation, X, Y, output=output)
    way(execution)
    np.testing.assert_array_equal(output, SUM)
    if not reusable:
        execution = prepared(compilation, X, Y, output=output)
    output[:] = -1
    way(execution)
    np.testing.assert_array_equal(output, [-1, -1])


@pytest.mark.parametrize("way", ["compute", "start_compute", "burst"])
def test_what_a_step_does_not_write_is_not_an_earlier_answer(way: str) -> None:
    runtime = runtime_with(IdleDriver("toy-add", [ADD]), PartDriver("toy-mul", [MUL]))
    output = np.zeros(2, np.float32)
    execution = prepared(compiled(add_and_multiply(runtime)), X, Y, output=output)
    WAYS[way](execution)
    np.testing.assert_array_equal(output, SUM * Y)
    WAYS[way](execution)
    np.testing.assert_array_equal(output, [0, 0])
