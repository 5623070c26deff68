"""Log of a driver made with the driver kit: what it says of its failures, beyond the HAL's bare
status.

A status crosses the HAL, its reason does not. A driver in the same process logs the reason, and a
report that repeats it spares its author a search.
"""

from __future__ import annotations

import logging
from collections.abc import Container, Iterator
from contextlib import contextmanager
from typing import Final

from nncli.bounded_text import bounded
from nnhal.debug import vlog
from nnhal.errors import text_of
from nnhal.types import ErrorStatus

__all__ = ["DriverLog", "driver_log"]

_TAG: Final = "driver"
_KINDS: Final = {"execute": "execute", "burst": "execute"}
"""What calls begin with that do the same, by one word."""


class DriverLog(logging.Handler):
    """Keeps the last remark of the driver."""

    def __init__(self) -> None:
        super().__init__()
        self._last = ""

    def emit(self, record: logging.LogRecord) -> None:
        text = record.getMessage()
        if record.exc_info and record.exc_info[1] is not None:
            text = f"{text}: {text_of(record.exc_info[1])}"
        self._last = " ".join(bounded(text).split())

    def take(self) -> str:
        """The last remark since the last call, empty if there was none."""
        text, self._last = self._last, ""
        return text

    def take_about(self, call: str, status: int) -> str:
        """The last remark, if it is about the HAL call ``call``, refused with ``status``.

        The driver kit begins a remark with the call, without its version, and says why it was
        refused. An empty ``call`` is any.
        """
        text = self.take()
        about, _, why = text.partition(": ")
        is_call = not call or _kind_of(about) == _kind_of(call)
        return text if why and is_call and status in _statuses(why) else ""


def _kind_of(call: str) -> str:
    """What a call does: a burst executes, and a callback may tell of any way to execute."""
    name = call.rpartition(".")[2].lower()
    return next((does for start, does in _KINDS.items() if name.startswith(start)), name)


def _statuses(why: str) -> Container[int]:
    """Statuses that a call is refused with for such a reason; see nnhal's driver kit."""
    if why.startswith("invalid argument: "):
        return (ErrorStatus.INVALID_ARGUMENT,)
    if why.startswith("the driver raised "):
        return (ErrorStatus.GENERAL_FAILURE, ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT)
    return tuple(status for status in ErrorStatus if why.partition(":")[0] == status.name)


@contextmanager
def driver_log() -> Iterator[DriverLog]:
    """Listen while it lasts. Nothing is printed, unless the user has switched logging on himself:
    a report takes the place of a traceback.
    """
    log = DriverLog()
    logger = logging.getLogger(f"nnhal.{_TAG}")
    channel = vlog.channel(_TAG)
    is_silent = not channel.on
    logger.addHandler(log)
    if is_silent:
        channel.switch(True)
        logger.propagate = False
    try:
        yield log
    finally:
        logger.removeHandler(log)
        if is_silent:
            channel.switch(False)
            logger.propagate = True
