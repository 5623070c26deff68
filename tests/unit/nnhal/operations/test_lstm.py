from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from nnhal.operations.lstm import BACKWARD, CELLS, FORWARD, LstmParameters, cell_sizes, parameters
from nnhal.operations.node import InvalidOperation, Node, Shape, TensorInfo
from nnhal.operations.recurrent import Linking, RecurrentActivation
from nnhal.types import OperandType, OperationType
from tests.cells import cells

LSTM = OperationType.LSTM
UNIDIRECTIONAL = OperationType.UNIDIRECTIONAL_SEQUENCE_LSTM
BIDIRECTIONAL = OperationType.BIDIRECTIONAL_SEQUENCE_LSTM
TANH = 4

Build = Callable[..., Node]
AllShapes = Callable[..., tuple[Shape, ...]]

BATCHES, INPUT, CELL, OUTPUT, STEPS = 2, 3, 5, 4, 6


def cell(
    *,
    cifg: bool = False,
    peephole: bool = False,
    projection: bool = True,
    projection_bias: bool = False,
    input_size: int = INPUT,
) -> list[Any]:
    """Inputs 1 to 17 of LSTM, and of each direction of the bidirectional one."""
    output = OUTPUT if projection else CELL
    weights: list[Any] = [(CELL, input_size)] * 4 + [(CELL, output)] * 4
    weights += [(CELL,)] * 3 if peephole else [None] * 3
    weights += [(CELL,)] * 4
    weights += [(output, CELL) if projection else None, (output,) if projection_bias else None]
    if cifg:
        for coupled in (0, 4, 8, 11):
            weights[coupled] = None
    return weights


def states(output: int = OUTPUT) -> list[Any]:
    return [(BATCHES, output), (BATCHES, CELL)]


def layer_norm(present: bool, cifg: bool = False) -> list[Any]:
    weights: list[Any] = [(CELL,) if present else None] * 4
    if cifg:
        weights[0] = None
    return weights


SETTINGS = [TANH, 0.0, 0.0]


def lstm(**options: bool) -> list[Any]:
    output = OUTPUT if options.get("projection", True) else CELL
    return [(BATCHES, INPUT), *cell(**options), *states(output), *SETTINGS]


@cells("peephole", [False, True])
@cells("cifg", [False, True])
@cells("normalized", [False, True])
@cells(("projection", "output"), [(False, CELL), (True, OUTPUT)])
def test_a_step_gives_scratch_states_and_output(
    shapes: AllShapes, cifg: bool, peephole: bool, normalized: bool, projection: bool, output: int
) -> None:
    arguments = lstm(cifg=cifg, peephole=peephole, projection=projection)
    if normalized:
        arguments += layer_norm(True, cifg)

    inferred = shapes(LSTM, *arguments, outputs=4)

    gates = 3 if cifg else 4
    assert inferred == (
        (BATCHES, gates * CELL),
        (BATCHES, output),
        (BATCHES, CELL),
        (BATCHES, output),
    )


def test_options_follow_from_which_inputs_are_there(node: Build) -> None:
    arguments = [*lstm(cifg=True, peephole=True, projection=True), *layer_norm(False)]
    sizes = cell_sizes(node(LSTM, *arguments, outputs=4), CELLS[LSTM][0], BATCHES, INPUT)

    assert (sizes.input_size, sizes.cells, sizes.outputs) == (INPUT, CELL, OUTPUT)
    assert (sizes.cifg, sizes.peephole, sizes.projection, sizes.layer_norm) == (
        True,
        True,
        True,
        False,
    )


@cells(
    ("index", "value", "message"),
    [
        (1, None, r"input gate \(1, 5, 12\) only \[5, 12\] are there"),
        (12, None, "of the input gate"),
        (10, None, "of the peephole weights .* expected all or none"),
        (3, (CELL, 9), "input 3 has shape"),
        (6, (CELL, 9), "input 6 has shape"),
        (9, (9,), "input 9 has shape"),
        (14, (9,), "input 14 has shape"),
        (16, (9, CELL), "input 16 has shape"),
        (16, None, "has no weights with it"),
        (18, (BATCHES, 9), "input 18 has shape"),
        (19, (BATCHES, 9), "input 19 has shape"),
        (20, 5, "5 is no activation"),
        (21, -1.0, r"input 21 \(clip\) is -1.0"),
        (24, None, "layer normalization"),
    ],
)
def test_wrong_arguments_are_named(shapes: AllShapes, index: int, value: Any, message: str) -> None:
    arguments = [*lstm(peephole=True, projection_bias=True), *layer_norm(True)]
    arguments[index] = value

    with pytest.raises(InvalidOperation, match=message):
        shapes(LSTM, *arguments, outputs=4)


def test_without_projection_there_are_as_many_outputs_as_cells(shapes: AllShapes) -> None:
    arguments = lstm(projection=True)
    arguments[16] = None

    with pytest.raises(InvalidOperation, match="4 outputs of 5 cells need input 16"):
        shapes(LSTM, *arguments, outputs=4)


def test_coupled_gates_have_no_weights_to_normalize_the_input_gate(shapes: AllShapes) -> None:
    with pytest.raises(InvalidOperation, match="input gate that is not there"):
        shapes(LSTM, *lstm(cifg=True), *layer_norm(True), outputs=4)


@pytest.mark.parametrize(
    ("time_major", "order"), [(False, (BATCHES, STEPS)), (True, (STEPS, BATCHES))]
)
def test_a_sequence_keeps_its_order(shapes: AllShapes, time_major: bool, order: Shape) -> None:
    arguments = [(*order, INPUT), *cell(), *states(), *SETTINGS, time_major, *layer_norm(False)]

    assert shapes(UNIDIRECTIONAL, *arguments) == ((*order, OUTPUT),)
    assert shapes(UNIDIRECTIONAL, *arguments, outputs=3) == (
        (*order, OUTPUT),
        (BATCHES, OUTPUT),
        (BATCHES, CELL),
    )


def bidirectional(
    *, merge: bool = False, aux: list[Any] | None = None, backward_input: int = INPUT
) -> list[Any]:
    return [
        (BATCHES, STEPS, INPUT),
        *cell(),
        *cell(projection=False, input_size=backward_input),
        *states(),
        *states(CELL),
        *(aux or [None] * 9),
        *SETTINGS,
        merge,
        False,
        *layer_norm(True),
        *layer_norm(False),
    ]


def test_outputs_of_both_directions_are_separate_or_merged(shapes: AllShapes) -> None:
    separate = ((BATCHES, STEPS, OUTPUT), (BATCHES, STEPS, CELL))
    merged = ((BATCHES, STEPS, OUTPUT + CELL),)
    last = ((BATCHES, OUTPUT), (BATCHES, CELL), (BATCHES, CELL), (BATCHES, CELL))

    assert shapes(BIDIRECTIONAL, *bidirectional(), outputs=2) == separate
    assert shapes(BIDIRECTIONAL, *bidirectional(merge=True)) == merged
    assert shapes(BIDIRECTIONAL, *bidirectional(), outputs=6) == separate + last
    assert shapes(BIDIRECTIONAL, *bidirectional(merge=True), outputs=5) == merged + last
    with pytest.raises(InvalidOperation, match="2 outputs, expected 1 or 5 for merged outputs"):
        shapes(BIDIRECTIONAL, *bidirectional(merge=True), outputs=2)


def test_the_auxiliary_input_has_weights_or_is_the_backward_input(
    node: Build, shapes: AllShapes
) -> None:
    source = (BATCHES, STEPS, 7)
    cross = bidirectional(aux=[source, *[(CELL, 7)] * 8])
    parallel = bidirectional(aux=[source, *[None] * 8], backward_input=7)

    for arguments, linking in ((cross, Linking.CROSS), (parallel, Linking.PARALLEL)):
        assert parameters(node(BIDIRECTIONAL, *arguments)).linking is linking
        assert len(shapes(BIDIRECTIONAL, *arguments, outputs=2)) == 2
    with pytest.raises(InvalidOperation, match="input 40 has shape"):
        shapes(BIDIRECTIONAL, *bidirectional(aux=[source, *[(CELL, 6)] * 8]), outputs=2)


def test_all_arguments_are_read(node: Build) -> None:
    arguments = bidirectional(merge=True)
    arguments[48:53] = [TANH, 1.5, 2.5, True, False]

    assert parameters(node(BIDIRECTIONAL, *arguments)) == LstmParameters(
        RecurrentActivation.TANH, 1.5, 2.5, time_major=False, merge_outputs=True
    )


def test_no_two_cells_share_an_input_but_the_sequence() -> None:
    def indexes(at: Any) -> set[int]:
        flat = [*at.input_weights, *at.recurrent_weights, *at.peephole_weights, *at.bias]
        flat += [at.projection_weights, at.projection_bias, at.output_state, at.cell_state]
        return {*flat, *at.layer_norm, *at.aux_weights}

    both = indexes(FORWARD) | indexes(BACKWARD)

    assert not indexes(FORWARD) & indexes(BACKWARD)
    assert both == set(range(1, 61)) - {39, 48, 49, 50, 51, 52}


def test_a_quantized_lstm_has_two_states_and_an_output(shapes: AllShapes) -> None:
    s8, q8, q16 = (
        OperandType.TENSOR_QUANT8_ASYMM_SIGNED,
        OperandType.TENSOR_QUANT8_SYMM,
        OperandType.TENSOR_QUANT16_SYMM,
    )
    i32 = OperandType.TENSOR_INT32
    kinds = [q8] * 8 + [q16] * 3 + [i32] * 4 + [q8, i32]
    tensors = [
        None if shape is None else TensorInfo(kind, shape)
        for kind, shape in zip(kinds, cell(peephole=True, projection_bias=True), strict=True)
    ]
    inputs = [TensorInfo(s8, (BATCHES, INPUT)), *tensors]
    inputs += [TensorInfo(s8, (BATCHES, OUTPUT)), TensorInfo(q16, (BATCHES, CELL))]
    scalars = [0.0, 0.0, 0.1, 0.1, 0.1, 0.1, 3, 0.1]

    inferred = shapes(
        OperationType.QUANTIZED_LSTM,
        *inputs,
        *[TensorInfo(q16, (CELL,))] * 4,
        *scalars,
        outputs=[TensorInfo(s8), TensorInfo(q16), TensorInfo(s8)],
    )

    assert inferred == ((BATCHES, OUTPUT), (BATCHES, CELL), (BATCHES, OUTPUT))
