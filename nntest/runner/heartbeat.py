"""Heartbeat of a worker: a page of memory that it shares with its supervisor.

Each word has one writer and is written whole, so there is nothing to lock; a reader may see a word
a moment late, which is all the same to somebody who counts seconds.
"""

from __future__ import annotations

import mmap
import os
from typing import Final

__all__ = ["Heartbeat"]

STARTED: Final = 0
STARTED_NS: Final = 1
COUNT: Final = 2
DRIVER: Final = 3
LOG_START: Final = 4
STOP: Final = 5

SIZE: Final = mmap.PAGESIZE


class Heartbeat:
    """The page behind a descriptor, which stays the caller's."""

    def __init__(self, fd: int) -> None:
        self._map = mmap.mmap(fd, SIZE)
        self._words = memoryview(self._map).cast("Q")

    @staticmethod
    def create() -> int:
        """A descriptor of a new page."""
        fd = os.memfd_create("heartbeat", os.MFD_CLOEXEC)
        os.ftruncate(fd, SIZE)
        return fd

    @property
    def started(self) -> int:
        """Number of the unit that the worker has begun with last, 0 before the first."""
        return self._words[STARTED]

    @property
    def started_ns(self) -> int:
        """Return the time of the start (CLOCK_MONOTONIC)."""
        return self._words[STARTED_NS]

    @property
    def log_start(self) -> int:
        """Return the length of the worker's log at that time, in bytes."""
        return self._words[LOG_START]

    @property
    def count(self) -> int:
        """Changes as long as the worker lives."""
        return self._words[COUNT]

    @property
    def driver(self) -> int:
        """Process id of the driver that the worker uses, 0 for none."""
        return self._words[DRIVER]

    @driver.setter
    def driver(self, pid: int) -> None:
        self._words[DRIVER] = pid

    @property
    def is_stopped(self) -> bool:
        """Whether the worker is to come to an end."""
        return self._words[STOP] != 0

    def begin(self, number: int, now_ns: int, log_start: int) -> None:
        """The worker begins with a unit."""
        self._words[LOG_START] = log_start
        self._words[STARTED_NS] = now_ns
        self._words[STARTED] = number

    def beat(self) -> None:
        """The worker lives."""
        self._words[COUNT] += 1

    def stop(self) -> None:
        """Ask the worker to come to an end."""
        self._words[STOP] = 1
