"""What planning needs to know of a corpus, kept on disk so that no spec is expanded for it.

The index of a folder is one file. Each of its entries is valid for the content of one spec, so a
changed spec is indexed anew, and an index is never wrong.
"""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Callable
from functools import cache
from pathlib import Path

import msgspec

from nntest.spec.cache import content_key, default_folder, write_entry
from nntest.spec.loader import SpecError, spec_files
from vts.test_group import IndexedCase

__all__ = ["Index", "Unreadable", "index_of"]


class Unreadable(msgspec.Struct, frozen=True):
    """A spec that cannot be loaded. ``folder/stem`` is what its cases' ids would begin with."""

    path: Path
    folder: str
    message: str

    @property
    def prefix(self) -> str:
        return f"{self.folder}/{self.path.name.partition('.')[0]}"


class Index(msgspec.Struct, frozen=True):
    """All cases of a corpus by path and place in the spec, and what could not be read."""

    cases: tuple[IndexedCase, ...]
    unreadable: tuple[Unreadable, ...]


def index_of(root: Path, progress: Callable[[int, int], None] = lambda done, total: None) -> Index:
    """The index of the specs below ``root``, or of the one spec ``root``.

    A case's folder is that of its spec below ``root``, so that ``V1_2/add`` has this name however
    much of the corpus is taken. ``progress`` is told of each of the specs read, of how many.
    Raises SpecError where there is no spec.
    """
    file = _index_file(root)
    known = _read(file)
    entries: dict[str, tuple[IndexedCase, ...]] = {}
    unreadable = []
    paths = spec_files(root)
    for done, path in enumerate(paths):
        progress(done, len(paths))
        folder = _folder(path, root)
        key = f"{folder}\0{content_key(path)}"
        try:
            entries[key] = known[key] if key in known else _indexed(path, root, folder)
        except SpecError as error:
            unreadable.append(Unreadable(path, folder, str(error)))
    if entries.keys() != known.keys():
        with contextlib.suppress(OSError):  # costs time, never a run
            write_entry(file, msgspec.msgpack.encode(entries))
    cases = tuple(case for some in entries.values() for case in some)
    return Index(cases, tuple(unreadable))


def _read(file: Path) -> dict[str, tuple[IndexedCase, ...]]:
    try:
        return msgspec.msgpack.decode(file.read_bytes(), type=dict[str, tuple[IndexedCase, ...]])
    except (OSError, msgspec.MsgspecError):
        return {}


def _index_file(root: Path) -> Path:
    digest = hashlib.sha256(_rules() + str(root.absolute()).encode()).hexdigest()
    return default_folder().parent / "index" / digest


@cache
def _rules() -> bytes:
    """What changes when cases are indexed in another way."""
    folder = Path(__file__).parent
    modules = ("case_index", "indexing", "labels", "test_group")
    return b"".join((folder / f"{name}.py").read_bytes() for name in modules)


def _folder(path: Path, root: Path) -> str:
    folder = path.parent
    if root.is_file() or folder == root:
        return folder.absolute().name
    return folder.relative_to(root).as_posix()


def _indexed(path: Path, root: Path, folder: str) -> tuple[IndexedCase, ...]:
    from nntest.spec import load_cached
    from vts.indexing import indexed_case

    spec = path.name if root.is_file() else path.relative_to(root).as_posix()
    return tuple(indexed_case(case, spec=spec, folder=folder) for case in load_cached(path))
