"""OpenVINO as a driver: the plug-in of a device, by its TensorFlow Lite frontend."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any

import numpy as np
import openvino
from numpy.typing import NDArray

from nndrivers.engines.engine import Engine, Refused, Session
from nnhal.driver_schemes import BrokenDriver
from nnhal.types import DeviceType

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
    """Every model compiled for one device; on the CPU in the precision of its tensors."""

    name = "intel-openvino"
    version = openvino.__version__
    options = MappingProxyType({"device": "DEVICE"})

    def __init__(self, *, threads: int = 1, device: str = "CPU") -> None:
        super().__init__(threads=threads)
        self._core = openvino.Core()
        self._device = device
        self._how = {"PERFORMANCE_HINT": "LATENCY"}
        if device == "CPU":
            precise = {"INFERENCE_NUM_THREADS": str(threads), "INFERENCE_PRECISION_HINT": "f32"}
            self._how.update(precise)
            return
        found = self._core.available_devices
        if device not in found:
            raise BrokenDriver(f"OpenVINO has no device '{device}' here; it has {', '.join(found)}")
        self.name = f"{OpenVino.name}-{device.lower()}"
        self.type = DeviceType.GPU if device.startswith("GPU") else DeviceType.ACCELERATOR

    def open(self, file: bytes) -> Session:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "model.tflite"
            path.write_bytes(file)
            try:
                model = self._core.read_model(path)
                return _Compiled(self._core.compile_model(model, self._device, self._how))
            except RuntimeError as error:
                raise Refused(_in_a_line(error)) from error


def _in_a_line(error: Exception) -> str:
    return " ".join(str(error).split())
