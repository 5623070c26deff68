"""Small graphs of one operation: what a failure is shown on, if it fails there as well."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from nnhal.types import OperandLifeTime, OperandType
from nntest.graph_tests.specimen import Specimen, specimen_of
from nntest.random_graph import CannotDraw, Claims, Limits, OperationKind, draw

__all__ = ["small_graphs", "weight"]

_RANGES: Final = (2, 3, 4, 6)
"""Largest dimensions, from the smallest graphs on."""

_SEEDS: Final = 24
"""Graphs of each kind and range."""

_UNUSUAL: Final = 1 << 8
"""An operation is easier to look at in the first types that come to mind."""

_EASY: Final = (OperandType.TENSOR_FLOAT32, OperandType.TENSOR_QUANT8_ASYMM)


def small_graphs(kind: OperationKind, claims: Claims) -> Iterator[Specimen]:
    """Graphs of the operation alone, of ``kind`` and of others where these are easier."""
    for other in _kinds(kind, claims):
        for largest in _RANGES:
            limits = Limits((1, largest), 64, 1 << 12)
            for seed in range(_SEEDS):
                try:
                    graph = draw(seed, size=1, claims=claims, limits=limits, first=(other,))
                except CannotDraw:
                    break
                yield specimen_of(graph)


def weight(specimen: Specimen) -> int:
    """Return the weight of a specimen that is hard to look at: elements, constants included, and
    unusual types.
    """
    main = specimen.model.main
    tensors = [operand for operand in main.operands if operand.lifetime != OperandLifeTime.NO_VALUE]
    elements = sum(math.prod(operand.dimensions) for operand in tensors)
    types = {main.operands[i].type for i in (*main.input_indexes, *main.output_indexes)}
    return elements + _UNUSUAL * len(types.difference(_EASY))


def _kinds(kind: OperationKind, claims: Claims) -> list[OperationKind]:
    """``kind`` last: others of the operation come first if their types are easier."""
    rows = claims.repertoire.get(kind.operation, ())
    easier = [row[0] for row in rows if row[0] != kind and set(row[0].types) <= {*_EASY}]
    return [*easier[:2], kind]
