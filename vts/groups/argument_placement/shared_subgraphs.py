"""Models whose operations refer to the same subgraphs.

Source: ``types.hal``, ``Model.referenced``: "each subgraph is referenced by the main subgraph or at
least one other referenced subgraph", and there must be no cycles.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from nnhal.types import OperandType, OperationType
from nntest.spec import SpecCase
from vts.driving.case_builder import CaseBuilder, Tensor, unit_tensor

__all__ = ["two_branches"]

_ELEMENTS: Final = 6
_ADDED: Final = (3, 50)
_PASSED: Final = (7, 20)
_TRUTH: Final = Tensor(OperandType.TENSOR_BOOL8, (1,))


def two_branches(name: str, type: OperandType) -> list[SpecCase]:
    """Two IF, one after the other, of the same branches; in the second they have changed places.

    Each passes a constant of its own to the branches.
    """
    tensor, main = unit_tensor(type, _ELEMENTS), CaseBuilder(name)
    branches = [_sum(main.graph(), tensor, number) for number in _ADDED]
    first, second, x = main.input(*_TRUTH), main.input(*_TRUTH), main.input(*tensor)
    between, output = main.between(*tensor), main.output(*tensor)
    for condition, in_order, passed, source, target in (
        (first, branches, _PASSED[0], x, between),
        (second, branches[::-1], _PASSED[1], between, output),
    ):
        references = map(main.reference, in_order)
        arguments = condition, *references, source, main.pooled(tensor, passed)
        main.operation(OperationType.IF, arguments, (target,))
    values = np.arange(_ELEMENTS)
    return [
        main.case(
            [np.array([one]), np.array([other]), values],
            [values + _ADDED[not one] + _ADDED[other] + sum(_PASSED)],
        )
        for one in (True, False)
        for other in (True, False)
    ]


def _sum(graph: CaseBuilder, tensor: Tensor, number: int) -> CaseBuilder:
    """``graph`` of both inputs and ``number`` together."""
    x, passed = graph.input(*tensor), graph.input(*tensor)
    between, none = graph.between(*tensor), graph.constant(OperandType.INT32, 0)
    graph.operation(OperationType.ADD, (x, passed, none), (between,))
    operands = between, graph.pooled(tensor, number), none
    graph.operation(OperationType.ADD, operands, (graph.output(*tensor),))
    return graph
