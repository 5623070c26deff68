"""Expanded specs kept on disk by content, so that a second run does not expand again.

The key covers the spec's text, the version its folder stands for, and all code that takes part in
its expansion: a change in any of them makes a new entry, and nothing ever needs to be invalidated.
Entries are sealed. One that is damaged, or not this user's, is made anew.
"""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from nncli import sealed_file
from nncli.cache_folder import cache_folder
from nntest.code_digest import code_digest
from nntest.spec.case import SpecCase
from nntest.spec.expansion import expanded
from nntest.spec.loader import SpecFile, default_version

__all__ = ["EXPANSION", "cases_of", "content_key", "default_folder", "load_cached"]

EXPANSION: Final = (
    "nncli.bounded_text",
    "nncli.errors",
    "nncli.cache_folder",
    "nnhal.scheduling",
    "nnhal.errors",
    "nncli.input_file",
    "nnhal.lazy_property",
    "nnhal.memory",
    "nnhal.operand_types",
    "nnhal.operations",
    "nnhal.served_client",
    "nnhal.types",
    "nnhal.validation",
    "nnhal.versions",
    "nntest.spec",
)
"""Modules and packages whose code decides what a spec expands to."""


def default_folder() -> Path:
    """``specs`` of :func:`nncli.cache_folder.cache_folder`."""
    return cache_folder("specs")


def load_cached(path: Path, folder: Path | None = None) -> list[SpecCase]:
    """Load what :func:`nntest.spec.load` gives, from the cache where it is there. Raises
    SpecError.
    """
    return cases_of(SpecFile.read(path), folder)


def cases_of(
    spec: SpecFile, folder: Path | None = None, waiting: Callable[[], object] = lambda: None
) -> list[SpecCase]:
    """The cases of a spec, from the cache where they are there; else from a process that runs it.

    A cache that cannot be read or written costs time, never a run. ``waiting`` is called several
    times a second meanwhile. Raises SpecError, and what ``waiting`` raises.
    """
    key = content_key(spec)
    entry = (folder or default_folder()) / key
    kept = sealed_file.read(entry, key.encode())
    if kept is not None:
        with contextlib.suppress(msgspec.MsgspecError):
            return msgspec.msgpack.decode(kept, type=list[SpecCase])
    encoded = expanded(spec, waiting)
    cases = msgspec.msgpack.decode(encoded, type=list[SpecCase])
    with contextlib.suppress(OSError):
        sealed_file.write(entry, key.encode(), encoded)
    return cases


def content_key(spec: SpecFile) -> str:
    """Return a key that changes with the spec file, and with what this project makes of it."""
    digest = hashlib.sha256(code_digest(*EXPANSION))
    digest.update(f"{spec.path.name}\0{default_version(spec.path)}\0".encode())
    digest.update(spec.content)
    return digest.hexdigest()
