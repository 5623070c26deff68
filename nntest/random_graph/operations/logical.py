"""LOGICAL_AND, LOGICAL_OR and LOGICAL_NOT."""

from __future__ import annotations

from nnhal.types import OperationType
from nntest.random_graph.broadcasting import partner
from nntest.random_graph.drawers import draws
from nntest.random_graph.site import Site

__all__: list[str] = []

O = OperationType  # noqa: E741


@draws(O.LOGICAL_AND, O.LOGICAL_OR)
def _binary(site: Site) -> None:
    partner(site, "input1", site.tensor("input0"))
    site.outputs((0, 1))


@draws(O.LOGICAL_NOT)
def _not(site: Site) -> None:
    site.tensor("input")
    site.outputs((0, 1))
