"""The AIDL interface: a driver of the kit behind it, in this process and in one of its own."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
import pytest

from nnhal.device import CacheFiles, Device, PreparedModel
from nnhal.errors import HalError
from nnhal.fences import FenceState, fence_pair
from nnhal.interfaces import (
    IDeviceAidl,
    IDeviceAidlV4,
    IDeviceV1_0,
    IPreparedModelAidlV4,
    IPreparedModelCallbackAidl,
)
from nnhal.types import (
    BufferDesc,
    BufferRole,
    BufferToken,
    DataLocation,
    ErrorStatus,
    ExecutionConfig,
    ExecutionPreference,
    HalVersion,
    OutputShape,
    PrepareModelConfig,
    Priority,
    Request,
    TokenValuePair,
)
from nnprocess.zygote import Zygote
from nnservice import start
from tests.unit.nnhal.toys import CachingDriver, ToyDriver, add_model, arguments, with_pool

AIDL = tuple(version for version in HalVersion if version.is_aidl)
TWICE = (TokenValuePair(1, b"a"), TokenValuePair(1, b"b"))


class AidlToy(CachingDriver):
    """Adds, with the newest interface."""

    def __init__(self) -> None:
        super().__init__(HalVersion.AIDL_V4)


@pytest.fixture(scope="module", params=["in process", "served"])
def device(request: pytest.FixtureRequest) -> Iterator[Device]:
    if request.param == "in process":
        yield Device(AidlToy())
        return
    with Zygote.start() as zygote, start(f"{__name__}:AidlToy", zygote=zygote) as service:
        yield service.device


@pytest.fixture
def prepared(device: Device) -> PreparedModel:
    return device.prepare(add_model())


@pytest.fixture
def raw(prepared: PreparedModel) -> Any:
    assert isinstance(prepared.interface, IPreparedModelAidlV4)
    return prepared.interface


class Callback(IPreparedModelCallbackAidl):
    def __init__(self) -> None:
        self.calls: list[tuple[ErrorStatus, object]] = []

    def notify(self, status: ErrorStatus, prepared_model: object) -> None:
        self.calls.append((status, prepared_model))


def refused(call: Any, *arguments: Any) -> bool:
    """Whether the call ends with INVALID_ARGUMENT and gives nothing."""
    status, *given = call(*arguments)
    return status == ErrorStatus.INVALID_ARGUMENT and not any(given)


@pytest.mark.parametrize("version", AIDL)
def test_a_driver_has_the_interface_of_its_version(version: HalVersion) -> None:
    device = Device(ToyDriver(version))
    assert device.hal_version is version
    assert isinstance(device.driver, IDeviceAidl)
    assert isinstance(device.driver, IDeviceAidlV4) == (version is HalVersion.AIDL_V4)
    assert not isinstance(device.driver, IDeviceV1_0)


def test_a_version_that_does_not_exist_is_a_failure_that_says_so() -> None:
    class Newer(type(Device(AidlToy()).driver)):  # type: ignore[misc]
        def get_interface_version(self) -> int:
            return 9

    with pytest.raises(HalError, match="version 9 of the AIDL interface"):
        Device(Newer(AidlToy()))


def test_start_up_answers_are_the_drivers(device: Device) -> None:
    assert device.version_string == "2.5"
    assert device.type.name == "ACCELERATOR"
    assert device.capabilities.relaxed_float32_to_float16_performance_scalar.exec_time == 0.5
    assert device.number_of_cache_files.model_cache == 1
    assert device.supported_operations(add_model()) == [True]


def test_an_execution_adds_and_is_timed_in_nanoseconds(prepared: PreparedModel, raw: Any) -> None:
    given = arguments()
    result = prepared.execute(given.request, measure=True)
    assert given.output.tolist() == [11, 22, 33, 44]
    assert result.timing.time_on_device_us <= result.timing.time_in_driver_us < 10**9
    _, answer = raw.execute_synchronously(given.request, True, -1, -1)
    assert 0 <= answer.timing.time_on_device_ns <= answer.timing.time_in_driver_ns
    _, answer = raw.execute_synchronously(given.request, False, -1, -1)
    assert (answer.timing.time_on_device_ns, answer.timing.time_in_driver_ns) == (-1, -1)


def test_too_small_an_output_is_an_answer_and_no_error(device: Device) -> None:
    prepared: Any = device.prepare(add_model(output_dimensions=(0,)))
    given = arguments(capacity=8)
    status, result = prepared.interface.execute_synchronously(given.request, False, -1, -1)
    assert status == ErrorStatus.NONE
    assert not result.output_sufficient_size
    assert result.output_shapes == (OutputShape((4,), False),)
    with pytest.raises(HalError) as error:
        prepared.execute(given.request)
    assert error.value.status == ErrorStatus.OUTPUT_INSUFFICIENT_SIZE
    assert error.value.output_shapes == (OutputShape((4,), False),)


def test_an_asynchronous_execution_runs_in_the_background(prepared: PreparedModel) -> None:
    given = arguments()
    prepared.execute_async(given.request).result(timeout=20)
    assert given.output.tolist() == [11, 22, 33, 44]


def test_a_fenced_execution_waits_for_its_fence(prepared: PreparedModel) -> None:
    given = arguments()
    fence, writer = fence_pair()
    execution = prepared.execute_fenced(given.request, [fence], measure=True)
    assert execution.wait(0) is FenceState.ACTIVE
    writer.signal()
    assert execution.wait(20_000_000_000) is FenceState.SIGNALED
    assert given.output.tolist() == [11, 22, 33, 44]
    info = execution.info()
    assert info.timing_launched.time_in_driver_us >= info.timing_fenced.time_in_driver_us


def test_a_burst_adds_and_forgets_what_is_released(prepared: PreparedModel, raw: Any) -> None:
    given = arguments()
    burst = prepared.burst()
    for _ in range(3):
        given.output[:] = 0
        burst.execute(given.request)
        assert given.output.tolist() == [11, 22, 33, 44]
    burst.close()
    with pytest.raises(HalError, match="closed"):
        burst.execute(given.request)
    status, interface = raw.configure_execution_burst()
    assert status == ErrorStatus.NONE
    assert interface.release_memory_resource(7) == ErrorStatus.NONE
    assert interface.release_memory_resource(-1) == ErrorStatus.INVALID_ARGUMENT


@pytest.mark.parametrize("tokens", [(0,), (0, 1, 2), (0, -2)])
def test_a_burst_refuses_memory_tokens_that_make_no_sense(
    raw: Any, tokens: tuple[int, ...]
) -> None:
    _, burst = raw.configure_execution_burst()
    assert refused(burst.execute_synchronously, arguments().request, tokens, False, -1, -1)


def test_a_reusable_execution_runs_again_and_again(prepared: PreparedModel) -> None:
    given = arguments()
    execution = prepared.reusable_execution(given.request, measure=True)
    for _ in range(2):
        given.output[:] = 0
        assert execution.execute().timing.time_in_driver_us < 10**9
        assert given.output.tolist() == [11, 22, 33, 44]
    fenced = execution.execute_fenced()
    assert fenced.wait(20_000_000_000) is FenceState.SIGNALED


def test_drivers_before_aidl_4_have_no_reusable_executions() -> None:
    prepared = Device(ToyDriver(HalVersion.AIDL_V3)).prepare(add_model())
    with pytest.raises(HalError, match="need AIDL 4"):
        prepared.reusable_execution(arguments().request)


def test_an_invalid_request_is_refused_on_every_path(raw: Any) -> None:
    good = arguments().request
    bad = msgspec.structs.replace(good, inputs=good.inputs[:1])
    config = ExecutionConfig()
    _, burst = raw.configure_execution_burst()
    assert refused(raw.execute_synchronously, bad, False, -1, -1)
    assert refused(raw.execute_synchronously_with_config, bad, config, -1)
    assert refused(raw.execute_fenced, bad, (), False, -1, -1, -1)
    assert refused(raw.execute_fenced_with_config, bad, (), config, -1, -1)
    assert refused(raw.create_reusable_execution, bad, config)
    assert refused(burst.execute_synchronously, bad, (-1, -1), False, -1, -1)
    assert refused(burst.execute_synchronously_with_config, bad, (-1, -1), config, -1)


def test_negative_times_but_minus_one_are_refused(raw: Any) -> None:
    request = arguments().request
    assert refused(raw.execute_synchronously, request, False, -2, -1)
    assert refused(raw.execute_synchronously, request, False, -1, -2)
    assert refused(raw.execute_fenced, request, (), False, -1, -1, -2)
    assert refused(raw.execute_synchronously_with_config, request, ExecutionConfig(False, -5), -1)


def test_a_hint_given_twice_is_refused_and_an_unknown_one_ignored(raw: Any) -> None:
    request = arguments().request
    twice = ExecutionConfig(execution_hints=TWICE)
    assert refused(raw.execute_synchronously_with_config, request, twice, -1)
    assert refused(raw.create_reusable_execution, request, twice)
    unknown = ExecutionConfig(execution_hints=TWICE[:1])
    assert raw.execute_synchronously_with_config(request, unknown, -1)[0] == ErrorStatus.NONE


def test_a_model_is_prepared_with_a_config(device: Device) -> None:
    driver: Any = device.driver
    refusing = Callback()
    config = PrepareModelConfig(compilation_hints=TWICE)
    status = driver.prepare_model_with_config(add_model(), config, refusing)
    assert status == ErrorStatus.INVALID_ARGUMENT
    deadline = PrepareModelConfig(deadline_ns=-2)
    assert driver.prepare_model_with_config(add_model(), deadline, Callback()) == status
    assert driver.prepare_model_with_config(add_model(), PrepareModelConfig(priority=7), Callback())


def test_a_deadline_that_has_passed_is_missed(device: Device, prepared: PreparedModel) -> None:
    with pytest.raises(HalError) as error:
        prepared.execute(arguments().request, deadline_ns=time.monotonic_ns() - 1)
    assert error.value.status == ErrorStatus.MISSED_DEADLINE_PERSISTENT
    with pytest.raises(HalError) as error:
        device.prepare(add_model(), deadline_ns=time.monotonic_ns() - 1)
    assert error.value.status == ErrorStatus.MISSED_DEADLINE_PERSISTENT


def test_a_model_comes_back_from_its_cache(device: Device, tmp_path: Any) -> None:
    token = bytes(range(32))
    files = device.number_of_cache_files
    with CacheFiles.open(tmp_path, files, token) as cache:
        device.prepare(
            add_model(),
            preference=ExecutionPreference.LOW_POWER,
            priority=Priority.HIGH,
            cache=cache,
        )
    with CacheFiles.open(tmp_path, files, token) as cache:
        prepared = device.prepare_from_cache(cache)
    given = arguments()
    prepared.execute(given.request)
    assert given.output.tolist() == [11, 22, 33, 44]


def test_device_memories_serve_as_arguments(device: Device, prepared: PreparedModel) -> None:
    given = arguments()
    buffer = device.allocate(BufferDesc(), [prepared], output_roles=[BufferRole(0, 0, 1.0)])
    prepared.execute(with_pool(given.request, 1, BufferToken(buffer.token)))
    buffer.copy_to(given.pools[1])
    np.testing.assert_array_equal(given.output, [11, 22, 33, 44])


def test_padding_beyond_the_pool_is_refused(raw: Any) -> None:
    good = arguments().request
    location = msgspec.structs.replace(good.outputs[0].location, padding=64)
    output = msgspec.structs.replace(good.outputs[0], location=location)
    bad = Request(good.inputs, (output,), good.pools)
    assert refused(raw.execute_synchronously, bad, False, -1, -1)


def test_only_requests_have_padding(device: Device) -> None:
    model = add_model()
    constant = msgspec.structs.replace(model.main.operands[2], location=DataLocation(0, 0, 4, 4))
    operands = (*model.main.operands[:2], constant, *model.main.operands[3:])
    main = msgspec.structs.replace(model.main, operands=operands)
    with pytest.raises(HalError) as error:
        device.prepare(msgspec.structs.replace(model, main=main))
    assert error.value.status == ErrorStatus.INVALID_ARGUMENT
