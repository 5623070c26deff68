"""nnagent, built with the C compiler of this machine, and served for a test."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

__all__ = ["SECRET", "SOURCES", "Agent", "build", "sanitized", "serving"]

SOURCES: Final = Path(__file__).resolve().parents[3] / "agent"
SECRET: Final = "a secret that both sides know"
_SANITIZERS: Final = "-O0 -fsanitize=address,undefined -fno-sanitize-recover=undefined"


class Agent(NamedTuple):
    """A running agent: ``name`` for ``--driver``, and ``errors`` is what it writes to stderr."""

    name: str
    process: subprocess.Popen[str]
    errors: Path

    @property
    def driver_pid(self) -> int:
        """The process that serves the driver; 0 while there is none."""
        pid = self.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        return int(children[0]) if children else 0

    def open_files(self) -> int:
        return len(os.listdir(f"/proc/{self.driver_pid}/fd"))

    def threads(self) -> int:
        return len(os.listdir(f"/proc/{self.driver_pid}/task"))


def build(folder: Path, flags: str, **variables: str) -> Path:
    """Build with compiler ``flags`` in ``folder``. Raises CalledProcessError."""
    settings = [f"{name}={value}" for name, value in {"BUILD": str(folder), **variables}.items()]
    command = ["make", "-s", "-C", str(SOURCES), f"CFLAGS={flags} -Werror", *settings]
    subprocess.run(command, check=True, capture_output=True)
    return folder / "nnagent"


def sanitized(folder: Path) -> Path | None:
    """Build with AddressSanitizer and UBSan where the compiler has them; None without one."""
    if shutil.which("cc") is None or shutil.which("make") is None:
        return None
    try:
        return build(folder, _SANITIZERS)
    except subprocess.CalledProcessError:
        return build(folder, "-O1")


@contextmanager
def serving(
    command: Sequence[str | Path], library: Path, folder: Path, *, was_killed: bool = False
) -> Iterator[Agent]:
    """Serve ``library`` by the agent that ``command`` starts; its files go to ``folder``.

    At the end it is terminated, and must end in order: a leak is an error then. Unless it
    ``was_killed``, the driver's process must have been the same all the time.
    """
    errors = folder / "nnagent.errors"
    listen = "127.0.0.1:0"
    with errors.open("w") as stderr:
        process = subprocess.Popen(
            [*map(str, command), "--driver", str(library), "--listen", listen],
            stdout=subprocess.PIPE,
            stderr=stderr,
            text=True,
            env={**os.environ, "NNHAL_SECRET": SECRET},
        )
    with process:
        assert process.stdout is not None
        try:
            words = process.stdout.readline().split()
            assert words[1:4] == ["is", "served", "at"], errors.read_text()
            assert process.stdout.readline().startswith("Not offered: TF Lite delegates, ")
            yield Agent(words[4], process, errors)
        finally:
            process.send_signal(signal.SIGTERM)
        assert process.wait(60) == 0
    said = errors.read_text()
    assert "Sanitizer" not in said, said
    assert "runtime error" not in said, said
    assert was_killed or "the driver's process" not in said, said
