"""Cases of the corpus as tests ask for them, in a worker: a spec is read when it is needed."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from nntest.spec import SpecError, SpecFile
from nntest.spec.cache import cases_of

if TYPE_CHECKING:
    from nntest.spec import SpecCase

__all__ = ["CaseLoader", "SpecChanged"]

_KEPT: Final = 4
"""Specs that are kept. Tests come spec by spec; more would only cost memory."""


class SpecChanged(SpecError):
    """A spec is not what it was when the run was planned."""


class CaseLoader:
    """Loads cases of the specs below ``root``, or of the one spec ``root``.

    Only the case asked for last keeps its model, because models hold shared memory. ``alive`` is
    called while a spec is expanded.
    """

    def __init__(self, root: Path, alive: Callable[[], object] = lambda: None) -> None:
        self._root = root
        self._alive = alive
        self._specs: OrderedDict[str, dict[str, SpecCase]] = OrderedDict()
        self._last: SpecCase | None = None

    def load(self, spec: str, name: str, content: str = "") -> SpecCase:
        """The case ``name`` of the file ``spec``, whose text had the digest ``content`` when the
        run was planned; empty where nobody knows.

        Raises SpecError, SpecChanged, and KeyError for no such case.
        """
        case = self._spec(spec, content)[name]
        if self._last is not None and self._last is not case:
            self._last.__dict__.pop("model", None)
        self._last = case
        return case

    def _spec(self, spec: str, content: str) -> dict[str, SpecCase]:
        if spec in self._specs:
            self._specs.move_to_end(spec)
            return self._specs[spec]
        path = self._root if self._root.is_file() else self._root / spec
        file = SpecFile.read(path)
        if content and file.digest != content:
            raise SpecChanged(f"{path} was changed during the run: run it again")
        cases = self._specs[spec] = {
            case.name: case for case in cases_of(file, waiting=self._alive)
        }
        if len(self._specs) > _KEPT:
            self._specs.popitem(last=False)
        return cases
