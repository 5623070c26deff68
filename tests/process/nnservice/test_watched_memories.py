"""What a driver at the other end of TCP writes where it should not."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np
import pytest

from nnhal.device import PreparedModel
from nnhal.driver_kit import ExecutionContext, Inputs, Outputs
from nnhal.fences import FenceState, fence_pair
from nnhal.memory import Memory
from nnhal.registry import resolve
from nnhal.types import DataLocation, HalVersion, Request, RequestArgument
from nnservice.hal.watched_memories import Watching
from tests.process.nnservice.tcp_door import SECRET, open_door
from tests.unit.nnhal.toys import ToyDriver, add_model, arguments, running

GUARD = 64
SUM = [11, 22, 33, 44]


@pytest.fixture(autouse=True)
def known_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NNHAL_SECRET_FILE", raising=False)
    monkeypatch.setenv("NNHAL_SECRET", SECRET.decode())


def poke(array: Any, offset: int) -> None:
    """Overwrite a byte as only native code can."""
    ctypes.memset(array.ctypes.data + offset, 0xEE, 1)


def beyond(inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
    outputs[0].write(np.add(inputs[0], inputs[1]))
    poke(outputs[0].array, 16 + 5)


def into_inputs(inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
    outputs[0].write(np.add(inputs[0], inputs[1]))
    poke(inputs[1], 3)


def guarded() -> tuple[Request, Memory]:
    """The addition of two vectors, with room that is nobody's around each argument."""
    memory = Memory.allocate(3 * 16 + 4 * GUARD)
    places = [DataLocation(0, GUARD + index * (16 + GUARD), 16) for index in range(3)]
    for place, values in zip(places, ([1, 2, 3, 4], [10, 20, 30, 40]), strict=False):
        memory.view(np.float32, (4,), place.offset)[:] = values
    first, second, output = (RequestArgument(location=place) for place in places)
    return Request(inputs=(first, second), outputs=(output,), pools=(memory,)), memory


def ways(model: PreparedModel) -> list[Any]:
    """Executions of what is given, each to be made several times."""
    return [
        model.execute,
        model.burst().execute,
        lambda request: model.execute_async(request).result(30),
        lambda request: model.execute_fenced(request).wait(),
    ]


@pytest.mark.parametrize(("body", "changed"), [(beyond, 245), (into_inputs, 147)])
def test_a_byte_that_is_no_outputs_changes_for_the_client_too_each_time(
    body: Any, changed: int
) -> None:
    with open_door(ToyDriver(HalVersion.AIDL_V4, make=running(body))) as name:
        model = resolve(name, callback_timeout_s=30).prepare(add_model())
        request, memory = guarded()
        reusable = model.reusable_execution(request)
        before = bytes(memory.buffer)
        for execute in [*ways(model), lambda request: reusable.execute()]:
            for _ in range(2):
                memory.buffer[:] = before
                execute(request)
                now = bytes(memory.buffer)
                output = memory.view(np.float32, (4,), 224).tolist()
                assert output == SUM
                different = [at for at in range(224) if now[at] != before[at]]
                different += [at for at in range(240, len(now)) if now[at] != before[at]]
                assert different == [changed]


def test_what_others_may_have_changed_is_not_judged() -> None:
    memory = Memory.allocate(256)
    request = Request(
        inputs=(),
        outputs=(RequestArgument(location=DataLocation(0, 0, 16)),),
        pools=(memory,),
    )
    watching = Watching({id(memory): 7})

    def begun() -> Any:
        return watching.begin(request)

    def found(watched: Any) -> list[int]:
        return [segment.offset for segment in watched.strayed()]

    first = begun()
    second = begun()
    memory.buffer[100] = 1
    assert (found(first), found(second)) == ([], [])  # it may be the other's output
    alone = begun()
    watching.arrives(7)
    memory.buffer[100] = 2
    assert found(alone) == []  # it may be the client's
    alone = begun()  # while its contents arrive still
    memory.buffer[100] = 2
    watching.arrived(7)
    assert found(alone) == []
    begun()  # nobody hears of its end
    memory.buffer[100] = 3
    alone = begun()
    memory.buffer[100] = 4
    memory.buffer[8] = 4
    assert found(alone) == [16]
    assert memory.buffer[100] == 3


def test_a_large_memory_is_watched_beside_its_outputs() -> None:
    size, start = 1 << 20, 1 << 19
    memory = Memory.allocate(size)
    output = RequestArgument(location=DataLocation(0, start, 16))
    request = Request((), (output,), (memory,))
    watched: Any = Watching({id(memory): 1}).begin(request)
    assert sum(part.nbytes for part in watched.places[0].parts) <= 64 * 1024
    memory.buffer[start - 1] = memory.buffer[start + 16] = 1
    assert len(watched.strayed()) == 2


def test_an_execution_that_is_over_reads_nothing_when_its_fence_is_signaled_late(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What arrived late would undo what later executions have written and been given."""
    with open_door(ToyDriver(HalVersion.AIDL_V4)) as name:
        device = resolve(name, callback_timeout_s=30)
        model, given = device.prepare(add_model()), arguments()
        (failing, one), (late_fence, other) = fence_pair(), fence_pair()
        streaming: Any = device.driver.peer.streaming  # type: ignore[attr-defined]
        read: list[object] = []
        late = streaming.read_after_fence
        monkeypatch.setattr(
            streaming, "read_after_fence", lambda value: read.append(value) or late(value)
        )
        execution = model.execute_fenced(given.request, [failing, late_fence])
        one.fail()
        assert execution.wait() is FenceState.ERROR
        read.clear()
        other.signal()
        model.execute(given.request)
        device.driver.peer.settle()  # type: ignore[attr-defined]
        assert read == []
        assert [segment.content.nbytes for segment in late(given.request)] == [32]
