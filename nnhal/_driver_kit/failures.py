"""Translation of exceptions: a status for the client, a log entry for the driver's author."""

from __future__ import annotations

import logging
from typing import Final

from nnhal.debug import vlog
from nnhal.debug.remarks import attached, remark_on
from nnhal.errors import ClientGone, HalError, Invalid
from nnhal.types import ErrorStatus

__all__ = ["LOGGER", "VLOG", "status_of"]

LOGGER: Final = logging.getLogger("nnhal.driver")
"""Mistakes of a driver, with their traceback. Refusals go to vlog's tag ``driver`` only."""

VLOG: Final = vlog.channel("driver")

_NOT_A_FAILURE: Final = (ErrorStatus.NONE, ErrorStatus.DEAD_OBJECT)
"""Statuses that no driver may fail with."""


def status_of(error: BaseException, call: str) -> ErrorStatus:
    """The status for ``error``, which ended the HAL call ``call``; logs it."""
    status = _status_of(error)
    extra = attached(remark_on(call, status, error))
    if isinstance(error, Invalid):
        VLOG("%s: invalid argument: %s", call, error, extra=extra)
    elif isinstance(error, ClientGone) or (isinstance(error, HalError) and error.status == status):
        VLOG("%s: %s", call, error, extra=extra)
    else:
        name = type(error).__name__
        LOGGER.error("%s: the driver raised %s", call, name, exc_info=error, extra=extra)
    return status


def _status_of(error: BaseException) -> ErrorStatus:
    if isinstance(error, Invalid):
        return ErrorStatus.INVALID_ARGUMENT
    if isinstance(error, HalError) and error.status not in _NOT_A_FAILURE:
        return error.status
    if isinstance(error, MemoryError):
        return ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT
    return ErrorStatus.GENERAL_FAILURE
