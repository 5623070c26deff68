"""Models of ONNX need the packages ``onnx`` and ``onnxruntime``."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def _packages() -> None:
    for package in ("onnx", "onnxruntime"):
        pytest.importorskip(package, reason="the extra onnxruntime is not installed")
