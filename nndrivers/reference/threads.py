"""The driver's own threads: NumPy releases the interpreter in its loops, so rows can be shared out.

The caller works too, so a pool of one thread is no thread at all. Matrix products stay on the
thread that asks for them: the BLAS library is held to one thread, or two kinds of threads would
fight over the same cores.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import TypeAlias

import numpy as np

__all__ = ["ThreadPool", "hold_blas_to_one_thread"]

Body: TypeAlias = Callable[[int, int], None]


class ThreadPool:
    """``threads`` threads, of which all but the caller's start when they are first needed."""

    def __init__(self, threads: int = 1) -> None:
        if threads < 1:
            raise ValueError(f"threads is {threads}, expected 1 or more")
        self.threads = threads
        self._queue: SimpleQueue[_Chunk | None] = SimpleQueue()
        self._lock = threading.Lock()
        self._workers: list[threading.Thread] = []

    def parallel(self, count: int, body: Body) -> None:
        """Call ``body(low, high)`` over chunks that cover ``range(count)``."""
        parts = min(self.threads, count)
        if parts <= 1:
            if count:
                body(0, count)
            return
        self._start()
        edges = [count * i // parts for i in range(parts + 1)]
        chunks = [_Chunk(body, edges[i], edges[i + 1]) for i in range(1, parts)]
        for chunk in chunks:
            self._queue.put(chunk)
        try:
            body(0, edges[1])
        finally:
            # Others still write to the caller's arrays, whatever happened here.
            for chunk in chunks:
                chunk.done.acquire()
        for chunk in chunks:
            if chunk.error is not None:
                raise chunk.error

    def close(self) -> None:
        """End the threads. Nobody may be inside :meth:`parallel`."""
        with self._lock:
            for _ in self._workers:
                self._queue.put(None)
            for worker in self._workers:
                worker.join()
            self._workers.clear()

    def _start(self) -> None:
        if len(self._workers) == self.threads - 1:
            return
        with self._lock:
            while len(self._workers) < self.threads - 1:
                name = f"nnhal-reference-{len(self._workers) + 1}"
                worker = threading.Thread(target=_work, args=(self._queue,), name=name, daemon=True)
                worker.start()
                self._workers.append(worker)


class _Chunk:
    """Part of a job; ``done`` is held until it has run."""

    __slots__ = ("_body", "_high", "_low", "done", "error")

    def __init__(self, body: Body, low: int, high: int) -> None:
        self._body = body
        self._low = low
        self._high = high
        self.error: BaseException | None = None
        self.done = threading.Lock()
        self.done.acquire()

    def run(self) -> None:
        try:
            self._body(self._low, self._high)
        except BaseException as error:
            self.error = error
        finally:
            self.done.release()


def _work(queue: SimpleQueue[_Chunk | None]) -> None:
    """Takes only the queue, so that an abandoned pool can be collected."""
    with np.errstate(all="ignore"):
        while (chunk := queue.get()) is not None:
            chunk.run()


def hold_blas_to_one_thread() -> None:
    """Let every matrix product of this process run on the thread that asks for it."""
    from threadpoolctl import ThreadpoolController  # type: ignore[import-untyped]

    ThreadpoolController().select(user_api="blas").limit(limits=1)
