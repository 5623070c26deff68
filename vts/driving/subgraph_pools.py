"""Models whose referenced subgraphs have constants in several pools, alike but for their values.

Source: ``types.hal``, ``OperandLifeTime::CONSTANT_REFERENCE`` and ``DataLocation.poolIndex``: an
index into ``Model.pools``, which all subgraphs of a model share. Android's CPU looks there for the
operands of every subgraph (``CpuExecutor.cpp``, ``initializeRunTimeInfo``).
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

__all__ = ["branches_and_loops"]

_T: Final = OperandType
_O: Final = OperationType
_L: Final = OperandLifeTime

_ELEMENTS: Final = 6
_ROUNDS: Final = 3
_MAIN, _THEN, _INNER_THEN, _INNER_ELSE, _STEP = 2, 3, 7, 11, 13
"""Constants that the subgraphs add. From any other pool comes another number."""

_TRUTH: Final = Operand(_T.TENSOR_BOOL8, (1,))
_COUNT: Final = Operand(_T.TENSOR_INT32, (1,))


def branches_and_loops(name: str, type: OperandType) -> list[SpecCase]:
    """``x + 2``, then by a condition another IF of sums, or a WHILE of three rounds.

    One case for either condition, of one model. The inner condition, the limit of the loop and its
    step lie in pools, too.
    """
    tensor = Operand(type, (_ELEMENTS,), unit_scale(type))
    pools: list[Memory] = []
    main = _main(pools, tensor)
    referenced = (
        _outer_then(pools, tensor),
        _outer_else(pools, tensor),
        _sum(pools, tensor, _INNER_THEN),
        _sum(pools, tensor, _INNER_ELSE),
        _goes_on(pools, tensor),
        _body(pools, tensor),
    )
    model = Model(main, referenced, operand_values=bytes(4), pools=tuple(pools))
    x = np.arange(_ELEMENTS) + 1
    totals = {True: x + _MAIN + _THEN + _INNER_THEN, False: x + _MAIN + _ROUNDS * _STEP}
    return [
        case_of(name, model, [np.array([is_true]), x], [total]) for is_true, total in totals.items()
    ]


def _main(pools: list[Memory], tensor: Operand) -> Subgraph:
    graph = GraphBuilder(pools)
    condition, x = graph.add(_TRUTH, _L.SUBGRAPH_INPUT), graph.add(tensor, _L.SUBGRAPH_INPUT)
    between, result = (
        graph.add(tensor, _L.TEMPORARY_VARIABLE),
        graph.add(tensor, _L.SUBGRAPH_OUTPUT),
    )
    graph.operation(_O.ADD, (x, graph.pooled(tensor, _MAIN), graph.nothing()), (between,))
    branches = graph.subgraph(0), graph.subgraph(1)
    graph.operation(_O.IF, (condition, *branches, between), (result,))
    return graph.built((condition, x), (result,))


def _outer_then(pools: list[Memory], tensor: Operand) -> Subgraph:
    graph = GraphBuilder(pools)
    x, between = graph.add(tensor, _L.SUBGRAPH_INPUT), graph.add(tensor, _L.TEMPORARY_VARIABLE)
    result = graph.add(tensor, _L.SUBGRAPH_OUTPUT)
    graph.operation(_O.ADD, (x, graph.pooled(tensor, _THEN), graph.nothing()), (between,))
    branches = graph.subgraph(2), graph.subgraph(3)
    graph.operation(_O.IF, (graph.pooled(_TRUTH, True), *branches, between), (result,))
    return graph.built((x,), (result,))


def _outer_else(pools: list[Memory], tensor: Operand) -> Subgraph:
    graph = GraphBuilder(pools)
    x, result = graph.add(tensor, _L.SUBGRAPH_INPUT), graph.add(tensor, _L.SUBGRAPH_OUTPUT)
    start, parts = graph.pooled(_COUNT, 0), (graph.subgraph(4), graph.subgraph(5))
    graph.operation(_O.WHILE, (*parts, x, start), (result,))
    return graph.built((x,), (result,))


def _sum(pools: list[Memory], tensor: Operand, number: int) -> Subgraph:
    graph = GraphBuilder(pools)
    x, result = graph.add(tensor, _L.SUBGRAPH_INPUT), graph.add(tensor, _L.SUBGRAPH_OUTPUT)
    graph.operation(_O.ADD, (x, graph.pooled(tensor, number), graph.nothing()), (result,))
    return graph.built((x,), (result,))


def _goes_on(pools: list[Memory], tensor: Operand) -> Subgraph:
    graph = GraphBuilder(pools)
    x, count = graph.add(tensor, _L.SUBGRAPH_INPUT), graph.add(_COUNT, _L.SUBGRAPH_INPUT)
    result = graph.add(_TRUTH, _L.SUBGRAPH_OUTPUT)
    graph.operation(_O.LESS, (count, graph.pooled(_COUNT, _ROUNDS)), (result,))
    return graph.built((x, count), (result,))


def _body(pools: list[Memory], tensor: Operand) -> Subgraph:
    graph = GraphBuilder(pools)
    x, count = graph.add(tensor, _L.SUBGRAPH_INPUT), graph.add(_COUNT, _L.SUBGRAPH_INPUT)
    result, further = graph.add(tensor, _L.SUBGRAPH_OUTPUT), graph.add(_COUNT, _L.SUBGRAPH_OUTPUT)
    graph.operation(_O.ADD, (x, graph.pooled(tensor, _STEP), graph.nothing()), (result,))
    graph.operation(_O.ADD, (count, graph.pooled(_COUNT, 1), graph.nothing()), (further,))
    return graph.built((x, count), (result, further))
