"""Frames of a driver's own code in a traceback: where to look when it does not start."""

from __future__ import annotations

import importlib
import os
import sysconfig
import traceback
from typing import Final

__all__ = ["place_of"]

_PARENT: Final = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
_SUITE: Final = tuple(
    os.path.join(_PARENT, package, "") for package in ("nncli", "nnhal", "nnservice")
)
"""Packages between a command and a driver: what they raise is about the line that called them."""

_SHARED: Final = {sysconfig.get_path(name) for name in ("stdlib", "purelib", "platlib")}
"""Folders in which modules are neighbors by chance."""


_IMPORTLIB: Final = os.path.dirname(os.path.abspath(importlib.__file__))


def place_of(error: BaseException) -> str:
    """``FILE:LINE`` of the driver's code in which ``error`` was raised; empty where there is none.

    The driver's code is what this package called, and what is beside or below that: a line in a
    library that the driver uses is not the one to look at.
    """
    if isinstance(error, SyntaxError) and error.filename and error.lineno:
        return f"{error.filename}:{error.lineno}"
    frames = [
        frame
        for frame in traceback.extract_tb(error.__traceback__)
        if not frame.filename.startswith(("<frozen", *_SUITE))
    ]
    # An import goes through the library's importlib.
    own = [frame for frame in frames if os.path.dirname(frame.filename) != _IMPORTLIB]
    if not own:
        return ""
    first = own[0].filename
    last = [frame for frame in own if _is_beside(frame.filename, first)][-1]
    return f"{last.filename}:{last.lineno}"


def _is_beside(path: str, first: str) -> bool:
    folder = os.path.dirname(first)
    return path == first or (folder not in _SHARED and path.startswith(folder + os.sep))
