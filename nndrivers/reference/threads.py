"""The driver's own threads: NumPy releases the interpreter in its loops, so rows can be shared out.

The caller works too, so a pool of one thread is no thread at all. Matrix products stay on the
thread that asks for them: the BLAS library is held to one thread, or two kinds of threads would
fight over the same cores.
"""

from __future__ import annotations

import threading
import weakref
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from queue import SimpleQueue
from typing import Any, TypeAlias

import numpy as np

__all__ = ["Body", "ThreadPool", "hold_blas_to_one_thread"]

Body: TypeAlias = Callable[[int, int], None]
"""``body(low, high)`` does that part of a job."""


class ThreadPool:
    """``threads`` threads, of which all but the caller's start when they are first needed.

    They end with the pool. After a fork the child has none of them, and its callers do everything
    themselves.
    """

    def __init__(self, threads: int = 1) -> None:
        if threads < 1:
            raise ValueError(f"threads is {threads}, expected 1 or more")
        self.threads = threads
        self._queue: SimpleQueue[_Chunk | None] = SimpleQueue()
        self._lock = threading.Lock()
        self._workers: list[threading.Thread] = []
        self.close = weakref.finalize(self, _dismiss, self._queue, self._workers)
        """End the threads. Nobody may be inside :meth:`parallel`."""

    def parallel(self, count: int, body: Body) -> None:
        """Call ``body(low, high)`` over chunks that cover ``range(count)``.

        Raises what a chunk raises, after all have ended.
        """
        parts = min(self.threads, count)
        edges = [count * i // parts for i in range(parts + 1)] if count else [0]
        chunks = [_Chunk(body, low, high) for low, high in pairwise(edges)]
        if parts > 1:
            self._start()
        for chunk in chunks[1:]:
            self._queue.put(chunk)
        for chunk in chunks:
            chunk.run_or_wait()
        for chunk in chunks:
            if chunk.error is not None:
                raise chunk.error

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
    """Part of a job, run by whoever comes first: a worker, or the caller who waits for it."""

    __slots__ = ("_body", "_claim", "_done", "_high", "_low", "error")

    def __init__(self, body: Body, low: int, high: int) -> None:
        self._body = body
        self._low = low
        self._high = high
        self._claim = threading.Lock()
        self._done = threading.Lock()
        self._done.acquire()
        self.error: BaseException | None = None

    def run(self) -> bool:
        """Run unless somebody else does; whether it was not somebody else."""
        if not self._claim.acquire(blocking=False):
            return False
        try:
            self._body(self._low, self._high)
        except BaseException as error:
            self.error = error
        finally:
            self._done.release()
        return True

    def run_or_wait(self) -> None:
        """Return when it has run."""
        if not self.run():
            self._done.acquire()


def _work(queue: SimpleQueue[_Chunk | None]) -> None:
    """Takes only the queue, so that an abandoned pool can be collected."""
    with np.errstate(all="ignore"):
        while (chunk := queue.get()) is not None:
            chunk.run()
            # Or an idle thread would keep the job alive, and with it the pool.
            del chunk


def _dismiss(queue: SimpleQueue[_Chunk | None], workers: list[threading.Thread]) -> None:
    for _ in workers:
        queue.put(None)
    for worker in workers:
        if worker is not threading.current_thread():
            worker.join()
    workers.clear()


def hold_blas_to_one_thread() -> None:
    """Let every matrix product of this process run on the thread that asks for it."""
    _blas_of_numpy().limit(limits=1)


@cache
def _blas_of_numpy() -> Any:
    """The BLAS libraries that NumPy has loaded. Looking for them goes through all shared objects of
    the process, which takes longer than starting the driver.
    """
    from threadpoolctl import ThreadpoolController

    return ThreadpoolController().select(user_api="blas")
