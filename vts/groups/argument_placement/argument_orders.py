"""Models whose lists of inputs and outputs are in another order than their operands.

Source: ``types.hal``, ``Subgraph.inputIndexes`` and ``outputIndexes``: each value is the index of
an operand; ``Request`` and the operations IF and WHILE give arguments in the order of these lists.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from nnhal.types import OperandType, OperationType
from nntest.spec import SpecCase
from vts.driving.case_builder import CaseBuilder, Tensor, unit_tensor

__all__ = ["branches", "loop", "main_graph", "unlike_outputs"]

_T: Final = OperandType
_O: Final = OperationType

_ELEMENTS: Final = 6
_ROUNDS: Final = 2

_A, _B = 40 + np.arange(_ELEMENTS), 1 + np.arange(_ELEMENTS)
_COLUMN: Final = np.array([[5], [9]])
_ADDED: Final = 3

_TRUTH: Final = Tensor(_T.TENSOR_BOOL8, (1,))
_COUNT: Final = Tensor(_T.TENSOR_INT32, (1,))


def main_graph(name: str, type: OperandType) -> list[SpecCase]:
    """``a + 3`` and ``a + b`` of operands a, b: a request gives b, a, and gets ``a + b`` first."""
    main, tensor = CaseBuilder(name), unit_tensor(type, _ELEMENTS)
    (a, b), (more, total) = _sums(main, tensor)
    main.reorder((b, a), (total, more))
    return [main.case([_B, _A], [_A + _B, _A + _ADDED])]


def unlike_outputs(name: str, type: OperandType) -> list[SpecCase]:
    """The same of b with another dimension, so that ``a + b`` and ``a + 3`` have unlike shapes."""
    tensor = unit_tensor(type, _ELEMENTS)
    row = tensor._replace(dimensions=(1, _ELEMENTS))
    column = tensor._replace(dimensions=(_COLUMN.size, 1))
    table = tensor._replace(dimensions=(_COLUMN.size, _ELEMENTS))
    main = CaseBuilder(name)
    a, b = main.input(*row), main.input(*column)
    more, total = main.output(*row), main.output(*table)
    none = main.constant(_T.INT32, 0)
    main.operation(_O.ADD, (a, main.pooled(row, _ADDED), none), (more,))
    main.operation(_O.ADD, (a, b, none), (total,))
    main.reorder((b, a), (total, more))
    a_row = _A[np.newaxis]
    return [main.case([_COLUMN, a_row], [a_row + _COLUMN, a_row + _ADDED])]


def branches(name: str, type: OperandType) -> list[SpecCase]:
    """The same by a condition, in a branch with operands in this order and in one with another."""
    main, tensor = CaseBuilder(name), unit_tensor(type, _ELEMENTS)
    then, other = main.graph(), main.graph()
    condition, *inputs = [main.input(*each) for each in (_TRUTH, tensor, tensor)]
    outputs = [main.output(*tensor) for _ in range(2)]
    parts = main.reference(then), main.reference(other)
    main.operation(_O.IF, (condition, *parts, *inputs), outputs)
    _sums(then, tensor, is_turned=True)
    _sums(other, tensor)
    return [
        main.case([np.array([is_true]), _A, _B], [_A + _ADDED, _A + _B])
        for is_true in (True, False)
    ]


def loop(name: str, type: OperandType) -> list[SpecCase]:
    """Two rounds of ``a + b`` and ``b + 1``; operands of the subgraphs are in the other order."""
    main, tensor = CaseBuilder(name), unit_tensor(type, _ELEMENTS)
    condition, body = main.graph(), main.graph()
    inputs = [main.input(*each) for each in (tensor, tensor, _COUNT)]
    outputs = [main.output(*tensor) for _ in range(2)]
    parts = main.reference(condition), main.reference(body)
    main.operation(_O.WHILE, (*parts, *inputs), outputs)
    _goes_on(condition, tensor)
    _round(body, tensor)
    a, b = _A, _B
    for _ in range(_ROUNDS):
        a, b = a + b, b + 1
    return [main.case([_A, _B, np.zeros(1)], [a, b])]


def _sums(
    graph: CaseBuilder, tensor: Tensor, *, is_turned: bool = False
) -> tuple[list[int], list[int]]:
    """a, b to ``a + 3``, ``a + b``; with operands in the other order if ``is_turned``."""
    inputs = [graph.input(*tensor) for _ in range(2)]
    outputs = [graph.output(*tensor) for _ in range(2)]
    if is_turned:
        inputs, outputs = inputs[::-1], outputs[::-1]
        graph.reorder(inputs, outputs)
    (a, b), (more, total) = inputs, outputs
    none = graph.constant(_T.INT32, 0)
    graph.operation(_O.ADD, (a, graph.pooled(tensor, _ADDED), none), (more,))
    graph.operation(_O.ADD, (a, b, none), (total,))
    return inputs, outputs


def _goes_on(graph: CaseBuilder, tensor: Tensor) -> None:
    count, b, a = [graph.input(*each) for each in (_COUNT, tensor, tensor)]
    result = graph.output(*_TRUTH)
    graph.operation(_O.LESS, (count, graph.pooled(_COUNT, _ROUNDS)), (result,))
    graph.reorder((a, b, count), (result,))


def _round(graph: CaseBuilder, tensor: Tensor) -> None:
    count, b, a = [graph.input(*each) for each in (_COUNT, tensor, tensor)]
    further, one_more, total = [graph.output(*each) for each in (_COUNT, tensor, tensor)]
    none = graph.constant(_T.INT32, 0)
    graph.operation(_O.ADD, (a, b, none), (total,))
    graph.operation(_O.ADD, (b, graph.pooled(tensor, 1), none), (one_more,))
    graph.operation(_O.ADD, (count, graph.pooled(_COUNT, 1), none), (further,))
    graph.reorder((a, b, count), (total, one_more, further))
