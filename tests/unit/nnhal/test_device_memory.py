"""Device memories: allocation, copies, and their use in requests (hal.md 7 and 11)."""

from __future__ import annotations

import gc
from typing import Any

import numpy as np
import pytest

from nnhal.device import Device, DeviceBuffer, PreparedModel
from nnhal.driver_kit import ExecutionContext, Inputs, Outputs
from nnhal.errors import HalError
from nnhal.memory import Memory
from nnhal.types import (
    BufferDesc,
    BufferRole,
    BufferToken,
    DataLocation,
    ErrorStatus,
    HalVersion,
    Model,
    OperandLifeTime,
    OperandType,
    Operation,
    OperationType,
    RequestArgument,
    Subgraph,
)
from tests.cells import cells
from tests.unit.nnhal.toys import (
    BoundAddProgram,
    ToyDriver,
    add_model,
    arguments,
    operand,
    running,
    toy_device,
    with_pool,
)

INVALID = ErrorStatus.INVALID_ARGUMENT
FAILURE = ErrorStatus.GENERAL_FAILURE
UNKNOWN = BufferDesc()
PATHS = ["execute", "execute_async", "execute_fenced"]


def status_of(call: Any, *given: Any, **named: Any) -> ErrorStatus:
    with pytest.raises(HalError) as caught:
        call(*given, **named)
    return caught.value.status


def status_of_execution(model: PreparedModel, path: str, request: Any) -> ErrorStatus:
    """Of the launch, or of what was launched."""

    def run() -> None:
        launched = getattr(model, path)(request)
        if path == "execute_async":
            launched.result(10)
        elif path == "execute_fenced":
            launched.wait(10**10)
            launched.info()

    return status_of(run)


def role(io_index: int = 0, model_index: int = 0, frequency: float = 1.0) -> BufferRole:
    return BufferRole(model_index, io_index, frequency)


@pytest.fixture
def device() -> Device:
    return toy_device()


@pytest.fixture
def model(device: Device) -> PreparedModel:
    return device.prepare(add_model())


def input_buffer(device: Device, model: PreparedModel, io_index: int = 0) -> DeviceBuffer:
    return device.allocate(UNKNOWN, [model], [role(io_index)])


def output_buffer(device: Device, model: PreparedModel) -> DeviceBuffer:
    return device.allocate(UNKNOWN, [model], (), [role()])


def floats(*values: float) -> Memory:
    return Memory.from_bytes(np.array(values, np.float32).tobytes())


class TestAllocation:
    def test_tokens_are_positive_and_unique(self, device: Device, model: PreparedModel) -> None:
        buffers = [input_buffer(device, model) for _ in range(5)]
        tokens = {buffer.token for buffer in buffers}
        assert len(tokens) == 5
        assert min(tokens) > 0

    @pytest.mark.parametrize(
        ("inputs", "outputs"),
        [
            ([], []),
            ([role(2)], []),
            ([], [role(1)]),
            ([role(0, 1)], []),
            ([role(-1)], []),
            ([role(frequency=0.0)], []),
            ([role(frequency=1.5)], []),
            ([role(), role()], []),
        ],
    )
    def test_wrong_roles_are_invalid(
        self,
        device: Device,
        model: PreparedModel,
        inputs: list[BufferRole],
        outputs: list[BufferRole],
    ) -> None:
        assert status_of(device.allocate, UNKNOWN, [model], inputs, outputs) == INVALID

    def test_one_role_by_two_indexes_of_the_same_prepared_model_is_invalid(
        self, device: Device, model: PreparedModel
    ) -> None:
        twice = [BufferRole(0, 0, 1.0), BufferRole(1, 0, 1.0)]

        assert status_of(device.allocate, UNKNOWN, [model, model], twice) == INVALID

    def test_there_must_be_a_prepared_model(self, device: Device) -> None:
        assert status_of(device.allocate, UNKNOWN, [], [role()]) == INVALID

    def test_a_prepared_model_of_another_driver_is_invalid(self, device: Device) -> None:
        stranger = toy_device().prepare(add_model())
        assert status_of(device.allocate, UNKNOWN, [stranger], [role()]) == INVALID

    def test_roles_of_different_types_are_invalid(self, device: Device) -> None:
        tensor = operand(lifetime=OperandLifeTime.SUBGRAPH_INPUT)
        boxes = operand(OperandType.TENSOR_INT32, (4,), OperandLifeTime.SUBGRAPH_OUTPUT)
        cast = Operation(OperationType.CAST, (0,), (1,))
        model = Model(Subgraph((tensor, boxes), (cast,), (0,), (1,)))

        class CastDriver(ToyDriver):
            def supported_operations(self, model: Model) -> list[bool]:
                return [True]

        device = Device(CastDriver())
        prepared = device.prepare(model)
        assert status_of(device.allocate, UNKNOWN, [prepared], [role()], [role()]) == INVALID

    @pytest.mark.parametrize("dimensions", [(5,), (2, 2)])
    def test_dimensions_that_contradict_the_model_are_invalid(
        self, device: Device, model: PreparedModel, dimensions: tuple[int, ...]
    ) -> None:
        assert status_of(device.allocate, BufferDesc(dimensions), [model], [role()]) == INVALID

    def test_an_unknown_size_is_found_out_when_there_is_data(self, device: Device) -> None:
        model = device.prepare(add_model((0,)))
        buffer = device.allocate(UNKNOWN, [model], [role()])

        assert status_of(buffer.copy_to, floats(0, 0)) == FAILURE
        assert status_of(buffer.copy_from, floats(1, 2)) == INVALID
        assert status_of(buffer.copy_from, floats(1, 2), (3,)) == INVALID
        for numbers in ((1, 2), (3, 4, 5)):
            buffer.copy_from(floats(*numbers), (len(numbers),))
            out = floats(*([0] * len(numbers)))
            buffer.copy_to(out)
            assert out.view(np.float32, (len(numbers),)).tolist() == list(numbers)

    def test_an_output_of_unknown_size_takes_the_room_that_it_needs(self, device: Device) -> None:
        model = device.prepare(add_model((0,)))
        buffer = device.allocate(UNKNOWN, [model], [role()], [role()])
        request = arguments(dimensions=(4,)).request

        result = model.execute(with_pool(request, 1, buffer.pool))

        assert [shape.dimensions for shape in result.output_shapes] == [(4,)]
        out = floats(0, 0, 0, 0)
        buffer.copy_to(out)
        assert out.view(np.float32, (4,)).tolist() == [11, 22, 33, 44]

    @pytest.mark.parametrize("version", [HalVersion.V1_0, HalVersion.V1_2], ids=str)
    def test_drivers_before_1_3_have_no_device_memories(self, version: HalVersion) -> None:
        device = toy_device(version)
        model = device.prepare(add_model())
        assert status_of(device.allocate, UNKNOWN, [model], [role()]) == FAILURE


class TestCopies:
    def test_what_goes_in_comes_out(self, device: Device, model: PreparedModel) -> None:
        buffer, out = input_buffer(device, model), floats(0, 0, 0, 0)
        buffer.copy_from(floats(1, 2, 3, 4))
        buffer.copy_to(out)
        assert out.view(np.float32, (4,)).tolist() == [1, 2, 3, 4]

    def test_a_wrong_size_comes_before_missing_content(
        self, device: Device, model: PreparedModel
    ) -> None:
        buffer = input_buffer(device, model)
        assert status_of(buffer.copy_to, floats(0)) == INVALID
        assert status_of(buffer.copy_to, floats(0, 0, 0, 0)) == FAILURE

    @pytest.mark.parametrize(
        ("size", "dimensions"), [(3, ()), (4, (5,)), (4, (0,)), (4, (2, 2)), (4, (4, 1))]
    )
    def test_a_failed_copy_takes_the_content_away(
        self, device: Device, model: PreparedModel, size: int, dimensions: tuple[int, ...]
    ) -> None:
        buffer = input_buffer(device, model)
        buffer.copy_from(floats(1, 2, 3, 4))
        assert status_of(buffer.copy_from, floats(*range(size)), dimensions) == INVALID
        assert status_of(buffer.copy_to, floats(0, 0, 0, 0)) == FAILURE

    def test_memory_that_cannot_be_mapped_is_a_failure(
        self, device: Device, model: PreparedModel
    ) -> None:
        buffer, memory = input_buffer(device, model), floats(1, 2, 3, 4)
        memory.close()
        assert status_of(buffer.copy_from, memory) == FAILURE


class TestExecution:
    @cells("path", PATHS)
    @cells("make", [BoundAddProgram, None])
    def test_inputs_and_outputs_may_be_device_memories(self, path: str, make: Any) -> None:
        device = toy_device(make=make) if make else toy_device()
        model = device.prepare(add_model())
        source, target = input_buffer(device, model), output_buffer(device, model)
        source.copy_from(floats(5, 6, 7, 8))
        request = with_pool(arguments().request, 1, target.pool)
        # Input 0 from the buffer, input 1 from memory.
        request = type(request)(
            (RequestArgument(location=DataLocation(2, 0, 0)), request.inputs[1]),
            request.outputs,
            (*request.pools, source.pool),
        )
        launched = getattr(model, path)(request)
        if path == "execute_async":
            launched.result(10)
        elif path == "execute_fenced":
            launched.wait(10**10)
        out = floats(0, 0, 0, 0)
        target.copy_to(out)
        assert out.view(np.float32, (4,)).tolist() == [15, 26, 37, 48]

    def test_a_burst_sends_them_the_synchronous_way(
        self, device: Device, model: PreparedModel
    ) -> None:
        target = output_buffer(device, model)
        model.burst().execute(with_pool(arguments().request, 1, target.pool))
        out = floats(0, 0, 0, 0)
        target.copy_to(out)
        assert out.view(np.float32, (4,)).tolist() == [11, 22, 33, 44]

    @pytest.mark.parametrize("path", PATHS)
    @pytest.mark.parametrize("token", [0, 100])
    def test_an_unknown_token_is_invalid(self, model: PreparedModel, path: str, token: int) -> None:
        request = with_pool(arguments().request, 1, BufferToken(token))
        assert status_of_execution(model, path, request) == INVALID

    @pytest.mark.parametrize("path", PATHS)
    def test_a_buffer_of_another_prepared_model_is_invalid(
        self, device: Device, model: PreparedModel, path: str
    ) -> None:
        buffer = output_buffer(device, device.prepare(add_model()))
        request = with_pool(arguments().request, 1, buffer.pool)
        assert status_of_execution(model, path, request) == INVALID

    @pytest.mark.parametrize("path", PATHS)
    def test_a_buffer_for_another_input_or_for_an_output_is_invalid(
        self, device: Device, model: PreparedModel, path: str
    ) -> None:
        for buffer in (input_buffer(device, model, 1), output_buffer(device, model)):
            request = arguments().request
            inputs = RequestArgument(location=DataLocation(2, 0, 0)), request.inputs[1]
            wrong = type(request)(inputs, request.outputs, (*request.pools, buffer.pool))
            assert status_of_execution(model, path, wrong) == INVALID

    @pytest.mark.parametrize("path", PATHS)
    def test_reading_a_buffer_without_content_is_a_failure(
        self, device: Device, model: PreparedModel, path: str
    ) -> None:
        buffer = device.allocate(UNKNOWN, [model], [role(0), role(1)])
        request = with_pool(arguments().request, 0, buffer.pool)
        assert status_of_execution(model, path, request) == FAILURE
        buffer.copy_from(floats(1, 2, 3, 4))
        model.execute(request)

    def test_one_buffer_may_be_two_inputs_but_not_input_and_output(
        self, device: Device, model: PreparedModel
    ) -> None:
        buffer = device.allocate(UNKNOWN, [model], [role(0), role(1)], [role(0)])
        buffer.copy_from(floats(1, 2, 3, 4))
        given = arguments()
        model.execute(with_pool(given.request, 0, buffer.pool))
        assert given.output.tolist() == [2, 4, 6, 8]
        both = with_pool(with_pool(given.request, 0, buffer.pool), 1, buffer.pool)
        shared = type(both)(
            both.inputs, (RequestArgument(location=DataLocation(0, 0, 0)),), both.pools[:1]
        )
        assert status_of(model.execute, shared) == INVALID

    @pytest.mark.parametrize("path", ["execute", "execute_async"])
    def test_dimensions_of_the_request_must_agree_with_the_buffer(self, path: str) -> None:
        device = toy_device()
        model = device.prepare(add_model((0,)))
        buffer = device.allocate(BufferDesc((4,)), [model], (), [role()])
        given = arguments(dimensions=(4,), output_dimensions=(2,))
        request = with_pool(given.request, 1, buffer.pool)
        assert status_of_execution(model, path, request) == INVALID

    @pytest.mark.parametrize("path", ["execute", "execute_async"])
    def test_a_result_that_does_not_fit_the_buffer_is_a_failure(self, path: str) -> None:
        device = toy_device()
        model = device.prepare(add_model((0,)))
        buffer = device.allocate(BufferDesc((2,)), [model], (), [role()])
        request = with_pool(arguments(dimensions=(4,)).request, 1, buffer.pool)
        assert status_of_execution(model, path, request) == FAILURE

    def test_a_failed_execution_takes_the_content_away(self) -> None:
        def fail(inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
            raise RuntimeError("no")

        device = toy_device(make=running(fail))
        model = device.prepare(add_model())
        buffer = device.allocate(UNKNOWN, [model], (), [role()])
        buffer.copy_from(floats(1, 2, 3, 4))
        assert status_of(model.execute, with_pool(arguments().request, 1, buffer.pool)) == FAILURE
        assert status_of(buffer.copy_to, floats(0, 0, 0, 0)) == FAILURE

    def test_an_argument_takes_the_whole_of_a_buffer(
        self, device: Device, model: PreparedModel
    ) -> None:
        request = arguments().request
        pools = request.pools[0], output_buffer(device, model).pool
        with_length = type(request)(request.inputs, request.outputs, pools)
        assert status_of(model.execute, with_length) == INVALID

    def test_a_dropped_buffer_is_unknown(self, device: Device, model: PreparedModel) -> None:
        buffer = output_buffer(device, model)
        request = with_pool(arguments().request, 1, buffer.pool)
        model.execute(request)
        del buffer
        gc.collect()
        assert status_of(model.execute, request) == INVALID
