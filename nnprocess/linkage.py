"""Linkage of shared libraries: what the dynamic linker would not find, without running any code of
theirs.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

__all__ = ["Linkage", "linkage_of"]

_MISSING: Final = re.compile(r"^\s*(\S+) => not found", re.MULTILINE)
_UNDEFINED: Final = re.compile(r"^undefined symbol: (\S+)", re.MULTILINE)
_TIMEOUT_S: Final = 30


class Linkage(NamedTuple):
    """Names of ``missing`` libraries and, where none is missing, of ``undefined`` symbols; for
    what cannot be looked at, the reason is in ``unknown``.
    """

    missing: tuple[str, ...] = ()
    undefined: tuple[str, ...] = ()
    unknown: str = ""


def linkage_of(library: Path, environment: Mapping[str, str] | None = None) -> Linkage:
    """Ask ``ldd``, with ``environment`` beside that of this process."""
    program = shutil.which("ldd")
    if program is None:
        return Linkage(unknown="ldd, which tells, is not installed")
    try:
        ended = subprocess.run(
            [program, "-r", str(library)],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            env={**os.environ, **(environment or {}), "LC_ALL": "C"},
            timeout=_TIMEOUT_S,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return Linkage(unknown=f"ldd does not answer within {_TIMEOUT_S} s")
    text = (ended.stdout + ended.stderr).decode("utf-8", "replace")
    missing = tuple(dict.fromkeys(_MISSING.findall(text)))
    if missing:  # their symbols are undefined, too
        return Linkage(missing)
    if ended.returncode:
        return Linkage(unknown=" ".join(text.split()) or "ldd failed")
    return Linkage(undefined=tuple(dict.fromkeys(_UNDEFINED.findall(text))))
