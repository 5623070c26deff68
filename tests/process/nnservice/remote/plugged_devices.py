"""Fixtures: devices that are connected to a server of the real ``adb`` of their own."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.process.nnservice.remote.adb_device import AdbDevice

__all__ = ["adb_server", "device", "free_port", "plugged", "wait_for_state"]

NO_ADB = "there is no adb client here (Debian's package adb)"


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


@pytest.fixture(scope="module")
def adb_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """The environment of a server of adb's that nobody else uses. Skips where there is no adb."""
    if shutil.which("adb") is None:
        pytest.skip(NO_ADB)
    home = tmp_path_factory.mktemp("adb")
    own = {
        "HOME": str(home),
        "TMPDIR": str(home),
        "ANDROID_ADB_SERVER_PORT": str(free_port()),
    }
    yield own
    subprocess.run(["adb", "kill-server"], env=os.environ | own, check=False, capture_output=True)


@pytest.fixture
def plugged(
    adb_server: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[..., AdbDevice]]:
    """Make a device, with the arguments of AdbDevice, and connect it."""
    for name, value in adb_server.items():
        monkeypatch.setenv(name, value)
    monkeypatch.delenv("ANDROID_SERIAL", raising=False)
    devices: list[AdbDevice] = []

    def plug(**settings: str) -> AdbDevice:
        folder = tmp_path / f"device{len(devices)}"
        folder.mkdir()
        devices.append(AdbDevice(folder, **settings))
        # A device that does not answer keeps the client waiting.
        with subprocess.Popen(
            ["adb", "connect", devices[-1].serial], stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        ) as connecting:
            if settings.get("state") == "offline":
                wait_for_state(devices[-1].serial, "offline")
                connecting.kill()
        return devices[-1]

    yield plug
    for device in devices:
        subprocess.run(["adb", "disconnect", device.serial], check=False, capture_output=True)
        device.pull()


def wait_for_state(serial: str, state: str) -> None:
    while True:
        said = subprocess.run(["adb", "devices"], capture_output=True, text=True, check=True).stdout
        if f"{serial}\t{state}" in said:
            return


@pytest.fixture
def device(plugged: Callable[..., AdbDevice]) -> AdbDevice:
    return plugged()
