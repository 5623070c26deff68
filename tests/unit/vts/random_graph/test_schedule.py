"""Which random graphs a test of an operation runs."""

from __future__ import annotations

import pytest

from nnhal.types import HalVersion, OperationType
from nntest.random_graph import RandomGraph
from nntest.random_graph.links import is_chain, is_joined
from vts.random_graph.schedule import graphs_of

O = OperationType  # noqa: E741


def test_the_graphs_are_always_the_same_and_others_in_each_part() -> None:
    first, again, other = (
        [graph.digest() for graph in graphs_of(O.RELU, HalVersion.V1_0, part, 10)]
        for part in (0, 0, 1)
    )
    assert first == again
    assert not {*first} & {*other}


def test_an_operation_is_alone_behind_before_between_and_twice() -> None:
    graphs = graphs_of(O.TRANSPOSE, HalVersion.V1_3, 0, 20)
    seen = {tuple(kind.operation == O.TRANSPOSE for kind in graph.kinds) for graph in graphs}
    assert seen == {(True,), (False, True), (True, False), (True, True), (False, True, False)}


@pytest.mark.parametrize("version", [HalVersion.V1_0, HalVersion.V1_2, HalVersion.AIDL_V4])
def test_graphs_are_of_the_version(version: HalVersion) -> None:
    assert all(graph.version <= version for graph in graphs_of(O.ADD, version, 0, 20))


def test_an_operation_that_came_later_has_no_graphs() -> None:
    assert not [*graphs_of(O.REVERSE, HalVersion.V1_3, 0, 5)]


def test_now_and_then_a_dimension_is_long() -> None:
    graphs = [*graphs_of(O.RELU, HalVersion.V1_2, 0, 100)]
    dimensions = [max(o.dimensions, default=0) for g in graphs for o in g.model.main.operands]
    assert max(dimensions) > 255
    assert sum(dimension > 255 for dimension in dimensions) < len(dimensions) / 4


def test_what_compilers_rewrite_is_drawn_besides_and_linked() -> None:
    graphs = [*graphs_of(O.CONV_2D, HalVersion.V1_2, 0, 20)]
    padded = [g for g in graphs if [kind.operation for kind in g.kinds] == [O.PAD_V2, O.CONV_2D]]
    assert len(padded) >= 8
    assert sum(is_chain(graph.model.main) for graph in padded) > len(padded) / 2


def test_most_operations_read_what_their_neighbors_give() -> None:
    for operation in (O.QUANTIZE, O.TRANSPOSE, O.FULLY_CONNECTED, O.SOFTMAX):
        graphs = [g for g in graphs_of(operation, HalVersion.V1_3, 0, 20) if len(g.kinds) == 2]
        assert sum(is_chain(graph.model.main) for graph in graphs) > len(graphs) * 3 / 4


def test_what_is_between_two_operations_is_joined_with_what_went_in() -> None:
    graphs = [
        graph
        for graph in graphs_of(O.LOGISTIC, HalVersion.V1_3, 0, 40)
        if len(graph.kinds) == 3 and graph.kinds[2].operation in (O.ADD, O.MUL, O.SUB)
    ]
    joined = [graph for graph in graphs if is_joined(graph.model.main)]
    assert len(joined) > len(graphs) / 2
    assert all(graph.kinds[1].operation == O.LOGISTIC for graph in joined)


def test_triples_that_compilers_rewrite_are_drawn_besides() -> None:
    triple = [O.DEQUANTIZE, O.SOFTMAX, O.QUANTIZE]
    graphs = [*graphs_of(O.SOFTMAX, HalVersion.V1_3, 0, 20)]
    found = [g for g in graphs if [kind.operation for kind in g.kinds] == triple]
    assert sum(is_chain(graph.model.main) for graph in found) > len(found) / 2 > 2


def test_what_has_many_kernels_is_drawn_by_itself_in_blocks_besides() -> None:
    def alone(operation: OperationType) -> list[RandomGraph]:
        graphs = graphs_of(operation, HalVersion.V1_0, 0, 12)
        return [
            graph for graph in graphs if [kind.operation for kind in graph.kinds] == [operation]
        ]

    kernels, others = alone(O.SOFTMAX), alone(O.LOGISTIC)
    assert len(kernels) - len(others) == 6 * 2  # of each type
    data = [graph.inputs[0].shape for graph in kernels[-12:]]
    assert sum(dimension % 4 == 0 for shape in data for dimension in shape) > 12
