"""Reading every case of one file, a spec or a case file; offered to ``nnhal graph``, too."""

from __future__ import annotations

from pathlib import Path

from nnhal.types import Model
from nntest.cases.case_file import CaseFile
from nntest.cases.corpus_files import is_data
from nntest.spec import SpecCase, SpecError, load_cached

__all__ = ["cases_in", "read_model"]


def cases_in(path: Path) -> list[SpecCase]:
    """All cases of the file ``path``. A spec is run for this, in a process of its own.

    Raises SpecError.
    """
    if not is_data(path):
        return load_cached(path)
    file = CaseFile.read(path)
    return [case for section in file.sections for case in file.cases(section)]


def read_model(path: Path) -> Model:
    """The model of the first case of a file. Raises SpecError, also for a file without a case."""
    cases = cases_in(path)
    if not cases:
        raise SpecError(f"{path}: the file has no case, so no model to show")
    return cases[0].model
