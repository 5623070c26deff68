"""C helpers of this package, built when they are needed, where the machine has a C compiler."""

from __future__ import annotations

import ctypes
from functools import lru_cache
from pathlib import Path

from nndrivers.c_library import c_library

__all__ = ["helper"]


@lru_cache
def helper(name: str) -> ctypes.CDLL | None:
    """The library ``NAME.so`` of the source ``NAME.c``; None where it cannot be built.

    It is loaded under its name and for all: a library that is linked against it finds it.
    """
    source = Path(__file__).with_name(f"{name}.c")
    return c_library(source, "-O1", mode=ctypes.RTLD_GLOBAL)
