"""Fast message queues: packets through shared memory, one writer and one reader.

What HIDL's ``MessageQueue`` is to Android's bursts. A queue is a sealed memfd: three words, each in
a cache line of its own, then a ring of datums. A packet lies there behind a datum with its length,
so that two packets never run into one::

    byte 0     position up to which the writer has written, in datums since the beginning
    byte 64    position up to which the reader has read
    byte 128   1 while the reader sleeps and wants to be woken
    byte 192   the ring: capacity + 1 datums

Neither side trusts the other. Each keeps its own position to itself and only publishes it; what it
reads of the other's is checked before it is used, and a packet is copied before it is looked at. So
a side that lies can make the other raise :class:`QueueBroken` and nothing else. The seals keep the
file from being cut off under the other's mapping.

Order of memory accesses. A packet must be visible before the position that publishes it, and must
be read after it. x86-64 keeps the order of stores and that of loads, and CPython does not change
it; elsewhere a :func:`fence` stands between. A reader that goes to sleep says so first and then
looks at the writer's position once more; a writer publishes first and then looks whether the reader
sleeps. In between both need a fence on every machine, or each could miss the other's word.
"""

from __future__ import annotations

import fcntl
import mmap
import os
import platform
import stat
import threading
from struct import Struct
from typing import Final

from nnhal.burst_packets import DATUM_SIZE, length

__all__ = ["MAX_DATUMS", "QueueBroken", "QueueReader", "QueueWriter", "create_queue", "fence"]

MAX_DATUMS: Final = 1 << 20
"""Longest queue that is accepted: 24 MiB."""

_WRITTEN: Final = 0
_READ: Final = 8
_SLEEPS: Final = 16
_RING: Final = 192

_SEALS: Final = fcntl.F_SEAL_SHRINK | fcntl.F_SEAL_GROW | fcntl.F_SEAL_SEAL
_LENGTH: Final = Struct("<Q16x")

_ORDERED: Final = platform.machine() in ("x86_64", "AMD64", "i686", "i386")

_lock: Final = threading.Lock()


class QueueBroken(Exception):
    """The other side has handed over something that is no queue, or no longer one."""


def create_queue(capacity: int) -> int:
    """The descriptor of a new queue for packets of up to ``capacity`` datums."""
    if not 0 < capacity <= MAX_DATUMS:
        raise ValueError(f"a queue of {capacity} datums")
    fd = os.memfd_create("nnhal-fmq", os.MFD_CLOEXEC | os.MFD_ALLOW_SEALING)
    try:
        os.ftruncate(fd, _RING + (capacity + 1) * DATUM_SIZE)
        fcntl.fcntl(fd, fcntl.F_ADD_SEALS, _SEALS)
    except BaseException:
        os.close(fd)
        raise
    return fd


def fence() -> None:
    """Nothing after it happens before anything before it, as other processors see it.

    Taking and giving a lock is an atomic read-modify-write, which on x86 is a full fence by
    itself. On Arm a release followed by an acquire is one: that is what the second lock is for.
    """
    with _lock:
        pass
    with _lock:
        pass


class _Queue:
    """A mapped queue. Does not keep the descriptor."""

    def __init__(self, fd: int) -> None:
        self.slots = _checked_slots(fd)
        self.capacity = self.slots - 1
        try:
            mapping = mmap.mmap(fd, _RING + self.slots * DATUM_SIZE)
        except OSError as error:
            raise QueueBroken(f"a queue that cannot be mapped: {error}") from error
        self._bytes = memoryview(mapping)
        self._words = self._bytes[:_RING].cast("Q")
        self._ring = self._bytes[_RING:]


class QueueWriter(_Queue):
    """The writing end. Raises QueueBroken when the reader's position is none."""

    def __init__(self, fd: int) -> None:
        super().__init__(fd)
        self._written = self._words[_WRITTEN]

    @property
    def reader_sleeps(self) -> bool:
        """Whether the reader must be woken for what has been written."""
        fence()
        return self._words[_SLEEPS] != 0

    def write(self, packet: bytes) -> bool:
        """Write a packet; False when there is no room for it. MalformedPacket for broken datums."""
        datums = length(packet) + 1
        used = self._written - self._words[_READ]
        if not 0 <= used <= self.slots:
            raise QueueBroken(f"a reader {used} datums behind in a queue of {self.slots}")
        if used + datums > self.slots:
            return False
        self._copy(_LENGTH.pack(datums - 1) + packet)
        if not _ORDERED:
            fence()
        self._written += datums
        self._words[_WRITTEN] = self._written
        return True

    def _copy(self, record: bytes) -> None:
        start = self._written % self.slots * DATUM_SIZE
        end = start + len(record)
        if end <= len(self._ring):
            self._ring[start:end] = record
        else:
            head = len(self._ring) - start
            self._ring[start:] = record[:head]
            self._ring[: end - len(self._ring)] = record[head:]


class QueueReader(_Queue):
    """The reading end. Raises QueueBroken when the writer's position or a length is none."""

    def __init__(self, fd: int) -> None:
        super().__init__(fd)
        self._read = self._words[_READ]

    def read(self) -> bytes | None:
        """The next packet, None when there is none."""
        available = self._available()
        if not available:
            return None
        start = self._read % self.slots * DATUM_SIZE
        (datums,) = _LENGTH.unpack_from(self._ring, start)
        if datums >= available:
            raise QueueBroken(
                f"a packet of {datums} datums where {available - 1} have been written"
            )
        packet = self._copy(start + DATUM_SIZE, datums * DATUM_SIZE)
        self._advance(datums + 1)
        return packet

    def wait(self, spins: int) -> bool:
        """Look ``spins`` times whether anything has been written."""
        words, read = self._words, self._read
        for _ in range(spins):  # noqa: SIM110 - twice as fast as any()
            if words[_WRITTEN] != read:
                return True
        return False

    def discard(self) -> int:
        """Throw away what has been written so far; how many packets."""
        count = 0
        end = self._read + self._available()
        while self._read < end and self.read() is not None:
            count += 1
        return count

    def set_sleeping(self, sleeping: bool) -> None:
        """Have the writer wake the reader. Look for packets once more before sleeping."""
        self._words[_SLEEPS] = sleeping
        fence()

    def _available(self) -> int:
        available = self._words[_WRITTEN] - self._read
        if not 0 <= available <= self.slots:
            raise QueueBroken(f"a writer {available} datums ahead in a queue of {self.slots}")
        if not _ORDERED:
            fence()
        return available

    def _copy(self, start: int, size: int) -> bytes:
        ring = self._ring
        start %= len(ring)
        end = start + size
        if end <= len(ring):
            return bytes(ring[start:end])
        return bytes(ring[start:]) + bytes(ring[: end - len(ring)])

    def _advance(self, datums: int) -> None:
        if not _ORDERED:
            fence()
        self._read += datums
        self._words[_READ] = self._read


def _checked_slots(fd: int) -> int:
    """Datums in the ring of the queue ``fd``; raises QueueBroken for any other file."""
    try:
        status = os.fstat(fd)
        seals = fcntl.fcntl(fd, fcntl.F_GET_SEALS)
    except OSError as error:
        raise QueueBroken(f"a queue that is no memfd: {error}") from error
    slots, rest = divmod(status.st_size - _RING, DATUM_SIZE)
    if not stat.S_ISREG(status.st_mode) or rest or not 2 <= slots <= MAX_DATUMS + 1:
        raise QueueBroken(f"a queue of {status.st_size} bytes")
    if not seals & fcntl.F_SEAL_SHRINK:
        raise QueueBroken("a queue that its owner can cut off")
    return slots
