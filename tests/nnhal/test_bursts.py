"""Bursts: slots, their memories, and what a driver of the kit answers to a packet."""

from __future__ import annotations

import threading
import weakref
from collections.abc import Callable, Sequence

import pytest

from nnhal.errors import HalError
from nnhal.interfaces import (
    BurstRequest,
    BurstResult,
    IBurstCallback,
    IBurstContext,
    IBurstRequestChannel,
    IBurstResultChannel,
)
from nnhal.memory import Memory
from nnhal.types import ErrorStatus, MeasureTiming
from tests.nnhal.toys import (
    Arguments,
    BoundAddProgram,
    Gate,
    add_model,
    arguments,
    running,
    toy_device,
)

SUM = [11, 22, 33, 44]


class Client(IBurstCallback, IBurstRequestChannel, IBurstResultChannel):
    """A client that shows everything that goes over its channels."""

    def __init__(self) -> None:
        self.memories: dict[int, Memory] = {}
        self.asked: list[list[int]] = []
        self.results: list[BurstResult] = []
        self.status = ErrorStatus.NONE
        model = toy_device(make=BoundAddProgram).prepare(add_model()).interface
        status, context = model.configure_execution_burst(self, self, self)
        assert status == ErrorStatus.NONE
        self.context: IBurstContext = context

    def listen(self, consumer: Callable[[BurstRequest], None]) -> None:
        self.send_packet = consumer

    def send(self, result: BurstResult) -> None:
        self.results.append(result)

    def get_memories(self, slots: Sequence[int]) -> tuple[ErrorStatus, Sequence[Memory]]:
        self.asked.append(list(slots))
        return self.status, [self.memories[slot] for slot in slots if slot in self.memories]

    def packet(self, given: Arguments, slots: tuple[int, ...] = (7, 3)) -> BurstRequest:
        self.memories.update(zip(slots, given.pools, strict=True))
        return BurstRequest(given.request.inputs, given.request.outputs, slots)

    def execute(self, packet: BurstRequest) -> BurstResult:
        self.results.clear()
        self.send_packet(packet)
        (result,) = self.results
        return result


def test_a_memory_is_asked_for_once() -> None:
    client, given = Client(), arguments()
    packet = client.packet(given)
    for _ in range(3):
        assert client.execute(packet).status == ErrorStatus.NONE
        assert given.output.tolist() == SUM
    client.execute(client.packet(given))
    assert client.asked == [[7, 3]]


def test_a_slot_that_is_freed_is_asked_for_again() -> None:
    client, given = Client(), arguments()
    packet = client.packet(given)
    client.execute(packet)
    other = arguments([5] * 4, [5] * 4)
    client.memories[7] = other.pools[0]
    client.execute(packet)
    assert given.output.tolist() == SUM, "cached"
    client.context.free_memory(7)
    client.execute(packet)
    assert given.output.tolist() == [10] * 4
    assert client.asked == [[7, 3], [7]]


def test_freeing_an_unknown_slot_or_freeing_twice_is_harmless() -> None:
    client, given = Client(), arguments()
    packet = client.packet(given)
    client.execute(packet)
    for slot in (7, 7, 0, -1):
        client.context.free_memory(slot)
    assert client.execute(packet).status == ErrorStatus.NONE


def test_a_client_without_the_memory_gets_an_error_and_no_execution() -> None:
    client, given = Client(), arguments()
    packet = client.packet(given)
    del client.memories[3]
    result = client.execute(packet)
    assert (result.status, tuple(result.output_shapes)) == (ErrorStatus.GENERAL_FAILURE, ())
    client.status = ErrorStatus.INVALID_ARGUMENT
    assert client.execute(packet).status == ErrorStatus.INVALID_ARGUMENT
    assert not given.output.any()


def test_a_packet_is_checked_as_a_request() -> None:
    client = Client()
    result = client.execute(client.packet(arguments([1], [2])))
    assert result.status == ErrorStatus.INVALID_ARGUMENT


def test_a_measured_packet_has_timing() -> None:
    client, given = Client(), arguments()
    packet = client.packet(given)
    measured = BurstRequest(packet.inputs, packet.outputs, packet.slots, MeasureTiming.YES)
    assert client.execute(measured).timing.time_in_driver_us < 10**9


class TestAsAClientSeesThem:
    def test_a_memory_that_is_gone_is_freed_in_the_driver(self) -> None:
        burst = toy_device().prepare(add_model()).burst()
        given = arguments()
        burst.execute(given.request)
        memories = [weakref.ref(pool) for pool in given.pools]
        kept = burst._context._memories  # type: ignore[union-attr]
        assert len(kept) == 2
        del given
        assert [memory() for memory in memories] == [None, None]
        assert kept == {}
        again = arguments()
        burst.execute(again.request)
        assert again.output.tolist() == SUM

    def test_only_one_execution_at_a_time(self) -> None:
        gate = Gate()
        burst = toy_device(make=running(gate.hold)).prepare(add_model()).burst()
        thread = threading.Thread(target=burst.execute, args=[arguments().request])
        thread.start()
        assert gate.entered.wait(10)
        with pytest.raises(HalError, match="under way") as caught:
            burst.execute(arguments().request)
        assert caught.value.status == ErrorStatus.GENERAL_FAILURE
        gate.open.set()
        thread.join(10)

    def test_several_bursts_of_one_model_are_independent(self) -> None:
        model, given = toy_device().prepare(add_model()), arguments()
        one, other = model.burst(), model.burst()
        one.execute(given.request)
        one.close()
        other.execute(given.request)
        with pytest.raises(HalError, match="closed"):
            one.execute(given.request)

    def test_measuring_can_change_from_execution_to_execution(self) -> None:
        burst, given = toy_device().prepare(add_model()).burst(), arguments()
        for measure in (False, True, False):
            timing = burst.execute(given.request, measure=measure).timing
            assert (timing.time_in_driver_us < 10**9) == measure
