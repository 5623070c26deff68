"""Travel time of calls to another machine, and a clock that leaves it out.

By that clock, a call takes as long as the machine that serves it says: what is on its way to a
board and back is not the driver's.
"""

from __future__ import annotations

import threading
import time

__all__ = ["leave_out", "now_ns"]


class _Travel(threading.local):
    """Travel time of all calls of a thread until now."""

    total_ns = 0


_travel = _Travel()


def now_ns() -> int:
    """Read the clock, in nanoseconds since some moment; only differences within a thread count."""
    return time.perf_counter_ns() - _travel.total_ns


def leave_out(elapsed_ns: int, served_ns: int) -> None:
    """A call of this thread took ``elapsed_ns``, of which the other machine served it for
    ``served_ns``, by its own clock.
    """
    _travel.total_ns += max(0, elapsed_ns - served_ns)
