"""Defects in what an execution leaves behind, for others and for the next one, and in what it
should not run.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec
import numpy as np

from nndrivers.faulty._arithmetic import misreading, with_data, with_main
from nndrivers.faulty._delegates import DelegatingModel, Outcome
from nndrivers.faulty._programs import Wrapped
from nndrivers.faulty.catalogue import defect, overriding
from nnhal.driver_kit import ExecutionContext, Inputs, Outputs, Program
from nnhal.interfaces import SynchronousResult
from nnhal.memory import Memory
from nnhal.types import (
    NO_TIMING,
    DataLocation,
    ErrorStatus,
    HalVersion,
    Model,
    Operand,
    OperandLifeTime,
    OperandType,
    Operation,
    OperationType,
)


@defect
class StaleInputs(Wrapped):
    """Executions after the first one compute with the first one's inputs."""

    _first: list[Any] | None = None

    def given(self, inputs: Inputs) -> Inputs:
        shapes = [None if array is None else array.shape for array in inputs]
        known = self._first
        if known is None or [None if a is None else a.shape for a in known] != shapes:
            known = self._first = [None if array is None else array.copy() for array in inputs]
        return known


@defect
class OmittedInputsStayBound(Wrapped):
    """An optional input that a request omits has the value that an earlier request gave."""

    def __init__(self, inner: Program) -> None:
        super().__init__(inner)
        self._bound: dict[int, Any] = {}

    def given(self, inputs: Inputs) -> Inputs:
        self._bound.update(
            (index, array.copy()) for index, array in enumerate(inputs) if array is not None
        )
        return [self._bound.get(index) for index in range(len(inputs))]


@defect
class LateWeightsPackedOnce(Wrapped):
    """Weights that are inputs of the model are packed in the first execution, and not again."""

    operations: ClassVar = (
        OperationType.CONV_2D,
        OperationType.DEPTHWISE_CONV_2D,
        OperationType.FULLY_CONNECTED,
    )

    def prepared(self, model: Model) -> None:
        weights = {each.inputs[1] for each in model.main.operations if each.type in self.operations}
        indexes = model.main.input_indexes
        self._places = [place for place, index in enumerate(indexes) if index in weights]
        self._packed: dict[int, Any] = {}

    def given(self, inputs: Inputs) -> Inputs:
        given = list(inputs)
        for place in self._places:
            weights = given[place]
            assert weights is not None  # they cannot be omitted
            packed = self._packed.setdefault(place, weights.copy())
            if packed.shape == weights.shape:
                given[place] = packed
        return given


@defect
class BufferSharedBetweenRequests(Wrapped):
    """Executions that run at the same time share one buffer for their inputs."""

    _shared: Sequence[Any] = ()

    def given(self, inputs: Inputs) -> Inputs:
        self._shared = [None if array is None else array.copy() for array in inputs]
        time.sleep(0.002)  # as a device takes its time
        return self._shared


@defect
class ShapesSharedBetweenRequests(Wrapped):
    """Executions that run at the same time share the shapes of the one that began last."""

    _shapes: Sequence[Any] = ()

    def given(self, inputs: Inputs) -> Inputs:
        self._shapes = [None if array is None else array.shape for array in inputs]
        time.sleep(0.002)
        return list(map(_shaped, inputs, self._shapes))


def _shaped(array: Any, shape: tuple[int, ...]) -> Any:
    return array if array is None or array.size != np.prod(shape) else array.reshape(shape)


@defect
class WrongFromThirdExecutionOn(Wrapped):
    """Float results are 1 too high from the third execution of a prepared model on."""

    _count = 0

    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        super().execute(inputs, outputs, context)
        self._count += 1
        array = outputs[0].array if outputs else None
        if self._count > 2 and array is not None and array.dtype == np.float32:
            array += 1


@defect
class DescriptorLeakPerExecution(Wrapped):
    """Every execution leaves a file descriptor open."""

    _kept: list[int] = []  # noqa: RUF012 - this is the leak

    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        self._kept.append(os.open("/dev/null", os.O_RDONLY))
        super().execute(inputs, outputs, context)


@defect
class MemoryLeakPerExecution(Wrapped):
    """Every execution leaves 64 KiB behind."""

    _kept: list[bytearray] = []  # noqa: RUF012 - this is the leak

    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        self._kept.append(bytearray(os.urandom(1 << 16)))
        super().execute(inputs, outputs, context)


@overriding(DelegatingModel, "answer")
def writes_behind_outputs(end: Outcome) -> SynchronousResult:
    """An execution changes the byte behind each output."""
    if end.status == ErrorStatus.NONE:
        for argument in end.request.outputs:
            touch(end.request.pools, argument, argument.location.length)
    return end.result


def touch(pools: Sequence[Any], argument: Any, place: int) -> None:
    """Change the byte at ``place`` of an argument, if it lies in shared memory."""
    if argument.has_no_value:
        return
    pool = pools[argument.location.pool_index]
    start = argument.location.offset + place
    if isinstance(pool, Memory) and pool.writable and 0 <= start < pool.size:
        pool.view(np.uint8, (1,), start)[0] ^= 0xFF


@overriding(DelegatingModel, "answer")
def changes_inputs(end: Outcome) -> SynchronousResult:
    """An execution changes the first byte of each input."""
    if end.status == ErrorStatus.NONE:
        for argument in end.request.inputs:
            touch(end.request.pools, argument, 0)
    return end.result


@defect
class ZerosWhenBusy(DelegatingModel):
    """A second execution at the same time computes with zeros for inputs."""

    def __init__(self, inner: Any) -> None:
        super().__init__(inner)
        self._lock = threading.Lock()
        self._at_once = 0

    def begin(self, request: Any) -> tuple[ErrorStatus, Any]:
        with self._lock:
            self._at_once += 1
            is_first = self._at_once == 1
        if is_first:
            return ErrorStatus.NONE, request
        time.sleep(0.001)
        return ErrorStatus.NONE, _on_zeros(request)

    def answer(self, end: Outcome) -> SynchronousResult:
        with self._lock:
            self._at_once -= 1
        return end.result


def _on_zeros(request: Any) -> Any:
    """The request with zeros in place of its inputs."""
    zeros = {}
    for argument in request.inputs:
        pool = request.pools[argument.location.pool_index]
        if not argument.has_no_value and isinstance(pool, Memory):
            zeros[argument.location.pool_index] = Memory.from_bytes(bytes(pool.size))
    pools = tuple(zeros.get(index, pool) for index, pool in enumerate(request.pools))
    return msgspec.structs.replace(request, pools=pools)


@misreading(OperationType.IF)
def if_runs_both_branches(model: Model, operation: Operation) -> Model:
    """IF runs both of its models, and selects the results of one by the condition."""
    condition, then, other, *rest = operation.inputs
    results = [model.main.operands[index] for index in operation.outputs]
    return _calling(model, operation, (condition, other, then, *rest), results)


@misreading(OperationType.WHILE)
def while_runs_its_body_ahead(model: Model, operation: Operation) -> Model:
    """WHILE runs its body for the first time before it knows whether its condition holds."""
    _, body, *state = operation.inputs
    called = model.referenced[model.main.operands[body].location.offset]
    results = [called.operands[index] for index in called.output_indexes]
    operands = model.main.operands
    model, location = with_data(model, b"\x01")
    condition = Operand(
        OperandType.TENSOR_BOOL8,
        (1,),
        lifetime=OperandLifeTime.CONSTANT_COPY,
        location=location,
    )
    read = with_main(model, operands=(*operands, condition))
    return _calling(read, operation, (len(operands), body, body, *state), results)


def _calling(
    model: Model, operation: Operation, inputs: tuple[int, ...], results: Sequence[Operand]
) -> Model:
    """``model`` with an IF of ``inputs`` before ``operation``, whose ``results`` nobody reads."""
    main = model.main
    unread = [
        msgspec.structs.replace(
            operand, lifetime=OperandLifeTime.TEMPORARY_VARIABLE, location=DataLocation()
        )
        for operand in results
    ]
    places = tuple(range(len(main.operands), len(main.operands) + len(unread)))
    also = Operation(OperationType.IF, inputs, places)
    at = main.operations.index(operation)
    operations = (*main.operations[:at], also, *main.operations[at:])
    return with_main(model, operands=(*main.operands, *unread), operations=operations)


_MISSED = (ErrorStatus.MISSED_DEADLINE_TRANSIENT, ErrorStatus.MISSED_DEADLINE_PERSISTENT)


@defect
class LoopTimeoutResetsTheDevice(DelegatingModel):
    """The device is reset to end an execution whose time is up: all that are under way fail."""

    since = HalVersion.V1_3
    resets: ClassVar[list[str]] = []

    def __init__(self, inner: Any) -> None:
        super().__init__(inner)
        self._begun: dict[int, int] = {}

    def begin(self, request: Any) -> tuple[ErrorStatus, Any]:
        self._begun[id(request)] = len(self.resets)
        return super().begin(request)

    def answer(self, end: Outcome) -> SynchronousResult:
        if end.status in _MISSED:
            self.resets.append("by a watchdog")
        if end.status == ErrorStatus.NONE and self._begun[id(end.request)] != len(self.resets):
            return ErrorStatus.GENERAL_FAILURE, (), NO_TIMING
        return super().answer(end)
