"""RNN, SVDF and what recurrent formulas share: activations, sequences."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from corpus.formulas.common import activated
from corpus.language import Array
from corpus.oracle import Call, formula
from nnhal.types import OperationType as O

__all__ = ["Step", "both_directions", "in_order", "recurrent_activation", "sigmoid", "through_time"]

TANH, SIGMOID = 4, 6

Step = Callable[[Array, "Array | None"], Array]
"""Function from the input and the auxiliary input of one step to the output; it keeps its state."""


def sigmoid(x: Array) -> Array:
    opened: Array = 1 / (1 + np.exp(-x))
    return opened


def recurrent_activation(real: Array, code: int) -> Array:
    if code == TANH:
        return np.tanh(real)
    return sigmoid(real) if code == SIGMOID else activated(real, code)


def in_order(sequence: Array, time_major: bool) -> Array:
    """Convert between the order of an operand and [steps, batches, width]; its own inverse."""
    return sequence if time_major else sequence.transpose(1, 0, 2)


def through_time(step: Step, inputs: Array, auxiliary: Array | None, *, backward: bool) -> Array:
    """The outputs of all steps, each at the place of its input."""
    order = list(range(len(inputs)))
    outputs: dict[int, Array] = {}
    for at in reversed(order) if backward else order:
        outputs[at] = step(inputs[at], None if auxiliary is None else auxiliary[at])
    return np.stack([outputs[at] for at in order])


def both_directions(
    call: Call,
    cells: tuple[Step, Step],
    auxiliary: int,
    has_weights: bool,
    *,
    merged: bool,
    time_major: bool,
) -> list[Array]:
    """Run both cells. An ``auxiliary`` input without weights is the backward cell's input."""
    inputs = in_order(call.real(0), time_major)
    aux = in_order(call.real(auxiliary), time_major) if call.has(auxiliary) else None
    other = inputs if aux is None or has_weights else aux
    outputs = [
        in_order(through_time(cells[0], inputs, aux, backward=False), time_major),
        in_order(through_time(cells[1], other, aux, backward=True), time_major),
    ]
    return [np.concatenate(outputs, -1)] if merged else outputs


class _Cell:
    """Output = activation(W x + A aux + R h + b), which is the next h."""

    def __init__(self, call: Call, first: int, activation: int, auxiliary: int | None) -> None:
        self.weights, self.recurrent, self.bias, self.state = (
            call.real(first + i) for i in range(4)
        )
        has = auxiliary is not None and call.has(auxiliary)
        self.auxiliary = call.real(auxiliary) if has and auxiliary is not None else None
        self.activation = activation

    def __call__(self, inputs: Array, auxiliary: Array | None) -> Array:
        total = inputs @ self.weights.T + self.state @ self.recurrent.T + self.bias
        if self.auxiliary is not None and auxiliary is not None:
            total = total + auxiliary @ self.auxiliary.T
        self.state = recurrent_activation(total, self.activation)
        return self.state


@formula(O.RNN)
def _rnn(call: Call) -> list[Array]:
    out = _Cell(call, 1, call.number(5), None)(call.real(0), None)
    return [out, out]


@formula(O.UNIDIRECTIONAL_SEQUENCE_RNN)
def _sequence(call: Call) -> list[Array]:
    cell, time_major = _Cell(call, 1, call.number(5), None), call.number(6) == 1
    outputs = through_time(cell, in_order(call.real(0), time_major), None, backward=False)
    return [in_order(outputs, time_major), cell.state][: len(call.outputs)]


@formula(O.BIDIRECTIONAL_SEQUENCE_RNN)
def _both_directions(call: Call) -> list[Array]:
    activation, time_major, merged = call.number(12), call.number(13), call.number(14)
    cells = _Cell(call, 1, activation, 10), _Cell(call, 5, activation, 11)
    outputs = both_directions(call, cells, 9, call.has(10), merged=merged, time_major=time_major)
    return [*outputs, *(cell.state for cell in cells)][: len(call.outputs)]


@formula(O.SVDF)
def _svdf(call: Call) -> list[Array]:
    """The last place of the memory is free: the newest comes there, then all move down by one."""
    inputs, feature, time, state = (call.real(i) for i in (0, 1, 2, 4))
    filters, memory = time.shape
    kept = state.reshape(len(inputs), filters, memory).copy()
    kept[:, :, -1] = inputs @ feature.T
    sums = (kept * time).sum(-1).reshape(len(inputs), filters // call.number(5), call.number(5))
    total = sums.sum(-1) + (call.real(3) if call.has(3) else 0.0)
    after = np.concatenate([kept[:, :, 1:], np.zeros((len(inputs), filters, 1))], -1)
    return [after.reshape(state.shape), recurrent_activation(total, call.number(6))]
