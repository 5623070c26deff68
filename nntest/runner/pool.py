"""Worker processes that may crash or hang, and what happens to each unit of work all the same.

The pool knows nothing of cases. It gives units to workers a little in advance, watches their time
and their end, and tells exactly one ending of every unit: :class:`Done`, :class:`Crashed` or
:class:`Hung`. What a worker had not begun with when it was lost is given to another.
"""

from __future__ import annotations

import signal
import time
from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from nnprocess.limits import Limits
from nnprocess.process_end import ProcessEnd
from nnprocess.zygote import Zygote, ZygoteGone
from nntest.runner import watchdog
from nntest.runner.frames import Answer, BadFrame, Report
from nntest.runner.units import (
    GRACE_S,
    Crashed,
    Done,
    Event,
    Hung,
    Idle,
    Progress,
    Source,
    Started,
    TimeLimits,
    Unit,
)
from nntest.runner.worker import WorkerStart
from nntest.runner.worker_group import KILLED_S, WorkerGroup
from nntest.runner.worker_process import WorkerProcess

__all__ = ["WorkerPool", "WorkersDoNotStart"]

LOOK_S: Final = 0.1
"""Interval between two looks at the workers' time."""

MAX_FAILED_STARTS: Final = 3
"""Maximum failed starts in a row before the pool gives up."""


class WorkersDoNotStart(RuntimeError):
    """Worker after worker ended, or hung, before it took a unit."""

    def __init__(self, reason: str, evidence: tuple[str, ...]) -> None:
        super().__init__(f"{MAX_FAILED_STARTS} workers in a row did not start: {reason}")
        self.reason = reason
        self.evidence = evidence


class WorkerPool:
    """Up to ``jobs`` processes that call ``target`` ("module:function") with a
    :class:`~nntest.runner.worker.WorkerChannel` and ``arguments``; a context manager.

    ``worker_limits`` hold for each of these processes.
    """

    def __init__(
        self,
        target: str,
        arguments: bytes = b"",
        *,
        jobs: int,
        zygote: Zygote,
        limits: TimeLimits | None = None,
        worker_limits: Limits | None = None,
    ) -> None:
        start = msgspec.msgpack.encode(WorkerStart(target, arguments))
        self._workers = WorkerGroup(zygote, start, worker_limits)
        self._jobs = jobs
        self._zygote = zygote
        self._limits = limits or TimeLimits()
        self._failed_starts = 0
        self._stop_at: float | None = None
        self._source = Source(())
        self._told: set[int] = set()

    def run(self, units: Iterable[Unit]) -> Iterator[Event]:
        """Work on all units; ends when each has had its ending, or :meth:`stop` was called.

        Raises WorkersDoNotStart, and ZygoteGone when no more processes can be had. Workers that
        are idle at the end wait for the next run; others are ended when the iteration is given up.
        """
        self._source = Source(units)
        self._stop_at = None
        self._told.clear()
        try:
            while not self._is_over:
                yield from self._hand_out()
                yield from self._listen()
                yield from self._watch()
        finally:
            for worker in self._workers:
                if worker.units or self._stop_at is not None:
                    self._workers.kill(worker)

    def stop(self, grace_s: float = GRACE_S) -> None:
        """Give out no more units and ask workers to come to an end; after ``grace_s`` kill them.
        That may be infinite: a unit that is under way then has what its limits leave it.

        May be called from another thread or a signal handler, and again to shorten the grace;
        :meth:`run` then ends soon.
        """
        stop_at = time.monotonic() + grace_s
        self._stop_at = stop_at if self._stop_at is None else min(stop_at, self._stop_at)

    def close(self) -> None:
        """End all workers; those that do not end by themselves are killed."""
        self._workers.close()

    def __enter__(self) -> WorkerPool:
        return self

    def __exit__(self, kind: type[BaseException] | None, *exc: object) -> None:
        if kind is not None:
            for worker in self._workers:
                worker.child.kill()
        self.close()

    @property
    def _is_over(self) -> bool:
        if self._stop_at is not None:
            return not len(self._workers) or time.monotonic() > self._stop_at
        return not self._source and not any(w.units or w.group for w in self._workers)

    def _hand_out(self) -> Iterator[Event]:
        """Keep workers busy, and have as many as there is work for."""
        if self._stop_at is not None:
            for worker in self._workers:
                worker.dismiss()
            if not any(worker.units for worker in self._workers):
                self.stop()  # what is left to do takes no time
            return
        for worker in self._workers:
            yield from self._fill(worker)
        while self._source and len(self._workers) < self._jobs:
            new = self._add_worker()
            if new is None:
                return
            yield from self._fill(new)

    def _add_worker(self) -> WorkerProcess | None:
        """None where there is no room for another process: those that there are have to do."""
        try:
            return self._workers.add()
        except ZygoteGone:
            raise
        except OSError as error:
            if not len(self._workers):
                self._count_failed_start(str(error), ())
            return None

    def _fill(self, worker: WorkerProcess) -> Iterator[Event]:
        while worker.wants_more:
            if not worker.group:
                worker.group = self._source.take()
            if not worker.group:
                return
            worker.give(worker.group.popleft())
            if len(worker.units) == 1:
                yield from self._begin(worker)
        self._workers.listen_to(worker)

    def _begin(self, worker: WorkerProcess) -> Iterator[Event]:
        """Tell that a worker's turn has come to its first unit."""
        if worker.units and id(worker.current) not in self._told:
            self._told.add(id(worker.current))
            yield Started(worker.current)

    def _listen(self) -> Iterator[Event]:
        ready = self._workers.ready(LOOK_S)
        if not ready:
            yield Idle()
        for worker in ready:
            yield from self._hear(worker)

    def _hear(self, worker: WorkerProcess) -> Iterator[Event]:
        """What a worker has said, and then whether it has ended."""
        try:
            for report in worker.receive():
                yield from self._take(worker, report)
        except BadFrame as error:
            worker.child.kill()
            yield from self._lose(worker, f"the process sent nonsense instead of a result: {error}")
            return
        if worker.is_deaf:
            self._workers.stop_listening(worker)
        if worker.child.end(0) is not None:
            yield from self._lose(worker)

    def _take(self, worker: WorkerProcess, report: Report) -> Iterator[Event]:
        if not worker.units or report.number != worker.units[0].number:
            raise BadFrame(f"a result of unit {report.number}, which it does not have")
        work = worker.units[0]
        if not isinstance(report, Answer):
            yield Progress(work.unit, report.payload)
            return
        self._failed_starts = 0
        worker.finish(work)
        self._told.discard(id(work.unit))
        yield Done(work.unit, report.payload)
        yield from self._begin(worker)

    def _lose(self, worker: WorkerProcess, remark: str = "") -> Iterator[Event]:
        """A worker has ended, or is killed: blame its current unit, give out the others again."""
        pid = worker.child.pid
        end = worker.child.end(KILLED_S) or ProcessEnd(pid, None, signal.SIGKILL)
        if end.signal is None and end.exit_status is None:
            raise ZygoteGone
        evidence = worker.child.log(worker.signs.log_start)
        begun = worker.current if worker.has_begun else None
        self._source.put_back(self._workers.forget(worker))
        if begun is None:
            self._count_failed_start(remark or f"the process {end}", evidence)
            return
        self._told.discard(id(begun))
        yield Crashed(begun, end, (remark, *evidence) if remark else evidence)

    def _watch(self) -> Iterator[Event]:
        for worker in self._workers:
            limit = watchdog.exceeded(worker, self._limits)
            if limit is not None:
                yield from self._end_hanging(worker, limit)

    def _end_hanging(self, worker: WorkerProcess, limit: str) -> Iterator[Event]:
        if worker.child.end(0) is not None:  # a crash is the better explanation
            yield from self._hear(worker)
            return
        # From here on it hangs, whatever comes: a process that was stopped is let go on to show its
        # stacks, and could answer, and even die of the next unit.
        evidence = watchdog.stacks(worker, self._zygote)
        begun = worker.current if worker.has_begun else None
        self._source.put_back(self._workers.kill(worker))
        if begun is None:
            self._count_failed_start(f"the process {limit}", evidence)
            return
        self._told.discard(id(begun))
        yield Hung(begun, limit, evidence)

    def _count_failed_start(self, reason: str, evidence: tuple[str, ...]) -> None:
        if self._stop_at is not None:
            return
        self._failed_starts += 1
        if self._failed_starts == MAX_FAILED_STARTS:
            raise WorkersDoNotStart(reason, evidence)
