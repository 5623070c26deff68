"""A page of memory that a client and its watcher share: counts, latencies, what threads are at.

Each word has one writer and is written whole. What a client has counted is not lost when it is
killed.
"""

from __future__ import annotations

import mmap
import os
from enum import IntEnum
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

__all__ = ["RING", "ClientPage", "Doing", "Word"]


class Doing(IntEnum):
    """Activity of a thread of a client."""

    CONNECTING = 0
    PREPARING = 1
    EXECUTING = 2
    WAITING_FOR_FENCE = 3
    BACKING_OFF = 4
    PAUSING = 5
    ENDED = 6

    @property
    def is_call(self) -> bool:
        """Whether the thread waits for an answer of the driver."""
        return self in (Doing.CONNECTING, Doing.PREPARING, Doing.EXECUTING, Doing.WAITING_FOR_FENCE)

    @property
    def words(self) -> str:
        return self.name.lower().replace("_", " ")


class Word(IntEnum):
    """The words of a thread."""

    DOING = 0
    SUBJECT = 1
    SINCE_NS = 2
    """Start of the present call (CLOCK_MONOTONIC)."""
    INFERENCES = 3
    COMPILATIONS = 4
    COMPARED = 5
    EXHAUSTED = 6
    """RESOURCE_EXHAUSTED_TRANSIENT."""
    MISSED_TRANSIENT = 7
    MISSED_PERSISTENT = 8
    WRONG = 9
    SAMPLES = 10
    """Latencies written to the ring so far."""
    PREPARED_NS = 11
    """Total duration of completed preparations, in ns."""
    PREPARED_IDLE_NS = 12
    """Total duration of these preparations on the idle driver, in ns."""
    EXECUTED_NS = 13
    """Total duration of completed inferences, in ns, except those that wait for a fence in error.
    """
    EXECUTED_IDLE_NS = 14
    RECOVERED = 15
    """Times that the driver did what was asked when it was asked again after refusals."""


_STOP: Final = 0
_GATE: Final = 1
_CONNECTED: Final = 2
_HEADER: Final = 16
_WORDS: Final = 16
RING: Final = 2048
"""Latencies of a thread that its watcher may be late for; older ones are lost. A power of two."""

_THREAD: Final = _WORDS + 2 * RING
_BYTES: Final = 8


class ClientPage:
    """The page behind a descriptor, which stays the caller's. ``threads`` have a part each."""

    def __init__(self, fd: int, threads: int) -> None:
        self.threads = threads
        self._map = mmap.mmap(fd, _size(threads))
        self._words = memoryview(self._map).cast("q")

    @staticmethod
    def create(threads: int) -> int:
        """A descriptor of a new page."""
        fd = os.memfd_create("stress client", os.MFD_CLOEXEC)
        os.ftruncate(fd, _size(threads))
        return fd

    @property
    def is_stopped(self) -> bool:
        """Whether the client is to come to an end."""
        return self._words[_STOP] != 0

    def stop(self) -> None:
        self._words[_STOP] = 1

    @property
    def is_gate_open(self) -> bool:
        """Whether a client that waits at the gate may work."""
        return self._words[_GATE] != 0

    def open_gate(self, is_open: bool) -> None:
        self._words[_GATE] = is_open

    @property
    def connected_ns(self) -> int:
        """Return when the client had its connection, 0 before."""
        return self._words[_CONNECTED]

    def connected(self, now_ns: int) -> None:
        self._words[_CONNECTED] = now_ns

    @property
    def header(self) -> memoryview:
        """The words of the page itself, the first being that of :meth:`stop`."""
        return self._words[:_HEADER]

    def thread(self, number: int) -> memoryview:
        """The words of a thread, see :class:`Word`."""
        start = _HEADER + number * _THREAD
        return self._words[start : start + _WORDS]

    def ring(self, number: int) -> memoryview:
        """Pairs of the end of an inference (CLOCK_MONOTONIC) and its latency, both nanoseconds."""
        start = _HEADER + number * _THREAD + _WORDS
        return self._words[start : start + 2 * RING]

    def samples(self, number: int, seen: int) -> tuple[int, NDArray[np.int64]]:
        """Return how many latencies a thread has had by now, and those after the first ``seen``
        that are still there, as rows of the ring.
        """
        import numpy as np

        count = self.thread(number)[Word.SAMPLES]
        first = max(seen, count - RING + 1)
        if count <= first:
            return count, np.empty((0, 2), np.int64)
        rows = np.frombuffer(self.ring(number), np.int64).reshape(RING, 2)
        return count, rows[np.arange(first, count) % RING]

    def total(self, word: Word) -> int:
        """The sum of a count over all threads."""
        return sum(self.thread(number)[word] for number in range(self.threads))


def _size(threads: int) -> int:
    return (_HEADER + threads * _THREAD) * _BYTES
