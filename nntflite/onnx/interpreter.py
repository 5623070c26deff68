"""Runs ``.onnx`` models on ONNX Runtime's CPU provider, the way TF Lite's interpreter is used."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib.metadata import version
from types import MappingProxyType
from typing import Any, Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from nntflite.errors import NoRuntime, RuntimeFailure
from nntflite.interpreter import Runtime, TensorDetails
from nntflite.onnx.model import read_onnx

__all__ = ["PRECISE", "TITLE", "OnnxInterpreter", "onnx_runtime"]

TITLE: Final = "ONNX Runtime"

PRECISE: Final[Mapping[str, str]] = {"session.x64quantprecision": "1"}
"""Configuration in which no sum saturates: on x86-64 with AVX2 or AVX-512 but not VNNI, sums of two
products of unsigned and signed bytes saturate at 16 bits otherwise. Source: ONNX Runtime's
documentation of quantization, "When and why do I need to try U8U8?".
"""

_PACKAGE: Final = "onnxruntime"
_ERRORS: Final = 3
"""Severity from which on it logs."""

_OTHER_TYPES: Final[Mapping[str, str]] = {"float": "float32", "double": "float64"}


def onnx_runtime() -> Runtime:
    """The ONNX Runtime that is installed. Raises NoRuntime."""
    _module()
    return Runtime(_PACKAGE, version(_PACKAGE))


def _module() -> Any:
    try:
        return importlib.import_module(_PACKAGE)
    except ImportError:
        raise NoRuntime(_PACKAGE) from None


class OnnxInterpreter:
    """One model, loaded and ready to run: what :class:`nntflite.interpreter.Interpreter` is for TF
    Lite. ``entries`` configure the session, ``configure`` completes its options, with providers for
    example, which come before that of the CPU.

    Raises RuntimeFailure for a model that ONNX Runtime refuses, BrokenModel and NoRuntime.
    """

    delegates: tuple[str, ...] = ()

    def __init__(
        self,
        model: bytes,
        *,
        threads: int = 1,
        input_shapes: Mapping[int, Sequence[int]] | None = None,
        source: str = "model",
        entries: Mapping[str, str] = MappingProxyType({}),
        configure: Callable[[Any], None] | None = None,
    ) -> None:
        self.source = source
        self.runtime, module = onnx_runtime(), _module()
        self._model, self._input_shapes = model, input_shapes
        options = module.SessionOptions()
        options.intra_op_num_threads = threads
        options.inter_op_num_threads = 1
        options.log_severity_level = _ERRORS
        for key, value in entries.items():
            options.add_session_config_entry(key, value)
        if configure is not None:
            self._tried(configure, options)
        providers = None if options.has_providers() else ["CPUExecutionProvider"]
        self._native = self._tried(module.InferenceSession, model, options, providers=providers)
        self._binding = self._native.io_binding()
        self._names = [each.name for each in self._native.get_inputs()]
        self._results: list[Any] = []
        # Without dimensions an output is a scalar, or of a rank that is not known.
        self._has_open_shapes = any(min(each.shape, default=-1) < 0 for each in self.outputs)
        self._bind_outputs()

    @property
    def inputs(self) -> tuple[TensorDetails, ...]:
        """The model's inputs, in its order."""
        given = self._input_shapes or {}
        return tuple(
            _details(each, given.get(number))
            for number, each in enumerate(self._native.get_inputs())
        )

    @property
    def outputs(self) -> tuple[TensorDetails, ...]:
        """The model's outputs; a dimension that only a run tells is -1."""
        return tuple(_details(each) for each in self._native.get_outputs())

    def tensor_shapes(self, tensors: Iterable[int]) -> dict[int, tuple[int, ...] | None]:
        """The shapes of some ``tensors`` by their numbers; None where only a run tells it."""
        found = read_onnx(self._model, self.source, self._input_shapes)
        return {
            number: None if number in found.open_tensors else found.graph.tensors[number].shape
            for number in tensors
        }

    def nodes_of_providers(self) -> dict[str, tuple[str, ...]]:
        """Operators by the provider that ONNX Runtime has assigned them to. Raises RuntimeFailure
        unless the session was configured by ``session.record_ep_graph_assignment_info``.
        """
        found: dict[str, tuple[str, ...]] = {}
        for part in self._tried(self._native.get_provider_graph_assignment_info):
            types = tuple(node.op_type for node in part.get_nodes())
            found[part.ep_name] = found.get(part.ep_name, ()) + types
        return found

    def set_input(self, number: int, value: ArrayLike) -> None:
        """Take ``value`` as input ``number``; dtype and shape must be the input's."""
        array = np.ascontiguousarray(value).reshape(np.shape(value))
        self._tried(self._binding.bind_cpu_input, self._names[number], array)

    def invoke(self) -> None:
        """Run the model once."""
        if self._has_open_shapes:  # those of the last run would be expected again
            self._bind_outputs()
        try:
            self._native.run_with_iobinding(self._binding)
        except Exception as error:  # its own hierarchy begins at Exception
            raise RuntimeFailure(self.source, str(error), TITLE) from None
        self._results = []

    def output(self, number: int) -> NDArray[Any]:
        """A copy of output ``number``. Raises RuntimeFailure for what is no tensor of numbers."""
        if not self._results:
            self._results = self._binding.get_outputs()
        return np.asarray(self._tried(self._results[number].numpy))

    def reset_variables(self) -> None:
        """Nothing: a model has no variables."""

    def run(self, *inputs: ArrayLike) -> list[NDArray[Any]]:
        """Set all inputs, invoke, and return copies of all outputs."""
        for number, value in enumerate(inputs):
            self.set_input(number, value)
        self.invoke()
        return [self.output(number) for number in range(len(self._native.get_outputs()))]

    def _bind_outputs(self) -> None:
        self._binding.clear_binding_outputs()
        for output in self._native.get_outputs():
            self._binding.bind_output(output.name)

    def _tried(self, call: Any, *arguments: Any, **more: Any) -> Any:
        try:
            return call(*arguments, **more)
        except Exception as error:  # its own hierarchy begins at Exception
            raise RuntimeFailure(self.source, str(error), TITLE) from None


def _details(described: Any, shape: Sequence[int] | None = None) -> TensorDetails:
    name = described.type.removeprefix("tensor(").removesuffix(")")
    try:
        dtype = np.dtype(_OTHER_TYPES.get(name, name))
    except TypeError:
        dtype = np.dtype(object)
    dims = shape if shape is not None else described.shape
    known = (each if isinstance(each, int) else -1 for each in dims)
    return TensorDetails(described.name, tuple(known), dtype)
