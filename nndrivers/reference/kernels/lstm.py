"""LSTM, its sequences in one and both directions, QUANTIZED_16BIT_LSTM and QUANTIZED_LSTM."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nndrivers.reference.binding import Binding, required
from nndrivers.reference.calls import Call, run_all
from nndrivers.reference.kernel import Arrays, Kernel, OptionalArrays, Resources, Scratch, Step
from nndrivers.reference.kernel_registry import kernel
from nndrivers.reference.planning.request_weights import needs_values
from nndrivers.reference.recurrent.lstm_8bit import Lstm8Bit
from nndrivers.reference.recurrent.lstm_16bit import Lstm16Bit
from nndrivers.reference.recurrent.lstm_cell import LstmCell
from nndrivers.reference.recurrent.sequence import through_time, time_major
from nnhal.operations.lstm import BACKWARD, CELLS, FORWARD, CellInputs, cell_sizes, parameters
from nnhal.operations.node import Node
from nnhal.operations.recurrent import Linking
from nnhal.types import OperationType

__all__: list[str] = []

Array = NDArray[Any]

_AUXILIARY = 39
"""The auxiliary input of BIDIRECTIONAL_SEQUENCE_LSTM."""


@kernel(OperationType.LSTM)
def prepare_lstm(node: Node, resources: Resources) -> Kernel:
    """One step: scratch (unused, zeroed), output state, cell state, output."""
    (at,) = CELLS[OperationType.LSTM]
    batches, input_size = node.tensor(0).shape
    cell = LstmCell(node, at, cell_sizes(node, at, batches, input_size), parameters(node))

    def bind(inputs: OptionalArrays, outputs: Arrays, scratch: Scratch) -> Step:
        unused, output_state, cell_state, output = outputs
        bound = cell.bind(inputs, (required(inputs, at.cell_state), cell_state), output, scratch)
        calls: list[Call] = [
            partial(np.copyto, bound.factors.input, required(inputs, 0)),
            partial(np.copyto, bound.factors.state, required(inputs, at.output_state)),
            *bound.packing,
            *bound.calls,
            partial(np.copyto, output_state, output),
            partial(unused.fill, 0.0),
        ]
        return run_all(calls)

    return Binding(bind)


@dataclass(frozen=True, slots=True)
class _Pass:
    """One cell's way through a sequence; ``source`` is the input it reads."""

    cell: LstmCell
    at: CellInputs
    source: int
    auxiliary: int | None = None
    forward: bool = True

    def bind(
        self,
        inputs: OptionalArrays,
        target: Array,
        states: Arrays,
        is_time_major: bool,
        scratch: Scratch,
    ) -> list[Call]:
        """Writes ``target`` [steps, batches, outputs], and the last states where asked for."""
        first_output = required(inputs, self.at.output_state)
        first_cell = required(inputs, self.at.cell_state)
        output = scratch.array(first_output.shape, np.float32)
        cell_state = scratch.array(first_cell.shape, np.float32)
        bound = self.cell.bind(inputs, (cell_state, cell_state), output, scratch)
        source = time_major(required(inputs, self.source), is_time_major)
        auxiliary = None
        if self.auxiliary is not None:
            auxiliary = time_major(required(inputs, self.auxiliary), is_time_major)
        last = zip(states, (output, cell_state), strict=False)
        return [
            partial(np.copyto, bound.factors.state, first_output),
            partial(np.copyto, cell_state, first_cell),
            through_time(bound, source, auxiliary, target, self.forward),
            *(partial(np.copyto, state, value) for state, value in last),
        ]


@kernel(OperationType.UNIDIRECTIONAL_SEQUENCE_LSTM)
def prepare_unidirectional(node: Node, resources: Resources) -> Kernel:
    """The output of every step and, where asked for, the last states."""
    (at,) = CELLS[OperationType.UNIDIRECTIONAL_SEQUENCE_LSTM]
    args = parameters(node)
    _, batches, input_size = _time_major_shape(node, 0, args.time_major)
    cell = LstmCell(node, at, cell_sizes(node, at, batches, input_size), args)
    through = _Pass(cell, at, source=0)

    def bind(inputs: OptionalArrays, outputs: Arrays, scratch: Scratch) -> Step:
        target = time_major(outputs[0], args.time_major)
        return run_all(through.bind(inputs, target, outputs[1:], args.time_major, scratch))

    return Binding(bind)


def _time_major_shape(node: Node, index: int, is_time_major: bool) -> tuple[int, int, int]:
    first, second, size = node.tensor(index).shape
    return (first, second, size) if is_time_major else (second, first, size)


@kernel(OperationType.BIDIRECTIONAL_SEQUENCE_LSTM)
def prepare_bidirectional(node: Node, resources: Resources) -> Kernel:
    """Forward and backward outputs, side by side if merged, then the states where asked for."""
    args = parameters(node)
    forward = _directed(node, FORWARD, 0, forward=True)
    backward_source = _AUXILIARY if args.linking == Linking.PARALLEL else 0
    backward = _directed(node, BACKWARD, backward_source, forward=False)
    forward_width = node.tensor(FORWARD.output_state).shape[1]

    def bind(inputs: OptionalArrays, outputs: Arrays, scratch: Scratch) -> Step:
        targets = [time_major(output, args.time_major) for output in outputs[:2]]
        states = outputs[2:]
        if args.merge_outputs:
            targets = [targets[0][..., :forward_width], targets[0][..., forward_width:]]
            states = outputs[1:]
        return run_all(
            [
                *forward.bind(inputs, targets[0], states[:2], args.time_major, scratch),
                *backward.bind(inputs, targets[1], states[2:], args.time_major, scratch),
            ]
        )

    return Binding(bind)


def _directed(node: Node, at: CellInputs, source: int, *, forward: bool) -> _Pass:
    args = parameters(node)
    _, batches, input_size = _time_major_shape(node, source, args.time_major)
    cross = args.linking == Linking.CROSS
    width = node.tensor(_AUXILIARY).shape[-1] if cross else 0
    sizes = cell_sizes(node, at, batches, input_size)
    cell = LstmCell(node, at, sizes, args, width)
    return _Pass(cell, at, source, _AUXILIARY if cross else None, forward)


@kernel(OperationType.QUANTIZED_16BIT_LSTM)
@needs_values(*range(1, 13))
def prepare_16bit(node: Node, resources: Resources) -> Kernel:
    """Cell state and output."""
    cell = Lstm16Bit(node)
    matrix, biases = cell.pack([None if info is None else info.value for info in node.inputs])

    def bind(inputs: OptionalArrays, outputs: Arrays, scratch: Scratch) -> Step:
        source, state, before = required(inputs, 0), required(inputs, 13), required(inputs, 14)

        def step() -> None:
            new_state, codes = cell.step(matrix, biases, source, before, state)
            np.copyto(outputs[0], new_state, casting="unsafe")
            np.copyto(outputs[1], codes, casting="unsafe")

        return step

    return Binding(bind)


@kernel(OperationType.QUANTIZED_LSTM)
def prepare_8bit(node: Node, resources: Resources) -> Kernel:
    """Output state, cell state and output."""
    (at,) = CELLS[OperationType.QUANTIZED_LSTM]
    batches, input_size = node.tensor(0).shape
    cell = Lstm8Bit(node, cell_sizes(node, at, batches, input_size), parameters(node))

    def bind(inputs: OptionalArrays, outputs: Arrays, scratch: Scratch) -> Step:
        output_state, cell_state, output = outputs

        def step() -> None:
            state, codes = cell.step(inputs)
            np.copyto(cell_state, state, casting="unsafe")
            np.copyto(output, codes, casting="unsafe")
            np.copyto(output_state, output)

        return step

    return Binding(bind)
