"""Transport to the shell of another machine: what adb and ssh have in common."""

from __future__ import annotations

import shlex
import shutil
import subprocess
from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path
from typing import IO, ClassVar, Final

from nncli.start_timeout import start_timeout_s
from nncli.text import one_line
from nnhal.driver_schemes import NotADriver

__all__ = ["Transport"]

_TRANSFER_S: Final = 60.0
"""Time limit for the agent to be sent."""


class Transport(ABC):
    """Runs a client program of this machine, which must be installed: NotADriver without it."""

    program: ClassVar[str]
    remedy: ClassVar[str]
    """Sentence on how to install the program."""

    address: str
    what: str
    """Name of the other machine in messages."""

    def __init__(self) -> None:
        if shutil.which(self.program) is None:
            raise NotADriver(f"there is no program '{self.program}' here; {self.remedy}")

    @abstractmethod
    def check(self) -> None:
        """Raise NotADriver, with the reason, where the other machine cannot be reached."""

    @abstractmethod
    def push(self, file: Path, path: str) -> None:
        """Copy ``file`` to ``path`` there. Raises NotADriver."""

    @abstractmethod
    def forward(self, port: int) -> int:
        """Forward a port of this machine, always the same, to ``port`` there, and return it.

        Raises NotADriver.
        """

    @abstractmethod
    def close(self) -> None:
        """Stop forwarding."""

    @abstractmethod
    def shell(self, script: str) -> list[str]:
        """The command line that runs ``script`` there."""

    def log_since(self, time_s: float) -> list[str]:
        """Lines of the other system's log since ``time_s`` by its clock; none where it has none."""
        return []

    def run(self, script: str) -> str:
        """Output of ``script`` there. Raises NotADriver."""
        return self.called(self.shell(script)).stdout

    def start(self, script: str, errors: IO[bytes]) -> subprocess.Popen[bytes]:
        """Run ``script`` there, with pipes for its input and its output."""
        return subprocess.Popen(
            self.shell(script), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors
        )

    def send(self, command: Sequence[str], stdin: IO[bytes] | None = None) -> None:
        """Run ``command``, which transfers a file. Raises NotADriver."""
        self.called(command, stdin=stdin, limit_s=max(_TRANSFER_S, start_timeout_s()))

    def called(
        self,
        command: Sequence[str],
        *,
        stdin: IO[bytes] | None = None,
        limit_s: float | None = None,
    ) -> subprocess.CompletedProcess[str]:
        """Run ``command`` on this machine. Raises NotADriver where it fails or takes too long."""
        limit_s = limit_s or start_timeout_s()
        try:
            done = subprocess.run(
                command,
                stdin=stdin or subprocess.DEVNULL,
                capture_output=True,
                text=True,
                errors="replace",
                timeout=limit_s,
                check=False,
            )
        except subprocess.TimeoutExpired as error:
            said = (
                f"{self.what} gave no answer within {limit_s:g} s; --start-timeout sets the limit"
            )
            raise NotADriver(f"{said} (`{shlex.join(command)[:80]}`)") from error
        if done.returncode != 0:
            self.check()
            said = one_line(done.stderr.strip() or done.stdout.strip())
            raise NotADriver(f"{self.what}: {said or f'exit code {done.returncode}'}")
        return done
