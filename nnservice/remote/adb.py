"""Transport to an Android device, by the client ``adb``."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import ClassVar, Final, NamedTuple

from nnhal.driver_schemes import NotADriver
from nnservice.remote.transport import Transport

__all__ = ["Adb"]

SERIAL: Final = "ANDROID_SERIAL"
"""Environment variable that chooses a device, as for ``adb`` itself."""

_READY: Final = "device"

_STATES: Final = {
    "unauthorized": "does not trust this machine yet; unlock it and confirm 'Allow USB debugging'",
    "authorizing": "is being connected; try again",
    "connecting": "is being connected; try again",
    "offline": "is offline; plug it in again, or run `adb reconnect`",
    "no permissions": "may not be opened by this user; `adb devices` says why",
}

_LOGCAT: Final = "command -v logcat >/dev/null || exit 0; exec logcat -d -v threadtime -T %s"
_LOG_TIMEOUT_S: Final = 10.0


class _Connected(NamedTuple):
    serial: str
    state: str
    model: str

    def __str__(self) -> str:
        about = self.model or "unknown model"
        return f"{self.serial} ({about if self.state == _READY else self.state})"


class Adb(Transport):
    """The device ``serial``; where that is empty, the one of ANDROID_SERIAL, or the only one.

    Raises NotADriver.
    """

    program: ClassVar[str] = "adb"
    remedy: ClassVar[str] = "install Android's platform tools, on Debian the package adb"

    def __init__(self, serial: str) -> None:
        super().__init__()
        self.address = serial or os.environ.get(SERIAL, "") or self._only()
        self.what = f"device '{self.address}'"
        self._port = 0

    def check(self) -> None:
        connected = self._connected()
        for each in connected:
            if each.serial == self.address and each.state != _READY:
                mode = f"is in the mode '{each.state}'; start Android on it"
                raise NotADriver(f"{self.what} {_STATES.get(each.state, mode)}")
        if self.address not in [each.serial for each in connected]:
            raise NotADriver(f"{self.what} is not connected; {_listed(connected)}")

    def push(self, file: Path, path: str) -> None:
        self.send(self._adb("push", str(file), path))

    def forward(self, port: int) -> int:
        said = self.called(self._adb("forward", f"tcp:{self._port}", f"tcp:{port}")).stdout
        self._port = self._port or int(said)
        return self._port

    def close(self) -> None:
        if self._port:
            with suppress(NotADriver):
                self.called(self._adb("forward", "--remove", f"tcp:{self._port}"))

    def shell(self, script: str) -> list[str]:
        return self._adb("shell", script)

    def log_since(self, time_s: float) -> list[str]:
        script = _LOGCAT % f"{time_s:.3f}"
        try:
            said = self.called(self.shell(script), limit_s=_LOG_TIMEOUT_S).stdout
        except NotADriver as error:
            return [f"logcat: {error}"]
        return [line for line in said.splitlines() if not line.startswith("--------- ")]

    def _adb(self, *words: str) -> list[str]:
        return ["adb", "-s", self.address, *words]

    def _only(self) -> str:
        """Serial number of the device, where one can be meant only. Raises NotADriver."""
        connected = self._connected()
        ready = [each for each in connected if each.state == _READY] or connected
        if len(ready) == 1:
            return ready[0].serial
        remedy = f"choose one by adb:SERIAL/PATH or {SERIAL}; " if ready else ""
        raise NotADriver(f"{remedy}{_listed(connected)}")

    def _connected(self) -> Sequence[_Connected]:
        done = subprocess.run(
            ["adb", "devices", "-l"], capture_output=True, text=True, errors="replace", check=False
        )
        if done.returncode != 0:
            raise NotADriver(f"`adb devices` failed: {' '.join(done.stderr.split())}")
        rows = done.stdout.partition("List of devices attached")[2].splitlines()
        return [_read(*row.split(maxsplit=1)) for row in rows if len(row.split()) > 1]


def _read(serial: str, rest: str) -> _Connected:
    """A row of ``adb devices -l``."""
    lacks = "no permissions"
    state = lacks if rest.startswith(lacks) else rest.split()[0]
    model = re.search(r"\bmodel:(\S+)", rest)
    return _Connected(serial, state, model[1].replace("_", " ") if model else "")


def _listed(connected: Sequence[_Connected]) -> str:
    if not connected:
        return "no device is connected: `adb devices` lists none"
    return "connected: " + ", ".join(map(str, connected))
