"""Ctrl-C and SIGTERM: the first asks a run to end in order, the second ends it at once."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

__all__ = ["Interruption", "interruptible"]


AGAIN_S: Final = 1.0
"""Time after which an exception that did not end the run, since a driver caught it, is raised
again.
"""


class Interruption:
    """Whether the user has asked the run to end."""

    def __init__(self) -> None:
        self._requested = False
        self._is_over = False
        self._is_held = False
        self._raised_s = -AGAIN_S
        self._listeners: list[Callable[[], None]] = []

    def is_requested(self) -> bool:
        return self._requested

    def on_request(self, listener: Callable[[], None]) -> None:
        """Have ``listener`` called by the first request, in the signal handler; now, if there was
        one already.
        """
        self._listeners.append(listener)
        if self._requested:
            listener()

    def hold(self) -> None:
        """Hold requests back until :meth:`release`, so that none is an exception: results are
        collected.
        """
        self._is_held = True

    def release(self) -> None:
        """Work begins that may be cut short."""
        self._is_held = False

    def end(self) -> None:
        """The run is over: no later request keeps its results from being written."""
        self._is_over = True

    def request(self) -> None:
        """The second request is not waited for: a driver may hang. One right after it changes
        nothing: the run ends already, and writes what it has.

        :raises KeyboardInterrupt: there was a request already
        """
        if self._is_over:
            return
        if self._requested:
            if self._is_held:
                return
            now = time.monotonic()
            if now - self._raised_s < AGAIN_S:
                return
            self._raised_s = now
            raise KeyboardInterrupt
        self._requested = True
        for listener in self._listeners:
            listener()


@contextmanager
def interruptible() -> Iterator[Interruption]:
    """While it lasts, signals to end become requests."""
    interruption = Interruption()

    def handle(number: int, frame: FrameType | None) -> None:
        interruption.request()

    previous = {number: signal.signal(number, handle) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield interruption
    finally:
        for number, handler in previous.items():
            signal.signal(number, handler)
