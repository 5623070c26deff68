"""An engine as a driver: models go to it as ``.tflite`` files, and it says which it takes.

What an engine supports is found by trying: a model is exported and compiled as a whole, and where
that fails each of its operations alone. Nothing is declared that was not compiled.
"""

from __future__ import annotations

import threading
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, ClassVar, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from nndrivers.engines.branches import branches
from nndrivers.engines.ready_sessions import ReadySessions
from nnhal.driver_kit import (
    Driver,
    ExecutionContext,
    HalError,
    Inputs,
    Outputs,
    PrepareOptions,
    Program,
    non_extension_operand_performance,
)
from nnhal.model_parts import part_of
from nnhal.operand_types import dtype_of, is_tensor
from nnhal.types import (
    Capabilities,
    DeviceType,
    ErrorStatus,
    HalVersion,
    Model,
    Operand,
    Operation,
    OperationType,
    PerformanceInfo,
)
from nntflite.errors import NotExpressible
from nntflite.exporter import export_model

__all__ = ["Engine", "Refused", "Session"]

_AS_THE_CPU: Final = PerformanceInfo(1.0, 1.0)
_MAX_ANSWERS: Final = 4096
"""Files of which an engine remembers whether it takes them."""

_TRIALS: Final = (1, 0)
"""What all inputs of a first run are. A division does not like one of them, an index the other."""

_Form: TypeAlias = "tuple[np.dtype[Any], tuple[int, ...]]"


class Refused(Exception):
    """The engine does not take a model, or fails to run it; the text says why."""


class Session(ABC):
    """A compiled model. One thread at a time uses it."""

    @abstractmethod
    def run(self, inputs: Sequence[NDArray[Any]]) -> Sequence[NDArray[Any]]:
        """The outputs for ``inputs``, both in the file's order, dtypes and shapes.

        Raises Refused.
        """

    def is_complete(self) -> bool:
        """Whether the engine itself runs all of the model, and leaves nothing to another."""
        return True


class Engine(Driver):
    """A driver that hands every model to an engine. A subclass names itself and opens files.

    ``threads`` are those that the engine may use for one inference.
    """

    type: DeviceType = DeviceType.CPU
    hal_version: HalVersion = HalVersion.AIDL_V4
    different: ClassVar[frozenset[int]] = frozenset({OperationType.SVDF})
    """Operations that a file can say, but not as the HAL means them: TF Lite moves the state of
    SVDF by one step before it computes, the HAL after it.
    """

    def __init__(self, *, threads: int = 1) -> None:
        self.threads: int = threads
        self._takes = lru_cache(_MAX_ANSWERS)(self._runs)
        self._ready: ReadySessions[Session] = ReadySessions()

    @abstractmethod
    def open(self, file: bytes) -> Session:
        """Compile ``file``, a whole model. Raises Refused for what the engine has not."""

    def export(self, model: Model) -> bytes:
        """``model`` as a file that :meth:`open` takes: a ``.tflite``. Raises NotExpressible."""
        return export_model(model)

    def capabilities(self) -> Capabilities:
        """All as fast as the CPU, which the engine runs on."""
        return Capabilities(
            relaxed_float32_to_float16_performance_scalar=_AS_THE_CPU,
            relaxed_float32_to_float16_performance_tensor=_AS_THE_CPU,
            operand_performance=non_extension_operand_performance(_AS_THE_CPU),
            if_performance=_AS_THE_CPU,
            while_performance=_AS_THE_CPU,
        )

    def supported_operations(self, model: Model) -> Sequence[bool]:
        operations = model.main.operations
        if self._is_taken(model):
            return [True] * len(operations)
        if len(operations) == 1:
            return [False]
        parts = (part_of(model, [number]).model for number in range(len(operations)))
        alone = [self._is_taken(part) for part in parts]
        if not all(alone):
            return alone
        # What each can be alone they cannot be together: a state must come from the client.
        culprits = self._not_expressible(model)
        return [bool(culprits) and operation.type not in culprits for operation in operations]

    def _is_taken(self, model: Model) -> bool:
        if any(operation.type in self.different for operation in _all_operations(model)):
            return False
        try:
            is_taken = self._takes(self._exported(model), _arrays(model))
        except Refused:
            return False
        # One run goes into one branch, and into no loop that it ends at once.
        return is_taken and all(map(self._may_run, branches(model)))

    def _may_run(self, branch: Model) -> bool:
        """Whether nothing is known against ``branch``: alone it may be more than a file can say."""
        try:
            file = self._exported(branch)
        except Refused:
            return True
        return self._takes(file, _arrays(branch))

    def _exported(self, model: Model) -> bytes:
        """``model`` as a file. Raises Refused where the engine's format cannot say it."""
        main = model.main
        if not main.input_indexes:
            raise Refused("a model without inputs")
        for index in main.input_indexes:
            if not _is_known(main.operands[index]):
                raise Refused(f"operand {index}: dimensions that only a request tells")
        try:
            return self.export(model)
        except NotExpressible as error:
            raise Refused(str(error)) from error

    def _not_expressible(self, model: Model) -> frozenset[int]:
        """The type of an operation that keeps ``model`` from being exported, if any."""
        try:
            self.export(model)
        except NotExpressible as error:
            known = OperationType.__members__.get(error.operation)
            return frozenset() if known is None else frozenset({known})
        return frozenset()

    def _runs(self, file: bytes, forms: Sequence[_Form]) -> bool:
        """Whether ``file`` can be compiled, and run. Some engines look at types only then."""
        try:
            session = self.open(file)
        except Refused:
            return False
        if not session.is_complete() or not any(_has_run(session, forms, v) for v in _TRIALS):
            return False
        self._ready.keep(file, session)
        return True

    def opened(self, file: bytes) -> Session:
        """``file`` compiled as a whole, now or when the client asked whether it is supported.

        Raises Refused.
        """
        session = self._ready.take(file)
        if session is not None:
            return session
        session = self.open(file)
        if not session.is_complete():
            raise Refused("the engine leaves a part of the model to another")
        return session

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        try:
            return _EngineProgram(self, model, self._exported(model))
        except Refused as refused:
            raise HalError(ErrorStatus.GENERAL_FAILURE, str(refused)) from refused


def _all_operations(model: Model) -> Iterator[Operation]:
    for subgraph in (model.main, *model.referenced):
        yield from subgraph.operations


def _arrays(model: Model) -> tuple[_Form, ...]:
    """Dtype and shape of each input of ``model``."""
    operands = [model.main.operands[index] for index in model.main.input_indexes]
    return tuple((dtype_of(operand.type), operand.dimensions) for operand in operands)


def _has_run(session: Session, forms: Sequence[_Form], value: int) -> bool:
    try:
        session.run([np.full(shape, value, dtype) for dtype, shape in forms])
    except Refused:
        return False
    return True


def _is_known(operand: Operand) -> bool:
    if not is_tensor(operand.type):
        return True
    return bool(operand.dimensions) and 0 not in operand.dimensions


class _EngineProgram(Program):
    """A model in as many sessions as there are executions at the same time."""

    def __init__(self, engine: Engine, model: Model, file: bytes) -> None:
        self._engine = engine
        self._file = file
        main = model.main
        self._outputs = [main.operands[index] for index in main.output_indexes]
        self._lock = threading.Lock()
        self._idle = [engine.opened(file)]

    @contextmanager
    def _session(self) -> Iterator[Session]:
        with self._lock:
            session = self._idle.pop() if self._idle else None
        session = session or self._engine.opened(self._file)
        yield session
        # One that has failed is not used again.
        with self._lock:
            self._idle.append(session)

    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        given = [array for array in inputs if array is not None]
        if len(given) < len(inputs):
            raise HalError(ErrorStatus.GENERAL_FAILURE, "the engine has no inputs left out")
        with self._session() as session:
            results = _results(session, given)
            for output, operand, result in zip(outputs, self._outputs, results, strict=True):
                # A scalar of the file's may be a tensor of one element to the HAL.
                is_one = result.ndim == 0 and is_tensor(operand.type)
                output.write(result.reshape(1) if is_one else result)


def _results(session: Session, inputs: Sequence[NDArray[Any]]) -> Sequence[NDArray[Any]]:
    try:
        return session.run(inputs)
    except Refused as refused:
        raise HalError(ErrorStatus.GENERAL_FAILURE, str(refused)) from refused
