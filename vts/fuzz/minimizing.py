"""Smaller attempts that fail alike: steps are left out while the failure stays the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

__all__ = ["minimized"]

_Step = TypeVar("_Step")

_FEW: Final = 8
"""Steps up to which they are left out one by one from the beginning."""


def minimized(
    steps: tuple[_Step, ...], fails_alike: Callable[[tuple[_Step, ...]], bool], trials: int = 100
) -> tuple[_Step, ...]:
    """Return as few of ``steps`` as fail alike, each of which is needed; at most ``trials`` are
    made.

    Many steps are left out at once first, then fewer, and the last before those that they may
    depend on.
    """
    size = 1 << (len(steps) // 2).bit_length() if len(steps) > _FEW else 1
    while size and trials > 0:
        end = len(steps)
        while end > 0 and trials > 0:
            begin = max(end - size, 0)
            fewer = steps[:begin] + steps[end:]
            trials -= 1
            if fails_alike(fewer):
                steps = fewer
            end = begin
        size //= 2
    return steps
