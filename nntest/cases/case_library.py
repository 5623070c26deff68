"""Cases of a corpus by their ids, for reports: which model a test of a result has run."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from nntest.cases.case_loader import CaseLoader
from nntest.cases.index import Index, index_of

if TYPE_CHECKING:
    from nntest.cases.indexed_case import IndexedCase
    from nntest.spec import SpecCase

__all__ = ["CaseLibrary"]


class CaseLibrary:
    """The corpus at ``root``, which is read when it is first asked for."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._loader = CaseLoader(root)

    @cached_property
    def index(self) -> Index:
        """All cases. Raises SpecError where there is none."""
        return index_of(self._root)

    @cached_property
    def by_id(self) -> Mapping[str, IndexedCase]:
        """The cases by ``FOLDER/NAME``."""
        return {case.id: case for case in self.index.cases}

    def load(self, id: str) -> SpecCase:
        """The case ``FOLDER/NAME``. Raises KeyError and SpecError."""
        case = self.by_id[id]
        return self._loader.load(case.spec, case.name)

    def loaded(self, ids: Iterable[str]) -> Iterator[tuple[str, SpecCase]]:
        """The cases of those ``ids`` that the corpus has, those of one file together."""
        known = {id for id in ids if id in self.by_id}
        for id in sorted(known, key=lambda id: (self.by_id[id].spec, id)):
            yield id, self.load(id)
