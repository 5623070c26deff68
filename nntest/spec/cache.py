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
from nntest.spec.loader import default_version, load

__all__ = ["content_key", "default_folder", "load_cached", "write_entry"]


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
    entry = (folder or default_folder()) / content_key(path)
    try:
        return msgspec.msgpack.decode(entry.read_bytes(), type=list[SpecCase])
    except (OSError, msgspec.MsgspecError):
        cases = load(path)
    with contextlib.suppress(OSError):
        write_entry(entry, msgspec.msgpack.encode(cases))
    return cases


def content_key(path: Path) -> str:
    """What changes with the spec file ``path``, and with what this package makes of it."""
    digest = hashlib.sha256(_language())
    digest.update(f"{path.name}\0{default_version(path)}\0".encode())
    digest.update(path.read_bytes())
    return digest.hexdigest()


@cache
def _language() -> bytes:
    sources = sorted(Path(__file__).parent.glob("*.py"))
    return hashlib.sha256(b"".join(source.read_bytes() for source in sources)).digest()


def write_entry(entry: Path, data: bytes) -> None:
    """Write in one step, so that a reader never sees half an entry."""
    entry.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=entry.parent, delete=False) as file:
        file.write(data)
    Path(file.name).replace(entry)
