"""Times of the AIDL interface as the C API has them: durations from now on, 0 for none."""

from __future__ import annotations

import time
from typing import Final

from nnhal.errors import Inexpressible

__all__ = ["measured_ns", "remaining_ns", "timeout_ns"]

_NONE: Final = -1
_NOT_MEASURED: Final = 2**64 - 1
_LEAST_NS: Final = 1
"""What is over is sent as what is over at once: 0 would be no limit at all."""


def timeout_ns(what: str, value_ns: int) -> int:
    """A duration, 0 for none. Raises Inexpressible for a negative one."""
    if value_ns == _NONE:
        return 0
    if value_ns < 0:
        raise Inexpressible(f"the C API has no negative numbers: {what} {value_ns} cannot be sent")
    return max(_LEAST_NS, value_ns)


def remaining_ns(deadline_ns: int) -> int:
    """The time until a deadline of CLOCK_BOOTTIME, 0 for none. Raises Inexpressible."""
    if deadline_ns < 0:
        return timeout_ns("deadline", deadline_ns)
    return max(_LEAST_NS, deadline_ns - time.clock_gettime_ns(time.CLOCK_BOOTTIME))


def measured_ns(value_ns: int) -> int:
    """A measured duration, -1 for none."""
    return _NONE if value_ns == _NOT_MEASURED else min(value_ns, 2**63 - 1)
