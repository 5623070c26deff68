"""Cache files that stay on the machine of the driver: the client's file says which one is meant.

A new file gets a number, under which the other side has the content; a file that is empty again
gets another one.
"""

from __future__ import annotations

import os
import secrets
import stat
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from nnhal.errors import Inexpressible

__all__ = ["is_distant", "number_of"]

_MARK: Final = b"A compilation cache on the machine of the driver, number "
_DIGITS: Final = 15
_LENGTH: Final = len(_MARK) + _DIGITS


def number_of(handle: Sequence[int]) -> int:
    """The number of the cache file whose descriptor ``handle`` has; an empty one gets one.

    Raises Inexpressible for what is no such file, or cannot be read and written.
    """
    try:
        (descriptor,) = handle
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            raise ValueError(descriptor)
        found = os.pread(descriptor, _LENGTH + 1, 0) or _new()
        number = _number_in(found)
        os.pwrite(descriptor, found, 0)
        return number
    except (OSError, ValueError) as error:
        raise Inexpressible("cache files cannot be sent to another machine") from error


def is_distant(path: Path) -> bool:
    """Whether the file at ``path`` stands for a cache file elsewhere. Raises OSError."""
    with path.open("rb") as file:
        return file.read(len(_MARK)) == _MARK


def _new() -> bytes:
    return _MARK + b"%0*x" % (_DIGITS, secrets.randbits(4 * _DIGITS) | 1)


def _number_in(content: bytes) -> int:
    if not content.startswith(_MARK) or len(content) != _LENGTH:
        raise ValueError(content)
    return int(content.removeprefix(_MARK), 16)
