"""TensorFlow Lite for Microcontrollers as a driver, with the arena that each model needs."""

from __future__ import annotations

import os
import re
import sys
import tempfile
import threading
from collections.abc import Mapping, Sequence
from importlib.metadata import version
from types import MappingProxyType
from typing import Any, ClassVar, Final

import numpy as np
from numpy.typing import NDArray
from tflite_micro.python.tflite_micro import runtime

from nndrivers.engines.engine import Engine, Refused, Session
from nnhal.debug import vlog
from nntflite.reader import read

__all__ = ["TfLiteMicro"]

_compilation: Final = vlog.channel("compilation")

_AMPLE: Final = 1 << 26
"""Bytes of an arena that models get: too small a one may crash the interpreter. What a model does
not need is never touched.
"""

_TOTAL: Final = re.compile(rb"Arena allocation total (\d+) bytes")
_stderr_lock: Final = threading.Lock()


class _Loaded(Session):
    def __init__(self, interpreter: Any, outputs: int) -> None:
        self._interpreter = interpreter
        self._count = outputs

    def run(self, inputs: Sequence[NDArray[Any]]) -> Sequence[NDArray[Any]]:
        self.set_inputs(inputs)
        self.invoke()
        return self.outputs()

    def set_inputs(self, inputs: Sequence[NDArray[Any]]) -> None:
        try:
            for number, value in enumerate(inputs):
                self._interpreter.set_input(value, number)
        except (RuntimeError, ValueError) as error:
            raise Refused(str(error)) from error

    def invoke(self) -> None:
        try:
            self._interpreter.invoke()
        except RuntimeError as error:
            raise Refused(str(error)) from error

    def outputs(self) -> Sequence[NDArray[Any]]:
        return [np.array(self._interpreter.get_output(number)) for number in range(self._count)]

    def reset(self) -> None:
        self._interpreter.reset()


class TfLiteMicro(Engine):
    """The interpreter of microcontrollers with its reference kernels, in one thread whatever is
    asked for. With ``arena``, models that need more bytes are refused.

    ``--vlog compilation`` shows what each model needs.
    """

    name = "google-tflite-micro"
    version = version("tflite-micro")
    options: ClassVar[Mapping[str, str]] = MappingProxyType({"arena": "NUMBER"})

    def __init__(self, *, threads: int = 1, arena: int | str = 0) -> None:
        super().__init__(threads=threads)
        self._limit = int(arena)

    def open(self, file: bytes) -> Session:
        try:
            interpreter = runtime.Interpreter.from_bytes(file, arena_size=_AMPLE)
        except (RuntimeError, ValueError) as error:
            raise Refused(str(error)) from error
        if self._limit or _compilation.on:
            needed = _arena_of(interpreter)
            _compilation("a model needs an arena of %d bytes", needed)
            if self._limit and needed > self._limit:
                raise Refused(f"it needs an arena of {needed} bytes, more than {self._limit}")
        return _Loaded(interpreter, len(read(file, "model").graphs[0].outputs))


def _arena_of(interpreter: Any) -> int:
    """Bytes of the arena that are in use, which the interpreter only writes to standard error."""
    with _stderr_lock, tempfile.TemporaryFile() as captured:
        sys.stderr.flush()
        original = os.dup(2)
        os.dup2(captured.fileno(), 2)
        try:
            interpreter.print_allocations()
        finally:
            os.dup2(original, 2)
            os.close(original)
        captured.seek(0)
        match = _TOTAL.search(captured.read())
    if match is None:
        raise Refused("the interpreter does not say how large its arena is")
    return int(match[1])
