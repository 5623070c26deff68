"""Messages of a connection beside its calls: kinds of frames, failures, prefaces."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

import msgspec

from nnhal.debug.remarks import Remark
from nnhal.types import OutputShape

__all__ = ["FIRST_METHOD", "SESSION", "Failure", "FrameKind", "LoggedReason", "Preface"]

FIRST_METHOD: Final = 16
"""Frames of this kind and above are calls: the number of the method in the table."""

SESSION: Final = 0
"""The number of the object, on each side, that the other calls about the connection itself."""


class FrameKind(IntEnum):
    """Kinds of frames that are no calls."""

    REPLY = 0
    """Reply to a call: a logged reason and the results, as the table says."""
    FAILURE = 1
    """Failure of a call: a Failure."""
    LANE = 2
    """One more lane, which the sender will call on; its socket is the frame's descriptor."""
    HELLO = 3
    """The first frame of a host: a Hello."""
    REFUSAL = 4
    """The first and last frame of a host that has no driver: a Refusal."""
    AHEAD = 5
    """Arguments of ``share``, for the next call on the same lane. Only where they are refused is it
    answered: that call fails."""


class LoggedReason(msgspec.Struct, frozen=True, array_like=True):
    """Text that the driver has logged meanwhile, with the level of :mod:`logging`."""

    level: int
    text: str
    remark: Remark | None = None


class Preface(msgspec.Struct, frozen=True, array_like=True):
    """Preface of a call: a logged reason, and the numbers of what the caller has dropped before it:
    the receiver's ``objects``, and what the caller has ``shared``.
    """

    reason: LoggedReason | None = None
    objects: tuple[int, ...] = ()
    shared: tuple[int, ...] = ()


class Failure(msgspec.Struct, frozen=True, array_like=True):
    """A call that has no results: HalError on the other side."""

    status: int
    message: str
    reason: LoggedReason | None = None
    output_shapes: tuple[OutputShape, ...] = ()
    inexpressible: bool = False
    """Whether it is an Inexpressible."""
