"""Exports LSTM and its sequences, and the two quantized ones."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from nnhal.types import OperandLifeTime, OperationType
from nntflite.exporter.operation import HalOperation
from nntflite.exporter.registry import exports
from nntflite.graph import OMITTED, Quantization
from nntflite.schema import Activation, LstmKernel, TensorType

_WEIGHTS = range(1, 18)
"""Gate weights, peepholes, biases and projection, at the same places in both."""
_PEEPHOLES = range(9, 12)


@exports(OperationType.LSTM)
def _lstm(op: HalOperation) -> None:
    """TF Lite keeps its scratch buffer to itself: that output stays zero."""
    states = [op.state(18, output=1), op.state(19, output=2)]
    inputs = [*op.tensors(0, *_WEIGHTS), *states, *_layer_norm(op, 23)]
    op.zero_output(0)
    op.emit("LSTM", inputs, op.output(3), kernel_type=LstmKernel.FULL, **_options(op, 20))


@exports(OperationType.UNIDIRECTIONAL_SEQUENCE_LSTM)
def _sequence_lstm(op: HalOperation) -> None:
    with_states = op.output_count > 1
    states = [
        op.state(18, output=1 if with_states else None),
        op.state(19, output=2 if with_states else None),
    ]
    op.emit(
        "UNIDIRECTIONAL_SEQUENCE_LSTM",
        [*op.tensors(0, *_WEIGHTS), *states, *_layer_norm(op, 24)],
        op.output(),
        time_major=op.scalar(23),
        **_options(op, 20),
    )


@exports(OperationType.BIDIRECTIONAL_SEQUENCE_LSTM)
def _bidirectional_lstm(op: HalOperation) -> None:
    if any(op.has(position) for position in range(53, 61)):
        raise op.refuse("TF Lite has no layer normalization in it")
    merged = op.scalar(51)
    sequences = 1 if merged else 2
    with_states = op.output_count > sequences
    states = [
        op.state(35 + number, output=sequences + number if with_states else None)
        for number in range(4)
    ]
    op.emit(
        "BIDIRECTIONAL_SEQUENCE_LSTM",
        [*op.tensors(*range(35)), *states, *op.tensors(*range(39, 48))],
        [op.output(number) for number in range(sequences)],
        merge_outputs=merged,
        time_major=op.scalar(52),
        **_options(op, 48),
    )


def _options(op: HalOperation, first: int) -> dict[str, Any]:
    return {
        "fused_activation_function": op.activation(first),
        "cell_clip": op.scalar(first + 1),
        "proj_clip": op.scalar(first + 2),
    }


def _layer_norm(op: HalOperation, first: int) -> list[int]:
    """The four weights of layer normalization; none at all where there is none."""
    tensors = op.tensors(*range(first, first + 4))
    return [] if all(tensor == OMITTED for tensor in tensors) else tensors


@exports(OperationType.QUANTIZED_16BIT_LSTM)
def _quantized_16bit_lstm(op: HalOperation) -> None:
    """TF Lite's basic kernel has the weights of all gates, of input and of state, in one matrix.

    The gates' order in it is input, cell, forget, output; the HAL's is input, forget, cell,
    output.
    """
    order = (0, 2, 1, 3)
    weights = np.concatenate([_joined(op, gate) for gate in order])
    biases = np.concatenate([op.value(9 + gate) for gate in order])
    inputs = [
        op.tensor(0),
        op.tensor(14),
        op.constant(weights, op.quantization(1)),
        op.constant(biases, op.quantization(9)),
        op.tensor(13),
    ]
    joined_input, gates = op.temporary(op.tensor(0)), op.temporary(op.tensor(13))
    outputs = [op.output(1), op.output(0), joined_input, gates]
    op.emit(
        "LSTM",
        inputs,
        outputs,
        version=2,
        kernel_type=LstmKernel.BASIC,
        fused_activation_function=Activation.TANH,
    )


def _joined(op: HalOperation, gate: int) -> NDArray[Any]:
    """Weights for [input, output state]. NNAPI has them the other way round than their names say:
    its "recurrent" ones come first, in Android's CPU as in TF Lite's own NNAPI delegate.
    """
    return np.concatenate([op.value(5 + gate), op.value(1 + gate)], axis=1)


@exports(OperationType.QUANTIZED_LSTM)
def _quantized_lstm(op: HalOperation) -> None:
    """TF Lite reads the scales of what lies in between from tensors that carry nothing else."""
    states = [op.state(18, output=0), op.state(19, output=1)]
    gates = [op.new(TensorType.INT16, _scale(op.scalar(position))) for position in range(26, 30)]
    hidden = op.new(TensorType.INT8, _scale(op.scalar(31), op.scalar(30)))
    op.emit(
        "LSTM",
        [
            op.tensor(0),
            *(_weights(op, position) for position in _WEIGHTS),
            *states,
            *_layer_norm(op, 20),
        ],
        op.output(2),
        intermediates=[*gates, hidden],
        kernel_type=LstmKernel.FULL,
        fused_activation_function=Activation.TANH,
        cell_clip=op.scalar(24),
        proj_clip=op.scalar(25),
    )


def _weights(op: HalOperation, position: int) -> int:
    """Weights or a bias, which TF Lite reads when it prepares, and inputs have no memory then:
    ``PopulatePrecomputedZPTimesWeightsWithBias`` of its ``lstm.cc`` ends the process.
    """
    is_input = op.has(position) and op.input(position).lifetime == OperandLifeTime.SUBGRAPH_INPUT
    if not is_input or position in _PEEPHOLES:
        return op.tensor(position)
    return op.constant(op.value(position), op.quantization(position))


def _scale(scale: float, zero_point: int = 0) -> Quantization:
    return Quantization((scale,), (zero_point,))
