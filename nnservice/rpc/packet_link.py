"""A pair of fast message queues, one each way, and the sleep and wake-up between two processes.

Spinning for a moment is what makes a burst fast: the other side answers in less time than the
kernel needs to wake a sleeper. Then the reader sleeps on a socket, whose end-of-file also says that
the other side is gone. (An event descriptor could not say so, and the other side could make a read
of it block; a receive that does not wait is this side's own decision.)

How long to spin is a setting, in microseconds, 0 for not at all: the environment variables
NNHAL_BURST_CONTROLLER_POLLING_WINDOW for clients and NNHAL_BURST_SERVER_POLLING_WINDOW for drivers'
processes, like Android's properties debug.nn.burst-controller-polling-window and
debug.nn.burst-server-polling-window.
"""

from __future__ import annotations

import os
import select
import socket
import time
import warnings
from collections.abc import Mapping, Sequence
from typing import Final

from nnservice.rpc import spinning
from nnservice.rpc.fmq import QueueReader, QueueWriter

__all__ = [
    "CONTROLLER_WINDOW",
    "SERVER_WINDOW",
    "Bell",
    "PacketLink",
    "PeerGone",
    "polling_window_ns",
]

CONTROLLER_WINDOW: Final = (
    "NNHAL_BURST_CONTROLLER_POLLING_WINDOW",
    "DEBUG_NN_BURST_CONTROLLER_POLLING_WINDOW",
)
SERVER_WINDOW: Final = ("NNHAL_BURST_SERVER_POLLING_WINDOW", "DEBUG_NN_BURST_SERVER_POLLING_WINDOW")
"""Environment variables; the first that is set counts."""

DEFAULT_WINDOW_US: Final = 100
"""Longer than it takes to wake the other side, so that two that spin find together again after one
has slept. Android's default is 0.
"""

_SPINS: Final = 32
"""Looks at the queue between two looks at the clock: some microseconds."""

_MAX_MISSES: Final = 6
"""Who has spun in vain so often in a row tries every 64th time only: in vain means that the other
side is slow, or wants the processor that spinning keeps from it.
"""


class PeerGone(Exception):
    """The other side has closed the link, or its process has ended."""


def polling_window_ns(variables: Sequence[str], environment: Mapping[str, str] = os.environ) -> int:
    """Return how long to spin; by default not at all where the other side could not run meanwhile.

    A setting that is no number of microseconds is warned of.
    """
    setting = next((environment[name] for name in variables if environment.get(name)), "")
    if setting.isdecimal():
        return int(setting) * 1000
    if setting:
        warnings.warn(f"{variables[0]}: '{setting}' is no number of microseconds", stacklevel=2)
    return DEFAULT_WINDOW_US * 1000 if spinning.is_allowed() else 0


class _Socket(socket.socket):
    """Closed when it is collected, without a warning: with a dropped burst, all of it goes."""

    def __del__(self) -> None:
        self.close()


class Bell:
    """One end of a pair of sockets: wakes the other side, and tells of its end. Owns the socket."""

    def __init__(self, connected: socket.socket) -> None:
        self._socket = _Socket(fileno=connected.detach())
        self._poll = select.poll()
        self._poll.register(self._socket, select.POLLIN)

    def ring(self) -> None:
        """Wake the other side. Raises PeerGone."""
        try:
            self._socket.send(b"!", socket.MSG_DONTWAIT | socket.MSG_NOSIGNAL)
        except BlockingIOError:
            return  # rung often enough
        except OSError as error:
            raise PeerGone(str(error)) from error

    def wait(self, deadline: float | None) -> bool:
        """Whether it rings before ``deadline`` of ``time.monotonic``."""
        timeout_ms = None if deadline is None else max(0.0, deadline - time.monotonic()) * 1000
        return bool(self._poll.poll(timeout_ms))

    def hush(self) -> bool:
        """Forget that it has rung. Whether that was the last time."""
        try:
            return not self._socket.recv(64, socket.MSG_DONTWAIT)
        except BlockingIOError:
            return False
        except OSError:
            return True

    def shut(self) -> None:
        """Ring for the last time, on both sides."""
        try:
            self._socket.shutdown(socket.SHUT_RDWR)
        except OSError:
            return  # the other side was first


class PacketLink:
    """One side: writes to one queue, reads from the other. Each by one thread at a time."""

    def __init__(
        self, writer: QueueWriter, reader: QueueReader, bell: Bell, window_ns: int
    ) -> None:
        self._writer = writer
        self._reader = reader
        self._bell = bell
        self._window_ns = window_ns
        self._misses = 0
        self._skip = 0

    @property
    def capacity(self) -> int:
        """The longest packet that can be sent, in datums."""
        return self._writer.capacity

    def send(self, packet: bytes) -> bool:
        """Send a packet; False when there is no room. Raises QueueBroken and PeerGone."""
        if not self._writer.write(packet):
            return False
        if self._writer.reader_sleeps:
            self._bell.ring()
        return True

    def receive(self, timeout_s: float | None = None) -> bytes | None:
        """The next packet, None after ``timeout_s``. Raises QueueBroken and PeerGone."""
        packet = self._reader.read()
        if packet is None and self._spin():
            packet = self._reader.read()
        return self._sleep(timeout_s) if packet is None else packet

    def discard(self) -> int:
        """Throw away what has come; how many packets. Raises QueueBroken."""
        return self._reader.discard()

    def shut(self) -> None:
        """End the link: both sides' waits end with PeerGone. From any thread."""
        self._bell.shut()

    def _spin(self) -> bool:
        """Whether it was worth it."""
        if self._skip:
            self._skip -= 1
            return False
        wait, now = self._reader.wait, time.perf_counter_ns
        end = now() + self._window_ns
        while not wait(_SPINS):
            if now() >= end:
                self._misses = min(self._misses + 1, _MAX_MISSES)
                self._skip = 2**self._misses - 1
                return False
        self._misses = 0
        return True

    def _sleep(self, timeout_s: float | None) -> bytes | None:
        deadline = None if timeout_s is None else time.monotonic() + timeout_s
        while True:
            self._reader.set_sleeping(True)
            packet = self._reader.read()
            heard = packet is None and self._bell.wait(deadline)
            self._reader.set_sleeping(False)
            # First whether the other side has gone, then what it has left behind.
            gone = heard and self._bell.hush()
            if packet is None:
                packet = self._reader.read()
            if packet is not None or not heard:
                return packet
            if gone:
                raise PeerGone
