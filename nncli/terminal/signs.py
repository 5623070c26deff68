"""Signs of the reports in ASCII, for terminals and pipes that cannot encode them."""

from __future__ import annotations

import codecs
from collections.abc import Mapping
from typing import Final

__all__ = ["ERRORS", "encodable"]

ERRORS: Final = "nnhal.signs"
"""Name of the error handler of codecs: an ASCII sign where there is one, else the escape."""

_ASCII: Final[Mapping[str, str]] = {
    "✓": "ok",
    "✗": "x",
    "∞": "oo",
    "○": "o",
    "×": "x",
    "±": "+/-",
    "µ": "u",
    "–": "-",
    "—": "-",
    "−": "-",
    "·": "-",
    "…": "...",
    "≠": "!=",
    "≤": "<=",
    "≥": ">=",
    "→": "->",
    "━": "=",
    "─": "-",
    "‘": "'",
    "’": "'",
    "“": '"',
    "”": '"',
    "\u00a0": " ",
    "\u2009": " ",
    "\u202f": " ",
}


def encodable(text: str, encoding: str) -> str:
    """``text`` as it is written in ``encoding``, whatever it has no character for replaced."""
    if text.isascii():
        return text
    return text.encode(encoding, ERRORS).decode(encoding)


def _replaced(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    characters = error.object[error.start : error.end]
    return "".join(_ASCII.get(each) or _escape(each) for each in characters), error.end


def _escape(character: str) -> str:
    return character.encode("ascii", "backslashreplace").decode()


codecs.register_error(ERRORS, _replaced)
