"""C libraries of drivers, built when they are needed, where the machine has a C compiler.

What was built stays in the user's cache, sealed, by the content of its source and the processor.
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
from pathlib import Path
from typing import Final

from nncli import sealed_file
from nncli.cache_folder import cache_folder

__all__ = ["c_library"]

_BUILD_TIMEOUT_S: Final = 20
_OPTIONS: Final = ("-shared", "-fPIC")


def c_library(
    source: Path, *options: str, mode: int = ctypes.DEFAULT_MODE, build: bool = True
) -> ctypes.CDLL | None:
    """The library ``NAME.so`` of the source ``NAME.c``, compiled with ``options``.

    None where it cannot be built, and where it is not in the cache if it is not to be built.
    """
    compiler = shutil.which("cc")
    if compiler is None:
        return None
    try:
        content = _kept_or_built(source, (compiler, *_OPTIONS, *options), build)
        return None if content is None else _loaded(source.stem, content, mode)
    except (OSError, RuntimeError, subprocess.SubprocessError):
        return None


def _kept_or_built(source: Path, command: tuple[str, ...], build: bool) -> bytes | None:
    """Raises OSError and SubprocessError, and RuntimeError where the user has no home."""
    maker = (command, _processor(), os.stat(command[0]).st_mtime_ns)
    key = hashlib.sha256(repr(maker).encode())
    key.update(source.read_bytes())
    entry = cache_folder("helpers") / f"{source.stem}-{key.hexdigest()}"
    kept = sealed_file.read(entry, key.digest())
    if kept is not None or not build:
        return kept
    built = _built(source, command)
    with contextlib.suppress(OSError):  # a cache that cannot be written costs time only
        sealed_file.write(entry, key.digest(), built)
    return built


def _processor() -> tuple[str, list[str]]:
    """Return the processor's kind and the names of its features, which a compiler may use."""
    with contextlib.suppress(OSError), open("/proc/cpuinfo", encoding="utf-8") as file:
        named = (line for line in file if line.lower().startswith(("flags", "features")))
        return platform.machine(), next(named, "").split()
    return platform.machine(), []


def _built(source: Path, command: tuple[str, ...]) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "built.so")
        name = f"-Wl,-soname,{source.stem}.so"
        whole = [*command, name, "-o", str(path), str(source), "-lm"]
        subprocess.run(whole, check=True, capture_output=True, timeout=_BUILD_TIMEOUT_S)
        return path.read_bytes()


def _loaded(name: str, content: bytes, mode: int) -> ctypes.CDLL:
    """From a file of its own: another process may write to the cache's meanwhile."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, f"{name}.so")
        path.write_bytes(content)
        return ctypes.CDLL(str(path), mode=mode)
