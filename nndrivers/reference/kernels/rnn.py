"""RNN, UNIDIRECTIONAL_SEQUENCE_RNN and BIDIRECTIONAL_SEQUENCE_RNN."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from nndrivers.reference.binding import Binding, required
from nndrivers.reference.calls import Call, run_all
from nndrivers.reference.kernel import Arrays, Kernel, OptionalArrays, Resources, Scratch, Step
from nndrivers.reference.kernel_registry import kernel
from nndrivers.reference.recurrent.sequence import (
    Cell,
    Direction,
    Factors,
    Started,
    activate,
    constants,
    in_both_directions,
    in_one_direction,
    stack,
)
from nnhal.operations.node import Node
from nnhal.operations.recurrent import Linking, RecurrentActivation
from nnhal.operations.rnn import parameters
from nnhal.types import OperationType

__all__: list[str] = []

Array = NDArray[Any]


@dataclass(frozen=True, slots=True)
class _CellInputs:
    """Which inputs of an operation make up one cell."""

    input: int
    weights: int
    recurrent_weights: int
    bias: int
    state: int
    auxiliary: int | None = None
    auxiliary_weights: int | None = None


def _cell_inputs(first: int, source: int = 0) -> _CellInputs:
    return _CellInputs(source, first, first + 1, first + 2, first + 3)


_FORWARD: Final = _cell_inputs(1)
_BACKWARD: Final = _cell_inputs(5)
_AUXILIARY, _FORWARD_AUXILIARY_WEIGHTS, _BACKWARD_AUXILIARY_WEIGHTS = 9, 10, 11


class _RnnCell:
    """``activation(weights * input + recurrent_weights * state + bias)``."""

    def __init__(self, node: Node, at: _CellInputs, activation: RecurrentActivation) -> None:
        self._at, self._activation = at, activation
        self._sizes = (
            node.tensor(at.input).shape[-1],
            0 if at.auxiliary is None else node.tensor(at.auxiliary).shape[-1],
            node.tensor(at.weights).shape[0],
        )
        indexes = [at.weights, at.recurrent_weights, at.bias]
        if at.auxiliary_weights is not None:
            indexes.append(at.auxiliary_weights)
        self._packed: Array | None = None
        inputs = constants(node, indexes)
        if inputs is not None:
            self._packed = self._allocate()
            self._pack(self._packed, inputs)

    def _allocate(self) -> Array:
        return np.empty((sum(self._sizes) + 1, self._sizes[2]), np.float32)

    def _pack(self, matrix: Array, inputs: OptionalArrays) -> None:
        at = self._at
        auxiliary = None if at.auxiliary_weights is None else inputs[at.auxiliary_weights]
        weights = (inputs[at.weights], auxiliary, inputs[at.recurrent_weights])
        stack(matrix, weights, inputs[at.bias], 1.0)

    def bind(self, inputs: OptionalArrays, output: Array, scratch: Scratch) -> Cell:
        matrix, packing = self._packed, list[Call]()
        if matrix is None:
            matrix = self._allocate()
            packing.append(partial(self._pack, matrix, inputs))
        factors = Factors.allocate(len(output), self._sizes, scratch)
        product = partial(np.dot, factors.all, matrix, output)
        return Cell(factors, output, packing, [product, *activate(self._activation, output)])

    def start(self, inputs: OptionalArrays, scratch: Scratch) -> Started:
        """The cell at the start of a sequence."""
        first = required(inputs, self._at.state)
        cell = self.bind(inputs, scratch.array(first.shape, np.float32), scratch)
        return Started(cell, [(cell.factors.state, first, cell.output)])


@kernel(OperationType.RNN)
def prepare_rnn(node: Node, resources: Resources) -> Kernel:
    """One step: hidden state and output, which are the same."""
    cell = _RnnCell(node, _FORWARD, parameters(node).activation)

    def bind(inputs: OptionalArrays, outputs: Arrays, scratch: Scratch) -> Step:
        state, output = outputs
        bound = cell.bind(inputs, output, scratch)
        calls: list[Call] = [
            partial(np.copyto, bound.factors.input, required(inputs, 0)),
            partial(np.copyto, bound.factors.state, required(inputs, _FORWARD.state)),
            *bound.packing,
            *bound.calls,
            partial(np.copyto, state, output),
        ]
        return run_all(calls)

    return Binding(bind)


@kernel(OperationType.UNIDIRECTIONAL_SEQUENCE_RNN)
def prepare_unidirectional(node: Node, resources: Resources) -> Kernel:
    return in_one_direction(_direction(node, _FORWARD), parameters(node).time_major)


@kernel(OperationType.BIDIRECTIONAL_SEQUENCE_RNN)
def prepare_bidirectional(node: Node, resources: Resources) -> Kernel:
    args = parameters(node)
    forward_at, backward_at = _linked(args.linking)
    forward = _direction(node, forward_at)
    backward = _direction(node, backward_at, forward=False)
    merged = node.tensor(_FORWARD.weights).shape[0] if args.merge_outputs else None
    return in_both_directions(forward, backward, args.time_major, merged)


def _direction(node: Node, at: _CellInputs, *, forward: bool = True) -> Direction:
    cell = _RnnCell(node, at, parameters(node).activation)
    return Direction(cell.start, at.input, at.auxiliary, forward)


def _linked(linking: Linking) -> tuple[_CellInputs, _CellInputs]:
    """The inputs of forward and backward cell, with the auxiliary input put to its use."""
    if linking == Linking.PARALLEL:
        return _FORWARD, replace(_BACKWARD, input=_AUXILIARY)
    if linking == Linking.CROSS:
        return (
            replace(_FORWARD, auxiliary=_AUXILIARY, auxiliary_weights=_FORWARD_AUXILIARY_WEIGHTS),
            replace(_BACKWARD, auxiliary=_AUXILIARY, auxiliary_weights=_BACKWARD_AUXILIARY_WEIGHTS),
        )
    return _FORWARD, _BACKWARD
