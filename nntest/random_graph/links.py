"""Links between operations: which may read the results of which, and whether they do."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from nnhal.operand_types import TENSORS
from nnhal.operations.registry import OPERATIONS
from nnhal.operations.spec import Signature
from nnhal.types import OperandType, Subgraph
from nntest.random_graph.claims import OperationKind, kind_of

__all__ = ["first_tensor", "is_chain", "is_joined", "may_follow"]


@cache
def first_tensor(kind: OperationKind) -> frozenset[tuple[OperandType, int]]:
    """Type and rank that the first argument that is data may have."""
    for signature in _signatures(kind):
        for argument in signature.inputs:
            if argument.type in TENSORS and isinstance(argument.type, OperandType):
                ranks = argument.ranks or range(1, 7)
                return frozenset((argument.type, rank) for rank in ranks)
    return frozenset()


@cache
def may_follow(first: OperationKind, second: OperationKind) -> bool:
    """Whether ``second`` may have a result of ``first`` for its first argument that is data."""
    read = {type for type, _ in first_tensor(second)}
    return not read.isdisjoint(_result_types(first))


def is_chain(graph: Subgraph) -> bool:
    """Whether each operation reads a result of the one before it."""
    return all(
        not set(before.outputs).isdisjoint(behind.inputs)
        for before, behind in zip(graph.operations, graph.operations[1:], strict=False)
    )


def is_joined(graph: Subgraph) -> bool:
    """Whether it is a chain whose last operation reads a result of the last but two, too."""
    first, _, last = graph.operations[-3:]
    return is_chain(graph) and not set(first.outputs).isdisjoint(last.inputs)


@cache
def _result_types(kind: OperationKind) -> frozenset[OperandType]:
    return frozenset(
        OperandType(output.type)
        for signature in _signatures(kind)
        for output in signature.outputs
        if isinstance(output.type, OperandType)
    )


def _signatures(kind: OperationKind) -> Iterator[Signature]:
    for signature in OPERATIONS[kind.operation].signatures:
        if kind_of(kind.operation, signature) == kind:
            yield signature
