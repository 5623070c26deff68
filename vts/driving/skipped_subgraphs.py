"""Branches that IF does not take and bodies that WHILE does not enter, which cannot be executed.

Source: ``types.hal``, IF: "executes one of the two subgraphs"; WHILE: the body is executed as long
as the condition model outputs true. So it is no matter that the others would not end, or have an
index that is out of range: a driver that runs them all and selects a result fails.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import numpy as np

from nnhal.types import Model, Operand, OperandLifeTime, OperandType, OperationType
from vts.driving.case_builder import unit_scale
from vts.driving.executors import ASYNC, BURST, FENCED, SYNC
from vts.driving.generated import CaseRun
from vts.driving.graph_builder import GraphBuilder, case_of
from vts.driving.long_models import ENDLESS
from vts.driving.rules import Trial

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from nnhal.memory import Memory
    from nnhal.types import Subgraph
    from nntest.judge import Judgment
    from nntest.spec import SpecCase
    from vts.driving.configurations import Configuration
    from vts.test_group import Context

__all__ = ["BODY", "BRANCH", "INDEX", "endless_body", "endless_branch", "execute", "wrong_index"]

BRANCH: Final = (
    "a loop without end in the branch that is not taken, where IF executes one of the two only "
    "(types.hal)"
)
BODY: Final = (
    "a loop without end in the body of a WHILE whose condition is false at once, so that the body "
    "is not executed (types.hal)"
)
INDEX: Final = (
    "an index out of range in the branch that is not taken, where IF executes one of the two only "
    "(types.hal)"
)

_T: Final = OperandType
_O: Final = OperationType
_L: Final = OperandLifeTime

_ELEMENTS: Final = 12
_LARGEST: Final = 60
"""Inputs are whole numbers below this: sums are exact, and in 8 bits too."""

_COUNT: Final = Operand(_T.TENSOR_INT32, (1,))
_TRUTH: Final = Operand(_T.TENSOR_BOOL8, (1,))
_LIMIT: Final = 3
_OUT_OF_RANGE: Final = 1 << 20


def execute(
    context: Context, configuration: Configuration, case: SpecCase, note: str
) -> Iterator[Judgment]:
    """``case`` in every way: it must succeed. Raises Failed, and Skipped for a driver without."""
    run, version = CaseRun.of(case, context.pools), context.device.hal_version
    with configuration.prepared(context.device, case.model) as model:
        for way in configuration.ways((SYNC, ASYNC, BURST, FENCED), version):
            yield run.execute(Trial(way, note=note), model)
            context.alive()


def endless_branch(type: OperandType, *, is_then: bool) -> SpecCase:
    """``x + y`` by a condition, an input, that avoids a loop without end in the other branch."""
    pools: list[Memory] = []
    tensor = _tensor(type)
    loop = _endless(pools, tensor, 2)
    branches = (loop, _sum(pools, tensor)) if is_then else (_sum(pools, tensor), loop)
    return _by_condition(pools, tensor, (*branches, *_parts(pools, tensor)), not is_then)


def wrong_index(*, is_then: bool) -> SpecCase:
    """``x + y`` of integers by a condition that avoids GATHER of x at y, which are out of range."""
    pools: list[Memory] = []
    tensor = _tensor(_T.TENSOR_INT32)
    gather = _gathered(pools, tensor)
    branches = (gather, _sum(pools, tensor)) if is_then else (_sum(pools, tensor), gather)
    return _by_condition(pools, tensor, branches, not is_then, _OUT_OF_RANGE)


def endless_body(type: OperandType) -> SpecCase:
    """x, as it is after no round of a WHILE that would run a loop without end in each."""
    pools: list[Memory] = []
    tensor, graph = _tensor(type), GraphBuilder(pools)
    inputs = [graph.add(like, _L.SUBGRAPH_INPUT) for like in (_COUNT, tensor, tensor)]
    outputs = [graph.add(like, _L.SUBGRAPH_OUTPUT) for like in (_COUNT, tensor)]
    graph.operation(_O.WHILE, (graph.subgraph(0), graph.subgraph(1), *inputs), outputs)
    body = _counting(pools, tensor, inner=2)
    referenced = _less(pools, tensor, _LIMIT), body, *_parts(pools, tensor)
    model = Model(
        graph.built(inputs, outputs), referenced, operand_values=bytes(4), pools=tuple(pools)
    )
    count, (x, y) = np.full(1, _LIMIT), _values()
    return case_of("body_not_entered", model, [count, x, y], [count, x])


def _tensor(type: OperandType) -> Operand:
    return Operand(type, (_ELEMENTS,), unit_scale(type))


def _values() -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    x, y = np.random.default_rng(0).integers(1, _LARGEST, (2, _ELEMENTS))
    return x, y


def _by_condition(
    pools: list[Memory],
    tensor: Operand,
    referenced: tuple[Subgraph, ...],
    condition: bool,
    added: int = 0,
) -> SpecCase:
    """IF with the first two of ``referenced``, and a sum of x and y + ``added``."""
    graph = GraphBuilder(pools)
    inputs = [graph.add(like, _L.SUBGRAPH_INPUT) for like in (_TRUTH, tensor, tensor)]
    output = graph.add(tensor, _L.SUBGRAPH_OUTPUT)
    parts = graph.subgraph(0), graph.subgraph(1)
    graph.operation(_O.IF, (inputs[0], *parts, *inputs[1:]), [output])
    main = graph.built(inputs, [output])
    model = Model(main, referenced, operand_values=bytes(4), pools=tuple(pools))
    x, y = _values()
    arrays = [np.array([condition]), x, y + added]
    return case_of("branch_not_taken", model, arrays, [x + y + added])


def _sum(pools: list[Memory], tensor: Operand) -> Subgraph:
    graph = GraphBuilder(pools)
    x, y = (graph.add(tensor, _L.SUBGRAPH_INPUT) for _ in range(2))
    total = graph.add(tensor, _L.SUBGRAPH_OUTPUT)
    graph.operation(_O.ADD, (x, y, graph.nothing()), (total,))
    return graph.built((x, y), (total,))


def _gathered(pools: list[Memory], tensor: Operand) -> Subgraph:
    graph = GraphBuilder(pools)
    x, y = (graph.add(tensor, _L.SUBGRAPH_INPUT) for _ in range(2))
    elements = graph.add(tensor, _L.SUBGRAPH_OUTPUT)
    graph.operation(_O.GATHER, (x, graph.nothing(), y), (elements,))
    return graph.built((x, y), (elements,))


def _endless(pools: list[Memory], tensor: Operand, first: int) -> Subgraph:
    """x, y to what a loop without end gives, which consists of subgraphs ``first`` and the next."""
    graph = GraphBuilder(pools)
    x, y = (graph.add(tensor, _L.SUBGRAPH_INPUT) for _ in range(2))
    total = graph.add(tensor, _L.SUBGRAPH_OUTPUT)
    _add_loop(graph, first, (x, y), total)
    return graph.built((x, y), (total,))


def _add_loop(graph: GraphBuilder, first: int, values: tuple[int, int], total: int) -> None:
    parts, count = (graph.subgraph(first), graph.subgraph(first + 1)), graph.pooled(_COUNT, 0)
    counted = graph.add(_COUNT, _L.TEMPORARY_VARIABLE)
    graph.operation(_O.WHILE, (*parts, count, *values), (counted, total))


def _parts(pools: list[Memory], tensor: Operand) -> tuple[Subgraph, Subgraph]:
    """Condition and body of a loop without end."""
    return _less(pools, tensor, ENDLESS), _counting(pools, tensor)


def _less(pools: list[Memory], tensor: Operand, limit: int) -> Subgraph:
    graph = GraphBuilder(pools)
    count, x, y = (graph.add(like, _L.SUBGRAPH_INPUT) for like in (_COUNT, tensor, tensor))
    goes_on = graph.add(_TRUTH, _L.SUBGRAPH_OUTPUT)
    graph.operation(_O.LESS, (count, graph.pooled(_COUNT, limit)), (goes_on,))
    return graph.built((count, x, y), (goes_on,))


def _counting(pools: list[Memory], tensor: Operand, inner: int | None = None) -> Subgraph:
    """A body: count + 1, and x + y or what the loop of subgraph ``inner`` gives."""
    graph = GraphBuilder(pools)
    count, x, y = (graph.add(like, _L.SUBGRAPH_INPUT) for like in (_COUNT, tensor, tensor))
    further, total = (graph.add(like, _L.SUBGRAPH_OUTPUT) for like in (_COUNT, tensor))
    none = graph.nothing()
    graph.operation(_O.ADD, (count, graph.pooled(_COUNT, 1), none), (further,))
    if inner is None:
        graph.operation(_O.ADD, (x, y, none), (total,))
    else:
        _add_loop(graph, inner, (x, y), total)
    return graph.built((count, x, y), (further, total))
