"""Log handler that prints on standard error."""

from __future__ import annotations

import logging

from nncli.terminal.writer import complain

__all__ = ["LogHandler"]


class LogHandler(logging.Handler):
    """Prints what is logged on what is standard error at that time."""

    def emit(self, record: logging.LogRecord) -> None:
        try:
            complain(self.format(record))
        except Exception:  # as every handler of logging does
            self.handleError(record)
