from __future__ import annotations

from nnhal.types import OperandType, OperationType
from nntest.graph_tests.examination import Unknown, examine
from nntest.graph_tests.judging import Count
from nntest.graph_tests.machine import DeviceMachine, Refusal
from nntest.graph_tests.shrinking import Shrinker
from nntest.graph_tests.small_graphs import weight
from nntest.graph_tests.specimen import Specimen, specimen_of
from nntest.random_graph import Claims, OperationKind, draw

SUB = OperationKind(OperationType.SUB, (OperandType.TENSOR_FLOAT32,))


def test_a_large_graph_shrinks_to_the_operation_that_is_wrong(
    reference: DeviceMachine, subtraction_swapped: DeviceMachine
) -> None:
    def fails(specimen: Specimen) -> bool:
        try:
            return examine(specimen, subtraction_swapped, reference, Count()).is_bad
        except (Refusal, Unknown):
            return False

    graph = draw(11, size=40, first=(SUB,))
    specimen = specimen_of(graph)
    found = examine(specimen, subtraction_swapped, reference, Count())
    shrinker = Shrinker(fails, reference, Claims.all())
    small = shrinker.shrink(specimen, graph, found.culprits, found.values)
    assert small.operations == (OperationType.SUB,)
    assert weight(small) < 16
    assert fails(small)


def test_without_a_hint_operations_are_taken_away(reference: DeviceMachine) -> None:
    """A failure that needs two operations keeps these two."""
    graph = draw(5, size=24)
    wanted = {graph.kinds[3].operation, graph.kinds[20].operation}

    def fails(specimen: Specimen) -> bool:
        return wanted <= set(specimen.operations)

    small = Shrinker(fails, reference, Claims.all()).shrink(specimen_of(graph), graph, (), {})
    assert len(small.operations) == len(wanted)


def test_the_time_for_shrinking_is_bounded(reference: DeviceMachine) -> None:
    graph = draw(5, size=10)
    shrinker = Shrinker(lambda specimen: True, reference, Claims.all(), limit_s=0)
    specimen = specimen_of(graph)
    assert shrinker.shrink(specimen, graph, (), {}) is specimen
