"""Catalogue of the laws about models: a module of this folder with a ``LAW`` is one."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from nntest.graph_tests.laws.law import Law

__all__ = ["laws_in", "model_laws"]


def laws_in(package: str, folder: Path) -> list[Law]:
    """The laws that modules of ``package`` define, in the order of their names."""
    names = sorted(module.name for module in pkgutil.iter_modules([str(folder)]))
    modules = (importlib.import_module(f"{package}.{name}") for name in names)
    return [module.LAW for module in modules if hasattr(module, "LAW")]


@cache
def model_laws() -> Sequence[Law]:
    """Laws about two models that compute the same."""
    return tuple(laws_in("nntest.graph_tests.laws", Path(__file__).parent))
