"""Android's log for drivers that are linked against it, on a machine that has none.

It is built with the machine's C compiler when a driver needs it. What a driver logs is then logged
here, so that an error of it explains the failure of the call that it comes from.
"""

from __future__ import annotations

import ctypes
import logging
import re
from typing import Final

from nndrivers.support_library.c_helpers import helper
from nndrivers.support_library.refusals import note
from nndrivers.support_library.result_codes import LOGGER

__all__ = ["NO_COMPILER", "is_missing", "supply"]

_MISSING: Final = re.compile(r"liblog\.so|undefined symbol: __android_log_\w+")

NO_COMPILER: Final = (
    "it needs Android's liblog, which can be built here where there is a C compiler"
)

# ANDROID_LOG_VERBOSE 2, DEBUG 3, INFO 4, WARN 5, ERROR 6, FATAL 7
_LEVELS: Final = {4: logging.INFO, 5: logging.WARNING, 6: logging.ERROR, 7: logging.CRITICAL}

_SINK: Final = ctypes.CFUNCTYPE(None, ctypes.c_int, ctypes.c_char_p, ctypes.c_char_p)


def is_missing(reason: str) -> bool:
    """Whether the system cannot load a library for want of liblog, as it says."""
    return _MISSING.search(reason) is not None


def supply() -> bool:
    """Have the library in this process, for all that are loaded later; False where it cannot be."""
    library = helper("liblog")
    if library is None:
        return False
    library.set_sink(_sink)
    return True


def _take(priority: int, tag: bytes, text: bytes) -> None:
    level = _LEVELS.get(priority, logging.DEBUG)
    words = (each.decode("utf-8", "backslashreplace").strip() for each in (tag, text))
    line = ": ".join(filter(None, words))
    if level >= logging.ERROR:
        note(line)
    LOGGER.log(level, "%s", line)


_sink: Final = _SINK(_take)
