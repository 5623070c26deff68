"""Imports LSTM (full and basic), and its sequences in one and both directions."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from nnhal.types import OperandType, OperationType
from nntflite.importer.operator import TfliteOperator
from nntflite.importer.registry import imports
from nntflite.schema import Activation, LstmKernel, TensorType

_WEIGHTS: Final = range(1, 18)
"""Gate weights, peepholes, biases and projection, at the same places in both."""
_BASIC_ORDER: Final = (0, 2, 1, 3)
"""Where the gates input, forget, cell, output lie in the basic kernel's joined weights."""


@imports("LSTM")
def _lstm(op: TfliteOperator) -> None:
    """LSTM for floats, QUANTIZED_LSTM for 8 bits; QUANTIZED_16BIT_LSTM for the basic kernel."""
    if op.option("kernel_type") == LstmKernel.BASIC:
        _basic_lstm(op)
        return
    if op.tensor(0).type == TensorType.INT8:
        _quantized_lstm(op)
        return
    state_out, cell_out = (op.temporary(op.operand(position)) for position in (18, 19))
    scratch = op.temporary(op.operand(0))
    inputs = [
        *op.operands(0, *_WEIGHTS),
        *(op.state(18, state_out), op.state(19, cell_out)),
        *_clipped_activation(op),
        *_layer_norm(op, required=False),
    ]
    op.emit(OperationType.LSTM, inputs, [scratch, state_out, cell_out, op.output()])


def _quantized_lstm(op: TfliteOperator) -> None:
    states_out = op.temporary(op.operand(18)), op.temporary(op.operand(19))
    operands = op.operand(18), op.operand(19)
    op.emit(
        OperationType.QUANTIZED_LSTM,
        [op.operand(0), *_quantized_arguments(op, operands)],
        [*states_out, op.output()],
    )
    _keep_states(op, states_out)


def _quantized_sequence(op: TfliteOperator) -> None:
    """One operation for each step: the HAL has sequences of floats only."""
    time = 0 if op.option("time_major") else 1
    batch_and_time = op.shape(0)[:2]
    count, batch = batch_and_time[time], batch_and_time[1 - time]
    steps = _steps(op, time, count)
    output = op.output()
    states = op.operand(18), op.operand(19)
    shared = _quantized_arguments(op, states)
    parts = []
    for step in steps:
        states_out = op.temporary(states[0]), op.temporary(states[1])
        part = op.temporary(output)
        arguments = [*shared[:17], *states, *shared[19:]]
        op.emit(OperationType.QUANTIZED_LSTM, [step, *arguments], [*states_out, part])
        shape = [1, batch, -1] if time == 0 else [batch, 1, -1]
        parts.append(op.result(OperationType.RESHAPE, [part, op.integers(shape)]))
        states = states_out
    op.emit(OperationType.CONCATENATION, [*parts, op.i32(time)], output)
    _keep_states(op, states)


_MOST_STEPS: Final = 512
"""Length of the longest sequence that is written out."""


def _steps(op: TfliteOperator, time: int, count: int) -> list[int]:
    """The input at each step, without the dimension of time."""
    if count > _MOST_STEPS:
        raise op.refuse(f"{count} steps of 8 bits, the HAL has sequences of floats only", 0)
    whole, depth = op.operand(0), op.shape(0)[-1]
    parts = [op.temporary(whole) for _ in range(count)]
    op.emit(OperationType.SPLIT, [whole, op.i32(time), op.i32(count)], parts)
    shape = op.integers([-1, depth])
    return [op.result(OperationType.RESHAPE, [part, shape]) for part in parts]


def _keep_states(op: TfliteOperator, states: tuple[int, int]) -> None:
    for position, state in zip((18, 19), states, strict=True):
        op.state(position, state)


def _quantized_arguments(op: TfliteOperator, states: tuple[int, int]) -> list[int]:
    """All inputs but the first. Four gates and the hidden state have their scales in tensors that
    carry nothing else.
    """
    if len(op.intermediates) != 5:
        raise op.refuse(f"it has {len(op.intermediates)} intermediates, expected 5")
    scales = [_intermediate(op, number) for number in range(5)]
    return [
        *(_symmetric(op, position) for position in _WEIGHTS),
        *states,
        *(_symmetric(op, position) for position in range(20, 24)),
        *(op.f32(op.option("cell_clip")), op.f32(op.option("proj_clip"))),
        *(op.f32(scale) for scale, _ in scales[:4]),
        *(op.i32(scales[4][1]), op.f32(scales[4][0])),
    ]


def _intermediate(op: TfliteOperator, number: int) -> tuple[float, int]:
    """Scale and zero point; TF Lite sets those of gates itself where they are not normalized."""
    if number < _HIDDEN and not any(op.has(position) for position in range(20, 24)):
        return 2.0**-12, 0
    quantization = op.tensors.graph.tensors[op.intermediates[number]].quantization
    if quantization is None or not quantization.scales[0]:
        raise op.refuse(f"intermediate {number} has no quantization")
    return quantization.scales[0], quantization.zero_points[0]


_HIDDEN: Final = 4
"""Number of the intermediate of the hidden state; the others are those of gates."""


_WEIGHT_TYPES: Final = {
    TensorType.INT8: OperandType.TENSOR_QUANT8_SYMM,
    TensorType.INT16: OperandType.TENSOR_QUANT16_SYMM,
    TensorType.INT32: OperandType.TENSOR_INT32,
}


def _symmetric(op: TfliteOperator, position: int) -> int:
    """Weights, normalization or bias; in the HAL int8 weights have a type without zero point."""
    if not op.has(position):
        return op.no_value(_OMITTED_TYPES[position])
    tensor = op.tensor(position)
    quantization, type = tensor.quantization, _WEIGHT_TYPES.get(tensor.type)
    if type is None or (quantization is not None and any(quantization.zero_points)):
        raise op.refuse(f"weights of {tensor.type.name} are not symmetric", position)
    if type != OperandType.TENSOR_INT32 and (quantization is None or quantization.per_channel):
        raise op.refuse("the weights do not have one scale", position)
    scale = quantization.scales[0] if quantization is not None else 0.0
    return op.tensors.builder.constant(type, op.value(position), scale)


_OMITTED_TYPES: Final = {
    **dict.fromkeys((*range(1, 9), 16), OperandType.TENSOR_QUANT8_SYMM),
    **dict.fromkeys((*range(9, 12), *range(20, 24)), OperandType.TENSOR_QUANT16_SYMM),
    **dict.fromkeys((*range(12, 16), 17), OperandType.TENSOR_INT32),
}
"""Types of inputs by position, as the HAL declares them."""


@imports("UNIDIRECTIONAL_SEQUENCE_LSTM")
def _sequence_lstm(op: TfliteOperator) -> None:
    """Sequences of 8 bits are written out, one QUANTIZED_LSTM for each step."""
    if op.option("diagonal_recurrent_tensors"):
        raise op.refuse("the HAL has no diagonal recurrent weights")
    if op.tensor(0).type == TensorType.INT8:
        _quantized_sequence(op)
        return
    state_out, cell_out = (op.temporary(op.operand(position)) for position in (18, 19))
    inputs = [
        *op.operands(0, *_WEIGHTS),
        *(op.state(18, state_out), op.state(19, cell_out)),
        *_clipped_activation(op),
        op.flag(op.option("time_major")),
        *_layer_norm(op, required=True),
    ]
    outputs = [op.output(), state_out, cell_out]
    op.emit(OperationType.UNIDIRECTIONAL_SEQUENCE_LSTM, inputs, outputs)


@imports("BIDIRECTIONAL_SEQUENCE_LSTM")
def _bidirectional_lstm(op: TfliteOperator) -> None:
    merged = op.option("merge_outputs")
    states = range(35, 39)
    states_out = [op.temporary(op.operand(position)) for position in states]
    inputs = [
        *op.operands(*range(35)),
        *(op.state(position, out) for position, out in zip(states, states_out, strict=True)),
        *op.operands(*range(39, 48)),
        *_clipped_activation(op),
        *(op.flag(merged), op.flag(op.option("time_major"))),
        *(op.no_value() for _ in range(8)),
    ]
    outputs = [op.output(number) for number in range(1 if merged else 2)]
    op.emit(OperationType.BIDIRECTIONAL_SEQUENCE_LSTM, inputs, [*outputs, *states_out])


def _clipped_activation(op: TfliteOperator) -> list[int]:
    return [
        op.i32(op.activation_code()),
        op.f32(op.option("cell_clip")),
        op.f32(op.option("proj_clip")),
    ]


def _layer_norm(op: TfliteOperator, *, required: bool) -> list[int]:
    """Weights of layer normalization; LSTM leaves all four out where there are none."""
    present = any(op.has(position) for position in range(20, 24))
    return op.operands(*range(20, 24)) if present or required else []


# --- the basic kernel: five inputs, the weights of all gates in one matrix -------------------

_INPUT, _PREVIOUS_OUTPUT, _JOINED_WEIGHTS, _JOINED_BIAS, _PREVIOUS_CELL = range(5)


def _basic_lstm(op: TfliteOperator) -> None:
    if op.option("fused_activation_function") != Activation.TANH:
        raise op.refuse("the basic kernel is for TANH alone")
    if op.option("cell_clip") or op.option("proj_clip"):
        raise op.refuse("the basic kernel does not clip")
    if op.tensor(_INPUT).type == TensorType.FLOAT32:
        _basic_float_lstm(op)
    else:
        _quantized_16bit_lstm(op)


def _basic_float_lstm(op: TfliteOperator) -> None:
    weights, biases = _gates(op)
    from_input, from_state = _split(weights, at=op.shape(_INPUT)[-1])
    cell_out, state_out = op.temporary(op.operand(4)), op.temporary(op.operand(1))
    scratch = op.temporary(op.operand(_INPUT))
    inputs = [
        op.operand(_INPUT),
        *(_constant(op, weights, _JOINED_WEIGHTS) for weights in (*from_input, *from_state)),
        *(op.no_value() for _ in range(3)),
        *(_constant(op, bias, _JOINED_BIAS) for bias in biases),
        *(op.no_value(), op.no_value()),
        *(op.state(_PREVIOUS_OUTPUT, state_out), op.state(_PREVIOUS_CELL, cell_out)),
        *(op.i32(Activation.TANH), op.f32(0.0), op.f32(0.0)),
    ]
    output = op.output(0)
    op.emit(OperationType.LSTM, inputs, [scratch, state_out, cell_out, output])
    op.alias_output(1, cell_out)


def _quantized_16bit_lstm(op: TfliteOperator) -> None:
    """The HAL's names of weights are not to be taken literally here.

    Android's CPU multiplies the input, followed by the output state, by "recurrent" weights,
    followed by those of the input; TF Lite's NNAPI delegate takes the matrix apart to match.
    """
    weights, biases = _gates(op)
    from_state, from_input = _split(weights, at=len(biases[0]))
    cell_out, output = op.temporary(op.operand(_PREVIOUS_CELL)), op.output(0)
    inputs = [
        op.operand(_INPUT),
        *(_constant(op, weights, _JOINED_WEIGHTS) for weights in (*from_input, *from_state)),
        *(_quantized_bias(op, bias) for bias in biases),
        *(op.state(_PREVIOUS_CELL, cell_out), op.state(_PREVIOUS_OUTPUT, output)),
    ]
    op.emit(OperationType.QUANTIZED_16BIT_LSTM, inputs, [cell_out, output])
    op.alias_output(1, cell_out)


def _gates(op: TfliteOperator) -> tuple[list[NDArray[Any]], list[NDArray[Any]]]:
    """Weights for input and state together, and biases, in the HAL's order of gates."""
    weights, bias = op.value(_JOINED_WEIGHTS), op.value(_JOINED_BIAS)
    depth = op.shape(_INPUT)[-1]
    if weights.ndim != 2 or weights.shape[0] % 4 or weights.shape[1] <= depth:
        raise op.refuse(f"weights of shape {weights.shape} are not four gates", _JOINED_WEIGHTS)
    if bias.shape != weights.shape[:1]:
        raise op.refuse(f"a bias of shape {bias.shape}, expected {weights.shape[:1]}", _JOINED_BIAS)
    gates, biases = np.split(weights, 4), np.split(bias, 4)
    return [gates[gate] for gate in _BASIC_ORDER], [biases[gate] for gate in _BASIC_ORDER]


def _split(gates: list[NDArray[Any]], at: int) -> tuple[list[NDArray[Any]], list[NDArray[Any]]]:
    return [gate[:, :at] for gate in gates], [gate[:, at:] for gate in gates]


def _constant(op: TfliteOperator, value: NDArray[Any], like: int) -> int:
    described = op.described(op.operand(like))
    return op.tensors.builder.constant(described.type, value, described.scale, described.zero_point)


def _quantized_bias(op: TfliteOperator, value: NDArray[Any]) -> int:
    """Inputs and states have the scale 1/128; the HAL insists on the product of the scales."""
    scale = op.described(op.operand(_JOINED_WEIGHTS)).scale / 128
    return op.tensors.builder.constant(OperandType.TENSOR_INT32, value, scale)
