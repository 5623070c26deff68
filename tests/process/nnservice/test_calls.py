"""Every call of the HAL crosses with its arguments and its results as they were given."""

from __future__ import annotations

import logging
import os
import threading
from abc import ABCMeta
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import numpy as np
import pytest

from nnhal import interfaces as hal
from nnhal.errors import HalError
from nnhal.fences import FenceState, fence_pair
from nnhal.memory import Memory
from nnhal.types import (
    BufferDesc,
    BufferRole,
    BufferToken,
    CacheHandles,
    Capabilities,
    CapabilitiesV1_0,
    CapabilitiesV1_1,
    CapabilitiesV1_2,
    DeviceStatus,
    DeviceType,
    ErrorStatus,
    ExecutionPreference,
    Extension,
    ExtensionNameAndPrefix,
    ExtensionOperandTypeInformation,
    HalVersion,
    MeasureTiming,
    Model,
    OperandPerformance,
    OperandType,
    OutputShape,
    PerformanceInfo,
    PrepareModelConfigV1_3,
    Priority,
    Timing,
)
from nnhal.versions import convert_to, request_to_v1_0
from nnservice.hal.table import TABLE
from nnservice.rpc.messages import FrameKind
from nnservice.rpc.wire import Lane
from tests.process.nnservice.hosted import Hosted, hosted
from tests.process.polling import PATIENCE_S
from tests.unit.nnhal.toys import add_model, arguments, with_pool

NONE = ErrorStatus.NONE
SPEED = PerformanceInfo(0.25, 3.0)
TOKEN = bytes(range(32))
CONFIG = PrepareModelConfigV1_3(
    ExecutionPreference.LOW_POWER, Priority.HIGH, 2**62, CacheHandles(token=TOKEN)
)
OUTCOME = NONE, (OutputShape((2, 3)), OutputShape((4,), False)), Timing(5, 2**64 - 1)


def recording(interface: type, answers: dict[str, Any]) -> Any:
    """An object with ``interface`` that keeps its calls and gives ``answers``."""

    def method(name: str) -> Callable[..., Any]:
        def call(self: Any, *arguments: Any) -> Any:
            self.calls.append((name, *arguments))
            answer = answers[name]
            return answer(*arguments) if callable(answer) else answer

        return call

    names = interface.__abstractmethods__  # type: ignore[attr-defined]
    made: Any = type("Recording", (interface,), {name: method(name) for name in names})()
    made.calls = []
    return made


DEVICE_ANSWERS: dict[str, Any] = {
    "get_capabilities": (NONE, CapabilitiesV1_0(SPEED, SPEED)),
    "get_capabilities_1_1": (NONE, CapabilitiesV1_1(SPEED, SPEED, SPEED)),
    "get_capabilities_1_2": (
        NONE,
        CapabilitiesV1_2(SPEED, SPEED, (OperandPerformance(OperandType.FLOAT32, SPEED),)),
    ),
    "get_capabilities_1_3": (NONE, Capabilities(if_performance=SPEED)),
    "get_status": DeviceStatus.BUSY,
    "get_version_string": (NONE, "version £2"),
    "get_type": (NONE, DeviceType.GPU),
    "get_supported_extensions": (
        NONE,
        (Extension("com.acme", (ExtensionOperandTypeInformation(1, True, 4),)),),
    ),
    "get_number_of_cache_files_needed": (NONE, 3, 32),
    "get_supported_operations": (NONE, (True, False)),
    "get_supported_operations_1_1": (NONE, (True,)),
    "get_supported_operations_1_2": (ErrorStatus.INVALID_ARGUMENT, ()),
    "get_supported_operations_1_3": (NONE, (False,) * 1000),
    "prepare_model": NONE,
    "prepare_model_1_1": ErrorStatus.DEVICE_UNAVAILABLE,
    "prepare_model_1_2": ErrorStatus.GENERAL_FAILURE,
    "prepare_model_1_3": ErrorStatus.RESOURCE_EXHAUSTED_PERSISTENT,
    "prepare_model_from_cache": NONE,
    "prepare_model_from_cache_1_3": NONE,
    "allocate": (ErrorStatus.GENERAL_FAILURE, None, 0),
}


class Callback(hal.IPreparedModelCallbackV1_3, hal.IExecutionCallbackV1_3):
    """Keeps what it is told by any version's name."""

    def __init__(self) -> None:
        self.heard: list[tuple[Any, ...]] = []
        self.told = threading.Event()

    def notify(self, *arguments: Any) -> None:
        self.hear("notify", *arguments)

    def notify_1_2(self, *arguments: Any) -> None:
        self.hear("notify_1_2", *arguments)

    def notify_1_3(self, *arguments: Any) -> None:
        self.hear("notify_1_3", *arguments)

    def hear(self, *what: Any) -> None:
        self.heard.append(what)
        self.told.set()


@pytest.fixture
def device() -> Any:
    return recording(hal.IDeviceV1_3, DEVICE_ANSWERS)


@pytest.fixture
def here(device: Any) -> Iterator[Hosted]:
    with hosted(device) as connection:
        yield connection


def test_the_table_has_every_call_of_every_interface_with_its_parameters() -> None:
    channels = {hal.IBurstRequestChannel, hal.IBurstResultChannel}  # which are queues
    known = {interface.type: interface.methods for interface in TABLE.interfaces}
    for name in hal.__all__:
        interface = getattr(hal, name)
        if not isinstance(interface, ABCMeta) or interface in channels:
            continue
        own = {name for name in vars(interface) if name in interface.__abstractmethods__}
        if not own:
            continue
        methods = {method.name: method for method in known[interface]}
        assert set(methods) == own, name
        for method in methods.values():
            assert method.arguments.count == len(method.signature.parameters) - 1, method.name


@pytest.mark.parametrize("version", list(HalVersion)[:4], ids=str)
def test_a_device_has_the_interface_of_its_version_and_no_newer_one(version: HalVersion) -> None:
    interfaces = [hal.IDeviceV1_0, hal.IDeviceV1_1, hal.IDeviceV1_2, hal.IDeviceV1_3]
    with hosted(recording(interfaces[version.level - 1], DEVICE_ANSWERS)) as connection:
        found = [isinstance(connection.driver, interface) for interface in interfaces]
        assert found == [index < version.level for index in range(4)]
        assert connection.device.hal_version == version


@pytest.mark.parametrize(
    "name",
    [name for name in DEVICE_ANSWERS if name.startswith("get_") and "operations" not in name],
)
def test_a_question_without_arguments_gets_the_drivers_answer(
    here: Hosted, device: Any, name: str
) -> None:
    answer = getattr(here.driver, name)()
    assert answer == DEVICE_ANSWERS[name]
    assert type(answer) is type(DEVICE_ANSWERS[name])
    assert device.calls == [(name,)]


@pytest.mark.parametrize(
    ("name", "version"),
    [
        ("get_supported_operations", HalVersion.V1_0),
        ("get_supported_operations_1_1", HalVersion.V1_1),
        ("get_supported_operations_1_2", HalVersion.V1_2),
        ("get_supported_operations_1_3", HalVersion.V1_3),
    ],
)
def test_a_model_of_each_version_arrives_whole(
    here: Hosted, device: Any, name: str, version: HalVersion
) -> None:
    pool = Memory.from_bytes(b"constants")
    model: Any = convert_to(add_model(pools=(pool, pool)), version)
    assert getattr(here.driver, name)(model) == DEVICE_ANSWERS[name]
    ((_, arrived),) = device.calls
    assert type(arrived) is type(model)
    for field in model.__struct_fields__:
        if field != "pools":
            assert getattr(arrived, field) == getattr(model, field)
    assert bytes(arrived.pools[0].buffer) == b"constants"
    assert arrived.pools[0] is arrived.pools[1]


def test_large_operand_values_and_extensions_arrive(here: Hosted, device: Any) -> None:
    values = np.random.default_rng(1).bytes(300_000)
    names = (ExtensionNameAndPrefix("com.acme", 7),)
    model = add_model()
    model = msgspec.structs.replace(
        model,
        operand_values=values,
        extension_name_to_prefix=names,
        referenced=(model.main,),
        relax_computation_float32_to_float16=True,
    )
    here.driver.get_supported_operations_1_3(model)
    arrived = device.calls[0][1]
    assert arrived.operand_values == values
    assert arrived.extension_name_to_prefix == names
    assert arrived.referenced == (model.main,)
    assert arrived.relax_computation_float32_to_float16


def test_a_model_used_again_is_the_same_object_for_the_driver(here: Hosted, device: Any) -> None:
    model = add_model()
    here.driver.get_supported_operations_1_3(model)
    here.driver.prepare_model_1_3(model, CONFIG, Callback())
    assert device.calls[0][1] is device.calls[1][1]


def test_two_calls_at_once_with_a_new_model_are_served_together_and_see_one_object(
    here: Hosted, device: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    together = threading.Barrier(2)
    seen = []

    def answer(model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        seen.append(model)
        together.wait(PATIENCE_S)
        return NONE, (True,)

    monkeypatch.setattr(device, "get_supported_operations_1_3", answer)
    model = add_model()
    with ThreadPoolExecutor(2) as threads:
        asked = [threads.submit(here.driver.get_supported_operations_1_3, model) for _ in range(2)]
        assert [one.result() for one in asked] == [(NONE, (True,))] * 2
    assert seen[0] is seen[1]


def test_a_new_model_and_its_memories_are_no_question_of_their_own(
    here: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    model = add_model(pools=(Memory.from_bytes(b"constants"),))
    kinds: list[int] = []
    send = Lane.send

    def recorded(lane: Lane, kind: int, *rest: Any) -> None:
        kinds.append(kind)
        send(lane, kind, *rest)

    monkeypatch.setattr(Lane, "send", recorded)
    here.driver.get_supported_operations_1_3(model)
    assert kinds.count(FrameKind.AHEAD) == 1
    assert TABLE.share.number not in kinds


def test_more_pools_than_descriptors_fit_a_message_arrive(here: Hosted, device: Any) -> None:
    pools = tuple(Memory.from_bytes(bytes([index % 256])) for index in range(400))
    here.driver.get_supported_operations_1_3(add_model(pools=pools))
    arrived = device.calls[0][1].pools
    assert [pool.buffer[0] for pool in arrived] == [index % 256 for index in range(400)]


class TestPreparation:
    @pytest.mark.parametrize(
        ("name", "before", "minor"),
        [
            ("prepare_model", (), 0),
            ("prepare_model_1_1", (ExecutionPreference.SUSTAINED_SPEED,), 1),
            ("prepare_model_1_2", (ExecutionPreference.LOW_POWER, CacheHandles(token=TOKEN)), 2),
            ("prepare_model_1_3", (CONFIG,), 3),
        ],
    )
    def test_arguments_and_status_cross(
        self, here: Hosted, device: Any, name: str, before: tuple[Any, ...], minor: int
    ) -> None:
        version = HalVersion(f"1.{minor}")
        model: Any = convert_to(add_model(), version)
        status = getattr(here.driver, name)(model, *before, Callback())
        assert status == DEVICE_ANSWERS[name]
        _, arrived, *rest, callback = device.calls[0]
        assert type(arrived) is type(model)
        assert tuple(rest) == before
        assert repr(rest) == repr(list(before))
        assert isinstance(callback, hal.IPreparedModelCallbackV1_3)

    def test_codes_that_the_hal_does_not_have_cross_too(self, here: Hosted, device: Any) -> None:
        config = PrepareModelConfigV1_3(77, -3, -1, CacheHandles(token=b""))  # type: ignore[arg-type]
        here.driver.prepare_model_1_3(add_model(), config, Callback())
        assert device.calls[0][2] == config

    @pytest.mark.parametrize("name", ["prepare_model_from_cache", "prepare_model_from_cache_1_3"])
    def test_cache_files_are_open_during_the_call_and_closed_after(
        self, device: Any, name: str
    ) -> None:
        seen: list[Any] = []

        def look(*arguments: Any) -> ErrorStatus:
            cache = arguments[-2]
            contents = [[os.pread(fd, 9, 0) for fd in handle] for handle in cache.model]
            seen.append((contents, cache.data, cache.token))
            return NONE

        device = recording(hal.IDeviceV1_3, DEVICE_ANSWERS | {name: look})
        one, other = Memory.from_bytes(b"one"), Memory.from_bytes(b"other")
        handles = [(one.fd,), (other.fd, one.fd), (), (1_000_000,), (one.fd,)]
        before = (7,) if name.endswith("1_3") else ()
        with hosted(device) as here:
            open_before = len(os.listdir("/proc/self/fd"))
            for _ in range(2):
                call = getattr(here.driver, name)
                assert call(*before, CacheHandles(handles, (), TOKEN), Callback()) == NONE
            assert len(os.listdir("/proc/self/fd")) <= open_before + 2  # a lane
        expected = [[b"one"], [b"other", b"one"], [], [], [b"one"]]
        assert seen == [(expected, (), TOKEN)] * 2

    @pytest.mark.parametrize("name", ["notify", "notify_1_2", "notify_1_3"])
    def test_a_prepared_model_comes_back_under_each_name(self, name: str) -> None:
        interfaces = {
            "notify": hal.IPreparedModelV1_0,
            "notify_1_2": hal.IPreparedModelV1_2,
            "notify_1_3": hal.IPreparedModelV1_3,
        }
        prepared = recording(interfaces[name], {})

        def prepare(*arguments: Any) -> ErrorStatus:
            getattr(arguments[-1], name)(NONE, prepared)
            getattr(arguments[-1], name)(ErrorStatus.DEVICE_UNAVAILABLE, None)
            return NONE

        callback = Callback()
        answers = DEVICE_ANSWERS | {"prepare_model_1_3": prepare}
        with hosted(recording(hal.IDeviceV1_3, answers)) as here:
            here.driver.prepare_model_1_3(add_model(), CONFIG, callback)
            first, second = callback.heard
            assert first[:2] == (name, NONE)
            assert isinstance(first[2], interfaces[name])
            assert second == (name, ErrorStatus.DEVICE_UNAVAILABLE, None)


def prepared_with(
    interface: type, answers: dict[str, Any], of_device: dict[str, Any] | None = None
) -> tuple[Any, Any]:
    """A prepared model of the driver's, and a device that gives it."""
    prepared = recording(interface, answers)

    def prepare(*arguments: Any) -> ErrorStatus:
        arguments[-1].notify(NONE, prepared)
        return NONE

    answers = DEVICE_ANSWERS | {"prepare_model_1_3": prepare} | (of_device or {})
    return prepared, recording(hal.IDeviceV1_3, answers)


def prepare(connection: Hosted) -> Any:
    callback = Callback()
    model = add_model()
    connection.driver.prepare_model_1_3(model, CONFIG, callback)
    return callback.heard[0][-1]


class TestExecution:
    def run(
        self, name: str, given: tuple[Any, ...], answer: Any, interface: type
    ) -> tuple[Any, tuple[Any, ...]]:
        """What the client gets from call ``name``, and what the driver got."""
        prepared, device = prepared_with(interface, {name: answer})
        with hosted(device) as connection:
            result = getattr(prepare(connection), name)(*given)
        ((_, *arrived),) = prepared.calls
        return result, tuple(arrived)

    def test_a_request_arrives_with_shared_memory(self) -> None:
        given = arguments()

        def execute(request: Any, *rest: Any) -> Any:
            request.pools[1].view(np.float32, (4,))[:] = 5
            return OUTCOME

        result, arrived = self.run(
            "execute_synchronously_1_3",
            (given.request, hal.ExecutionOptions(MeasureTiming.YES, 2**60, 3)),
            execute,
            hal.IPreparedModelV1_3,
        )
        assert result == OUTCOME
        assert given.output.tolist() == [5] * 4
        request, *rest = arrived
        assert rest == [hal.ExecutionOptions(MeasureTiming.YES, 2**60, 3)]
        assert request.inputs == given.request.inputs
        assert request.outputs == given.request.outputs
        assert [pool.size for pool in request.pools] == [32, 16]

    def test_an_old_request_arrives(self) -> None:
        given = request_to_v1_0(arguments().request)
        result, (request, measure) = self.run(
            "execute_synchronously", (given, MeasureTiming.NO), OUTCOME, hal.IPreparedModelV1_2
        )
        assert result == OUTCOME
        assert type(request) is type(given)
        assert measure == MeasureTiming.NO

    def test_a_token_of_device_memory_and_a_part_of_a_file_arrive(self) -> None:
        whole = Memory.from_bytes(bytes(5000) + b"part of it")
        part = Memory.from_file(whole.fd, 5000, 4)
        given = with_pool(with_pool(arguments().request, 0, BufferToken(9)), 1, part)
        _, (request, *_) = self.run(
            "execute_synchronously_1_3",
            (given, hal.ExecutionOptions()),
            OUTCOME,
            hal.IPreparedModelV1_3,
        )
        assert request.pools[0] == BufferToken(9)
        arrived = request.pools[1]
        assert (arrived.offset, arrived.size, arrived.name) == (5000, 4, "mmap_fd")
        assert not arrived.writable
        assert bytes(arrived.buffer) == b"part"

    @pytest.mark.parametrize(
        ("name", "told", "interface"),
        [
            ("execute", ("notify", NONE), hal.IPreparedModelV1_0),
            ("execute_1_2", ("notify_1_2", *OUTCOME), hal.IPreparedModelV1_2),
            ("execute_1_3", ("notify_1_3", *OUTCOME), hal.IPreparedModelV1_3),
        ],
    )
    def test_an_asynchronous_execution_calls_back(
        self, name: str, told: tuple[Any, ...], interface: type
    ) -> None:
        def execute(*arguments: Any) -> ErrorStatus:
            getattr(arguments[-1], told[0])(*told[1:])
            return ErrorStatus.DEVICE_UNAVAILABLE

        callback, given = Callback(), arguments().request
        before: tuple[Any, ...] = (
            (given, hal.ExecutionOptions()) if name[-1] == "3" else (request_to_v1_0(given),)
        )
        if name[-1] == "2":
            before = (*before, MeasureTiming.NO)
        result, _ = self.run(name, (*before, callback), execute, interface)
        assert result == ErrorStatus.DEVICE_UNAVAILABLE
        assert callback.heard == [told]

    def test_fences_cross_in_both_directions(self) -> None:
        info = recording(
            hal.IFencedExecutionCallback,
            {"get_execution_info": (NONE, Timing(1, 2), Timing(3, 4))},
        )
        mine, my_writer = fence_pair()
        theirs, their_writer = fence_pair()
        states: list[FenceState] = []

        def execute(request: Any, options: hal.FencedOptions) -> Any:
            states.extend(fence.state for fence in options.wait_for if fence is not None)
            assert options.wait_for[1] is None
            expected = hal.FencedOptions(MeasureTiming.YES, 1, 2, options.wait_for, 3)
            assert options == expected
            return NONE, theirs, info

        my_writer.signal()
        _, device = prepared_with(hal.IPreparedModelV1_3, {"execute_fenced": execute})
        with hosted(device) as connection:
            status, fence, callback = prepare(connection).execute_fenced(
                arguments().request, hal.FencedOptions(MeasureTiming.YES, 1, 2, [mine, None], 3)
            )
            assert (status, states) == (NONE, [FenceState.SIGNALED])
            assert fence.state is FenceState.ACTIVE
            their_writer.signal()
            assert fence.wait(10**10) is FenceState.SIGNALED
            assert callback.get_execution_info() == (NONE, Timing(1, 2), Timing(3, 4))
        assert mine.state is FenceState.SIGNALED

    def test_no_fence_and_no_callback_cross(self) -> None:
        answer = ErrorStatus.INVALID_ARGUMENT, None, None
        result, _ = self.run(
            "execute_fenced",
            (arguments().request, hal.FencedOptions()),
            answer,
            hal.IPreparedModelV1_3,
        )
        assert result == answer


class TestDeviceMemory:
    def test_a_buffer_is_called_with_the_clients_memory(self) -> None:
        buffer = recording(
            hal.IBuffer, {"copy_to": NONE, "copy_from": ErrorStatus.INVALID_ARGUMENT}
        )
        allocate = {"allocate": lambda *_: (NONE, buffer, 2**31)}
        prepared, device = prepared_with(hal.IPreparedModelV1_3, {}, allocate)
        role = BufferRole(0, 1, 0.5)
        memory = Memory.from_bytes(b"1234")
        with hosted(device) as connection:
            model = prepare(connection)
            models: list[Any] = [model, None, prepared, model]
            wanted = hal.BufferRoles(BufferDesc((1, 2)), models, (role,), (role, role))
            status, remote, token = connection.driver.allocate(wanted)
            assert (status, token) == (NONE, 2**31)
            assert remote.copy_to(memory) == NONE
            assert remote.copy_from(memory, (4, 0)) == ErrorStatus.INVALID_ARGUMENT
        # The driver knows its own objects again; what is none of them comes as nothing.
        known = [prepared, None, None, prepared]
        assert device.calls[-1][1] == msgspec.structs.replace(wanted, prepared_models=known)
        (_, one), (_, other, dimensions) = buffer.calls
        assert one is other
        assert dimensions == (4, 0)
        assert bytes(one.buffer) == b"1234"


class TestWhatTheClientDoesWrong:
    def test_arguments_may_be_named(self, here: Hosted, device: Any) -> None:
        status = here.driver.prepare_model_1_3(add_model(), callback=Callback(), config=CONFIG)
        assert status == DEVICE_ANSWERS["prepare_model_1_3"]
        assert device.calls[0][2] == CONFIG

    @pytest.mark.parametrize(
        "given",
        [
            (),
            (add_model(), add_model()),
            ("no model",),
            (None,),
            (msgspec.structs.replace(add_model(), main="no graph"),),
            (msgspec.structs.replace(add_model(), operand_values=[1]),),
        ],
    )
    def test_what_is_no_argument_is_invalid_and_never_reaches_the_driver(
        self, here: Hosted, device: Any, given: tuple[Any, ...]
    ) -> None:
        with pytest.raises(HalError) as caught:
            here.driver.get_supported_operations_1_3(*given)
        assert caught.value.status == ErrorStatus.INVALID_ARGUMENT
        assert device.calls == []
        assert here.driver.get_type() == (NONE, DeviceType.GPU)

    def test_a_number_too_large_is_invalid(self, here: Hosted) -> None:
        config = PrepareModelConfigV1_3(deadline_ns=2**64)
        with pytest.raises(HalError) as caught:
            here.driver.prepare_model_1_3(add_model(), config, Callback())
        assert caught.value.status == ErrorStatus.INVALID_ARGUMENT

    def test_a_closed_memory_is_a_failure(self, here: Hosted) -> None:
        memory = Memory.allocate(4)
        memory.close()
        with pytest.raises(HalError, match="closed") as caught:
            here.driver.get_supported_operations_1_3(add_model(pools=(memory,)))
        assert caught.value.status == ErrorStatus.GENERAL_FAILURE

    def test_a_callback_that_raises_is_none_of_the_drivers_business(
        self, caplog: pytest.LogCaptureFixture
    ) -> None:
        class Raising(Callback):
            def hear(self, *what: Any) -> None:
                raise RuntimeError("oops")

        _, device = prepared_with(hal.IPreparedModelV1_3, {})
        with hosted(device) as connection, caplog.at_level(logging.ERROR):
            call = connection.driver.prepare_model_1_3
            assert call(add_model(), CONFIG, Raising()) == NONE
        (record,) = caplog.records
        assert record.name == "nnhal.client"
        assert "notify: the client's callback raised RuntimeError: oops" in record.getMessage()
