"""Zygotes that a process which has everything imported forks, for tests that start zygotes.

Such a zygote is a child of the process that asks for it, as if that had started it: what forks it
ends at once, and the process that asks takes orphans in for that moment.
"""

from __future__ import annotations

import array
import importlib
import json
import os
import socket
import subprocess
import sys
import threading
from collections.abc import Sequence
from typing import Any

from nnprocess import descriptors, linux, zygote
from nntest.runner import early_start
from tests.process.forks import FROZEN, Forks
from vts.suite import VtsSuite

__all__ = ["ZygoteForks"]

_PRELOADED = (
    *zygote.PRELOAD,
    *early_start.PRELOAD,
    *VtsSuite.preload,
    *(
        "mlts.localization.runtimes",
        "mlts.localization.trials",
        "mlts.stress.suite",
        "nntest.spec.expansion",
        "nntest.runner.worker",
    ),
    *("nntflite.importer", "nndrivers.reference.device", "tests.unit.vts.toys", FROZEN),
)
_MAX_REQUEST_BYTES = 1 << 17


class ZygoteForks(Forks):
    """Instead of :mod:`subprocess` in :mod:`nnprocess.zygote`; a context manager. The process that
    forks is started when it is needed.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._connection: socket.socket | None = None

    def __enter__(self) -> ZygoteForks:
        return self

    def __exit__(self, *exc: object) -> None:
        if self._connection is not None:
            self._connection.close()
            self._server.wait()

    def Popen(
        self, command: list[str], *, pass_fds: list[int], env: dict[str, str], **how: Any
    ) -> _Zygote:
        """A zygote, started as ``subprocess.Popen`` would start it."""
        request = json.dumps([command, os.getcwd(), env]).encode()
        with self._lock:
            return _Zygote(self._fork(request, (*pass_fds, 2)))

    def _fork(self, request: bytes, fds: Sequence[int]) -> int:
        self.start()
        assert self._connection is not None
        rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", fds))]
        linux.reap_orphans()
        try:
            self._connection.sendmsg([request], rights)
            pid = int(self._connection.recv(64))
            assert self._connection.recv(64), "the process that forks zygotes has ended"
        finally:
            linux._control(linux.PR_SET_CHILD_SUBREAPER, 0)
        return pid

    def start(self) -> None:
        """Start the process that forks, unless it runs."""
        if self._connection is not None:
            return
        self._connection, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            self._server = subprocess.Popen(
                [sys.executable, "-m", __name__, str(theirs.fileno())],
                pass_fds=[theirs.fileno()],
                env=os.environ | {"OPENBLAS_NUM_THREADS": "1"},
                cwd=os.path.dirname(__file__) + "/../..",
            )


class _Zygote(Forks.Popen):
    def __init__(self, pid: int) -> None:
        self.pid = pid


def _serve(connection: socket.socket) -> None:
    for name in _PRELOADED:
        importlib.import_module(name)
    while True:
        body, fds, _, _ = socket.recv_fds(connection, _MAX_REQUEST_BYTES, 2)
        if not body:
            return
        parent = os.fork()
        if parent == 0:
            _become_parent(connection, body, fds)
        descriptors.close_all(fds)
        os.waitpid(parent, 0)
        connection.send(b"orphaned")


def _become_parent(connection: socket.socket, body: bytes, fds: list[int]) -> None:
    command, folder, environment = json.loads(body)
    *passed, errors = fds
    command[command.index(zygote.BOOT) + 1] = str(*passed)
    pid = os.fork()
    if pid == 0:
        os.chdir(folder)
        os.dup2(errors, 2)
        Forks.Popen.become(command, passed, environment)
    connection.send(b"%d" % pid)
    os._exit(0)


if __name__ == "__main__":
    _serve(socket.socket(fileno=int(sys.argv[1])))
