"""ONNX Runtime's CPU provider as a driver."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import ClassVar

import onnxruntime

from nndrivers.engines.engine import Engine, Refused, Session
from nndrivers.engines.tflite import Interpreted
from nndrivers.onnx_runtime.exporter import export_onnx
from nnhal.types import Model
from nntflite.errors import RuntimeFailure
from nntflite.onnx.interpreter import PRECISE, OnnxInterpreter

__all__ = ["OnnxRuntime", "PreciseOnnxRuntime"]


class OnnxRuntime(Engine):
    """Every model in float32, quantized ones between DequantizeLinear and QuantizeLinear."""

    name = "microsoft-onnxruntime"
    version = onnxruntime.__version__
    file_suffix = ".onnx"
    different = frozenset()
    entries: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """Entries of the session's configuration."""

    def export(self, model: Model) -> bytes:
        return export_onnx(model)

    def open(self, file: bytes) -> Session:
        try:
            return Interpreted(
                OnnxInterpreter(file, threads=self.threads or 1, entries=self.entries)
            )
        except RuntimeFailure as error:
            raise Refused(error.reason) from error


class PreciseOnnxRuntime(OnnxRuntime):
    """The same, with sums of products of bytes that do not saturate."""

    name = "microsoft-onnxruntime-precise"
    entries = PRECISE
