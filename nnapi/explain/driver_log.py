"""Log messages of a driver while it answers a question.

The HAL has no words for a reason, but a driver in this process can log one.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from nncli.bounded_text import MAX_MESSAGE, bounded

__all__ = ["listening"]

_OWN: Final = ("nnapi", "nnhal", "nnservice")
_OF_DRIVERS: Final = "nnhal.driver"
"""The driver kit's logger for what drivers raise."""


class _Listener(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.NOTSET)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.name.split(".")[0] in _OWN and record.name != _OF_DRIVERS:
            return
        text = record.getMessage()
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            text = f"{text}: {error}"
        self.heard.append(bounded(" ".join(text.split()), MAX_MESSAGE))


@contextmanager
def listening() -> Iterator[list[str]]:
    """Collect what loggers of drivers log within, at any level. Nothing else receives it."""
    root, listener = logging.getLogger(), _Listener()
    handlers, level = root.handlers[:], root.level
    root.handlers[:] = [listener]
    root.setLevel(logging.DEBUG)
    try:
        yield listener.heard
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)
