"""Bounds of one client among many, reached and left again, and clients that respect nothing."""

from __future__ import annotations

import gc
import os
import socket
import struct
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import numpy as np
import pytest

from nndrivers.reference.device import ReferenceDriver
from nnhal.device import Device
from nnhal.driver_kit import ExecutionContext, Inputs, Outputs
from nnhal.errors import ClientGone, DeadObject, HalError
from nnhal.fences import Fence, FenceState, FenceWriter, fence_pair
from nnhal.interfaces import ExecutionOptions, IExecutionCallbackV1_3
from nnhal.memory import Memory
from nnhal.registry import DriverFailedToStart, resolve
from nnhal.types import BufferDesc, BufferRole, ErrorStatus, Model
from nnprocess.descriptors import send
from nnprocess.limits import Limits
from nnprocess.zygote import Zygote
from nnservice.hal import clients
from nnservice.hal.client import Remote, connect
from nnservice.hal.clients import MAX_CLIENTS
from nnservice.hal.shared_driver import SharedDriver, start_shared
from nnservice.hal.table import TABLE
from nnservice.rpc.account import Bounds
from nnservice.rpc.logged_reasons import ReasonsOfThread
from nnservice.rpc.messages import FrameKind
from nnservice.rpc.peer import Peer
from nnservice.rpc.wire import Lane, Late, lane_pair
from tests.process.nnservice.hosted import hosted
from tests.process.nnservice.session import computes
from tests.process.polling import PATIENCE_S, eventually
from tests.unit.nnhal.toys import ToyDriver, add_model, arguments, running

IDLE_THREADS = 2
"""Of a shared driver without clients: one takes them, one collects their remains."""

TOY = "tests.unit.nnhal.toys:ToyDriver"


@contextmanager
def refused(what: str) -> Iterator[None]:
    """What is done is one too many ``what`` for the client."""
    with pytest.raises(HalError, match=f"too many {what} for one client") as caught:
        yield
    assert caught.value.status is ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT
    # Its traceback holds what the call was made with.
    caught.value.__traceback__ = None


@contextmanager
def exhausted() -> Iterator[None]:
    """The driver itself says so: calls that return a status have no words for why."""
    with pytest.raises(HalError) as caught:
        yield
    assert caught.value.status is ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT
    caught.value.__traceback__ = None


def test_prepared_models_are_bounded_until_they_are_dropped() -> None:
    with hosted(ToyDriver(), bounds=Bounds(objects=40)) as client:
        kept = []
        with refused("objects"):
            for _ in range(100):
                kept.append(client.device.prepare(add_model()))
        assert 10 < len(kept) < 40
        kept.clear()
        client.peer.settle()
        assert computes(client.device)


def test_memories_are_bounded_by_their_bytes() -> None:
    with hosted(ToyDriver(), bounds=Bounds(bytes=1 << 20)) as client:
        with refused("bytes"):
            client.device.prepare(add_model(pools=(Memory.allocate(1 << 21),)))
        client.device.prepare(add_model(pools=(Memory.allocate(1 << 19),)))
        assert computes(client.device)


def test_device_memories_are_bounded_before_they_are_allocated_until_they_are_dropped() -> None:
    with hosted(ToyDriver(), bounds=Bounds(bytes=(1 << 20) + 100)) as client:
        model = client.device.prepare(add_model(dimensions=(1 << 16,)))  # of 256 KiB
        desc, roles = BufferDesc(), (BufferRole(0, 0, 1.0),)
        kept = []
        with exhausted():
            for _ in range(8):
                kept.append(client.device.allocate(desc, [model], roles))
        assert len(kept) == 4
        kept.clear()
        client.peer.settle()
        client.device.allocate(desc, [model], roles)


def test_a_device_memory_that_grows_is_bounded() -> None:
    with hosted(ToyDriver(), bounds=Bounds(bytes=(3 << 20) + 100)) as client:
        model = client.device.prepare(add_model(dimensions=(0,)))
        buffer = client.device.allocate(BufferDesc(), [model], (BufferRole(0, 0, 1.0),))
        source = Memory.allocate(1 << 20)
        buffer.copy_from(source, (1 << 18,))
        with exhausted():
            buffer.copy_from(Memory.allocate((1 << 20) + 4), ((1 << 18) + 1,))
        assert computes(client.device)


def test_what_the_reference_driver_needs_for_a_model_is_bounded() -> None:
    with hosted(ReferenceDriver(), bounds=Bounds(bytes=1 << 20)) as client:
        with exhausted():
            client.device.prepare(add_model(dimensions=(1 << 18,)))
        model = client.device.prepare(add_model())
        given = arguments()
        model.execute(given.request)
        assert given.output.tolist() == [11, 22, 33, 44]


def test_constants_are_bounded_before_they_are_read() -> None:
    with hosted(ToyDriver(), bounds=Bounds(bytes=1 << 20)) as client:
        big = Model(add_model().main, operand_values=bytes(1 << 21))
        with refused("bytes"):
            client.device.prepare(big)
        assert computes(client.device)


def test_a_long_message_is_bounded_before_it_is_read() -> None:
    with hosted(ToyDriver(), bounds=Bounds(bytes=1 << 20)) as client:
        operation = add_model().main.operations[0]
        main = add_model().main
        long = Model(
            type(main)(
                main.operands, (operation,) * 200_000, main.input_indexes, main.output_indexes
            ),
            operand_values=bytes(4),
        )
        with refused("bytes"):
            client.device.supported_operations(long)
        assert computes(client.device)


def test_descriptors_are_bounded() -> None:
    with hosted(ToyDriver(), bounds=Bounds(descriptors=20)) as client:
        with refused("descriptors"):
            client.device.prepare(add_model(pools=tuple(Memory.allocate(8) for _ in range(20))))
        assert computes(client.device)


def test_calls_at_the_same_time_are_bounded_and_those_under_way_go_on() -> None:
    lanes = 3
    entered, leave = threading.Barrier(lanes + 1), threading.Event()

    def hold(inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        entered.wait(PATIENCE_S)
        assert leave.wait(PATIENCE_S)
        outputs[0].write(np.add(inputs[0], inputs[1]))

    with hosted(ToyDriver(make=running(hold)), bounds=Bounds(lanes=lanes)) as client:
        source = add_model()
        model, given = client.device.prepare(source), [arguments() for _ in range(lanes)]
        calls = [threading.Thread(target=model.execute, args=(one.request,)) for one in given]
        for call in calls:
            call.start()
        entered.wait(PATIENCE_S)
        with refused("lanes"):
            client.device.supported_operations(source)
        leave.set()
        for call in calls:
            call.join()
        assert [one.output.tolist() for one in given] == [[11, 22, 33, 44]] * lanes
        assert client.device.supported_operations(source) == [True]


def test_executions_that_wait_for_fences_are_bounded_and_end_with_their_client() -> None:
    """This process keeps the other ends of the fences, so that nothing else ends them."""
    with ExitStack() as stack:
        fences: list[tuple[Fence, FenceWriter]] = []
        with hosted(ToyDriver(), bounds=Bounds(calls=5)) as client:
            model = client.device.prepare(add_model())
            stack.callback(fences.clear)
            waiting = []
            with refused("calls"):
                for _ in range(10):
                    fences.append(fence_pair())
                    request = arguments().request
                    waiting.append(model.execute_fenced(request, [fences[-1][0].duplicate()]))
            assert len(waiting) in (4, 5)  # the callback of the preparation may be there still
            fences[0][1].signal()
            waiting[0].wait()
        for execution in waiting[1:]:
            assert execution.fence is not None
            assert execution.fence.wait(int(PATIENCE_S * 1e9)) is FenceState.ERROR


def test_a_client_that_never_takes_notifications_is_hung_up_on() -> None:
    """Nobody waits for it meanwhile, and its driver is not told to have failed."""
    with hosted(ToyDriver(), bounds=Bounds()) as client:
        leave = threading.Event()
        model = client.device.prepare(add_model())

        class Stuck(IExecutionCallbackV1_3):
            def notify(self, status: ErrorStatus) -> None: ...

            def notify_1_2(self, *_: object) -> None: ...

            def notify_1_3(self, *_: object) -> None:
                assert leave.wait(PATIENCE_S)

            def fail(self, error: HalError) -> None: ...

        def launch() -> None:
            for _ in range(200):
                model.interface.execute_1_3(  # type: ignore[attr-defined]
                    arguments().request, ExecutionOptions(), Stuck()
                )

        try:
            with pytest.raises(DeadObject):
                launch()
        finally:
            leave.set()


def test_a_client_that_does_not_read_its_control_lane_is_hung_up_on() -> None:
    ours, theirs = lane_pair()
    control = Lane(theirs)
    control.limit(0.05, receiving=False)
    with ours, suppress(Late):
        while True:
            control.send(FrameKind.HELLO, 0, b"x" * 1000)
    peer = Peer(control, "the client", TABLE, ClientGone, bounds=Bounds())
    callback = peer.proxy(20, TABLE.interface_of(IExecutionCallbackV1_3, object), object)
    callback.notify(ErrorStatus.NONE)  # type: ignore[attr-defined]
    assert isinstance(peer.end(), ClientGone)


# --- whoever connects to the socket ----------------------------------------------------------


@pytest.fixture(scope="module")
def zygote() -> Iterator[Zygote]:
    with Zygote.start() as zygote:
        yield zygote


@pytest.fixture
def driver(zygote: Zygote, tmp_path: Path) -> Iterator[SharedDriver]:
    with start_shared(TOY, zygote, tmp_path, limits=Limits(open_files=400)) as driver:
        yield driver


def connected(driver: SharedDriver) -> socket.socket:
    """One that has got its greeting and says nothing."""
    connection = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    connection.connect(os.fspath(driver.path))
    Lane(connection.dup()).receive()
    return connection


def descriptors_of(driver: SharedDriver) -> int:
    return len(os.listdir(f"/proc/{driver.process.pid}/fd"))


def threads_of(driver: SharedDriver) -> int:
    return len(os.listdir(f"/proc/{driver.process.pid}/task"))


def test_silent_clients_give_way_to_those_that_call(driver: SharedDriver) -> None:
    good = resolve(driver.name)
    assert computes(good)
    with ExitStack() as stack:
        silent = [stack.enter_context(connected(driver)) for _ in range(MAX_CLIENTS + 10)]
        assert computes(resolve(driver.name))
        assert computes(good)
        assert silent[0].recv(1) == b""  # the oldest has been hung up on
    eventually(lambda: threads_of(driver) < 10)


def lane_frame() -> bytes:
    return struct.pack("<HHQ", FrameKind.LANE, 0, 0)


def open_lanes(connection: socket.socket) -> list[socket.socket]:
    lanes = []
    for _ in range(200):
        ours, theirs = lane_pair()
        with theirs:
            send(connection, lane_frame(), [theirs.fileno()])
        lanes.append(ours)
    return lanes


def send_descriptors_only(connection: socket.socket) -> list[socket.socket]:
    with open(os.devnull) as null, suppress(OSError):
        for _ in range(20):
            send(connection, b"x", [null.fileno()] * 100)
    return []


def never_read_answers(connection: socket.socket) -> list[socket.socket]:
    (lane, *others) = open_lanes(connection)
    nonsense = struct.pack("<HHQ", 999, 0, 0)
    lane.settimeout(0.2)
    with suppress(OSError):
        while True:
            lane.send(nonsense)
    return [lane, *others]


def share_a_sparse_file(connection: socket.socket) -> list[socket.socket]:
    (lane, *others) = open_lanes(connection)
    with open(os.memfd_create("sparse"), "wb") as file:
        file.truncate(1 << 40)
        send(lane, struct.pack("<HHQ", 17, 1, 0), [file.fileno()])
    return [lane, *others]


@pytest.mark.parametrize(
    "misbehave", [open_lanes, send_descriptors_only, never_read_answers, share_a_sparse_file]
)
def test_a_client_that_takes_what_it_can_leaves_enough_for_others(
    driver: SharedDriver, misbehave: Callable[[socket.socket], list[socket.socket]]
) -> None:
    eventually(lambda: threads_of(driver) == IDLE_THREADS)  # who started it is a client at first
    before = descriptors_of(driver)
    good = resolve(driver.name)
    with ExitStack() as stack:
        connection = stack.enter_context(connected(driver))
        for lane in misbehave(connection):
            stack.enter_context(lane)
        assert computes(good)
        assert computes(resolve(driver.name))
    assert computes(good)
    del good
    gc.collect()
    eventually(lambda: threads_of(driver) == IDLE_THREADS and descriptors_of(driver) <= before)


def test_a_server_that_is_full_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """All its clients have called, so none gives way."""
    monkeypatch.setattr(clients, "MAX_CLIENTS", 2)
    served = clients.Clients(Device(ToyDriver()), ReasonsOfThread())
    names = [served_at(served) for _ in range(2)]
    assert all(computes(remote.device) for remote in names)
    with pytest.raises(DriverFailedToStart, match="it has 2 clients already"):
        served_at(served)
    for remote in names:
        remote.peer.end(DeadObject("the test is over"))


def test_a_process_cannot_take_the_places_of_all_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clients, "MAX_OF_A_PROCESS", 2)
    served = clients.Clients(Device(ToyDriver()), ReasonsOfThread())
    ours = [served_at(served) for _ in range(2)]
    assert all(computes(remote.device) for remote in ours)
    with pytest.raises(DriverFailedToStart, match="this process has 2 connections to it already"):
        served_at(served)
    monkeypatch.setattr(clients, "_process_behind", lambda connected: 1)
    other = served_at(served)
    assert computes(other.device)
    for remote in (*ours, other):
        remote.peer.end(DeadObject("the test is over"))


def served_at(served: clients.Clients) -> Remote:
    ours, theirs = lane_pair()
    served.add(theirs)
    return connect(Lane(ours), "full", death=DeadObject, timeout_s=60, callback_timeout_s=60)
