"""Patterns that expose defects of compilers and kernels, across the families of operations.

A module in a folder registers builders of nets with one or more :class:`Patterns`.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator

from corpus.language import SpecFile
from corpus.patterns._patterns import Patterns

__all__ = ["files"]


def files() -> Iterator[tuple[str, str, SpecFile]]:
    """Yield the module, the family and the file of all registers, in the order of the modules."""
    for name in sorted(_modules(__name__)):
        module = importlib.import_module(name)
        for found in vars(module).values():
            if isinstance(found, Patterns):
                yield from ((name, *entry) for entry in found.files())


def _modules(package: str) -> Iterator[str]:
    for found in pkgutil.iter_modules(importlib.import_module(package).__path__):
        if not found.name.startswith("_"):
            name = f"{package}.{found.name}"
            yield from _modules(name) if found.ispkg else [name]
