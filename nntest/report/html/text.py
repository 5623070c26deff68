"""Text of a page: made safe to show, cut to a length, and turned into anchors."""

from __future__ import annotations

import re
from collections.abc import Iterable

from markupsafe import Markup

from nncli.text import printable

__all__ = ["anchors", "breakable", "printable", "shortened"]

_BREAKS = re.compile(r"(?<=[_/.:])(?=[^_/.:])|(?<=[^\s_/.:]{30})(?=[^\s_/.:])")

_MAX_ANCHOR = 100
"""Characters of an anchor, before the number that makes it unique."""


def breakable(text: str) -> Markup:
    """``text`` escaped, with leave to break a line behind the signs that join names, and in a word
    without end.
    """
    return Markup("<wbr>").join(_BREAKS.split(text))


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
