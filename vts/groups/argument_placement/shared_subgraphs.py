"""Models whose operations refer to the same subgraphs.

Source: ``types.hal``, ``Model.referenced``: "each subgraph is referenced by the main subgraph or at
least one other referenced subgraph", and there must be no cycles.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from nnhal.types import Model, Operand, OperandLifeTime, OperandType, OperationType, Subgraph
from vts.driving.case_builder import unit_scale
from vts.driving.graph_builder import GraphBuilder, case_of

if TYPE_CHECKING:
    from nnhal.memory import Memory
    from nntest.spec import SpecCase

__all__ = ["two_branches"]

_L: Final = OperandLifeTime

_ELEMENTS: Final = 6
_ADDED: Final = (3, 50)
_PASSED: Final = (7, 20)
_TRUTH: Final = Operand(OperandType.TENSOR_BOOL8, (1,))


def two_branches(name: str, type: OperandType) -> list[SpecCase]:
    """Two IF, one after the other, of the same branches; in the second they have changed places.

    Each passes a constant of its own to the branches.
    """
    tensor = Operand(type, (_ELEMENTS,), unit_scale(type))
    pools: list[Memory] = []
    graph = GraphBuilder(pools)
    inputs = [graph.add(like, _L.SUBGRAPH_INPUT) for like in (_TRUTH, _TRUTH, tensor)]
    between = graph.add(tensor, _L.TEMPORARY_VARIABLE)
    outputs = [graph.add(tensor, _L.SUBGRAPH_OUTPUT)]
    first, second, x = inputs
    for condition, order, passed, source, target in (
        (first, (0, 1), _PASSED[0], x, between),
        (second, (1, 0), _PASSED[1], between, outputs[0]),
    ):
        branches = [graph.subgraph(index) for index in order]
        arguments = (condition, *branches, source, graph.pooled(tensor, passed))
        graph.operation(OperationType.IF, arguments, (target,))
    referenced = tuple(_sum(pools, tensor, number) for number in _ADDED)
    main = graph.built(inputs, outputs)
    model = Model(main, referenced, operand_values=bytes(4), pools=tuple(pools))
    values = np.arange(_ELEMENTS)
    return [
        case_of(
            name,
            model,
            [np.array([one]), np.array([other]), values],
            [values + _ADDED[not one] + _ADDED[other] + sum(_PASSED)],
        )
        for one in (True, False)
        for other in (True, False)
    ]


def _sum(pools: list[Memory], tensor: Operand, number: int) -> Subgraph:
    """Both inputs and ``number`` together."""
    graph = GraphBuilder(pools)
    x, passed = (graph.add(tensor, _L.SUBGRAPH_INPUT) for _ in range(2))
    between = graph.add(tensor, _L.TEMPORARY_VARIABLE)
    result = graph.add(tensor, _L.SUBGRAPH_OUTPUT)
    constant = graph.pooled(tensor, number)
    graph.operation(OperationType.ADD, (x, passed, graph.nothing()), (between,))
    graph.operation(OperationType.ADD, (between, constant, graph.nothing()), (result,))
    return graph.built((x, passed), (result,))
