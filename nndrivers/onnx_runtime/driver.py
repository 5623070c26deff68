"""ONNX Runtime's CPU provider as a driver."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar

import onnxruntime
from numpy.typing import NDArray

from nndrivers.engines.engine import Engine, Refused, Session
from nndrivers.onnx_runtime.exporter import export_onnx
from nnhal.types import Model

__all__ = ["OnnxRuntime", "PreciseOnnxRuntime"]

_ERRORS = 3
"""Severity from which on it logs."""


class _Compiled(Session):
    def __init__(self, session: Any) -> None:
        self._session = session
        self._names = [given.name for given in session.get_inputs()]

    def run(self, inputs: Sequence[NDArray[Any]]) -> Sequence[NDArray[Any]]:
        try:
            named = dict(zip(self._names, inputs, strict=True))
            results: list[NDArray[Any]] = self._session.run(None, named)
        except Exception as error:  # its own hierarchy begins at Exception
            raise Refused(_in_a_line(error)) from error
        return results


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
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = self.threads or 1
        options.inter_op_num_threads = 1
        options.log_severity_level = _ERRORS
        for key, value in self.entries.items():
            options.add_session_config_entry(key, value)
        try:
            session = onnxruntime.InferenceSession(
                file, options, providers=["CPUExecutionProvider"]
            )
        except Exception as error:  # its own hierarchy begins at Exception
            raise Refused(_in_a_line(error)) from error
        return _Compiled(session)


class PreciseOnnxRuntime(OnnxRuntime):
    """The same, told to be exact where it is not by itself: on x86-64 with AVX2 or AVX-512 but not
    VNNI, sums of two products of unsigned and signed bytes saturate at 16 bits. Source: ONNX
    Runtime's documentation of quantization, "When and why do I need to try U8U8?".
    """

    name = "microsoft-onnxruntime-precise"
    entries = MappingProxyType({"session.x64quantprecision": "1"})


def _in_a_line(error: Exception) -> str:
    return " ".join(str(error).split())
