"""The client face over the same toy driver given in each HAL version."""

from __future__ import annotations

import gc
import threading
import time
import weakref
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from nnhal.capabilities import performance_of
from nnhal.debug import trace
from nnhal.device import Device, ExecutionResult, PreparedModel
from nnhal.driver_kit import ExecutionContext, Inputs, Outputs, as_device
from nnhal.errors import HalError
from nnhal.fences import FenceState, fence_pair
from nnhal.interfaces import ExecutionOptions, FencedOptions
from nnhal.types import (
    NO_TIMING,
    TIMING_NOT_AVAILABLE,
    DeviceType,
    ErrorStatus,
    ExecutionPreference,
    HalVersion,
    MeasureTiming,
    NumberOfCacheFiles,
    OperandType,
    OutputShape,
    PerformanceInfo,
    Priority,
    Request,
)
from tests.cells import cells
from tests.unit.nnhal.toys import (
    ALL_VERSIONS,
    FROM_1_2,
    BoundAddProgram,
    Gate,
    ToyDriver,
    add_model,
    arguments,
    running,
    toy_device,
)

SUM = [11, 22, 33, 44]

each_version = pytest.mark.parametrize("version", ALL_VERSIONS, ids=str)
from_1_2 = pytest.mark.parametrize("version", FROM_1_2, ids=str)


def synchronously(model: PreparedModel, request: Request) -> ExecutionResult:
    return model.execute(request)


def asynchronously(model: PreparedModel, request: Request) -> ExecutionResult:
    return model.execute_async(request).result(10)


def fenced(model: PreparedModel, request: Request) -> ExecutionResult:
    execution = model.execute_fenced(request)
    state = execution.wait(10**10)
    timing = execution.info().timing_launched
    assert state is FenceState.SIGNALED
    return ExecutionResult((), timing)


def in_burst(model: PreparedModel, request: Request) -> ExecutionResult:
    return model.burst().execute(request)


PATHS = [synchronously, asynchronously, fenced, in_burst]
Way = Callable[[PreparedModel, Request], ExecutionResult]


class TestStartUp:
    @each_version
    def test_the_version_is_that_of_the_driver(self, version: HalVersion) -> None:
        assert toy_device(version).hal_version is version

    @from_1_2
    def test_a_driver_tells_its_version_and_type_from_1_2_on(self, version: HalVersion) -> None:
        device = toy_device(version)
        assert (device.version_string, device.type) == ("2.5", DeviceType.ACCELERATOR)

    @pytest.mark.parametrize("version", [HalVersion.V1_0, HalVersion.V1_1], ids=str)
    def test_an_older_driver_is_of_unknown_type_and_version(self, version: HalVersion) -> None:
        device = toy_device(version)
        assert (device.version_string, device.type) == ("UNKNOWN", DeviceType.UNKNOWN)
        assert device.number_of_cache_files == NumberOfCacheFiles()
        assert device.supported_extensions == ()

    def test_the_name_is_the_drivers_own_unless_another_is_given(self) -> None:
        assert toy_device().name == "toy-adder"
        assert toy_device(name="mine").name == "mine"
        assert Device(as_device(ToyDriver())).name == "toy-adder"

    @pytest.mark.parametrize(
        ("version", "relaxed"), [(HalVersion.V1_2, 0.7), (HalVersion.V1_3, 0.7)], ids=str
    )
    def test_capabilities_come_in_the_form_of_1_3(
        self, version: HalVersion, relaxed: float
    ) -> None:
        capabilities = toy_device(version).capabilities
        scalar = capabilities.relaxed_float32_to_float16_performance_scalar
        assert scalar == PerformanceInfo(0.5, 0.6)
        tensor = capabilities.relaxed_float32_to_float16_performance_tensor
        assert tensor == PerformanceInfo(relaxed, 0.8)

    def test_what_1_0_does_not_say_of_relaxed_floats_is_that_of_floats(self) -> None:
        capabilities = toy_device(HalVersion.V1_0).capabilities
        assert capabilities.relaxed_float32_to_float16_performance_scalar == performance_of(
            capabilities, OperandType.TENSOR_FLOAT32
        )


class TestPreparation:
    @each_version
    def test_support_is_told_operation_by_operation(self, version: HalVersion) -> None:
        assert toy_device(version).supported_operations(add_model()) == [True]

    def test_a_model_too_new_for_the_driver_has_no_supported_operations(self) -> None:
        unknown_rank = add_model(output_dimensions=())
        device = toy_device(HalVersion.V1_1)
        assert device.supported_operations(unknown_rank) == [False]
        with pytest.raises(HalError, match=r"model needs HAL 1\.2, the driver has 1\.1") as caught:
            device.prepare(unknown_rank)
        assert caught.value.status == ErrorStatus.INVALID_ARGUMENT

    @each_version
    def test_an_invalid_model_is_refused_with_the_reason(self, version: HalVersion) -> None:
        device, model = toy_device(version), add_model(output_dimensions=(4, 0x1_0000_0000))
        for call in (device.supported_operations, device.prepare):
            with pytest.raises(HalError, match="operand 3: dimensions") as caught:
                call(model)
            assert caught.value.status == ErrorStatus.INVALID_ARGUMENT

    def test_preference_priority_and_deadline_reach_the_driver(self) -> None:
        driver = ToyDriver()
        deadline = time.monotonic_ns() + 10**12
        Device(driver).prepare(
            add_model(),
            preference=ExecutionPreference.LOW_POWER,
            priority=Priority.HIGH,
            deadline_ns=deadline,
        )
        (options,) = driver.options
        assert options.preference == ExecutionPreference.LOW_POWER
        assert options.priority == Priority.HIGH
        assert options.deadline_ns == deadline

    def test_a_preparation_after_its_deadline_misses_it(self) -> None:
        with pytest.raises(HalError) as caught:
            toy_device().prepare(add_model(), deadline_ns=time.monotonic_ns())
        assert caught.value.status == ErrorStatus.MISSED_DEADLINE_PERSISTENT

    @pytest.mark.parametrize("wrong", [{"preference": 3}, {"priority": -1}])
    def test_a_wrong_preference_or_priority_comes_before_the_deadline(
        self, wrong: dict[str, int]
    ) -> None:
        with pytest.raises(HalError) as caught:
            toy_device().prepare(add_model(), deadline_ns=0, **wrong)  # type: ignore[arg-type]
        assert caught.value.status == ErrorStatus.INVALID_ARGUMENT

    def test_dropping_a_prepared_model_frees_the_program(self) -> None:
        programs: list[weakref.ref[BoundAddProgram]] = []

        def make() -> BoundAddProgram:
            program = BoundAddProgram()
            programs.append(weakref.ref(program))
            return program

        prepared_model = toy_device(make=make).prepare(add_model())
        given = arguments()
        prepared_model.execute(given.request)
        prepared_model.execute_async(given.request).result(10)
        del prepared_model
        deadline = time.monotonic() + 10
        while programs[0]() is not None and time.monotonic() < deadline:
            gc.collect()  # a worker thread may still be on its way out of the task
        assert programs[0]() is None

    def test_several_prepared_models_are_alive_at_the_same_time(self) -> None:
        device = toy_device()
        models = [device.prepare(add_model((size,))) for size in (1, 2, 3)]
        for size, model in zip((1, 2, 3), models, strict=True):
            given = arguments([1.0] * size, [2.0] * size)
            model.execute(given.request)
            assert given.output.tolist() == [3.0] * size


class TestExecution:
    @each_version
    @pytest.mark.parametrize("path", PATHS[:3])
    def test_a_path_computes(self, version: HalVersion, path: Way) -> None:
        model, given = toy_device(version).prepare(add_model()), arguments()
        for _ in range(3):
            given.output[:] = 0
            path(model, given.request)
            assert given.output.tolist() == SUM

    @from_1_2
    def test_a_burst_computes(self, version: HalVersion) -> None:
        burst, given = toy_device(version).prepare(add_model()).burst(), arguments()
        for _ in range(3):
            given.output[:] = 0
            result = burst.execute(given.request)
            assert given.output.tolist() == SUM
            assert result.output_shapes == (OutputShape((4,)),)

    @pytest.mark.parametrize("path", PATHS)
    def test_the_same_memory_is_read_anew_each_time(self, path: Way) -> None:
        model, given = toy_device(make=BoundAddProgram).prepare(add_model()), arguments()
        inputs = given.pools[0].view(np.float32, (8,))
        for value in range(3):
            inputs[:] = value
            path(model, given.request)
            assert given.output.tolist() == [2 * value] * 4

    @from_1_2
    @pytest.mark.parametrize("path", [synchronously, asynchronously, in_burst])
    def test_shapes_that_only_the_driver_knows_are_told(
        self, version: HalVersion, path: Way
    ) -> None:
        model = toy_device(version).prepare(add_model(output_dimensions=(0,)))
        given = arguments(capacity=100)
        assert path(model, given.request).output_shapes == (OutputShape((4,)),)
        assert given.output.tolist() == SUM

    @from_1_2
    @pytest.mark.parametrize("path", [synchronously, asynchronously, in_burst])
    def test_an_output_that_does_not_fit_tells_the_shape_needed(
        self, version: HalVersion, path: Way
    ) -> None:
        model = toy_device(version).prepare(add_model(output_dimensions=(0,)))
        given = arguments(capacity=15)
        with pytest.raises(HalError) as caught:
            path(model, given.request)
        assert caught.value.status == ErrorStatus.OUTPUT_INSUFFICIENT_SIZE
        assert caught.value.output_shapes == (OutputShape((4,), is_sufficient=False),)
        assert not given.output.any()

    @pytest.mark.parametrize("version", [HalVersion.V1_0, HalVersion.V1_1], ids=str)
    def test_unspecified_outputs_are_invalid_before_1_2(self, version: HalVersion) -> None:
        model = toy_device(version).prepare(add_model(output_dimensions=(0,)))
        with pytest.raises(HalError) as caught:
            model.execute(arguments().request)
        assert caught.value.status == ErrorStatus.INVALID_ARGUMENT

    def test_unspecified_outputs_are_invalid_in_fenced_executions(self) -> None:
        model = toy_device().prepare(add_model(output_dimensions=(0,)))
        with pytest.raises(HalError, match="output 0: unknown dimensions") as caught:
            model.execute_fenced(arguments().request)
        assert caught.value.status == ErrorStatus.INVALID_ARGUMENT

    @from_1_2
    def test_a_request_may_tell_dimensions_that_the_model_does_not(
        self, version: HalVersion
    ) -> None:
        model = toy_device(version).prepare(add_model((0,)))
        given = arguments(dimensions=(4,), output_dimensions=(4,))
        assert model.execute(given.request).output_shapes == (OutputShape((4,)),)
        assert given.output.tolist() == SUM

    @cells(
        ("version", "path"),
        [(v, p) for v in ALL_VERSIONS for p in PATHS if p is not in_burst or v in FROM_1_2],
    )
    def test_an_invalid_request_is_refused_on_every_path(
        self, version: HalVersion, path: Way
    ) -> None:
        model = toy_device(version).prepare(add_model())
        wrong = arguments([1, 2, 3], [4, 5, 6]).request
        with pytest.raises(HalError) as caught:
            path(model, wrong)
        assert caught.value.status == ErrorStatus.INVALID_ARGUMENT

    def test_the_reason_of_a_refusal_names_the_argument(self) -> None:
        model = toy_device().prepare(add_model())
        with pytest.raises(HalError, match=r"input 0: 12 bytes for \[4\], expected 16"):
            model.execute(arguments([1, 2, 3], [4, 5, 6]).request)

    @pytest.mark.parametrize("path", PATHS)
    def test_memory_that_cannot_be_mapped_is_a_failure(self, path: Way) -> None:
        model, given = toy_device().prepare(add_model()), arguments()
        given.pools[1].close()
        with pytest.raises(HalError) as caught:
            path(model, given.request)
        assert caught.value.status == ErrorStatus.GENERAL_FAILURE

    def test_bursts_are_a_failure_before_1_2(self) -> None:
        with pytest.raises(HalError) as caught:
            toy_device(HalVersion.V1_1).prepare(add_model()).burst()
        assert caught.value.status == ErrorStatus.GENERAL_FAILURE

    @each_version
    def test_executions_run_at_the_same_time_on_one_prepared_model(
        self, version: HalVersion
    ) -> None:
        count, together = 4, threading.Barrier(4, timeout=10)

        def meet(inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
            together.wait()  # returns only when all are executing
            outputs[0].write(np.add(inputs[0], inputs[1]))

        model = toy_device(version, running(meet)).prepare(add_model())
        requests = [arguments([i] * 4, [i] * 4) for i in range(count)]
        with ThreadPoolExecutor(count) as pool:
            list(pool.map(lambda given: model.execute(given.request), requests))
        assert [given.output[0] for given in requests] == [0, 2, 4, 6]

    def test_one_request_may_run_twice_at_the_same_time_when_bound(self) -> None:
        programs: list[BoundAddProgram] = []
        together = threading.Barrier(2, timeout=10)

        class Meeting(BoundAddProgram):
            def bind(self, inputs: Inputs, outputs: Outputs) -> Callable[..., None] | None:
                step = super().bind(inputs, outputs)
                assert step is not None

                def meeting_step(context: ExecutionContext) -> None:
                    together.wait()
                    step(context)

                return meeting_step

        def make() -> BoundAddProgram:
            programs.append(Meeting())
            return programs[0]

        model, given = toy_device(make=make).prepare(add_model()), arguments()
        for _ in range(3):
            launched = [model.execute_async(given.request) for _ in range(2)]
            for future in launched:
                future.result(10)
        assert given.output.tolist() == SUM
        assert programs[0].bindings == 2, "one step for each of the two that ran together"

    def test_a_repeated_request_is_bound_once(self) -> None:
        program = BoundAddProgram()
        model, given = toy_device(make=lambda: program).prepare(add_model()), arguments()
        for _ in range(5):
            model.execute(given.request)
        assert (program.bindings, program.runs) == (1, 5)

    def test_only_the_last_few_requests_are_remembered(self) -> None:
        program = BoundAddProgram()
        model = toy_device(make=lambda: program).prepare(add_model())
        many = [arguments() for _ in range(20)]
        for given in (*many, *many):
            model.execute(given.request)
        assert program.bindings == 40
        model.execute(many[-1].request)
        assert program.bindings == 40

    def test_a_request_that_is_gone_leaves_nothing_behind(self) -> None:
        model, given = toy_device(make=BoundAddProgram).prepare(add_model()), arguments()
        model.execute(given.request)
        memory = weakref.ref(given.pools[0])
        del given
        assert memory() is None


class TestTiming:
    @from_1_2
    @pytest.mark.parametrize("path", [synchronously, asynchronously, fenced, in_burst])
    def test_nothing_is_measured_unless_asked_for(self, version: HalVersion, path: Way) -> None:
        model, given = toy_device(version).prepare(add_model()), arguments()
        assert path(model, given.request).timing == NO_TIMING

    @from_1_2
    def test_the_device_takes_no_longer_than_its_driver(self, version: HalVersion) -> None:
        model, given = toy_device(version).prepare(add_model()), arguments()
        timings = [
            model.execute(given.request, measure=True).timing,
            model.execute_async(given.request, measure=True).result(10).timing,
            model.burst().execute(given.request, measure=True).timing,
        ]
        execution = model.execute_fenced(given.request, measure=True)
        execution.wait(10**10)
        timings += [execution.info().timing_launched, execution.info().timing_fenced]
        for timing in timings:
            assert timing.time_in_driver_us != TIMING_NOT_AVAILABLE
            assert timing.time_on_device_us <= timing.time_in_driver_us

    def test_a_program_that_does_not_tell_leaves_the_time_on_device_open(self) -> None:
        model = toy_device(make=running(lambda i, o, c: None)).prepare(add_model())
        timing = model.execute(arguments().request, measure=True).timing
        assert timing.time_on_device_us == TIMING_NOT_AVAILABLE
        assert timing.time_in_driver_us != TIMING_NOT_AVAILABLE

    def test_a_device_clock_that_runs_ahead_is_held_to_the_drivers(self) -> None:
        def boast(inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
            context.add_device_time(10**15)

        model = toy_device(make=running(boast)).prepare(add_model())
        timing = model.execute(arguments().request, measure=True).timing
        assert timing.time_on_device_us <= timing.time_in_driver_us

    def test_a_failed_execution_has_no_timing(self) -> None:
        device = toy_device(make=running(lambda i, o, c: None))
        interface: Any = device.prepare(add_model(output_dimensions=(0,))).interface
        measured = ExecutionOptions(MeasureTiming.YES)
        status, shapes, timing = interface.execute_synchronously_1_3(arguments().request, measured)
        assert (status, shapes, timing) == (ErrorStatus.GENERAL_FAILURE, (), NO_TIMING)

    def test_a_fenced_execution_counts_from_its_launch_and_from_its_fences(self) -> None:
        model, given = toy_device().prepare(add_model()), arguments()
        fence, writer = fence_pair()
        execution = model.execute_fenced(given.request, [fence], measure=True)
        time.sleep(0.02)
        writer.signal()
        execution.wait(10**10)
        info = execution.info()
        waited = info.timing_launched.time_in_driver_us - info.timing_fenced.time_in_driver_us
        assert waited >= 20_000


class TestDeadlines:
    @pytest.mark.parametrize("path", ["execute", "execute_fenced"])
    def test_an_execution_after_its_deadline_does_not_begin(self, path: str) -> None:
        model, given = toy_device().prepare(add_model()), arguments()
        with pytest.raises(HalError) as caught:
            getattr(model, path)(given.request, deadline_ns=time.monotonic_ns())
        assert caught.value.status == ErrorStatus.MISSED_DEADLINE_PERSISTENT
        assert not given.output.any()

    def test_a_missed_deadline_in_the_background_is_a_successful_launch(self) -> None:
        model = toy_device().prepare(add_model())
        future = model.execute_async(arguments().request, deadline_ns=0)
        error = future.exception(10)
        assert isinstance(error, HalError)
        assert error.status == ErrorStatus.MISSED_DEADLINE_PERSISTENT

    def test_an_invalid_request_comes_before_the_deadline(self) -> None:
        model = toy_device().prepare(add_model())
        for path in (model.execute, model.execute_async, model.execute_fenced):
            with pytest.raises(HalError) as caught:
                path(arguments([1], [2]).request, deadline_ns=0)
            assert caught.value.status == ErrorStatus.INVALID_ARGUMENT

    def test_the_deadline_comes_before_the_fences(self) -> None:
        fence, writer = fence_pair()
        writer.fail()
        with pytest.raises(HalError) as caught:
            toy_device().prepare(add_model()).execute_fenced(
                arguments().request, [fence], deadline_ns=0
            )
        assert caught.value.status == ErrorStatus.MISSED_DEADLINE_PERSISTENT

    def test_the_deadline_comes_before_memory_that_cannot_be_mapped(self) -> None:
        model, given = toy_device().prepare(add_model()), arguments()
        given.pools[0].close()
        with pytest.raises(HalError) as caught:
            model.execute(given.request, deadline_ns=0)
        assert caught.value.status == ErrorStatus.MISSED_DEADLINE_PERSISTENT

    def test_a_program_that_looks_at_the_clock_misses_a_deadline_on_the_way(self) -> None:
        def slow(inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
            while True:
                context.check_deadline()

        model = toy_device(make=running(slow)).prepare(add_model())
        with pytest.raises(HalError) as caught:
            model.execute(arguments().request, deadline_ns=time.monotonic_ns() + 10**7)
        assert caught.value.status == ErrorStatus.MISSED_DEADLINE_TRANSIENT

    @pytest.mark.parametrize("version", ALL_VERSIONS[:3], ids=str)
    def test_drivers_before_1_3_have_no_deadlines(self, version: HalVersion) -> None:
        model, given = toy_device(version).prepare(add_model(), deadline_ns=0), arguments()
        model.execute(given.request, deadline_ns=0)
        assert given.output.tolist() == SUM

    @pytest.mark.parametrize(
        ("given_ns", "seen_ns"),
        [(None, 2_000_000_000), (1_000_000, 1_000_000), (10**18, 15_000_000_000)],
    )
    def test_a_loop_timeout_has_a_default_and_a_maximum(
        self, given_ns: int | None, seen_ns: int
    ) -> None:
        seen: list[int] = []
        program = running(lambda i, o, c: seen.append(c.loop_timeout_ns))
        toy_device(make=program).prepare(add_model()).execute(
            arguments().request, loop_timeout_ns=given_ns
        )
        assert seen == [seen_ns]

    def test_a_negative_loop_timeout_is_invalid(self) -> None:
        model = toy_device().prepare(add_model())
        for path in (model.execute, model.execute_async, model.execute_fenced):
            with pytest.raises(HalError) as caught:
                path(arguments().request, loop_timeout_ns=-1)
            assert caught.value.status == ErrorStatus.INVALID_ARGUMENT


class TestFences:
    def test_an_execution_begins_when_all_fences_are_signaled(self) -> None:
        model, given = toy_device().prepare(add_model()), arguments()
        (one, first), (two, second) = fence_pair(), fence_pair()
        execution = model.execute_fenced(given.request, [one, two])
        first.signal()
        assert execution.wait(10**7) is FenceState.ACTIVE
        with pytest.raises(HalError) as caught:
            execution.info()
        assert caught.value.status == ErrorStatus.GENERAL_FAILURE
        assert not given.output.any()
        second.signal()
        assert execution.wait(10**10) is FenceState.SIGNALED
        assert given.output.tolist() == SUM

    def test_executions_can_be_chained(self) -> None:
        model, given = toy_device().prepare(add_model()), arguments()
        fence, writer = fence_pair()
        fences = [fence]
        for _ in range(20):
            execution = model.execute_fenced(given.request, fences)
            assert execution.fence is not None
            fences = [execution.fence]
        writer.signal()
        assert execution.wait(10**10) is FenceState.SIGNALED

    def test_the_caller_may_close_his_fences_at_once(self) -> None:
        model, given = toy_device().prepare(add_model()), arguments()
        fence, writer = fence_pair()
        execution = model.execute_fenced(given.request, [fence])
        fence.close()
        writer.signal()
        assert execution.wait(10**10) is FenceState.SIGNALED

    def test_a_fence_in_error_at_the_call_is_an_invalid_argument(self) -> None:
        fence, writer = fence_pair()
        writer.fail()
        with pytest.raises(HalError) as caught:
            toy_device().prepare(add_model()).execute_fenced(arguments().request, [fence])
        assert caught.value.status == ErrorStatus.INVALID_ARGUMENT

    def test_a_fence_that_fails_later_puts_the_execution_into_error(self) -> None:
        fence, writer = fence_pair()
        execution = toy_device().prepare(add_model()).execute_fenced(arguments().request, [fence])
        writer.fail()
        assert execution.wait(10**10) is FenceState.ERROR
        with pytest.raises(HalError) as caught:
            execution.info()
        assert caught.value.status == ErrorStatus.GENERAL_FAILURE

    def test_a_deadline_that_passes_while_waiting_puts_it_into_error(self) -> None:
        fence, _writer = fence_pair()
        execution = (
            toy_device()
            .prepare(add_model())
            .execute_fenced(
                arguments().request, [fence], deadline_ns=time.monotonic_ns() + 2 * 10**7
            )
        )
        assert execution.wait(10**10) is FenceState.ERROR
        with pytest.raises(HalError) as caught:
            execution.info()
        assert caught.value.status == ErrorStatus.MISSED_DEADLINE_PERSISTENT

    def test_the_duration_begins_with_the_last_fence(self) -> None:
        seen: list[int | None] = []
        device = toy_device(make=running(lambda i, o, c: seen.append(c.deadline_ns)))
        model, (fence, writer) = device.prepare(add_model()), fence_pair()
        execution = model.execute_fenced(arguments().request, [fence], duration_ns=10**12)
        signaled = time.monotonic_ns()
        writer.signal()
        assert execution.wait(10**10) is FenceState.SIGNALED
        (deadline,) = seen
        assert deadline is not None
        assert deadline >= signaled + 10**12

    def test_an_empty_handle_is_an_invalid_argument(self) -> None:
        interface: Any = toy_device().prepare(add_model()).interface
        options = FencedOptions(wait_for=(None,))
        status, fence, callback = interface.execute_fenced(arguments().request, options)
        assert (status, fence, callback) == (ErrorStatus.INVALID_ARGUMENT, None, None)

    def test_an_empty_handle_comes_before_the_deadline(self) -> None:
        interface: Any = toy_device().prepare(add_model()).interface
        passed = FencedOptions(deadline_ns=0, wait_for=(None,))
        status, _, _ = interface.execute_fenced(arguments().request, passed)
        assert status == ErrorStatus.INVALID_ARGUMENT

    @pytest.mark.parametrize("version", ALL_VERSIONS[:3], ids=str)
    def test_the_client_waits_for_fences_of_older_drivers(self, version: HalVersion) -> None:
        model, given = toy_device(version).prepare(add_model()), arguments()
        fence, writer = fence_pair()
        threading.Timer(0.02, writer.signal).start()
        execution = model.execute_fenced(given.request, [fence])
        assert execution.fence is None
        assert given.output.tolist() == SUM
        bad_fence, bad_writer = fence_pair()
        bad_writer.fail()
        with pytest.raises(HalError):
            model.execute_fenced(given.request, [bad_fence])


class TestAsynchronous:
    @each_version
    def test_the_launch_returns_before_the_end(self, version: HalVersion) -> None:
        gate = Gate()
        model, given = toy_device(version, running(gate.hold)).prepare(add_model()), arguments()
        future = model.execute_async(given.request)
        assert gate.entered.wait(10)
        assert not future.done()
        gate.open.set()
        future.result(10)
        assert given.output.tolist() == SUM

    def test_more_executions_than_any_pool_would_have_run_at_once(self) -> None:
        gates = [Gate() for _ in range(40)]
        waiting = iter(gates)
        hold = running(lambda i, o, c: next(waiting).hold(i, o, c))
        model = toy_device(make=hold).prepare(add_model())
        futures = [model.execute_async(arguments().request) for _ in gates]
        assert all(gate.entered.wait(10) for gate in gates)
        for gate in gates:
            gate.open.set()
        for future in futures:
            future.result(10)


def test_hal_calls_are_traced(tmp_path: Path) -> None:
    file = tmp_path / "trace.json"
    with trace.tracing(file):
        toy_device().prepare(add_model()).execute(arguments().request)
    text = file.read_text()
    assert '"prepareModel"' in text
    assert '"executeSynchronously"' in text
