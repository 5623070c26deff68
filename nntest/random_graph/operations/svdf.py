"""SVDF."""

from __future__ import annotations

from nnhal.types import OperationType
from nntest.random_graph.drawers import draws
from nntest.random_graph.recurrent import activation, units
from nntest.random_graph.site import Site

__all__: list[str] = []


@draws(OperationType.SVDF)
def _svdf(site: Site) -> None:
    data = site.tensor("input")
    batches, width = data.shape
    count, memory, rank = units(site), site.dice.number(1, 8), site.dice.number(1, 3)
    filters = count * rank
    bound = 1 / (width * max(data.magnitude, 1.0))
    site.leaf("weights_feature", (filters, width), (-bound, bound))
    site.leaf("weights_time", (filters, memory), (-1 / memory, 1 / memory))
    if site.dice.flag():
        site.leaf("bias", (count,))
    site.leaf("state", (batches, memory * filters), constant=site.dice.flag())
    site.scalar("rank", rank)
    most = activation(site, rank + 1.0)
    site.work(batches * filters * (width + memory))
    site.outputs((-1.0, 1.0), (-most, most))
