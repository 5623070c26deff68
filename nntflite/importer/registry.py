"""Importers by the names that TF Lite gives operators."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from nntflite.registry import FamilyRegistry

if TYPE_CHECKING:
    from nntflite.importer.operator import TfliteOperator

__all__ = ["Importer", "importer_of", "imports", "supported_operators"]

Importer = Callable[["TfliteOperator"], None]

imports: Final = FamilyRegistry[str, Importer]("nntflite.importer")
importer_of: Final = imports.get
supported_operators: Final = imports.keys
