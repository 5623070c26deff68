"""ONNX Runtime's CPU provider as a driver."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, ClassVar, Final

import onnxruntime

from nndrivers.engines.engine import Engine, Refused, Session
from nndrivers.engines.tflite import Interpreted
from nndrivers.onnx_runtime.exporter import export_onnx
from nnhal.types import Model
from nntflite.errors import RuntimeFailure
from nntflite.onnx.interpreter import PRECISE, OnnxInterpreter

__all__ = ["OnnxRuntime", "PreciseOnnxRuntime"]

_LEVELS: Final[Mapping[str, str]] = {
    "none": "ORT_DISABLE_ALL",
    "basic": "ORT_ENABLE_BASIC",
    "extended": "ORT_ENABLE_EXTENDED",
    "all": "ORT_ENABLE_ALL",
}


class OnnxRuntime(Engine):
    """Every model in float32, quantized ones between DequantizeLinear and QuantizeLinear."""

    name = "microsoft-onnxruntime"
    version = onnxruntime.__version__
    file_suffix = ".onnx"
    different = frozenset()
    options = MappingProxyType({"optimization": "|".join(_LEVELS)})
    entries: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """Entries of the session's configuration."""

    def __init__(self, *, threads: int = 1, optimization: str = "all") -> None:
        super().__init__(threads=threads)
        self._level = getattr(onnxruntime.GraphOptimizationLevel, _LEVELS[optimization])

    def export(self, model: Model) -> bytes:
        return export_onnx(model)

    def open(self, file: bytes) -> Session:
        try:
            return Interpreted(self.interpreter(file))
        except RuntimeFailure as error:
            raise Refused(error.reason) from error

    def interpreter(self, file: bytes) -> OnnxInterpreter:
        """A session of ``file``. Raises RuntimeFailure."""
        return OnnxInterpreter(
            file, threads=self.threads or 1, entries=self.entries, configure=self.configure
        )

    def configure(self, options: Any) -> None:
        """Complete the ``SessionOptions`` of a session."""
        options.graph_optimization_level = self._level


class PreciseOnnxRuntime(OnnxRuntime):
    """The same, with sums of products of bytes that do not saturate."""

    name = "microsoft-onnxruntime-precise"
    entries = PRECISE
