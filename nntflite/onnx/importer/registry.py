"""Registry of importers by operator of ONNX: one module a family, found by being there."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from nntflite.onnx.importer.operator import OnnxOperator

__all__ = ["Importer", "importer_of", "imports", "supported_operators"]

Importer = Callable[["OnnxOperator"], None]

_importers: dict[str, Importer] = {}


def imports(*operators: str) -> Callable[[Importer], Importer]:
    """Declare that the function below imports ``operators``, named as ONNX names them."""

    def register(function: Importer) -> Importer:
        _importers.update(dict.fromkeys(operators, function))
        return function

    return register


@lru_cache(maxsize=1)
def _loaded() -> dict[str, Importer]:
    package = __name__.rpartition(".")[0]
    for module in pkgutil.iter_modules([str(Path(__file__).parent)]):
        importlib.import_module(f"{package}.{module.name}")
    return _importers


def importer_of(operator: str) -> Importer | None:
    """The importer of an operator; None when the HAL has nothing like it."""
    return _loaded().get(operator)


def supported_operators() -> frozenset[str]:
    """The names of all operators that can be imported, in some form at least."""
    return frozenset(_loaded())
