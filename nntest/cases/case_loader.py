"""Cases of the corpus as tests ask for them, in a worker: read when they are needed."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from nntest.cases.case_file import CASES_SUFFIX, CaseFile
from nntest.spec import SPEC_SUFFIX, SpecError, SpecFile
from nntest.spec.cache import cases_of

if TYPE_CHECKING:
    from nntest.spec import SpecCase

__all__ = ["CaseLoader", "SpecChanged"]

_KEPT: Final = 4
"""Specs or sections that are kept. Tests come one by one; more would only cost memory."""


class SpecChanged(SpecError):
    """A spec is not what it was when the run was planned."""


class CaseLoader:
    """Loads cases of the specs and case files below ``root``, or of the one file ``root``.

    Only the case asked for last keeps its model, because models hold shared memory. ``alive`` is
    called while a spec is expanded.
    """

    def __init__(self, root: Path, alive: Callable[[], object] = lambda: None) -> None:
        self._root = root
        self._alive = alive
        self._kept: OrderedDict[str, dict[str, SpecCase]] = OrderedDict()
        self._files: dict[Path, CaseFile] = {}
        self._last: SpecCase | None = None

    def load(self, spec: str, name: str, content: str = "") -> SpecCase:
        """The case ``name`` of ``spec`` (:attr:`IndexedCase.spec`), whose content had the digest
        ``content`` when the run was planned; empty where nobody knows.

        Raises SpecError, SpecChanged, and KeyError for no such case.
        """
        case = self._cases(spec, content)[name]
        if self._last is not None and self._last is not case:
            self._last.__dict__.pop("model", None)
        self._last = case
        return case

    def _cases(self, spec: str, content: str) -> dict[str, SpecCase]:
        if spec in self._kept:
            self._kept.move_to_end(spec)
            return self._kept[spec]
        is_data = not spec.endswith(SPEC_SUFFIX)
        cases = (self._of_section if is_data else self._of_spec)(spec, content)
        self._kept[spec] = {case.name: case for case in cases}
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return self._kept[spec]

    def _of_spec(self, spec: str, content: str) -> list[SpecCase]:
        path = self._root if self._root.is_file() else self._root / spec
        file = SpecFile.read(path)
        _check_content(path, file.digest, content)
        return cases_of(file, waiting=self._alive)

    def _of_section(self, spec: str, content: str) -> list[SpecCase]:
        folder, _, name = spec.rpartition("/")
        path = self._root if self._root.is_file() else self._root / f"{folder}{CASES_SUFFIX}"
        if path not in self._files:  # kept: tests of all families alternate in some orders
            self._files[path] = CaseFile.read(path)
        file = self._files[path]
        section = file.section(name)
        _check_content(path, section.digest, content)
        return file.cases(section)


def _check_content(path: Path, digest: str, planned: str) -> None:
    """Raise SpecChanged where a run was planned with another content."""
    if planned and digest != planned:
        raise SpecChanged(f"{path} was changed during the run: run it again")
