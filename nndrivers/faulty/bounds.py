"""Data out of range that is believed."""

from __future__ import annotations

import os
import signal
from typing import Any, Final

import numpy as np
from numpy.lib.stride_tricks import as_strided

from nndrivers.faulty._delegates import DelegatingModel, Outcome
from nndrivers.faulty._programs import Wrapped
from nndrivers.faulty.catalogue import defect, overriding
from nndrivers.faulty.executions import touch
from nndrivers.reference.device import ReferenceDriver
from nnhal.driver_kit import ExecutionContext, Inputs, Outputs, PrepareOptions, Program, constant
from nnhal.interfaces import SynchronousResult
from nnhal.types import ErrorStatus, Model, Operation
from nnhal.types import OperationType as Op

_NEAR: Final = 8
"""Rows beyond a tensor that are still in the memory of the client: so near is what is read."""


class _Looking(Wrapped):
    """A program that looks up rows by :attr:`indices` in :attr:`table`, inputs of the model."""

    def __init__(self, inner: Program, table: int, indices: int) -> None:
        super().__init__(inner)
        self.table = table
        self.indices = indices

    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        table, indices = inputs[self.table], inputs[self.indices]
        assert table is not None
        assert indices is not None
        outside = (indices < 0) | (indices >= len(table))
        if not outside.any():
            super().execute(inputs, outputs, context)
            return
        held = list(inputs)
        held[self.indices] = np.clip(indices, 0, len(table) - 1)
        super().execute(held, outputs, context)
        target = outputs[0].array
        if target is not None:
            for place in np.flatnonzero(outside):
                target[place] = self.row(table, int(indices[place]))

    def row(self, table: Any, index: int) -> Any:
        """What is taken for a row that the table does not have."""
        return _row(table, index)


def _row(table: Any, index: int) -> Any:
    """The row that would be there; of rows far away, one of those that are near."""
    near = max(-_NEAR, min(index, len(table) + _NEAR - 1))
    step, *rest = table.strides
    if near < 0:
        return as_strided(table, (1 - near, *table.shape[1:]), (-step, *rest))[-near]
    return as_strided(table, (1 + near, *table.shape[1:]), (step, *rest))[near]


class _LookingUp(ReferenceDriver):
    """Wraps programs of one GATHER of rows, or one EMBEDDING_LOOKUP, of inputs."""

    program: type[_Looking] = _Looking

    def prepare(self, model: Model, options: PrepareOptions) -> Program:
        program = super().prepare(model, options)
        operations = model.main.operations
        places = _places(model, operations[0]) if len(operations) == 1 else None
        return program if places is None else self.program(program, *places)

    def save_to_cache(self, program: Program, *arguments: Any) -> None:
        if isinstance(program, _Looking):
            program.inner.signature = program.signature
            program = program.inner
        super().save_to_cache(program, *arguments)


def _places(model: Model, operation: Operation) -> tuple[int, int] | None:
    """Which inputs of the model are the table and the indices."""
    arguments = {Op.GATHER: (0, 2), Op.EMBEDDING_LOOKUP: (1, 0)}.get(Op(operation.type))
    if arguments is None:
        return None
    operands = [operation.inputs[index] for index in arguments]
    known = model.main.input_indexes
    if not all(operand in known for operand in operands) or not _by_rows(model, operation):
        return None
    table, indices = (known.index(operand) for operand in operands)
    is_flat = len(model.main.operands[operands[1]].dimensions) == 1
    return (table, indices) if is_flat else None


def _by_rows(model: Model, operation: Operation) -> bool:
    """Whether it is rows that are looked up, as far as the model says."""
    if operation.type != Op.GATHER:
        return True
    axis = constant(model, model.main.operands[operation.inputs[1]])
    return axis is not None and int(axis) == 0


@defect
class LookupsReadBeyondTheTable(_LookingUp):
    """GATHER and EMBEDDING_LOOKUP read what lies before and behind their table, wherever the
    indices point to.
    """

    operations = (Op.GATHER, Op.EMBEDDING_LOOKUP)


class _Dying(_Looking):
    def row(self, table: Any, index: int) -> Any:
        if abs(index) > len(table) + _NEAR:
            os.kill(os.getpid(), signal.SIGSEGV)
        return table[0]


@defect
class LookupsFarAwayCrash(_LookingUp):
    """GATHER and EMBEDDING_LOOKUP take row 0 for indices near their table, and follow others
    far away to memory that is not there.
    """

    operations = (Op.GATHER, Op.EMBEDDING_LOOKUP)
    program = _Dying


@overriding(DelegatingModel, "answer")
def failed_execution_writes_behind_outputs(end: Outcome) -> SynchronousResult:
    """An execution that fails on its data has written behind its outputs by then."""
    if end.status == ErrorStatus.GENERAL_FAILURE:
        for argument in end.request.outputs:
            touch(end.request.pools, argument, argument.location.length)
    return end.result


@defect
class NansSpread(Wrapped):
    """A NaN in one element makes all of the output NaN."""

    def execute(self, inputs: Inputs, outputs: Outputs, context: ExecutionContext) -> None:
        super().execute(inputs, outputs, context)
        for output in outputs:
            array = output.array
            if array is not None and array.dtype.kind == "f" and np.isnan(array).any():
                array[...] = np.nan


@overriding(Wrapped, "given")
def nans_become_zeros(inputs: Inputs) -> Inputs:
    """NaN is replaced by zero where data comes in, also for operations that only move it."""
    return list(map(_numbers, inputs))


def _numbers(array: Any) -> Any:
    if array is None or array.dtype.kind != "f":
        return array
    return np.where(np.isnan(array), 0, array).astype(array.dtype)
