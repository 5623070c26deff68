"""Models of steps: the operations of a step, with the operands they need, as a model of their own.

Operations come in the order in which they became ready; each adds its inputs, then its outputs.
Source: ``ExecutionStep::addOperation``, ``addOperand`` and ``finishStepModel`` of Android's
``runtime/ExecutionPlan.cpp``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from nnapi.device_protocol import PlannedDevice
from nnapi.partitioning.sizes import has_unknown_size
from nnapi.partitioning.source_models import MAIN, References, SourceModels
from nnapi.partitioning.steps import ExecutionStep, Remap
from nnapi.run_order import run_order
from nnhal.memory import Memory
from nnhal.operand_types import is_extension
from nnhal.types import (
    EXTENSION_TYPE_BITS,
    DataLocation,
    Model,
    Operand,
    OperandLifeTime,
    Operation,
    Subgraph,
)
from nnhal.validation.extensions import ExtensionTypes

__all__ = ["StepBuilder"]

_ALIGNMENT: Final = 8
"""Of constants in the operand values of a step's model."""

_LIFETIME: Final = OperandLifeTime


class StepBuilder:
    """A step that is being planned: ``index``, of the source model ``source``, on ``device``."""

    def __init__(
        self, index: int, source: int, device: PlannedDevice, sources: SourceModels
    ) -> None:
        self.index = index
        self.source = source
        self.device = device
        self.model_inputs: list[tuple[int, int]] = []
        self.model_outputs: list[tuple[int, int]] = []
        self.temporaries_in: list[tuple[int, int]] = []
        self.outputs_in: list[tuple[int, int]] = []
        self.defined: list[int] = []
        """Temporaries of the source model that the step computes."""
        self._sources = sources
        self._subgraph = sources[source]
        self._numbers: list[int] = []
        self._operations: list[Operation] = []
        self._operands: list[Operand] = []
        self._new: dict[int, int] = {}
        """Operand of the source model: operand of the step's model."""

    def add_operation(self, number: int) -> None:
        """Add an operation of the source model, all of whose inputs are known by then."""
        operation = self._subgraph.operations[number]
        self._numbers.append(number)
        inputs = tuple(self._operand(index, is_input=True) for index in operation.inputs)
        outputs = tuple(self._operand(index, is_input=False) for index in operation.outputs)
        self._operations.append(Operation(operation.type, inputs, outputs))

    def _operand(self, index: int, *, is_input: bool) -> int:
        if index in self._new:
            return self._new[index]
        operand = self._subgraph.operands[index]
        new = self._new[index] = len(self._operands)
        self._operands.append(operand)
        match operand.lifetime:
            case _LIFETIME.SUBGRAPH_INPUT:
                self.model_inputs.append((index, new))
            case _LIFETIME.SUBGRAPH_OUTPUT:
                (self.outputs_in if is_input else self.model_outputs).append((index, new))
            case _LIFETIME.TEMPORARY_VARIABLE if is_input:
                self.temporaries_in.append((index, new))
            case _LIFETIME.TEMPORARY_VARIABLE:
                self.defined.append(index)
        return new

    def finished(
        self,
        temporaries_out: Iterable[int],
        downstream: Iterable[int],
        extension_types: ExtensionTypes,
    ) -> ExecutionStep:
        """The step, where other steps read ``temporaries_out`` and the outputs ``downstream``."""
        out: Remap = tuple((index, self._new[index]) for index in sorted(set(temporaries_out)))
        model_outputs = tuple(self.model_outputs)
        step = ExecutionStep(
            self.index,
            self.source,
            self.device,
            tuple(self._numbers),
            self._sources.main,
            tuple(self.model_inputs),
            model_outputs,
            tuple(self.temporaries_in),
            out,
            tuple(self.outputs_in),
            tuple(
                index
                for index, _ in out
                if has_unknown_size(self._subgraph.operands[index], extension_types)
            ),
            frozenset(
                position
                for position, (index, _) in enumerate(model_outputs)
                if index in set(downstream) and self.source == MAIN
            ),
        )
        return msgspec.structs.replace(step, model=self._model(step))

    def _model(self, step: ExecutionStep) -> Model:
        inputs = tuple(new for _, new in step.inputs)
        outputs = tuple(new for _, new in step.outputs)
        operands = list(self._operands)
        for index, operand in enumerate(operands):
            if operand.lifetime in (_LIFETIME.SUBGRAPH_INPUT, _LIFETIME.SUBGRAPH_OUTPUT):
                operands[index] = _with_lifetime(operand, _LIFETIME.TEMPORARY_VARIABLE)
        for index in inputs:
            operands[index] = _with_lifetime(operands[index], _LIFETIME.SUBGRAPH_INPUT)
        for index in outputs:
            operands[index] = _with_lifetime(operands[index], _LIFETIME.SUBGRAPH_OUTPUT)
        # The step's model is sorted by itself, as every model that is finished.
        order = run_order(operands, self._operations)
        operations = tuple(self._operations[number] for number in order)
        return _extracted(
            self._sources.main, Subgraph(tuple(operands), operations, inputs, outputs)
        )


def _with_lifetime(operand: Operand, lifetime: OperandLifeTime) -> Operand:
    return msgspec.structs.replace(operand, lifetime=lifetime)


def _extracted(whole: Model, main: Subgraph) -> Model:
    """``main`` as a model, with those constants, subgraphs and extensions of ``whole`` it needs."""
    references = References(whole.referenced)
    main = references.rewritten(main)
    subgraphs = [main, *references.subgraphs]
    constants = _Constants(whole)
    moved = [constants.moved(subgraph) for subgraph in subgraphs]
    prefixes = {code >> EXTENSION_TYPE_BITS for code in _extension_codes(subgraphs)}
    return Model(
        moved[0],
        tuple(moved[1:]),
        bytes(constants.values),
        tuple(constants.pools),
        whole.relax_computation_float32_to_float16,
        tuple(entry for entry in whole.extension_name_to_prefix if entry.prefix in prefixes),
    )


def _extension_codes(subgraphs: Sequence[Subgraph]) -> Iterable[int]:
    for subgraph in subgraphs:
        yield from (o.type for o in subgraph.operands if is_extension(o.type))
        yield from (o.type for o in subgraph.operations if is_extension(o.type))


class _Constants:
    """The constants that subgraphs read, and no others: a driver gets what it needs."""

    def __init__(self, whole: Model) -> None:
        self._whole = whole
        self.values = bytearray()
        self.pools: list[Memory] = []
        self._pool_indexes: dict[int, int] = {}

    def moved(self, subgraph: Subgraph) -> Subgraph:
        operands = tuple(self._moved_operand(operand) for operand in subgraph.operands)
        return msgspec.structs.replace(subgraph, operands=operands)

    def _moved_operand(self, operand: Operand) -> Operand:
        location = operand.location
        if operand.lifetime == OperandLifeTime.CONSTANT_COPY:
            self.values += bytes(-len(self.values) % _ALIGNMENT)
            moved = DataLocation(0, len(self.values), location.length)
            end = location.offset + location.length
            self.values += self._whole.operand_values[location.offset : end]
        elif operand.lifetime == OperandLifeTime.CONSTANT_REFERENCE:
            pool = self._pool(location.pool_index)
            moved = DataLocation(pool, location.offset, location.length)
        else:
            return operand
        return msgspec.structs.replace(operand, location=moved)

    def _pool(self, index: int) -> int:
        if index not in self._pool_indexes:
            self._pool_indexes[index] = len(self.pools)
            self.pools.append(self._whole.pools[index])
        return self._pool_indexes[index]
