"""Smaller attempts that fail alike: steps are left out while the failure stays the same."""

from __future__ import annotations

from collections.abc import Callable

from vts.fuzz.steps import Step

__all__ = ["minimized"]


def minimized(
    steps: tuple[Step, ...], fails_alike: Callable[[tuple[Step, ...]], bool], trials: int = 100
) -> tuple[Step, ...]:
    """Return as few of ``steps`` as fail alike, each of which is needed; at most ``trials`` are
    made.

    The last steps are left out first: those before them do not depend on them.
    """
    number = len(steps) - 1
    while number >= 0 and trials > 0:
        fewer = steps[:number] + steps[number + 1 :]
        trials -= 1
        if fails_alike(fewer):
            steps = fewer
        number -= 1
    return steps
