"""What a client sees of drivers that break the contract, each as its test's name says."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest

from nnhal.burst_packets import BurstResult, serialize_result
from nnhal.device import CacheFiles, Device, PreparedModel
from nnhal.driver_kit import (
    ExecutionContext,
    Inputs,
    Outputs,
    PrepareOptions,
    Program,
    Signature,
    Step,
)
from nnhal.errors import HalError, NoAnswer
from nnhal.interfaces import (
    IBurstContext,
    IDeviceV1_0,
    IExecutionCallbackV1_0,
    IPreparedModelCallbackV1_0,
    IPreparedModelV1_0,
    IPreparedModelV1_2,
    SynchronousResult,
)
from nnhal.memory import Memory
from nnhal.types import (
    NO_TIMING,
    Capabilities,
    CapabilitiesV1_0,
    DeviceStatus,
    ErrorStatus,
    HalVersion,
    MeasureTiming,
    Model,
    ModelV1_0,
    OutputShape,
    PerformanceInfo,
    RequestV1_0,
    Timing,
)
from nnhal.validation import Invalid
from tests.cells import cells
from tests.unit.nnhal.toys import (
    AddProgram,
    CachingDriver,
    ToyDriver,
    add_model,
    arguments,
    running,
    toy_device,
)

FAILURE = ErrorStatus.GENERAL_FAILURE


def status_of(call: Callable[[], object]) -> ErrorStatus:
    with pytest.raises(HalError) as caught:
        call()
    return caught.value.status


def body_raising(error: BaseException) -> Callable[[Inputs, Outputs, ExecutionContext], None]:
    def body(inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        raise error

    return body


class TestWithTheKit:
    """Mistakes in a Driver or Program of the driver kit."""

    @cells(
        ("error", "status"),
        [
            (RuntimeError("boom"), ErrorStatus.GENERAL_FAILURE),
            (HalError(ErrorStatus.DEVICE_UNAVAILABLE), ErrorStatus.DEVICE_UNAVAILABLE),
            (MemoryError(), ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT),
            (Invalid("wrong"), ErrorStatus.INVALID_ARGUMENT),
            (HalError(ErrorStatus.NONE, "success as an error"), ErrorStatus.GENERAL_FAILURE),
            (HalError(ErrorStatus.DEAD_OBJECT), ErrorStatus.GENERAL_FAILURE),
        ],
    )
    def test_what_a_program_raises_becomes_a_status_on_every_path(
        self, error: Exception, status: ErrorStatus
    ) -> None:
        model = toy_device(make=running(body_raising(error))).prepare(add_model())
        request = arguments().request
        assert status_of(lambda: model.execute(request)) == status
        assert status_of(lambda: model.execute_async(request).result(10)) == status
        execution = model.execute_fenced(request)
        execution.wait(10**10)
        assert status_of(execution.info) == status
        in_burst = FAILURE if status > ErrorStatus.INVALID_ARGUMENT else status
        assert status_of(lambda: model.burst().execute(request)) == in_burst

    @pytest.mark.parametrize("error", [SystemExit(1), KeyboardInterrupt()], ids=repr)
    def test_what_would_end_a_thread_of_the_kit_becomes_a_status(
        self, error: BaseException
    ) -> None:
        model = toy_device(make=running(body_raising(error))).prepare(add_model())
        request = arguments().request
        assert status_of(lambda: model.execute_async(request).result(10)) == FAILURE
        execution = model.execute_fenced(request)
        execution.wait(10**10)
        assert status_of(execution.info) == FAILURE

    @pytest.mark.parametrize("version", [HalVersion.V1_0, HalVersion.V1_2], ids=str)
    def test_a_status_of_1_3_is_a_general_failure_to_older_clients(
        self, version: HalVersion
    ) -> None:
        error = HalError(ErrorStatus.RESOURCE_EXHAUSTED_PERSISTENT)
        model = toy_device(version, running(body_raising(error))).prepare(add_model())
        assert status_of(lambda: model.execute(arguments().request)) == FAILURE

    def test_the_author_finds_the_traceback_in_the_log(
        self, caplog: pytest.LogCaptureFixture
    ) -> None:
        model = toy_device(make=running(body_raising(RuntimeError("boom")))).prepare(add_model())
        assert status_of(lambda: model.execute(arguments().request)) == FAILURE
        (record,) = caplog.records
        assert record.levelno == logging.ERROR
        assert record.name == "nnhal.driver"
        assert record.exc_info is not None
        assert str(record.exc_info[1]) == "boom"

    def test_a_program_that_has_failed_can_be_executed_again(self) -> None:
        answers = iter([RuntimeError("first"), None])

        def sometimes(inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
            error = next(answers)
            if error is not None:
                raise error
            outputs[0].write(np.add(inputs[0], inputs[1]))

        model, given = toy_device(make=running(sometimes)).prepare(add_model()), arguments()
        assert status_of(lambda: model.execute(given.request)) == FAILURE
        model.execute(given.request)
        assert given.output.tolist() == [11, 22, 33, 44]

    def test_forgetting_an_output_of_unknown_shape_is_a_failure(self) -> None:
        model = toy_device(make=running(lambda i, o, c: None)).prepare(
            add_model(output_dimensions=(0,))
        )
        assert status_of(lambda: model.execute(arguments().request)) == FAILURE

    def test_forgetting_an_output_of_known_shape_leaves_the_memory_as_it_was(self) -> None:
        model = toy_device(make=running(lambda i, o, c: None)).prepare(add_model())
        given = arguments()
        given.output[:] = 5
        model.execute(given.request)
        assert given.output.tolist() == [5] * 4

    @pytest.mark.parametrize(
        "data", [np.zeros(3, np.float32), np.zeros((2, 2), np.float32), np.zeros(4, np.complex64)]
    )
    def test_writing_another_shape_or_kind_than_declared_is_a_failure(self, data: Any) -> None:
        model = toy_device(make=running(lambda i, o, c: o[0].write(data))).prepare(add_model())
        assert status_of(lambda: model.execute(arguments().request)) == FAILURE

    def test_writing_to_an_input_is_a_failure_and_leaves_it_alone(self) -> None:
        def vandal(inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
            assert inputs[0] is not None
            inputs[0][:] = 0

        model, given = toy_device(make=running(vandal)).prepare(add_model()), arguments()
        assert status_of(lambda: model.execute(given.request)) == FAILURE
        assert given.pools[0].view(np.float32, (4,)).tolist() == [1, 2, 3, 4]

    def test_a_bind_that_raises_is_a_failure_of_the_execution(self) -> None:
        class BadBind(AddProgram):
            def bind(self, inputs: Inputs, outputs: Outputs) -> Step | None:
                raise RuntimeError("cannot bind")

        model = toy_device(make=BadBind).prepare(add_model())
        assert status_of(lambda: model.execute(arguments().request)) == FAILURE

    @pytest.mark.parametrize("answers", [[], [True, True]])
    def test_a_wrong_number_of_supported_operations_is_a_failure(self, answers: list[bool]) -> None:
        class Miscounting(ToyDriver):
            def supported_operations(self, model: Model) -> Sequence[bool]:
                return answers

        device = Device(Miscounting())
        assert status_of(lambda: device.supported_operations(add_model())) == FAILURE
        assert status_of(lambda: device.prepare(add_model())) == FAILURE

    def test_a_model_that_is_not_supported_is_an_invalid_argument(self) -> None:
        class Picky(ToyDriver):
            def supported_operations(self, model: Model) -> Sequence[bool]:
                return [False]

        device = Device(Picky())
        assert status_of(lambda: device.prepare(add_model())) == ErrorStatus.INVALID_ARGUMENT

    @pytest.mark.parametrize("result", [None, object(), add_model])
    def test_a_preparation_without_a_program_is_a_failure(self, result: Any) -> None:
        device = toy_device(make=lambda: result)
        assert status_of(lambda: device.prepare(add_model())) == FAILURE

    @pytest.mark.parametrize("error", [RuntimeError("no"), SystemExit(1), KeyboardInterrupt()])
    def test_a_preparation_that_raises_is_a_failure(self, error: BaseException) -> None:
        class Raising(ToyDriver):
            def prepare(self, model: Model, options: PrepareOptions) -> Program:
                raise error

        device = Device(Raising(), callback_timeout_s=30)
        assert status_of(lambda: device.prepare(add_model())) == FAILURE

    def test_start_up_queries_that_raise_are_failures(self) -> None:
        class Raising(ToyDriver):
            def capabilities(self) -> Capabilities:
                raise RuntimeError("no")

            def status(self) -> DeviceStatus:
                raise RuntimeError("no")

        device = Device(Raising())
        assert status_of(lambda: device.capabilities) == FAILURE
        driver: Any = device.driver
        assert driver.get_status() == DeviceStatus.UNKNOWN

    @cells("name", ["toy", "", "-adder", "toy adder", "toy-"])
    def test_a_name_without_vendor_and_device_is_refused(self, name: str) -> None:
        class Misnamed(ToyDriver):
            pass

        Misnamed.name = name
        with pytest.raises(ValueError, match="VENDOR-DEVICE"):
            Device(Misnamed())

    def test_a_program_from_the_cache_without_signature_is_a_failure(self) -> None:
        class Forgetful(CachingDriver):
            def load_from_cache(self, *files: Any) -> Program:
                return AddProgram()

        one, other = Memory.allocate(1), Memory.allocate(1)
        cache = CacheFiles((one.fd,), (other.fd,), bytes(32))
        device = Device(Forgetful())
        assert status_of(lambda: device.prepare_from_cache(cache)) == FAILURE


class RawPreparedModel(IPreparedModelV1_0):
    def __init__(self, behavior: str) -> None:
        self.behavior = behavior

    def execute(self, request: RequestV1_0, callback: IExecutionCallbackV1_0) -> ErrorStatus:
        match self.behavior:
            case "raises":
                raise RuntimeError("boom")
            case "never calls back":
                return ErrorStatus.NONE
            case "calls back twice":
                callback.notify(ErrorStatus.NONE)
                callback.notify(ErrorStatus.GENERAL_FAILURE)
            case "calls back much later":
                threading.Timer(0.05, callback.notify, [ErrorStatus.NONE]).start()
            case "refuses":
                callback.notify(ErrorStatus.GENERAL_FAILURE)
                return ErrorStatus.GENERAL_FAILURE
            case "insufficient without shapes":
                callback.notify(ErrorStatus.OUTPUT_INSUFFICIENT_SIZE)
            case "unknown status":
                callback.notify(77)  # type: ignore[arg-type]
        return ErrorStatus.NONE


class RawDevice(IDeviceV1_0):
    """A driver without the kit that misbehaves as it is told."""

    def __init__(self, behavior: str = "", execution: str = "") -> None:
        self.behavior = behavior
        self.execution = execution

    def get_capabilities(self) -> tuple[ErrorStatus, CapabilitiesV1_0]:
        none = PerformanceInfo(1, 1)
        return ErrorStatus.NONE, CapabilitiesV1_0(none, none)

    def get_supported_operations(self, model: ModelV1_0) -> tuple[ErrorStatus, Sequence[bool]]:
        if self.behavior == "raises":
            raise RuntimeError("boom")
        return ErrorStatus.NONE, [True] * 3

    def prepare_model(self, model: ModelV1_0, callback: IPreparedModelCallbackV1_0) -> ErrorStatus:
        match self.behavior:
            case "raises":
                raise RuntimeError("boom")
            case "never calls back":
                return ErrorStatus.NONE
            case "no model":
                callback.notify(ErrorStatus.NONE, None)
            case "refuses":
                callback.notify(ErrorStatus.NONE, RawPreparedModel(self.execution))
                return ErrorStatus.DEVICE_UNAVAILABLE
            case "calls back twice":
                callback.notify(ErrorStatus.NONE, RawPreparedModel(self.execution))
                callback.notify(ErrorStatus.GENERAL_FAILURE, None)
            case _:
                callback.notify(ErrorStatus.NONE, RawPreparedModel(self.execution))
        return ErrorStatus.NONE

    def get_status(self) -> DeviceStatus:
        return DeviceStatus.AVAILABLE


class TestWithoutTheKit:
    """Drivers that implement the interfaces themselves."""

    def test_a_wrong_number_of_supported_operations_is_told(self) -> None:
        with pytest.raises(HalError, match="3 answers for 1 operations"):
            Device(RawDevice()).supported_operations(add_model())

    @pytest.mark.parametrize("call", ["supported_operations", "prepare"])
    def test_an_exception_out_of_a_hal_call_is_a_failure_that_names_it(self, call: str) -> None:
        device = Device(RawDevice("raises"))
        with pytest.raises(HalError, match="the driver raised RuntimeError: boom") as caught:
            getattr(device, call)(add_model())
        assert caught.value.status == FAILURE

    def test_success_without_a_prepared_model_is_a_failure(self) -> None:
        with pytest.raises(HalError, match="without a prepared model"):
            Device(RawDevice("no model")).prepare(add_model())

    def test_the_status_of_the_launch_counts_before_the_callback(self) -> None:
        device = Device(RawDevice("refuses"))
        assert status_of(lambda: device.prepare(add_model())) == ErrorStatus.DEVICE_UNAVAILABLE

    def test_a_second_callback_of_a_preparation_is_ignored_and_logged(
        self, caplog: pytest.LogCaptureFixture
    ) -> None:
        Device(RawDevice("calls back twice")).prepare(add_model())
        assert "second time for the same preparation" in caplog.text

    def test_a_preparation_without_callback_ends_when_the_client_has_waited_enough(self) -> None:
        device = Device(RawDevice("never calls back"), callback_timeout_s=0.01)
        with pytest.raises(NoAnswer, match=r"preparation in 0\.01 s"):
            device.prepare(add_model())

    def prepared(self, execution: str, timeout_s: float | None = None) -> Any:
        return Device(RawDevice("", execution), callback_timeout_s=timeout_s).prepare(add_model())

    def test_an_execution_without_callback_ends_when_the_client_has_waited_enough(self) -> None:
        model = self.prepared("never calls back", 0.01)
        with pytest.raises(NoAnswer):
            model.execute(arguments().request)
        assert not model.execute_async(arguments().request).done()

    def test_by_default_the_client_waits_as_long_as_it_takes(self) -> None:
        self.prepared("calls back much later").execute(arguments().request)

    def test_a_second_callback_of_an_execution_is_ignored_and_logged(
        self, caplog: pytest.LogCaptureFixture
    ) -> None:
        model = self.prepared("calls back twice")
        model.execute(arguments().request)
        model.execute_async(arguments().request).result(0)
        assert caplog.text.count("second time for the same execution") == 2

    def test_a_refused_launch_is_told(self) -> None:
        model = self.prepared("refuses")
        assert status_of(lambda: model.execute(arguments().request)) == FAILURE
        assert status_of(lambda: model.execute_async(arguments().request)) == FAILURE

    def test_an_exception_out_of_an_execution_is_a_failure(self) -> None:
        model = self.prepared("raises")
        with pytest.raises(HalError, match="the driver raised RuntimeError: boom"):
            model.execute(arguments().request)
        with pytest.raises(HalError, match="the driver raised RuntimeError: boom"):
            model.execute_async(arguments().request)

    def test_a_status_that_does_not_exist_is_a_failure(self) -> None:
        with pytest.raises(HalError, match="status 77 does not exist"):
            self.prepared("unknown status").execute(arguments().request)

    def test_old_drivers_may_tell_insufficient_outputs_without_shapes(self) -> None:
        model = self.prepared("insufficient without shapes")
        status = status_of(lambda: model.execute(arguments().request))
        assert status == ErrorStatus.OUTPUT_INSUFFICIENT_SIZE


class AnsweringModel(IPreparedModelV1_2):
    """Answers every execution with a given result."""

    def __init__(self, answer: SynchronousResult) -> None:
        self.answer = answer
        self.burst_answers = 1

    def execute(self, request: RequestV1_0, callback: IExecutionCallbackV1_0) -> ErrorStatus:
        raise NotImplementedError

    def execute_1_2(self, request: RequestV1_0, measure: MeasureTiming, callback: Any) -> Any:
        callback.notify_1_2(*self.answer)
        return ErrorStatus.NONE

    def execute_synchronously(
        self, request: RequestV1_0, measure: MeasureTiming
    ) -> SynchronousResult:
        return self.answer

    def configure_execution_burst(self, callback: Any, channels: Any) -> Any:
        def consume(packet: bytes) -> None:
            status, shapes, timing = self.answer
            answer = serialize_result(BurstResult(status, tuple(shapes), timing))
            for _ in range(self.burst_answers):
                channels.result.send(answer)

        class Context(IBurstContext):
            def free_memory(self, slot: int) -> None: ...

        channels.request.listen(consume)
        return ErrorStatus.NONE, Context()


class TestContradictions:
    """Answers that contradict themselves are failures of the driver, as in Android's runtime."""

    GOOD = OutputShape((4,))
    SHORT = OutputShape((4,), is_sufficient=False)

    @cells("way", ["execute", "execute_async", "burst"])
    @cells(
        ("status", "shapes", "fault"),
        [
            (ErrorStatus.NONE, (GOOD, GOOD), "2 output shapes for 1 outputs"),
            (ErrorStatus.NONE, (SHORT,), "NONE, but an output is insufficient"),
            (ErrorStatus.OUTPUT_INSUFFICIENT_SIZE, (GOOD,), "every output is sufficient"),
            (ErrorStatus.GENERAL_FAILURE, (GOOD,), "GENERAL_FAILURE with output shapes"),
        ],
    )
    def test_such_an_answer_is_a_failure(
        self, way: str, status: ErrorStatus, shapes: tuple[OutputShape, ...], fault: str
    ) -> None:
        interface = AnsweringModel((status, shapes, NO_TIMING))
        model = PreparedModel(interface, Signature.of(add_model()))
        request = arguments().request
        ways: dict[str, Callable[[], object]] = {
            "execute": lambda: model.execute(request),
            "execute_async": lambda: model.execute_async(request).result(0),
            "burst": lambda: model.burst().execute(request),
        }
        with pytest.raises(HalError, match=fault) as caught:
            ways[way]()
        assert caught.value.status == FAILURE

    @pytest.mark.parametrize("way", ["execute", "execute_async", "burst"])
    def test_a_device_slower_than_its_driver_is_a_failure(self, way: str) -> None:
        interface = AnsweringModel((ErrorStatus.NONE, (self.GOOD,), Timing(2, 1)))
        model = PreparedModel(interface, Signature.of(add_model()))
        request = arguments().request
        ways: dict[str, Callable[[], object]] = {
            "execute": lambda: model.execute(request, measure=True),
            "execute_async": lambda: model.execute_async(request, measure=True).result(0),
            "burst": lambda: model.burst().execute(request, measure=True),
        }
        with pytest.raises(HalError, match="2 us on the device, but 1 us in the driver") as caught:
            ways[way]()
        assert caught.value.status == FAILURE

    def test_a_driver_may_tell_only_one_of_the_times(self) -> None:
        for timing in (Timing(time_on_device_us=2), Timing(time_in_driver_us=2)):
            interface = AnsweringModel((ErrorStatus.NONE, (self.GOOD,), timing))
            model = PreparedModel(interface, Signature.of(add_model()))
            assert model.execute(arguments().request, measure=True).timing == timing

    def test_a_burst_that_answers_twice_does_not_mix_up_the_next_execution(
        self, caplog: pytest.LogCaptureFixture
    ) -> None:
        interface = AnsweringModel((ErrorStatus.NONE, (self.GOOD,), NO_TIMING))
        interface.burst_answers = 2
        burst, request = PreparedModel(interface, None).burst(), arguments().request
        burst.execute(request)
        burst.execute(request)
        assert caplog.text.count("answered a burst packet a second time") == 1

    def test_a_burst_that_does_not_answer_ends_when_the_client_has_waited_enough(self) -> None:
        interface = AnsweringModel((ErrorStatus.NONE, (), NO_TIMING))
        interface.burst_answers = 0
        burst = PreparedModel(interface, None, 0.01).burst()
        with pytest.raises(NoAnswer):
            burst.execute(arguments().request)

    @pytest.mark.parametrize("answer", [b"", b"\xff" * 24, bytes(48)])
    def test_a_burst_that_answers_with_no_packet_is_a_failure(self, answer: bytes) -> None:
        class Garbage(AnsweringModel):
            def configure_execution_burst(self, callback: Any, channels: Any) -> Any:
                configured = super().configure_execution_burst(callback, channels)
                channels.request.listen(lambda packet: channels.result.send(answer))
                return configured

        burst = PreparedModel(Garbage((ErrorStatus.NONE, (), NO_TIMING)), None).burst()
        with pytest.raises(HalError, match="the driver's answer is wrong") as caught:
            burst.execute(arguments().request)
        assert caught.value.status == FAILURE

    def test_what_a_burst_raises_is_a_failure(self) -> None:
        class Raising(AnsweringModel):
            def configure_execution_burst(self, callback: Any, channels: Any) -> Any:
                configured = super().configure_execution_burst(callback, channels)
                channels.request.listen(lambda packet: 1 // 0)
                return configured

        burst = PreparedModel(Raising((ErrorStatus.NONE, (), NO_TIMING)), None).burst()
        for _ in range(2):
            with pytest.raises(HalError, match="the driver raised ZeroDivisionError") as caught:
                burst.execute(arguments().request)
            assert caught.value.status == FAILURE

    def test_a_launch_with_a_status_that_does_not_exist_is_a_failure(self) -> None:
        class Launching(AnsweringModel):
            def execute_1_2(self, *arguments: Any) -> Any:
                return 77

        model = PreparedModel(Launching((ErrorStatus.NONE, (), NO_TIMING)), None)
        with pytest.raises(HalError, match="status 77 does not exist") as caught:
            model.execute_async(arguments().request)
        assert caught.value.status == FAILURE
