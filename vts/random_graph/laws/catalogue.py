"""Catalogue of all laws that VTS holds drivers to."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from nntest.graph_tests.laws import Law
from nntest.graph_tests.laws.catalogue import model_laws
from vts.random_graph.laws.executions import LAWS

__all__ = ["laws"]


@cache
def laws() -> Mapping[str, Law]:
    """Return the laws by name, those about two models first."""
    return {law.name: law for law in (*model_laws(), *LAWS)}
