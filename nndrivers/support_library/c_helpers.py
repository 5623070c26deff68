"""C helpers of this package, built when they are needed, where the machine has a C compiler."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import tempfile
from functools import lru_cache
from pathlib import Path
from typing import Final

__all__ = ["helper"]

_BUILD_TIMEOUT_S: Final = 20
_OPTIONS: Final = ("-shared", "-fPIC", "-O1")


@lru_cache
def helper(name: str) -> ctypes.CDLL | None:
    """The library ``NAME.so`` of the source ``NAME.c``; None where it cannot be built.

    It is loaded under its name and for all: a library that is linked against it finds it.
    """
    compiler = shutil.which("cc")
    if compiler is None:
        return None
    source = Path(__file__).with_name(f"{name}.c")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, f"{name}.so")
        command = [compiler, *_OPTIONS, f"-Wl,-soname,{path.name}", "-o", str(path), str(source)]
        try:
            subprocess.run(command, check=True, capture_output=True, timeout=_BUILD_TIMEOUT_S)
            return ctypes.CDLL(str(path), mode=ctypes.RTLD_GLOBAL)
        except (OSError, subprocess.SubprocessError):
            return None
