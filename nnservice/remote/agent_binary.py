"""The agent's program for the processor of another machine: given, or built here once."""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Final

from nncli.cache_folder import cache_folder
from nncli.text import one_line
from nnhal.driver_schemes import NotADriver

__all__ = ["AGENTS", "agent_for"]

AGENTS: Final = "NNHAL_AGENTS"
"""Environment variable: a folder with ``ABI/nnagent`` for each kind of machine."""

_PROGRAM: Final = "nnagent"
_SOURCES: Final = Path(__file__).resolve().parents[2] / "agent"

_NDK: Final = {
    "arm64-v8a": "aarch64-linux-android30-clang",
    "armeabi-v7a": "armv7a-linux-androideabi30-clang",
    "x86_64": "x86_64-linux-android30-clang",
    "x86": "i686-linux-android30-clang",
    "riscv64": "riscv64-linux-android35-clang",
}
"""Compilers of Android's NDK by the name of the ABI that a device gives."""

_NDK_VARIABLES: Final = ("ANDROID_NDK_HOME", "ANDROID_NDK_ROOT", "NDK")
_NDK_PROGRAMS: Final = "toolchains/llvm/prebuilt/linux-x86_64/bin"

_CROSS: Final = {
    "aarch64": "aarch64-linux-gnu-gcc",
    "armv7l": "arm-linux-gnueabihf-gcc",
    "riscv64": "riscv64-linux-gnu-gcc",
    "x86_64": "x86_64-linux-gnu-gcc",
}
"""Debian's cross compilers by what ``uname -m`` prints."""


def agent_for(abi: str, folder: str, *, is_android: bool) -> Path:
    """Return the program for ``abi``: from ``folder`` or the one of NNHAL_AGENTS where one is
    given, else from the cache, where the compiler for that machine puts it.

    Raises NotADriver.
    """
    given = folder or os.environ.get(AGENTS, "")
    if not given:
        return _built(abi, is_android=is_android)
    program = Path(given, abi, _PROGRAM)
    if not program.is_file():
        raise NotADriver(
            f"there is no agent for '{abi}' at '{program}'; "
            f"build it: make -C agent CC=COMPILER BUILD={program.parent.absolute()}"
        )
    return program


def _built(abi: str, *, is_android: bool) -> Path:
    name = (_NDK if is_android else _CROSS).get(abi, "")
    compiler = _compiler(name, abi, is_android=is_android)
    if compiler is None or not _SOURCES.is_dir() or shutil.which("make") is None:
        wanted = f"make and {name or 'a compiler'}"
        place = " in the NDK of $ANDROID_NDK_HOME" if is_android else ""
        raise NotADriver(
            f"no agent for '{abi}' can be built here, which needs {wanted}{place}, and this "
            f"project's folder agent/; or name a folder that has {abi}/{_PROGRAM} by {AGENTS}"
        )
    built = cache_folder(_PROGRAM) / f"{Path(compiler).name}-{_digest()}" / _PROGRAM
    if built.is_file():
        return built
    built.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=built.parent) as folder:
        command = ["make", "-s", "-C", str(_SOURCES), f"CC={compiler}", f"BUILD={folder}"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise NotADriver(f"the agent cannot be built: {one_line(done.stderr)[-300:]}")
        os.replace(Path(folder, _PROGRAM), built)
    return built


def _compiler(name: str, abi: str, *, is_android: bool) -> str | None:
    if is_android:
        kits = (os.environ[each] for each in _NDK_VARIABLES if os.environ.get(each))
        paths = os.pathsep.join(str(Path(kit, _NDK_PROGRAMS)) for kit in kits)
        return shutil.which(name, path=paths) if name and paths else None
    return shutil.which(name) or (shutil.which("cc") if abi == platform.machine() else None)


def _digest() -> str:
    files = sorted((*_SOURCES.glob("*.[ch]"), _SOURCES / "Makefile"))
    return hashlib.sha256(b"\0".join(path.read_bytes() for path in files)).hexdigest()[:16]
