"""Comparisons, and AND and OR, of two tensors that broadcast."""

from __future__ import annotations

from nnhal.types import OperationType
from nntest.random_graph.broadcasting import partner
from nntest.random_graph.drawers import draws
from nntest.random_graph.site import Site

__all__: list[str] = []

O = OperationType  # noqa: E741


@draws(O.EQUAL, O.NOT_EQUAL, O.GREATER, O.GREATER_EQUAL, O.LESS, O.LESS_EQUAL)
@draws(O.LOGICAL_AND, O.LOGICAL_OR)
def _comparison(site: Site) -> None:
    partner(site, "input1", site.tensor("input0"))
    site.outputs((0, 1))
