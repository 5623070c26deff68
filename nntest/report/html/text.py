"""Text from outside, made safe to show: what hides, reverses or breaks a page is spelled out."""

from __future__ import annotations

import re
from collections.abc import Iterable

from markupsafe import Markup

__all__ = ["anchors", "breakable", "printable", "shortened"]

_UNPRINTABLE = re.compile(
    r"[\x00-\x08\x0b-\x1f\x7f-\x9f"  # control characters but tab and line feed
    r"\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"  # what turns the direction of reading
    r"\ufeff\ud800-\udfff\ufffe\uffff]"  # not text at all; half characters cannot be written
)


_MAX_ANCHOR = 100
"""Characters of an anchor, before the number that makes it unique."""


def printable(text: str) -> str:
    r"""``text`` with every character that cannot or should not be shown as its escape.

    >>> printable("a\x1b[31m")
    'a\\x1b[31m'
    """
    return _UNPRINTABLE.sub(_escape, text)


def breakable(text: str) -> Markup:
    """``text`` escaped, with leave to break a line behind the signs that join names."""
    return Markup("<wbr>").join(re.split(r"(?<=[_/.])(?=[^_/.])", text))


def shortened(text: str, longest: int) -> str:
    """``text`` with its middle left out: names that stand together begin and end differently."""
    if len(text) <= longest:
        return text
    half = longest // 2
    return f"{text[: half - 1]}…{text[-half:]}"


def anchors(names: Iterable[str], prefix: str) -> dict[str, str]:
    """A distinct id for each name, the same from run to run while the names stay the same.

    >>> anchors(["tts/float", "tts_float"], "model")
    {'tts/float': 'model-tts-float', 'tts_float': 'model-tts-float-2'}
    """
    ids: dict[str, str] = {}
    taken: set[str] = set()
    for name in dict.fromkeys(names):
        words = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")
        stem = f"{prefix}-{words}"[:_MAX_ANCHOR].rstrip("-")
        identity, number = stem, 1
        while identity in taken:
            number += 1
            identity = f"{stem}-{number}"
        taken.add(identity)
        ids[name] = identity
    return ids


def _escape(match: re.Match[str]) -> str:
    code = ord(match[0])
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}"
