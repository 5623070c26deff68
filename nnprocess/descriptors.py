"""File descriptors in messages over Unix sockets."""

from __future__ import annotations

import array
import errno
import os
import socket
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Final

__all__ = ["MAX_DESCRIPTORS", "ROOM", "close_all", "close_all_but", "receive", "received", "send"]

MAX_DESCRIPTORS: Final = 253
"""Maximum number of descriptors in one message (SCM_MAX_FD of Linux)."""

ROOM: Final = socket.CMSG_SPACE(MAX_DESCRIPTORS * array.array("i").itemsize)


_PATIENCE_S: Final = 5.0
_LOOK_S: Final = 0.001
"""Linux refuses more descriptors of one user that nobody has received yet than a process may have
open: other processes' count, too, until they are received or their sockets are closed.
"""


def send(connection: socket.socket, data: bytes, fds: Sequence[int] = ()) -> int:
    """Send bytes with copies of descriptors; returns the number of bytes sent. Raises OSError.

    While too many descriptors of this user are under way it waits, for some seconds at most.
    """
    ancillary = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", fds))] if fds else []
    end = time.monotonic() + _PATIENCE_S
    while True:
        try:
            return connection.sendmsg([data], ancillary)
        except OSError as error:
            if error.errno != errno.ETOOMANYREFS or time.monotonic() > end:
                raise
        time.sleep(_LOOK_S)


def receive(connection: socket.socket, size: int) -> tuple[bytes, list[int]]:
    """Receive at most ``size`` bytes and the descriptors that came with them, closed at exec.

    No bytes at all is the end of the connection. Raises OSError.
    """
    data, ancillary, _, _ = connection.recvmsg(size, ROOM, socket.MSG_CMSG_CLOEXEC)
    return data, received(ancillary)


def received(ancillary: Iterable[tuple[int, int, bytes]]) -> list[int]:
    """The descriptors in what ``recvmsg`` gives beside the data."""
    fds = array.array("i")
    for level, kind, content in ancillary:
        if level == socket.SOL_SOCKET and kind == socket.SCM_RIGHTS:
            fds.frombytes(content[: len(content) - len(content) % fds.itemsize])
    return list(fds)


def close_all(fds: Iterable[int]) -> None:
    for fd in fds:
        os.close(fd)


def close_all_but(*kept: int) -> None:
    """Close every other descriptor of this process."""
    for fd in map(int, os.listdir("/proc/self/fd")):
        if fd not in kept:
            # The listing's own is closed by now.
            with suppress(OSError):
                os.close(fd)
