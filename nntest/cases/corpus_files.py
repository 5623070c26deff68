"""Files of a corpus: specs in Android's language, and case files."""

from __future__ import annotations

from pathlib import Path

from nntest.cases.case_file import CASES_SUFFIX
from nntest.spec import SPEC_SUFFIX, SpecError

__all__ = ["corpus_files", "folder_of", "is_data"]


def corpus_files(root: Path) -> list[Path]:
    """The file ``root``, or all specs and case files below the folder ``root``, sorted.

    Raises SpecError when there is none.
    """
    if root.is_file():
        return [root]
    found = sorted([*root.rglob(f"*{SPEC_SUFFIX}"), *root.rglob(f"*{CASES_SUFFIX}")])
    if not found:
        raise SpecError(
            f"{root}: no spec file (*{SPEC_SUFFIX}) or case file (*{CASES_SUFFIX}) found here"
        )
    return found


def is_data(path: Path) -> bool:
    """Whether ``path`` is a case file by its name."""
    return path.name.endswith(CASES_SUFFIX)


def folder_of(path: Path, root: Path) -> str:
    """First part of the ids of the cases in ``path``: its folder below ``root``, or for a case
    file its own name there, so that a case has the same id however much of a corpus is taken.
    """
    folder = path.with_name(path.name.removesuffix(CASES_SUFFIX)) if is_data(path) else path.parent
    if root.is_file() or folder == root:
        return folder.absolute().name
    return folder.relative_to(root).as_posix()
