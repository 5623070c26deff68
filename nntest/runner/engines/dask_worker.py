"""Worker inside a process of dask's: chunks are run by workers of our own, forked and isolated.

A dask worker that takes part in a run has one zygote for it and, for each chunk that it runs at the
same time, one worker with its driver's process. They wait for the next chunk, and are ended when
the run is over, when no chunk has come for a while (the main process may have been killed), or,
by the zygote, when the dask worker ends, however that happens.
"""

from __future__ import annotations

import threading
from functools import cache
from importlib.metadata import version
from typing import Final

import msgspec

from nntest.runner.engines.base import Stopped
from nntest.runner.engines.chunks import Answer, Order
from nntest.runner.engines.dask_processes import DaskProcesses

__all__ = ["end_run", "run_chunk", "stop_run"]

IDLE_S: Final = 30.0
"""Time without a chunk until the processes of a run are ended. To start them again takes a
second.
"""


def run_chunk(order: bytes) -> bytes:
    """The task: an :class:`Order` in, an :class:`Answer` out, both as MessagePack."""
    return msgspec.msgpack.encode(_runs().work(msgspec.msgpack.decode(order, type=Order)))


def stop_run(run: str, grace_s: float) -> None:
    """Let cases that run come to their end within ``grace_s``, and begin no more of this run."""
    _runs().stop(run, grace_s)


def end_run(run: str) -> None:
    """End all processes of this run."""
    _runs().end(run)


@cache
def _runs() -> _Runs:
    return _Runs()


class _Runs:
    """The runs in which this process takes part. Used from several threads."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._runs: dict[str, DaskProcesses] = {}
        self._over: set[str] = set()

    def work(self, order: Order) -> Answer:
        here = version("nn-driver-suite")
        if order.version != here:
            reason = f"a dask worker has nn-driver-suite {here}, and this is {order.version}"
            return Answer(stopped=Stopped(reason, usage=True))
        processes = self._join(order)
        if processes is None:
            return Answer()
        is_of_use = False
        try:
            answer = processes.work(order.cases)
            is_of_use = answer.stopped is None
        finally:
            self._leave(order.run, processes, is_of_use)
        return answer

    def stop(self, run: str, grace_s: float) -> None:
        with self._lock:
            self._over.add(run)
            processes = self._runs.get(run)
        if processes is not None:
            processes.stop(grace_s)

    def end(self, run: str) -> None:
        with self._lock:
            self._over.add(run)
            processes = self._runs.pop(run, None)
        if processes is not None:
            # The event loop of the dask worker, which calls this, has no time to wait.
            threading.Thread(target=processes.close, name="end of a run").start()

    def _join(self, order: Order) -> DaskProcesses | None:
        """Who runs a chunk; None when the run is over."""
        with self._lock:
            if order.run in self._over:
                return None
            if order.run not in self._runs:
                self._runs[order.run] = DaskProcesses(order)
            processes = self._runs[order.run]
            processes.chunks += 1
            return processes

    def _leave(self, run: str, processes: DaskProcesses, is_of_use: bool) -> None:
        with self._lock:
            processes.chunks -= 1
            processes.ended += 1
            if not is_of_use and self._runs.get(run) is processes:
                del self._runs[run]
            if processes.chunks:
                return
            is_needed = self._runs.get(run) is processes
        if is_needed:
            timer = threading.Timer(IDLE_S, self._end_idle, (run, processes, processes.ended))
            timer.daemon = True
            timer.start()
        else:
            processes.close()

    def _end_idle(self, run: str, processes: DaskProcesses, ended: int) -> None:
        """End a processes that has had no chunk since it had ended so many."""
        with self._lock:
            if self._runs.get(run) is not processes or processes.chunks or processes.ended != ended:
                return
            del self._runs[run]
        processes.close()
