"""The float LSTM cell: coupled gates, peepholes, layer normalization and projection as asked for.

All four gates are one matrix product. Weights of gates that end in a sigmoid are halved, so that
one tanh serves them and the candidate alike.

Source: TF Lite ``lstm_eval.cc``, Android's LSTM.cpp; Greff et al., "LSTM: A Search Space Odyssey".
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from nndrivers.reference.calls import Call
from nndrivers.reference.kernel import OptionalArrays, Resources, Scratch
from nndrivers.reference.native.loading import float_product
from nndrivers.reference.recurrent.sequence import (
    Cell,
    Factors,
    activate,
    clamp,
    constants,
    from_tanh,
    halved_sigmoid,
    stack,
)
from nnhal.operations.lstm import CellInputs, CellSizes, LstmParameters
from nnhal.operations.node import Node
from nnhal.operations.recurrent import RecurrentActivation

__all__ = ["LstmCell"]

Array = NDArray[Any]

_INPUT, _FORGET, _CANDIDATE, _OUTPUT = range(4)
_SMALLEST_VARIANCE: Final = 1e-8
"""Added to a variance before its root is divided by (TF Lite ``MeanStddevNormalization``)."""


@dataclass(frozen=True, slots=True)
class _Weights:
    """As the cell wants them: [factors, gates * cells], and a row a gate for the vectors."""

    matrix: Array
    peephole: Array
    norm: Array
    norm_bias: Array
    projection: Array
    projection_bias: Array


class LstmCell:
    """One cell of ``node``; ``at`` tells which inputs it consists of.

    Constant weights are packed here, once; others at every run.
    """

    def __init__(
        self,
        node: Node,
        at: CellInputs,
        sizes: CellSizes,
        params: LstmParameters,
        resources: Resources,
        auxiliary_size: int = 0,
    ) -> None:
        self._resources = resources
        self._at, self._sizes, self._params = at, sizes, params
        self._auxiliary_size = auxiliary_size
        self._gates = range(_FORGET if sizes.cifg else _INPUT, 4)
        self._packed: _Weights | None = None
        inputs = constants(node, self._weight_indexes())
        if inputs is not None:
            self._packed = self._allocate()
            self._pack(self._packed, inputs)

    def _weight_indexes(self) -> Sequence[int]:
        at = self._at
        projection = (at.projection_weights, at.projection_bias)
        return [
            *chain(at.input_weights, at.recurrent_weights, at.peephole_weights, at.bias),
            *chain(at.layer_norm, at.aux_weights, projection),
        ]

    def _allocate(self) -> _Weights:
        sizes, gates = self._sizes, len(self._gates)
        factors = sizes.input_size + self._auxiliary_size + sizes.outputs + 1
        return _Weights(
            np.empty((factors, gates * sizes.cells), np.float32),
            np.empty((3, sizes.cells), np.float32),
            np.empty((gates, sizes.cells), np.float32),
            np.empty((gates, sizes.cells), np.float32),
            np.empty((sizes.cells, sizes.outputs), np.float32),
            np.zeros(sizes.outputs, np.float32),
        )

    def _pack(self, weights: _Weights, inputs: OptionalArrays) -> None:
        at, cells, norm = self._at, self._sizes.cells, self._sizes.layer_norm
        for place, gate in enumerate(self._gates):
            half = 1.0 if gate == _CANDIDATE else 0.5
            matrices = [inputs[at.input_weights[gate]], inputs[at.recurrent_weights[gate]]]
            if self._auxiliary_size:
                matrices.insert(1, inputs[at.aux_weights[gate]])
            bias = inputs[at.bias[gate]]
            columns = weights.matrix[:, place * cells : (place + 1) * cells]
            # Normalization undoes any factor, so that it is its own weights that must be halved.
            stack(columns, matrices, None if norm else bias, 1.0 if norm else half)
            if norm:
                _scale(weights.norm[place], inputs[at.layer_norm[gate]], half)
                _scale(weights.norm_bias[place], bias, half)
        for row, index in enumerate(at.peephole_weights):
            _scale(weights.peephole[row], inputs[index], 1.0 if norm else 0.5)
        _scale(weights.projection.T, inputs[at.projection_weights], 1.0)
        _scale(weights.projection_bias, inputs[at.projection_bias], 1.0)

    def bind(
        self,
        inputs: OptionalArrays,
        cell_state: tuple[Array, Array],
        output: Array,
        scratch: Scratch,
    ) -> Cell:
        """The cell on buffers: its state before and after a step (may be the same), its output.

        ``inputs`` are all inputs of the node.
        """
        sizes, batches = self._sizes, len(output)
        weights, packing = self._packed, list[Call]()
        if weights is None:
            weights = self._allocate()
            packing.append(partial(self._pack, weights, inputs))
        widths = (sizes.input_size, self._auxiliary_size, sizes.outputs)
        factors = Factors.allocate(batches, widths, scratch)
        gates = scratch.array((batches, len(self._gates), sizes.cells), np.float32)
        flat = gates.reshape(batches, -1)
        product = float_product(factors.all, weights.matrix, flat, self._resources)
        calls: list[Call] = [product, *self._step(weights, gates, cell_state, output, scratch)]
        return Cell(factors, output, packing, calls)

    def _step(
        self,
        weights: _Weights,
        gates: Array,
        cell_state: tuple[Array, Array],
        output: Array,
        scratch: Scratch,
    ) -> list[Call]:
        """What follows the matrix product."""
        spare = scratch.array((len(output), self._sizes.cells), np.float32)
        before, after = cell_state
        candidate, output_gate = gates[:, -2], gates[:, -1]
        return [
            *self._open_early_gates(weights, gates, before, spare, scratch),
            *self._update_cell(gates, before, after, spare),
            *_clamp_both_ways(after, self._params.cell_clip),
            *self._open_output_gate(weights, gates, after, spare, scratch),
            *self._squash(after, candidate),
            *self._emit(weights, output_gate, candidate, output),
        ]

    @property
    def _all_at_once(self) -> bool:
        """Whether a single tanh can take all gates: the output gate does not wait for the cell."""
        plain = not (self._sizes.peephole or self._sizes.layer_norm)
        return plain and self._params.activation == RecurrentActivation.TANH

    def _open_early_gates(
        self, weights: _Weights, gates: Array, state: Array, spare: Array, scratch: Scratch
    ) -> list[Call]:
        """Input and forget gate, and the candidate."""
        sizes, calls = self._sizes, list[Call]()
        sigmoids, candidate = gates[:, :-2], gates[:, -2]
        if sizes.peephole:
            for place, gate in enumerate(self._gates[:-2]):
                calls += _peep(gates[:, place], state, weights.peephole[gate], spare)
        if sizes.layer_norm:
            calls += _normalize(gates[:, :-1], weights.norm[:-1], weights.norm_bias[:-1], scratch)
        if self._params.activation == RecurrentActivation.TANH:
            squashed = gates if self._all_at_once else gates[:, :-1]
            return [*calls, partial(np.tanh, squashed, squashed), *from_tanh(sigmoids)]
        return [*calls, *halved_sigmoid(sigmoids), *activate(self._params.activation, candidate)]

    def _update_cell(self, gates: Array, before: Array, after: Array, spare: Array) -> list[Call]:
        """``forget * before + input * candidate``, where CIFG has ``input = 1 - forget``."""
        candidate = gates[:, -2]
        forget = gates[:, -3]
        if self._sizes.cifg:
            return [
                partial(np.subtract, before, candidate, spare),
                partial(np.multiply, spare, forget, spare),
                partial(np.add, spare, candidate, after),
            ]
        return [
            partial(np.multiply, before, forget, after),
            partial(np.multiply, gates[:, 0], candidate, candidate),
            partial(np.add, after, candidate, after),
        ]

    def _open_output_gate(
        self, weights: _Weights, gates: Array, state: Array, spare: Array, scratch: Scratch
    ) -> list[Call]:
        gate, calls = gates[:, -1], list[Call]()
        if self._all_at_once:
            return from_tanh(gate)
        if self._sizes.peephole:
            calls += _peep(gate, state, weights.peephole[2], spare)
        if self._sizes.layer_norm:
            calls += _normalize(gates[:, -1:], weights.norm[-1:], weights.norm_bias[-1:], scratch)
        return [*calls, *halved_sigmoid(gate)]

    def _squash(self, state: Array, result: Array) -> list[Call]:
        """The activation of the cell state, as a value of its own."""
        if self._params.activation == RecurrentActivation.TANH:
            return [partial(np.tanh, state, result)]
        return [partial(np.copyto, result, state), *activate(self._params.activation, result)]

    def _emit(self, weights: _Weights, gate: Array, squashed: Array, output: Array) -> list[Call]:
        if not self._sizes.projection:
            return [partial(np.multiply, gate, squashed, output)]
        return [
            partial(np.multiply, gate, squashed, squashed),
            float_product(squashed, weights.projection, output, self._resources),
            partial(np.add, output, weights.projection_bias, output),
            *_clamp_both_ways(output, self._params.projection_clip),
        ]


def _scale(target: Array, source: Array | None, factor: float) -> None:
    if source is not None:
        np.multiply(source, factor, target)


def _clamp_both_ways(values: Array, limit: float) -> list[Call]:
    """Calls that clamp between plus and minus ``limit``, in place; 0 is no limit."""
    return clamp(values, -limit, limit) if limit > 0 else []


def _peep(gate: Array, state: Array, weights: Array, spare: Array) -> list[Call]:
    return [partial(np.multiply, state, weights, spare), partial(np.add, gate, spare, gate)]


def _normalize(gates: Array, weights: Array, bias: Array, scratch: Scratch) -> list[Call]:
    """Each row of ``gates`` [batches, gates, cells] to mean 0 and deviation 1, in place."""
    squares = scratch.array(gates.shape, np.float32)
    moments = scratch.array((*gates.shape[:2], 1), np.float32)
    share, smallest = np.float32(1 / gates.shape[2]), np.float32(_SMALLEST_VARIANCE)
    return [
        partial(np.add.reduce, gates, -1, None, moments, True),
        partial(np.multiply, moments, share, moments),
        partial(np.subtract, gates, moments, gates),
        partial(np.multiply, gates, gates, squares),
        partial(np.add.reduce, squares, -1, None, moments, True),
        partial(np.multiply, moments, share, moments),
        partial(np.add, moments, smallest, moments),
        partial(np.sqrt, moments, moments),
        partial(np.divide, gates, moments, gates),
        partial(np.multiply, gates, weights, gates),
        partial(np.add, gates, bias, gates),
    ]
