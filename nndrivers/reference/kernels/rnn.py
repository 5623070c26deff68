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
    Factors,
    activate,
    constants,
    stack,
    through_time,
    time_major,
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

    def bind_sequence(
        self,
        inputs: OptionalArrays,
        target: Array,
        states: Arrays,
        is_time_major: bool,
        forward: bool,
        scratch: Scratch,
    ) -> list[Call]:
        """Writes ``target`` [steps, batches, units], and the last state where asked for."""
        at = self._at
        first = required(inputs, at.state)
        cell = self.bind(inputs, scratch.array(first.shape, np.float32), scratch)
        source = time_major(required(inputs, at.input), is_time_major)
        auxiliary = None
        if at.auxiliary is not None:
            auxiliary = time_major(required(inputs, at.auxiliary), is_time_major)
        return [
            partial(np.copyto, cell.factors.state, first),
            through_time(cell, source, auxiliary, target, forward),
            *(partial(np.copyto, state, cell.output) for state in states),
        ]


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
    """The output of every step and, where asked for, the last hidden state."""
    args = parameters(node)
    cell = _RnnCell(node, _FORWARD, args.activation)

    def bind(inputs: OptionalArrays, outputs: Arrays, scratch: Scratch) -> Step:
        target = time_major(outputs[0], args.time_major)
        calls = cell.bind_sequence(inputs, target, outputs[1:], args.time_major, True, scratch)
        return run_all(calls)

    return Binding(bind)


@kernel(OperationType.BIDIRECTIONAL_SEQUENCE_RNN)
def prepare_bidirectional(node: Node, resources: Resources) -> Kernel:
    """Forward and backward outputs, side by side if merged, then the states where asked for."""
    args = parameters(node)
    forward_at, backward_at = _linked(args.linking)
    forward = _RnnCell(node, forward_at, args.activation)
    backward = _RnnCell(node, backward_at, args.activation)
    forward_width = node.tensor(_FORWARD.weights).shape[0]

    def bind(inputs: OptionalArrays, outputs: Arrays, scratch: Scratch) -> Step:
        order = args.time_major
        targets = [time_major(output, order) for output in outputs[:2]]
        states = outputs[2:]
        if args.merge_outputs:
            targets = [targets[0][..., :forward_width], targets[0][..., forward_width:]]
            states = outputs[1:]
        return run_all(
            [
                *forward.bind_sequence(inputs, targets[0], states[:1], order, True, scratch),
                *backward.bind_sequence(inputs, targets[1], states[1:], order, False, scratch),
            ]
        )

    return Binding(bind)


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
