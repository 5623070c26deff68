"""Bounds of what a driver says, so that no reason, name or log fills a terminal or a report."""

from __future__ import annotations

from typing import Final

__all__ = ["MAX_MESSAGE", "MAX_NAME", "MAX_REASON", "MAX_SAID", "bounded"]

MAX_NAME: Final = 200
"""Characters of a name or a version."""

MAX_SAID: Final = 2000
"""Characters of a text of the driver's own: an exception's, a logged one's."""

MAX_MESSAGE: Final = 4000
"""Characters of a message with such a text in it."""

MAX_REASON: Final = 8000
"""Characters of a result's reason, which may hold several messages, and of a line of evidence."""

_ROOM: Final = 64
"""For the note about what was cut: a text with one is not cut again."""


def bounded(text: str, limit: int = MAX_SAID) -> str:
    """The first ``limit`` characters of ``text``, and how many bytes of UTF-8 were cut."""
    if len(text) <= limit + _ROOM:
        return text
    cut = len(text[limit:].encode(errors="backslashreplace"))
    return f"{text[:limit]}... [{cut} bytes were cut]"
