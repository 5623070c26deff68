"""Fair drivers: nothing is wrong with them, however slow, busy or large they are."""

from __future__ import annotations

import threading
import time
from collections import OrderedDict
from itertools import count
from queue import SimpleQueue
from typing import Any, Final

from nndrivers.under_load._wrapping import Execution, WrappingDriver, resident
from nndrivers.under_load.catalogue import fair
from nnhal.driver_kit import HalError, PrepareOptions, Program
from nnhal.types import ErrorStatus, Model

_LOAD: Final = ("parallel-inference-stress", "multi-process-inference-stress")
_MEMORY: Final = ("inference-stress", "model-loading-stress")


@fair(modes=(*_LOAD, "performance-degradation-stress"))
class Slow(WrappingDriver):
    """Every execution and every preparation takes 20 ms longer."""

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        time.sleep(0.02)
        return super().prepare(model, options)

    def execute(self, execution: Execution) -> None:
        time.sleep(0.02)
        execution.run()


class _Turns:
    """A lock that is given in the order in which it was asked for."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._waiting: list[threading.Lock] = []
        self._is_held = False

    def __enter__(self) -> None:
        mine = threading.Lock()
        with self._lock:
            if not self._is_held:
                self._is_held = True
                return
            mine.acquire()
            self._waiting.append(mine)
        mine.acquire()

    def __exit__(self, *_: object) -> None:
        with self._lock:
            if self._waiting:
                self._waiting.pop(0).release()
            else:
                self._is_held = False


@fair(modes=_LOAD)
class OneExecutionAtATime(WrappingDriver):
    """The device executes one request after the other, in the order in which they come."""

    def __init__(self, *, threads: int = 1) -> None:
        super().__init__(threads=threads)
        self.turn = _Turns()

    def execute(self, execution: Execution) -> None:
        with self.turn:
            execution.run()


@fair(modes=_LOAD)
class RefusesWhenBusy(WrappingDriver):
    """A third request at the same time is refused with RESOURCE_EXHAUSTED_TRANSIENT."""

    def __init__(self, *, threads: int = 1) -> None:
        super().__init__(threads=threads)
        self.slots = threading.Semaphore(2)

    def execute(self, execution: Execution) -> None:
        if not self.slots.acquire(blocking=False):
            raise HalError(ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT, "both slots are busy")
        try:
            execution.run()
        finally:
            self.slots.release()


@fair(modes=_LOAD)
class MissesDeadlines(WrappingDriver):
    """A request that finds three others under way is ended with MISSED_DEADLINE_TRANSIENT or
    MISSED_DEADLINE_PERSISTENT.
    """

    PUNCTUAL: Final = 3

    def __init__(self, *, threads: int = 1) -> None:
        super().__init__(threads=threads)
        self.counting = threading.Lock()
        self.under_way = 0

    def execute(self, execution: Execution) -> None:
        with self.counting:
            self.under_way += 1
            crowd = self.under_way
        try:
            if crowd > self.PUNCTUAL:
                persistent = crowd % 2 == 0
                raise HalError(
                    ErrorStatus.MISSED_DEADLINE_PERSISTENT
                    if persistent
                    else ErrorStatus.MISSED_DEADLINE_TRANSIENT,
                    f"{crowd} requests under way",
                )
            execution.run()
        finally:
            with self.counting:
                self.under_way -= 1


@fair(modes=_MEMORY)
class WarmsUp(WrappingDriver):
    """The first 100 executions add 256 KiB each to the driver's arena, which then is large
    enough.
    """

    _STEPS: Final = 100

    def __init__(self, *, threads: int = 1) -> None:
        super().__init__(threads=threads)
        self._requests = count(1)
        self._arena: list[Any] = []

    def execute(self, execution: Execution) -> None:
        if next(self._requests) <= self._STEPS:
            self._arena.append(resident(256))
        execution.run()


@fair(modes=("model-loading-stress", "model-load-random-stress"))
class BoundedCache(WrappingDriver):
    """The last 24 compiled models are kept, 512 KiB each, whether or not anybody still uses
    them.
    """

    _ROOM: Final = 24

    def __init__(self, *, threads: int = 1) -> None:
        super().__init__(threads=threads)
        self._lock = threading.Lock()
        self._numbers = count()
        self._cache: OrderedDict[int, Any] = OrderedDict()

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        blob = resident(512)
        with self._lock:
            self._cache[next(self._numbers)] = blob
            while len(self._cache) > self._ROOM:
                self._cache.popitem(last=False)
        return super().prepare(model, options)


class _Job:
    def __init__(self, execution: Execution) -> None:
        self._execution = execution
        self._done = threading.Event()
        self._error: BaseException | None = None

    def run(self) -> None:
        try:
            self._execution.run()
        except BaseException as error:
            self._error = error
        finally:
            self._done.set()

    def wait(self) -> None:
        """Return when it is done. Raises what the program raises."""
        self._done.wait()
        if self._error is not None:
            raise self._error


@fair(modes=("parallel-inference-stress", "inference-stress"))
class KeepsIdleThreads(WrappingDriver):
    """Executions are handed to threads of the driver's own: a new one when none is idle, and none
    ever ends.
    """

    def __init__(self, *, threads: int = 1) -> None:
        super().__init__(threads=threads)
        self._lock = threading.Lock()
        self._idle: list[SimpleQueue[_Job]] = []

    def execute(self, execution: Execution) -> None:
        job = _Job(execution)
        self.hand(job)
        job.wait()

    def hand(self, job: _Job) -> None:
        """Have ``job`` done by an idle thread."""
        with self._lock:
            queue = self._idle.pop() if self._idle else None
        if queue is None:
            queue = SimpleQueue()
            threading.Thread(target=self._work, args=(queue,), name="kept", daemon=True).start()
        queue.put(job)

    def _work(self, queue: SimpleQueue[_Job]) -> None:
        while True:
            queue.get().run()
            with self._lock:
                self._idle.append(queue)
