"""``nnhal serve``, and its clients."""

from __future__ import annotations

import os
import signal
import socket
import stat
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from nnhal.cli import main
from nnhal.errors import DeadObject, HalError, NoAnswer
from nnhal.memory import Memory
from nnhal.registry import DriverFailedToStart, DriverRaised, resolve
from nnhal.types import ErrorStatus, HalVersion
from nnservice.hal.serve import CannotListen, serve
from nnservice.rpc.wire import Lane, Late, lane_pair
from tests.unit.nnhal.toys import add_model, arguments

NNHAL = "from nnhal.cli import main; main()"
TOY = "tests.unit.nnhal.toys:ToyDriver"

Server = Callable[..., "subprocess.Popen[str]"]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "socket"


@pytest.fixture
def server(path: Path) -> Iterator[Server]:
    servers = []

    def start(*options: str) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            [sys.executable, "-c", NNHAL, "serve", "--socket", str(path), *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        servers.append(process)
        assert process.stdout is not None
        process.first_line = process.stdout.readline()  # type: ignore[attr-defined]
        return process

    yield start
    for process in servers:
        process.kill()
        process.communicate()


def computes(name: str) -> bool:
    device, given = resolve(name), arguments()
    device.prepare(add_model()).execute(given.request)
    return given.output.tolist() == [11, 22, 33, 44]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_served_driver_has_clients_until_it_is_told_to_end(
    server: Server, path: Path, number: int
) -> None:
    process = server("--driver", TOY)
    assert process.first_line == f"toy-adder is served at {path} (Ctrl-C ends it)\n"  # type: ignore[attr-defined]
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert computes(f"unix:{path}")
    assert computes(f"unix:{path}")
    device = resolve(f"unix:{path}")
    assert (device.name, device.hal_version) == ("toy-adder", HalVersion.V1_3)
    process.send_signal(number)
    _, errors = process.communicate(timeout=30)
    assert (process.returncode, errors) == (0, "")
    assert not path.exists()
    with pytest.raises(DeadObject, match="the driver's process is gone"):
        device.driver.get_status()  # type: ignore[attr-defined]


TOLD_BY_ANOTHER_THREAD = """
import os, signal, sys, threading
from nnservice.hal.serve import serve

def ready(device):
    threading.Thread(target=threading.Event().wait, daemon=True).start()
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGTERM])
    threading.Timer(0.2, os.kill, (os.getpid(), signal.SIGTERM)).start()

serve("tests.unit.nnhal.toys:ToyDriver", sys.argv[1], ready=ready)
"""


def test_a_signal_that_interrupts_no_call_ends_it_too(path: Path) -> None:
    """As one that comes in the moment before the call."""
    command = [sys.executable, "-c", TOLD_BY_ANOTHER_THREAD, str(path)]
    assert subprocess.run(command, timeout=30, check=False).returncode == 0
    assert not path.exists()


def test_clients_share_the_driver_and_not_each_others_end(server: Server, path: Path) -> None:
    server("--driver", TOY)
    name = f"unix:{path}"
    model, given = resolve(name).prepare(add_model()), arguments()
    child = f"from nnhal.registry import resolve; resolve({name!r}); import os; os._exit(1)"
    subprocess.run([sys.executable, "-c", child], check=False)
    model.execute(given.request)
    assert given.output.tolist() == [11, 22, 33, 44]


def test_the_driver_table_shows_a_served_driver(server: Server, path: Path) -> None:
    server("--driver", "reference", "--threads", "1")
    done = CliRunner().invoke(main, ["drivers", f"unix:{path}"], env={"COLUMNS": "200"})
    assert done.exit_code == 0
    assert "reference-cpu" in done.output
    assert "threads 1" in done.output


def test_the_socket_of_a_server_that_was_killed_is_taken_over(server: Server, path: Path) -> None:
    process = server("--driver", TOY)
    process.kill()
    process.wait()
    assert path.exists()
    with pytest.raises(DriverFailedToStart, match="no driver is served there"):
        resolve(f"unix:{path}")
    server("--driver", TOY)
    assert computes(f"unix:{path}")


def test_a_second_server_at_the_same_socket_is_a_mistake(server: Server, path: Path) -> None:
    server("--driver", TOY)
    done = CliRunner().invoke(main, ["serve", "--driver", TOY, "--socket", str(path)])
    assert done.exit_code == 2
    assert done.output == f"Error: another driver is served at '{path}' already\n"
    assert computes(f"unix:{path}")


def test_a_file_that_is_no_socket_is_left_alone(path: Path) -> None:
    path.write_text("precious")
    done = CliRunner().invoke(main, ["serve", "--driver", TOY, "--socket", str(path)])
    assert done.exit_code == 2
    assert f"cannot listen at '{path}': Address already in use" in done.output
    assert path.read_text() == "precious"


@pytest.mark.parametrize("folder", ["missing/socket", "x" * 200])
def test_a_path_where_no_socket_can_be_is_a_mistake(tmp_path: Path, folder: str) -> None:
    with pytest.raises(CannotListen, match="cannot listen at"):
        serve(TOY, tmp_path / folder)


def test_a_driver_that_does_not_start_leaves_no_socket(path: Path) -> None:
    done = CliRunner().invoke(main, ["serve", "--driver", "nope", "--socket", str(path)])
    assert done.exit_code == 2
    assert "unknown driver 'nope'" in done.output
    assert not path.exists()


@pytest.mark.parametrize("where", ["nowhere", "x" * 200])
def test_a_driver_that_is_not_served_is_told(tmp_path: Path, where: str) -> None:
    with pytest.raises(DriverFailedToStart, match="failed to start: no driver is served there"):
        resolve(f"unix:{tmp_path / where}")


@pytest.mark.parametrize("greeting", [b"hello", bytes(12), b"", bytes([3]) + bytes(11)])
def test_something_else_that_listens_there_is_told(path: Path, greeting: bytes) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as listener:
        listener.bind(os.fspath(path))
        listener.listen()

        def answer() -> None:
            client, _ = listener.accept()
            with client:
                client.send(greeting)

        thread = threading.Thread(target=answer)
        thread.start()
        with pytest.raises(DriverFailedToStart):
            resolve(f"unix:{path}")
        thread.join()


def test_a_client_that_talks_nonsense_is_hung_up_on_alone(server: Server, path: Path) -> None:
    server("--driver", TOY)
    good = resolve(f"unix:{path}")
    with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as bad:
        bad.connect(os.fspath(path))
        lane = Lane(bad)
        lane.receive()  # the greeting
        bad.send(b"nonsense")
        assert bad.recv(1) == b""
    given = arguments()
    good.prepare(add_model()).execute(given.request)
    assert given.output.tolist() == [11, 22, 33, 44]


HANGING = "tests.process.nnservice.hanging"


def test_a_served_driver_that_does_not_answer_is_not_waited_for(server: Server, path: Path) -> None:
    server("--driver", f"{HANGING}:Hanging")
    device, given = resolve(f"unix:{path}", callback_timeout_s=4.0), arguments()
    prepared = device.prepare(add_model())
    with pytest.raises(NoAnswer, match="executeSynchronously: no answer within 4 s"):
        prepared.execute(given.request)
    assert device.version_string == "2.5"  # others are answered


@pytest.mark.parametrize("takes_clients", [True, False])
def test_a_server_that_never_greets_is_not_waited_for(path: Path, takes_clients: bool) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as listener:
        listener.bind(str(path))
        listener.listen(0)
        first = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with first:
            if not takes_clients:
                first.connect(str(path))
            with pytest.raises(DriverRaised, match=r"not started within|took no new client") as no:
                resolve(f"unix:{path}", callback_timeout_s=0.2)
    assert no.value.exit_code == 3  # as of a driver that hangs in a call


def test_a_client_that_is_not_read_does_not_block(path: Path) -> None:
    ours, theirs = lane_pair()
    lane = Lane(ours)
    lane.limit(0.05)

    def fill() -> None:
        while True:
            lane.send(1, 0, b"x" * 30_000)

    with theirs, pytest.raises(Late):
        fill()
    lane.close()


def test_a_client_that_cuts_off_its_memory_harms_nobody(server: Server, path: Path) -> None:
    """Its memory is a memfd that it has not sealed: the server does, before it maps it."""
    process = server("--driver", TOY)
    given = arguments()
    (pool, *others) = given.request.pools
    fd = os.memfd_create("unsealed", os.MFD_ALLOW_SEALING)
    os.ftruncate(fd, pool.size)
    unsealed = Memory(fd, pool.size)
    unsealed.buffer[:] = pool.buffer
    request = msgspec.structs.replace(given.request, pools=(unsealed, *others))
    prepared = resolve(f"unix:{path}").prepare(add_model())
    prepared.execute(request)
    with suppress(PermissionError):
        os.ftruncate(fd, 0)
    with suppress(HalError):
        prepared.execute(request)
    assert computes(f"unix:{path}")
    assert process.poll() is None


def test_a_file_that_its_client_can_cut_off_is_refused(
    server: Server, path: Path, tmp_path: Path
) -> None:
    server("--driver", TOY)
    given = arguments()
    (pool, *others) = given.request.pools
    (tmp_path / "pool").write_bytes(bytes(pool.buffer))
    prepared = resolve(f"unix:{path}").prepare(add_model())

    def execute(*, writable: bool) -> None:
        file = Memory.from_file(tmp_path / "pool", writable=writable)
        prepared.execute(msgspec.structs.replace(given.request, pools=(file, *others)))

    with pytest.raises(HalError, match="could be cut off") as caught:
        execute(writable=True)
    assert caught.value.status is ErrorStatus.INVALID_ARGUMENT
    execute(writable=False)
    assert given.output.tolist() == [11, 22, 33, 44]
    assert computes(f"unix:{path}")
