"""Catalogues of planted defects: whatever the modules of a package mark as one.

Drivers, drivers under load and faults of the runtime each have one; entries differ in what a suite
must know of them.
"""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Callable, Mapping
from typing import Any, Generic, NamedTuple, TypeVar

__all__ = ["Catalogue", "Marked", "marked"]

_Entry = TypeVar("_Entry")


class Marked(NamedTuple):
    """Name, area (the module) and summary of a marked class or function."""

    name: str
    area: str
    summary: str


def marked(made: Callable[..., Any]) -> Marked:
    """Describe ``made``: its name in snake case, its module, and its docstring on one line."""
    name = "".join(f"_{c.lower()}" if c.isupper() else c for c in made.__name__).lstrip("_")
    area = made.__module__.rpartition(".")[2]
    return Marked(name, area, " ".join((inspect.getdoc(made) or "").split()))


class Catalogue(Generic[_Entry]):
    """Entries by name, in the order of the modules of ``package`` and of the marks there."""

    def __init__(self, package: str) -> None:
        self._package = package
        self._entries: dict[str, tuple[str, _Entry]] = {}

    def add(self, what: Marked, entry: _Entry) -> None:
        """Add ``entry``. Raises ValueError for a name that is there."""
        if what.name in self._entries:
            raise ValueError(f"two planted defects are called {what.name}")
        self._entries[what.name] = what.area, entry

    def entries(self) -> Mapping[str, _Entry]:
        """Import all modules of the package, and return what they have marked."""
        for module in pkgutil.iter_modules(importlib.import_module(self._package).__path__):
            importlib.import_module(f"{self._package}.{module.name}")
        ordered = sorted(self._entries.items(), key=lambda item: item[1][0])
        return {name: entry for name, (_, entry) in ordered}
