"""Random graphs: models of any operations, within what a driver claims to run."""

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
