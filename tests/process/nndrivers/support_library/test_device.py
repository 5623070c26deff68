"""The calls of the HAL on the test library, which is loaded into this process."""

from __future__ import annotations

import ctypes
import os
from pathlib import Path

import msgspec
import numpy as np
import pytest

from mlts.backends.base import LoadedModel
from mlts.backends.hal import HalBackend
from mlts.catalogue import CatalogueModel, ModelEntry
from nndrivers.support_library.abi import FUNCTIONS, IMPLEMENTATION, struct_offset
from nnhal.device import CacheFiles, Device
from nnhal.errors import HalError, Inexpressible
from nnhal.fences import FenceState, fence_pair
from nnhal.memory import Memory
from nnhal.registry import resolve, resolve_all
from nnhal.types import (
    TIMING_NOT_AVAILABLE,
    BufferDesc,
    BufferRole,
    DataLocation,
    DeviceType,
    ErrorStatus,
    HalVersion,
    Model,
    Operand,
    OperandLifeTime,
    OperandType,
    Operation,
    OperationType,
    PerformanceInfo,
    Request,
    RequestArgument,
    Subgraph,
)
from nntest.assets import Assets
from nntflite.exporter import export_model
from tests.process.nndrivers.support_library.native_library import NativeLibraries
from tests.process.polling import eventually
from tests.unit.nnhal.toys import add_model, arguments, with_pool

FEW, MANY = 4, 1000
"""Elements of constants that the API copies, and that it does not."""


@pytest.fixture
def device(libraries: NativeLibraries) -> Device:
    return resolve(str(libraries.built()))


def test_the_struct_and_the_symbols_have_the_same_functions(libraries: NativeLibraries) -> None:
    handle = ctypes.CDLL(str(libraries.built()))
    entry = getattr(handle, IMPLEMENTATION)
    entry.restype = ctypes.c_void_p
    implementation = entry()

    for index, function in enumerate(FUNCTIONS):
        place = implementation + struct_offset(index)
        exported = ctypes.cast(getattr(handle, function.name), ctypes.c_void_p)
        assert ctypes.c_void_p.from_address(place).value == exported.value, function.name


@pytest.mark.parametrize("form", ["", "PLAIN"])
def test_it_says_what_the_library_says(libraries: NativeLibraries, form: str) -> None:
    device = resolve(f"nnapi:{libraries.built(form=form)}")

    assert device.name == "test-cpu"
    assert device.hal_version == HalVersion.AIDL_V4
    assert (device.type, device.version_string) == (DeviceType.CPU, "1.2.3-test")
    told = device.capabilities
    types = {each.type: each.info.exec_time for each in told.operand_performance}
    assert types[OperandType.TENSOR_FLOAT32] == pytest.approx(0.9)
    assert types[OperandType.TENSOR_QUANT8_ASYMM] == pytest.approx(0.45)
    assert told.while_performance == PerformanceInfo(pytest.approx(0.93), 1)
    [extension] = device.supported_extensions
    assert extension.name == "org.example.test"
    assert [(each.type, each.byte_size) for each in extension.operand_types] == [(3, 8)]
    assert device.number_of_cache_files == msgspec.convert(
        {"model_cache": 1, "data_cache": 1}, type(device.number_of_cache_files)
    )


def test_each_device_is_a_driver(libraries: NativeLibraries) -> None:
    path = libraries.built("TWO_DEVICES")

    assert list(resolve_all(str(path))) == [f"{path}#test-cpu", f"{path}#test-float"]
    assert resolve(f"{path}#test-float").type == DeviceType.ACCELERATOR


def test_a_device_older_than_the_aidl_interface_has_the_first_of_it(
    libraries: NativeLibraries,
) -> None:
    device = resolve(str(libraries.built("OLD_DEVICE")))
    given = arguments()

    device.prepare(add_model()).execute(given.request)

    assert device.hal_version == HalVersion.AIDL_V1
    assert given.output.tolist() == [11, 22, 33, 44]


def test_what_it_logs_explains_what_it_refuses(
    libraries: NativeLibraries, caplog: pytest.LogCaptureFixture
) -> None:
    device = resolve(str(libraries.built(form="ANDROID_LOG")))

    with pytest.raises(HalError):
        device.prepare(add_model(dimensions=(1, 1, 1, 1, 4)))

    said = "test-sl: operations that are not sound: 1 of 1.5"
    assert [record.getMessage() for record in caplog.records] == [
        said,
        f"prepareModel: invalid argument: ANeuralNetworksModel_finish returned BAD_DATA ({said})",
    ]


def test_an_output_without_room_says_what_it_needs(device: Device) -> None:
    prepared = device.prepare(add_model(dimensions=(0,)))
    given = arguments(capacity=8, dimensions=(4,))

    with pytest.raises(HalError) as raised:
        prepared.execute(given.request)

    assert raised.value.status == ErrorStatus.OUTPUT_INSUFFICIENT_SIZE
    assert [shape.dimensions for shape in raised.value.output_shapes] == [(4,)]


def test_a_fenced_execution_waits_for_its_fence(device: Device) -> None:
    prepared = device.prepare(add_model())
    given = arguments()
    fence, writer = fence_pair()

    launched = prepared.execute_fenced(given.request, [fence], measure=True)
    assert launched.fence is not None
    assert launched.fence.state is FenceState.ACTIVE
    assert not given.output.any()

    writer.signal()
    assert launched.fence.wait() is FenceState.SIGNALED
    assert given.output.tolist() == [11, 22, 33, 44]
    since_launch, since_fence = (
        timing.time_in_driver_us
        for timing in (launched.info().timing_launched, launched.info().timing_fenced)
    )
    assert TIMING_NOT_AVAILABLE > since_launch >= since_fence


def test_a_fenced_execution_fails_with_its_fence(device: Device) -> None:
    prepared = device.prepare(add_model())
    fence, writer = fence_pair()

    launched = prepared.execute_fenced(arguments().request, [fence])
    writer.fail()

    assert launched.fence is not None
    assert launched.fence.wait() is FenceState.ERROR


def test_a_device_memory_carries_an_output_to_an_input(device: Device) -> None:
    prepared = device.prepare(add_model())
    roles = [BufferRole(0, 0, 1.0)]
    buffer = device.allocate(BufferDesc(), [prepared], roles, roles)
    first, second = arguments(), arguments()

    with pytest.raises(HalError) as raised:
        prepared.execute(with_input(second.request, buffer.pool))
    assert raised.value.status == ErrorStatus.GENERAL_FAILURE, "it holds nothing yet"

    prepared.execute(with_pool(first.request, 1, buffer.pool))
    prepared.execute(with_input(second.request, buffer.pool))
    assert second.output.tolist() == [21, 42, 63, 84]
    content = Memory.allocate(16)
    buffer.copy_to(content)
    assert content.view(np.float32, (4,)).tolist() == [11, 22, 33, 44]


def test_a_device_memory_without_content_is_told_from_one_of_another_size(device: Device) -> None:
    roles = [BufferRole(0, 0, 1.0)]
    buffer = device.allocate(BufferDesc(), [device.prepare(add_model())], roles, roles)

    for size, expected in (
        (16, ErrorStatus.GENERAL_FAILURE),
        (8, ErrorStatus.INVALID_ARGUMENT),
    ):
        with pytest.raises(HalError) as raised:
            buffer.copy_to(Memory.allocate(size))
        assert raised.value.status == expected


def with_input(request: Request, pool: object) -> Request:
    """``request`` with its first input in a device memory."""
    first = RequestArgument(location=DataLocation(2, 0, 0))
    return Request((first, *request.inputs[1:]), request.outputs, (*request.pools, pool))


def test_a_second_preparation_finds_the_first_one_in_the_cache(
    device: Device, tmp_path: Path
) -> None:
    for hits in range(3):
        with CacheFiles.open(tmp_path, device.number_of_cache_files, bytes(range(32))) as cache:
            device.prepare(add_model(), cache=cache)
            with pytest.raises(Inexpressible):
                device.prepare_from_cache(cache)
            found = os.pread(cache.model[0], 100, 0)
        assert found[4:36] == bytes(range(32))
        assert int.from_bytes(found[36:40], "little") == hits


def test_a_benchmark_finds_its_cache_with_the_model_beside_it(
    device: Device, tmp_path: Path
) -> None:
    path = tmp_path / "add.tflite"
    path.write_bytes(export_model(add_model()))
    entry = ModelEntry(name="add", input_size=(4,), data_size=4, baseline_sec=0.001)
    model = LoadedModel(CatalogueModel(entry, path, Assets((tmp_path,))), path)
    backend = HalBackend("native", device)

    backend.save_to_cache(model, tmp_path)
    backend.prepare_from_cache(model, tmp_path)

    [found] = tmp_path.rglob("model*")
    assert int.from_bytes(found.read_bytes()[36:40], "little") == 1


@pytest.mark.parametrize("count", [FEW, MANY])
def test_constants_are_there_as_long_as_the_model(device: Device, count: int) -> None:
    prepared = device.prepare(sum_of_constants(count))
    noise = [bytes(4 * count) for _ in range(100)]
    memory = Memory.allocate(4 * count)
    output = RequestArgument(location=DataLocation(0, 0, 4 * count))

    prepared.execute(Request((), (output,), (memory,)))

    assert memory.view(np.float32, (count,)).tolist() == [3 * i for i in range(count)]
    assert len(noise) == 100


def sum_of_constants(count: int) -> Model:
    """Without inputs, which the API has no models for; its second constant is not aligned."""
    one = np.arange(count, dtype=np.float32)
    values = one.tobytes() + b"\0" + (2 * one).tobytes() + bytes(4)
    constant = OperandLifeTime.CONSTANT_COPY
    tensor, size = OperandType.TENSOR_FLOAT32, 4 * count
    operands = (
        Operand(tensor, (count,), lifetime=constant, location=DataLocation(0, 0, size)),
        Operand(tensor, (count,), lifetime=constant, location=DataLocation(0, size + 1, size)),
        Operand(OperandType.INT32, lifetime=constant, location=DataLocation(0, 2 * size + 1, 4)),
        Operand(tensor, (count,), lifetime=OperandLifeTime.SUBGRAPH_OUTPUT),
    )
    operation = Operation(OperationType.ADD, (0, 1, 2), (3,))
    return Model(Subgraph(operands, (operation,), (), (3,)), operand_values=values)


def test_a_pool_may_begin_anywhere_in_its_file(device: Device, tmp_path: Path) -> None:
    given = arguments()
    path = tmp_path / "inputs"
    path.write_bytes(bytes(4100) + bytes(given.pools[0].buffer))
    moved = Memory.from_file(path, 4100)

    device.prepare(add_model()).execute(with_pool(given.request, 0, moved))

    assert given.output.tolist() == [11, 22, 33, 44]


def test_nothing_is_left_of_what_is_dropped(device: Device) -> None:
    before = open_descriptors()

    def use() -> None:
        prepared = device.prepare(add_model())
        given = arguments()
        launched = prepared.execute_fenced(given.request)
        assert launched.fence is not None
        launched.fence.wait()
        prepared.burst().execute(given.request)
        prepared.reusable_execution(given.request).execute()

    use()
    # The library's own thread may be about to close its end of a fence.
    eventually(lambda: open_descriptors() <= before)
    for _ in range(20):
        use()
    eventually(lambda: open_descriptors() <= before)


def open_descriptors() -> int:
    return len(os.listdir("/proc/self/fd"))
