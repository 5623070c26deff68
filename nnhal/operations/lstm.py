"""LSTM, its sequences in one and both directions, QUANTIZED_16BIT_LSTM and QUANTIZED_LSTM."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from nnhal.operations.argument import ArgumentType
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
from nnhal.operations.rules import FixedQuantization
from nnhal.operations.spec import (
    F16,
    F32,
    I32,
    Q8S,
    Q16S,
    S8,
    U8,
    Argument,
    FeatureLevel,
    Form,
    OperationSpec,
    T,
    Types,
    TypeVariable,
    each,
    form,
    scalar,
    scalars,
    tensor,
)
from nnhal.types import OperandType, OperationType

__all__ = [
    "BACKWARD",
    "CELLS",
    "FORWARD",
    "OPERATIONS",
    "CellInputs",
    "CellSizes",
    "LstmParameters",
    "cell_sizes",
    "parameters",
]

Gates = tuple[int, int, int, int]
"""Indexes of four inputs, for the input, forget, cell and output gate in this order."""


@dataclass(frozen=True, slots=True)
class CellInputs:
    """Inputs of an operation that make up one cell; empty tuples where it has no such inputs."""

    input: int
    input_weights: Gates
    recurrent_weights: Gates
    peephole_weights: tuple[int, ...]
    bias: Gates
    projection_weights: int
    projection_bias: int
    output_state: int
    cell_state: int
    layer_norm: tuple[int, ...] = ()
    aux_weights: tuple[int, ...] = ()


def _consecutive(first: int) -> Gates:
    return (first, first + 1, first + 2, first + 3)


def _cell(first: int, states: int, layer_norm: int | None, aux: int | None = None) -> CellInputs:
    """A cell whose input weights begin at input ``first``; the order is the same everywhere."""
    return CellInputs(
        input=0,
        input_weights=_consecutive(first),
        recurrent_weights=_consecutive(first + 4),
        peephole_weights=(first + 8, first + 9, first + 10),
        bias=_consecutive(first + 11),
        projection_weights=first + 15,
        projection_bias=first + 16,
        output_state=states,
        cell_state=states + 1,
        layer_norm=() if layer_norm is None else _consecutive(layer_norm),
        aux_weights=() if aux is None else _consecutive(aux),
    )


FORWARD: Final = _cell(first=1, states=35, layer_norm=53, aux=40)
BACKWARD: Final = _cell(first=18, states=37, layer_norm=57, aux=44)

CELLS: Final[Mapping[OperationType, tuple[CellInputs, ...]]] = {
    OperationType.LSTM: (_cell(first=1, states=18, layer_norm=23),),
    OperationType.UNIDIRECTIONAL_SEQUENCE_LSTM: (_cell(first=1, states=18, layer_norm=24),),
    OperationType.BIDIRECTIONAL_SEQUENCE_LSTM: (FORWARD, BACKWARD),
    OperationType.QUANTIZED_LSTM: (_cell(first=1, states=18, layer_norm=20),),
}
"""The cells of each operation. QUANTIZED_16BIT_LSTM has inputs of its own."""

_AUX_INPUT: Final = 39


@dataclass(frozen=True, slots=True)
class LstmParameters:
    """Parameters that are no tensors; a clip of 0 means none. QUANTIZED_LSTM has only the clips."""

    activation: RecurrentActivation
    cell_clip: float
    projection_clip: float
    time_major: bool = False
    merge_outputs: bool = False
    linking: Linking = Linking.NONE


@dataclass(frozen=True, slots=True)
class CellSizes:
    """Sizes and options of one cell, from its weights and from which inputs are there.

    ``cifg``: input and forget gate are coupled, so that the input gate has no weights.
    """

    input_size: int
    cells: int
    outputs: int
    cifg: bool
    peephole: bool
    projection: bool
    layer_norm: bool


def parameters(node: Node) -> LstmParameters:
    """Decode the arguments of LSTM, of both sequence operations and of QUANTIZED_LSTM."""
    if node.operation == OperationType.QUANTIZED_LSTM:
        return LstmParameters(RecurrentActivation.TANH, _clip(node, 24), _clip(node, 25))
    bidirectional = node.operation == OperationType.BIDIRECTIONAL_SEQUENCE_LSTM
    at = 48 if bidirectional else 20
    common = activation(node, at), _clip(node, at + 1), _clip(node, at + 2)
    if bidirectional:
        mode = linking(node, _AUX_INPUT, FORWARD.aux_weights[1], BACKWARD.aux_weights[1])
        return LstmParameters(*common, node.scalar(52), node.scalar(51), mode)
    if node.operation == OperationType.UNIDIRECTIONAL_SEQUENCE_LSTM:
        return LstmParameters(*common, node.scalar(23))
    return LstmParameters(*common)


def _clip(node: Node, index: int) -> float:
    value = float(node.scalar(index))
    node.require(value >= 0, f"input {index} (clip) is {value}, expected 0 or more")
    return value


def cell_sizes(node: Node, at: CellInputs, batches: int, input_size: int) -> CellSizes:
    """Sizes of a cell, after checking all its inputs against each other.

    Source: LSTMCell::CheckInputTensorDimensions of Android's LSTM.cpp.
    """
    _, _, _, output_gate = at.recurrent_weights
    cells, outputs = node.require_rank(output_gate, 2).shape
    sizes = CellSizes(
        input_size,
        cells,
        outputs,
        cifg=not node.has(at.input_weights[0]),
        peephole=node.has(at.peephole_weights[2]),
        projection=node.has(at.projection_weights),
        layer_norm=bool(at.layer_norm) and node.has(at.layer_norm[-1]),
    )
    _check_options(node, at, sizes)
    _check_shapes(node, at, sizes, batches)
    return sizes


def _check_options(node: Node, at: CellInputs, sizes: CellSizes) -> None:
    """Optional inputs come in groups, and with coupled gates none is for the input gate.

    Without projection an output is a cell's: "output_size" is "either the number of cell units
    (i.e., "num_units"), or the second dimension of the "projection_weights", if defined"
    (``types.hal``, LSTM, input 5).
    """
    _all_or_none(node, (at.input_weights[0], at.recurrent_weights[0], at.bias[0]), "input gate")
    gates = slice(1 if sizes.cifg else 0, None)
    _all_or_none(node, at.peephole_weights[gates], "peephole weights")
    for indexes in (at.layer_norm, at.aux_weights):
        _all_or_none(node, indexes[gates], "layer normalization or auxiliary weights")
        extra = sizes.cifg and any(node.has(index) for index in indexes[:1])
        node.require(not extra, f"input {indexes[:1]} is for an input gate that is not there")
    alone = node.has(at.projection_bias) and not sizes.projection
    node.require(not alone, f"input {at.projection_bias} (projection bias) has no weights with it")
    node.require(
        sizes.projection or sizes.outputs == sizes.cells,
        f"{sizes.outputs} outputs of {sizes.cells} cells need input {at.projection_weights} "
        "(projection weights)",
    )


def _all_or_none(node: Node, indexes: tuple[int, ...], what: str) -> None:
    present = [index for index in indexes if node.has(index)]
    complete = len(present) in (0, len(indexes))
    node.require(
        complete, f"of the {what} {indexes} only {present} are there, expected all or none"
    )


def _check_shapes(node: Node, at: CellInputs, sizes: CellSizes, batches: int) -> None:
    for index in at.input_weights:
        require_shape(node, index, sizes.cells, sizes.input_size)
    for index in at.recurrent_weights:
        require_shape(node, index, sizes.cells, sizes.outputs)
    for index in (*at.peephole_weights, *at.bias, *at.layer_norm):
        require_shape(node, index, sizes.cells)
    require_shape(node, at.projection_weights, sizes.outputs, sizes.cells)
    require_shape(node, at.projection_bias, sizes.outputs)
    require_shape(node, at.output_state, batches, sizes.outputs)
    require_shape(node, at.cell_state, batches, sizes.cells)


def _lstm_shapes(node: Node) -> tuple[Shape, ...]:
    """Scratch buffer, output state, cell state, output."""
    parameters(node)
    batches, input_size = node.tensor(0).shape
    sizes = cell_sizes(node, CELLS[OperationType.LSTM][0], batches, input_size)
    gates = 3 if sizes.cifg else 4
    output = (batches, sizes.outputs)
    return ((batches, sizes.cells * gates), output, (batches, sizes.cells), output)


def _unidirectional_shapes(node: Node) -> tuple[Shape, ...]:
    """The outputs of all steps and, where asked for, the last output and cell state."""
    time_major = parameters(node).time_major
    steps, batches, input_size = sequence(node, 0, time_major)
    at = CELLS[OperationType.UNIDIRECTIONAL_SEQUENCE_LSTM][0]
    sizes = cell_sizes(node, at, batches, input_size)
    output = sequence_shape(steps, batches, sizes.outputs, time_major)
    shapes = (output, (batches, sizes.outputs), (batches, sizes.cells))
    return shapes[: len(node.outputs)]


def _bidirectional_shapes(node: Node) -> tuple[Shape, ...]:
    """Forward and backward outputs (merged: one), then output and cell state of either."""
    args = parameters(node)
    steps, batches, input_size = sequence(node, 0, args.time_major)
    parallel = args.linking == Linking.PARALLEL
    backward_size = node.tensor(_AUX_INPUT).shape[-1] if parallel else input_size
    cells = (
        cell_sizes(node, FORWARD, batches, input_size),
        cell_sizes(node, BACKWARD, batches, backward_size),
    )
    _check_auxiliary(node, cells)
    widths = [cell.outputs for cell in cells]
    outputs = tuple(
        sequence_shape(steps, batches, width, args.time_major)
        for width in ([sum(widths)] if args.merge_outputs else widths)
    )
    states = [((batches, cell.outputs), (batches, cell.cells)) for cell in cells]
    return bidirectional_outputs(node, outputs, (*states[0], *states[1]))


def _check_auxiliary(node: Node, cells: tuple[CellSizes, CellSizes]) -> None:
    if not node.has(_AUX_INPUT):
        return
    width = node.tensor(_AUX_INPUT).shape[-1]
    require_shape(node, _AUX_INPUT, *node.tensor(0).shape[:2], width)
    for at, cell in zip((FORWARD, BACKWARD), cells, strict=True):
        for index in at.aux_weights:
            require_shape(node, index, cell.cells, width)


def _quantized_shapes(node: Node) -> tuple[Shape, ...]:
    """Output state, cell state, output."""
    parameters(node)
    batches, input_size = node.tensor(0).shape
    sizes = cell_sizes(node, CELLS[OperationType.QUANTIZED_LSTM][0], batches, input_size)
    output = (batches, sizes.outputs)
    return (output, (batches, sizes.cells), output)


def _quantized_16bit_shapes(node: Node) -> tuple[Shape, ...]:
    """Cell state and output, as the previous ones."""
    batches, input_size = node.tensor(0).shape
    outputs = node.tensor(14).shape[-1]
    for index in range(1, 5):
        require_shape(node, index, outputs, input_size)
    for index in range(5, 9):
        require_shape(node, index, outputs, outputs)
    for index in range(9, 13):
        require_shape(node, index, outputs)
    for index in (13, 14):
        require_shape(node, index, batches, outputs)
    return ((batches, outputs), (batches, outputs))


@dataclass(frozen=True, slots=True)
class _SixteenBitQuantization:
    """QUANTIZED_16BIT_LSTM: one quantization for all weights, and biases that fit to it."""

    @property
    def text(self) -> str:
        return "all weights share scale and zero point; biases have 1/128 of their scale, and 0"

    def check(self, node: Node) -> FeatureLevel:
        weights = [node.tensor(index) for index in range(1, 9)]
        biases = [node.tensor(index) for index in range(9, 13)]
        scale, zero_point = weights[0].scale, weights[0].zero_point
        same = all((w.scale, w.zero_point) == (scale, zero_point) for w in weights)
        fitting = all((b.scale, b.zero_point) == (scale / 128, 0) for b in biases)
        node.require(same and fitting, f"{self.text}, which does not hold here")
        return FeatureLevel.V1_2


_S = TypeVariable("scalar")
_GATES: Final = ("input", "forget", "cell", "output")
_COUPLED: Final = ("input",)
"""The gate that is left out where it is coupled with the forget gate."""


def _gates(
    name: str,
    type: ArgumentType,
    rank: int,
    optional: tuple[str, ...],
    gates: tuple[str, ...] = _GATES,
) -> tuple[Argument, ...]:
    return tuple(tensor(name.format(gate), type, rank, optional=gate in optional) for gate in gates)


def _cell_arguments(
    weights: ArgumentType, peephole: ArgumentType, bias: ArgumentType, prefix: str = ""
) -> tuple[Argument, ...]:
    """Weights, biases and projection of a cell."""
    return (
        *_gates(prefix + "input_to_{}_weights", weights, 2, _COUPLED),
        *_gates(prefix + "recurrent_to_{}_weights", weights, 2, _COUPLED),
        *_gates(prefix + "cell_to_{}_weights", peephole, 1, _GATES, ("input", "forget", "output")),
        *_gates(prefix + "{}_gate_bias", bias, 1, _COUPLED),
        tensor(prefix + "projection_weights", weights, 2, optional=True),
        tensor(prefix + "projection_bias", bias, 1, optional=True),
    )


def _states(output: ArgumentType, cell: ArgumentType, prefix: str = "") -> tuple[Argument, ...]:
    return (tensor(prefix + "output_state", output, 2), tensor(prefix + "cell_state", cell, 2))


def _layer_norm(type: ArgumentType, prefix: str = "") -> tuple[Argument, ...]:
    return _gates(prefix + "{}_layer_norm_weights", type, 1, _GATES)


_SETTINGS: Final = (scalar("activation"), *scalars("cell_clip", "projection_clip", type=_S))
_BOOL: Final = OperandType.BOOL
_LSTM: Final = (tensor("input", T, 2), *_cell_arguments(T, T, T), *_states(T, T), *_SETTINGS)
_UNIDIRECTIONAL: Final = (
    tensor("input", T, 3),
    *_cell_arguments(T, T, T),
    *_states(T, T),
    *_SETTINGS,
    scalar("time_major", _BOOL),
    *_layer_norm(T),
)
_BIDIRECTIONAL: Final = (
    tensor("input", T, 3),
    *_cell_arguments(T, T, T, "forward_"),
    *_cell_arguments(T, T, T, "backward_"),
    *_states(T, T, "forward_"),
    *_states(T, T, "backward_"),
    tensor("aux_input", T, 3, optional=True),
    *_gates("forward_aux_input_to_{}_weights", T, 2, _GATES),
    *_gates("backward_aux_input_to_{}_weights", T, 2, _GATES),
    *_SETTINGS,
    *scalars("merge_outputs", "time_major", type=_BOOL),
    *_layer_norm(T, "forward_"),
    *_layer_norm(T, "backward_"),
)
_QUANTIZED_16BIT: Final = (
    tensor("input", U8, 2),
    *_gates("input_to_{}_weights", U8, 2, ()),
    *_gates("recurrent_to_{}_weights", U8, 2, ()),
    *_gates("{}_gate_bias", I32, 1, ()),
    tensor("cell_state", Q16S, 2),
    tensor("output_state", U8, 2),
)
_QUANTIZED: Final = (
    tensor("input", S8, 2),
    *_cell_arguments(Q8S, Q16S, I32),
    *_states(S8, Q16S),
    *_layer_norm(Q16S),
    *scalars("cell_clip", "projection_clip", type=OperandType.FLOAT32),
    *scalars(*(f"{gate}_intermediate_scale" for gate in _GATES), type=OperandType.FLOAT32),
    scalar("hidden_state_zero_point"),
    scalar("hidden_state_scale", OperandType.FLOAT32),
)


def _outputs(*names: str) -> tuple[Argument, ...]:
    return tuple(tensor(name, T) for name in names)


_STATES_OUT: Final = _outputs("output_state_out", "cell_state_out")
_BI_STATES_OUT: Final = _outputs(
    "forward_output_state_out",
    "forward_cell_state_out",
    "backward_output_state_out",
    "backward_cell_state_out",
)
_MERGED, _SEPARATE = _outputs("output"), _outputs("forward_output", "backward_output")
_FLOATS_1_2: Final = each(_S, V1_2=[F32, F16])
_NO_TYPES: Final = (Types(FeatureLevel.V1_0, {}),)

OPERATIONS: Final = (
    OperationSpec(
        OperationType.LSTM,
        tuple(
            Form(since, inputs, (tensor("scratch", T), *_STATES_OUT, *_MERGED))
            for since, inputs in (
                (FeatureLevel.V1_0, _LSTM),
                (FeatureLevel.V1_2, _LSTM + _layer_norm(T)),
            )
        ),
        each(_S, V1_0=[F32], V1_2=[F16]),
        _lstm_shapes,
    ),
    OperationSpec(
        OperationType.UNIDIRECTIONAL_SEQUENCE_LSTM,
        (
            Form(FeatureLevel.V1_2, _UNIDIRECTIONAL, _MERGED),
            Form(FeatureLevel.V1_3, _UNIDIRECTIONAL, _MERGED + _STATES_OUT),
        ),
        _FLOATS_1_2,
        _unidirectional_shapes,
    ),
    OperationSpec(
        OperationType.BIDIRECTIONAL_SEQUENCE_LSTM,
        (
            Form(FeatureLevel.V1_2, _BIDIRECTIONAL, _MERGED),
            Form(FeatureLevel.V1_2, _BIDIRECTIONAL, _SEPARATE),
            Form(FeatureLevel.V1_3, _BIDIRECTIONAL, _MERGED + _BI_STATES_OUT),
            Form(FeatureLevel.V1_3, _BIDIRECTIONAL, _SEPARATE + _BI_STATES_OUT),
        ),
        _FLOATS_1_2,
        _bidirectional_shapes,
    ),
    OperationSpec(
        OperationType.QUANTIZED_16BIT_LSTM,
        (
            form(
                FeatureLevel.V1_2,
                *_QUANTIZED_16BIT,
                outputs=(tensor("cell_state_out", Q16S), tensor("output", U8)),
            ),
        ),
        _NO_TYPES,
        _quantized_16bit_shapes,
        (
            FixedQuantization({U8: (1 / 128, 128)}, input=0),
            FixedQuantization({Q16S: (1 / 2048, 0)}, input=13),
            FixedQuantization({U8: (1 / 128, 128)}, input=14),
            FixedQuantization({Q16S: (1 / 2048, 0)}, output=0),
            FixedQuantization({U8: (1 / 128, 128)}, output=1),
            _SixteenBitQuantization(),
        ),
    ),
    OperationSpec(
        OperationType.QUANTIZED_LSTM,
        (
            form(
                FeatureLevel.V1_3,
                *_QUANTIZED,
                outputs=(
                    tensor("output_state_out", S8),
                    tensor("cell_state_out", Q16S),
                    tensor("output", S8),
                ),
            ),
        ),
        _NO_TYPES,
        _quantized_shapes,
    ),
)
