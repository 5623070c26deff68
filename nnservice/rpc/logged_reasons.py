"""Reasons that a driver logs: a status crosses the HAL, its reason goes along.

They are what the logger ``nnhal.driver`` receives, as :mod:`nnhal.debug.vlog` has it. The client
logs them again under the same name, so that it makes no difference to a report where the driver
runs.
"""

from __future__ import annotations

import logging
import threading
from abc import ABC, abstractmethod
from typing import Final

import msgspec

from nncli.bounded_text import MAX_MESSAGE, bounded
from nnhal.debug import vlog
from nnhal.debug.remarks import Remark, attached, remark_of
from nnhal.errors import text_of
from nnservice.rpc.messages import LoggedReason

__all__ = ["LoggedReasons", "ReasonsOfAll", "ReasonsOfThread", "printable", "say"]

LOGGER: Final = logging.getLogger("nnhal.driver")

_MAX_THREADS: Final = 64
"""Whose last reason is kept."""


class LoggedReasons(logging.Handler, ABC):
    """Reasons that were logged, until a message to a client takes them along."""

    def listen(self) -> None:
        """Hear everything, also what is for developers only."""
        vlog.channel("driver").switch(True)
        LOGGER.addHandler(self)

    def emit(self, record: logging.LogRecord) -> None:
        text = record.getMessage()
        if record.exc_info and record.exc_info[1] is not None:
            error = text_of(record.exc_info[1])
            text = text if error in text else f"{text}: {error}"
        self.put(LoggedReason(record.levelno, printable(text), _sendable(remark_of(record))))

    @abstractmethod
    def put(self, reason: LoggedReason) -> None:
        """Keep what the calling thread has said, in place of what it had said before."""

    @property
    @abstractmethod
    def outstanding(self) -> bool:
        """Whether anything has been said that no message has taken along."""

    @abstractmethod
    def take(self) -> LoggedReason | None:
        """Take the reason for a message."""

    def begin_turn(self) -> None:
        """The calling thread works for the client now, and tells it by itself what it says."""

    def end_turn(self) -> None:
        """End the turn of the calling thread: what it has logged and not sent goes with the message
        of any other.
        """


class ReasonsOfAll(LoggedReasons):
    """The last reason of each thread, for the only client of a driver.

    A thread that the driver has made may never send a message itself; what it has said goes with
    the next one of any thread. What a thread says whose turn it is goes with its own messages only:
    another's might come later than the answer that it is the reason for.
    """

    def __init__(self) -> None:
        super().__init__()
        self._last: dict[int, LoggedReason] = {}
        self._turns: set[int] = set()
        """The threads whose turn it is."""

    def put(self, reason: LoggedReason) -> None:
        if len(self._last) >= _MAX_THREADS:
            self._last.clear()
        self._last[threading.get_ident()] = reason

    @property
    def outstanding(self) -> bool:
        return bool(self._last) and self._whose() is not None

    def take(self) -> LoggedReason | None:
        """Take what the calling thread has logged, or else a reason that nobody has taken yet."""
        while self._last and (whose := self._whose()) is not None:
            reason = self._last.pop(whose, None)
            if reason is not None:  # no other thread was faster
                return reason
        return None

    def begin_turn(self) -> None:
        self._turns.add(threading.get_ident())

    def end_turn(self) -> None:
        self._turns.discard(threading.get_ident())

    def _whose(self) -> int | None:
        """The thread whose reason the calling thread may take: its own before any other."""
        caller = threading.get_ident()
        if caller in self._last:
            return caller
        return next((thread for thread in tuple(self._last) if thread not in self._turns), None)


class ReasonsOfThread(LoggedReasons):
    """The last reason of the calling thread only: others work for other clients."""

    def __init__(self) -> None:
        super().__init__()
        self._own = threading.local()  # goes with its thread

    def put(self, reason: LoggedReason) -> None:
        self._own.reason = reason

    @property
    def outstanding(self) -> bool:
        return getattr(self._own, "reason", None) is not None

    def take(self) -> LoggedReason | None:
        reason: LoggedReason | None = getattr(self._own, "reason", None)
        if reason is not None:
            self._own.reason = None
        return reason


def printable(text: str) -> str:
    """``text`` as it can be sent: not too long, and of whole characters."""
    return bounded(text, MAX_MESSAGE).encode(errors="backslashreplace").decode()


def _sendable(remark: Remark | None) -> Remark | None:
    """``remark`` as it can be sent."""
    return remark and msgspec.structs.replace(remark, why=printable(remark.why))


def say(reason: LoggedReason) -> None:
    """Log what the other side has logged."""
    LOGGER.log(reason.level, "%s", bounded(reason.text, MAX_MESSAGE), extra=attached(reason.remark))
