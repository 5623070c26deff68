"""Operands of random graphs that the HAL wants to fit, where the reference driver takes more."""

from __future__ import annotations

from nnhal.operations.registry import OPERATIONS
from nnhal.types import OperandLifeTime
from nnhal.types import OperationType as O
from nntest.random_graph import OperationKind, draw, kinds
from tests.cells import cells

_LSTM = O.BIDIRECTIONAL_SEQUENCE_LSTM
_AUXILIARY = {O.BIDIRECTIONAL_SEQUENCE_RNN: 9, _LSTM: 39}
"""Which input it is."""


@cells("kind", [kind for kind in kinds() if kind.operation in _AUXILIARY], ids=str)
def test_an_auxiliary_input_has_the_shape_of_the_input(kind: OperationKind) -> None:
    seen = 0
    for seed in range(20):
        main = draw(seed, size=1, first=(kind,)).model.main
        operation = main.operations[0]
        auxiliary = main.operands[operation.inputs[_AUXILIARY[kind.operation]]]
        if auxiliary.lifetime != OperandLifeTime.NO_VALUE:
            seen += 1
            assert auxiliary.dimensions == main.operands[operation.inputs[0]].dimensions
    assert seen > 5


@cells("kind", [kind for kind in kinds() if kind.operation == _LSTM], ids=str)
def test_both_cells_of_an_lstm_have_the_same_parts(kind: OperationKind) -> None:
    names = [argument.name for argument in OPERATIONS[_LSTM].signatures[-1].inputs]
    pairs = [
        (names.index(name), names.index(name.replace("forward", "backward", 1)))
        for name in names
        if name.startswith("forward") and not name.endswith("projection_bias")
    ]
    for seed in range(20):
        main = draw(seed, size=1, first=(kind,)).model.main
        inputs = main.operations[0].inputs
        for pair in pairs:
            omitted = [
                index >= len(inputs)
                or main.operands[inputs[index]].lifetime == OperandLifeTime.NO_VALUE
                for index in pair
            ]
            assert omitted[0] == omitted[1], names[pair[0]]
