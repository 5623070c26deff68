"""Formats of model files: how one is read, cut, imported and run on the runtime that it is for.

That runtime is what a driver's outputs are compared with, and it runs the operators of a model that
a driver does not take.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from nntflite.cutting import Cutter, TfliteCutter
from nntflite.errors import RuntimeFailure
from nntflite.graph import Graph
from nntflite.importer import ImportedModel, import_model, supported_operators
from nntflite.importer.survey import Survey, survey_graph
from nntflite.interpreter import Interpreter, Runtime, TensorDetails, runtime
from nntflite.model_ports import ModelPorts, ports_of
from nntflite.onnx import importer as onnx_importer
from nntflite.onnx.cutting import OnnxCutter
from nntflite.onnx.interpreter import PRECISE, TITLE, OnnxInterpreter, onnx_runtime
from nntflite.onnx.model import is_onnx, load_onnx, read_onnx
from nntflite.onnx.ports import onnx_ports
from nntflite.reader import load, read

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

__all__ = ["ONNX", "SUFFIXES", "TFLITE", "LoadedFile", "ModelFormat", "format_at", "format_of"]


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


@dataclass(frozen=True)
class ModelFormat:
    """A format of files whose names end in ``suffix``. Its functions take the bytes of a file and
    the name of their source, and raise BrokenModel, or NoRuntime where a package is missing.

    :ivar load: the bytes of the file at a path; raises UnreadableFile
    :ivar graph: the graph that runs
    :ivar ports: inputs and outputs, with the signature that is wanted; raises NoSuchSignature
    :ivar cutter: a cutter of a graph, by its number, with inputs of other shapes
    :ivar import_model: the HAL model, as :func:`nntflite.importer.import_model` makes it
    :ivar survey: what becomes of each operator, with the shapes of tensors
    :ivar supported_operators: names of operators that can be imported, in some form at least
    :ivar runtime_title: what reports call the runtime that files are for
    :ivar runtime: the one that is installed
    :ivar open: a model on it; raises RuntimeFailure
    """

    suffix: str
    load: Callable[[Path], bytes]
    graph: Callable[[bytes, str], Graph]
    ports: Callable[[bytes, str, str], ModelPorts]
    cutter: Callable[..., Cutter]
    import_model: Callable[..., ImportedModel]
    survey: Callable[[bytes, str, Mapping[int, Sequence[int]]], Survey]
    supported_operators: Callable[[], Collection[str]]
    runtime_title: str
    runtime: Callable[[], Runtime]
    open: Callable[..., LoadedFile]


def _open_onnx(data: bytes, *, default_delegates: bool = False, **how: Any) -> LoadedFile:
    """With exact sums, which a few operators of ONNX Runtime's do not go with."""
    try:
        return OnnxInterpreter(data, entries=PRECISE, **how)
    except RuntimeFailure:
        return OnnxInterpreter(data, **how)


TFLITE: Final = ModelFormat(
    ".tflite",
    load,
    lambda data, source: read(data, source).graphs[0],
    ports_of,
    lambda data, source, *, graph=0, input_shapes=None: TfliteCutter(data, source, graph=graph),
    lambda data, source="model", **how: import_model(data, source=source, **how),
    survey_graph,
    supported_operators,
    "TF Lite",
    runtime,
    Interpreter,
)
ONNX: Final = ModelFormat(
    ".onnx",
    load_onnx,
    lambda data, source: read_onnx(data, source).graph,
    onnx_ports,
    OnnxCutter,
    onnx_importer.import_onnx,
    onnx_importer.survey_onnx,
    onnx_importer.supported_operators,
    TITLE,
    onnx_runtime,
    _open_onnx,
)
_FORMATS: Final = (TFLITE, ONNX)

SUFFIXES: Final = tuple(each.suffix for each in _FORMATS)
"""Ends of the names of model files."""


def format_at(path: Path) -> ModelFormat:
    """The format of the file at ``path``, by its name; TF Lite's for any other name."""
    return next((each for each in _FORMATS if path.name.lower().endswith(each.suffix)), TFLITE)


def format_of(data: bytes | memoryview) -> ModelFormat:
    """The format of a file by how it begins."""
    return ONNX if is_onnx(data) else TFLITE
