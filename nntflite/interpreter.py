"""Runs ``.tflite`` models on TF Lite's CPU kernels, whichever package has brought them.

TF Lite is ``tflite-runtime`` where it has wheels (Python before 3.12) and its successor
``ai-edge-litert`` elsewhere; this is the only module that knows.

By default both hand what they can to XNNPACK. Its quantized kernels round differently from the
built-in ones (up to 8 steps over a MobileNet), so whatever needs the published numbers runs with
``default_delegates=False``.
"""

from __future__ import annotations

import contextlib
import ctypes
import importlib
import os
import sys
import tempfile
import threading
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.metadata import version
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from nntflite.errors import NoRuntime, RuntimeFailure
from nntflite.reader import load, read

__all__ = [
    "LITERT",
    "DelegateLibrary",
    "Interpreter",
    "Runtime",
    "TensorDetails",
    "check_delegate",
    "runtime",
]

LITERT: Final = "ai-edge-litert"

_PACKAGES: Final = (
    ("tflite-runtime", "tflite_runtime.interpreter"),
    (LITERT, "ai_edge_litert.interpreter"),
)
_NATIVE_ERRORS: Final = (RuntimeError, ValueError, TypeError)
"""What the native wrapper raises, by its mood."""

_stderr_lock = threading.Lock()
_sound_models: dict[tuple[int, int], bool] = {}
"""Whether models that were read, by hash and length, have variables behind handles."""


@dataclass(frozen=True, slots=True)
class Runtime:
    """The TF Lite in use: name and version of its distribution."""

    name: str
    version: str


@dataclass(frozen=True, slots=True)
class TensorDetails:
    """An input or output. ``scale`` is 0 where there is no quantization of the whole tensor."""

    name: str
    shape: tuple[int, ...]
    dtype: np.dtype[Any]
    scale: float = 0.0
    zero_point: int = 0

    @property
    def is_numeric(self) -> bool:
        """Whether it holds numbers or truth values, and no strings."""
        return _is_numeric(self.dtype)


@dataclass(frozen=True)
class DelegateLibrary:
    """External delegate: a shared library with ``tflite_plugin_create_delegate``, and options."""

    path: Path
    options: Mapping[str, str] = field(default_factory=dict)


def runtime(package: str = "") -> Runtime:
    """The TF Lite that interpreters run on; ``package`` names one distribution instead of the
    first that is there. Raises NoRuntime when there is none.
    """
    return _runtime(package)[0]


@lru_cache(maxsize=4)
def _runtime(package: str = "") -> tuple[Runtime, ModuleType]:
    for distribution, module in _PACKAGES:
        if package not in ("", distribution):
            continue
        try:
            loaded = importlib.import_module(module)
        except ImportError:
            continue
        return Runtime(distribution, version(distribution)), loaded
    raise NoRuntime(package)


def check_delegate(library: DelegateLibrary) -> None:
    """Load ``library``, and let it go. Raises RuntimeFailure where that is no delegate, NoRuntime
    without TF Lite.
    """
    _loaded(_runtime()[1], library)


class Interpreter:
    """One model, loaded and ready to run.

    ``model`` is a path or the bytes of a file; ``threads`` how many threads TF Lite's kernels may
    use; ``default_delegates`` whether XNNPACK takes what it can; ``input_shapes`` gives inputs
    another shape than the file says, by their number; ``package`` is as of :func:`runtime`;
    ``delegate`` is offered the model, in place of XNNPACK.

    An interpreter is used by one thread at a time. Arrays from :meth:`output` are windows on TF
    Lite's own memory where that stays in place: they change with the next :meth:`invoke`.

    Raises BrokenModel for bytes that are no sound model, RuntimeFailure for a model that TF Lite
    refuses, and NoRuntime.
    """

    def __init__(
        self,
        model: bytes | Path | str,
        *,
        threads: int = 1,
        default_delegates: bool = False,
        input_shapes: Mapping[int, Sequence[int]] | None = None,
        source: str = "model",
        package: str = "",
        delegate: DelegateLibrary | None = None,
    ) -> None:
        if isinstance(model, (str, Path)):
            source = str(model)
            model = load(Path(model))
        self._has_handles = _check(model, source)
        self.source = source
        self.threads = threads
        self.runtime, module = _runtime(package)

        def create() -> Any:
            with self._failures(), _quiet(default_delegates):
                delegates = [] if delegate is None else [_loaded(module, delegate)]
                native = _create(module, model, threads, default_delegates, delegates)
                _resize_inputs(native, input_shapes or {})
                native.allocate_tensors()
                return native

        self._create = create
        self._native = create()
        self._inputs = [detail["index"] for detail in self._native.get_input_details()]
        self._outputs = [detail["index"] for detail in self._native.get_output_details()]
        self._stays_in_place = all(map(self._has_memory, self._native.get_output_details()))
        self.delegates = self._applied_delegates()

    @property
    def inputs(self) -> tuple[TensorDetails, ...]:
        """The model's inputs, in its order."""
        return tuple(_details(detail) for detail in self._native.get_input_details())

    @property
    def outputs(self) -> tuple[TensorDetails, ...]:
        """The model's outputs; shapes that depend on data are those of the last run."""
        return tuple(_details(detail) for detail in self._native.get_output_details())

    def tensor_shapes(self, tensors: Iterable[int]) -> dict[int, tuple[int, ...] | None]:
        """The shapes of some ``tensors`` of the first graph, by their numbers; None where it is
        known, and memory is there, only when the model runs. They are not sparse, which TF Lite
        dies of.
        """
        found: dict[int, tuple[int, ...] | None] = {}
        for tensor in tensors:
            detail = self._native._get_tensor_details(tensor, 0)
            shape = _details(detail).shape
            has_memory = self._has_memory(detail) if shape else self._has_value(detail)
            found[tensor] = shape if has_memory else None
        return found

    def set_input(self, number: int, value: ArrayLike) -> None:
        """Copy ``value`` into input ``number``; dtype and shape must be the input's."""
        index = self._inputs[number]
        with self._failures():
            self._native.set_tensor(index, value)

    def invoke(self) -> None:
        """Run the model once."""
        # Written out, because a context manager costs a microsecond, and this is what is timed.
        try:
            self._native.invoke()
        except _NATIVE_ERRORS as error:
            raise RuntimeFailure(self.source, str(error)) from None

    def output(self, number: int) -> NDArray[Any]:
        """Output ``number`` without a copy where that is safe; read it before the next invoke."""
        if not self._stays_in_place:
            return self.get_output(number)
        return self._window(self._outputs[number])

    def get_output(self, number: int) -> NDArray[Any]:
        """A copy of output ``number``; of one without dimensions, an array of shape ()."""
        with self._failures():
            return np.asarray(self._native.get_tensor(self._outputs[number]))

    def reset_variables(self) -> None:
        """Begin a new sequence: states go back to zero (int8 ones to their zero point)."""
        if self._has_handles:  # TF Lite gives these their first values once
            self._native = self._create()
        else:
            self._native.reset_all_variables()

    def run(self, *inputs: ArrayLike) -> list[NDArray[Any]]:
        """Set all inputs, invoke, and return copies of all outputs."""
        for number, value in enumerate(inputs):
            self.set_input(number, value)
        self.invoke()
        return [self.get_output(number) for number in range(len(self._outputs))]

    def _has_memory(self, detail: Mapping[str, Any]) -> bool:
        """Whether a tensor has its place before the first run; else TF Lite may move things.

        TF Lite has no window on a tensor without dimensions or elements, and dies of one on
        strings.
        """
        if not _is_numeric(np.dtype(detail["dtype"])) or not np.prod(detail["shape"]):
            return False
        try:
            return isinstance(self._native.tensor(detail["index"])(), np.ndarray)
        except ValueError:
            return False

    def _has_value(self, detail: Mapping[str, Any]) -> bool:
        """Whether a tensor without dimensions has its place before the first run."""
        if not _is_numeric(np.dtype(detail["dtype"])):  # TF Lite dies of reading a handle
            return False
        try:
            self._native.get_tensor(detail["index"])
            return True
        except ValueError:
            return False

    def _window(self, index: int) -> NDArray[Any]:
        """An array over TF Lite's memory that, unlike TF Lite's own, does not forbid to invoke."""
        array = self._native.tensor(index)()
        buffer: Any = (ctypes.c_char * array.nbytes).from_address(array.ctypes.data)
        buffer.owner = self._native  # keeps the memory alive as long as the window is
        window: NDArray[Any] = np.frombuffer(buffer, array.dtype).reshape(array.shape)
        return window

    def _applied_delegates(self) -> tuple[str, ...]:
        """On a CPU, XNNPACK is the one delegate that is applied by default."""
        operators = self._native._get_ops_details()
        return ("XNNPACK",) if any(op["op_name"] == "DELEGATE" for op in operators) else ()

    def operators_left(self, count: int) -> tuple[int, ...]:
        """Numbers of those operators, of the ``count`` in the file, that no delegate has taken.

        TF Lite appends what a delegate has taken as operators of its own, and keeps those that
        they stand for; these are what lies between the tensors that the new ones read and write.
        """
        operators = self._native._get_ops_details()
        own, added = operators[:count], operators[count:]
        by_output = {tensor: own_op["index"] for own_op in own for tensor in own_op["outputs"]}
        taken: set[int] = set()
        for new in added:
            given, wanted = set(new["inputs"]), list(new["outputs"])
            while wanted:
                tensor = wanted.pop()
                index = by_output.get(tensor)
                if tensor in given or index is None or index in taken:
                    continue
                taken.add(index)
                wanted.extend(own[index]["inputs"])
        return tuple(number for number, op in enumerate(own) if op["index"] not in taken)

    @contextlib.contextmanager
    def _failures(self) -> Iterator[None]:
        try:
            yield
        except _NATIVE_ERRORS as error:
            raise RuntimeFailure(self.source, str(error)) from None


def _loaded(module: ModuleType, library: DelegateLibrary) -> Any:
    """The delegate of ``library``, loaded. Raises RuntimeFailure."""
    try:
        symbols = ctypes.CDLL(str(library.path))
        for name in ("tflite_plugin_create_delegate", "tflite_plugin_destroy_delegate"):
            if not hasattr(symbols, name):
                raise ValueError(f"it has no {name}: it is no external delegate")
        return module.load_delegate(str(library.path), dict(library.options))
    except (*_NATIVE_ERRORS, OSError) as error:
        raise RuntimeFailure(str(library.path), str(error)) from None


def _create(
    module: ModuleType,
    model: bytes,
    threads: int,
    default_delegates: bool,
    delegates: Sequence[Any],
) -> Any:
    resolvers = module.OpResolverType
    resolver = (
        resolvers.BUILTIN if default_delegates else resolvers.BUILTIN_WITHOUT_DEFAULT_DELEGATES
    )
    return module.Interpreter(
        model_content=model,
        num_threads=threads,
        experimental_op_resolver_type=resolver,
        experimental_delegates=delegates or None,
    )


def _resize_inputs(native: Any, shapes: Mapping[int, Sequence[int]]) -> None:
    details = native.get_input_details()
    for number, shape in shapes.items():
        if list(details[number]["shape"]) != list(shape):
            native.resize_tensor_input(details[number]["index"], list(shape))


def _is_numeric(dtype: np.dtype[Any]) -> bool:
    return dtype.kind in "biufc"


def _details(detail: Mapping[str, Any]) -> TensorDetails:
    scale, zero_point = detail["quantization"]
    shape = tuple(int(dimension) for dimension in detail["shape"])
    dtype = np.dtype(detail["dtype"])
    return TensorDetails(detail["name"], shape, dtype, float(scale), int(zero_point))


def _check(model: bytes, source: str) -> bool:
    """Return whether the model has variables behind handles.

    Raise BrokenModel where TF Lite would follow a damaged file's offsets wherever they lead.

    Remembered, so that loading a model again and again measures TF Lite alone: by the hash, which
    keeps no model in memory.
    """
    key = hash(model), len(model)
    if key not in _sound_models:
        _sound_models[key] = any(
            operator.name == "VAR_HANDLE"
            for graph in read(model, source).graphs
            for operator in graph.operators
        )
    return _sound_models[key]


def _quiet(chatty: bool) -> contextlib.AbstractContextManager[None]:
    return _without_info_lines() if chatty else contextlib.nullcontext()


@contextlib.contextmanager
def _without_info_lines() -> Iterator[None]:
    """Keep TF Lite's chatter ("INFO: Created ... delegate") out of the user's terminal.

    The native code writes to file descriptor 2. Whatever is not chatter still gets there.
    """
    with _stderr_lock, tempfile.TemporaryFile() as captured:
        sys.stderr.flush()
        original = os.dup(2)
        os.dup2(captured.fileno(), 2)
        try:
            yield
        finally:
            os.dup2(original, 2)
            os.close(original)
            captured.seek(0)
            for line in captured:
                if not line.startswith((b"INFO:", b"VERBOSE:")):
                    os.write(2, line)
