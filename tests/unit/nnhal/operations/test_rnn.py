from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from nnhal.operations.node import InvalidOperation, Node, Shape
from nnhal.operations.recurrent import Linking, RecurrentActivation
from nnhal.operations.rnn import RnnParameters, parameters
from nnhal.operations.spec import FeatureLevel
from nnhal.types import OperationType

RNN = OperationType.RNN
UNIDIRECTIONAL = OperationType.UNIDIRECTIONAL_SEQUENCE_RNN
BIDIRECTIONAL = OperationType.BIDIRECTIONAL_SEQUENCE_RNN
TANH = 4

Build = Callable[..., Node]
AllShapes = Callable[..., tuple[Shape, ...]]

# Batches 2, input 3, units 4 (backward: 5), steps 6.
CELL = [(4, 3), (4, 4), (4,), (2, 4)]
BACKWARD = [(5, 3), (5, 5), (5,), (2, 5)]


def bidirectional(
    *, aux: list[Any] | None = None, time_major: bool = False, merge: bool = False
) -> list[Any]:
    sequence = (6, 2, 3) if time_major else (2, 6, 3)
    return [sequence, *CELL, *BACKWARD, *(aux or [None] * 3), TANH, time_major, merge]


def test_a_step_gives_the_new_state_and_the_output(shapes: AllShapes) -> None:
    assert shapes(RNN, (2, 3), *CELL, TANH, outputs=2) == ((2, 4), (2, 4))


@pytest.mark.parametrize(("index", "wrong"), [(1, (4, 2)), (2, (4, 3)), (3, (3,)), (4, (1, 4))])
def test_wrong_shapes_of_a_cell_are_named(shapes: AllShapes, index: int, wrong: Shape) -> None:
    arguments = [(2, 3), *CELL, TANH]
    arguments[index] = wrong

    with pytest.raises(InvalidOperation, match=f"input {index} has shape"):
        shapes(RNN, *arguments, outputs=2)


@pytest.mark.parametrize(("order", "sequence"), [(0, (2, 6)), (1, (6, 2))])
def test_a_sequence_keeps_its_order(shapes: AllShapes, order: int, sequence: Shape) -> None:
    arguments = [(*sequence, 3), *CELL, TANH, order]

    assert shapes(UNIDIRECTIONAL, *arguments) == ((*sequence, 4),)
    assert shapes(UNIDIRECTIONAL, *arguments, outputs=2) == ((*sequence, 4), (2, 4))


def test_an_order_other_than_0_and_1_is_rejected(shapes: AllShapes) -> None:
    with pytest.raises(InvalidOperation, match=r"time_major\) is 2"):
        shapes(UNIDIRECTIONAL, (2, 6, 3), *CELL, TANH, 2)


def test_outputs_of_both_directions_are_separate_or_merged(shapes: AllShapes) -> None:
    states = ((2, 4), (2, 5))

    assert shapes(BIDIRECTIONAL, *bidirectional(), outputs=2) == ((2, 6, 4), (2, 6, 5))
    merged = bidirectional(merge=True, time_major=True)
    assert shapes(BIDIRECTIONAL, *merged) == ((6, 2, 9),)
    assert shapes(BIDIRECTIONAL, *merged, outputs=3) == ((6, 2, 9), *states)
    both = shapes(BIDIRECTIONAL, *bidirectional(), outputs=4)
    assert both == ((2, 6, 4), (2, 6, 5), *states)
    with pytest.raises(InvalidOperation, match="1 outputs, expected 2 or 4 for separate outputs"):
        shapes(BIDIRECTIONAL, *bidirectional())


def test_states_as_outputs_came_with_1_3(level: Callable[..., FeatureLevel]) -> None:
    assert level(BIDIRECTIONAL, *bidirectional(), outputs=2) == FeatureLevel.V1_2
    assert level(BIDIRECTIONAL, *bidirectional(), outputs=4) == FeatureLevel.V1_3
    assert level(UNIDIRECTIONAL, (2, 6, 3), *CELL, TANH, 0, outputs=2) == FeatureLevel.V1_3


def test_the_auxiliary_input_has_weights_or_is_the_backward_input(
    node: Build, shapes: AllShapes
) -> None:
    cross = bidirectional(aux=[(2, 6, 7), (4, 7), (5, 7)])
    parallel = bidirectional(aux=[(2, 6, 7), None, None])
    parallel[5] = (5, 7)

    for arguments, linking in ((cross, Linking.CROSS), (parallel, Linking.PARALLEL)):
        assert parameters(node(BIDIRECTIONAL, *arguments)).linking is linking
        assert shapes(BIDIRECTIONAL, *arguments, outputs=2) == ((2, 6, 4), (2, 6, 5))
    with pytest.raises(InvalidOperation, match="expected none, the first alone, or all"):
        shapes(BIDIRECTIONAL, *bidirectional(aux=[None, (4, 7), (5, 7)]), outputs=2)
    with pytest.raises(InvalidOperation, match="input 11 has shape"):
        shapes(BIDIRECTIONAL, *bidirectional(aux=[(2, 6, 7), (4, 7), (5, 6)]), outputs=2)


def test_all_arguments_are_read(node: Build) -> None:
    read = parameters(node(BIDIRECTIONAL, *bidirectional(time_major=True, merge=True)))

    assert read == RnnParameters(RecurrentActivation.TANH, True, True, Linking.NONE)
    assert parameters(node(RNN, (2, 3), *CELL, 6)) == RnnParameters(RecurrentActivation.SIGMOID)
