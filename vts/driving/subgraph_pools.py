"""Models whose referenced subgraphs have constants in several pools, alike but for their values.

Source: ``types.hal``, ``OperandLifeTime::CONSTANT_REFERENCE`` and ``DataLocation.poolIndex``: an
index into ``Model.pools``, which all subgraphs of a model share. Android's CPU looks there for the
operands of every subgraph (``CpuExecutor.cpp``, ``initializeRunTimeInfo``).
"""

from __future__ import annotations

from typing import Final

import numpy as np

from nnhal.types import OperandType, OperationType
from nntest.spec import SpecCase
from vts.driving.case_builder import CaseBuilder, Tensor, unit_tensor

__all__ = ["branches_and_loops"]

_T: Final = OperandType
_O: Final = OperationType

_ELEMENTS: Final = 6
_ROUNDS: Final = 3
_MAIN, _THEN, _INNER_THEN, _INNER_ELSE, _STEP = 2, 3, 7, 11, 13
"""Constants that the subgraphs add. From any other pool comes another number."""

_TRUTH: Final = Tensor(_T.TENSOR_BOOL8, (1,))
_COUNT: Final = Tensor(_T.TENSOR_INT32, (1,))


def branches_and_loops(name: str, type: OperandType) -> list[SpecCase]:
    """``x + 2``, then by a condition another IF of sums, or a WHILE of three rounds.

    One case for either condition, of one model. The inner condition, the limit of the loop and its
    step lie in pools, too.
    """
    tensor, main = unit_tensor(type, _ELEMENTS), CaseBuilder(name)
    then, other = main.graph(), main.graph()
    condition, x = main.input(*_TRUTH), main.input(*tensor)
    between, result = main.between(*tensor), main.output(*tensor)
    _add(main, tensor, x, _MAIN, between)
    branches = main.reference(then), main.reference(other)
    main.operation(_O.IF, (condition, *branches, between), (result,))
    _then(then, tensor)
    _other(other, tensor)
    values = np.arange(_ELEMENTS) + 1
    totals = {True: values + _MAIN + _THEN + _INNER_THEN, False: values + _MAIN + _ROUNDS * _STEP}
    return [main.case([np.array([is_true]), values], [total]) for is_true, total in totals.items()]


def _add(graph: CaseBuilder, tensor: Tensor, x: int, number: int, result: int) -> None:
    operands = x, graph.pooled(tensor, number), graph.constant(_T.INT32, 0)
    graph.operation(_O.ADD, operands, (result,))


def _then(graph: CaseBuilder, tensor: Tensor) -> None:
    """Another IF."""
    x, between, result = graph.input(*tensor), graph.between(*tensor), graph.output(*tensor)
    _add(graph, tensor, x, _THEN, between)
    branches = graph.graph(), graph.graph()
    references = map(graph.reference, branches)
    graph.operation(_O.IF, (graph.pooled(_TRUTH, True), *references, between), (result,))
    for branch, number in zip(branches, (_INNER_THEN, _INNER_ELSE), strict=True):
        _add(branch, tensor, branch.input(*tensor), number, branch.output(*tensor))


def _other(graph: CaseBuilder, tensor: Tensor) -> None:
    """A WHILE."""
    x, result = graph.input(*tensor), graph.output(*tensor)
    goes_on, body = graph.graph(), graph.graph()
    parts = graph.reference(goes_on), graph.reference(body)
    graph.operation(_O.WHILE, (*parts, x, graph.pooled(_COUNT, 0)), (result,))

    _, count = goes_on.input(*tensor), goes_on.input(*_COUNT)
    limit, truth = goes_on.pooled(_COUNT, _ROUNDS), goes_on.output(*_TRUTH)
    goes_on.operation(_O.LESS, (count, limit), (truth,))

    x, count = body.input(*tensor), body.input(*_COUNT)
    _add(body, tensor, x, _STEP, body.output(*tensor))
    _add(body, _COUNT, count, 1, body.output(*_COUNT))
