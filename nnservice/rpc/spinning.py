"""Whether this process may look for an answer again and again for a moment, before it sleeps.

It saves the time that the kernel needs to wake a sleeper, and costs a processor, which somebody
else may want meanwhile: most of all the process that is to answer.
"""

from __future__ import annotations

import os

__all__ = ["forbid", "is_allowed"]

_allowed = len(os.sched_getaffinity(0)) > 1


def is_allowed() -> bool:
    """Return whether spinning is allowed: by default where there is a second processor."""
    return _allowed


def forbid() -> None:
    """Sleep at once from now on: there are not enough processors for all that are at work."""
    global _allowed
    _allowed = False
