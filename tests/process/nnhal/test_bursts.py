"""Bursts: slots, their memories, and what a driver of the kit answers to a packet."""

from __future__ import annotations

import gc
import threading
import weakref
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from nnhal.burst_channels import CHANNEL_LENGTH, RequestChannel, ResultChannel
from nnhal.burst_packets import (
    DATUM_SIZE,
    BurstRequest,
    BurstResult,
    MalformedPacket,
    deserialize_result,
    serialize_request,
)
from nnhal.device import Burst, Device
from nnhal.errors import HalError
from nnhal.interfaces import BurstChannels, IBurstCallback, IBurstContext
from nnhal.memory import Memory
from nnhal.types import ErrorStatus, MeasureTiming, Request, RequestArgument
from nnservice import DriverService, start
from tests.unit.nnhal.toys import (
    Arguments,
    BoundToyDriver,
    Gate,
    add_model,
    arguments,
    running,
    toy_device,
)

SUM = [11, 22, 33, 44]
_MEMORY = "memfd:nnhal (deleted)"


@dataclass
class Place:
    """A driver, here or in a process of its own."""

    device: Device
    process: DriverService | None

    def memories_held(self, burst: Burst) -> int:
        """How many memories the driver holds: for ``burst``, or for all that there are."""
        if self.process is None:
            return len(burst._context._memories)  # type: ignore[union-attr]
        self.process.settle()
        open_files = Path(f"/proc/{self.process.child.pid}/fd").iterdir()
        return len({f.stat().st_ino for f in open_files if f.readlink().name == _MEMORY})


@pytest.fixture(scope="module", params=["in process", "served"])
def place(request: pytest.FixtureRequest) -> Iterator[Place]:
    if request.param == "in process":
        yield Place(Device(BoundToyDriver()), None)
        return
    with start("tests.unit.nnhal.toys:BoundToyDriver") as process:
        yield Place(process.device, process)


class Client(IBurstCallback):
    """A client that shows everything that goes over its channels."""

    def __init__(self, place: Place, length: int = CHANNEL_LENGTH) -> None:
        self.memories: dict[int, Memory] = {}
        self.asked: list[list[int]] = []
        self.status = ErrorStatus.NONE
        self.requests = RequestChannel()
        self.results = ResultChannel(length)
        model: Any = place.device.prepare(add_model()).interface
        channels = BurstChannels(self.requests, self.results)
        status, context = model.configure_execution_burst(self, channels)
        assert status == ErrorStatus.NONE
        self.context: IBurstContext = context

    def get_memories(self, slots: Sequence[int]) -> tuple[ErrorStatus, Sequence[Memory]]:
        self.asked.append(list(slots))
        return self.status, [self.memories[slot] for slot in slots if slot in self.memories]

    def packet(self, given: Arguments, slots: tuple[int, ...] = (7, 3)) -> BurstRequest:
        self.memories.update(zip(slots, given.pools, strict=True))
        return BurstRequest(given.request.inputs, given.request.outputs, slots)

    def execute(self, packet: BurstRequest) -> BurstResult:
        return self.answer(serialize_request(packet))

    def answer(self, packet: bytes) -> BurstResult:
        """What the driver says to the bytes of a packet; exactly one answer."""
        assert self.requests.send(packet)
        result = self.results.receive(10)
        assert self.results.discard() == 0
        return deserialize_result(result)


def test_a_memory_is_asked_for_once(place: Place) -> None:
    client, given = Client(place), arguments()
    packet = client.packet(given)
    for _ in range(3):
        assert client.execute(packet).status == ErrorStatus.NONE
        assert given.output.tolist() == SUM
    client.execute(client.packet(given))
    assert client.asked == [[7, 3]]


def test_a_slot_that_is_freed_is_asked_for_again(place: Place) -> None:
    client, given = Client(place), arguments()
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


def test_freeing_an_unknown_slot_or_freeing_twice_is_harmless(place: Place) -> None:
    client, given = Client(place), arguments()
    packet = client.packet(given)
    client.execute(packet)
    for slot in (7, 7, 0, -1):
        client.context.free_memory(slot)
    assert client.execute(packet).status == ErrorStatus.NONE


def test_a_client_without_the_memory_gets_an_error_and_no_execution(place: Place) -> None:
    client, given = Client(place), arguments()
    packet = client.packet(given)
    del client.memories[3]
    result = client.execute(packet)
    assert (result.status, tuple(result.output_shapes)) == (ErrorStatus.GENERAL_FAILURE, ())
    client.status = ErrorStatus.INVALID_ARGUMENT
    assert client.execute(packet).status == ErrorStatus.INVALID_ARGUMENT
    assert not given.output.any()


def test_a_packet_is_checked_as_a_request(place: Place) -> None:
    client = Client(place)
    result = client.execute(client.packet(arguments([1], [2])))
    assert result.status == ErrorStatus.INVALID_ARGUMENT


def test_a_measured_packet_has_timing(place: Place) -> None:
    client, given = Client(place), arguments()
    packet = client.packet(given)
    measured = BurstRequest(packet.inputs, packet.outputs, packet.slots, MeasureTiming.YES)
    assert client.execute(measured).timing.time_in_driver_us < 10**9


def test_an_answer_too_long_for_the_channel_is_an_error(place: Place) -> None:
    given = arguments()
    roomy, narrow = Client(place), Client(place, length=3)
    shapes = roomy.execute(roomy.packet(given)).output_shapes
    assert (len(shapes), len(shapes[0].dimensions)) == (1, 1), "an answer of 4 datums"
    assert narrow.execute(narrow.packet(given)) == BurstResult(ErrorStatus.GENERAL_FAILURE)


class TestMalformedPackets:
    """What ValidateBurst of Android's VTS sends: an error, no shapes, no timing, no execution."""

    @staticmethod
    def datums(client: Client) -> list[bytes]:
        given = arguments(dimensions=(4,))
        packet = client.packet(given)
        packet = BurstRequest(packet.inputs, packet.outputs, packet.slots, MeasureTiming.YES)
        data = serialize_request(packet)
        return [data[i : i + DATUM_SIZE] for i in range(0, len(data), DATUM_SIZE)]

    @staticmethod
    def bad() -> list[bytes]:
        """One datum of every kind, taken from a packet that fits nowhere."""
        argument = RequestArgument(dimensions=(0,) * 10)
        packet = serialize_request(
            BurstRequest((argument,) * 10, (argument,) * 10, (2**31 - 1,) * 10, MeasureTiming.YES)
        )
        datums = [packet[i : i + DATUM_SIZE] for i in range(0, len(packet), DATUM_SIZE)]
        return list({datum[0]: datum for datum in datums}.values())

    def test_datums_removed_added_and_changed(self, place: Place) -> None:
        client = Client(place)
        good, bad = self.datums(client), self.bad()
        assert len(bad) == 7
        dimensions = [datum for datum in bad if datum[0] in (2, 4)]
        packets = [good[:at] + good[at + 1 :] for at in range(len(good))]
        for datum in bad:
            packets += [[*good[:at], datum, *good[at:]] for at in range(len(good) + 1)]
            packets += [
                [*good[:at], datum, *good[at + 1 :]]
                for at in range(len(good))
                if good[at] != datum and not (datum in dimensions and good[at][0] == datum[0])
            ]
        for packet in packets:
            answer = client.answer(b"".join(packet))
            assert answer.status != ErrorStatus.NONE
            assert answer == BurstResult(answer.status), "no shapes, no timing"
        assert client.answer(b"".join(good)).status == ErrorStatus.NONE

    def test_bytes_that_are_no_packet(self, place: Place) -> None:
        client = Client(place)
        for data in (b"", bytes(DATUM_SIZE), bytes(48), b"\xff" * 240):
            assert client.answer(data) == BurstResult(ErrorStatus.GENERAL_FAILURE)

    def test_a_part_of_a_datum_cannot_be_sent(self, place: Place) -> None:
        with pytest.raises(MalformedPacket, match="23 bytes"):
            Client(place).requests.send(bytes(23))


class TestAsAClientSeesThem:
    def test_a_memory_that_is_gone_is_freed_in_the_driver(self, place: Place) -> None:
        burst = place.device.prepare(add_model()).burst()
        given = arguments()
        gc.collect()  # what the bursts of other tests hold is not to go meanwhile
        before = place.memories_held(burst)
        burst.execute(given.request)
        memories = [weakref.ref(pool) for pool in given.pools]
        assert place.memories_held(burst) == before + 2
        del given
        assert [memory() for memory in memories] == [None, None]
        assert place.memories_held(burst) == before
        again = arguments()
        burst.execute(again.request)
        assert again.output.tolist() == SUM

    def test_only_one_execution_at_a_time(self, place: Place) -> None:
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

    def test_several_bursts_of_one_model_are_independent(self, place: Place) -> None:
        model, given = place.device.prepare(add_model()), arguments()
        one, other = model.burst(), model.burst()
        one.execute(given.request)
        one.close()
        other.execute(given.request)
        with pytest.raises(HalError, match="closed"):
            one.execute(given.request)

    def test_measuring_can_change_from_execution_to_execution(self, place: Place) -> None:
        burst, given = place.device.prepare(add_model()).burst(), arguments()
        for measure in (False, True, False):
            timing = burst.execute(given.request, measure=measure).timing
            assert (timing.time_in_driver_us < 10**9) == measure

    def test_a_request_too_long_for_the_queue_goes_the_synchronous_way(self, place: Place) -> None:
        burst, given = place.device.prepare(add_model()).burst(), arguments()
        unused = tuple(Memory.allocate(4) for _ in range(1024))
        request = Request(given.request.inputs, given.request.outputs, given.pools + unused)
        burst.execute(request)
        assert given.output.tolist() == SUM

    def test_a_request_that_no_packet_can_carry_is_invalid(self, place: Place) -> None:
        burst, given = place.device.prepare(add_model()).burst(), arguments()
        inputs = (given.request.inputs[0], RequestArgument(dimensions=(-4,)))
        request = Request(inputs, given.request.outputs, given.pools)
        with pytest.raises(HalError, match="does not fit a packet") as caught:
            burst.execute(request)
        assert caught.value.status == ErrorStatus.INVALID_ARGUMENT
