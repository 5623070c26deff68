"""Exporters by the codes of operations, for TF Lite's format."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from nntflite.registry import FamilyRegistry

if TYPE_CHECKING:
    from nntflite.exporter.operation import HalOperation

__all__ = ["Exporter", "exporter_of", "exports", "supported_operations"]

Exporter = Callable[["HalOperation"], None]

exports: Final = FamilyRegistry[int, Exporter]("nntflite.exporter")
exporter_of: Final = exports.get
supported_operations: Final = exports.keys
