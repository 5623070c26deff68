from __future__ import annotations

from nnhal.model_parts import exposed, part_of, unlinked
from nnhal.types import OperandLifeTime, OperationType
from nnhal.validation import check_model
from tests.unit.nntest.graph_tests.graphs import chain, numbers

O = OperationType  # noqa: E741

MODEL = chain(O.ADD, O.SUB, O.MUL, data=numbers(1), other=numbers(2)).model


def test_unlinked_operations_read_inputs_only() -> None:
    part = unlinked(MODEL, [0, 1, 2])
    check_model(part.model)
    main = part.model.main
    assert part.outputs == (3, 4, 5)
    assert set(part.inputs) == {0, 1, 3, 4}
    read = {index for operation in main.operations for index in operation.inputs}
    assert read.isdisjoint(main.output_indexes)


def test_some_operations_are_unlinked_without_some_outputs() -> None:
    part = unlinked(MODEL, [1, 2], but={4})
    assert part.outputs == (5,)
    lifetimes = [part.model.main.operands[i].lifetime for i in part.model.main.output_indexes]
    assert lifetimes == [OperandLifeTime.SUBGRAPH_OUTPUT]


def test_what_is_not_to_be_exposed_stays_inside() -> None:
    assert exposed(MODEL, but={3}).outputs == (4, 5)
    assert exposed(MODEL).outputs == (3, 4, 5)


def test_a_part_has_what_others_read_as_outputs() -> None:
    assert part_of(MODEL, [0, 1]).outputs == (4,)
