"""QUANTIZED_16BIT_LSTM: 8-bit weights, 16-bit gates and cell state.

Source: TF Lite ``reference_ops::LstmCell`` for uint8, Android's QuantizedLSTM.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from nndrivers.reference.arithmetic.fixed_point import Integers, Multiplier, rounding_shift
from nndrivers.reference.arithmetic.int16_math import logistic, multiply, saturate, tanh
from nnhal.operations.node import Node

__all__ = ["Lstm16Bit"]

Array = NDArray[Any]

_INPUT_WEIGHTS, _RECURRENT_WEIGHTS, _BIASES = range(1, 5), range(5, 9), range(9, 13)
_ZERO: Final = 128
"""Zero point of input and output, whose scale is 1 / 128."""

_GATE_BITS, _STATE_BITS = 3, 4
"""Integer bits of a gate before its function, and of the cell state."""


class Lstm16Bit:
    """One step of the cell of ``node``."""

    def __init__(self, node: Node) -> None:
        weights, bias = node.tensor(1), node.tensor(9)
        self._zero_point = weights.zero_point
        # A gate has 12 bits behind the point; a bias has the scale of the products.
        self._to_gate = Multiplier.of(float(np.float32(4096) * np.float32(bias.scale)))

    def pack(self, inputs: Sequence[Array | None]) -> tuple[Array, Integers]:
        """Weights of all gates as a matrix for [input, output state], and their biases.

        Android's CPU puts the recurrent weights first, and input and output state the other way
        round; its specs expect what comes of it, and NNAPI's clients take weights of TF Lite
        apart to match. So the names of these operands are not to be trusted.
        """
        gates = [
            np.concatenate([_array(inputs, recurrent), _array(inputs, direct)], axis=1)
            for recurrent, direct in zip(_RECURRENT_WEIGHTS, _INPUT_WEIGHTS, strict=True)
        ]
        matrix = np.concatenate(gates).T.astype(np.float64) - self._zero_point
        return matrix, np.concatenate([_array(inputs, index) for index in _BIASES]).astype(np.int64)

    def step(
        self, matrix: Array, biases: Integers, source: Array, output: Array, cell: Array
    ) -> tuple[Integers, Integers]:
        """New cell state, and new output as codes."""
        factors = np.concatenate([source, output], axis=1).astype(np.float64) - _ZERO
        sums = (factors @ matrix).astype(np.int64) + biases
        gates = np.split(saturate(self._to_gate.apply(sums)), 4, axis=1)
        opened_in, forgotten, opened_out = (logistic(gates[g], _GATE_BITS) for g in (0, 1, 3))
        fresh = multiply(opened_in, tanh(gates[2], _GATE_BITS))
        kept = multiply(forgotten, cell.astype(np.int64))
        state = saturate(rounding_shift(fresh, _STATE_BITS) + kept)
        squashed = tanh(saturate(state << (_STATE_BITS - _GATE_BITS)), _GATE_BITS)
        result = rounding_shift(multiply(opened_out, squashed), 8)
        return state, np.clip(result, -128, 127) + _ZERO


def _array(inputs: Sequence[Array | None], index: int) -> Array:
    array = inputs[index]
    assert array is not None
    return array
