"""The cases below a folder of specs: what they are called, and which of them the user chose."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from typing import TYPE_CHECKING

from nnhal.errors import UserError

if TYPE_CHECKING:
    from nntest.spec import SpecCase, SpecError

__all__ = ["Choice", "NoCases", "Spec", "case_id", "read", "specs_below"]


class NoCases(UserError):
    """The folder has no specs, or none that the filters let through."""


def case_id(folder: str, name: str) -> str:
    """What a case is called in reports and by ``--filter``."""
    return f"{folder}/{name}"


@dataclass(frozen=True)
class Choice:
    """Globs over case ids: any of ``filters`` (or there is none), and none of ``excludes``.

    ``*`` matches any characters, also ``/``.
    """

    filters: Sequence[str] = ()
    excludes: Sequence[str] = ()

    def includes(self, id: str) -> bool:
        if self.filters and not _matches_any(id, self.filters):
            return False
        return not _matches_any(id, self.excludes)

    def may_include(self, prefix: str) -> bool:
        """False only if no id that begins with ``prefix`` can be chosen: its spec is not loaded."""
        if any(glob.endswith("*") and fnmatchcase(prefix, glob) for glob in self.excludes):
            return False
        heads = [_head(glob) for glob in self.filters]
        return not heads or any(h.startswith(prefix) or prefix.startswith(h) for h in heads)

    def asks_for(self, prefix: str) -> bool:
        """Whether a spec that cannot be loaded was asked for, as far as its own name tells."""
        if _matches_any(prefix, self.excludes):
            return False
        heads = [_head(glob) for glob in self.filters]
        return self.includes(prefix) or any(head.startswith(prefix) for head in heads)


def _head(glob: str) -> str:
    """What comes before the first character that is not literal."""
    return re.split(r"[*?[]", glob, maxsplit=1)[0]


def _matches_any(id: str, globs: Iterable[str]) -> bool:
    return any(fnmatchcase(id, glob) for glob in globs)


@dataclass(frozen=True)
class Spec:
    """A spec file; the ids of its cases begin with ``prefix``."""

    path: Path
    folder: str

    @property
    def prefix(self) -> str:
        return case_id(self.folder, self.path.name.partition(".")[0])


def specs_below(root: Path, choice: Choice) -> list[Spec]:
    """The spec files below ``root`` (or ``root`` itself) that may have chosen cases, by path.

    A case's folder is that of its spec below ``root``, so that ``V1_2/add`` has this id however
    much of the corpus is run. Raises NoCases, and SpecError where there is no spec at all.
    """
    from nntest.spec import spec_files

    found = [Spec(path, _folder(path, root)) for path in spec_files(root)]
    chosen = [spec for spec in found if choice.may_include(spec.prefix)]
    if not chosen:
        raise NoCases(f"no case of {root} matches; 'vts list --specs {root}' lists them")
    return chosen


def _folder(path: Path, root: Path) -> str:
    folder = path.parent
    if root.is_file() or folder == root:
        return folder.absolute().name
    return folder.relative_to(root).as_posix()


def read(
    specs: Iterable[Spec], choice: Choice
) -> Iterator[tuple[Spec, list[SpecCase] | SpecError]]:
    """The chosen cases of each spec that has any, or why it cannot be loaded.

    Loading a spec runs it: it is Python.
    """
    from nntest.spec import SpecError, load_cached

    for spec in specs:
        try:
            cases = load_cached(spec.path)
        except SpecError as error:
            if choice.asks_for(spec.prefix):
                yield spec, error
            continue
        chosen = [case for case in cases if choice.includes(case_id(spec.folder, case.name))]
        if chosen:
            yield spec, chosen
