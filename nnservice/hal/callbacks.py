"""Callbacks that will never be called, or cannot receive what the driver wanted to say."""

from __future__ import annotations

import logging
from typing import Final

from nnhal.errors import HalError
from nnhal.interfaces import (
    IExecutionCallbackV1_0,
    IExecutionCallbackV1_2,
    IExecutionCallbackV1_3,
    IPreparedModelCallbackAidl,
    IPreparedModelCallbackV1_0,
    IPreparedModelCallbackV1_2,
    IPreparedModelCallbackV1_3,
)
from nnhal.types import NO_TIMING, ErrorStatus

__all__ = ["fail"]

LOGGER: Final = logging.getLogger("nnhal.driver")

_AWAITED: Final = (IPreparedModelCallbackV1_0, IPreparedModelCallbackAidl, IExecutionCallbackV1_0)


def fail(callback: object, error: HalError) -> None:
    """Tell ``callback``, which somebody may be waiting for, that it will get ``error`` only.

    One with a method ``fail`` gets the error itself, others the status, as from the driver. Does
    nothing for objects that nobody waits for.
    """
    if not isinstance(callback, _AWAITED):
        return
    tell = getattr(callback, "fail", None)
    try:
        if tell is not None:
            tell(error)
        else:
            LOGGER.error("%s", error)
            _notify(callback, error.status)
    except Exception:
        LOGGER.exception("a callback raised")


def _notify(callback: object, status: ErrorStatus) -> None:
    match callback:
        case IPreparedModelCallbackV1_3():
            callback.notify_1_3(status, None)
        case IPreparedModelCallbackV1_2():
            callback.notify_1_2(status, None)
        case IPreparedModelCallbackV1_0() | IPreparedModelCallbackAidl():
            callback.notify(status, None)
        case IExecutionCallbackV1_3():
            callback.notify_1_3(status, (), NO_TIMING)
        case IExecutionCallbackV1_2():
            callback.notify_1_2(status, (), NO_TIMING)
        case IExecutionCallbackV1_0():
            callback.notify(status)
