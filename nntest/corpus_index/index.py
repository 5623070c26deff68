"""What planning needs to know of a corpus, kept on disk so that no spec is expanded for it.

The index of a folder is one file, sealed like the cache of specs, which depends on all code that
takes part. Each of its entries is valid for the content of one spec, so a changed spec is indexed
anew, and an index is never wrong.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from nncli import sealed_file
from nntest.code_digest import code_digest
from nntest.corpus_index.indexed_case import IndexedCase
from nntest.spec import SpecError, SpecFile, spec_files
from nntest.spec.cache import EXPANSION, cases_of, content_key, default_folder
from nntest.spec.expansion import processes

__all__ = ["INDEXING", "Index", "Unreadable", "index_of"]

INDEXING: Final = (
    *EXPANSION,
    "nntest.accuracy",
    "nntest.judge",
    "nntest.corpus_index",
)
"""Modules and packages whose code decides what the index says of a case."""


class Unreadable(msgspec.Struct, frozen=True):
    """A spec that cannot be loaded. ``folder/stem`` is what its cases' ids would begin with."""

    path: Path
    folder: str
    message: str

    @property
    def prefix(self) -> str:
        return f"{self.folder}/{self.path.name.partition('.')[0]}"


class Index(msgspec.Struct, frozen=True):
    """All cases of a corpus by path and place in the spec, and what could not be read.

    ``contents`` are the digests of the specs' texts by their paths, as cases name them; ``sha256``
    is that over names and texts of all specs. Both are of the texts that the cases come from.
    """

    cases: tuple[IndexedCase, ...]
    unreadable: tuple[Unreadable, ...]
    contents: Mapping[str, str] = {}
    sha256: str = ""


def index_of(root: Path, progress: Callable[[int, int], None] = lambda done, total: None) -> Index:
    """The index of the specs below ``root``, or of the one spec ``root``.

    A case's folder is that of its spec below ``root``, so that ``V1_2/add`` has this name however
    much of the corpus is taken. ``progress`` is called for each of the specs read, of how many, and
    again and again while one takes its time. Raises SpecError where there is no spec.
    """
    with processes():
        return _index_of(root, progress)


def _index_of(root: Path, progress: Callable[[int, int], None]) -> Index:
    file, rules = _index_file(root), code_digest(*INDEXING)
    known = _read(file, rules)
    entries: dict[str, tuple[IndexedCase, ...]] = {}
    unreadable: list[Unreadable] = []
    contents: dict[str, str] = {}
    digest = hashlib.sha256()
    paths = spec_files(root)
    for done, path in enumerate(paths):
        progress(done, len(paths))
        folder, name = _folder(path, root), _name(path, root)
        try:
            spec = SpecFile.read(path)
            contents[name] = spec.digest
            digest.update(f"{name}\0{len(spec.content)}\0".encode() + spec.content)
            waiting = partial(progress, done, len(paths))
            key = f"{folder}\0{content_key(spec)}"
            entries[key] = known[key] if key in known else _indexed(spec, name, folder, waiting)
        except SpecError as error:
            unreadable.append(Unreadable(path, folder, str(error)))
    if entries.keys() != known.keys():
        with contextlib.suppress(OSError):  # costs time, never a run
            sealed_file.write(file, rules, msgspec.msgpack.encode(entries))
    cases = tuple(case for some in entries.values() for case in some)
    return Index(cases, tuple(unreadable), contents, digest.hexdigest())


def _read(file: Path, rules: bytes) -> dict[str, tuple[IndexedCase, ...]]:
    kept = sealed_file.read(file, rules)
    with contextlib.suppress(msgspec.MsgspecError):
        if kept is not None:
            return msgspec.msgpack.decode(kept, type=dict[str, tuple[IndexedCase, ...]])
    return {}


def _index_file(root: Path) -> Path:
    """One for each folder: an index that other code has made is replaced."""
    digest = hashlib.sha256(os.fsencode(root.absolute())).hexdigest()
    return default_folder().parent / "index" / digest


def _folder(path: Path, root: Path) -> str:
    folder = path.parent
    if root.is_file() or folder == root:
        return folder.absolute().name
    return folder.relative_to(root).as_posix()


def _name(path: Path, root: Path) -> str:
    """Of the spec, below ``root``."""
    return path.name if path == root else path.relative_to(root).as_posix()


def _indexed(
    spec: SpecFile, name: str, folder: str, waiting: Callable[[], None]
) -> tuple[IndexedCase, ...]:
    from nntest.corpus_index.indexing import indexed_case

    cases = cases_of(spec, waiting=waiting)
    return tuple(indexed_case(case, spec=name, folder=folder) for case in cases)
