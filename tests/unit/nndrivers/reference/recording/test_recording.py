"""Recordings: which plans have one, and what comes back."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from nndrivers.reference.device import ReferenceDriver
from nndrivers.reference.program import ReferenceProgram
from nndrivers.reference.recording.recorder import Unrecordable
from nndrivers.reference.recording.structs import LARGE, Recording
from nnhal.device import Device
from nnhal.driver_kit import HalError, PrepareOptions
from nnhal.memory import Memory
from nnhal.types import (
    DataLocation,
    ErrorStatus,
    Model,
    OperandType,
    OperationType,
    Request,
    RequestArgument,
)

U8, F32 = OperandType.TENSOR_QUANT8_ASYMM, OperandType.TENSOR_FLOAT32
O = OperationType  # noqa: E741


@pytest.fixture(scope="session")
def device() -> Device:
    """Has no native loops, which small models may use only where they are loaded anyway."""
    return Device(ReferenceDriver(native=False))


class Data:
    """Takes large constants."""

    def __init__(self) -> None:
        self.arrays: list[Any] = []

    def add(self, array: Any) -> int:
        self.arrays.append(array)
        return 64 * len(self.arrays)


def recorded(model: Model, native: bool = False) -> Recording:
    program = ReferenceDriver(native=native).prepare(model, PrepareOptions())
    assert isinstance(program, ReferenceProgram)
    return program.recorded(Data())


def calls(recording: Recording) -> list[str]:
    return [recording.functions[call.function] for step in recording.steps for call in step.calls]


@pytest.fixture
def softmax(net: Any) -> Callable[[OperandType], Model]:
    """A convolution, a concatenation, a reshape and a softmax."""

    def make(type_: OperandType) -> Model:
        layers = net(type_)
        source = layers.input(1, 8, 8, 3)
        like = (0.02, 0) if type_ == U8 else ()
        wide = layers.conv(source, 5)
        other = layers.conv(wide, 5, size=3)
        both = layers.add(O.CONCATENATION, [wide, other, layers.int32(3)], *like)
        shape = layers.builder.constant(OperandType.TENSOR_INT32, np.array([8, 80], np.int32))
        flat = layers.add(O.RESHAPE, [both, shape], *like)
        beta = layers.builder.scalar(OperandType.FLOAT32, 1.5)
        quantization = (1 / 256, 0) if type_ == U8 else ()
        model: Model = layers.finish([source], [layers.add(O.SOFTMAX, [flat, beta], *quantization)])
        return model

    return make


@pytest.mark.parametrize("type_", [U8, F32])
@pytest.mark.parametrize("threads", [1, 3])
def test_a_recording_gives_the_bits_of_the_plan(
    softmax: Any, execution: Any, data: Any, through_cache: Any, type_: OperandType, threads: int
) -> None:
    model = softmax(type_)
    assert calls(recorded(model))
    device = Device(ReferenceDriver(threads=threads, native=False))
    fresh = execution(model, device.prepare(model))
    again = execution(model, through_cache(model, device))
    for seed in range(3):
        inputs = data(model, seed)
        assert again(*inputs)[0].tobytes() == fresh(*inputs)[0].tobytes()


def test_rows_that_threads_share_are_shared_again(
    net: Any, execution: Any, data: Any, through_cache: Any
) -> None:
    layers = net(U8)
    source = layers.input(1, 96, 96, 16)
    model = layers.finish([source], [layers.conv(source, 64, size=3)])
    device = Device(ReferenceDriver(threads=2, native=False))
    program = ReferenceDriver(threads=2, native=False).prepare(model, PrepareOptions())
    assert isinstance(program, ReferenceProgram)
    steps = program.recorded(Data()).steps
    assert any(len(call.shares) == 2 for step in steps for call in step.calls)
    inputs = data(model)
    (ours,) = execution(model, through_cache(model, device))(*inputs)
    (fresh,) = execution(model, device.prepare(model))(*inputs)
    assert ours.tobytes() == fresh.tobytes()


def test_executions_at_the_same_time_have_frames_of_their_own(
    softmax: Any, execution: Any, data: Any, through_cache: Any, device: Device
) -> None:
    model = softmax(F32)
    prepared = through_cache(model, device)
    expected = [execution(model, device.prepare(model))(*data(model, seed)) for seed in range(4)]
    wrong: list[int] = []

    def run(seed: int) -> None:
        once = execution(model, prepared)
        for _ in range(20):
            if once(*data(model, seed))[0].tobytes() != expected[seed][0].tobytes():
                wrong.append(seed)

    threads = [threading.Thread(target=run, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


def test_neither_inference_nor_kernels_are_needed(
    softmax: Any, through_cache: Any, device: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    model = softmax(U8)

    def refuse(*arguments: Any, **keywords: Any) -> None:
        raise AssertionError("planned again")

    loading = Device.prepare_from_cache

    def load(self: Device, *arguments: Any) -> Any:
        monkeypatch.setattr("nndrivers.reference.planning.planner.Planner.plan", refuse)
        return loading(self, *arguments)

    monkeypatch.setattr(Device, "prepare_from_cache", load)
    through_cache(model, device)


def test_constants_are_stored_once_and_large_ones_as_data(net: Any) -> None:
    layers = net(F32)
    source = layers.input(1, 4, 4, 16)
    data = Data()
    program = ReferenceDriver(native=False).prepare(
        layers.finish([source], [layers.conv(source, 100)]), PrepareOptions()
    )
    assert isinstance(program, ReferenceProgram)
    recording = program.recorded(data)
    assert [array.nbytes for array in data.arrays].count(100 * 16 * 4) == 1
    assert any(place.space == LARGE for place in recording.places)


def test_what_has_state_of_its_own_is_planned_again(net: Any) -> None:
    layers = net(F32)
    source = layers.input(1, 2, 2, 3)
    numbers = [scalar(layers, number) for number in (1.0, 0.0, 1e-5)]
    layout = layers.builder.scalar(OperandType.BOOL, False)
    normalized = layers.add(O.INSTANCE_NORMALIZATION, [source, *numbers, layout])
    model = layers.finish([source], [normalized])
    with pytest.raises(Unrecordable, match="is no call of a function"):
        recorded(model)


def scalar(layers: Any, value: float) -> int:
    number: int = layers.builder.scalar(OperandType.FLOAT32, value)
    return number


def test_unknown_shapes_are_planned_when_they_are_known(net: Any) -> None:
    layers = net(F32)
    source = layers.builder.operand(F32, (0, 3))
    target = layers.builder.operand(F32, (0, 3))
    layers.builder.operation(O.FLOOR, [source], [target])
    with pytest.raises(Unrecordable, match="depends on requests"):
        recorded(layers.finish([source], [target]))


def test_operations_are_named_in_the_log(
    softmax: Any,
    execution: Any,
    data: Any,
    through_cache: Any,
    device: Device,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    model = softmax(F32)
    names = []
    monkeypatch.setattr("nndrivers.reference.planning.watching.is_watched", lambda context: True)
    monkeypatch.setattr(
        "nndrivers.reference.planning.watching._operations", lambda text, name: names.append(name)
    )
    execution(model, through_cache(model, device))(*data(model))
    assert [name for name in names if name != "image"] == [
        "CONV_2D",
        "CONV_2D",
        "CONCATENATION",
        "RESHAPE",
        "SOFTMAX",
    ]


def test_an_input_that_is_omitted_fails_the_execution(
    softmax: Any, through_cache: Any, device: Device
) -> None:
    prepared = through_cache(softmax(F32), device)
    output = RequestArgument(location=DataLocation(0, 0, 4 * 640))
    request = Request((RequestArgument(has_no_value=True),), (output,), (Memory.allocate(4 * 640),))
    with pytest.raises(HalError) as caught:
        prepared.execute(request)
    assert caught.value.status == ErrorStatus.GENERAL_FAILURE
