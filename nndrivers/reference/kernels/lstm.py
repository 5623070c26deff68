"""LSTM, its sequences in one and both directions, QUANTIZED_16BIT_LSTM and QUANTIZED_LSTM."""

from __future__ import annotations

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
from nndrivers.reference.recurrent.sequence import (
    Direction,
    Started,
    in_both_directions,
    in_one_direction,
)
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
    sizes = cell_sizes(node, at, batches, input_size)
    cell = LstmCell(node, at, sizes, parameters(node), resources)

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


def _direction(
    node: Node, at: CellInputs, resources: Resources, source: int = 0, *, forward: bool = True
) -> Direction:
    """The way of the cell ``at`` through input ``source``."""
    args = parameters(node)
    first, second, input_size = node.tensor(source).shape
    cross = args.linking == Linking.CROSS
    width = node.tensor(_AUXILIARY).shape[-1] if cross else 0
    sizes = cell_sizes(node, at, second if args.time_major else first, input_size)
    cell = LstmCell(node, at, sizes, args, resources, width)

    def start(inputs: OptionalArrays, scratch: Scratch) -> Started:
        first_output = required(inputs, at.output_state)
        first_state = required(inputs, at.cell_state)
        output = scratch.array(first_output.shape, np.float32)
        state = scratch.array(first_state.shape, np.float32)
        bound = cell.bind(inputs, (state, state), output, scratch)
        factors = bound.factors
        return Started(bound, [(factors.state, first_output, output), (state, first_state, state)])

    return Direction(start, source, _AUXILIARY if cross else None, forward)


@kernel(OperationType.UNIDIRECTIONAL_SEQUENCE_LSTM)
def prepare_unidirectional(node: Node, resources: Resources) -> Kernel:
    (at,) = CELLS[OperationType.UNIDIRECTIONAL_SEQUENCE_LSTM]
    return in_one_direction(_direction(node, at, resources), parameters(node).time_major)


@kernel(OperationType.BIDIRECTIONAL_SEQUENCE_LSTM)
def prepare_bidirectional(node: Node, resources: Resources) -> Kernel:
    args = parameters(node)
    source = _AUXILIARY if args.linking == Linking.PARALLEL else 0
    forward = _direction(node, FORWARD, resources)
    backward = _direction(node, BACKWARD, resources, source, forward=False)
    merged = node.tensor(FORWARD.output_state).shape[1] if args.merge_outputs else None
    return in_both_directions(forward, backward, args.time_major, merged)


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
        whole = cell.bind(inputs, cell_state, output, resources)
        if whole is not None:
            return run_all([whole, partial(np.copyto, output_state, output)])

        def step() -> None:
            state, codes = cell.step(inputs)
            np.copyto(cell_state, state, casting="unsafe")
            np.copyto(output, codes, casting="unsafe")
            np.copyto(output_state, output)

        return step

    return Binding(bind)
