"""Exporters by the codes of operations, for ONNX."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from nntflite.registry import FamilyRegistry

if TYPE_CHECKING:
    from nndrivers.onnx_runtime.exporter.operation import OnnxOperation

__all__ = ["Exporter", "exporter_of", "exports"]

Exporter = Callable[["OnnxOperation"], None]

exports: Final = FamilyRegistry[int, Exporter]("nndrivers.onnx_runtime.exporter")
exporter_of: Final = exports.get
