"""A driver in a process of its own, with clients in many."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from nncli import start_timeout
from nnhal.errors import DeadObject, NoAnswer
from nnhal.registry import DriverFailedToStart, UnknownDriver, resolve
from nnprocess.limits import Limits
from nnprocess.zygote import Zygote
from nnservice.hal.listener import CannotListen
from nnservice.hal.shared_driver import start_shared
from tests.process.nnservice.session import computes
from tests.process.polling import eventually
from tests.unit.nnhal.toys import add_model, arguments

TOY = "tests.unit.nnhal.toys:ToyDriver"
ODD = "tests.process.nnservice.odd"


@pytest.fixture(scope="module")
def zygote() -> Iterator[Zygote]:
    with Zygote.start() as zygote:
        yield zygote


def compute(name: bytes, descriptors: list[int]) -> None:
    """A client in another process."""
    assert computes(resolve(name.decode()))


def test_a_shared_driver_has_clients_in_many_processes(zygote: Zygote, tmp_path: Path) -> None:
    with start_shared(TOY, zygote, tmp_path, limits=Limits(open_files=100)) as driver:
        assert driver.name == f"unix:{driver.path}"
        assert driver.path.parent == tmp_path
        assert stat.S_IMODE(driver.path.stat().st_mode) == 0o600
        clients = [zygote.fork(f"{__name__}:compute", driver.name.encode()) for _ in range(3)]
        assert computes(resolve(driver.name))
        for end in (client.end(60) for client in clients):
            assert end is not None
            assert (end.exit_status, end.log) == (0, ())
        assert "Max open files            100" in limits_of(driver.process.pid)
        assert any("serve_until_told" in line for line in driver.process.dump_stacks())
    end = driver.process.end()
    assert end is not None
    assert (end.exit_status, end.log) == (0, ())
    assert not list(tmp_path.iterdir())


def limits_of(pid: int) -> str:
    return Path(f"/proc/{pid}/limits").read_text()


def test_clients_learn_that_a_shared_driver_was_closed(zygote: Zygote, tmp_path: Path) -> None:
    with start_shared(TOY, zygote, tmp_path) as driver:
        model = resolve(driver.name).prepare(add_model())
    with pytest.raises(DeadObject, match="the driver's process is gone"):
        model.execute(arguments().request)


def test_two_shared_drivers_live_in_one_folder(zygote: Zygote, tmp_path: Path) -> None:
    with (
        start_shared(TOY, zygote, tmp_path) as one,
        start_shared("reference", zygote, tmp_path, threads=1) as other,
    ):
        assert resolve(one.name).name == "toy-adder"
        assert resolve(other.name).name == "reference-cpu"
        assert resolve(other.name).threads == 1


@pytest.mark.parametrize(
    ("driver", "error", "reason"),
    [
        ("nope", UnknownDriver, "unknown driver 'nope'"),
        (f"{ODD}:Missing", DriverFailedToStart, "has no attribute"),
        ("tests.process.nnservice.fatal:fatal", DeadObject, "was killed by SIGSEGV"),
    ],
)
def test_a_driver_that_does_not_start_leaves_no_socket(
    zygote: Zygote,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    driver: str,
    error: type[Exception],
    reason: str,
) -> None:
    monkeypatch.setenv("FATAL_WHERE", "construction")
    monkeypatch.setenv("FATAL_HOW", "segfaults")
    with pytest.raises(error, match=reason):
        start_shared(driver, zygote, tmp_path)
    assert not list(tmp_path.iterdir())


def test_a_driver_that_does_not_start_in_time_is_ended(
    zygote: Zygote, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(start_timeout.SWITCH, "1e-9")
    with pytest.raises(NoAnswer, match="has not started within 1e-09 s"):
        start_shared(TOY, zygote, tmp_path)
    assert not list(tmp_path.iterdir())


def test_a_folder_where_no_socket_can_be_is_told(zygote: Zygote, tmp_path: Path) -> None:
    with pytest.raises(CannotListen, match="cannot listen at"):
        start_shared(TOY, zygote, tmp_path / "missing")


def test_a_shared_driver_and_its_socket_go_with_who_started_it(
    zygote: Zygote, tmp_path: Path
) -> None:
    controller = Zygote.attach(zygote.new_controller())
    driver = start_shared(TOY, controller, tmp_path)
    assert os.listdir(tmp_path)
    controller.close()
    assert driver.process.end(60) is not None
    eventually(lambda: not os.listdir(tmp_path))
