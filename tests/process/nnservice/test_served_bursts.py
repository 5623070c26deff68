"""Bursts of drivers in processes of their own, and what a client sees when they go wrong."""

from __future__ import annotations

import gc
import logging
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from nnhal.burst_packets import serialize_request
from nnhal.device import Burst, PreparedModel
from nnhal.errors import DeadObject, HalError, NoAnswer
from nnhal.interfaces import BurstChannels, IBurstRequestChannel, IBurstResultChannel
from nnhal.types import ErrorStatus
from nnprocess.zygote import Zygote
from nnservice import DriverService, start
from tests.process.nnhal.test_bursts import Client, Place
from tests.process.polling import eventually
from tests.unit.nnhal.toys import add_model, arguments

DRIVERS = "tests.process.nnservice.misbehaving_bursts"


@pytest.fixture(scope="module")
def zygote() -> Iterator[Zygote]:
    with Zygote.start() as zygote:
        yield zygote


Serve = Callable[..., DriverService]


@pytest.fixture
def serve(zygote: Zygote) -> Iterator[Serve]:
    """Starts drivers of this folder, or any."""
    services = []

    def serve(name: str, timeout_s: float | None = None) -> DriverService:
        target = name if ":" in name else f"{DRIVERS}:{name}"
        service = start(target, zygote=zygote, callback_timeout_s=timeout_s)
        services.append(service)
        return service

    yield serve
    for service in services:
        service.stop()


@pytest.fixture
def adder(serve: Serve) -> DriverService:
    return serve("tests.unit.nnhal.toys:BoundToyDriver")


def burst_of(service: DriverService) -> Any:
    return service.device.prepare(add_model()).burst()


def failure(burst: Burst) -> HalError:
    with pytest.raises(HalError) as caught:
        burst.execute(arguments().request)
    return caught.value


class TestADriverThatMisbehaves:
    def test_death_in_a_burst_is_a_dead_object_that_says_how(self, serve: Serve) -> None:
        service = serve("Dies")
        burst = burst_of(service)
        for _ in range(2):
            error = failure(burst)
            assert isinstance(error, DeadObject)
            assert "killed by SIGKILL" in str(error)

    def test_death_between_two_executions_too(self, adder: DriverService) -> None:
        burst = burst_of(adder)
        burst.execute(arguments().request)
        adder.child.kill()
        adder.end(10)
        assert isinstance(failure(burst), DeadObject)

    @pytest.mark.parametrize("name", ["Raises", "Exits", "AnswersHalfADatum"])
    def test_what_it_raises_is_a_failure_and_the_burst_goes_on(
        self, serve: Serve, name: str
    ) -> None:
        service = serve(name)
        burst = burst_of(service)
        for _ in range(3):
            assert failure(burst).status == ErrorStatus.GENERAL_FAILURE
        assert service.is_alive

    def test_what_it_raises_after_its_answer_changes_nothing(self, serve: Serve) -> None:
        burst = burst_of(serve("AnswersAndRaises"))
        for _ in range(3):
            burst.execute(arguments().request)

    def test_a_second_answer_does_not_mix_up_the_next_execution(
        self, serve: Serve, caplog: pytest.LogCaptureFixture
    ) -> None:
        burst = burst_of(serve("AnswersTwice"))

        def noticed() -> bool:
            burst.execute(arguments().request)
            return "answered a burst packet a second time" in caplog.text

        eventually(noticed)

    def test_silence_ends_when_the_client_has_waited_enough(self, serve: Serve) -> None:
        model = serve("NeverAnswers").device.prepare(add_model())
        burst = PreparedModel(model.interface, None, timeout_s=0.02).burst()
        for _ in range(2):
            assert isinstance(failure(burst), NoAnswer)

    def test_nonsense_is_a_failure(self, serve: Serve) -> None:
        error = failure(burst_of(serve("AnswersNonsense")))
        assert error.status == ErrorStatus.GENERAL_FAILURE
        assert "the driver's answer is wrong" in str(error)

    def test_what_has_no_room_is_refused_to_the_driver(self, serve: Serve) -> None:
        burst_of(serve("AnswersTooMuch")).execute(arguments().request)

    def test_what_it_logs_is_heard_before_its_answer(
        self, serve: Serve, caplog: pytest.LogCaptureFixture
    ) -> None:
        burst = burst_of(serve("SaysWhy"))
        with caplog.at_level(logging.ERROR, "nnhal.driver"):
            assert failure(burst).status == ErrorStatus.DEVICE_UNAVAILABLE
        assert "the accelerator is on fire" in caplog.text


class OwnRequests(IBurstRequestChannel):
    """Channels of a client that does not use ours."""

    capacity = 16

    def listen(self, consumer: Callable[[bytes], None]) -> None:
        self.send = consumer


class OwnResults(IBurstResultChannel):
    capacity = 16

    def __init__(self) -> None:
        self.packets: list[bytes] = []
        self.came = threading.Semaphore(0)

    def send(self, packet: bytes) -> bool:
        self.packets.append(packet)
        self.came.release()
        return True


def test_a_client_may_have_channels_of_its_own(adder: DriverService) -> None:
    client = Client(Place(adder.device, adder))
    model: Any = adder.device.prepare(add_model()).interface
    requests, results = OwnRequests(), OwnResults()
    status, context = model.configure_execution_burst(client, BurstChannels(requests, results))
    assert (status, context is None) == (ErrorStatus.NONE, False)
    given = arguments()
    packet = serialize_request(client.packet(given))
    for _ in range(3):
        requests.send(packet)
        assert results.came.acquire(timeout=10)
    assert given.output.tolist() == [11, 22, 33, 44]
    assert client.asked == [[7, 3]]


def test_nothing_is_left_of_a_burst_that_is_over(adder: DriverService) -> None:
    def open_files() -> Counter[tuple[str, int, int]]:
        gc.collect()
        adder.settle()
        found: Counter[tuple[str, int, int]] = Counter()
        for pid in "self", str(adder.child.pid):
            for descriptor in Path(f"/proc/{pid}/fd").iterdir():
                with suppress(FileNotFoundError):  # closed since it was listed
                    file = descriptor.stat()
                    found[pid, file.st_dev, file.st_ino] += 1
        return found

    def threads() -> int:
        return len(list(Path(f"/proc/{adder.child.pid}/task").iterdir()))

    model, given = adder.device.prepare(add_model()), arguments()
    model.burst().execute(given.request)
    before, threads_before = open_files(), threads()
    bursts = [model.burst() for _ in range(10)]
    for burst in bursts:
        burst.execute(given.request)
    assert threads() > threads_before
    for burst in bursts[:5]:
        burst.close()
    del burst, bursts
    # Of others, too, some may be closed by now; what must not be there is more of any than before.
    eventually(lambda: not open_files() - before)
    eventually(lambda: threads() <= threads_before)
