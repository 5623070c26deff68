"""Registry of exporters by operation: one module a family, found by being there."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from nnhal.types import OperationType

if TYPE_CHECKING:
    from nntflite.exporter.operation import HalOperation

__all__ = ["Exporter", "exporter_of", "exports", "supported_operations"]

Exporter = Callable[["HalOperation"], None]

_exporters: dict[int, Exporter] = {}


def exports(*operations: OperationType) -> Callable[[Exporter], Exporter]:
    """Declare that the function below exports ``operations``."""

    def register(function: Exporter) -> Exporter:
        _exporters.update(dict.fromkeys(operations, function))
        return function

    return register


@lru_cache(maxsize=1)
def _loaded() -> dict[int, Exporter]:
    for module in pkgutil.iter_modules([str(Path(__file__).parent)]):
        importlib.import_module(f"nntflite.exporter.{module.name}")
    return _exporters


def exporter_of(operation: int) -> Exporter | None:
    """The exporter of an operation code; None when TF Lite has nothing like it."""
    return _loaded().get(operation)


def supported_operations() -> frozenset[int]:
    """The codes of all operations that can be exported, in some form at least."""
    return frozenset(_loaded())
