"""An IF whose branches give tensors of unlike dimensions: which they are, only its condition says.

Source: ``types.hal``, ``Operand.dimensions`` (0 stands for a dimension that is not known until a
model is executed) and ``OutputShape``; ``OperationType::IF``, which gives what the branch gives.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
import numpy as np

from nnhal.types import Model, Operand, OperandLifeTime, OperandType, OperationType, Subgraph
from vts.driving.case_builder import unit_scale
from vts.driving.graph_builder import GraphBuilder, case_of

if TYPE_CHECKING:
    from nnhal.memory import Memory
    from nntest.spec import SpecCase

__all__ = ["unlike_branches"]

_L: Final = OperandLifeTime

_ELEMENTS: Final = (2, 5)
"""That each branch gives; the one that is not taken may give more, and may give fewer."""

_ADDED: Final = (3, 50)
_TRUTH: Final = Operand(OperandType.TENSOR_BOOL8, (1,))


def unlike_branches(type: OperandType) -> list[SpecCase]:
    """One number, to which a branch adds a row of its own. The model says the rank of the sum."""
    pools: list[Memory] = []
    number = Operand(type, (1,), unit_scale(type))
    referenced = tuple(
        _sum(pools, number, elements, added)
        for elements, added in zip(_ELEMENTS, _ADDED, strict=True)
    )
    mains = [_main(number, elements) for elements in (0, *_ELEMENTS)]
    model = Model(mains[0], referenced, operand_values=bytes(4), pools=tuple(pools))
    x, cases = np.array([7]), []
    for main, elements, added, condition in zip(
        mains[1:], _ELEMENTS, _ADDED, (True, False), strict=True
    ):
        known = msgspec.structs.replace(model, main=main)
        inputs = [np.array([condition]), x]
        name = f"if_{str(condition).lower()}_{elements}_elements"
        cases.append(case_of(name, known, inputs, [np.full(elements, x[0] + added)]))
        cases[-1].use_model(model)
    return cases


def _main(number: Operand, elements: int) -> Subgraph:
    graph = GraphBuilder([])
    inputs = [graph.add(like, _L.SUBGRAPH_INPUT) for like in (_TRUTH, number)]
    output = graph.add(_row(number, elements), _L.SUBGRAPH_OUTPUT)
    branches = [graph.subgraph(index) for index in range(len(_ELEMENTS))]
    graph.operation(OperationType.IF, (inputs[0], *branches, inputs[1]), (output,))
    return graph.built(inputs, (output,))


def _sum(pools: list[Memory], number: Operand, elements: int, added: int) -> Subgraph:
    graph = GraphBuilder(pools)
    x = graph.add(number, _L.SUBGRAPH_INPUT)
    result = graph.add(_row(number, elements), _L.SUBGRAPH_OUTPUT)
    row = graph.pooled(_row(number, elements), added)
    graph.operation(OperationType.ADD, (x, row, graph.nothing()), (result,))
    return graph.built((x,), (result,))


def _row(number: Operand, elements: int) -> Operand:
    return msgspec.structs.replace(number, dimensions=(elements,))
