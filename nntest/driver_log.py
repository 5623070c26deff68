"""Log of a driver made with the driver kit: what it says of its failures, beyond the HAL's bare
status.

A status crosses the HAL, its reason does not. A driver in the same process logs the reason, and a
report that repeats it spares its author a search.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

import msgspec

from nncli.bounded_text import bounded
from nnhal.debug import vlog
from nnhal.debug.remarks import Remark, remark_of
from nnhal.errors import text_of
from nntest.failure import Failure, action_of, name_of_status

__all__ = ["DriverLog", "Logged", "driver_log"]

_TAG: Final = "driver"


class Logged(NamedTuple):
    """A line of the log, and the remark that it is; empty for none."""

    text: str = ""
    remark: Remark | None = None


class DriverLog(logging.Handler):
    """Keeps the last line of the driver."""

    def __init__(self) -> None:
        super().__init__()
        self._last = Logged()

    def emit(self, record: logging.LogRecord) -> None:
        text = record.getMessage()
        if record.exc_info and record.exc_info[1] is not None:
            text = f"{text}: {text_of(record.exc_info[1])}"
        self._last = Logged(" ".join(bounded(text).split()), remark_of(record))

    def take(self) -> Logged:
        """The last line since the last call."""
        last, self._last = self._last, Logged()
        return last

    def explained(self, failure: Failure) -> Failure:
        """``failure`` with the last line, if that is about the call and the status that failed.

        A failure that names no call is one of any.
        """
        text, remark = self.take()
        if remark is None or not failure.status:
            return failure
        is_call = not failure.call or action_of(remark.call) == action_of(failure.call)
        if not is_call or name_of_status(remark.status) != failure.status:
            return failure
        said = "" if remark.why in failure.text else text
        return msgspec.structs.replace(failure, remark=said, fault=remark.fault or failure.fault)


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
