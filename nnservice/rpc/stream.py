"""Lanes over a byte stream, as TCP: frames without descriptors, with the contents of memories.

A frame is a header, a table of segments, a body, and the segments' bytes one after another. A
segment is a range of a memory that both sides have, each for itself: its bytes are read right into
the receiver's memory, so that they are in place before the frame is looked at.

Header, little-endian: kind (2 bytes), number of segments (2), length of the body (4), object (8);
in a reply, instead of an object, the nanoseconds that the call took, 0 where they are not known.
Segment: number of the memory (8 bytes), offset (8), length (8).
"""

from __future__ import annotations

import socket
import struct
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Final, NamedTuple, Protocol

from nnhal.errors import HalError
from nnservice.rpc.wire import MAX_BYTES, Closed, Frame, Lane, Late, Malformed, Unsendable

__all__ = [
    "MAX_SEGMENTS",
    "NOWHERE",
    "Segment",
    "Sink",
    "StreamLane",
    "prepare_socket",
    "receive_exactly",
]

MAX_SEGMENTS: Final = 4096
"""Ranges of memories in one frame: more inputs and outputs than any model has."""

_HEADER: Final = struct.Struct("<HHIQ")
_SEGMENT: Final = struct.Struct("<QQQ")

_JOINED_BYTES: Final = 32 * 1024
"""Up to here a copy is cheaper than one more call of the system."""

_SCRATCH_BYTES: Final = 1 << 16
_KEEP_ALIVE: Final = ((socket.TCP_KEEPIDLE, 10), (socket.TCP_KEEPINTVL, 5), (socket.TCP_KEEPCNT, 4))
"""Seconds and times: a machine that is unplugged is noticed within half a minute."""

_UNACKNOWLEDGED_MS: Final = 30_000
"""For bytes under way to a machine that does not answer any more."""


class Segment(NamedTuple):
    """``content`` goes to ``offset`` of what both sides know as the memory number ``memory``."""

    memory: int
    offset: int
    content: memoryview


class Sink(Protocol):
    """The memories that contents go to."""

    def place(self, number: int, offset: int, length: int, /) -> memoryview | None:
        """Return the destination of ``length`` bytes at ``offset`` of a memory; None for a memory
        that is gone. Raises Malformed where there is no such range.
        """

    def placed(self, number: int, /) -> None:
        """Note that the bytes have arrived."""


class _Nowhere:
    """Of a lane that takes no contents."""

    def place(self, number: int, offset: int, length: int, /) -> memoryview | None:
        return None

    def placed(self, number: int, /) -> None:
        return


NOWHERE: Final = _Nowhere()


def prepare_socket(connected: socket.socket) -> None:
    """Have frames leave at once, and a lost connection noticed."""
    connected.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    connected.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    connected.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, _UNACKNOWLEDGED_MS)
    for option, value in _KEEP_ALIVE:
        connected.setsockopt(socket.IPPROTO_TCP, option, value)


def receive_exactly(connected: socket.socket, size: int, limit_s: float) -> bytes:
    """``size`` bytes within ``limit_s`` seconds. Raises Closed, Late."""
    until, received = time.monotonic() + limit_s, bytearray()
    while len(received) < size:
        left_s = until - time.monotonic()
        if left_s <= 0:
            raise Late
        connected.settimeout(left_s)
        try:
            part = connected.recv(size - len(received))
        except TimeoutError as error:
            raise Late from error
        except OSError as error:
            raise Closed from error
        if not part:
            raise Closed
        received += part
    connected.settimeout(None)
    return bytes(received)


class StreamLane(Lane):
    """One end of a connected stream socket. ``sink`` says where contents of memories go."""

    __slots__ = ("_at", "_have", "_limit_s", "_sink", "_until")

    def __init__(self, connected: socket.socket, sink: Sink) -> None:
        super().__init__(connected)
        self._sink = sink
        self._at = self._have = 0
        """What has been received into the buffer and not been taken from it."""
        self._limit_s: float | None = None
        self._until: float | None = None

    def limit(self, limit_s: float, *, receiving: bool = True) -> None:
        super().limit(limit_s, receiving=receiving)
        self._limit_s = limit_s if receiving else self._limit_s

    def has_frame(self) -> bool:
        return self._at < self._have or super().has_frame()

    def send(
        self,
        kind: int,
        object: int,
        body: bytes,
        descriptors: Sequence[int] = (),
        segments: Sequence[Segment] = (),
    ) -> None:
        if descriptors:
            raise Unsendable("file descriptors cannot be sent to another machine")
        if len(body) > MAX_BYTES:
            raise Unsendable(f"a message of {len(body)} bytes, at most {MAX_BYTES} can be sent")
        if len(segments) > MAX_SEGMENTS:
            raise Unsendable(f"{len(segments)} ranges of memories, at most {MAX_SEGMENTS}")
        table = [_SEGMENT.pack(memory, offset, len(data)) for memory, offset, data in segments]
        head = b"".join((_HEADER.pack(kind, len(table), len(body), object), *table, body))
        try:
            self._send_all(head, [segment.content for segment in segments])
        except BlockingIOError as error:
            raise Late from error
        except OSError as error:
            raise Closed from error

    def _send_all(self, head: bytes, contents: Sequence[memoryview]) -> None:
        if contents and len(head) + sum(map(len, contents)) <= _JOINED_BYTES:
            head, contents = b"".join((head, *contents)), ()
        self.socket.sendall(head, socket.MSG_MORE if contents else 0)
        for content in contents:
            self.socket.sendall(content)

    def receive(self) -> Frame:
        try:
            return self._next_frame()
        except BlockingIOError as error:
            raise Late from error
        except OSError as error:
            raise Closed from error
        finally:
            self._until = None

    def _next_frame(self) -> Frame:
        if self._at == self._have:
            self._at, self._have = 0, self._wait()[0]
            if not self._have:
                raise Closed
        if self._limit_s is not None:
            self._until = time.monotonic() + self._limit_s
        kind, count, length, object = _HEADER.unpack(self._bytes(_HEADER.size))
        if count > MAX_SEGMENTS or length > MAX_BYTES:
            self.shut()  # where the next frame begins is not known any more
            raise Malformed(f"a frame of {length} bytes and {count} ranges of memories")
        table = self._bytes(count * _SEGMENT.size) if count else b""
        refusal: HalError | None = None
        try:
            body = self._body(length)
        except HalError as error:
            refusal, body = error, b""
            self._discard(length)
        if count:
            self._place(table)
        if refusal is not None:
            raise refusal
        return Frame(kind, object, body, [])

    def _body(self, length: int) -> bytes:
        """Raises HalError for more than the other side may have here."""
        if length > _JOINED_BYTES and self.account is not None:
            self._loan = self.account.take(bytes=length)
        return self._bytes(length)

    def _place(self, table: bytes) -> None:
        """Read the segments' bytes to where they belong. Raises Malformed when all are read."""
        wrong: Malformed | None = None
        for memory, offset, length in _SEGMENT.iter_unpack(table):
            place = None
            try:
                place = self._sink.place(memory, offset, length)
            except Malformed as error:
                wrong = error
            if place is None:
                self._discard(length)
            else:
                self._fill(place)
                self._sink.placed(memory)
        if wrong is not None:
            raise wrong

    def _bytes(self, size: int) -> bytes:
        """The next ``size`` bytes."""
        if size <= self._have - self._at:
            start, self._at = self._at, self._at + size
            return self._buffer[start : self._at].tobytes()
        received = bytearray(size)
        self._fill(memoryview(received))
        return bytes(received)

    def _fill(self, place: memoryview) -> None:
        """Read as many bytes as fit into ``place``."""
        done = min(self._have - self._at, len(place))
        place[:done] = self._buffer[self._at : self._at + done]
        self._at += done
        while done < len(place):
            size = self.socket.recv_into(place[done:])
            if not size:
                raise Closed
            done += size
            if self._until is not None and time.monotonic() > self._until:
                raise Late

    def _discard(self, size: int) -> None:
        scratch = memoryview(bytearray(min(size, _SCRATCH_BYTES)))
        while size:
            part = scratch[: min(size, len(scratch))]
            self._fill(part)
            size -= len(part)

    def refuse(self) -> None:
        """Nothing: a socket that is closed with unread bytes may lose what was said last."""

    def close(self) -> None:
        with suppress(OSError):
            self.socket.shutdown(socket.SHUT_WR)
        super().close()
