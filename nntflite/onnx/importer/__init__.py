"""Reads ``.onnx`` files as HAL models: one module a family of operators.

What depends on constants and shapes only is computed while reading. Networks with QuantizeLinear
and DequantizeLinear become quantized operations where the HAL has them, and operations of float32
between the two elsewhere.
"""

from pathlib import Path

from nnhal.types import Model
from nntflite.onnx.importer.graph import import_onnx, survey_onnx
from nntflite.onnx.importer.registry import supported_operators
from nntflite.onnx.model import load_onnx

__all__ = ["import_onnx", "read_model", "supported_operators", "survey_onnx"]


def read_model(path: Path | str) -> Model:
    """The HAL model in the file at ``path``; see :func:`import_onnx`."""
    return import_onnx(load_onnx(Path(path)), str(path)).model
