"""Worker processes of a pool: start them, read their messages, end them."""

from __future__ import annotations

import selectors
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import Final

from nnprocess.child import Child
from nnprocess.limits import Limits
from nnprocess.zygote import Zygote
from nntest.runner.units import Unit
from nntest.runner.worker_process import WorkerProcess

__all__ = ["KILLED_S", "WorkerGroup"]

KILLED_S: Final = 10.0
"""Time limit for a process to end after SIGKILL."""

GRACE_S: Final = 2.0
"""Time limit for workers to end by themselves when there is no more work."""


class WorkerGroup:
    """Workers, all started alike. Iterating gives those that there are now."""

    def __init__(self, zygote: Zygote, start: bytes, limits: Limits | None) -> None:
        self._zygote = zygote
        self._start = start
        self._limits = limits
        self._workers: list[WorkerProcess] = []
        self._dying: list[Child] = []
        self._selector = selectors.DefaultSelector()

    def __iter__(self) -> Iterator[WorkerProcess]:
        return iter(tuple(self._workers))

    def __len__(self) -> int:
        return len(self._workers)

    def add(self) -> WorkerProcess:
        """A new worker. Raises ZygoteGone, OSError."""
        worker = WorkerProcess(self._zygote, self._start, self._limits)
        self._workers.append(worker)
        self._selector.register(worker.connection, selectors.EVENT_READ, worker)
        self._selector.register(worker.child, selectors.EVENT_READ, worker)
        return worker

    def ready(self, timeout_s: float) -> set[WorkerProcess]:
        """Workers that have said something, or have ended; what they could not take is sent."""
        found: set[WorkerProcess] = {key.data for key, _ in self._selector.select(timeout_s)}
        for worker in found:
            worker.send()
            self.listen_to(worker)
        return found

    def listen_to(self, worker: WorkerProcess) -> None:
        """Wait for a worker's connection to take more, as long as there is more."""
        events = selectors.EVENT_READ | (selectors.EVENT_WRITE * worker.wants_to_send)
        with suppress(KeyError):
            if self._selector.get_key(worker.connection).events != events:
                self._selector.modify(worker.connection, events, worker)

    def stop_listening(self, worker: WorkerProcess) -> None:
        """A process that has closed its connection is about to end, or is of no use any more."""
        with suppress(KeyError):
            self._selector.unregister(worker.connection)
        if not worker.has_begun:
            worker.child.kill()

    def kill(self, worker: WorkerProcess) -> Iterator[Unit]:
        """Its end is waited for when the crew is closed: no unit waits for that.

        Returns the units that it has not begun with.
        """
        worker.child.kill()
        self._dying = [child for child in self._dying if child.end(0) is None]
        self._dying.append(worker.child)
        return self.forget(worker)

    def forget(self, worker: WorkerProcess) -> Iterator[Unit]:
        """A worker has ended; returns the units that it has not begun with."""
        for registered in (worker.connection, worker.child):
            with suppress(KeyError, ValueError):
                self._selector.unregister(registered)
        self._workers.remove(worker)
        return worker.leave()

    def close(self) -> None:
        """End all workers; those that do not end by themselves are killed."""
        deadline = time.monotonic() + GRACE_S
        for worker in self:
            worker.dismiss()
        for worker in self:
            if worker.child.end(max(0.0, deadline - time.monotonic())) is None:
                self.kill(worker)
            else:
                self.forget(worker)
        for child in self._dying:
            child.end(KILLED_S)
        self._selector.close()
