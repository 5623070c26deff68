"""Translation of exceptions: a status for the client, a log entry for the driver's author."""

from __future__ import annotations

import logging
from typing import Final

from nnhal.debug import vlog
from nnhal.errors import ClientGone, HalError, Invalid
from nnhal.operations.node import InvalidOperation
from nnhal.types import ErrorStatus

__all__ = ["LOGGER", "VLOG", "status_of"]

LOGGER: Final = logging.getLogger("nnhal.driver")
"""Mistakes of a driver, with their traceback. Refusals go to vlog's tag ``driver`` only."""

VLOG: Final = vlog.channel("driver")

_NOT_A_FAILURE: Final = (ErrorStatus.NONE, ErrorStatus.DEAD_OBJECT)
"""Statuses that no driver may fail with."""


def status_of(error: BaseException, call: str) -> ErrorStatus:
    """The status for ``error``, which ended the HAL call ``call``; logs it."""
    if isinstance(error, (Invalid, InvalidOperation)):
        VLOG("%s: invalid argument: %s", call, error)
        return ErrorStatus.INVALID_ARGUMENT
    if isinstance(error, HalError) and error.status not in _NOT_A_FAILURE:
        VLOG("%s: %s", call, error)
        return error.status
    if isinstance(error, ClientGone):
        VLOG("%s: %s", call, error)
        return ErrorStatus.GENERAL_FAILURE
    LOGGER.error("%s: the driver raised %s", call, type(error).__name__, exc_info=error)
    if isinstance(error, MemoryError):
        return ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT
    return ErrorStatus.GENERAL_FAILURE
