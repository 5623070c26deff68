"""Frames between two processes: a kind, the number of an object, a body, and descriptors.

A lane is a Unix socket of kind SEQPACKET, so a frame is one datagram: it arrives whole or not at
all, with exactly its own descriptors, and a reader never waits for the rest of one. A body too
long for a datagram travels in a memfd. What is in a body is said by :mod:`nnservice.hal.table`.

Header, little-endian: kind (2 bytes), flags (2 bytes), object (8 bytes). Flag 1: the body is the
content of the frame's first descriptor.
"""

from __future__ import annotations

import os
import socket
import stat
import struct
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple

from nnprocess import descriptors as rights
from nnservice.rpc import spinning
from nnservice.rpc.account import Account, Loan

__all__ = [
    "MAX_BYTES",
    "MAX_DESCRIPTORS",
    "Closed",
    "DescriptorsLost",
    "Frame",
    "Lane",
    "Late",
    "Malformed",
    "Unsendable",
    "lane_pair",
]

MAX_BYTES: Final = 64 * 1024 * 1024
"""Longest body. Tensors are never in one; a model of this size is a mistake or an attack."""

MAX_DESCRIPTORS: Final = rights.MAX_DESCRIPTORS - 1
"""Most descriptors of a frame: one is kept for a long body."""

_INLINE: Final = 32 * 1024
"""Longest body within a datagram: well below the default buffer of a socket, 208 KiB."""

_HEADER: Final = struct.Struct("<HHQ")
_IN_MEMFD: Final = 1
_NONE: Final = (0, 0, 0)

_QUICK_NS: Final = 200_000
"""A wait that ends within this time would have ended sooner without sleep: a wake-up of the other
process and one of this take some 30 microseconds, more on a busy machine."""

_QUICK_ENOUGH: Final = 3
"""Quick waits in a row after which a lane does not sleep at once. A client that calls in a loop is
there soon; one that does other things in between, or shares its processor, never."""

_WINDOW_NS: Final = 100_000
"""How long a lane looks for a frame before it sleeps; one look in vain and it sleeps again."""

# Plain integers: those of the enums take a microsecond to combine.
_SLEEPING: Final = int(socket.MSG_CMSG_CLOEXEC)
_LOOKING: Final = int(socket.MSG_CMSG_CLOEXEC | socket.MSG_DONTWAIT)
_PEEKING: Final = int(socket.MSG_PEEK | socket.MSG_DONTWAIT)
_CUT: Final = int(socket.MSG_TRUNC)
_DESCRIPTORS_CUT: Final = int(socket.MSG_CTRUNC)
_ROOM: Final = _HEADER.size + _INLINE


class Closed(Exception):
    """The other side has closed the lane, or is gone."""


class Late(Exception):
    """The other side has not answered, or taken what was sent, within the lane's limit."""


class Malformed(Exception):
    """The other side has sent what the wire does not allow; the lane itself is still in order."""


class DescriptorsLost(Malformed):
    """Descriptors did not arrive, because this process may not open any more files."""


class Unsendable(Exception):
    """A frame is too long, or one of its descriptors is not open; nothing has been sent."""


class Frame(NamedTuple):
    """A message as it travels. Who receives it owns ``descriptors``."""

    kind: int
    object: int
    body: bytes
    descriptors: list[int]


class Lane:
    """One end of a connection. Used by one thread at a time; owns its socket."""

    __slots__ = (
        "__weakref__",
        "_buffer",
        "_buffers",
        "_closing",
        "_loan",
        "_quick",
        "_receive",
        "_send",
        "account",
        "kind",
        "socket",
    )

    def __init__(self, connected: socket.socket) -> None:
        self.socket = connected
        self._send = connected.send
        self._receive = connected.recvmsg_into
        self._buffer = memoryview(bytearray(_ROOM))
        self._buffers = [self._buffer]
        self._quick = 0
        self.kind = 0
        """Kind of the frame that has come last, also of one that is malformed; 0 where that is not
        known."""
        self._closing = threading.Lock()
        self.account: Account | None = None
        """Whose bytes the long bodies are that arrive here."""
        self._loan: Loan | None = None

    def fileno(self) -> int:
        """Return a descriptor for poll."""
        return self.socket.fileno()

    def has_frame(self) -> bool:
        """Whether :meth:`receive` would return at once, or raise."""
        try:
            self.socket.recv(1, _PEEKING)
        except BlockingIOError:
            return False
        except OSError:
            return True
        return True

    def limit(self, limit_s: float, *, receiving: bool = True) -> None:
        """Wait no longer for the other side; a lane waits for ever without."""
        # The kernel's: a timeout of Python's costs a further call of the system each time.
        value = struct.pack("@ll", int(limit_s), int(limit_s % 1 * 1e6))
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDTIMEO, value)
        if receiving:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVTIMEO, value)

    def send(
        self,
        kind: int,
        object: int,
        body: bytes,
        descriptors: Sequence[int] = (),
        segments: Sequence[Any] = (),
    ) -> None:
        """Send a frame; ``descriptors`` stay the caller's. Raises Closed, Late and Unsendable.

        Lanes between two machines take ``segments``, the contents of memories, instead of them.
        """
        if len(body) > _INLINE:
            self._send_long(kind, object, body, descriptors)
        elif descriptors:
            self._send_with(_HEADER.pack(kind, 0, object) + body, descriptors)
        else:
            try:
                self._send(_HEADER.pack(kind, 0, object) + body)
            except (BrokenPipeError, ConnectionResetError) as error:
                raise Closed from error
            except BlockingIOError as error:
                raise Late from error

    def receive(self) -> Frame:
        """Wait for a frame. Raises Closed, Late and Malformed, HalError for a long body that is
        more than the other side may have here.
        """
        try:
            size, ancillary, flags, _ = self._wait()
        except ConnectionResetError:
            size, ancillary, flags, _ = self._last_words()
        except BlockingIOError as error:
            raise Late from error
        descriptors = rights.received(ancillary) if ancillary else []
        try:
            if not size:
                raise Closed
            return self._frame(size, flags, descriptors)
        except BaseException:
            rights.close_all(descriptors)
            raise

    def done(self) -> None:
        """The last frame is not needed any more."""
        self._loan = None

    def _last_words(self) -> tuple[int, list[tuple[int, int, bytes]], int, Any]:
        """What the other side has sent before it closed the lane without reading everything; the
        system tells of that first. Raises Closed.
        """
        try:
            return self._receive(self._buffers, rights.ROOM, _LOOKING)
        except OSError as error:
            raise Closed from error

    def _wait(self) -> tuple[int, list[tuple[int, int, bytes]], int, Any]:
        """The next datagram, as of ``recvmsg_into``."""
        receive, buffers, now = self._receive, self._buffers, time.perf_counter_ns
        begin = now()
        if self._quick >= _QUICK_ENOUGH and spinning.is_allowed():
            while now() - begin < _WINDOW_NS:
                with suppress(BlockingIOError):
                    return receive(buffers, rights.ROOM, _LOOKING)
            self._quick = 0
            return receive(buffers, rights.ROOM, _SLEEPING)
        datagram = receive(buffers, rights.ROOM, _SLEEPING)
        self._quick = self._quick + 1 if now() - begin < _QUICK_NS else 0
        return datagram

    def shut(self) -> None:
        """Make every wait on this lane end, on both sides, with Closed. From any thread."""
        with self._closing, suppress(OSError):
            self.socket.shutdown(socket.SHUT_RDWR)

    def refuse(self) -> None:
        """Take no more frames. Who sends one hears of it, and still gets what is sent to him."""
        with suppress(OSError):
            self.socket.shutdown(socket.SHUT_RD)

    def close(self) -> None:
        # Its descriptor may be another connection's as soon as it is closed: who is just shutting
        # the lane would shut that.
        with self._closing:
            self.socket.close()

    def __del__(self) -> None:
        # An exception of the user's own (Ctrl-C) may have dropped the lane anywhere.
        self.socket.close()

    def _send_with(self, data: bytes, descriptors: Sequence[int]) -> None:
        if len(descriptors) > MAX_DESCRIPTORS + 1:
            raise Unsendable(
                f"{len(descriptors)} descriptors, at most {MAX_DESCRIPTORS} can be sent"
            )
        try:
            rights.send(self.socket, data, descriptors)
        except (BrokenPipeError, ConnectionResetError) as error:
            raise Closed from error
        except BlockingIOError as error:
            raise Late from error
        except OSError as error:
            raise Unsendable(str(error)) from error

    def _send_long(self, kind: int, object: int, body: bytes, descriptors: Sequence[int]) -> None:
        if len(body) > MAX_BYTES:
            raise Unsendable(f"a message of {len(body)} bytes, at most {MAX_BYTES} can be sent")
        try:
            memfd = os.memfd_create("nnhal-message", os.MFD_CLOEXEC)
        except OSError as error:
            raise Unsendable(str(error)) from error
        with open(memfd, "wb") as file:
            file.write(body)
            file.flush()
            self._send_with(_HEADER.pack(kind, _IN_MEMFD, object), [memfd, *descriptors])

    def _frame(self, size: int, flags: int, descriptors: list[int]) -> Frame:
        kind, place, object = _HEADER.unpack_from(self._buffer) if size >= _HEADER.size else _NONE
        self.kind = kind
        if flags & _DESCRIPTORS_CUT:
            raise DescriptorsLost("descriptors were lost: too many open files")
        if flags & _CUT or size < _HEADER.size:
            raise Malformed(f"a frame of {size} bytes or more")
        if not place:
            return Frame(kind, object, self._buffer[_HEADER.size : size].tobytes(), descriptors)
        if place != _IN_MEMFD or not descriptors or size > _HEADER.size:
            raise Malformed(f"a frame with flags {place}")
        body = self._content(descriptors[0])
        os.close(descriptors.pop(0))
        return Frame(kind, object, body, descriptors)

    def _content(self, descriptor: int) -> bytes:
        """The content of a memfd; a copy, which the sender cannot change while it is read."""
        status = os.fstat(descriptor)
        if not stat.S_ISREG(status.st_mode):
            raise Malformed("a body that is no file")
        if status.st_size > MAX_BYTES:
            raise Malformed(f"a message of {status.st_size} bytes, at most {MAX_BYTES} are read")
        if self.account is not None:
            self._loan = self.account.take(bytes=status.st_size)
        try:
            return os.pread(descriptor, status.st_size, 0)
        except OSError as error:
            raise Malformed(f"a body that cannot be read: {error}") from error


def lane_pair() -> tuple[socket.socket, socket.socket]:
    """Both ends of a new lane's socket. OSError when there are no descriptors left."""
    return socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
