"""Models whose lists of inputs and outputs are in another order than their operands.

Source: ``types.hal``, ``Subgraph.inputIndexes`` and ``outputIndexes``: each value is the index of
an operand; ``Request`` and the operations IF and WHILE give arguments in the order of these lists.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np
from msgspec.structs import replace

from nnhal.types import Model, Operand, OperandLifeTime, OperandType, OperationType, Subgraph
from vts.driving.case_builder import unit_scale
from vts.driving.graph_builder import GraphBuilder, case_of

if TYPE_CHECKING:
    from nnhal.memory import Memory
    from nntest.spec import SpecCase

__all__ = ["branches", "loop", "main_graph", "unlike_outputs"]

_T: Final = OperandType
_O: Final = OperationType
_L: Final = OperandLifeTime

_ELEMENTS: Final = 6
_ROUNDS: Final = 2

_A, _B = 40 + np.arange(_ELEMENTS), 1 + np.arange(_ELEMENTS)
_COLUMN: Final = np.array([[5], [9]])
_ADDED: Final = 3

_TRUTH: Final = Operand(_T.TENSOR_BOOL8, (1,))
_COUNT: Final = Operand(_T.TENSOR_INT32, (1,))


def _tensor(type: OperandType) -> Operand:
    return Operand(type, (_ELEMENTS,), unit_scale(type))


def main_graph(name: str, type: OperandType) -> list[SpecCase]:
    """``a + 3`` and ``a + b`` of operands a, b: a request gives b, a, and gets ``a + b`` first."""
    pools: list[Memory] = []
    graph = _sums(pools, _tensor(type))
    (a, b), (more, total) = graph.input_indexes, graph.output_indexes
    main = Subgraph(graph.operands, graph.operations, (b, a), (total, more))
    model = Model(main, operand_values=bytes(4), pools=tuple(pools))
    return [case_of(name, model, [_B, _A], [_A + _B, _A + _ADDED])]


def unlike_outputs(name: str, type: OperandType) -> list[SpecCase]:
    """The same of b with another dimension, so that ``a + b`` and ``a + 3`` have unlike shapes."""
    pools: list[Memory] = []
    row = replace(_tensor(type), dimensions=(1, _ELEMENTS))
    column = replace(row, dimensions=(_COLUMN.size, 1))
    table = replace(row, dimensions=(_COLUMN.size, _ELEMENTS))
    graph = GraphBuilder(pools)
    a, b = (graph.add(like, _L.SUBGRAPH_INPUT) for like in (row, column))
    more, total = (graph.add(like, _L.SUBGRAPH_OUTPUT) for like in (row, table))
    none = graph.nothing()
    graph.operation(_O.ADD, (a, graph.pooled(row, _ADDED), none), (more,))
    graph.operation(_O.ADD, (a, b, none), (total,))
    main = graph.built((b, a), (total, more))
    model = Model(main, operand_values=bytes(4), pools=tuple(pools))
    a_row = _A[np.newaxis]
    return [case_of(name, model, [_COLUMN, a_row], [a_row + _COLUMN, a_row + _ADDED])]


def branches(name: str, type: OperandType) -> list[SpecCase]:
    """The same by a condition, in a branch with operands in this order and in one with another."""
    pools: list[Memory] = []
    tensor, graph = _tensor(type), GraphBuilder(pools)
    inputs = [graph.add(like, _L.SUBGRAPH_INPUT) for like in (_TRUTH, tensor, tensor)]
    outputs = [graph.add(tensor, _L.SUBGRAPH_OUTPUT) for _ in range(2)]
    parts = graph.subgraph(0), graph.subgraph(1)
    graph.operation(_O.IF, (inputs[0], *parts, *inputs[1:]), outputs)
    referenced = _sums(pools, tensor, is_turned=True), _sums(pools, tensor)
    main = graph.built(inputs, outputs)
    model = Model(main, referenced, operand_values=bytes(4), pools=tuple(pools))
    return [
        case_of(name, model, [np.array([is_true]), _A, _B], [_A + _ADDED, _A + _B])
        for is_true in (True, False)
    ]


def loop(name: str, type: OperandType) -> list[SpecCase]:
    """Two rounds of ``a + b`` and ``b + 1``; operands of the subgraphs are in the other order."""
    pools: list[Memory] = []
    tensor, graph = _tensor(type), GraphBuilder(pools)
    inputs = [graph.add(like, _L.SUBGRAPH_INPUT) for like in (tensor, tensor, _COUNT)]
    outputs = [graph.add(tensor, _L.SUBGRAPH_OUTPUT) for _ in range(2)]
    parts = graph.subgraph(0), graph.subgraph(1)
    graph.operation(_O.WHILE, (*parts, *inputs), outputs)
    referenced = _goes_on(pools, tensor), _round(pools, tensor)
    main = graph.built(inputs, outputs)
    model = Model(main, referenced, operand_values=bytes(4), pools=tuple(pools))
    a, b = _A, _B
    for _ in range(_ROUNDS):
        a, b = a + b, b + 1
    return [case_of(name, model, [_A, _B, np.zeros(1)], [a, b])]


def _sums(pools: list[Memory], tensor: Operand, *, is_turned: bool = False) -> Subgraph:
    """a, b to ``a + 3``, ``a + b``; with operands in the other order if ``is_turned``."""
    graph = GraphBuilder(pools)
    inputs = [graph.add(tensor, _L.SUBGRAPH_INPUT) for _ in range(2)]
    outputs = [graph.add(tensor, _L.SUBGRAPH_OUTPUT) for _ in range(2)]
    none, step = graph.nothing(), -1 if is_turned else 1
    a, b = inputs[::step]
    more, total = outputs[::step]
    graph.operation(_O.ADD, (a, graph.pooled(tensor, _ADDED), none), (more,))
    graph.operation(_O.ADD, (a, b, none), (total,))
    return graph.built((a, b), (more, total))


def _goes_on(pools: list[Memory], tensor: Operand) -> Subgraph:
    graph = GraphBuilder(pools)
    count, b, a = (graph.add(like, _L.SUBGRAPH_INPUT) for like in (_COUNT, tensor, tensor))
    result = graph.add(_TRUTH, _L.SUBGRAPH_OUTPUT)
    graph.operation(_O.LESS, (count, graph.pooled(_COUNT, _ROUNDS)), (result,))
    return graph.built((a, b, count), (result,))


def _round(pools: list[Memory], tensor: Operand) -> Subgraph:
    graph = GraphBuilder(pools)
    count, b, a = (graph.add(like, _L.SUBGRAPH_INPUT) for like in (_COUNT, tensor, tensor))
    further, one_more, total = (
        graph.add(like, _L.SUBGRAPH_OUTPUT) for like in (_COUNT, tensor, tensor)
    )
    none = graph.nothing()
    graph.operation(_O.ADD, (a, b, none), (total,))
    graph.operation(_O.ADD, (b, graph.pooled(tensor, 1), none), (one_more,))
    graph.operation(_O.ADD, (count, graph.pooled(_COUNT, 1), none), (further,))
    return graph.built((a, b, count), (total, one_more, further))
