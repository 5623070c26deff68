"""Random graphs: models of any operations, within what a driver claims to run.

All operations of :mod:`nnhal.operations` are drawn, with all of their types and argument lists, up
to rank 4, or 6 where the HAL does not bound the rank. Not drawn are operations of vendor extensions
and OEM_OPERATION, which nothing is known of; unknown dimensions and ranks, but where they depend on
data; tensors without elements; scalars as inputs or results of others, and shapes as inputs of the
model, but those of FILL; NaN and infinities.
"""

from __future__ import annotations

from nntest.random_graph.claims import Claims, OperationKind, kinds
from nntest.random_graph.graph import CannotDraw, RandomGraph, draw
from nntest.random_graph.limits import Limits
from nntest.random_graph.probing import claims_of, draw_supported

__all__ = [
    "CannotDraw",
    "Claims",
    "Limits",
    "OperationKind",
    "RandomGraph",
    "claims_of",
    "draw",
    "draw_supported",
    "kinds",
]
