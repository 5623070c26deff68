"""A driver at the other end of TCP."""

from __future__ import annotations

import os
import random
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import numpy as np
import pytest

from nnhal.device import CacheFiles
from nnhal.driver_kit import ExecutionContext, Inputs, Outputs
from nnhal.errors import DeadObject, HalError, Inexpressible
from nnhal.fences import FenceState, fence_pair
from nnhal.memory import Memory
from nnhal.registry import DriverFailedToStart, resolve
from nnhal.types import (
    BufferDesc,
    BufferRole,
    DataLocation,
    ErrorStatus,
    HalVersion,
    Model,
    OperandLifeTime,
    OperandType,
    Operation,
    OperationType,
    Request,
    RequestArgument,
    Subgraph,
)
from nnprocess.zygote import Zygote
from nnservice.hal import clocks, host
from nnservice.hal.listener import CannotListen
from nnservice.hal.tcp_address import Address, NoSecret, WrongAddress, address_of, secret_of
from nnservice.hal.tcp_server import listening_at
from nnservice.rpc import handshake, travel_time
from nnservice.rpc.handshake import NEW_SESSION, HandshakeFailed, Opening, Purpose
from tests.cells import cells
from tests.process.nnservice.session import computes
from tests.process.nnservice.shared_clients import ACTIVITIES, INSPECT, Doomed
from tests.process.nnservice.tcp_door import SECRET, open_door
from tests.process.polling import eventually
from tests.unit.nnhal.toys import (
    CachingDriver,
    ToyDriver,
    add_model,
    arguments,
    operand,
    running,
    with_pool,
)

HELPERS = "tests.process.nnservice.tcp_door"
CLIENTS = "tests.process.nnservice.shared_clients"
SUM = [11, 22, 33, 44]


@pytest.fixture(autouse=True)
def known_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NNHAL_SECRET_FILE", raising=False)
    monkeypatch.setenv("NNHAL_SECRET", SECRET.decode())


@pytest.fixture(scope="module")
def zygote() -> Iterator[Zygote]:
    with Zygote.start() as zygote:
        yield zygote


# --- what a driver does there ----------------------------------------------------------------


@cells("version", ["1.0", "1.2", "1.3", "AIDL1", "AIDL4"])
def test_every_kind_of_execution_computes(version: str) -> None:
    with open_door(ToyDriver(HalVersion(version))) as name:
        device = resolve(name, callback_timeout_s=30)
        assert device.hal_version == version
        model = device.prepare(add_model())
        for execute in (
            model.execute,
            lambda request: model.execute_async(request).result(30),
            lambda request: model.execute_fenced(request).wait(),
        ):
            given = arguments()
            for _ in range(2):
                given.output[:] = 0
                execute(given.request)
                assert given.output.tolist() == SUM
        if device.hal_version.is_aidl:
            given = arguments()
            model.burst().execute(given.request)
            assert given.output.tolist() == SUM


def test_inputs_that_are_written_before_their_fence_is_signaled_are_read(adder: str) -> None:
    """``IPreparedModel.hal``: an execution begins when all fences that it waits for are signaled,
    so that is when its inputs have to be there.
    """
    model = resolve(adder, callback_timeout_s=30).prepare(add_model())
    given, (first, one), (second, other) = arguments(), fence_pair(), fence_pair()
    execution = model.execute_fenced(given.request, [first, second])
    one.signal()
    given.pools[0].view(np.float32, (8,))[:] = [5, 5, 5, 5, 1, 2, 3, 4]
    other.signal()
    execution.wait()
    assert given.output.tolist() == [6, 7, 8, 9]


def test_a_fence_that_has_failed_is_one_at_once() -> None:
    with open_door(ToyDriver()) as name:
        model = resolve(name, callback_timeout_s=30).prepare(add_model())
        fence, writer = fence_pair()
        writer.fail()
        with pytest.raises(HalError) as error:
            model.execute_fenced(arguments().request, [fence])
        assert error.value.status == ErrorStatus.INVALID_ARGUMENT


@pytest.mark.parametrize("is_reusable", [False, True])
@pytest.mark.parametrize("when", ["before", "after"])
def test_a_fence_that_fails_leaves_large_outputs_as_they_are(
    adder: str, when: str, is_reusable: bool
) -> None:
    """Those of an execution are not sent before it otherwise, and the server has older ones."""
    count = 1 << 16
    memory = Memory.allocate(12 * count)
    places = [DataLocation(0, index * 4 * count, 4 * count) for index in range(3)]
    request = Request(
        inputs=tuple(RequestArgument(location=place) for place in places[:2]),
        outputs=(RequestArgument(location=places[2]),),
        pools=(memory,),
    )
    memory.view(np.float32, (2 * count,))[:] = 2
    result = memory.view(np.float32, (count,), places[2].offset)
    model = resolve(adder, callback_timeout_s=30).prepare(add_model((count,)))
    execution = model.reusable_execution(request)
    execution.execute()
    assert np.all(result == 4)
    result[:] = 7
    fence, writer = fence_pair()
    if when == "before":
        writer.fail()
    with suppress(HalError):
        launched = (
            execution.execute_fenced([fence])
            if is_reusable
            else model.execute_fenced(request, [fence])
        )
        writer.fail()
        assert launched.fence is not None
        assert launched.fence.wait() is FenceState.ERROR
    assert np.all(result == 7)


def test_a_reusable_execution_reads_its_inputs_each_time(adder: str) -> None:
    given = arguments()
    execution = resolve(adder).prepare(add_model()).reusable_execution(given.request)
    inputs = given.pools[0].view(np.float32, (8,))
    for factor in (1, 2, 3):
        inputs[:] = factor * np.array([1, 2, 3, 4, 10, 20, 30, 40], np.float32)
        execution.execute()
        assert given.output.tolist() == [factor * value for value in SUM]


def test_device_memories_stay_there_and_are_copied_from_and_to(adder: str) -> None:
    device = resolve(adder)
    model = device.prepare(add_model())
    buffer = device.allocate(BufferDesc((4,)), [model], (), [BufferRole(0, 0, 1.0)])
    model.execute(with_pool(arguments().request, 1, buffer.pool))
    content = Memory.allocate(16)
    buffer.copy_to(content)
    assert content.view(np.float32, (4,)).tolist() == SUM


def test_large_tensors_arrive_whole_and_change_nothing_else(adder: str) -> None:
    """4 MB each, in one memory, with room before, between and after that is nobody's."""
    count, gap = 1 << 20, 64
    size = 4 * count
    model = add_model((count,))
    memory = Memory.allocate(3 * size + 4 * gap)
    memory.buffer[:] = b"\xaa" * memory.size
    places = [DataLocation(0, gap + index * (size + gap), size) for index in range(3)]
    request = Request(
        inputs=tuple(RequestArgument(location=place) for place in places[:2]),
        outputs=(RequestArgument(location=places[2]),),
        pools=(memory,),
    )
    values = np.random.default_rng(1).standard_normal((2, count), np.float32)
    prepared = resolve(adder).prepare(model)
    for factor in (1, 3):
        for place, value in zip(places, values, strict=False):
            memory.view(np.float32, (count,), place.offset)[:] = factor * value
        prepared.execute(request)
        result = memory.view(np.float32, (count,), places[2].offset)
        assert np.array_equal(result, factor * values[0] + factor * values[1])
    for start in range(0, memory.size, size + gap):
        assert bytes(memory.buffer[start : start + gap]) == b"\xaa" * gap


def test_constants_are_sent_again_only_when_they_have_changed() -> None:
    """The driver reads them when it prepares; what it has read is its program's output."""
    contents: list[float] = []

    class Reading(ToyDriver):
        def prepare(self, model: Model, options: object) -> object:  # type: ignore[override]
            (pool,) = model.pools
            assert isinstance(pool, Memory)
            contents.append(float(pool.view(np.float32, (4,))[0]))
            return self.make()

    memory = Memory.from_bytes(np.full(4, 7, np.float32).tobytes())
    given = operand(OperandType.TENSOR_FLOAT32, (4,), OperandLifeTime.SUBGRAPH_INPUT)
    constant = operand(
        OperandType.TENSOR_FLOAT32,
        (4,),
        OperandLifeTime.CONSTANT_REFERENCE,
        location=DataLocation(0, 0, 16),
    )
    code = operand(
        OperandType.INT32, (), OperandLifeTime.CONSTANT_COPY, location=DataLocation(0, 0, 4)
    )
    result = operand(OperandType.TENSOR_FLOAT32, (4,), OperandLifeTime.SUBGRAPH_OUTPUT)
    add = Operation(OperationType.ADD, (0, 1, 2), (3,))
    main = Subgraph((given, constant, code, result), (add,), (0,), (3,))
    model = Model(main, operand_values=bytes(4), pools=(memory,))
    with open_door(Reading(HalVersion.AIDL_V4)) as name:
        device = resolve(name)
        streaming = device.driver.peer.streaming  # type: ignore[attr-defined]
        device.prepare(model)
        assert streaming.taken_along(model) == []
        memory.view(np.float32, (4,))[:] = 8
        device.prepare(model)
        assert streaming.taken_along(model) == []
    assert contents == [7, 8]


def test_what_needs_shared_memory_is_said_to_be_inexpressible(tmp_path: Path) -> None:
    with open_door(CachingDriver()) as name:
        device = resolve(name)
        doomed = Doomed(device, random.Random(0))
        with pytest.raises(Inexpressible, match="two machines cannot share"):
            doomed.execute_in_burst()
        files = CacheFiles.open(tmp_path, device.number_of_cache_files, bytes(32))
        with files, pytest.raises(Inexpressible, match="cache files"):
            device.prepare(add_model(), cache=files)
        assert computes(device)


@pytest.mark.parametrize("version", [HalVersion.V1_3, HalVersion.AIDL_V4])
def test_deadlines_are_told_by_the_clock_of_the_other_machine(
    monkeypatch: pytest.MonkeyPatch, version: HalVersion
) -> None:
    """Here it is this machine's, and says that it is another's and an hour behind."""
    now = clocks.clocks_here()
    hour_ns = 3600 * 10**9
    behind = clocks.Clocks("other", now.monotonic_ns - hour_ns, now.boottime_ns - hour_ns)
    deadline_ns = now.monotonic_ns + hour_ns // 2
    with open_door(ToyDriver(version)) as name:
        resolve(name).prepare(add_model()).execute(arguments().request, deadline_ns=deadline_ns)
        monkeypatch.setattr(host, "clocks_here", lambda: behind)
        model = resolve(name).prepare(add_model())
        with pytest.raises(HalError, match="MISSED_DEADLINE"):
            model.execute(arguments().request, deadline_ns=deadline_ns)


def test_what_a_call_takes_is_told_by_the_machine_that_serves_it(adder: str) -> None:
    model, given = resolve(adder, callback_timeout_s=30).prepare(add_model()), arguments()
    model.execute(given.request)
    begun, begun_here = travel_time.now_ns(), time.perf_counter_ns()
    model.execute(given.request)
    took, took_here = travel_time.now_ns() - begun, time.perf_counter_ns() - begun_here
    assert 0 < took < took_here


def test_an_error_keeps_its_status_and_output_shapes() -> None:
    with open_door(ToyDriver()) as name:
        model = resolve(name).prepare(add_model(output_dimensions=(0,)))
        with pytest.raises(HalError) as error:
            model.execute(arguments(capacity=4).request)
        assert error.value.status == ErrorStatus.OUTPUT_INSUFFICIENT_SIZE
        assert error.value.output_shapes[0].dimensions == (4,)


def test_an_execution_that_fails_leaves_outputs_as_they_were() -> None:
    def fail(inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        raise RuntimeError

    with open_door(ToyDriver(make=running(fail))) as name:
        model, given = resolve(name).prepare(add_model()), arguments()
        given.output[:] = 5
        with pytest.raises(HalError):
            model.execute(given.request)
        assert given.output.tolist() == [5, 5, 5, 5]


# --- who may be a client ---------------------------------------------------------------------


def test_another_secret_is_refused_on_both_sides(
    adder: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NNHAL_SECRET", "another secret, just as long")
    with pytest.raises(DriverFailedToStart, match="its secret is another one"):
        resolve(adder)
    monkeypatch.setenv("NNHAL_SECRET", SECRET.decode())
    assert computes(resolve(adder))


def test_a_server_that_does_not_know_the_secret_gets_nothing_but_a_proof() -> None:
    """It cannot make the client's proof its own, nor answer with what it was sent before."""
    ours, theirs = socket.socketpair()
    with ours, theirs:
        theirs.sendall(struct.pack("<8sHH32s", b"NNHALtcp", 1, 1, bytes(32)))
        theirs.sendall(bytes(48))
        with pytest.raises(HandshakeFailed, match="another one"):
            handshake.introduce(ours, SECRET, Opening(Purpose.CONTROL, 0, NEW_SESSION), 10)
        assert len(theirs.recv(1 << 16)) == 100
        ours.close()
        assert theirs.recv(1) == b""


def test_versions_that_do_not_meet_are_told() -> None:
    ours, theirs = socket.socketpair()
    with ours, theirs:
        theirs.sendall(struct.pack("<8sHH32s", b"NNHALtcp", 7, 9, bytes(32)))
        opening = Opening(Purpose.CONTROL, 0, NEW_SESSION)
        with pytest.raises(HandshakeFailed, match=r"versions 7 to 9 .* this package 1 to 3"):
            handshake.introduce(ours, SECRET, opening, 10, versions=(1, 3))


def test_a_secret_is_required_and_must_be_long(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("NNHAL_SECRET")
    with pytest.raises(
        NoSecret, match="needs a secret that both sides know: set NNHAL_SECRET_FILE"
    ):
        resolve("tcp:127.0.0.1:1")
    file = tmp_path / "secret"
    file.write_bytes(b"short\n")
    with pytest.raises(NoSecret, match=r"has 5 bytes, at least 16 are needed"):
        secret_of(str(file))
    with open_door(ToyDriver()) as name:
        file.write_bytes(SECRET + b"\n")
        assert computes(resolve(f"{name}?secret_file={file}"))


def test_an_address_that_others_can_reach_must_be_wanted() -> None:
    with (
        pytest.raises(CannotListen, match="say --allow-remote"),
        listening_at(Address("0.0.0.0", 0), allow_remote=False),
    ):
        raise AssertionError("it listens")
    with listening_at(Address("0.0.0.0", 0), allow_remote=True) as listener:
        assert listener.getsockname()[1]


@cells("text", ["", "7010", "host:", "host:99999", ":7010", "::1:7010"])
def test_an_address_that_is_none_is_told(text: str) -> None:
    with pytest.raises(WrongAddress, match="expected HOST:PORT"):
        address_of(text)


def test_addresses_of_both_families_are_read() -> None:
    assert address_of("[::1]:7010") == Address("::1", 7010)
    assert str(address_of("[::1]:7010")) == "[::1]:7010"
    assert address_of("board.local:80") == Address("board.local", 80)


# --- who sends garbage, and who dies ----------------------------------------------------------


def place_of(name: str) -> tuple[str, int]:
    return "127.0.0.1", int(name.rpartition(":")[2])


def test_garbage_before_the_handshake_is_never_decoded(adder: str) -> None:
    chance = random.Random(3)
    device = resolve(adder)
    for _ in range(20):
        with socket.create_connection(place_of(adder), 30) as bad:
            bad.sendall(chance.randbytes(chance.choice([0, 1, 99, 100, 101, 5000])))
    with socket.create_connection(place_of(adder), 30) as bad:
        greeting = bad.recv(44)
        assert greeting.startswith(b"NNHALtcp")
        bad.sendall(bytes(100))
        answer = bytearray()
        while part := bad.recv(100):
            answer += part
        assert bytes(answer) == bytes(48)
    assert computes(device)
    assert computes(resolve(adder))


def test_garbage_from_a_client_that_knows_the_secret_harms_only_itself(adder: str) -> None:
    chance = random.Random(5)
    good = resolve(adder)
    for _ in range(20):
        bad = resolve(adder, callback_timeout_s=30)
        session = bad.driver.peer.opening._session  # type: ignore[attr-defined]
        with closing(socket.create_connection(place_of(adder), 30)) as lane:
            opening = Opening(Purpose.CALLS, 0, session)
            handshake.introduce(lane, SECRET, opening, 30)
            kind, count, length = (
                chance.choice([0, 2, 16, 17, 40, 65535]),
                chance.choice([0, 1, 3, 65535]),
                chance.choice([0, 5, 70_000, 1 << 31]),
            )
            lane.sendall(struct.pack("<HHIQ", kind, count, length, chance.choice([0, 1, 2, 9])))
            lane.sendall(chance.randbytes(chance.choice([0, 24, 5000])))
        bad.driver.peer.end()  # type: ignore[attr-defined]
    assert computes(good)
    assert computes(resolve(adder))


def served(zygote: Zygote, driver: str) -> tuple[str, object]:
    """A server in a process of its own: its name and the process."""
    read_end, write_end = os.pipe()
    child = zygote.fork(f"{HELPERS}:serve_in_process", driver.encode(), [write_end])
    os.close(write_end)
    with open(read_end) as pipe:
        return pipe.readline().strip(), child


def test_a_server_that_dies_is_a_dead_driver(zygote: Zygote) -> None:
    name, child = served(zygote, "tests.unit.nnhal.toys:ToyDriver")
    device = resolve(name, callback_timeout_s=30)
    model = device.prepare(add_model())
    never, _writer = fence_pair()
    execution = model.execute_fenced(arguments().request, [never])
    assert computes(device)
    child.kill()  # type: ignore[attr-defined]
    with pytest.raises(DeadObject, match="the connection to the driver is lost"):
        model.execute(arguments().request)
    assert execution.wait() is FenceState.ERROR
    with pytest.raises(DriverFailedToStart):  # the port may be closed by now, or not yet
        resolve(name)


def test_a_client_that_dies_leaves_nothing_behind(zygote: Zygote) -> None:
    name, child = served(zygote, f"{CLIENTS}:Inspected")
    observer = resolve(name, callback_timeout_s=60)
    model = observer.prepare(add_model(output_dimensions=(6,), input_dimensions=(6,)))

    def counts() -> list[float]:
        given = arguments([INSPECT] * 6, [0] * 6)
        model.execute(given.request)
        return given.output.tolist()

    counts()
    before = counts()
    for seed, activity in enumerate(
        map(ACTIVITIES.index, (Doomed.execute, Doomed.execute_fenced, Doomed.allocate))
    ):
        read_end, write_end = os.pipe()
        said = f"{activity}\n{name}\n{seed}".encode()
        doomed = zygote.fork(f"{CLIENTS}:be_killed", said, [write_end])
        os.close(write_end)
        with open(read_end, "rb") as pipe:
            assert pipe.read(1) == b"!"
        doomed.kill()
    eventually(lambda: all(now <= then for now, then in zip(counts(), before, strict=True)))
    child.kill()  # type: ignore[attr-defined]
