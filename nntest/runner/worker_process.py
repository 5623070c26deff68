"""A worker as the pool sees it: its process, its connection, and the units that it has."""

from __future__ import annotations

import os
import socket
import time
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from typing import Final

import msgspec

from nnprocess.child import Child
from nnprocess.limits import Limits
from nnprocess.zygote import Zygote
from nntest.runner.frames import Reader, Report, Work, frame
from nntest.runner.heartbeat import Heartbeat
from nntest.runner.units import Unit

__all__ = ["WorkerProcess"]

TARGET: Final = "nntest.runner.worker:main"

RECEIVED_BYTES: Final = 1 << 18

AHEAD_S: Final = 0.05
"""Worth of work that a worker is given in advance: more makes workers end at different times, less
makes them wait for the next unit."""

MAX_AHEAD: Final = 64

LEAST_S: Final = 1e-4
"""Minimum time that a unit is taken to last."""

WEIGHT: Final = 0.2
"""Weight of the latest unit in the running mean of what a unit takes."""


class WorkerProcess:
    """A worker, started at once; ``units`` are those given to it, the first being its current one.

    ``group`` are units that go to it when it has done these.
    """

    def __init__(self, zygote: Zygote, start: bytes, limits: Limits | None) -> None:
        self.units: deque[Work] = deque()
        self.group: deque[Unit] = deque()
        self.is_deaf = False
        self.born = self.heard = time.monotonic()
        self._reader: Reader[Report] = Reader(msgspec.msgpack.Decoder(Report))
        self._unsent = bytearray()
        self._count = 0
        self._number = 0
        self._mean_s = AHEAD_S
        self.connection, theirs = socket.socketpair()
        page = Heartbeat.create()
        self.signs = Heartbeat(page)
        try:
            self.child = _fork(zygote, start, [theirs.fileno(), page], limits)
        except BaseException:
            self.connection.close()
            raise
        finally:
            os.close(page)
            theirs.close()
        self.connection.setblocking(False)

    @property
    def wants_more(self) -> bool:
        """Whether it would soon have to wait for a unit."""
        return not self.is_deaf and len(self.units) < max(
            1, min(MAX_AHEAD, int(AHEAD_S / self._mean_s))
        )

    @property
    def current(self) -> Unit:
        """Its current unit, of those that it has."""
        return self.units[0].unit

    @property
    def has_begun(self) -> bool:
        """Whether it has begun with its current unit."""
        return bool(self.units) and self.signs.started >= self.units[0].number

    @property
    def wants_to_send(self) -> bool:
        """Whether its connection was too full for what it has been given."""
        return bool(self._unsent)

    @property
    def last_sign(self) -> float:
        """Return when the worker was last seen alive (seconds, CLOCK_MONOTONIC)."""
        if self.signs.count != self._count:
            self._count = self.signs.count
            self.heard = time.monotonic()
        return max(self.heard, self.begun)

    @property
    def begun(self) -> float:
        """Return when it began with its current unit (as above)."""
        return self.signs.started_ns / 1e9

    def give(self, unit: Unit) -> None:
        self._number += 1
        work = Work(self._number, unit)
        self.units.append(work)
        self._unsent += frame(work)
        self.send()

    def send(self) -> None:
        """Send as much as its connection takes; if it is broken the end of the process
        tells more.
        """
        with suppress(BlockingIOError):
            try:
                while self._unsent:
                    del self._unsent[: self.connection.send(self._unsent)]
            except ConnectionError:
                self._unsent.clear()

    def receive(self) -> Iterator[Report]:
        """Receive what it has sent by now. It is deaf once its connection is closed. Raises
        BadFrame.
        """
        with suppress(BlockingIOError):
            while True:
                try:
                    data = self.connection.recv(RECEIVED_BYTES)
                except ConnectionError:
                    data = b""
                if not data:
                    self.is_deaf = True
                    return
                self.heard = time.monotonic()
                yield from self._reader.feed(data)

    def finish(self, work: Work) -> None:
        """Note that it has done its current unit."""
        # When it has begun with the next one already, this one was quick.
        is_latest = self.signs.started == work.number
        took = time.monotonic() - self.begun if is_latest else LEAST_S
        self._mean_s += WEIGHT * (max(LEAST_S, took) - self._mean_s)
        self.units.popleft()

    def dismiss(self) -> None:
        """Ask it to come to an end when it has done its current unit."""
        self.signs.stop()
        with suppress(OSError):
            self.connection.shutdown(socket.SHUT_WR)

    def leave(self) -> Iterator[Unit]:
        """Let go of it; returns the units that it has not begun with."""
        self.connection.close()
        left = list(self.units)[1:] if self.has_begun else list(self.units)
        return iter([*(work.unit for work in left), *self.group])


def _fork(zygote: Zygote, start: bytes, fds: list[int], limits: Limits | None) -> Child:
    """A worker, which also controls children of its own."""
    controller = zygote.new_controller()
    try:
        return zygote.fork(TARGET, start, [*fds, controller], limits, guarded=True)
    finally:
        os.close(controller)
