"""Drawers: one for each operation, which chooses its arguments; modules by family register them."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Mapping
from functools import cache
from typing import TypeAlias

from nnhal.types import OperationType
from nntest.random_graph.site import Site

__all__ = ["Drawer", "drawers", "draws"]

Drawer: TypeAlias = Callable[[Site], None]
"""Gives every argument of one operation, and says what its outputs hold."""

_DRAWERS: dict[OperationType, Drawer] = {}


def draws(*operations: OperationType) -> Callable[[Drawer], Drawer]:
    """Register the function below as the drawer of ``operations``.

    Raises ValueError where one of them has a drawer already.
    """

    def register(drawer: Drawer) -> Drawer:
        for operation in operations:
            if operation in _DRAWERS:
                raise ValueError(f"{operation.name} has two drawers")
            _DRAWERS[operation] = drawer
        return drawer

    return register


@cache
def drawers() -> Mapping[OperationType, Drawer]:
    """Return the drawers that the modules of :mod:`nntest.random_graph.operations` register."""
    package = importlib.import_module("nntest.random_graph.operations")
    for module in pkgutil.iter_modules(package.__path__):
        importlib.import_module(f"{package.__name__}.{module.name}")
    return _DRAWERS
