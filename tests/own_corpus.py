"""Our own corpus, as tests ask for it."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache

from nntest.cases.case_file import CASES_SUFFIX, CaseFile
from nntest.data_folders import OWN_SPECS
from nntest.spec import SpecCase


@cache
def case_files() -> dict[str, CaseFile]:
    """All files by family."""
    return {
        path.name.removesuffix(CASES_SUFFIX): CaseFile.read(path)
        for path in sorted(OWN_SPECS.glob(f"*{CASES_SUFFIX}"))
    }


def own_cases(glob: str) -> Iterator[SpecCase]:
    """The cases of all sections that the glob ``FAMILY/SECTION`` fits. There is one at least."""
    found = [
        (file, section)
        for family, file in case_files().items()
        for section in file.sections
        if fnmatchcase(f"{family}/{section.name}", glob)
    ]
    assert found, glob
    return (case for file, section in found for case in file.cases(section))


def own_case(name: str) -> SpecCase:
    """The case called ``name``."""
    for file in case_files().values():
        for section in file.sections:
            if name in section.names:
                return file.cases(section)[section.names.index(name)]
    raise KeyError(name)
