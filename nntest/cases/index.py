"""Index of a corpus: what planning needs to know, without reading any tensor.

A case file contains its index. That of a folder of specs is kept on disk so that no spec is
expanded for it: one file, sealed like the cache of specs, which depends on all code that takes
part. Each of its entries is valid for the content of one spec, so a changed spec is indexed anew,
and an index is never wrong.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
from collections.abc import Callable, Mapping
from functools import cached_property, partial
from pathlib import Path
from typing import Final

import msgspec

from nncli import sealed_file
from nntest.cases.case_file import CaseFile, content_of
from nntest.cases.corpus_files import corpus_files, folder_of, is_data
from nntest.cases.indexed_case import IndexedCase
from nntest.code_digest import code_digest
from nntest.spec import SpecError, SpecFile
from nntest.spec.cache import EXPANSION, cases_of, content_key, default_folder
from nntest.spec.expansion import processes

__all__ = ["INDEXING", "Index", "Unreadable", "index_of"]

INDEXING: Final = (
    *EXPANSION,
    "nntest.accuracy",
    "nntest.judge",
    "nntest.cases",
)
"""Modules and packages whose code decides what the index says of a case."""


class Unreadable(msgspec.Struct, frozen=True):
    """A file that cannot be loaded. ``prefix`` is what the ids of its cases would begin with."""

    path: Path
    prefix: str
    message: str


class Index(msgspec.Struct, frozen=True):
    """All cases of a corpus by path and place in the file, and what could not be read.

    ``contents`` are the digests of what the cases come from, by ``IndexedCase.spec``; ``sha256`` is
    that over names and contents of all files.
    """

    cases: tuple[IndexedCase, ...]
    unreadable: tuple[Unreadable, ...]
    contents: Mapping[str, str] = {}
    sha256: str = ""


def index_of(
    root: Path,
    progress: Callable[[int, int], None] = lambda done, total: None,
    is_wanted: Callable[[str], bool] = lambda folder: True,
) -> Index:
    """The index of the specs and case files below ``root``, or of the one file ``root``.

    A case's folder is that of its spec below ``root``, so that ``V1_2/add`` has this name however
    much of the corpus is taken. ``progress`` receives the number of files read, and of all, and
    again and again while one takes its time. Case files whose folder is not wanted count for the
    digest only. Raises SpecError where there is no file.
    """
    paths = corpus_files(root)
    reading = _Reading(root, is_wanted)
    with processes():
        for done, path in enumerate(paths):
            progress(done, len(paths))
            reading.read(path, partial(progress, done, len(paths)))
    return reading.index()


class _Reading:
    """State of reading a corpus. A case file has its index; that of a spec is kept on disk."""

    def __init__(self, root: Path, is_wanted: Callable[[str], bool]) -> None:
        self._root = root
        self._is_wanted = is_wanted
        self._cases: list[IndexedCase] = []
        self._unreadable: list[Unreadable] = []
        self._contents: dict[str, str] = {}
        self._digest = hashlib.sha256()
        self._entries: dict[str, tuple[IndexedCase, ...]] = {}

    @cached_property
    def _file(self) -> Path:
        return _index_file(self._root)

    @cached_property
    def _rules(self) -> bytes:
        return code_digest(*INDEXING)

    @cached_property
    def _known(self) -> dict[str, tuple[IndexedCase, ...]]:
        return _read(self._file, self._rules)

    def read(self, path: Path, waiting: Callable[[], None]) -> None:
        """Add what is in the file ``path``."""
        folder = folder_of(path, self._root)
        try:
            if is_data(path) and not self._is_wanted(folder):
                self._add_content(path, content_of(path))
            elif is_data(path):
                self._add_data(CaseFile.read(path), folder)
            else:
                self._add_spec(SpecFile.read(path), folder, waiting)
        except SpecError as error:
            stem = "" if is_data(path) else path.name.partition(".")[0]
            self._unreadable.append(Unreadable(path, f"{folder}/{stem}", str(error)))

    def _add_data(self, file: CaseFile, folder: str) -> None:
        self._add_content(file.path, file.content)
        self._contents |= {f"{folder}/{each.name}": each.digest for each in file.sections}
        self._cases += file.indexed(folder)

    def _add_spec(self, spec: SpecFile, folder: str, waiting: Callable[[], None]) -> None:
        name = _name(spec.path, self._root)
        self._contents[name] = spec.digest
        self._add_content(spec.path, spec.content)
        key = f"{folder}\0{content_key(spec)}"
        known = self._known.get(key)
        self._entries[key] = _indexed(spec, name, folder, waiting) if known is None else known
        self._cases += self._entries[key]

    def _add_content(self, path: Path, content: bytes) -> None:
        self._digest.update(f"{_name(path, self._root)}\0{len(content)}\0".encode() + content)

    def index(self) -> Index:
        """The index, which is kept where specs have changed."""
        if self._entries and self._entries.keys() != self._known.keys():
            with contextlib.suppress(OSError):  # costs time, never a run
                entries = msgspec.msgpack.encode(self._entries)
                sealed_file.write(self._file, self._rules, entries)
        return Index(
            tuple(self._cases), tuple(self._unreadable), self._contents, self._digest.hexdigest()
        )


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


def _name(path: Path, root: Path) -> str:
    """Name of the file ``path`` below ``root``."""
    return path.name if path == root else path.relative_to(root).as_posix()


def _indexed(
    spec: SpecFile, name: str, folder: str, waiting: Callable[[], None]
) -> tuple[IndexedCase, ...]:
    from nntest.cases.indexing import indexed_case

    cases = cases_of(spec, waiting=waiting)
    return tuple(indexed_case(case, spec=name, folder=folder) for case in cases)
