"""The budget of a run: the time after which no further case begins."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

__all__ = ["Budget", "used_up"]


def used_up(seconds: float) -> str:
    """Explain in words why cases are not run."""
    return f"the budget of {seconds:g} s was used up"


class Budget:
    """Calls ``over`` in a thread of its own when ``seconds`` have passed; None is no budget. A
    context manager: the time is that of its block.
    """

    def __init__(self, seconds: float | None, over: Callable[[], None]) -> None:
        self.seconds = seconds
        self._end: float | None = None
        self._timer: threading.Timer | None = None
        if seconds is not None:
            self._timer = threading.Timer(seconds, over)
            self._timer.daemon = True

    @property
    def left_s(self) -> float | None:
        """Return what is left of the budget, None where there is no end."""
        return None if self._end is None else max(0.0, self._end - time.monotonic())

    @property
    def is_over(self) -> bool:
        return self.left_s == 0

    def __enter__(self) -> Budget:
        if self._timer is not None and self.seconds is not None:
            self._end = time.monotonic() + self.seconds
            self._timer.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._timer is not None:
            self._timer.cancel()
