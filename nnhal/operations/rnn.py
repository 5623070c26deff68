"""RNN, UNIDIRECTIONAL_SEQUENCE_RNN and BIDIRECTIONAL_SEQUENCE_RNN."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nnhal.operations.node import Node, Shape
from nnhal.operations.recurrent import (
    Linking,
    RecurrentActivation,
    activation,
    bidirectional_outputs,
    linking,
    require_shape,
    sequence,
    sequence_shape,
)
from nnhal.operations.spec import (
    F16,
    F32,
    Argument,
    FeatureLevel,
    Form,
    OperationSpec,
    T,
    each,
    form,
    scalar,
    scalars,
    tensor,
)
from nnhal.types import OperandType, OperationType

__all__ = ["OPERATIONS", "RnnParameters", "parameters"]

_INPUT, _WEIGHTS, _RECURRENT, _BIAS, _STATE, _ACTIVATION, _TIME_MAJOR = range(7)

# BIDIRECTIONAL_SEQUENCE_RNN: forward weights start at 1, backward ones at 5.
_FORWARD, _BACKWARD, _AUX_INPUT = 1, 5, 9
_FORWARD_AUX_WEIGHTS, _BACKWARD_AUX_WEIGHTS = 10, 11
_BI_ACTIVATION, _BI_TIME_MAJOR, _MERGE_OUTPUTS = 12, 13, 14


@dataclass(frozen=True, slots=True)
class RnnParameters:
    """Parameters that are no tensors. RNN itself has only the activation."""

    activation: RecurrentActivation
    time_major: bool = False
    merge_outputs: bool = False
    linking: Linking = Linking.NONE


def parameters(node: Node) -> RnnParameters:
    """Decode the arguments of any of the three operations."""
    if node.operation == OperationType.RNN:
        return RnnParameters(activation(node, _ACTIVATION))
    if node.operation == OperationType.UNIDIRECTIONAL_SEQUENCE_RNN:
        order = node.scalar(_TIME_MAJOR)
        node.require(order in (0, 1), f"input {_TIME_MAJOR} (time_major) is {order}, expected 0, 1")
        return RnnParameters(activation(node, _ACTIVATION), bool(order))
    return RnnParameters(
        activation(node, _BI_ACTIVATION),
        node.scalar(_BI_TIME_MAJOR),
        node.scalar(_MERGE_OUTPUTS),
        linking(node, _AUX_INPUT, _FORWARD_AUX_WEIGHTS, _BACKWARD_AUX_WEIGHTS),
    )


def _check_cell(node: Node, first: int, batches: int, input_size: int) -> int:
    """Number of units of the cell whose four operands begin at input ``first``."""
    units = node.tensor(first).shape[0]
    require_shape(node, first, units, input_size)
    require_shape(node, first + 1, units, units)
    require_shape(node, first + 2, units)
    require_shape(node, first + 3, batches, units)
    return units


def _rnn_shapes(node: Node) -> tuple[Shape, ...]:
    """New hidden state and output, both [batches, units]."""
    parameters(node)
    batches, input_size = node.tensor(_INPUT).shape
    units = _check_cell(node, _WEIGHTS, batches, input_size)
    return ((batches, units), (batches, units))


def _unidirectional_shapes(node: Node) -> tuple[Shape, ...]:
    """The outputs of all steps and, where asked for, the last hidden state."""
    args = parameters(node)
    steps, batches, input_size = sequence(node, _INPUT, args.time_major)
    units = _check_cell(node, _WEIGHTS, batches, input_size)
    shapes = (sequence_shape(steps, batches, units, args.time_major), (batches, units))
    return shapes[: len(node.outputs)]


def _bidirectional_shapes(node: Node) -> tuple[Shape, ...]:
    """Forward and backward outputs (merged: one), then both hidden states where asked for."""
    args = parameters(node)
    steps, batches, input_size = sequence(node, _INPUT, args.time_major)
    forward = _check_cell(node, _FORWARD, batches, input_size)
    parallel = args.linking == Linking.PARALLEL
    backward_size = node.tensor(_AUX_INPUT).shape[-1] if parallel else input_size
    backward = _check_cell(node, _BACKWARD, batches, backward_size)
    _check_auxiliary(node, forward, backward)
    widths = (forward + backward,) if args.merge_outputs else (forward, backward)
    outputs = tuple(sequence_shape(steps, batches, w, args.time_major) for w in widths)
    return bidirectional_outputs(node, outputs, ((batches, forward), (batches, backward)))


def _check_auxiliary(node: Node, forward: int, backward: int) -> None:
    if node.has(_AUX_INPUT):
        width = node.tensor(_AUX_INPUT).shape[-1]
        require_shape(node, _AUX_INPUT, *node.tensor(_INPUT).shape[:2], width)
        require_shape(node, _FORWARD_AUX_WEIGHTS, forward, width)
        require_shape(node, _BACKWARD_AUX_WEIGHTS, backward, width)


def _cell(prefix: str = "") -> tuple[Argument, ...]:
    return (
        tensor(f"{prefix}weights", T, 2),
        tensor(f"{prefix}recurrent_weights", T, 2),
        tensor(f"{prefix}bias", T, 1),
        tensor(f"{prefix}hidden_state", T, 2),
    )


_UNI_INPUTS: Final = (
    tensor("input", T, 3),
    *_cell(),
    *scalars("activation", "time_major"),
)
_BI_INPUTS: Final = (
    tensor("input", T, 3),
    *_cell("forward_"),
    *_cell("backward_"),
    tensor("aux_input", T, 3, optional=True),
    tensor("forward_aux_weights", T, 2, optional=True),
    tensor("backward_aux_weights", T, 2, optional=True),
    scalar("activation"),
    *scalars("time_major", "merge_outputs", type=OperandType.BOOL),
)
_MERGED: Final = (tensor("output", T),)
_SEPARATE: Final = (tensor("forward_output", T), tensor("backward_output", T))
_STATES: Final = (tensor("forward_hidden_state", T), tensor("backward_hidden_state", T))

OPERATIONS: Final = (
    OperationSpec(
        OperationType.RNN,
        (
            form(
                FeatureLevel.V1_0,
                tensor("input", T, 2),
                *_cell(),
                scalar("activation"),
                outputs=(tensor("hidden_state_out", T), tensor("output", T)),
            ),
        ),
        each(V1_0=[F32], V1_2=[F16]),
        _rnn_shapes,
    ),
    OperationSpec(
        OperationType.UNIDIRECTIONAL_SEQUENCE_RNN,
        (
            Form(FeatureLevel.V1_2, _UNI_INPUTS, _MERGED),
            Form(FeatureLevel.V1_3, _UNI_INPUTS, (*_MERGED, tensor("hidden_state_out", T))),
        ),
        each(V1_2=[F32, F16]),
        _unidirectional_shapes,
    ),
    OperationSpec(
        OperationType.BIDIRECTIONAL_SEQUENCE_RNN,
        (
            Form(FeatureLevel.V1_2, _BI_INPUTS, _MERGED),
            Form(FeatureLevel.V1_2, _BI_INPUTS, _SEPARATE),
            Form(FeatureLevel.V1_3, _BI_INPUTS, _MERGED + _STATES),
            Form(FeatureLevel.V1_3, _BI_INPUTS, _SEPARATE + _STATES),
        ),
        each(V1_2=[F32, F16]),
        _bidirectional_shapes,
    ),
)
