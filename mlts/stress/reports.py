"""Reports of a client to its watcher, on a pipe: rare events, which counts on a page cannot say."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from typing import Final

import msgspec

from mlts.stress.observations import BadStatus, WrongAnswer
from nntest.runner.frames import Reader, frame

__all__ = ["Report", "Reports", "Silent", "send"]

_MAX_BYTES: Final = 4096
"""What a pipe takes as one piece (PIPE_BUF): threads do not get in between."""

_READ_BYTES: Final = 1 << 16


class Silent(msgspec.Struct, frozen=True):
    """A client's own limit of waiting has passed in ``thread``."""

    client: int
    thread: int
    what: str


class Report(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A wrong answer, a call that ended with a bad status, or no answer at all."""

    wrong: WrongAnswer | None = None
    failed: BadStatus | None = None
    silent: Silent | None = None


def send(pipe: int, report: Report) -> None:
    """Tell the watcher; without effect when it is gone, or has not listened for long."""
    message = frame(report)
    if len(message) <= _MAX_BYTES:
        with suppress(OSError):
            os.write(pipe, message)


class Reports:
    """The watcher's end of the pipe ``fd``, which must not block; it is the caller's."""

    def __init__(self, fd: int) -> None:
        self._fd = fd
        self._reader = Reader(msgspec.msgpack.Decoder(Report))

    def read(self) -> Iterator[Report]:
        """Read what has come since the last time."""
        with suppress(BlockingIOError):
            while part := os.read(self._fd, _READ_BYTES):
                yield from self._reader.feed(part)
