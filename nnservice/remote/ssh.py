"""Transport to a board, by the client ``ssh`` of this system and its configuration."""

from __future__ import annotations

import shlex
import socket
import subprocess
from pathlib import Path
from typing import ClassVar, Final

from nncli.start_timeout import start_timeout_s
from nnhal.driver_schemes import NotADriver
from nnservice.remote.processes import ended, line_of
from nnservice.remote.transport import Transport

__all__ = ["Ssh"]

_READY: Final = "forwarded"

_SETTINGS: Final = ("BatchMode=yes", "ServerAliveInterval=5", "ServerAliveCountMax=3")
"""Nobody is there to type a password; a board that is unplugged is lost after 15 s."""


class Ssh(Transport):
    """The board at ``[USER@]HOST[:PORT]``. Raises NotADriver."""

    program: ClassVar[str] = "ssh"
    remedy: ClassVar[str] = "install OpenSSH's client, on Debian the package openssh-client"

    def __init__(self, address: str) -> None:
        super().__init__()
        self.address = address
        self.what = f"'{address}'"
        self._port = 0
        self._forwarding: subprocess.Popen[bytes] | None = None

    def check(self) -> None:
        """Do nothing: what ssh says of a failure says enough."""

    def push(self, file: Path, path: str) -> None:
        with file.open("rb") as content:
            self.send(self.shell(f"cat > {shlex.quote(path)}"), content)

    def forward(self, port: int) -> int:
        self.close()
        self._port = self._port or _free_port()
        there = f"{self._port}:127.0.0.1:{port}"
        # It ends with its standard input, so with this process.
        self._forwarding = subprocess.Popen(
            self._ssh(f"echo {_READY}; exec cat", "-o", "ExitOnForwardFailure=yes", "-L", there),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        if _READY not in line_of(self._forwarding, start_timeout_s()):
            raise NotADriver(f"ssh does not forward port {self._port} to {self.what}")
        return self._port

    def close(self) -> None:
        if self._forwarding is not None:
            ended(self._forwarding)
            self._forwarding = None

    def shell(self, script: str) -> list[str]:
        return self._ssh(script)

    def _ssh(self, script: str, *options: str) -> list[str]:
        settings = (*_SETTINGS, f"ConnectTimeout={max(1, round(start_timeout_s()))}")
        words = [word for setting in settings for word in ("-o", setting)]
        return ["ssh", *words, *options, f"ssh://{self.address}", script]


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])
