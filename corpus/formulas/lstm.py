"""LSTM and its sequences, in float64."""

from __future__ import annotations

import numpy as np

from corpus.formulas.recurrent import (
    both_directions,
    in_order,
    recurrent_activation,
    sigmoid,
    through_time,
)
from corpus.language import Array
from corpus.oracle import Call, formula
from nnhal.types import OperationType as O

_GATES = ("input", "forget", "cell", "output")
_PEEPHOLES = ("input", "forget", "output")
_LEAST_VARIANCE = 1e-8


class _Cell:
    """The equations of the HAL's text, one gate at a time.

    Weights, recurrent weights and biases by gate follow each other from input ``first`` on;
    ``norm`` and ``auxiliary`` are where further weights by gate begin.
    """

    def __init__(
        self,
        call: Call,
        first: int,
        states: int,
        settings: int,
        norm: int | None,
        auxiliary: int | None = None,
    ) -> None:
        self._call, self._first, self._norm, self._auxiliary = call, first, norm, auxiliary
        self.output, self.state = call.real(states), call.real(states + 1)
        self._activation = call.number(settings)
        self._clip, self._projection_clip = call.number(settings + 1), call.number(settings + 2)

    def _real(self, index: int | None) -> Array | None:
        return self._call.real(index) if index is not None and self._call.has(index) else None

    @property
    def coupled(self) -> bool:
        return not self._call.has(self._first)

    def _gate(self, name: str, inputs: Array, auxiliary: Array | None, state: Array) -> Array:
        """Sum that goes into the activation of a gate; ``state`` is the one that it peeps at."""
        gate, real = _GATES.index(name), self._call.real
        total = inputs @ real(self._first + gate).T
        total = total + self.output @ real(self._first + 4 + gate).T
        weights = None if self._auxiliary is None else self._real(self._auxiliary + gate)
        if weights is not None and auxiliary is not None:
            total = total + auxiliary @ weights.T
        if name in _PEEPHOLES:
            peephole = self._real(self._first + 8 + _PEEPHOLES.index(name))
            if peephole is not None:
                total = total + state * peephole
        norm = None if self._norm is None else self._real(self._norm + gate)
        if norm is not None:
            centered = total - total.mean(-1, keepdims=True)
            variance = (centered**2).mean(-1, keepdims=True)
            total = centered / np.sqrt(variance + _LEAST_VARIANCE) * norm
        return total + real(self._first + 11 + gate)

    def __call__(self, inputs: Array, auxiliary: Array | None) -> Array:
        before = self.state
        forget: Array = sigmoid(self._gate("forget", inputs, auxiliary, before))
        if self.coupled:
            entry = 1 - forget
        else:
            entry = sigmoid(self._gate("input", inputs, auxiliary, before))
        candidate = self._gate("cell", inputs, auxiliary, before)
        state: Array = forget * before + entry * recurrent_activation(candidate, self._activation)
        if self._clip:
            state = np.clip(state, -self._clip, self._clip)
        gate = sigmoid(self._gate("output", inputs, auxiliary, state))
        output = gate * recurrent_activation(state, self._activation)
        self.state, self.output = state, self._projected(output)
        return self.output

    def _projected(self, output: Array) -> Array:
        weights, bias = self._real(self._first + 15), self._real(self._first + 16)
        if weights is None:
            return output
        projected: Array = output @ weights.T + (0 if bias is None else bias)
        clip = self._projection_clip
        return np.clip(projected, -clip, clip) if clip else projected


@formula(O.LSTM)
def _lstm(call: Call) -> list[Array]:
    """The scratch buffer comes first, whose values mean nothing."""
    cell = _Cell(call, 1, 18, 20, 23)
    scratch = np.zeros((len(call.array(0)), cell.state.shape[1] * (3 if cell.coupled else 4)))
    output = cell(call.real(0), None)
    return [scratch, output, cell.state, output]


@formula(O.UNIDIRECTIONAL_SEQUENCE_LSTM)
def _sequence(call: Call) -> list[Array]:
    cell, time_major = _Cell(call, 1, 18, 20, 24), call.number(23)
    outputs = through_time(cell, in_order(call.real(0), time_major), None, backward=False)
    return [in_order(outputs, time_major), cell.output, cell.state][: len(call.outputs)]


@formula(O.BIDIRECTIONAL_SEQUENCE_LSTM)
def _both_directions(call: Call) -> list[Array]:
    cells = _Cell(call, 1, 35, 48, 53, 40), _Cell(call, 18, 37, 48, 57, 44)
    merged, time_major = call.number(51), call.number(52)
    outputs = both_directions(call, cells, 39, call.has(41), merged=merged, time_major=time_major)
    states = [state for cell in cells for state in (cell.output, cell.state)]
    return [*outputs, *states][: len(call.outputs)]
