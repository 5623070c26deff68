"""What a driver made with the driver kit says of its failures, beyond the HAL's bare status.

A status crosses the HAL, its reason does not. A driver in the same process logs the reason, and a
report that repeats it spares its author a search.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from nnhal.bounded_text import bounded
from nnhal.debug import vlog
from nnhal.errors import text_of

__all__ = ["DriverLog", "driver_log"]

_TAG: Final = "driver"


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
