"""Source models: the main model and, for interpreted control flow, the models that it refers to.

Operands of all steps of a plan are named by source model and index. A model that is referred to
twice is two source models, as every step has operands of its own. Source: ``SourceModels`` of
Android's ``runtime/ExecutionPlan.h``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

import msgspec

from nnhal.types import (
    DataLocation,
    Model,
    Operand,
    OperandLifeTime,
    Operation,
    OperationType,
    Subgraph,
)

__all__ = ["MAIN", "References", "SourceModels", "SourceOperand", "referred", "with_main"]

SourceOperand: TypeAlias = tuple[int, int]
"""A source model and an operand of it."""

MAIN: Final = 0
"""The source model that is the application's."""

_SUBGRAPHS: Final = {OperationType.IF: (1, 2), OperationType.WHILE: (0, 1)}
"""Inputs that are subgraphs: then and else model, condition and body model."""


def referred(operation: Operation, subgraph: Subgraph) -> tuple[int, ...]:
    """The two subgraphs that an IF or WHILE refers to; none for other operations."""
    inputs = _SUBGRAPHS.get(operation.type, ())  # type: ignore[call-overload]
    return tuple(subgraph.operands[operation.inputs[i]].location.offset for i in inputs)


def with_main(model: Model, subgraph: int, *, relaxed: bool) -> Model:
    """The model whose main subgraph is a subgraph that ``model`` refers to.

    It has the subgraphs that this one refers to, and no others.
    """
    gathered = References(model.referenced)
    main = gathered.rewritten(model.referenced[subgraph])
    return msgspec.structs.replace(
        model,
        main=main,
        referenced=tuple(gathered.subgraphs),
        relax_computation_float32_to_float16=relaxed,
    )


class References:
    """Subgraphs in the order in which they are referred to, each reference on its own.

    As ``ModelBuilder::ModelMaker::addSubgraph`` of Android's ``runtime/ModelBuilder.cpp``.
    """

    def __init__(self, originals: Sequence[Subgraph]) -> None:
        self._originals = originals
        self.subgraphs: list[Subgraph] = []

    def rewritten(self, subgraph: Subgraph) -> Subgraph:
        """``subgraph``, referring to :attr:`subgraphs`."""
        operands = tuple(self.rewritten_operand(operand) for operand in subgraph.operands)
        return msgspec.structs.replace(subgraph, operands=operands)

    def rewritten_operand(self, operand: Operand) -> Operand:
        if operand.lifetime != OperandLifeTime.SUBGRAPH:
            return operand
        original = self._originals[operand.location.offset]
        index = len(self.subgraphs)
        self.subgraphs.append(original)
        self.subgraphs[index] = self.rewritten(original)
        return msgspec.structs.replace(operand, location=DataLocation(offset=index))


class SourceModels:
    """The models of a plan, by number. ``relaxed`` says it for each subgraph of ``main``."""

    def __init__(self, main: Model, relaxed: Sequence[bool] = ()) -> None:
        self.main = main
        self._subgraphs: list[Subgraph] = [main.main]
        self.numbers: list[int | None] = [None]
        """Which subgraph of the main model each is; None for the main one."""
        self._relaxed = relaxed

    def __getitem__(self, index: int) -> Subgraph:
        return self._subgraphs[index]

    def add(self, subgraph: int) -> int:
        """The number of a new source model, which is a subgraph of the main model."""
        self._subgraphs.append(self.main.referenced[subgraph])
        self.numbers.append(subgraph)
        return len(self._subgraphs) - 1

    def operand(self, source: SourceOperand) -> Operand:
        model, index = source
        return self._subgraphs[model].operands[index]

    def is_relaxed(self, subgraph: int | None) -> bool:
        """Whether a subgraph, None for the main one, may compute float32 in float16."""
        if subgraph is None:
            return self.main.relax_computation_float32_to_float16
        return subgraph < len(self._relaxed) and self._relaxed[subgraph]
