"""The budget of a run: the wall time of the whole command, from its options to its reports."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Final

__all__ = ["Budget", "used_up"]

_WRITING_SHARE: Final = 0.5
"""Time that the reports take, as a share of what planning took: a busy machine slows both."""


def used_up(seconds: float) -> str:
    """Explain in words why cases are not run."""
    return f"the budget of {seconds:g} s was used up"


class Budget:
    """Calls ``over`` in a thread of its own when of ``seconds`` since ``began_s``, a monotonic
    time, only those are left that the reports take; None is no budget. A context manager around
    the cases: planning came before it, and reports come after it.
    """

    def __init__(self, seconds: float | None, began_s: float, over: Callable[[], None]) -> None:
        self._seconds = seconds
        self._began_s = began_s
        self._over = over
        self._end: float | None = None
        self._timer: threading.Timer | None = None

    @property
    def left_s(self) -> float | None:
        """Return what is left for cases, None where there is no end."""
        return None if self._end is None else max(0.0, self._end - time.monotonic())

    @property
    def is_over(self) -> bool:
        return self.left_s == 0

    def __enter__(self) -> Budget:
        if self._seconds is not None:
            now = time.monotonic()
            self._end = self._began_s + self._seconds - _WRITING_SHARE * (now - self._began_s)
            self._timer = threading.Timer(max(0.0, self._end - now), self._over)
            self._timer.daemon = True
            self._timer.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._timer is not None:
            self._timer.cancel()
