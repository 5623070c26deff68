"""A driver that answers what is no answer, or raises: a HalError that says so, and nothing else."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from nnhal import interfaces as hal
from nnhal.burst_channels import RequestChannel, ResultChannel
from nnhal.errors import HalError
from nnhal.memory import Memory
from nnhal.types import (
    NO_CACHE,
    NO_TIMING,
    BufferDesc,
    CacheHandles,
    Capabilities,
    DeviceType,
    ErrorStatus,
    OutputShape,
    PerformanceInfo,
    PrepareModelConfigV1_3,
)
from nnservice.hal.table import TABLE
from tests.cells import cells
from tests.process.nnservice.hosted import Hosted, hosted
from tests.process.nnservice.test_calls import DEVICE_ANSWERS, Callback, recording
from tests.unit.nnhal.toys import add_model, arguments

NONE = ErrorStatus.NONE
FAILURE = ErrorStatus.GENERAL_FAILURE
CONFIG = PrepareModelConfigV1_3()
OPTIONS = hal.ExecutionOptions()


class Unprintable:
    def __repr__(self) -> str:
        raise RuntimeError("no text either")


class Endless(list[Any]):
    """A list that says it is short and never ends."""

    def __init__(self) -> None:
        super().__init__()
        self.append(self)


def raising(error: BaseException) -> Callable[..., Any]:
    def call(*arguments: Any) -> Any:
        raise error

    return call


GARBAGE: dict[str, Any] = {
    "None": None,
    "text": "text",
    "no values": (),
    "one value": (NONE,),
    "too many values": (NONE, NONE, NONE, NONE, NONE),
    "texts": ("a", "b", "c"),
    "Nones": (None, None, None),
    "an object": Unprintable(),
    "objects": (Unprintable(), Unprintable(), Unprintable()),
    "a class": (NONE, Capabilities, NO_TIMING),
    "endless": (NONE, Endless(), NO_TIMING),
    "half a character": (NONE, "\ud800", NO_TIMING),
    "a number too large": (2**80, 2**80, 2**80),
    "raises": raising(RuntimeError("boom")),
    "exits": raising(SystemExit(3)),
    "is interrupted": raising(KeyboardInterrupt()),
    "raises what cannot be printed": raising(RuntimeError(Unprintable())),
    "recurses": raising(RecursionError()),
    "raises half a character": raising(RuntimeError("\ud800")),
    "raises a long text": raising(RuntimeError("x" * 1_000_000)),
    "raises a status that is none": raising(HalError("status", "text")),  # type: ignore[arg-type]
    "raises a text that is none": raising(HalError(FAILURE, 5)),  # type: ignore[arg-type]
    "raises shapes that are none": raising(HalError(FAILURE, "", 5)),  # type: ignore[arg-type]
}

DEVICE_CALLS: dict[str, Callable[[Any], Any]] = {
    "get_capabilities_1_3": lambda d: d.get_capabilities_1_3(),
    "get_status": lambda d: d.get_status(),
    "get_version_string": lambda d: d.get_version_string(),
    "get_type": lambda d: d.get_type(),
    "get_supported_extensions": lambda d: d.get_supported_extensions(),
    "get_number_of_cache_files_needed": lambda d: d.get_number_of_cache_files_needed(),
    "get_supported_operations_1_3": lambda d: d.get_supported_operations_1_3(add_model()),
    "prepare_model_1_3": lambda d: d.prepare_model_1_3(add_model(), CONFIG, Callback()),
    "prepare_model_from_cache_1_3": lambda d: d.prepare_model_from_cache_1_3(
        None, NO_CACHE, Callback()
    ),
    "allocate": lambda d: d.allocate(hal.BufferRoles(BufferDesc(), [])),
}

MODEL_CALLS: dict[str, Callable[[Any], Any]] = {
    "execute_1_3": lambda m: m.execute_1_3(arguments().request, OPTIONS, Callback()),
    "execute_synchronously_1_3": lambda m: m.execute_synchronously_1_3(
        arguments().request, OPTIONS
    ),
    "execute_fenced": lambda m: m.execute_fenced(arguments().request, hal.FencedOptions()),
}


def failure(call: Callable[[], Any]) -> HalError:
    with pytest.raises(HalError) as caught:
        call()
    assert caught.value.status == FAILURE
    assert str(caught.value)
    return caught.value


@cells("garbage", GARBAGE)
@cells("name", DEVICE_CALLS)
def test_a_device_that_answers_garbage_fails_and_goes_on(name: str, garbage: str) -> None:
    answers = DEVICE_ANSWERS | {name: GARBAGE[garbage]}
    with hosted(recording(hal.IDeviceV1_3, answers)) as connection:
        failure(lambda: DEVICE_CALLS[name](connection.driver))
        other = "get_type" if name != "get_type" else "get_status"
        assert DEVICE_CALLS[other](connection.driver) == DEVICE_ANSWERS[other]


def model_of(connection: Hosted) -> Any:
    callback = Callback()
    connection.driver.prepare_model_1_3(add_model(), CONFIG, callback)
    return callback.heard[0][-1]


def device_with(answers: dict[str, Any]) -> Any:
    prepared = recording(hal.IPreparedModelV1_3, answers)

    def prepare(*arguments: Any) -> ErrorStatus:
        arguments[-1].notify(NONE, prepared)
        return NONE

    return recording(hal.IDeviceV1_3, DEVICE_ANSWERS | {"prepare_model_1_3": prepare})


@cells("garbage", GARBAGE)
@cells("name", MODEL_CALLS)
def test_a_prepared_model_that_answers_garbage_fails_and_goes_on(name: str, garbage: str) -> None:
    with hosted(device_with({name: GARBAGE[garbage]})) as connection:
        model = model_of(connection)
        failure(lambda: MODEL_CALLS[name](model))
        assert connection.driver.get_type() == (NONE, DeviceType.GPU)


@cells(
    ("answer", "words"),
    [
        (None, "execute.*: the answer None is wrong"),
        ((NONE, (OutputShape((2,)),), None), "Expected `object`, got `None`"),
        ((NONE, "shapes", NO_TIMING), "Expected `array`, got `str`"),
        ((NONE, (OutputShape(("x",)),), NO_TIMING), r"Expected `int`, got `str`"),  # type: ignore[arg-type]
        (("NONE", (), NO_TIMING), "Expected `int`, got `str`"),
        (raising(RuntimeError("boom")), "the driver raised RuntimeError: boom"),
    ],
)
def test_the_error_says_what_is_wrong(answer: Any, words: str) -> None:
    with hosted(device_with({"execute_synchronously_1_3": answer})) as connection:
        model = model_of(connection)
        error = failure(lambda: MODEL_CALLS["execute_synchronously_1_3"](model))
        assert re.search(words, error.message)
        assert "executeSynchronously" in error.message


def test_a_hal_error_of_the_driver_keeps_its_status_unless_no_driver_may_have_it() -> None:
    device = recording(
        hal.IDeviceV1_3,
        DEVICE_ANSWERS
        | {
            "get_type": raising(HalError(ErrorStatus.DEVICE_UNAVAILABLE, "asleep")),
            "get_status": raising(HalError(ErrorStatus.DEAD_OBJECT, "not really")),
        },
    )
    with hosted(device) as connection:
        with pytest.raises(HalError, match="asleep") as caught:
            connection.driver.get_type()
        assert caught.value.status == ErrorStatus.DEVICE_UNAVAILABLE
        failure(connection.driver.get_status)


def test_numbers_of_numpy_are_numbers() -> None:
    device = recording(
        hal.IDeviceV1_3,
        DEVICE_ANSWERS
        | {
            "get_supported_operations_1_3": (np.int64(0), [np.bool_(True)]),
            "get_number_of_cache_files_needed": (NONE, np.int32(1), np.uint8(2)),
            "get_capabilities_1_3": (
                NONE,
                Capabilities(if_performance=PerformanceInfo(np.float32(0.5), np.float64(2))),  # type: ignore[arg-type]
            ),
        },
    )
    with hosted(device) as connection:
        driver = connection.driver
        assert driver.get_supported_operations_1_3(add_model()) == (NONE, (True,))
        assert driver.get_number_of_cache_files_needed() == (NONE, 1, 2)
        assert driver.get_capabilities_1_3()[1].if_performance == PerformanceInfo(0.5, 2)


@pytest.mark.parametrize("status", [77, -1, 2**40])
def test_a_status_that_does_not_exist_crosses_for_the_client_to_judge(status: int) -> None:
    with hosted(device_with({"execute_synchronously_1_3": (status, (), NO_TIMING)})) as connection:
        model = connection.device.prepare(add_model())
        with pytest.raises(HalError, match=f"status {status} does not exist"):
            model.execute(arguments().request)


class TestCallbacks:
    """A driver that tells a callback garbage: who waits for the callback gets an error."""

    @cells(
        "told",
        [
            (),
            (NONE,),
            (NONE, "no model"),
            ("x", None),
            (None, None),
            (NONE, None, None),
            (NONE, recording(hal.IBuffer, {})),
        ],
        ids=("nothing", "no model", "text", "x", "None", "too much", "another object"),
    )
    def test_of_a_preparation(self, told: tuple[Any, ...]) -> None:
        def prepare(*arguments: Any) -> ErrorStatus:
            arguments[-1].notify_1_3(*told)
            return NONE

        answers = DEVICE_ANSWERS | {"prepare_model_1_3": prepare}
        with hosted(recording(hal.IDeviceV1_3, answers)) as connection:
            failure(lambda: connection.device.prepare(add_model()))
            callback = Callback()
            connection.driver.prepare_model_1_3(add_model(), CONFIG, callback)
            assert callback.heard == [("notify_1_3", FAILURE, None)]

    @pytest.mark.parametrize(
        "told", [(), (NONE, None, None), (NONE, (), "x"), (NONE, [Unprintable()], NO_TIMING)]
    )
    def test_of_an_execution(self, told: tuple[Any, ...]) -> None:
        def execute(*arguments: Any) -> ErrorStatus:
            arguments[-1].notify_1_3(*told)
            return NONE

        with hosted(device_with({"execute_1_3": execute})) as connection:
            model = connection.device.prepare(add_model())
            future = model.execute_async(arguments().request)
            failure(lambda: future.result(30))

    def test_of_memories_that_are_none(self) -> None:
        """The other way round: a client's answer that is none fails the driver's question."""
        heard: list[Any] = []

        def configure(callback: hal.IBurstCallback, *channels: Any) -> Any:
            for _ in range(2):
                try:
                    heard.append(callback.get_memories([1]))
                except HalError as error:
                    heard.append(error.status)
            return FAILURE, None

        class Memories(hal.IBurstCallback):
            def __init__(self) -> None:
                self.answers: list[Any] = [(NONE, ["no memory"]), (NONE, [Memory.allocate(3)])]

            def get_memories(self, slots: Any) -> Any:
                return self.answers.pop(0)

        with hosted(device_with({"configure_execution_burst": configure})) as connection:
            model = model_of(connection)
            channels = hal.BurstChannels(RequestChannel(), ResultChannel())
            answer = model.configure_execution_burst(Memories(), channels)
        assert answer == (FAILURE, None)
        assert heard[0] == FAILURE
        status, (memory,) = heard[1]
        assert (status, memory.size) == (NONE, 3)


def test_the_calls_tried_here_are_all_that_answer_something() -> None:
    tried = {"get_execution_info", *DEVICE_CALLS, *MODEL_CALLS}
    answering = {
        method.name
        for interface in TABLE.interfaces
        if interface.type in (hal.IDeviceV1_3, hal.IPreparedModelV1_3)
        for method in interface.methods
        if method.results.count
    }
    assert answering <= tried


def test_a_driver_may_close_what_it_was_lent() -> None:
    def close(cache: CacheHandles, callback: Any) -> ErrorStatus:
        for handle in (*cache.model, *cache.data):
            os.close(handle[0])
        return NONE

    answers = DEVICE_ANSWERS | {"prepare_model_from_cache": close}
    one, other = Memory.from_bytes(b"1"), Memory.from_bytes(b"2")
    with hosted(recording(hal.IDeviceV1_3, answers)) as connection:
        call = connection.driver.prepare_model_from_cache
        assert call(CacheHandles([(one.fd,)], [(other.fd,)]), Callback()) == NONE
    assert bytes(one.buffer) + bytes(other.buffer) == b"12"
