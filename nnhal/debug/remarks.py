"""Remarks of a driver on calls that it fails: what a line of its log says, as a value.

A status crosses the HAL, its reason does not. The driver kit logs the reason, and attaches the
remark to the record for a report that repeats it.
"""

from __future__ import annotations

import logging
from typing import Any

import msgspec

from nnhal.errors import Invalid, text_of

__all__ = ["Remark", "attached", "remark_of", "remark_on"]


class Remark(msgspec.Struct, frozen=True, array_like=True):
    """The driver answered ``status`` to ``call`` because of ``why``.

    ``fault`` is why by name: a rule of the HAL, or the class of an exception.
    """

    call: str
    status: int
    why: str
    fault: str


def remark_on(call: str, status: int, error: BaseException) -> Remark:
    """The remark on a call that ``error`` ended."""
    rule = error.rule if isinstance(error, Invalid) else ""
    return Remark(call, status, text_of(error), rule or type(error).__name__)


def attached(remark: Remark | None) -> dict[str, Any]:
    """``remark`` as ``extra`` of a call that logs."""
    return {"remark": remark}


def remark_of(record: logging.LogRecord) -> Remark | None:
    """The remark that is attached to ``record``."""
    remark = getattr(record, "remark", None)
    return remark if isinstance(remark, Remark) else None
