"""Programs that several prepared models share, although they differ or have lives of their own."""

from __future__ import annotations

import time
import weakref
from collections.abc import Hashable
from typing import Any, Final

import msgspec

from nndrivers.faulty._arithmetic import misreading, rereading, with_main
from nndrivers.faulty._programs import Wrapped
from nndrivers.faulty.catalogue import defect
from nndrivers.reference.device import ReferenceDriver
from nnhal.driver_kit import ExecutionContext, Inputs, Outputs, PrepareOptions, Program, constant
from nnhal.errors import HalError
from nnhal.memory import Memory
from nnhal.types import (
    ErrorStatus,
    Model,
    NumberOfCacheFiles,
    Operand,
    OperandLifeTime,
    OperandType,
    Operation,
    OperationType,
    Subgraph,
)

_SAMPLED: Final = 64
"""Bytes at the beginning of a constant that some keys take for all of it."""


_PACKING_S: Final = 0.002


class _Finding(ReferenceDriver):
    """Prepares nothing twice that has the same :meth:`key`."""

    def __init__(self) -> None:
        super().__init__()
        self._programs: dict[Hashable, Program] = {}

    def key(self, model: Model) -> Hashable:
        """What the driver takes for the whole model."""
        graph = model.main
        operands = [self.seen(model, operand) for operand in graph.operands]
        connections = [(op.type, op.inputs, op.outputs) for op in graph.operations]
        relaxed = model.relax_computation_float32_to_float16
        described = (operands, connections, graph.input_indexes, graph.output_indexes, relaxed)
        return msgspec.msgpack.encode(described), id(model) if model.referenced else 0

    def seen(self, model: Model, operand: Operand) -> Any:
        """What the key has of an operand."""
        data = _bytes(model, operand)
        params = operand.extra_params
        quantization = operand.scale, operand.zero_point, params
        return operand.type, operand.dimensions, *quantization, operand.lifetime, data

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        key = self.key(model)
        if key not in self._programs:
            self._programs[key] = super().prepare(self.packed(model), options)
        return self._programs[key]

    def packed(self, model: Model) -> Model:
        """What is kept of a model that was not found."""
        return model


def _bytes(model: Model, operand: Operand) -> bytes:
    array = constant(model, operand)
    return b"" if array is None else bytes(array.tobytes())


@defect
class ConstantsPassThroughOneBuffer(ReferenceDriver):
    """Constants of a model wait in a buffer of the driver to be packed: of two preparations at the
    same time both may get those of the later one.
    """

    _waiting = b""

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        self._waiting = model.operand_values
        time.sleep(_PACKING_S)
        if len(self._waiting) == len(model.operand_values):
            model = msgspec.structs.replace(model, operand_values=self._waiting)
        return super().prepare(model, options)


@defect
class WeightsFoundByTheirBeginning(_Finding):
    """Prepared weights are found again by their size and first 64 bytes: models whose constants
    differ further on share one program.
    """

    def seen(self, model: Model, operand: Operand) -> Any:
        *described, data = super().seen(model, operand)
        return *described, len(data), data[:_SAMPLED]


@defect
class SharedWeightsNotInTheKey(_Finding):
    """Prepared models are found again by all that the model itself has: constants in shared memory
    are not looked at.
    """

    def seen(self, model: Model, operand: Operand) -> Any:
        *described, data = super().seen(model, operand)
        is_shared = operand.lifetime == operand.lifetime.CONSTANT_REFERENCE
        return *described, b"" if is_shared else data


@defect
class WeightsFoundByTheirPlace(_Finding):
    """Prepared weights in shared memory are found again by where they are, whatever the client has
    written there since.
    """

    def seen(self, model: Model, operand: Operand) -> Any:
        *described, data = super().seen(model, operand)
        if operand.lifetime != operand.lifetime.CONSTANT_REFERENCE:
            return *described, data
        pool = model.pools[operand.location.pool_index]
        return *described, *pool.file, pool.offset + operand.location.offset

    def packed(self, model: Model) -> Model:
        own = tuple(Memory.from_bytes(pool.buffer) for pool in model.pools)
        return msgspec.structs.replace(model, pools=own)


_WITH_WEIGHTS = (OperationType.CONV_2D, OperationType.DEPTHWISE_CONV_2D, OperationType.PRELU)


@rereading(*_WITH_WEIGHTS)
def places_without_their_pool(model: Model) -> Model:
    """Weights in shared memory are kept once for each place in a pool, whichever pool it is; those
    of the model's first pool at that place are taken.
    """
    operands, kept = list(model.main.operands), dict[Any, Operand]()
    for operation in model.main.operations:
        index = operation.inputs[1] if operation.type in _WITH_WEIGHTS else -1
        operand = operands[index]
        if index < 0 or operand.lifetime != operand.lifetime.CONSTANT_REFERENCE:
            continue
        place = operand.location.offset, operand.location.length
        first = kept.setdefault((operation.type, operand.dimensions, place), operand)
        operands[index] = msgspec.structs.replace(operand, location=first.location)
    return with_main(model, operands=tuple(operands))


@defect
class DimensionsOfConstantsNotInTheKey(_Finding):
    """Programs are found again by the bytes of their constants, without the dimensions."""

    def seen(self, model: Model, operand: Operand) -> Any:
        type, dimensions, *rest, data = super().seen(model, operand)
        return type, () if data else dimensions, *rest, data


@defect
class ScalesNotInTheKey(_Finding):
    """Programs are found again by codes and dimensions, without scales and zero points."""

    def seen(self, model: Model, operand: Operand) -> Any:
        type, dimensions, _, _, params, *rest = super().seen(model, operand)
        return type, dimensions, params, *rest


@defect
class ScalarsNotInTheKey(_Finding):
    """Programs are found again by their tensors, without activations and other scalars."""

    def seen(self, model: Model, operand: Operand) -> Any:
        *described, data = super().seen(model, operand)
        return *described, data if operand.dimensions else b""


class _Tenant(Wrapped):
    """One of the prepared models that share a program."""

    def __init__(self, inner: Program, state: dict[str, bool]) -> None:
        super().__init__(inner)
        self._state = state

    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        if self._state.get("freed"):
            raise HalError(ErrorStatus.GENERAL_FAILURE, "the program was freed")
        super().execute(inputs, outputs, context)


@defect
class ReleaseFreesSharedProgram(_Finding):
    """Equal models share one program, which goes with the prepared model that was made first."""

    def __init__(self) -> None:
        super().__init__()
        self._states: dict[int, dict[str, bool]] = {}

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        inner = super().prepare(model, options)
        is_first = id(inner) not in self._states
        state = self._states.setdefault(id(inner), {})
        if state.pop("freed", False):
            is_first = True
        tenant = _Tenant(inner, state)
        if is_first:
            weakref.finalize(tenant, state.__setitem__, "freed", True)
        return tenant

    def save_to_cache(self, program: Program, *arguments: Any) -> None:
        assert isinstance(program, _Tenant)
        program.inner.signature = program.signature
        super().save_to_cache(program.inner, *arguments)


_CONTEXTS: Final = 8


class _InContext(Wrapped):
    """A program in one of the device's contexts."""


@defect
class NinthModelTakesFirstContext(ReferenceDriver):
    """The device has eight contexts: a ninth model is loaded into that of the oldest one."""

    cache_files = NumberOfCacheFiles()

    def __init__(self) -> None:
        super().__init__()
        self._loaded: list[weakref.ref[_InContext]] = []

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        program = _InContext(super().prepare(model, options))
        living = [each for each in (ref() for ref in self._loaded) if each is not None]
        if len(living) >= _CONTEXTS:
            living[0].inner = program.inner
        self._loaded = [weakref.ref(each) for each in (*living, program)]
        return program


@defect
class SlopesOfTheLastModel(ReferenceDriver):
    """The slopes of PRELU have one place for each size: models that are prepared already get those
    of the next one that has as many.
    """

    operations = (OperationType.PRELU,)
    cache_files = NumberOfCacheFiles()

    def __init__(self) -> None:
        super().__init__()
        self._loaded: list[tuple[Any, weakref.ref[_InContext]]] = []

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        program = super().prepare(model, options)
        (operation, *more), operands = model.main.operations, model.main.operands
        if more or operation.type != OperationType.PRELU:
            return program
        if constant(model, operands[operation.inputs[1]]) is None:
            return program
        kept, key = _InContext(program), [operands[index] for index in operation.inputs]
        for its, ref in self._loaded:
            before = ref()
            if before is not None and its == key:
                before.inner = program
        self._loaded.append((key, weakref.ref(kept)))
        return kept


def _references(graph: Subgraph) -> list[int]:
    operands = graph.operands
    return [each.location.offset for each in operands if each.type == OperandType.SUBGRAPH]


@defect
class SubgraphsCompiledOnce(ReferenceDriver):
    """A subgraph becomes part of the operation that refers to it first; others find none."""

    operations = (OperationType.IF, OperationType.WHILE)

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        taken = [index for graph in (model.main, *model.referenced) for index in _references(graph)]
        if len(taken) > len(set(taken)):
            raise HalError(ErrorStatus.GENERAL_FAILURE, "the subgraph is part of another operation")
        return super().prepare(model, options)


@misreading(OperationType.LOGISTIC, OperationType.TANH, OperationType.EXP)
def functions_in_place_of_what_is_read(model: Model, operation: Operation) -> Model:
    """LOGISTIC, TANH and EXP are computed in the memory of their input, although a later operation
    reads that as its second argument.
    """
    (source,), (result,) = operation.inputs, operation.outputs
    operands = model.main.operands
    made = operands[source].lifetime == OperandLifeTime.TEMPORARY_VARIABLE
    if not made or operands[source].type != operands[result].type:
        return model
    operations = list(model.main.operations)
    for number in range(operations.index(operation) + 1, len(operations)):
        later = operations[number]
        if source in later.inputs[1:2]:
            inputs = (later.inputs[0], result, *later.inputs[2:])
            operations[number] = msgspec.structs.replace(later, inputs=inputs)
    return with_main(model, operations=tuple(operations))


@misreading(OperationType.SQUEEZE, OperationType.EXPAND_DIMS)
def views_freed_with_their_input(model: Model, operation: Operation) -> Model:
    """SQUEEZE and EXPAND_DIMS keep the memory of their input, which is free again after its last
    reader, for the next result of the same dimensions.
    """
    source, (view,) = operation.inputs[0], operation.outputs
    operands, operations = model.main.operands, list(model.main.operations)
    if operands[source].lifetime != OperandLifeTime.TEMPORARY_VARIABLE:
        return model
    freed = max(number for number, each in enumerate(operations) if source in each.inputs)
    for number in range(freed + 1, len(operations)):
        made = operations[number].outputs[0]
        if operands[made] == operands[view] and view not in operations[number].inputs:
            for later in range(number + 1, len(operations)):
                inputs = (made if i == view else i for i in operations[later].inputs)
                operations[later] = msgspec.structs.replace(operations[later], inputs=tuple(inputs))
            break
    return with_main(model, operations=tuple(operations))
