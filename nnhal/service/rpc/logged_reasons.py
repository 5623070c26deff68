"""Reasons that a driver logs: a status crosses the HAL, its reason goes along.

They are what the logger ``nnhal.driver`` is told, as :mod:`nnhal.debug.vlog` has it. The client
logs them again under the same name, so that it makes no difference to a report where the driver
runs.
"""

from __future__ import annotations

import logging
import threading
from typing import Final

from nnhal.bounded_text import MAX_MESSAGE, bounded
from nnhal.debug import vlog
from nnhal.errors import text_of
from nnhal.service.rpc.messages import LoggedReason

__all__ = ["LoggedReasons", "printable", "say"]

LOGGER: Final = logging.getLogger("nnhal.driver")

_MAX_THREADS: Final = 64
"""Whose last reason is kept."""


class LoggedReasons(logging.Handler):
    """The last reason of each thread, until a message takes it along.

    A thread that the driver has made may never send a message itself; what it has said goes with
    the next one of any thread.
    """

    def __init__(self) -> None:
        super().__init__()
        self._last: dict[int, LoggedReason] = {}

    def listen(self) -> None:
        """Hear everything, also what is for developers only."""
        vlog.channel("driver").switch(True)
        LOGGER.addHandler(self)

    def emit(self, record: logging.LogRecord) -> None:
        text = record.getMessage()
        if record.exc_info and record.exc_info[1] is not None:
            error = text_of(record.exc_info[1])
            text = text if error in text else f"{text}: {error}"
        if len(self._last) >= _MAX_THREADS:
            self._last.clear()
        self._last[threading.get_ident()] = LoggedReason(record.levelno, printable(text))

    @property
    def outstanding(self) -> bool:
        """Whether anything has been said that no message has taken along."""
        return bool(self._last)

    def take(self) -> LoggedReason | None:
        """What the calling thread has said, or else one that nobody has taken yet."""
        if not self._last:
            return None
        own = self._last.pop(threading.get_ident(), None)
        if own is not None:
            return own
        try:
            return self._last.popitem()[1]
        except KeyError:  # another thread was faster
            return None


def printable(text: str) -> str:
    """``text`` as it can be sent: not too long, and of whole characters."""
    return bounded(text, MAX_MESSAGE).encode(errors="backslashreplace").decode()


def say(reason: LoggedReason) -> None:
    """Log what the other side has logged."""
    LOGGER.log(reason.level, "%s", bounded(reason.text, MAX_MESSAGE))
