"""Leftovers of departed clients: what errors held in circles of references, descriptors and
memory too, until Python's collector runs. In a process that nobody calls, it never would.
"""

from __future__ import annotations

import gc
import threading
import time
from typing import Final

__all__ = ["DepartedClients"]

_DELAY_S: Final = 0.1
"""After the end of a client; many may go at the same time."""

_LATER_S: Final = 1.0, 10.0
"""Calls that were under way may last longer than their client's connection."""

_SHARE: Final = 20
"""Collecting may take one part in so many of the time, however fast clients come and go."""


class DepartedClients:
    """A thread that has them collected."""

    def __init__(self) -> None:
        self._news = threading.Event()
        threading.Thread(target=self._collect, name="nnhal-departed-clients", daemon=True).start()

    def expect(self) -> None:
        """A client has gone."""
        self._news.set()

    def _collect(self) -> None:
        delay = _DELAY_S
        while self._news.wait():
            self._news.clear()
            time.sleep(delay)
            begin = time.perf_counter()
            gc.collect()
            delay = max(_DELAY_S, _SHARE * (time.perf_counter() - begin))
            for later in _LATER_S:
                if self._news.wait(later):
                    break
                gc.collect()
