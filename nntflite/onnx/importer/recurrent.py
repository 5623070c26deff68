"""Imports LSTM."""

from __future__ import annotations

from typing import Final

import numpy as np

from nnhal.types import OperandType, OperationType
from nntflite.onnx.importer.operator import OnnxOperator
from nntflite.onnx.importer.registry import imports

_GATES: Final = (0, 2, 3, 1)
"""Places of the gates input, forget, cell and output among ONNX's, which are i, o, f, c."""

_TANH: Final = 4
_DEFAULTS: Final = (["Sigmoid", "Tanh", "Tanh"], None)


@imports("LSTM")
def _lstm(op: OnnxOperator) -> None:
    """UNIDIRECTIONAL_SEQUENCE_LSTM, forward only, without peepholes and lengths of sequences."""
    _check(op)
    length, batch, _ = op.shape(0)
    size, value = op.attribute("hidden_size"), op.operand(0)
    weights, recurrent = op.value(1)[0].reshape(4, size, -1), op.value(2)[0].reshape(4, size, -1)
    bias = op.value(3)[0].reshape(2, 4, size).sum(axis=0) if op.has(3) else np.zeros((4, size))
    states = [
        op.reshaped(op.operand(n), (batch, size))
        if op.has(n)
        else op.like(value, np.zeros((batch, size)))
        for n in (5, 6)
    ]
    inputs = [
        value,
        *(op.like(value, each[gate]) for each in (weights, recurrent) for gate in _GATES),
        *(op.no_value() for _ in range(3)),
        *(op.like(value, bias[gate]) for gate in _GATES),
        *(op.no_value() for _ in range(2)),
        *states,
        *(op.i32(_TANH), op.f32(0), op.f32(0), op.flag(True)),
        *(op.no_value() for _ in range(4)),
    ]
    found = [op.new(OperandType.TENSOR_FLOAT32) for _ in range(3)]
    op.emit(OperationType.UNIDIRECTIONAL_SEQUENCE_LSTM, inputs, found)
    shapes = [(length, 1, batch, size), (1, batch, size), (1, batch, size)]
    for position, (operand, shape) in enumerate(zip(found, shapes, strict=True)):
        if op.has_output(position):
            wanted = op.integers(shape)
            op.emit(OperationType.RESHAPE, [operand, wanted], op.output(position))


def _check(op: OnnxOperator) -> None:
    """Refuse what the HAL has not."""
    if op.attribute("direction", "forward") != "forward" or op.attribute("layout", 0):
        raise op.refuse("the HAL has sequences forward, time first")
    names = [name.decode() for name in op.attribute("activations", [])] or None
    if names not in _DEFAULTS or op.attribute("clip") or op.attribute("input_forget", 0):
        raise op.refuse("other activations, a limit, or coupled gates")
    if op.has(7) or (op.has(4) and set(op.value(4).tolist()) != {op.shape(0)[0]}):
        raise op.refuse("peepholes, or sequences of several lengths")
    if op.described(op.operand(0)).type != OperandType.TENSOR_FLOAT32:
        raise op.refuse("the HAL has sequences of float32", 0)
