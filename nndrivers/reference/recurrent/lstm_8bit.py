"""QUANTIZED_LSTM: 8-bit weights and output, 16-bit gates and cell state, all options.

Each gate has a scale of its own before its function; sums of products are brought to it one after
another, each saturated to 16 bits. Layer normalization has the bias after it instead of before.

Source: TF Lite's ``LstmStepInteger8x8_16`` (lstm_eval.cc); Android's QLSTM.cpp, made from it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from nndrivers.reference.arithmetic.fixed_point import (
    Integers,
    Multiplier,
    doubling_high_mul,
    inverse_square_roots,
    rounding_shift,
    rounding_shifts,
)
from nndrivers.reference.arithmetic.int16_math import LARGEST, logistic, saturate, tanh
from nndrivers.reference.arithmetic.loops import NUMPY
from nndrivers.reference.binding import required
from nndrivers.reference.calls import Call
from nndrivers.reference.kernel import Resources
from nndrivers.reference.native.loading import loops_for
from nndrivers.reference.recurrent.sequence import constants
from nnhal.operations.lstm import CELLS, CellSizes, LstmParameters
from nnhal.operations.node import Node, TensorInfo
from nnhal.types import OperationType

__all__ = ["Lstm8Bit"]

Array = NDArray[Any]

(_AT,) = CELLS[OperationType.QUANTIZED_LSTM]
_INPUT, _FORGET, _CANDIDATE, _OUTPUT = range(4)
_PEEPHOLE_ROW: Final = {_INPUT: 0, _FORGET: 1, _OUTPUT: 2}
_INTERMEDIATE_SCALES: Final = 26
"""The first of four inputs: scales of the gates before their functions."""

_HIDDEN_ZERO_POINT, _HIDDEN_SCALE = 30, 31
_GATE_BITS: Final = 3
"""Integer bits of a gate before its function."""

_NORM_BITS: Final = 10
"""Bits behind the point of means and deviations in layer normalization."""


@dataclass(frozen=True, slots=True)
class _Gate:
    """How the parts of a gate are brought to its scale."""

    from_input: Multiplier
    from_state: Multiplier
    from_cell: Multiplier | None
    norm: Multiplier | None
    smallest_variance: int


class Lstm8Bit:
    """One step of the cell of ``node``, on codes as int64."""

    def __init__(self, node: Node, sizes: CellSizes, params: LstmParameters) -> None:
        self._node, self._sizes = node, sizes
        self._input_zero = node.tensor(0).zero_point
        self._output_info = node.tensor(_AT.output_state)
        self._cell_exponent = _exponent(node)
        gates = range(_FORGET if sizes.cifg else _INPUT, 4)
        self._gates = {gate: self._gate(gate) for gate in gates}
        self._hidden_zero = int(node.scalar(_HIDDEN_ZERO_POINT))
        hidden_scale = np.float32(node.scalar(_HIDDEN_SCALE))
        self._to_hidden = _multiplier(2.0**-30 / float(hidden_scale))
        self._cell_clip = _clip(params.cell_clip, node.tensor(_AT.cell_state), LARGEST)
        self._output_clip = 0
        if sizes.projection:
            weights = node.tensor(_AT.projection_weights)
            product = np.float32(weights.scale) * hidden_scale
            self._to_output = _multiplier(product / np.float32(self._output_info.scale))
            self._output_clip = _clip(params.projection_clip, self._output_info, 127)

    def _gate(self, gate: int) -> _Gate:
        node = self._node
        scale = np.float32(node.scalar(_INTERMEDIATE_SCALES + gate))

        def product(weights: int, factor: float) -> Multiplier:
            return _multiplier(np.float32(node.tensor(weights).scale) * np.float32(factor) / scale)

        peephole, norm = None, None
        smallest = 0
        if self._sizes.peephole and gate in _PEEPHOLE_ROW:
            index = _AT.peephole_weights[_PEEPHOLE_ROW[gate]]
            peephole = product(index, 2.0**self._cell_exponent)
        if self._sizes.layer_norm:
            norm_scale = float(np.float32(node.tensor(_AT.layer_norm[gate]).scale))
            norm = Multiplier.of(norm_scale)
            smallest = min(1, int(10000 * norm_scale))
        return _Gate(
            product(_AT.input_weights[gate], node.tensor(0).scale),
            product(_AT.recurrent_weights[gate], self._output_info.scale),
            peephole,
            norm,
            smallest,
        )

    def bind(
        self, inputs: Sequence[Array | None], cell_state: Array, output: Array, resources: Resources
    ) -> Call | None:
        """The call that makes the new ``cell_state`` and ``output``, if there is a loop for it."""
        sizes = self._sizes
        weights = constants(self._node, [*_AT.input_weights, *_AT.recurrent_weights, *_AT.bias])
        has_others = sizes.peephole or sizes.layer_norm or sizes.projection
        loops = loops_for(resources)
        if has_others or weights is None or loops is NUMPY:
            return None
        gates = list(self._gates)
        input_weights, state_weights, biases = (
            np.concatenate([required(weights, indexes[gate]) for gate in gates])
            for indexes in (_AT.input_weights, _AT.recurrent_weights, _AT.bias)
        )
        by = [(how.from_input, how.from_state) for how in self._gates.values()]
        every = [*chain.from_iterable(by), self._to_hidden]
        multipliers = [(m.mantissa, max(m.exponent, 0), max(-m.exponent, 0)) for m in every]
        tables = (
            logistic.table(_GATE_BITS),
            tanh.table(_GATE_BITS),
            tanh.table(15 + self._cell_exponent),
        )
        arrays = [
            *(required(inputs, index) for index in (0, _AT.output_state, _AT.cell_state)),
            np.ascontiguousarray(input_weights.T),
            np.ascontiguousarray(state_weights.T),
            biases,
            np.array(multipliers, np.int64),
            *tables,
            cell_state,
            output,
            np.empty(2 * biases.size, np.int32),
        ]
        shift = 30 + self._cell_exponent
        zeros = self._input_zero, self._output_info.zero_point
        numbers = sizes.input_size, sizes.cells, len(gates), *zeros, shift
        flat = [array.reshape(-1) for array in arrays]
        return loops.lstm_step(flat, (*numbers, self._cell_clip, self._hidden_zero))

    def step(self, inputs: Sequence[Array | None]) -> tuple[Integers, Integers]:
        """New cell state and output."""
        source = _integers(inputs, 0) - self._input_zero
        before = _integers(inputs, _AT.output_state) - self._output_info.zero_point
        cell = _integers(inputs, _AT.cell_state)
        forget = logistic(self._sum(_FORGET, inputs, source, before, cell), _GATE_BITS)
        fresh = tanh(self._sum(_CANDIDATE, inputs, source, before, cell), _GATE_BITS)
        if self._sizes.cifg:
            opened = LARGEST - forget
        else:
            opened = logistic(self._sum(_INPUT, inputs, source, before, cell), _GATE_BITS)
        kept = rounding_shift(forget * cell, 15)
        state = saturate(kept + rounding_shift(opened * fresh, 30 + self._cell_exponent))
        if self._cell_clip:
            state = np.clip(state, -self._cell_clip, self._cell_clip)
        gate = logistic(self._sum(_OUTPUT, inputs, source, before, state), _GATE_BITS)
        hidden = gate * tanh(state, 15 + self._cell_exponent)
        # Android's CPU and TF Lite have the zero point with the other sign, which only shows
        # without projection, and where codes saturate.
        codes = np.clip(self._to_hidden.apply(hidden) + self._hidden_zero, -128, 127)
        return state, self._projected(inputs, codes)

    def _sum(
        self, gate: int, inputs: Sequence[Array | None], source: Array, before: Array, cell: Array
    ) -> Integers:
        """A gate before its function."""
        how = self._gates[gate]
        direct = source @ _integers(inputs, _AT.input_weights[gate]).T
        if how.norm is None:
            # Android's CPU leaves the bias out; TF Lite does not.
            direct += _integers(inputs, _AT.bias[gate])
        recurrent = before @ _integers(inputs, _AT.recurrent_weights[gate]).T
        total = saturate(how.from_input.apply(direct))
        total = saturate(total + how.from_state.apply(recurrent))
        if how.from_cell is not None:
            weights = _integers(inputs, _AT.peephole_weights[_PEEPHOLE_ROW[gate]])
            total = saturate(total + how.from_cell.apply(weights * cell))
        if how.norm is not None:
            weights = _integers(inputs, _AT.layer_norm[gate])
            bias = _integers(inputs, _AT.bias[gate])
            total = _normalized(total, weights, bias, how.norm, how.smallest_variance)
        return total

    def _projected(self, inputs: Sequence[Array | None], hidden: Integers) -> Integers:
        if not self._sizes.projection:
            return hidden
        weights = _integers(inputs, _AT.projection_weights)
        sums = (hidden - self._hidden_zero) @ weights.T
        if inputs[_AT.projection_bias] is not None:
            sums += _integers(inputs, _AT.projection_bias)
        codes = self._to_output.apply(sums) + self._output_info.zero_point
        codes = np.clip(codes, -128, 127)
        if self._output_clip:
            codes = np.clip(codes, -self._output_clip, self._output_clip)
        return codes


def _integers(inputs: Sequence[Array | None], index: int) -> Integers:
    array = inputs[index]
    assert array is not None
    return array.astype(np.int64)


def _multiplier(real: float | np.floating[Any]) -> Multiplier:
    return Multiplier.of(float(np.float32(real)))


def _exponent(node: Node) -> int:
    """The scale of the cell state as a power of two."""
    scale = node.tensor(_AT.cell_state).scale
    exponent = round(math.log2(scale))
    power = abs(math.log2(scale) - exponent) < 1e-3
    node.require(
        power and -15 <= exponent <= -9,
        f"input {_AT.cell_state} (cell state) has scale {scale:g}, "
        "expected a power of two from 2^-15 to 2^-9",
    )
    return exponent


def _clip(limit: float, info: TensorInfo, largest: int) -> int:
    """A clip as a code of ``info``; 0 is none."""
    return min(int(np.float32(limit) / np.float32(info.scale)), largest)


def _normalized(
    values: Integers, weights: Integers, bias: Integers, scale: Multiplier, smallest: int
) -> Integers:
    """Source: ``ApplyLayerNorm`` of Android's QuantUtils."""
    size = values.shape[-1]
    mean = _cut(values.sum(-1, keepdims=True) << _NORM_BITS, size)
    guard = 1 << 2 * _NORM_BITS
    squares = (values * values).sum(-1, keepdims=True) * (guard // size)
    variance = _cut(squares - mean * mean, guard)
    variance = np.where(variance < 1, smallest, variance)
    mantissas, shifts = inverse_square_roots(variance)
    centered = (values << _NORM_BITS) - mean
    scaled = rounding_shifts(doubling_high_mul(centered, mantissas), shifts)
    weighted = scaled * weights + bias
    rounded = _cut(weighted + np.where(weighted > 0, 512, -512), 1 << _NORM_BITS)
    return saturate(scale.shifted(12).apply(rounded))


def _cut(values: Integers, divisor: int) -> Integers:
    """C's division: towards zero."""
    quotient: Integers = np.sign(values) * (np.abs(values) // divisor)
    return quotient
