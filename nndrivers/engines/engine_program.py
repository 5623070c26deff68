"""A prepared model of an engine: sessions for each form of the inputs that requests have."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, Protocol, TypeAlias

from numpy.typing import NDArray

from nndrivers.engines.optional_inputs import given_as, is_known, optional_inputs, without
from nnhal.driver_kit import ExecutionContext, HalError, Inputs, Outputs, Program
from nnhal.operand_types import is_tensor
from nnhal.types import ErrorStatus, Model
from nntflite.file_drivers import Refused, Session

__all__ = ["EngineProgram", "Files"]

_MAX_VARIANTS: Final = 4
"""Forms of the inputs of one model that are kept compiled. A client mostly uses one."""

_Shapes: TypeAlias = "tuple[tuple[int, ...] | None, ...]"
"""Of all inputs; None for one that is left out."""


class Files(Protocol):
    """Factory that makes a file of a model, and a session of a file. Both raise Refused."""

    def exported(self, model: Model) -> bytes: ...

    def opened(self, file: bytes) -> Session: ...


class EngineProgram(Program):
    """A model, compiled for the inputs that a request gives. Raises Refused.

    It is prepared with all inputs whose dimensions the model says. A request that leaves out an
    optional one, or gives one whose dimensions only it tells, has the model compiled anew.
    """

    def __init__(self, files: Files, model: Model) -> None:
        self._files = files
        self.model = model
        main = model.main
        self._inputs = main.input_indexes
        self._outputs = [main.operands[index] for index in main.output_indexes]
        self._optional = optional_inputs(model)
        self._lock = threading.Lock()
        usual = tuple(map(self._usual_shape, self._inputs))
        self._variants = {usual: self._compiled(usual)}

    def _usual_shape(self, index: int) -> tuple[int, ...] | None:
        operand = self.model.main.operands[index]
        if index in self._optional and not is_known(operand):
            return None
        return operand.dimensions

    def _compiled(self, shapes: _Shapes) -> _Variant:
        given = dict(zip(self._inputs, shapes, strict=True))
        left_out = {index for index, shape in given.items() if shape is None}
        known = {index: shape for index, shape in given.items() if shape is not None}
        model = given_as(without(self.model, left_out), known)
        return _Variant(self._files, self._files.exported(model))

    def _variant(self, shapes: _Shapes) -> _Variant:
        with self._lock:
            found = self._variants.get(shapes)
        if found is not None:
            return found
        made = self._compiled(shapes)
        with self._lock:
            dropped = list(self._variants)[: 1 - _MAX_VARIANTS]
            gone = [self._variants.pop(each) for each in dropped]
            self._variants[shapes] = made
        del gone  # whatever the destructors of sessions do, without the lock
        return made

    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        for index, array in zip(self._inputs, inputs, strict=True):
            if array is None and index not in self._optional:
                raise _failure(f"operand {index} is not optional, and the request leaves it out")
        try:
            variant = self._variant(tuple(None if a is None else a.shape for a in inputs))
            self._run(variant, [array for array in inputs if array is not None], outputs)
        except Refused as refused:
            raise _failure(str(refused)) from refused

    def _run(self, variant: _Variant, given: Sequence[NDArray[Any]], outputs: Outputs) -> None:
        with variant.session() as session:
            results = session.run(given)
            for output, operand, result in zip(outputs, self._outputs, results, strict=True):
                # A scalar of the file's may be a tensor of one element to the HAL.
                is_one = result.ndim == 0 and is_tensor(operand.type)
                output.write(result.reshape(1) if is_one else result)


class _Variant:
    """A file in as many sessions as there are executions at the same time."""

    def __init__(self, files: Files, file: bytes) -> None:
        self._files = files
        self._file = file
        self._lock = threading.Lock()
        self._idle = [files.opened(file)]

    @contextmanager
    def session(self) -> Iterator[Session]:
        """A session that nobody else uses. Raises Refused."""
        with self._lock:
            session = self._idle.pop() if self._idle else None
        session = session or self._files.opened(self._file)
        yield session
        # One that has failed is not used again.
        with self._lock:
            self._idle.append(session)


def _failure(message: str) -> HalError:
    return HalError(ErrorStatus.GENERAL_FAILURE, message)
