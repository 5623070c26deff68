"""Refusals of the library: which call has failed and why, as the suites read a driver's log."""

from __future__ import annotations

import threading

from nndrivers.support_library.result_codes import LOGGER
from nnhal.errors import HalError, Inexpressible
from nnhal.types import ErrorStatus

__all__ = ["note", "refused"]

_said = threading.local()


def note(text: str) -> None:
    """Remember what the library has logged in this thread, for the failure that it explains."""
    _said.text = text


def refused(call: str, error: HalError) -> ErrorStatus:
    """The status of ``call``, a call of the HAL; logs why. Raises Inexpressible again."""
    if isinstance(error, Inexpressible):
        raise error
    said, _said.text = getattr(_said, "text", ""), ""
    is_invalid = error.status == ErrorStatus.INVALID_ARGUMENT
    kind = "invalid argument" if is_invalid else error.status.name
    why = f"{error.message} ({said})" if said else error.message
    LOGGER.error("%s: %s: %s", call, kind, why)
    return error.status
