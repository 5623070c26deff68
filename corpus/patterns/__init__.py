"""Patterns that expose defects of compilers and kernels, across the families of operations.

Each module of a folder gives ``files()``: spec files, each with the family that it belongs to.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator

from corpus.language import SpecFile

__all__ = ["files"]


def files() -> Iterator[tuple[str, SpecFile]]:
    """The files of all modules in all folders, in the order of their names."""
    for module in sorted(_modules(__name__)):
        yield from importlib.import_module(module).files()


def _modules(package: str) -> Iterator[str]:
    for found in pkgutil.iter_modules(importlib.import_module(package).__path__):
        if not found.name.startswith("_"):
            name = f"{package}.{found.name}"
            yield from _modules(name) if found.ispkg else [name]
