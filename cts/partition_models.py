"""Models for partitioning: operations of 21 kinds, which toy drivers tell apart.

Source: ``PartitioningModel`` and ``PartitioningDriver`` of Android's ``TestPartitioning.cpp``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import numpy as np

from cts.sketch import Sketch
from cts.toys import Supports
from nnapi.model import Model
from nnapi.runtime import Runtime
from nnhal.types import Model as HalModel
from nnhal.types import OperandType as Code
from nnhal.types import Operation, OperationType, Subgraph

__all__ = ["KINDS", "PlanSketch", "kinds", "kinds_up_to", "chain"]

_FOUR: Final = range(4)

KINDS: Final = (
    *((OperationType.ADD, code) for code in _FOUR),
    *((OperationType.MUL, code) for code in _FOUR),
    *((OperationType.DIV, code) for code in _FOUR),
    *((OperationType.SUB, code) for code in _FOUR),
    *((type, None) for type in (OperationType.MAXIMUM, OperationType.MINIMUM)),
    *((type, None) for type in (OperationType.POW, OperationType.PRELU)),
    (OperationType.HARD_SWISH, None),
)
"""Operation types with their fused activation: 8 of HAL 1.0, 8 of 1.1, 4 of 1.2, 1 of 1.3."""

V1_0, V1_1, V1_2, V1_3 = 0, 8, 16, 20
"""The first kind of each version."""


def kind_of(operation: Operation, graph: Subgraph, model: HalModel) -> tuple[int, int | None]:
    """The kind of ``operation``, as :data:`KINDS` has it."""
    if operation.type not in {type for type, code in KINDS if code is not None}:
        return operation.type, None
    at = graph.operands[operation.inputs[2]].location
    code = np.frombuffer(model.operand_values[at.offset : at.offset + 4], np.int32)[0]
    return operation.type, int(code)


def kinds(*numbers: int, also: Iterable[int] = ()) -> Supports:
    """Drivers that take the kinds of these numbers, all without any, and ``also`` whole types."""
    chosen = {KINDS[number] for number in numbers} if numbers else set(KINDS)
    types = set(also)
    return lambda operation, graph, model: (
        operation.type in types or kind_of(operation, graph, model) in chosen
    )


def kinds_up_to(count: int) -> Supports:
    """Drivers that take the first ``count`` kinds."""
    return kinds(*range(count))


class PlanSketch(Sketch):
    """A model whose tensors are float32 of one element, or of unknown rank."""

    def tensor(self, *, known: bool = True) -> int:
        """A tensor of the model."""
        return self.float32(1) if known else self.float32()

    def boolean(self) -> int:
        """A condition."""
        return self.operand(Code.TENSOR_BOOL8, 1)

    def kind(self, number: int, *inputs: int, known: bool = True) -> int:
        """An operation of kind ``number``; its output."""
        type, code = KINDS[number]
        arguments = [*inputs] if code is None else [*inputs, self.int32(code)]
        output = self.tensor(known=known)
        self.operation(type, arguments, [output])
        return output

    def typed(self, type: int, inputs: Sequence[int], output: int) -> int:
        """An operation with a given output, which it returns."""
        self.operation(type, inputs, [output])
        return output

    def branch(self, condition: int, models: tuple[Model, Model], inputs: Sequence[int]) -> int:
        """An IF; its output."""
        output = self.tensor()
        references = [self.subgraph(model) for model in models]
        self.operation(OperationType.IF, [condition, *references, *inputs], [output])
        return output

    def loop(self, models: tuple[Model, Model], inputs: Sequence[int]) -> int:
        """A WHILE; its output."""
        output = self.tensor()
        references = [self.subgraph(model) for model in models]
        self.operation(OperationType.WHILE, [*references, *inputs], [output])
        return output


def chain(runtime: Runtime, *numbers: int, known: bool = True) -> Model:
    """Operations of these kinds: the first of two tensors, the others of the result before and the
    second tensor.
    """
    sketch = PlanSketch(runtime)
    a, b = sketch.tensor(known=known), sketch.tensor(known=known)
    value = a
    for number in numbers:
        value = sketch.kind(number, value, b, known=known)
    return sketch.finished([a, b], [value])
