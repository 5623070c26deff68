"""Formats of model files: how one is read, cut, imported and run on the runtime that it is for.

That runtime is what a driver's outputs are compared with, and it runs the operators of a model that
a driver does not take.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final, Protocol

from nntflite.cutting import Cutter, TfliteCutter
from nntflite.graph import Graph
from nntflite.importer import ImportedModel, import_model, supported_operators
from nntflite.importer.survey import Survey, survey_graph
from nntflite.interpreter import Interpreter, Runtime, TensorDetails, runtime
from nntflite.model_ports import ModelPorts, ports_of
from nntflite.onnx import importer as onnx_importer
from nntflite.onnx.cutting import OnnxCutter
from nntflite.onnx.interpreter import TITLE, OnnxInterpreter, onnx_runtime
from nntflite.onnx.model import is_onnx, load_onnx, read_onnx
from nntflite.onnx.ports import onnx_ports
from nntflite.reader import load, read

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numpy.typing import ArrayLike, NDArray

__all__ = ["ONNX", "SUFFIXES", "TFLITE", "LoadedFile", "ModelFormat", "format_at", "format_of"]

_Shapes = Mapping[int, Sequence[int]]


class LoadedFile(Protocol):
    """A model that a runtime has loaded; one thread at a time uses it."""

    runtime: Runtime
    delegates: tuple[str, ...]

    @property
    def inputs(self) -> tuple[TensorDetails, ...]: ...

    @property
    def outputs(self) -> tuple[TensorDetails, ...]: ...

    def tensor_shapes(self, tensors: Iterable[int]) -> dict[int, tuple[int, ...] | None]: ...

    def set_input(self, number: int, value: ArrayLike) -> None: ...

    def invoke(self) -> None: ...

    def output(self, number: int) -> NDArray[Any]: ...

    def reset_variables(self) -> None: ...

    def run(self, *inputs: ArrayLike) -> list[NDArray[Any]]: ...


class ModelFormat(ABC):
    """A format. Methods raise BrokenModel, and NoRuntime where a package is missing."""

    suffix: ClassVar[str]
    """End of the names of its files."""
    runtime_title: ClassVar[str]
    """What reports call the runtime that it is for."""

    @abstractmethod
    def load(self, path: Path) -> bytes:
        """The model at ``path``. Raises UnreadableFile."""

    @abstractmethod
    def graph(self, data: bytes, source: str) -> Graph:
        """The graph that runs."""

    @abstractmethod
    def ports(self, data: bytes, source: str, signature: str) -> ModelPorts:
        """Inputs and outputs. Raises NoSuchSignature."""

    @abstractmethod
    def cutter(
        self, data: bytes, source: str, *, graph: int = 0, input_shapes: _Shapes | None = None
    ) -> Cutter:
        """A cutter of the graph of that number; ``input_shapes`` are those of its inputs."""

    @abstractmethod
    def import_model(self, data: bytes, source: str = "model", **how: Any) -> ImportedModel:
        """The HAL model; ``how`` is as of :func:`nntflite.importer.import_model`.

        Raises UnsupportedModel.
        """

    @abstractmethod
    def survey(self, data: bytes, source: str, shapes: _Shapes) -> Survey:
        """What becomes of each operator; ``shapes`` are those of tensors."""

    @abstractmethod
    def supported_operators(self) -> Collection[str]:
        """Names of operators that can be imported, in some form at least."""

    @abstractmethod
    def runtime(self) -> Runtime:
        """The runtime that is installed."""

    @abstractmethod
    def open(
        self,
        data: bytes,
        *,
        source: str = "model",
        input_shapes: _Shapes | None = None,
        threads: int = 1,
        default_delegates: bool = False,
    ) -> LoadedFile:
        """The model on the runtime that it is for. Raises RuntimeFailure."""


class _Tflite(ModelFormat):
    suffix = ".tflite"
    runtime_title = "TF Lite"

    def load(self, path: Path) -> bytes:
        return load(path)

    def graph(self, data: bytes, source: str) -> Graph:
        return read(data, source).graphs[0]

    def ports(self, data: bytes, source: str, signature: str) -> ModelPorts:
        return ports_of(data, source, signature)

    def cutter(
        self, data: bytes, source: str, *, graph: int = 0, input_shapes: _Shapes | None = None
    ) -> Cutter:
        return TfliteCutter(data, source, graph=graph)

    def import_model(self, data: bytes, source: str = "model", **how: Any) -> ImportedModel:
        return import_model(data, source=source, **how)

    def survey(self, data: bytes, source: str, shapes: _Shapes) -> Survey:
        return survey_graph(data, source, shapes)

    def supported_operators(self) -> Collection[str]:
        return supported_operators()

    def runtime(self) -> Runtime:
        return runtime()

    def open(self, data: bytes, **how: Any) -> LoadedFile:
        return Interpreter(data, **how)


class _Onnx(ModelFormat):
    suffix = ".onnx"
    runtime_title = TITLE

    def load(self, path: Path) -> bytes:
        return load_onnx(path)

    def graph(self, data: bytes, source: str) -> Graph:
        return read_onnx(data, source).graph

    def ports(self, data: bytes, source: str, signature: str) -> ModelPorts:
        return onnx_ports(data, source, signature)

    def cutter(
        self, data: bytes, source: str, *, graph: int = 0, input_shapes: _Shapes | None = None
    ) -> Cutter:
        return OnnxCutter(data, source, input_shapes)

    def import_model(self, data: bytes, source: str = "model", **how: Any) -> ImportedModel:
        return onnx_importer.import_onnx(data, source, **how)

    def survey(self, data: bytes, source: str, shapes: _Shapes) -> Survey:
        return onnx_importer.survey_onnx(data, source, shapes)

    def supported_operators(self) -> Collection[str]:
        return onnx_importer.supported_operators()

    def runtime(self) -> Runtime:
        return onnx_runtime()

    def open(self, data: bytes, *, default_delegates: bool = False, **how: Any) -> LoadedFile:
        return OnnxInterpreter(data, **how)


TFLITE: Final[ModelFormat] = _Tflite()
ONNX: Final[ModelFormat] = _Onnx()
_FORMATS: Final = (TFLITE, ONNX)

SUFFIXES: Final = tuple(each.suffix for each in _FORMATS)
"""Ends of the names of model files."""


def format_at(path: Path) -> ModelFormat:
    """The format of the file at ``path``, by its name; TF Lite's for any other name."""
    return next((each for each in _FORMATS if path.name.lower().endswith(each.suffix)), TFLITE)


def format_of(data: bytes | memoryview) -> ModelFormat:
    """The format of a file by how it begins."""
    return ONNX if is_onnx(data) else TFLITE
