"""The command line in a fork of a process that has everything imported, and templates compiled.

A command spends most of its time with imports, and so does the zygote that it starts, a hundred
times in these tests. Here both are forks instead of new interpreters; whatever happens after the
imports is the same. Tests of signals, terminals, leftovers, documentation and packages start
interpreters, as users do.
"""

from __future__ import annotations

import array
import importlib
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import IO, NoReturn

import nnprocess.zygote
from nnprocess import descriptors
from nntest.data_folders import REPORT_TEMPLATES
from nntest.report.html import page
from tests.process.forks import FROZEN, Forks, ended, surround

__all__ = ["CommandServer"]

PRELOADED = (
    *nnprocess.zygote.PRELOAD,
    *("mlts.commands.benchmark", "mlts.result_kind", "mlts.suite", "mlts.model_runner"),
    *("nntest.runner.worker", "nntest.runner.case_worker", "nntest.runner.session"),
    *("nntflite.interpreter", "nntflite.importer", "nndrivers.reference.device", "PIL.Image"),
)
MAX_REQUEST_BYTES = 1 << 17
THREADS = "OPENBLAS_NUM_THREADS"
"""A process that forks has one thread."""


class CommandServer:
    """Runs commands, one after the other; a context manager."""

    def __init__(self) -> None:
        self._connection, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, "-m", __name__, str(theirs.fileno())],
                pass_fds=[theirs.fileno()],
                env=os.environ | {THREADS: "1"},
            )

    def __enter__(self) -> CommandServer:
        return self

    def __exit__(self, *exc: object) -> None:
        self._connection.close()
        self._process.wait()

    def run(
        self, module: str, arguments: Sequence[str], folder: Path, timeout: float
    ) -> subprocess.CompletedProcess[str]:
        """As ``python -c "from MODULE import main; main()" ARGUMENTS`` in ``folder``."""
        with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
            request = [module, list(arguments), str(folder), dict(os.environ)]
            fds = array.array("i", [out.fileno(), err.fileno()])
            rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, fds)]
            self._connection.sendmsg([json.dumps(request).encode()], rights)
            pid = int(self._connection.recv(64))
            self._connection.settimeout(timeout)
            try:
                status = int(self._connection.recv(64))
            except TimeoutError:
                os.kill(pid, signal.SIGKILL)
                raise subprocess.TimeoutExpired(list(arguments), timeout) from None
            finally:
                self._connection.settimeout(None)
            return subprocess.CompletedProcess(arguments, status, _text(out), _text(err))


def _text(file: IO[bytes]) -> str:
    file.seek(0)
    return file.read().decode()


# --- the server's process ----------------------------------------------------------------------


def serve(connection: socket.socket) -> None:
    for name in PRELOADED:
        importlib.import_module(name)
    for template in REPORT_TEMPLATES.glob("*.j2"):
        page._environment().get_template(template.name)
    importlib.import_module(FROZEN)
    while True:
        body, fds, _, _ = socket.recv_fds(connection, MAX_REQUEST_BYTES, 2)
        if not body:
            return
        pid = os.fork()
        if pid == 0:
            _become(*json.loads(body), *fds)
        descriptors.close_all(fds)
        connection.send(b"%d" % pid)
        _, status = os.waitpid(pid, 0)
        connection.send(b"%d" % os.waitstatus_to_exitcode(status))


def _become(
    module: str,
    arguments: list[str],
    folder: str,
    environment: dict[str, str],
    out: int,
    err: int,
) -> NoReturn:
    """The command, in a child."""
    surround(environment, (os.open(os.devnull, os.O_RDONLY), out, err))
    os.chdir(folder)
    sys.path[0] = ""
    sys.argv[:] = ["-c", *arguments]
    nnprocess.zygote.subprocess = Forks  # type: ignore[attr-defined]
    with ended():
        importlib.import_module(module).main()
    raise AssertionError("unreachable")


if __name__ == "__main__":
    serve(socket.socket(fileno=int(sys.argv[1])))
