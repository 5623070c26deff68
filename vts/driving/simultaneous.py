"""Several tasks at the same time, each in a thread of its own."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final, TypeAlias

from nntest.judge import Judgment

__all__ = ["Task", "at_once", "in_step", "switching_often"]

Task: TypeAlias = Callable[[], Judgment]

_SWITCH_S: Final = 1e-5
"""How long a thread may run on. By default it is longer than many executions, which then never
meet in a driver of this process."""


class _Thread(threading.Thread):
    def __init__(self, task: Task, start: threading.Barrier) -> None:
        super().__init__(name="vts-at-once", daemon=True)
        self._task = task
        self._start_together = start
        self.judgment = Judgment()
        self.error: Exception | None = None

    def run(self) -> None:
        try:
            self._start_together.wait()
            self.judgment = self._task()
        except Exception as error:
            self.error = error


def at_once(tasks: Sequence[Task]) -> list[Judgment]:
    """Run all ``tasks`` at once and return what each finds. Raises what the first of them raised,
    when all have ended.
    """
    barrier = threading.Barrier(len(tasks))
    threads = [_Thread(task, barrier) for task in tasks]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for thread in threads:
        if thread.error is not None:
            raise thread.error
    return [thread.judgment for thread in threads]


@contextmanager
def in_step(step: threading.Barrier) -> Iterator[None]:
    """Run tasks in step: one that fails lets the others go, and they end without a word."""
    try:
        yield
    except threading.BrokenBarrierError:
        return
    except BaseException:
        step.abort()
        raise


@contextmanager
def switching_often() -> Iterator[None]:
    """Have the threads of this process take turns more often than usual."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(_SWITCH_S)
    try:
        yield
    finally:
        sys.setswitchinterval(before)
