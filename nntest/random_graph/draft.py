"""A draft: the operands and operations of a graph that is being drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from nnhal.operations.node import Shape
from nnhal.types import OperandType, OperationType
from nntest.random_graph.claims import Claims, OperationKind
from nntest.random_graph.dice import Dice
from nntest.random_graph.limits import Limits
from nntest.random_graph.values import Value

__all__ = ["Draft", "DraftOperation", "Referenced"]

_RECENT: Final = 8
"""Most choices are made among this many of the last operands, so that graphs get deep."""


@dataclass(frozen=True, slots=True)
class DraftOperation:
    """An operation whose operands are places in the draft."""

    type: int
    inputs: tuple[int, ...]
    outputs: tuple[int, ...]


def _is_data(value: Value) -> bool:
    """Whether operations may read ``value`` as data: no parameters, and no biases."""
    if not value.shape or value.hidden or value.omitted or value.room != value.shape:
        return False
    if value.content is not None and value.content.given is not None:
        return False
    return value.type != OperandType.TENSOR_INT32 or value.scale == 0


class Draft:
    """A graph that grows by whole operations.

    A ``closed`` one gets its inputs from whoever makes it: everything else in it is constant.
    """

    def __init__(self, dice: Dice, claims: Claims, limits: Limits, *, closed: bool = False) -> None:
        self.dice = dice
        self.claims = claims
        self.limits = limits
        self.closed = closed
        self.operands: list[Value] = []
        self.operations: list[DraftOperation] = []
        self.referenced: list[Referenced] = []
        """Graphs that IF and WHILE refer to."""
        self.computed = _Pool()
        """Results of operations that later ones may read."""
        self._leaves = _Pool()
        self.has_input = False

    def may_have(self, operation: OperationType, *types: OperandType) -> bool:
        """Whether the claims have an operation on exactly these types."""
        return OperationKind(operation, types) in self.claims.kinds

    def add(self, operation: int, inputs: Sequence[Value], outputs: Sequence[Value]) -> None:
        """Append an operation, and those of its operands that are not there yet."""
        for value in inputs:
            value.uses += 1
            self.place(value)
        for value in outputs:
            self.place(value)
        self.operations.append(
            DraftOperation(
                operation, tuple(v.index for v in inputs), tuple(v.index for v in outputs)
            )
        )

    def place(self, value: Value) -> None:
        """Give ``value`` a place, and let later operations read it where it is data."""
        if value.index >= 0:
            return
        value.index = len(self.operands)
        self.operands.append(value)
        if value.content is not None and not value.constant:
            self.has_input = True
        if _is_data(value):
            (self.computed if value.content is None else self._leaves).add(value)

    def candidate(self, type: OperandType, ranks: Sequence[int]) -> Value | None:
        """An operand of ``type`` and one of ``ranks`` that may be read, None without any.

        More often than not it is a result, so that graphs hang together.
        """
        rank = self.dice.pick([r for r in ranks if (type, r) in self.computed.by_rank] or ranks)
        return self._picked(
            self.computed.by_rank.get((type, rank)), self._leaves.by_rank.get((type, rank))
        )

    def candidate_of_shape(self, type: OperandType, shape: Shape) -> Value | None:
        """An operand of ``type`` and ``shape`` that may be read, None without any."""
        key = type, shape
        return self._picked(self.computed.by_shape.get(key), self._leaves.by_shape.get(key))

    def _picked(self, results: list[Value] | None, leaves: list[Value] | None) -> Value | None:
        found = results or leaves
        if leaves and self.dice.one_in(8):
            found = leaves
        if not found:
            return None
        if self.dice.one_in(4):
            return self.dice.pick(found)
        recent = found[-_RECENT:]
        value = self.dice.pick(recent)
        return self.dice.pick(recent) if value.uses else value


class _Pool:
    """Operands in the order in which they came."""

    def __init__(self) -> None:
        self.by_rank: dict[tuple[OperandType, int], list[Value]] = {}
        self.by_shape: dict[tuple[OperandType, Shape], list[Value]] = {}

    def add(self, value: Value) -> None:
        self.by_rank.setdefault((value.type, len(value.shape)), []).append(value)
        self.by_shape.setdefault((value.type, value.shape), []).append(value)


@dataclass(frozen=True, slots=True)
class Referenced:
    """A graph that IF or WHILE refers to, with its inputs and outputs."""

    graph: Draft
    inputs: Sequence[Value]
    outputs: Sequence[Value]
