"""The meaning of a case, which writing it as a spec must not change."""

from __future__ import annotations

from typing import Any

import msgspec

from nnhal.types import DataLocation, Operand, Subgraph
from nnhal.types import OperandLifeTime as L
from nntest.spec import SpecCase


def content(case: SpecCase, operand: Operand) -> bytes:
    start, end = operand.location.offset, operand.location.offset + operand.location.length
    if operand.lifetime == L.CONSTANT_COPY:
        return case.operand_values[start:end]
    return case.pool_values[start:end] if operand.lifetime == L.CONSTANT_REFERENCE else b""


def meaning(case: SpecCase) -> dict[str, Any]:
    """Everything about a case but where its constants lie and how its subgraphs are numbered."""

    def subgraph(graph: Subgraph) -> list[Any]:
        operands = []
        for operand in graph.operands:
            referred: Any = content(case, operand)
            if operand.lifetime == L.SUBGRAPH:
                referred = subgraph(case.referenced[operand.location.offset])
            operands.append((msgspec.structs.replace(operand, location=DataLocation()), referred))
        return [operands, graph.operations, graph.input_indexes, graph.output_indexes]

    fields = msgspec.structs.asdict(case) | {"main": subgraph(case.main)}
    for place in ("referenced", "operand_values", "pool_values"):
        del fields[place]
    return fields
