"""Branches that IF does not take and bodies that WHILE does not enter, which cannot be executed.

Source: ``types.hal``, IF: "executes one of the two subgraphs"; WHILE: the body is executed as long
as the condition model outputs true. So it is no matter that the others would not end, or have an
index that is out of range: a driver that runs them all and selects a result fails.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import numpy as np
from numpy.typing import NDArray

from nnhal.types import OperandType, OperationType
from nntest.judge import Judgment
from nntest.spec import SpecCase
from vts.driving.case_builder import CaseBuilder, Tensor, unit_tensor
from vts.driving.configurations import Configuration
from vts.driving.executors import ASYNC, BURST, FENCED, SYNC
from vts.driving.generated import CaseRun
from vts.driving.long_models import ENDLESS
from vts.driving.rules import Trial
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

_ELEMENTS: Final = 12
_LARGEST: Final = 60
"""Inputs are whole numbers below this: sums are exact, and in 8 bits too."""

_COUNT: Final = Tensor(_T.TENSOR_INT32, (1,))
_TRUTH: Final = Tensor(_T.TENSOR_BOOL8, (1,))
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
    tensor = unit_tensor(type, _ELEMENTS)

    def add_endless(branch: CaseBuilder) -> None:
        x, y = branch.input(*tensor), branch.input(*tensor)
        _add_endless_loop(branch, tensor, (x, y))

    return _by_condition(tensor, add_endless, is_then)


def wrong_index(*, is_then: bool) -> SpecCase:
    """``x + y`` of integers by a condition that avoids GATHER of x at y, which are out of range."""
    tensor = unit_tensor(_T.TENSOR_INT32, _ELEMENTS)

    def add_gather(branch: CaseBuilder) -> None:
        x, y = branch.input(*tensor), branch.input(*tensor)
        axis = branch.constant(_T.INT32, 0)
        branch.operation(_O.GATHER, (x, axis, y), (branch.output(*tensor),))

    return _by_condition(tensor, add_gather, is_then, _OUT_OF_RANGE)


def endless_body(type: OperandType) -> SpecCase:
    """x, as it is after no round of a WHILE that would run a loop without end in each."""
    tensor, main = unit_tensor(type, _ELEMENTS), CaseBuilder("body_not_entered")
    condition, body = main.graph(), main.graph()
    inputs = [main.input(*each) for each in (_COUNT, tensor, tensor)]
    outputs = [main.output(*each) for each in (_COUNT, tensor)]
    parts = main.reference(condition), main.reference(body)
    main.operation(_O.WHILE, (*parts, *inputs), outputs)
    _add_less(condition, tensor, _LIMIT)
    x, y = _add_count(body, tensor)
    _add_endless_loop(body, tensor, (x, y))
    count, (a, b) = np.full(1, _LIMIT), _values()
    return main.case([count, a, b], [count, a])


def _values() -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    x, y = np.random.default_rng(0).integers(1, _LARGEST, (2, _ELEMENTS))
    return x, y


def _by_condition(
    tensor: Tensor, add_other: Callable[[CaseBuilder], None], is_then: bool, added: int = 0
) -> SpecCase:
    """IF that takes a sum of x and y + ``added``, and whose other branch is what ``add_other``
    adds: the first one if ``is_then``.
    """
    main = CaseBuilder("branch_not_taken")
    then, other = main.graph(), main.graph()
    add_other(then if is_then else other)
    _add_sum(other if is_then else then, tensor)
    condition, *inputs = [main.input(*each) for each in (_TRUTH, tensor, tensor)]
    parts = main.reference(then), main.reference(other)
    main.operation(_O.IF, (condition, *parts, *inputs), (main.output(*tensor),))
    x, y = _values()
    return main.case([np.array([not is_then]), x, y + added], [x + y + added])


def _add_sum(graph: CaseBuilder, tensor: Tensor) -> None:
    operands = graph.input(*tensor), graph.input(*tensor), graph.constant(_T.INT32, 0)
    graph.operation(_O.ADD, operands, (graph.output(*tensor),))


def _add_endless_loop(graph: CaseBuilder, tensor: Tensor, values: tuple[int, int]) -> None:
    """An output, which a loop without end gives of the ``values``."""
    condition, body = graph.graph(), graph.graph()
    parts, count = (graph.reference(condition), graph.reference(body)), graph.pooled(_COUNT, 0)
    counted, total = graph.between(*_COUNT), graph.output(*tensor)
    graph.operation(_O.WHILE, (*parts, count, *values), (counted, total))
    _add_less(condition, tensor, ENDLESS)
    operands = *_add_count(body, tensor), body.constant(_T.INT32, 0)
    body.operation(_O.ADD, operands, (body.output(*tensor),))


def _add_less(graph: CaseBuilder, tensor: Tensor, limit: int) -> None:
    """A condition: whether the count, the first of three inputs, is less than ``limit``."""
    count, _, _ = [graph.input(*each) for each in (_COUNT, tensor, tensor)]
    graph.operation(_O.LESS, (count, graph.pooled(_COUNT, limit)), (graph.output(*_TRUTH),))


def _add_count(graph: CaseBuilder, tensor: Tensor) -> tuple[int, int]:
    """The beginning of a body: count + 1; the inputs x and y beside the count."""
    count, x, y = [graph.input(*each) for each in (_COUNT, tensor, tensor)]
    operands = count, graph.pooled(_COUNT, 1), graph.constant(_T.INT32, 0)
    graph.operation(_O.ADD, operands, (graph.output(*_COUNT),))
    return x, y
