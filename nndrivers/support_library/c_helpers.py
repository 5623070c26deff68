"""C helpers of this package, built when they are needed, where the machine has a C compiler.

What was built stays in the user's cache, sealed, by the content of its source.
"""

from __future__ import annotations

import contextlib
import ctypes
import hashlib
import os
import platform
import shutil
import subprocess
import tempfile
from functools import lru_cache
from pathlib import Path
from typing import Final

from nncli import sealed_file
from nncli.cache_folder import cache_folder

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
    try:
        return _loaded(name, _kept_or_built(Path(__file__).with_name(f"{name}.c"), compiler))
    except (OSError, RuntimeError, subprocess.SubprocessError):
        return None


def _kept_or_built(source: Path, compiler: str) -> bytes:
    """Raises OSError and SubprocessError, and RuntimeError where the user has no home."""
    maker = (_OPTIONS, platform.machine(), compiler, os.stat(compiler).st_mtime_ns)
    key = hashlib.sha256(repr(maker).encode())
    key.update(source.read_bytes())
    entry = cache_folder("helpers") / f"{source.stem}-{key.hexdigest()}"
    kept = sealed_file.read(entry, key.digest())
    if kept is not None:
        return kept
    built = _built(source, compiler)
    with contextlib.suppress(OSError):  # a cache that cannot be written costs time only
        sealed_file.write(entry, key.digest(), built)
    return built


def _built(source: Path, compiler: str) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "built.so")
        name = f"-Wl,-soname,{source.stem}.so"
        command = [compiler, *_OPTIONS, name, "-o", str(path), str(source)]
        subprocess.run(command, check=True, capture_output=True, timeout=_BUILD_TIMEOUT_S)
        return path.read_bytes()


def _loaded(name: str, content: bytes) -> ctypes.CDLL:
    """From a file of its own: another process may write to the cache's meanwhile."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, f"{name}.so")
        path.write_bytes(content)
        return ctypes.CDLL(str(path), mode=ctypes.RTLD_GLOBAL)
