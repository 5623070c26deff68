"""Waiting for what another process does by itself."""

from __future__ import annotations

import time
from collections.abc import Callable

__all__ = ["PATIENCE_S", "eventually"]

PATIENCE_S = 60.0


def eventually(condition: Callable[[], bool]) -> None:
    """Return when ``condition`` holds; that it does not at all fails the test."""
    given_up = time.monotonic() + PATIENCE_S
    while not condition():
        assert time.monotonic() < given_up, "what was waited for has not happened"
        time.sleep(0.005)
