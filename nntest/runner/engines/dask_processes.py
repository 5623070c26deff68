"""The processes of one run on a machine of dask's."""

from __future__ import annotations

import tempfile
import threading

import msgspec

from nncli.encoding import packed
from nnprocess.zygote import Zygote
from nntest.runner.case_worker import suite_named
from nntest.runner.early_start import PRELOAD
from nntest.runner.engines.base import Described, Ended, Stopped
from nntest.runner.engines.chunks import Answer, Cases, Order
from nntest.runner.engines.local import LocalEngine

__all__ = ["DaskProcesses"]


class DaskProcesses:
    """A zygote, and engines of one worker each, as many as there are chunks at the same time.

    ``chunks`` counts those that it runs, and ``ended`` those that it has run, for its owner.
    """

    def __init__(self, order: Order) -> None:
        self.chunks = 0
        self.ended = 0
        self._suite = suite_named(order.worker.suite, order.worker.settings)
        self._zygote = Zygote.start([*PRELOAD, *self._suite.preload])
        folder = tempfile.mkdtemp(prefix="nntest-")
        self._zygote.remove_at_end(folder)
        self._settings = msgspec.structs.replace(order.worker, folder=folder)
        self._limits = order.limits
        self._idle: list[LocalEngine] = []
        self._busy: set[LocalEngine] = set()
        self._lock = threading.Lock()

    def work(self, cases: Cases) -> Answer:
        """Run a chunk."""
        with self._lock:
            engine = self._idle.pop() if self._idle else self._engine()
            self._busy.add(engine)
        try:
            return _answer(engine, cases)
        finally:
            with self._lock:
                self._busy.remove(engine)
                self._idle.append(engine)

    def stop(self, grace_s: float) -> None:
        """Let cases that run come to their end within ``grace_s``, and begin no more."""
        with self._lock:
            for engine in self._busy:
                engine.stop(grace_s)

    def close(self) -> None:
        """End all processes, in order those that have nothing to do. May be called again."""
        with self._lock:
            idle, self._idle = self._idle, []
        for engine in idle:
            engine.close()
        self._zygote.close()

    def _engine(self) -> LocalEngine:
        return LocalEngine(self._suite, self._settings, self._zygote, jobs=1, limits=self._limits)


def _answer(engine: LocalEngine, cases: Cases) -> Answer:
    results: list[bytes] = []
    drivers: list[Described] = []
    stopped: Stopped | None = None
    for event in engine.run(cases):
        match event:
            case Ended(result):
                results.append(packed(result))
            case Described():
                drivers.append(event)
            case Stopped():
                stopped = stopped or event
                engine.stop()
    return Answer(results=tuple(results), drivers=tuple(drivers), stopped=stopped)
