"""What a client drops is destroyed in the driver's process, and nothing stays open anywhere."""

from __future__ import annotations

import gc
import logging
import os
import threading
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from nnhal._driver_kit.buffers import KitBuffer
from nnhal._driver_kit.burst import BurstContext
from nnhal._driver_kit.prepared_model import PreparedModelV1_3
from nnhal.burst_channels import RequestChannel, ResultChannel
from nnhal.device import CacheFiles, Device
from nnhal.errors import DeadObject, HalError
from nnhal.fences import fence_pair
from nnhal.interfaces import (
    BurstChannels,
    IBurstCallback,
    IBurstContext,
    IDeviceV1_3,
    IPreparedModelV1_3,
)
from nnhal.memory import Memory
from nnhal.types import (
    BufferDesc,
    BufferRole,
    ErrorStatus,
    NumberOfCacheFiles,
    PrepareModelConfigV1_3,
    Request,
)
from nnservice import DriverService, start
from nnservice.hal import client, host
from nnservice.rpc.logged_reasons import ReasonsOfAll
from nnservice.rpc.messages import LoggedReason
from nnservice.rpc.peer import Peer
from nnservice.rpc.wire import Lane, lane_pair
from tests.process.nnservice.hosted import Hosted, hosted
from tests.process.nnservice.test_calls import DEVICE_ANSWERS, Callback, recording
from tests.unit.nnhal.toys import ToyDriver, add_model, arguments, with_pool

ROLE = BufferRole(0, 0, 1.0)

ROUNDS = 12
"""Of everything: what leaks one descriptor in each is found."""


@pytest.fixture
def here() -> Iterator[Hosted]:
    with hosted(ToyDriver()) as connection:
        yield connection


def living(kind: type) -> list[Any]:
    gc.collect()
    return [thing for thing in gc.get_objects() if type(thing) is kind]


class TestInTheDriver:
    def test_a_prepared_model_goes_with_the_clients(self, here: Hosted) -> None:
        before = len(living(PreparedModelV1_3))
        model = here.device.prepare(add_model())
        model.execute(arguments().request)
        assert len(living(PreparedModelV1_3)) == before + 1
        del model
        here.peer.settle()
        assert len(living(PreparedModelV1_3)) == before

    def test_a_burst_goes_with_the_clients(self, here: Hosted) -> None:
        model = here.device.prepare(add_model())
        before = len(living(BurstContext))
        burst = model.burst()
        burst.execute(arguments().request)
        assert len(living(BurstContext)) == before + 1
        del burst
        for _ in range(1000):  # the thread that waits for packets is the last to know
            here.peer.settle()
            if len(living(BurstContext)) == before:
                return
        pytest.fail("the burst is still there")

    def test_a_buffer_goes_with_the_clients_and_its_token_is_void(self, here: Hosted) -> None:
        model = here.device.prepare(add_model())
        before = len(living(KitBuffer))
        buffer = here.device.allocate(BufferDesc(), [model], (), [ROLE])
        request = with_pool(arguments().request, 1, buffer.pool)
        model.execute(request)
        assert len(living(KitBuffer)) == before + 1
        del buffer
        # The very next call finds it gone, without any waiting.
        with pytest.raises(HalError) as caught:
            model.execute(request)
        assert caught.value.status == ErrorStatus.INVALID_ARGUMENT
        assert len(living(KitBuffer)) == before

    def test_requests_and_memories_go_with_the_clients(self, here: Hosted) -> None:
        model, given = here.device.prepare(add_model()), arguments()
        model.execute(given.request)
        requests, memories = len(living(Request)), len(living(Memory))
        for _ in range(5):
            another = arguments()
            model.execute(another.request)
        assert len(living(Request)) == requests + 2  # the client's and the driver's
        assert len(living(Memory)) == memories + 4
        del another
        here.peer.settle()
        assert len(living(Request)) == requests
        assert len(living(Memory)) == memories

    def test_what_a_driver_has_dropped_goes_in_the_client(self, here: Hosted) -> None:
        released = threading.Event()
        callbacks = len(here.peer.exports)
        model = here.device.prepare(add_model())
        given = arguments()
        future = model.execute_async(given.request)
        weakref.finalize(future, released.set)
        future.result(10)
        del future
        assert released.wait(10)  # the driver has dropped the callback, which had the future
        assert len(here.peer.exports) == callbacks

    def test_another_threads_finalizer_may_drop_things_in_the_middle_of_a_call(
        self, here: Hosted
    ) -> None:
        """Objects are dropped wherever the collector runs; none of it may wait for anything."""
        model = here.device.prepare(add_model())
        gc.set_threshold(10, 2, 2)
        try:
            for turn in range(200):
                given = arguments()
                knot: list[Any] = [given, model.burst() if turn % 50 == 0 else None]
                knot.append(knot)
                model.execute(given.request)
        finally:
            gc.set_threshold(700, 10, 10)


@pytest.fixture(scope="module")
def service() -> Iterator[DriverService]:
    with start("tests.unit.nnhal.toys:CachingDriver") as service:
        yield service


class TestDescriptors:
    def counts(self, service: DriverService) -> tuple[int, int]:
        gc.collect()
        service.settle()
        return tuple(
            len(os.listdir(f"/proc/{process}/fd")) for process in ("self", service.child.pid)
        )  # type: ignore[return-value]

    def everything(self, service: DriverService, folder: Path) -> None:
        """Every way to hand over a descriptor, everything dropped at the end."""
        device = service.device
        with CacheFiles.open(folder, NumberOfCacheFiles(1, 1), bytes(32)) as cache:
            pool = Memory.from_bytes(bytes(64))
            model = device.prepare(add_model(pools=(pool,)), cache=cache)
            model = device.prepare_from_cache(cache)
        given = arguments()
        model.execute(given.request)
        model.execute_async(given.request).result(10)
        fence, writer = fence_pair()
        execution = model.execute_fenced(given.request, [fence])
        writer.signal()
        execution.wait(10**10)
        execution.info()
        burst = model.burst()
        burst.execute(given.request)
        buffer = device.allocate(BufferDesc(), [model], (), [ROLE])
        model.execute(with_pool(given.request, 1, buffer.pool))
        memory = Memory.from_bytes(bytes(16))
        buffer.copy_to(memory)
        buffer.copy_from(memory)

    def test_all_are_closed_on_both_sides(self, service: DriverService, tmp_path: Path) -> None:
        for _ in range(3):  # until as many lanes are open as are ever needed
            self.everything(service, tmp_path)
        before = self.counts(service)
        for _ in range(ROUNDS):
            self.everything(service, tmp_path)
        after = self.counts(service)
        # Another lane may have become necessary, and a thread be a moment late with what it holds.
        assert after[0] < before[0] + ROUNDS
        assert after[1] < before[1] + ROUNDS

    def test_a_stopped_service_leaves_nothing_open(self) -> None:
        gc.collect()
        before = len(os.listdir("/proc/self/fd"))
        threads = set(threading.enumerate())
        with start("tests.unit.nnhal.toys:ToyDriver") as service:
            service.device.prepare(add_model()).execute(arguments().request)
        del service
        gc.collect()
        for thread in set(threading.enumerate()) - threads:
            thread.join(30)
            assert not thread.is_alive()
        assert len(os.listdir("/proc/self/fd")) <= before


def test_a_dropped_device_ends_the_connection() -> None:
    """Nobody has to close anything."""
    ours, theirs = lane_pair()
    arguments_of_host = Lane(theirs), Device(ToyDriver()), ReasonsOfAll()
    thread = threading.Thread(target=host.serve_client, args=arguments_of_host)
    thread.start()
    device = client.connect(
        Lane(ours), "toy", death=DeadObject, timeout_s=30, callback_timeout_s=None
    ).device
    device.prepare(add_model()).execute(arguments().request)
    del device
    gc.collect()
    thread.join(30)
    assert not thread.is_alive()


def test_a_release_leaves_a_reason_to_the_answer_that_it_belongs_to(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Released by a thread in the background, it might be heard after the answer."""
    reasons = ReasonsOfAll()
    theirs: list[Peer] = []
    with hosted(ToyDriver(), reasons=reasons, begun=theirs.append) as client:
        client.driver.get_status()
        said = LoggedReason(logging.ERROR, "on fire")
        thread = threading.Thread(target=reasons.put, args=(said,))
        thread.start()
        thread.join()
        theirs[0].releases.add_object(0)
        theirs[0].flush()
        assert reasons.outstanding
        client.driver.get_status()
        assert not reasons.outstanding
        assert caplog.messages == ["on fire"]
    theirs.clear()


def test_a_slot_that_a_driver_fails_to_free_is_no_failure_of_the_next_call(
    caplog: pytest.LogCaptureFixture,
) -> None:
    freed: list[int] = []

    class Context(IBurstContext):
        def free_memory(self, slot: int) -> None:
            freed.append(slot)
            raise RuntimeError("no")

    def prepare(*arguments: Any) -> ErrorStatus:
        arguments[-1].notify(ErrorStatus.NONE, prepared)
        return ErrorStatus.NONE

    answer = ErrorStatus.NONE, Context()
    prepared = recording(
        IPreparedModelV1_3, {"configure_execution_burst": lambda *arguments: answer}
    )
    device = recording(IDeviceV1_3, DEVICE_ANSWERS | {"prepare_model_1_3": prepare})
    with hosted(device) as connection:
        callback = Callback()
        driver: Any = connection.driver
        driver.prepare_model_1_3(add_model(), PrepareModelConfigV1_3(), callback)
        (_, _, model) = callback.heard[0]
        channels = BurstChannels(RequestChannel(), ResultChannel())
        _, context = model.configure_execution_burst(NoMemories(), channels)
        context.free_memory(7)
        assert driver.get_status() == DEVICE_ANSWERS["get_status"]
        assert freed == [7]
    assert "freeMemory: the driver raised RuntimeError: no" in caplog.text


class NoMemories(IBurstCallback):
    def get_memories(self, slots: Any) -> Any:
        return ErrorStatus.INVALID_ARGUMENT, ()
