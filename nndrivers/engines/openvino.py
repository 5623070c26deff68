"""OpenVINO as a driver: its CPU plug-in, by its TensorFlow Lite frontend."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import openvino
from numpy.typing import NDArray

from nndrivers.engines.engine import Engine, Refused, Session

__all__ = ["OpenVino"]


class _Compiled(Session):
    def __init__(self, model: Any) -> None:
        self._request = model.create_infer_request()
        self._outputs = model.outputs

    def run(self, inputs: Sequence[NDArray[Any]]) -> Sequence[NDArray[Any]]:
        try:
            self._request.infer(list(inputs), share_inputs=False)
        except RuntimeError as error:
            raise Refused(_in_a_line(error)) from error
        return [np.array(self._request.get_tensor(output).data) for output in self._outputs]

    def reset(self) -> None:
        self._request.reset_state()


class OpenVino(Engine):
    """Every model compiled for the CPU, in the precision of its tensors."""

    name = "intel-openvino"
    version = openvino.__version__

    def __init__(self, *, threads: int = 1) -> None:
        super().__init__(threads=threads)
        self._core = openvino.Core()
        self._how = {
            "INFERENCE_NUM_THREADS": str(threads),
            "INFERENCE_PRECISION_HINT": "f32",
            "PERFORMANCE_HINT": "LATENCY",
        }

    def open(self, file: bytes) -> Session:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "model.tflite"
            path.write_bytes(file)
            try:
                model = self._core.read_model(path)
                return _Compiled(self._core.compile_model(model, "CPU", self._how))
            except RuntimeError as error:
                raise Refused(_in_a_line(error)) from error


def _in_a_line(error: Exception) -> str:
    return " ".join(str(error).split())
