"""Code coverage of a library that is built with ``-fsanitize-coverage``.

What the compiler has it call is built with the machine's C compiler when such a library is loaded,
and marks places in the map of this process (:mod:`nnhal.code_coverage`), if it has one.
"""

from __future__ import annotations

import ctypes
import mmap
import re
from collections.abc import Callable
from typing import Any, Final

from nndrivers.support_library.c_helpers import helper
from nnhal import code_coverage

__all__ = ["NO_COMPILER", "collector", "is_built_in", "is_missing", "supply"]

_CALLS: Final = b"__sanitizer_cov_"
_MISSING: Final = re.compile(r"undefined symbol: __san(itizer_)?cov_\w+")

NO_COMPILER: Final = (
    "it is built with -fsanitize-coverage, whose functions can be built here where there is a C "
    "compiler"
)


def is_built_in(path: str) -> bool:
    """Whether the library in a file is built with ``-fsanitize-coverage``, by its symbols."""
    try:
        with open(path, "rb") as file, mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ) as content:
            return content.find(_CALLS) >= 0
    except (OSError, ValueError):
        return False


def is_missing(reason: str) -> bool:
    """Whether the system cannot load a library for want of these functions, as it says."""
    return _MISSING.search(reason) is not None


_supplied: Final[list[ctypes.CDLL]] = []


def supply() -> bool:
    """Have the functions in this process, for all libraries that are loaded later; False where they
    cannot be built.
    """
    library = helper("coverage")
    if library is None:
        return False
    _supplied[:] = [library]
    descriptor = code_coverage.provided()
    if descriptor is not None:
        library.coverage_map(descriptor)
    return True


def collector() -> Callable[[], Any] | None:
    """Return a function to be called after each call of a library that counts places in arrays of
    its own, which marks these places; None where no library that is loaded does so, or there is no
    map.
    """
    if code_coverage.provided() is None or not _supplied:
        return None
    library = _supplied[0]
    if not library.coverage_has_arrays():
        return None
    collect = library.coverage_collect
    collect.restype, collect.argtypes = None, ()
    return collect
