"""EMBEDDING_LOOKUP, HASHTABLE_LOOKUP and LSH_PROJECTION."""

from __future__ import annotations

from typing import Final

from nnhal.operations.lookup import LshProjectionType
from nnhal.types import OperationType
from nntest.random_graph.drawers import draws
from nntest.random_graph.site import Site

__all__: list[str] = []

O = OperationType  # noqa: E741

_MAX_BITS: Final = 8
_MAX_FUNCTIONS: Final = 8


@draws(O.EMBEDDING_LOOKUP)
def _embedding(site: Site) -> None:
    values = site.tensor("values", (2, 3, 4))
    site.tensor("lookups", within=(0, values.shape[0] - 1))
    site.outputs(values.interval)


@draws(O.HASHTABLE_LOOKUP)
def _hashtable(site: Site) -> None:
    """Keys are ascending; about every other lookup finds one. What is not found is 0."""
    values = site.tensor("values")
    rows = values.shape[0]
    keys: list[int] = []
    for _ in range(rows):
        keys.append((keys[-1] if keys else -1) + site.dice.number(1, 3))
    site.given("keys", keys)
    site.tensor("lookups", within=(0, keys[-1]))
    site.outputs((min(values.low, 0), max(values.high, 0)), (0, 1))


@draws(O.LSH_PROJECTION)
def _projection(site: Site) -> None:
    functions = site.dice.number(1, _MAX_FUNCTIONS)
    bits = site.dice.number(1, _MAX_BITS)
    site.leaf("hash", (functions, bits), (-2.0, 2.0))
    items = site.tensor("input")
    projection = site.dice.pick(tuple(LshProjectionType))
    if projection == LshProjectionType.DENSE:  # and for it only
        site.leaf("weights", items.shape[:1], (-2.0, 2.0))
    site.scalar("type", projection)
    dense = projection == LshProjectionType.DENSE
    site.outputs((0, 1 if dense else functions << bits))
