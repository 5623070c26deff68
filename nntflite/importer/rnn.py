"""Imports RNN, UNIDIRECTIONAL_SEQUENCE_RNN and BIDIRECTIONAL_SEQUENCE_RNN."""

from __future__ import annotations

from nnhal.types import OperationType
from nntflite.importer.operator import TfliteOperator
from nntflite.importer.registry import imports


@imports("RNN")
def _rnn(op: TfliteOperator) -> None:
    state_out = op.temporary(op.operand(4))
    operands = [*op.operands(0, 1, 2, 3), op.state(4, state_out)]
    inputs = [*operands, op.i32(op.activation_code())]
    op.emit(OperationType.RNN, inputs, [state_out, op.output()])


@imports("UNIDIRECTIONAL_SEQUENCE_RNN")
def _sequence_rnn(op: TfliteOperator) -> None:
    state_out = op.temporary(op.operand(4))
    operands = [*op.operands(0, 1, 2, 3), op.state(4, state_out)]
    options = [op.i32(op.activation_code()), op.i32(op.option("time_major"))]
    op.emit(
        OperationType.UNIDIRECTIONAL_SEQUENCE_RNN, [*operands, *options], [op.output(), state_out]
    )


@imports("BIDIRECTIONAL_SEQUENCE_RNN")
def _bidirectional_rnn(op: TfliteOperator) -> None:
    merged = op.option("merge_outputs")
    states_out = [op.temporary(op.operand(position)) for position in (4, 8)]
    operands = [
        *(*op.operands(0, 1, 2, 3), op.state(4, states_out[0])),
        *(*op.operands(5, 6, 7), op.state(8, states_out[1])),
        *op.operands(9, 10, 11),
    ]
    flags = [op.flag(op.option("time_major")), op.flag(merged)]
    outputs = [op.output(number) for number in range(1 if merged else 2)]
    op.emit(
        OperationType.BIDIRECTIONAL_SEQUENCE_RNN,
        [*operands, op.i32(op.activation_code()), *flags],
        [*outputs, *states_out],
    )
