"""Coverage: which operations were run, in which types and forms, on which shapes, after what.

A cell is an operation with its types and one of its argument forms. For each cell the shapes of its
first tensor and the operations that it reads from are counted, too. What has been reached least
comes next.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

import msgspec

from nnhal.operand_types import SCALARS
from nnhal.types import OperandLifeTime, OperationType, Subgraph
from nntest.graph_tests.seeds import Target
from nntest.random_graph import Claims, OperationKind, RandomGraph
from nntest.random_graph.dice import Dice
from nntest.result_types import Natural

__all__ = ["Cell", "Coverage", "merged"]

_CANDIDATES: Final = 6
"""Followers that are weighed for one; more would look for what can hardly be reached."""

_LARGE: Final = 64


class Cell(msgspec.Struct, frozen=True, kw_only=True):
    """An operation on some types: in how many graphs it was, and with what.

    ``forms`` are the numbers of arguments that it had, omitted ones not counted; ``shapes`` are
    classes of its first tensor; ``after`` are operations that it reads from.
    """

    kind: str
    graphs: Natural = 0
    forms: tuple[str, ...] = ()
    shapes: tuple[str, ...] = ()
    after: tuple[str, ...] = ()


@dataclass
class _Counts:
    graphs: int = 0
    forms: set[str] = field(default_factory=set)
    shapes: set[str] = field(default_factory=set)
    after: set[str] = field(default_factory=set)


class Coverage:
    """Coverage that the graphs of ``claims`` have reached so far."""

    def __init__(self, claims: Claims) -> None:
        self._claims = claims
        self._cells: dict[OperationKind, _Counts] = {}
        self._tried: Counter[OperationKind] = Counter()
        self._kinds = sorted(claims.kinds, key=str)

    def next_target(self, dice: Dice) -> Target:
        """The kind that was tried least, and one that has hardly ever come after it."""
        least = min((self._tried[kind] for kind in self._kinds), default=0)
        first = dice.pick([kind for kind in self._kinds if self._tried[kind] == least])
        self._tried[first] += 1
        fitting = [kind for kind in self._kinds if kind.types[:1] == first.types[-1:]]
        options = [dice.pick(fitting or self._kinds) for _ in range(_CANDIDATES)]
        return first, min(options, key=lambda kind: self._after(kind, first))

    def _after(self, kind: OperationKind, before: OperationKind) -> tuple[bool, int]:
        found = self._cells.get(kind)
        return (False, 0) if found is None else (before.operation.name in found.after, found.graphs)

    def reached(self, graph: RandomGraph) -> None:
        """Count what ``graph`` has."""
        main = graph.model.main
        makers = {i: operation.type for operation in main.operations for i in operation.outputs}
        for kind, operation in zip(graph.kinds, main.operations, strict=True):
            counts = self._cells.setdefault(kind, _Counts())
            counts.graphs += 1
            counts.forms.add(_form(main, operation.inputs))
            tensors = [i for i in operation.inputs if main.operands[i].type not in SCALARS]
            if tensors:
                counts.shapes.add(_shape_class(main, tensors))
            counts.after |= {OperationType(makers[i]).name for i in tensors if i in makers}

    def cells(self) -> tuple[Cell, ...]:
        """All kinds that are claimed, those not reached included."""
        return tuple(self._told())

    def _told(self) -> Iterator[Cell]:
        for kind in self._kinds:
            counts = self._cells.get(kind, _Counts())
            yield Cell(
                kind=str(kind),
                graphs=counts.graphs,
                forms=tuple(sorted(counts.forms)),
                shapes=tuple(sorted(counts.shapes)),
                after=tuple(sorted(counts.after)),
            )


def _form(main: Subgraph, inputs: Iterable[int]) -> str:
    """How many arguments, and which of its tensors are constants (``c``) or computed (``v``)."""
    given = [main.operands[i] for i in inputs]
    there = [operand for operand in given if operand.lifetime != OperandLifeTime.NO_VALUE]
    tensors = [operand for operand in there if operand.type not in SCALARS]
    constant = (OperandLifeTime.CONSTANT_COPY, OperandLifeTime.CONSTANT_REFERENCE)
    marks = "".join("c" if operand.lifetime in constant else "v" for operand in tensors[:3])
    return f"{len(there)} {marks}"


def _shape_class(main: Subgraph, tensors: list[int]) -> str:
    """``rank 4``, with ``one`` for a single element, ``large`` for many, ``broadcast`` where a
    second tensor of the same type has another shape.
    """
    first = main.operands[tensors[0]]
    elements = 1
    for dimension in first.dimensions:
        elements *= dimension
    words = [f"rank {len(first.dimensions)}"]
    if elements == 1:
        words.append("one")
    elif elements >= _LARGE:
        words.append("large")
    if len(tensors) > 1:
        second = main.operands[tensors[1]]
        if second.type == first.type and second.dimensions != first.dimensions:
            words.append("broadcast")
    return " ".join(words)


def merged(parts: Iterable[Iterable[Cell]]) -> tuple[Cell, ...]:
    """The cells of several runs as those of one."""
    found: dict[str, Cell] = {}
    for cells in parts:
        for cell in cells:
            known = found.get(cell.kind)
            found[cell.kind] = cell if known is None else _joined(known, cell)
    return tuple(found[kind] for kind in sorted(found))


def _joined(one: Cell, other: Cell) -> Cell:
    return Cell(
        kind=one.kind,
        graphs=one.graphs + other.graphs,
        forms=tuple(sorted({*one.forms, *other.forms})),
        shapes=tuple(sorted({*one.shapes, *other.shapes})),
        after=tuple(sorted({*one.after, *other.after})),
    )
