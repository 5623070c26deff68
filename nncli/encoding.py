"""Encoding of results as JSON and MessagePack, whatever text a driver has put into them.

UTF-8 has no halves of characters (lone surrogates), which Python's text may have: they become
escapes (``\\ud800``), as on a page.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

__all__ = ["encoded", "indented", "packed"]

_PACKED_TYPES: Final = (bytes, bytearray, memoryview)
"""What MessagePack has and JSON has not."""


def encoded(document: object) -> bytes:
    """``document`` as JSON on one line."""
    try:
        return msgspec.json.encode(document)
    except UnicodeEncodeError:
        return msgspec.json.encode(_spelled(msgspec.to_builtins(document)))


def indented(document: object) -> bytes:
    """The same for people, with a line end."""
    return msgspec.json.format(encoded(document), indent=1) + b"\n"


def packed(document: object, enc_hook: Callable[[Any], Any] | None = None) -> bytes:
    """``document`` as MessagePack; ``enc_hook`` as msgspec has it."""
    try:
        return msgspec.msgpack.encode(document, enc_hook=enc_hook)
    except UnicodeEncodeError:
        plain = msgspec.to_builtins(document, builtin_types=_PACKED_TYPES, enc_hook=enc_hook)
        return msgspec.msgpack.encode(_spelled(plain))


def _spelled(value: Any) -> Any:
    if isinstance(value, str):
        return value.encode(errors="backslashreplace").decode()
    if isinstance(value, dict):
        return {_spelled(key): _spelled(each) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [_spelled(each) for each in value]
    return value
