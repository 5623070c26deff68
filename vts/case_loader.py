"""Cases of the corpus as tests ask for them, in a worker: a spec is read when it is needed."""

from __future__ import annotations

from collections import OrderedDict
from pathlib import Path
from typing import TYPE_CHECKING, Final

from nntest.spec import load_cached

if TYPE_CHECKING:
    from nntest.spec import SpecCase

__all__ = ["CaseLoader"]

_KEPT: Final = 4
"""Specs that are kept. Tests come spec by spec; more would only cost memory."""


class CaseLoader:
    """Loads cases of the specs below ``root``, or of the one spec ``root``.

    Only the case asked for last keeps its model, because models hold shared memory.
    """

    def __init__(self, root: Path) -> None:
        self._root = root
        self._specs: OrderedDict[str, dict[str, SpecCase]] = OrderedDict()
        self._last: SpecCase | None = None

    def load(self, spec: str, name: str) -> SpecCase:
        """The case ``name`` of the file ``spec``. Raises SpecError, and KeyError for no such."""
        case = self._spec(spec)[name]
        if self._last is not None and self._last is not case:
            self._last.__dict__.pop("model", None)
        self._last = case
        return case

    def _spec(self, spec: str) -> dict[str, SpecCase]:
        if spec in self._specs:
            self._specs.move_to_end(spec)
            return self._specs[spec]
        path = self._root if self._root.is_file() else self._root / spec
        cases = self._specs[spec] = {case.name: case for case in load_cached(path)}
        if len(self._specs) > _KEPT:
            self._specs.popitem(last=False)
        return cases
