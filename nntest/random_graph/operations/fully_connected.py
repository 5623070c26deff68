"""FULLY_CONNECTED."""

from __future__ import annotations

from typing import Final

from nnhal.types import OperationType
from nntest.random_graph.drawers import draws
from nntest.random_graph.intervals import activated
from nntest.random_graph.numbers import divisors
from nntest.random_graph.products import weights_and_bias
from nntest.random_graph.site import Site

__all__: list[str] = []

_MAX_UNITS: Final = 64


@draws(OperationType.FULLY_CONNECTED)
def _fully_connected(site: Site) -> None:
    """Rows as long as the last dimension, or longer where the input is flattened."""
    data = site.tensor("input")
    width = data.shape[-1] if site.dice.flag() else site.dice.pick(divisors(data.size))
    units = site.draft.limits.count(site.dice, _MAX_UNITS)
    site.work(data.size * units)
    site.outputs(activated(site, weights_and_bias(site, data, "weights", (units, width), units)))
