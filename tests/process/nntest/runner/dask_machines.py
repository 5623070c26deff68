"""A cluster of dask's on this machine: a scheduler and workers, each a process of its own."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeAlias

import psutil
from distributed import Client

from nnprocess.namespace import SWITCH

Worker: TypeAlias = "subprocess.Popen[bytes]"

MARK = "NNTEST_DASK_MACHINES"
"""In the environment of all processes of a cluster."""


class Machines:
    """Workers of one thread each; those that were killed are not started again."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        port = str(free_port())
        self.address = f"tcp://127.0.0.1:{port}"
        self._scheduler = self._start("dask_scheduler", "--port", port)
        self._client = Client(self.address, timeout=60, set_as_default=False)
        self._workers: list[Worker] = []

    @property
    def workers(self) -> list[Worker]:
        """Those that are there."""
        return [worker for worker in self._workers if worker.poll() is None]

    def add(self, resources: str = "") -> Worker:
        """A further worker; :meth:`have` waits for it."""
        wanted = ["--nthreads", "1", "--no-nanny", "--memory-limit", "0"]
        wanted += ["--local-directory", str(self._folder)]
        wanted += ["--resources", resources] if resources else []
        worker = self._start("dask_worker", self.address, *wanted)
        self._workers.append(worker)
        return worker

    def have(self, count: int) -> None:
        """Wait until there are so many workers, at least."""
        for _ in range(count - len(self.workers)):
            self.add()
        self._client.wait_for_workers(len(self.workers), timeout=60)

    def allow_failures(self, count: int) -> None:
        """Workers that a task may lose before dask gives it up."""

        def allow(dask_scheduler: object) -> None:
            dask_scheduler.allowed_failures = count  # type: ignore[attr-defined]

        self._client.run_on_scheduler(allow)

    def leftovers(self) -> list[psutil.Process]:
        """Processes that others than dask have started, and that do not end soon."""
        own = {process.pid for process in (self._scheduler, *self._workers)}
        others = [p for p in psutil.process_iter() if p.pid not in own and self._has_mark(p)]
        return psutil.wait_procs(others, timeout=20)[1]

    def lose_scheduler(self) -> None:
        """Without it, workers end."""
        self._client.close()
        self._scheduler.kill()

    def end(self) -> None:
        self._client.close()
        for process in (*self._workers, self._scheduler):
            process.send_signal(signal.SIGKILL)
            process.wait()

    def _has_mark(self, process: psutil.Process) -> bool:
        try:
            return process.environ().get(MARK) == str(self._folder)
        except psutil.Error:
            return False

    def _start(self, module: str, *arguments: str) -> Worker:
        command = [sys.executable, "-m", f"distributed.cli.{module}", *arguments]
        command += ["--host", "127.0.0.1", "--no-dashboard"]
        # In a namespace of their own, cases could not kill the machine that they run on.
        environment = os.environ | {MARK: str(self._folder), SWITCH: "0"}
        with (self._folder / "log").open("ab") as log:
            return subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=environment
            )


def free_port() -> int:
    """One that nobody listens to."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


@contextmanager
def machines(folder: Path) -> Iterator[Machines]:
    """A cluster without workers."""
    cluster = Machines(folder)
    try:
        yield cluster
    finally:
        cluster.end()
