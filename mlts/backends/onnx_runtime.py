"""ONNX Runtime's CPU provider: the baseline of models of ONNX.

Sums of products of bytes do not saturate in it, as they do by default on some processors.
"""

from __future__ import annotations

from mlts.backends.runtime import RuntimeBackend
from mlts.results import ONNX_BASELINE
from nntflite.formats import ONNX

__all__ = ["OnnxRuntimeBackend"]


class OnnxRuntimeBackend(RuntimeBackend):
    """ONNX Runtime as it ships, but for exact sums."""

    format = ONNX

    def __init__(self, threads: int) -> None:
        super().__init__(ONNX_BASELINE, threads)
