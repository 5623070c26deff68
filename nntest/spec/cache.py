"""Expanded specs kept on disk by content, so that a second run does not expand again.

The key covers the spec's text, the version its folder stands for, and this package's own
source: a change in any of them makes a new entry, and nothing ever needs to be invalidated.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import tempfile
from functools import cache
from pathlib import Path

import msgspec

from nntest.spec.case import SpecCase
from nntest.spec.loader import load, version_of

__all__ = ["default_folder", "load_cached"]


def default_folder() -> Path:
    """``$XDG_CACHE_HOME/nn-driver-suite/specs``, by default below ``~/.cache``."""
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "nn-driver-suite" / "specs"


def load_cached(path: Path, folder: Path | None = None) -> list[SpecCase]:
    """What :func:`nntest.spec.load` gives, from the cache where it is there.

    A cache that cannot be read or written costs time, never a run. Raises SpecError.
    """
    if not path.is_file():
        return load(path)
    entry = (folder or default_folder()) / _key(path)
    try:
        return msgspec.msgpack.decode(entry.read_bytes(), type=list[SpecCase])
    except (OSError, msgspec.MsgspecError):
        cases = load(path)
    with contextlib.suppress(OSError):
        _write(entry, msgspec.msgpack.encode(cases))
    return cases


def _key(path: Path) -> str:
    digest = hashlib.sha256(_language())
    digest.update(f"{path.name}\0{version_of(path)}\0".encode())
    digest.update(path.read_bytes())
    return digest.hexdigest()


@cache
def _language() -> bytes:
    sources = sorted(Path(__file__).parent.glob("*.py"))
    return hashlib.sha256(b"".join(source.read_bytes() for source in sources)).digest()


def _write(entry: Path, data: bytes) -> None:
    """Write in one step, so that a reader never sees half an entry."""
    entry.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=entry.parent, delete=False) as file:
        file.write(data)
    Path(file.name).replace(entry)
