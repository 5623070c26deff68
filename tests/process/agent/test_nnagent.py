"""nnagent: what it serves beside what it has in common with the Python service, and how it ends."""

from __future__ import annotations

import gc
import os
import random
import signal
import subprocess
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, suppress
from pathlib import Path
from socket import create_connection

import msgspec
import pytest

from nnhal.device import CacheFiles, Device, PreparedModel
from nnhal.errors import DeadObject, HalError, Inexpressible
from nnhal.fences import FenceState, fence_pair
from nnhal.memory import Memory
from nnhal.registry import DriverFailedToStart, resolve
from nnhal.types import (
    BufferToken,
    DataLocation,
    ErrorStatus,
    ExtensionNameAndPrefix,
    Request,
    RequestArgument,
)
from nnprocess.zygote import Zygote
from nnservice.hal.clients import MAX_CLIENTS
from nnservice.rpc import handshake
from nnservice.rpc.handshake import NEW_SESSION, Opening, Purpose
from tests.cells import cells
from tests.process.agent.nnagent import SECRET, Agent, serving
from tests.process.nndrivers.support_library.native_library import NativeLibraries
from tests.process.nnservice.session import Session, computes
from tests.process.nnservice.shared_clients import ACTIVITIES, Doomed
from tests.process.polling import eventually
from tests.unit.nnhal.toys import add_model, arguments, with_pool

CLIENTS = "tests.process.nnservice.shared_clients"
SUM = [11, 22, 33, 44]

Serve = Callable[..., AbstractContextManager[Agent]]


@pytest.fixture(autouse=True)
def known_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NNHAL_SECRET_FILE", raising=False)
    monkeypatch.setenv("NNHAL_SECRET", SECRET)


@pytest.fixture
def serve(nnagent: Path, libraries: NativeLibraries, tmp_path: Path) -> Serve:
    def started(*defects: str, was_killed: bool = False) -> AbstractContextManager[Agent]:
        return serving([nnagent], libraries.built(*defects), tmp_path, was_killed=was_killed)

    return started


@pytest.fixture
def agent(serve: Serve) -> Iterator[Agent]:
    with serve() as started:
        yield started


def ways(model: PreparedModel) -> list[Callable[[Request], object]]:
    return [
        model.execute,
        lambda request: model.execute(request, measure=True),
        model.burst().execute,
        lambda request: model.execute_async(request).result(30),
        lambda request: model.execute_fenced(request).wait(),
        lambda request: model.reusable_execution(request).execute(),
        lambda request: model.reusable_execution(request).execute_fenced().wait(),
    ]


# --- what it answers --------------------------------------------------------------------------


def test_every_kind_of_execution_computes(agent: Agent) -> None:
    model = resolve(agent.name, callback_timeout_s=30).prepare(add_model())
    for execute in ways(model):
        given = arguments()
        for _ in range(2):
            given.output[:] = 0
            execute(given.request)
            assert given.output.tolist() == SUM


def test_it_answers_what_the_library_answers_in_this_process(
    agent: Agent, libraries: NativeLibraries
) -> None:
    served, here = resolve(agent.name), resolve(str(libraries.built()))
    for question in (
        lambda device: device.name,
        lambda device: device.hal_version,
        lambda device: device.type,
        lambda device: device.version_string,
        lambda device: device.capabilities,
        lambda device: device.supported_extensions,
        lambda device: device.number_of_cache_files,
        lambda device: device.supported_operations(add_model()),
    ):
        assert question(served) == question(here)


def test_a_refusal_has_the_status_and_the_reason(
    agent: Agent, caplog: pytest.LogCaptureFixture
) -> None:
    model = resolve(agent.name).prepare(add_model())
    with pytest.raises(HalError) as error:
        model.execute(with_pool(arguments().request, 1, Memory.allocate(8)))
    assert error.value.status is ErrorStatus.INVALID_ARGUMENT
    call = "ANeuralNetworksExecution_setOutputFromMemory returned BAD_DATA"
    assert f"executeSynchronously: invalid argument: {call}" in caplog.messages


def test_an_extension_that_the_library_does_not_know_has_no_code_to_send(
    agent: Agent, libraries: NativeLibraries
) -> None:
    named = ExtensionNameAndPrefix("com.example.unknown", 1)
    model = add_model(extension_name_to_prefix=(named,))
    foreign = msgspec.structs.replace(model.main.operations[0], type=1 << 16)
    main = msgspec.structs.replace(model.main, operations=(foreign,))
    model = msgspec.structs.replace(model, main=main)
    for name in (agent.name, str(libraries.built())):
        with pytest.raises(Inexpressible, match=r"does not know, as com\.example\.unknown"):
            resolve(name).supported_operations(model)


def test_an_output_of_unknown_shape_is_told(agent: Agent) -> None:
    model = resolve(agent.name).prepare(add_model(output_dimensions=(0,)))
    with pytest.raises(HalError) as error:
        model.execute(arguments(capacity=4).request)
    assert error.value.status is ErrorStatus.OUTPUT_INSUFFICIENT_SIZE
    assert error.value.output_shapes[0].dimensions == (4,)


def test_a_byte_that_is_no_outputs_changes_for_the_client_too_each_time(serve: Serve) -> None:
    memory, gap = Memory.allocate(3 * 16 + 4 * 64), 64
    places = [DataLocation(0, gap + index * (16 + gap), 16) for index in range(3)]
    first, second, output = (RequestArgument(location=place) for place in places)
    request = Request(inputs=(first, second), outputs=(output,), pools=(memory,))
    with serve("WRITE_BEYOND_OUTPUTS") as agent:
        model = resolve(agent.name, callback_timeout_s=30).prepare(add_model())
        for execute in ways(model):
            for _ in range(2):
                memory.buffer[:] = bytes(memory.size)
                execute(request)
                assert [index for index, byte in enumerate(memory.buffer) if byte] == [240]


def test_a_token_of_another_client_is_none(agent: Agent) -> None:
    model = resolve(agent.name).prepare(add_model())
    with pytest.raises(HalError, match="a token that stands for none"):
        model.execute(with_pool(arguments().request, 1, BufferToken(17)))


def cache_files_of(agent: Agent) -> list[bytes]:
    """The contents of the cache files that the agent keeps; a library may duplicate descriptors."""
    found = {}
    for path in Path(f"/proc/{agent.driver_pid}/fd").iterdir():
        with suppress(OSError):  # a file that is closed meanwhile
            if "nnagent-cache" in os.readlink(path):
                found[path.stat().st_ino] = path.read_bytes()
    return list(found.values())


def test_a_cache_stays_on_the_board_and_is_found_there(agent: Agent, tmp_path: Path) -> None:
    token = bytes(range(32))
    device = resolve(agent.name, callback_timeout_s=30)
    for _ in range(3):
        with CacheFiles.open(tmp_path, device.number_of_cache_files, token) as cache:
            assert computes_with(device.prepare(add_model(), cache=cache))
    saved = b"sl1\0" + token
    assert sorted(cache_files_of(agent)) == [saved, saved + (2).to_bytes(4, "little")]

    (tmp_path / "model0").write_bytes(b"")
    (tmp_path / "data0").write_bytes(b"content of another driver's")
    with (
        CacheFiles.open(tmp_path, device.number_of_cache_files, token) as cache,
        pytest.raises(HalError, match="cache files cannot be sent to another machine"),
    ):
        device.prepare(add_model(), cache=cache)
    assert (tmp_path / "data0").read_bytes() == b"content of another driver's"


def computes_with(model: PreparedModel) -> bool:
    given = arguments()
    model.execute(given.request)
    return bool(given.output.tolist() == SUM)


def test_the_latest_cache_files_are_kept_as_long_as_the_client(
    agent: Agent, tmp_path: Path
) -> None:
    device = resolve(agent.name, callback_timeout_s=30)
    for number in range(40):
        folder = tmp_path / str(number)
        folder.mkdir()
        with CacheFiles.open(folder, device.number_of_cache_files, bytes(32)) as cache:
            assert computes_with(device.prepare(add_model(), cache=cache))
    eventually(lambda: len(cache_files_of(agent)) == 64)
    del device
    gc.collect()
    eventually(lambda: not cache_files_of(agent))


# --- what one client may have -----------------------------------------------------------------


def test_memories_are_bounded_by_their_bytes(agent: Agent) -> None:
    device = resolve(agent.name)
    with pytest.raises(HalError, match="too many bytes for one client") as error:
        device.prepare(add_model(pools=(Memory.allocate(3 << 30),)))
    assert error.value.status is ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT
    assert computes(device)


def test_calls_at_the_same_time_are_bounded(agent: Agent) -> None:
    device = resolve(agent.name)
    session = device.driver.peer.opening._session  # type: ignore[attr-defined]
    with ExitStack() as lanes:
        for _ in range(70):
            lane = lanes.enter_context(create_connection(place_of(agent.name), 30))
            handshake.introduce(lane, SECRET.encode(), Opening(Purpose.CALLS, 0, session), 30)
        assert b"too many lanes for one client" in lane.recv(1000)
    eventually(lambda: computes_again(device))


def computes_again(device: Device) -> bool:
    with suppress(HalError):
        return computes(device)
    return False


def test_silent_clients_give_way_to_those_that_call(agent: Agent) -> None:
    good = resolve(agent.name)
    assert computes(good)
    before = agent.open_files()
    with ExitStack() as silent:
        for _ in range(MAX_CLIENTS + 5):
            control = silent.enter_context(create_connection(place_of(agent.name), 30))
            opening = Opening(Purpose.CONTROL, 0, NEW_SESSION)
            handshake.introduce(control, SECRET.encode(), opening, 30)
        assert computes(resolve(agent.name))
        assert computes(good)
    eventually(lambda: agent.open_files() <= before)


# --- who dies ---------------------------------------------------------------------------------


def place_of(name: str) -> tuple[str, int]:
    return "127.0.0.1", int(name.rpartition(":")[2])


def test_a_driver_that_ends_its_process_is_dead_and_served_again(serve: Serve) -> None:
    with serve(was_killed=True) as agent:
        device = resolve(agent.name, callback_timeout_s=30)
        model, (never, _writer) = device.prepare(add_model()), fence_pair()
        execution = model.execute_fenced(arguments().request, [never])
        os.kill(agent.driver_pid, signal.SIGKILL)
        with pytest.raises(DeadObject, match="the connection to the driver is lost"):
            model.execute(arguments().request)
        assert execution.wait() is FenceState.ERROR
        assert computes(resolve(agent.name))
        assert "the driver's process was killed by signal 9 (Killed)" in agent.errors.read_text()


def test_the_drivers_process_ends_with_its_supervisor(serve: Serve) -> None:
    with suppress(AssertionError), serve() as agent:
        driver = agent.driver_pid
        agent.process.kill()
        eventually(lambda: not Path(f"/proc/{driver}").exists())
        with pytest.raises(DriverFailedToStart):
            resolve(agent.name)


def test_clients_that_are_killed_leave_nothing_behind(agent: Agent) -> None:
    good = resolve(agent.name)
    assert computes(good)
    files, threads = agent.open_files(), agent.threads()
    with Zygote.start() as zygote:
        for seed, activity in enumerate((Doomed.execute, Doomed.execute_fenced, Doomed.allocate)):
            read_end, write_end = os.pipe()
            said = f"{ACTIVITIES.index(activity)}\n{agent.name}\n{seed}".encode()
            doomed = zygote.fork(f"{CLIENTS}:be_killed", said, [write_end])
            os.close(write_end)
            with open(read_end, "rb") as pipe:
                assert pipe.read(1) == b"!"
            doomed.kill()
    eventually(lambda: agent.open_files() <= files and agent.threads() <= threads)
    assert computes(good)


def test_a_session_of_everything_leaves_nothing_behind(agent: Agent, tmp_path: Path) -> None:
    resolve(agent.name)
    eventually(lambda: agent.threads() == 1)
    files = agent.open_files()
    session = Session(resolve(agent.name, callback_timeout_s=30), tmp_path, random.Random(1))
    session.go_on(200)
    assert session.answers > 50
    del session
    gc.collect()  # an error's traceback may keep a frame, and with it what the session had
    eventually(lambda: agent.threads() == 1 and agent.open_files() == files)


# --- the program ------------------------------------------------------------------------------


def run(binary: Path, *words: object, **environment: str) -> subprocess.CompletedProcess[str]:
    variables = {name: value for name, value in os.environ.items() if name != "NNHAL_SECRET"}
    return subprocess.run(
        [binary, *map(str, words)],
        capture_output=True,
        text=True,
        timeout=60,
        env={**variables, **environment},
    )


LISTEN = ("--listen", "127.0.0.1:0")


@cells(
    ("words", "secret", "code", "said"),
    [
        ((), SECRET, 2, "Usage: nnagent --driver PATH.so"),
        (("--driver", "x.so", *LISTEN), "", 2, "needs a secret that both sides know"),
        (("--driver", "x.so", *LISTEN), "short", 2, "has 5 bytes, 16 to 4096 are needed"),
        (("--driver", "x.so", "--listen", "7010"), SECRET, 2, "expected HOST:PORT"),
        (("--driver", "x.so", "--listen", "0.0.0.0:0"), SECRET, 2, "say --allow-remote"),
        (("--driver", "./none.so", *LISTEN), SECRET, 2, "the system cannot load it: "),
        (("--driver", "libm.so.6", *LISTEN), SECRET, 2, "it exports neither"),
    ],
)
def test_a_mistake_is_one_message(
    nnagent: Path, words: tuple[str, ...], secret: str, code: int, said: str
) -> None:
    ended = run(nnagent, *words, **({"NNHAL_SECRET": secret} if secret else {}))
    assert (ended.returncode, ended.stdout) == (code, "")
    assert said in ended.stderr
    assert ended.stderr.count("\n") == 1 or ended.stderr.startswith("Usage")


def test_a_driver_that_does_not_start_is_told(nnagent: Path, libraries: NativeLibraries) -> None:
    for defect, said in (
        ("NO_IMPLEMENTATION", "ANeuralNetworks_getSLDriverImpl returned no struct"),
        ("NO_DEVICES", "it has no devices"),
        ("OLD_LEVEL", "gives feature level 30, the first of a Support Library is 31"),
        ("NULL_FUNCTION", "it has no function ANeuralNetworksExecution_compute"),
        ("CRASH_AT_LOAD", "the driver's process was killed by signal 6"),
        ("EXIT_AT_LOAD", "the driver's process ended with exit code 7"),
    ):
        words = "--driver", libraries.built(defect), *LISTEN
        ended = run(nnagent, *words, NNHAL_SECRET=SECRET)
        assert (ended.returncode, said in ended.stderr) == (3, True), ended.stderr


def test_a_device_is_chosen_by_its_name(
    nnagent: Path, libraries: NativeLibraries, tmp_path: Path
) -> None:
    library = libraries.built("TWO_DEVICES")
    ended = run(nnagent, "--driver", library, *LISTEN, NNHAL_SECRET=SECRET)
    assert ended.returncode == 2
    assert "choose one by --device NAME: test-cpu, test-float" in ended.stderr
    with serving([nnagent, "--device", "test-float"], library, tmp_path) as agent:
        assert resolve(agent.name).name == "test-float"


def test_a_plain_library_is_served(
    nnagent: Path, libraries: NativeLibraries, tmp_path: Path
) -> None:
    with serving([nnagent], libraries.built(form="PLAIN"), tmp_path) as agent:
        assert computes(resolve(agent.name))
