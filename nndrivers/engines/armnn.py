"""Arm NN as a driver: its reference backend for the CPU, by its TensorFlow Lite parser.

Debian has its Python package as ``python3-pyarmnn`` (20.08), which is not on PyPI.
"""

from __future__ import annotations

import contextlib
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nndrivers.engines.engine import Engine, Refused, Session

with contextlib.redirect_stdout(sys.stderr):  # it says which parsers it has not
    import pyarmnn

__all__ = ["ArmNn"]

_BACKEND = "CpuRef"


class _Loaded(Session):
    """``number`` is that of a network in ``runtime``; ``inputs`` and ``outputs`` are bindings."""

    def __init__(
        self, runtime: Any, number: int, inputs: Sequence[Any], outputs: Sequence[Any]
    ) -> None:
        self._runtime = runtime
        self._number = number
        self._inputs = inputs
        self._outputs = outputs

    def run(self, inputs: Sequence[NDArray[Any]]) -> Sequence[NDArray[Any]]:
        try:
            given = pyarmnn.make_input_tensors(
                self._inputs, [np.ascontiguousarray(array) for array in inputs]
            )
            results = pyarmnn.make_output_tensors(self._outputs)
            self._runtime.EnqueueWorkload(self._number, given, results)
            return [np.array(array) for array in pyarmnn.workload_tensors_to_ndarray(results)]
        except (RuntimeError, TypeError, ValueError) as error:
            raise Refused(_in_a_line(error)) from error

    def __del__(self) -> None:
        self._runtime.UnloadNetwork(self._number)


class ArmNn(Engine):
    """Every model on the backend CpuRef, in one thread whatever is asked for."""

    name = "arm-armnn"
    version = pyarmnn.__version__

    def __init__(self, *, threads: int = 1) -> None:
        super().__init__(threads=threads)
        self._runtime = pyarmnn.IRuntime(pyarmnn.CreationOptions())

    def open(self, file: bytes) -> Session:
        parser = pyarmnn.ITfLiteParser()
        try:
            network = _parsed(parser, file)
            optimized, _ = pyarmnn.Optimize(
                network,
                [pyarmnn.BackendId(_BACKEND)],
                self._runtime.GetDeviceSpec(),
                pyarmnn.OptimizerOptions(),
            )
            graph = parser.GetSubgraphCount() - 1
            inputs = [
                parser.GetNetworkInputBindingInfo(graph, name)
                for name in parser.GetSubgraphInputTensorNames(graph)
            ]
            outputs = [
                parser.GetNetworkOutputBindingInfo(graph, name)
                for name in parser.GetSubgraphOutputTensorNames(graph)
            ]
            number, _ = self._runtime.LoadNetwork(optimized)
        except RuntimeError as error:
            raise Refused(_in_a_line(error)) from error
        return _Loaded(self._runtime, number, inputs, outputs)


def _parsed(parser: Any, file: bytes) -> Any:
    with tempfile.NamedTemporaryFile(suffix=".tflite") as copy:
        copy.write(file)
        copy.flush()
        return parser.CreateNetworkFromBinaryFile(str(Path(copy.name)))


def _in_a_line(error: Exception) -> str:
    return " ".join(str(error).split())
