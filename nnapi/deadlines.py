"""Deadlines: points of time by ``time.monotonic_ns``, made from durations in nanoseconds.

Source: ``makeDeadline`` and ``hasDeadlinePassed`` of Android's ``nnapi/Types.h`` and
``common/LegacyUtils.cpp``.
"""

from __future__ import annotations

import time
from typing import Final

__all__ = ["MAX_DURATION_NS", "deadline_after", "has_passed"]

MAX_DURATION_NS: Final = (1 << 64) - 1
"""Maximum duration that the C API takes."""

_END_OF_TIME: Final = (1 << 63) - 1
"""What drivers take."""


def deadline_after(duration_ns: int | None) -> int | None:
    """The deadline ``duration_ns`` from now; None for None. The longest durations never end."""
    if duration_ns is None:
        return None
    return min(time.monotonic_ns() + duration_ns, _END_OF_TIME)


def has_passed(deadline_ns: int | None) -> bool:
    """Whether the deadline is over."""
    return deadline_ns is not None and time.monotonic_ns() >= deadline_ns
