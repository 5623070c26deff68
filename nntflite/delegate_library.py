"""External delegates by what users type: ``PATH.so?key=value&...``."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import parse_qsl

from nntflite.interpreter import DelegateLibrary

__all__ = ["library_at"]


def library_at(location: str) -> DelegateLibrary:
    """The library, which need not be there, and its options. Raises ValueError."""
    path, _, query = location.partition("?")
    try:
        pairs = parse_qsl(query, keep_blank_values=True, strict_parsing=bool(query))
    except ValueError as error:
        raise ValueError(f"'?{query}' are no parameters; expected ?key=value&key=value") from error
    return DelegateLibrary(Path(path).absolute(), dict(pairs))
