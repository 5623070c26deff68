"""The client's ends of a burst's two queues, of packets as they are.

:class:`nnhal.device.Burst` is built on them; a conformance test uses them to send packets that no
good client would.
"""

from __future__ import annotations

from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Final, Protocol

from nnhal.burst_packets import length
from nnhal.errors import HalError, NoAnswer
from nnhal.interfaces import IBurstRequestChannel, IBurstResultChannel
from nnhal.types import ErrorStatus

__all__ = ["CHANNEL_LENGTH", "PacketSource", "RequestChannel", "ResultChannel"]

CHANNEL_LENGTH: Final = 1024
"""Datums that a queue holds unless said otherwise, as in Android."""


class PacketSource(Protocol):
    """Source of answers when the driver is in another process."""

    def receive(self, timeout_s: float | None) -> bytes | None:
        """The next packet; None when none came in ``timeout_s``. DeadObject when none will."""

    def discard(self) -> int:
        """Throw away the packets that have come already; how many."""


class RequestChannel(IBurstRequestChannel):
    """Client's end of the request queue. In process a packet is served on the caller's thread,
    before :meth:`send` returns.
    """

    def __init__(self, capacity: int = CHANNEL_LENGTH) -> None:
        self._capacity = capacity
        self._consumer: Callable[[bytes], None] | None = None

    @property
    def capacity(self) -> int:
        return self._capacity

    def listen(self, consumer: Callable[[bytes], None]) -> None:
        self._consumer = consumer

    def send(self, packet: bytes) -> bool:
        """Have the driver serve ``packet``; False when it is too long for the channel.

        HalError (GENERAL_FAILURE) when nobody listens, DeadObject when nobody ever will.
        """
        if length(packet) > self._capacity:
            return False
        if self._consumer is None:
            raise HalError(ErrorStatus.GENERAL_FAILURE, "the burst is closed")
        self._consumer(packet)
        return True

    def close(self) -> None:
        """Drop the driver's end."""
        self._consumer = None


class ResultChannel(IBurstResultChannel):
    """Keeps answers until they are asked for."""

    def __init__(self, capacity: int = CHANNEL_LENGTH) -> None:
        self._capacity = capacity
        self._packets: SimpleQueue[bytes] = SimpleQueue()
        self.source: PacketSource | None = None

    @property
    def capacity(self) -> int:
        return self._capacity

    def send(self, packet: bytes) -> bool:
        if length(packet) > self._capacity:
            return False
        self._packets.put(packet)
        return True

    def receive(self, timeout_s: float | None) -> bytes:
        """The next answer; raises NoAnswer after ``timeout_s`` (None: never), or DeadObject."""
        packet = self._get(timeout_s)
        if packet is None:
            raise NoAnswer(f"the driver has not answered the burst in {timeout_s:g} s")
        return packet

    def discard(self) -> int:
        """Throw away answers that came without a question; how many."""
        if self.source is not None:
            return self.source.discard()
        count = self._packets.qsize()
        for _ in range(count):
            self._packets.get()
        return count

    def _get(self, timeout_s: float | None) -> bytes | None:
        if self.source is not None:
            return self.source.receive(timeout_s)
        try:
            return self._packets.get(timeout=timeout_s)
        except Empty:
            return None
