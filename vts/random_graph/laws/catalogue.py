"""Catalogue of all laws that VTS holds drivers to."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from nntest.graph_tests.laws import Law
from nntest.graph_tests.laws.catalogue import laws_in, model_laws

__all__ = ["laws"]


@cache
def laws() -> Mapping[str, Law]:
    """Return the laws by name, those about two models first."""
    own = laws_in("vts.random_graph.laws", Path(__file__).parent)
    return {law.name: law for law in (*model_laws(), *own)}
