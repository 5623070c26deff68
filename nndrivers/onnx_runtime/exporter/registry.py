"""Registry of exporters by operation: the modules of this package, found by being there."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from nnhal.types import OperationType

if TYPE_CHECKING:
    from nndrivers.onnx_runtime.exporter.operation import OnnxOperation

__all__ = ["Exporter", "exporter_of", "exports"]

Exporter = Callable[["OnnxOperation"], None]

_exporters: dict[int, Exporter] = {}


def exports(*operations: OperationType) -> Callable[[Exporter], Exporter]:
    """Declare that the function below exports ``operations``."""

    def register(function: Exporter) -> Exporter:
        _exporters.update(dict.fromkeys(operations, function))
        return function

    return register


@lru_cache(maxsize=1)
def _loaded() -> dict[int, Exporter]:
    package = __name__.rpartition(".")[0]
    for module in pkgutil.iter_modules([str(Path(__file__).parent)]):
        importlib.import_module(f"{package}.{module.name}")
    return _exporters


def exporter_of(operation: int) -> Exporter | None:
    """The exporter of an operation code; None where there is none."""
    return _loaded().get(operation)
