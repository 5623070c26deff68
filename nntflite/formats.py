"""Formats of model files: how one is read, cut, imported and run on the runtime that it is for.

That runtime is what a driver's outputs are compared with, and what runs the operators of a model
that a driver does not take.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final, Protocol

from nntflite.cutting import Cutter, TfliteCutter
from nntflite.graph import Graph
from nntflite.importer import ImportedModel
from nntflite.importer.model import import_graphs, import_model
from nntflite.importer.registry import supported_operators
from nntflite.importer.survey import Survey, survey_graph
from nntflite.interpreter import Interpreter, Runtime, TensorDetails, runtime
from nntflite.model_ports import ModelPorts, ports_of
from nntflite.onnx.cutting import OnnxCutter
from nntflite.onnx.importer import OnnxImport
from nntflite.onnx.interpreter import TITLE, OnnxInterpreter, onnx_runtime
from nntflite.onnx.model import is_onnx, load_onnx, read_onnx
from nntflite.onnx.ports import onnx_ports
from nntflite.reader import load, read

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

__all__ = ["ONNX", "TFLITE", "ModelFormat", "RunningModel", "format_of", "format_of_path"]


class RunningModel(Protocol):
    """A model that a runtime has loaded; one thread at a time uses it."""

    runtime: Runtime
    delegates: tuple[str, ...]

    @property
    def inputs(self) -> tuple[TensorDetails, ...]: ...

    @property
    def outputs(self) -> tuple[TensorDetails, ...]: ...

    def set_input(self, number: int, value: ArrayLike) -> None: ...

    def invoke(self) -> None: ...

    def output(self, number: int) -> NDArray[Any]: ...

    def reset_variables(self) -> None: ...

    def run(self, *inputs: ArrayLike) -> list[NDArray[Any]]: ...
