"""Reports of a client to its watcher, on a pipe: rare events, which counts on a page cannot say."""

from __future__ import annotations

import os
import struct
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Final

import msgspec

from mlts.stress.observations import BadStatus, WrongAnswer
from nncli.encoding import packed

__all__ = ["Report", "Reports", "Silent", "send"]

_LENGTH: Final = struct.Struct("<I")
_MAX_BYTES: Final = 4096
"""What a pipe takes as one piece (PIPE_BUF): threads do not get in between."""

_READ_BYTES: Final = 1 << 16


class Wrong(msgspec.Struct, frozen=True, tag=True):
    """A wrong answer."""

    answer: WrongAnswer


class Failed(msgspec.Struct, frozen=True, tag=True):
    """A call that ended with a bad status."""

    status: BadStatus


class Silent(msgspec.Struct, frozen=True, tag=True):
    """A client's own limit of waiting has passed in ``thread``."""

    client: int
    thread: int
    what: str


_Message = Wrong | Failed | Silent
Report = WrongAnswer | BadStatus | Silent
_decode: Final[Callable[[bytes | bytearray], _Message]] = msgspec.msgpack.Decoder(_Message).decode


def send(pipe: int, report: Report) -> None:
    """Tell the watcher; without effect when it is gone, or has not listened for long."""
    message: _Message
    if isinstance(report, WrongAnswer):
        message = Wrong(report)
    elif isinstance(report, BadStatus):
        message = Failed(report)
    else:
        message = report
    body = packed(message)
    if len(body) + _LENGTH.size <= _MAX_BYTES:
        with suppress(OSError):
            os.write(pipe, _LENGTH.pack(len(body)) + body)


class Reports:
    """The watcher's end of the pipe ``fd``, which must not block; it is the caller's."""

    def __init__(self, fd: int) -> None:
        self._fd = fd
        self._data = bytearray()

    def read(self) -> Iterator[Report]:
        """Read what has come since the last time."""
        with suppress(BlockingIOError):
            while part := os.read(self._fd, _READ_BYTES):
                self._data += part
        while (message := self._next()) is not None:
            yield message

    def _next(self) -> Report | None:
        if len(self._data) < _LENGTH.size:
            return None
        (length,) = _LENGTH.unpack_from(self._data)
        end = _LENGTH.size + length
        if len(self._data) < end:
            return None
        message = _decode(self._data[_LENGTH.size : end])
        del self._data[:end]
        if isinstance(message, Wrong):
            return message.answer
        return message.status if isinstance(message, Failed) else message
