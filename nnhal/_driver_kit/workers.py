"""Threads for asynchronous work: as many as there is work at once, kept for a while."""

from __future__ import annotations

import threading
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Final

from nnhal.served_client import ServedClient, client_here, works_for

__all__ = ["Workers"]

_IDLE_SECONDS: Final = 5.0
"""How long a thread waits for more work. Longer would only keep threads of silent drivers."""


class Workers:
    """Runs each task at once, in a thread of its own.

    A pool of fixed size would not do: an execution may wait for the fence of another one, which
    must not be kept waiting for a free thread. Threads are daemons, so that a driver that hangs
    does not keep the process from ending.
    """

    def __init__(self, name: str) -> None:
        self._name = name
        self._lock = threading.Lock()
        self._queue: SimpleQueue[tuple[ServedClient | None, Callable[[], None]]] = SimpleQueue()
        self._idle = 0  # threads that wait and have not been promised a task

    def submit(self, task: Callable[[], None]) -> None:
        """Run ``task``, which must not raise, for the client that this thread works for.

        RuntimeError when no thread can be started.
        """
        with self._lock:
            promised = self._idle > 0
            if promised:
                self._idle -= 1
        if not promised:
            threading.Thread(target=self._work, name=self._name, daemon=True).start()
        # Never by the thread's arguments, which would stay alive as long as the thread.
        self._queue.put((client_here(), task))

    def _work(self) -> None:
        task = self._next()
        while task is not None:
            task()
            task = None  # what it holds must not stay alive while the thread waits
            with self._lock:
                self._idle += 1
            task = self._next()

    def _next(self) -> Callable[[], None] | None:
        """The next task; None when there has been none for a while."""
        works_for(None)
        while True:
            try:
                client, task = self._queue.get(timeout=_IDLE_SECONDS)
                works_for(client)
                return task
            except Empty:
                with self._lock:
                    if self._idle > 0:  # else a task is on its way to this thread
                        self._idle -= 1
                        return None
