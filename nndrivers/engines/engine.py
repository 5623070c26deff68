"""An engine as a driver: models go to it as ``.tflite`` files, and it says which it takes.

What an engine supports is found by trying: a model is exported and compiled as a whole, and where
that fails each of its operations alone. Nothing is declared that was not compiled.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Any, ClassVar, Final, TypeAlias

import numpy as np

from nndrivers.engines.branches import branches
from nndrivers.engines.engine_program import EngineProgram
from nndrivers.engines.optional_inputs import is_known, optional_inputs, variants, without
from nndrivers.engines.ready_sessions import ReadySessions
from nnhal.driver_kit import (
    Driver,
    HalError,
    PrepareOptions,
    Program,
    uniform_capabilities,
)
from nnhal.model_parts import Part, part_of
from nnhal.operand_types import dtype_of
from nnhal.types import (
    Capabilities,
    DeviceType,
    ErrorStatus,
    HalVersion,
    Model,
    Operation,
    OperationType,
    PerformanceInfo,
)
from nntflite.errors import NotExpressible
from nntflite.exporter import export_model
from nntflite.file_drivers import Refused, Session

__all__ = ["Engine", "Form", "Refused", "Session"]

_AS_THE_CPU: Final = PerformanceInfo(1.0, 1.0)
_MAX_ANSWERS: Final = 4096
"""Files of which an engine remembers whether it takes them."""

_TRIALS: Final = (1, 0)
"""What all inputs of a first run are. A division does not like one of them, an index the other."""

Form: TypeAlias = "tuple[np.dtype[Any], tuple[int, ...]]"
"""Dtype and shape of an input."""


class Engine(Driver):
    """A driver that hands every model to an engine. A subclass names itself and opens files.

    ``threads`` are those that the engine may use for one inference.
    """

    file_suffix: str = ".tflite"
    """Suffix of the files that :meth:`open` takes."""
    type: DeviceType = DeviceType.CPU
    hal_version: HalVersion = HalVersion.AIDL_V4
    different: ClassVar[frozenset[int]] = frozenset({OperationType.SVDF})
    """Operations that a file can say, but not as the HAL means them: TF Lite moves the state of
    SVDF by one step before it computes, the HAL after it.
    """

    options: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """Options of ``engine:NAME?option=value``, which the constructor takes as keywords beside
    ``threads``: each with the values that it takes as ``A|B``, or a word for any, as ``DEVICE``.
    """

    def __init__(self, *, threads: int = 1) -> None:
        self.threads: int = threads
        self._takes = lru_cache(_MAX_ANSWERS)(self.claims)
        self._ready: ReadySessions[Session] = ReadySessions()

    @abstractmethod
    def open(self, file: bytes) -> Session:
        """Compile ``file``, a whole model. Raises Refused for what the engine has not."""

    def export(self, model: Model) -> bytes:
        """``model`` as a file that :meth:`open` takes: a ``.tflite``. Raises NotExpressible."""
        return export_model(model)

    def capabilities(self) -> Capabilities:
        """All as fast as the CPU, which the engine runs on."""
        return uniform_capabilities(_AS_THE_CPU)

    def supported_operations(self, model: Model) -> Sequence[bool]:
        operations = model.main.operations
        optional = optional_inputs(model)
        if self._is_taken(model, optional):
            return [True] * len(operations)
        if len(operations) == 1:
            return [False]
        alone = self.supported_alone(model)
        if not all(alone):
            return alone
        # What each can be alone they cannot be together: a state must come from the client.
        culprits = self._not_expressible(model)
        return [bool(culprits) and operation.type not in culprits for operation in operations]

    def supported_alone(self, model: Model) -> list[bool]:
        """Whether each operation of ``model`` is supported as a model of its own."""
        optional = optional_inputs(model)
        parts = (part_of(model, [number]) for number in range(len(model.main.operations)))
        return [self._is_taken(part.model, _in_part(optional, part)) for part in parts]

    def _is_taken(self, model: Model, optional: Collection[int]) -> bool:
        """Whether the engine runs ``model`` with and without the ``optional`` inputs.

        Those whose dimensions only a request tells are tried left out only.
        """
        if any(operation.type in self.different for operation in _all_operations(model)):
            return False
        usual = without(model, _unknown(model, optional))
        if not self._does_run(usual):
            return False
        # One run goes into one branch, and into no loop that it ends at once.
        is_taken = all(map(self._may_run, branches(usual)))
        return is_taken and all(map(self._does_run, variants(usual, optional)))

    def _does_run(self, model: Model) -> bool:
        try:
            return self._takes(self.exported(model), _arrays(model))
        except Refused:
            return False

    def _may_run(self, branch: Model) -> bool:
        """Whether nothing is known against ``branch``: alone it may be more than a file can say."""
        try:
            file = self.exported(branch)
        except Refused:
            return True
        return self._takes(file, _arrays(branch))

    def exported(self, model: Model) -> bytes:
        """``model`` as a file. Raises Refused where the engine's format cannot say it."""
        main = model.main
        if not main.input_indexes:
            raise Refused("a model without inputs")
        for index in main.input_indexes:
            if not is_known(main.operands[index]):
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

    def claims(self, file: bytes, forms: Sequence[Form]) -> bool:
        """Whether ``file``, whose inputs have ``forms``, is supported: here, whether it can be
        compiled and run. Some engines look at types only then.
        """
        try:
            session = self.open(file)
        except Refused:
            return False
        if session.left or not any(_has_run(session, forms, v) for v in _TRIALS):
            return False
        self.keep_ready(file, session)
        return True

    def keep_ready(self, file: bytes, session: Session) -> None:
        """Keep ``session`` of ``file`` for its preparation, which mostly follows."""
        self._ready.keep(file, session)

    def opened(self, file: bytes) -> Session:
        """``file`` compiled as a whole, now or when the client asked whether it is supported.

        Raises Refused.
        """
        session = self._ready.take(file)
        if session is not None:
            return session
        session = self.open(file)
        if session.left:
            raise Refused("the engine leaves a part of the model to another")
        return session

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        try:
            return EngineProgram(self, model)
        except Refused as refused:
            raise HalError(ErrorStatus.GENERAL_FAILURE, str(refused)) from refused


def _all_operations(model: Model) -> Iterator[Operation]:
    for subgraph in (model.main, *model.referenced):
        yield from subgraph.operations


def _unknown(model: Model, optional: Collection[int]) -> set[int]:
    """Those of the ``optional`` inputs whose dimensions ``model`` does not say."""
    return {index for index in optional if not is_known(model.main.operands[index])}


def _in_part(optional: Collection[int], part: Part) -> set[int]:
    """The ``optional`` inputs of a model as operands of its ``part``."""
    places = part.model.main.input_indexes
    return {place for place, index in zip(places, part.inputs, strict=True) if index in optional}


def _arrays(model: Model) -> tuple[Form, ...]:
    """Dtype and shape of each input of ``model``."""
    operands = [model.main.operands[index] for index in model.main.input_indexes]
    return tuple((dtype_of(operand.type), operand.dimensions) for operand in operands)


def _has_run(session: Session, forms: Sequence[Form], value: int) -> bool:
    try:
        session.run([np.full(shape, value, dtype) for dtype, shape in forms])
    except Refused:
        return False
    return True
