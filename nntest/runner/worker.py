"""The worker's side: takes units one after the other, answers, and shows that it lives."""

from __future__ import annotations

import os
import socket
import time
from collections import deque
from collections.abc import Callable, Iterator
from functools import cached_property
from importlib import import_module
from typing import Final, cast

import msgspec

from nnprocess.zygote import Zygote
from nntest.runner.frames import Answer, Note, Reader, Work, frame
from nntest.runner.heartbeat import Heartbeat
from nntest.runner.units import Unit

__all__ = ["WorkerChannel", "WorkerStart", "main"]

RECEIVED_BYTES: Final = 1 << 16

WorkFunction = Callable[["WorkerChannel", bytes], object]


class WorkerStart(msgspec.Struct, frozen=True):
    """Target of a worker ("module:function"), and its argument."""

    target: str
    arguments: bytes


class WorkerChannel:
    """Iterates over the units of this worker; each is to be answered by :meth:`done`.

    An answer leaves when the next unit is asked for: so a process that dies while it clears up
    after a unit has died in that unit.
    """

    def __init__(self, connection: socket.socket, signs: Heartbeat, controller: int) -> None:
        self._connection = connection
        self._signs = signs
        self._controller = controller
        self._reader = Reader(msgspec.msgpack.Decoder(Work))
        self._waiting: deque[Work] = deque()
        self._number = 0
        self._answer: bytes | None = None

    def __iter__(self) -> Iterator[Unit]:
        """Ends when the pool has no more units, or stops."""
        while True:
            self._send_answer()
            work = self._next()
            if work is None or self.is_stopped:
                return
            self._number = work.number
            self._signs.begin(work.number, time.monotonic_ns(), _log_size())
            yield work.unit

    def done(self, payload: bytes) -> None:
        """The answer to the current unit."""
        self._answer = frame(Answer(self._number, payload))

    def progress(self, payload: bytes) -> None:
        """Tell the pool now how far the current unit has come; also a sign of life."""
        self._connection.sendall(frame(Note(self._number, payload)))

    def alive(self) -> None:
        """A sign of life; costs less than a microsecond."""
        self._signs.beat()

    @property
    def is_stopped(self) -> bool:
        """Whether the pool wants this worker to come to an end."""
        return self._signs.is_stopped

    @cached_property
    def zygote(self) -> Zygote:
        """Forks children that end with this worker."""
        return Zygote.attach(self._controller)

    @property
    def driver_pid(self) -> int:
        """The process of the driver in use, whose stacks are of interest when this worker hangs."""
        return self._signs.driver

    @driver_pid.setter
    def driver_pid(self, pid: int | None) -> None:
        self._signs.driver = pid or 0

    def _next(self) -> Work | None:
        while not self._waiting:
            data = self._connection.recv(RECEIVED_BYTES)
            if not data:
                return None
            self._waiting.extend(self._reader.feed(data))
        return self._waiting.popleft()

    def _send_answer(self) -> None:
        answer, self._answer = self._answer, None
        if answer is not None:
            self._connection.sendall(answer)


def main(arguments: bytes, fds: list[int]) -> None:
    """Target of the zygote; descriptors: the connection, the life signs, a controller."""
    start = msgspec.msgpack.decode(arguments, type=WorkerStart)
    connection, signs, controller = fds
    channel = WorkerChannel(socket.socket(fileno=connection), Heartbeat(signs), controller)
    module, _, name = start.target.partition(":")
    work = cast(WorkFunction, getattr(import_module(module), name))
    work(channel, start.arguments)


def _log_size() -> int:
    """Of what has been written to stdout; a driver may have closed it."""
    try:
        return os.fstat(1).st_size
    except OSError:
        return 0
