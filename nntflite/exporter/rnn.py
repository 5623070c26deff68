"""Exports RNN, UNIDIRECTIONAL_SEQUENCE_RNN and BIDIRECTIONAL_SEQUENCE_RNN."""

from __future__ import annotations

from nnhal.types import OperationType
from nntflite.exporter.operation import HalOperation
from nntflite.exporter.registry import exports


@exports(OperationType.RNN)
def _rnn(op: HalOperation) -> None:
    inputs = [*op.tensors(0, 1, 2, 3), op.state(4, output=0)]
    op.emit("RNN", inputs, op.output(1), fused_activation_function=op.activation(5))


@exports(OperationType.UNIDIRECTIONAL_SEQUENCE_RNN)
def _sequence_rnn(op: HalOperation) -> None:
    op.emit(
        "UNIDIRECTIONAL_SEQUENCE_RNN",
        [*op.tensors(0, 1, 2, 3), op.state(4, output=1 if op.output_count > 1 else None)],
        op.output(),
        fused_activation_function=op.activation(5),
        time_major=bool(op.scalar(6)),
    )


@exports(OperationType.BIDIRECTIONAL_SEQUENCE_RNN)
def _bidirectional_rnn(op: HalOperation) -> None:
    merged = bool(op.scalar(14))
    sequences = 1 if merged else 2
    with_states = op.output_count > sequences
    states = [
        op.state(position, sequences + number if with_states else None)
        for number, position in enumerate((4, 8))
    ]
    inputs = [*op.tensors(0, 1, 2, 3), states[0], *op.tensors(5, 6, 7), states[1]]
    op.emit(
        "BIDIRECTIONAL_SEQUENCE_RNN",
        [*inputs, *op.tensors(9, 10, 11)],
        [op.output(number) for number in range(sequences)],
        fused_activation_function=op.activation(12),
        time_major=bool(op.scalar(13)),
        merge_outputs=merged,
    )
