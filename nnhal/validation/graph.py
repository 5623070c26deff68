"""One subgraph as a graph: what crosses its boundary, and the order of its operations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nnhal.errors import Invalid
from nnhal.types import OperandLifeTime, Operation, Subgraph

__all__ = ["check_boundary", "check_indexes", "check_order"]

_WRITTEN: Final = frozenset({OperandLifeTime.TEMPORARY_VARIABLE, OperandLifeTime.SUBGRAPH_OUTPUT})
"""Lifetimes of operands whose data an operation computes."""


_BOUNDARY: Final = "boundary"


def check_indexes(operation: Operation, subgraph: Subgraph) -> None:
    """Every operand of ``operation`` exists, and its outputs can be written; raises Invalid."""
    count = len(subgraph.operands)
    for what, indexes in (("input", operation.inputs), ("output", operation.outputs)):
        for position, index in enumerate(indexes):
            if not 0 <= index < count:
                raise Invalid(f"{what} {position} is operand {index} of {count}", f"{what}_index")
    for position, index in enumerate(operation.outputs):
        lifetime = subgraph.operands[index].lifetime
        if lifetime not in _WRITTEN:
            raise Invalid(f"output {position} (operand {index}) is a {lifetime.name}", "written")


def check_boundary(subgraph: Subgraph) -> None:
    """Inputs and outputs are the operands of these lifetimes, each once; raises Invalid."""
    _check_crossing(subgraph, subgraph.input_indexes, OperandLifeTime.SUBGRAPH_INPUT)
    _check_crossing(subgraph, subgraph.output_indexes, OperandLifeTime.SUBGRAPH_OUTPUT)


def _check_crossing(subgraph: Subgraph, indexes: Sequence[int], lifetime: OperandLifeTime) -> None:
    operands, seen = subgraph.operands, set[int]()
    for index in indexes:
        if not 0 <= index < len(operands):
            raise Invalid(f"{lifetime.name} {index} of {len(operands)} operands")
        if operands[index].lifetime != lifetime:
            actual = operands[index].lifetime.name
            text = f"operand {index} is listed as {lifetime.name} but is a {actual}"
            raise Invalid(text, _BOUNDARY)
        if index in seen:
            raise Invalid(f"operand {index} is listed twice as {lifetime.name}", _BOUNDARY)
        seen.add(index)
    for index, operand in enumerate(operands):
        if operand.lifetime == lifetime and index not in seen:
            raise Invalid(f"operand {index} is a {lifetime.name} but is not listed", _BOUNDARY)


def check_order(subgraph: Subgraph) -> None:
    """Each computed operand is written once, before it is read; raises Invalid."""
    known = [operand.lifetime not in _WRITTEN for operand in subgraph.operands]
    for number, operation in enumerate(subgraph.operations):
        for index in operation.inputs:
            if not known[index]:
                text = f"operation {number} reads operand {index} before it is written"
                raise Invalid(text, "order")
        for index in operation.outputs:
            if known[index]:
                text = f"operation {number} writes operand {index} a second time"
                raise Invalid(text, "written_twice")
            known[index] = True
    if not all(known):
        index = known.index(False)
        raise Invalid(f"operand {index} is never written", "never_written", index)
