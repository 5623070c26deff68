"""Text from outside, made safe to show: what hides, reverses or breaks a display is spelled out."""

from __future__ import annotations

import re

__all__ = ["one_line", "printable"]

_UNPRINTABLE = re.compile(
    r"[\x00-\x08\x0b-\x1f\x7f-\x9f"  # control characters but tab and line feed
    r"\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069"  # line ends, and what turns the direction
    r"\ufeff\ud800-\udfff\ufffe\uffff]"  # not text at all; half characters cannot be written
)


def printable(text: str) -> str:
    r"""``text`` with every character that cannot or should not be shown as its escape.

    >>> printable("a\x1b[31m")
    'a\\x1b[31m'
    """
    return _UNPRINTABLE.sub(_escape, text)


def one_line(text: str) -> str:
    """``text`` printable, with each run of white space as one space."""
    return printable(" ".join(text.split()))


def _escape(match: re.Match[str]) -> str:
    code = ord(match[0])
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}"
