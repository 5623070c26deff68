"""AVERAGE_POOL_2D, L2_POOL_2D and MAX_POOL_2D."""

from __future__ import annotations

import math

from nnhal.types import OperationType
from nntest.random_graph.drawers import draws
from nntest.random_graph.intervals import activated
from nntest.random_graph.site import ANY, Site
from nntest.random_graph.windows import give_padding, give_strides, image, layout, window

__all__: list[str] = []

O = OperationType  # noqa: E741


@draws(O.AVERAGE_POOL_2D, O.L2_POOL_2D, O.MAX_POOL_2D)
def _pooling(site: Site) -> None:
    squares = site.operation == O.L2_POOL_2D
    bound = math.sqrt(site.magnitude)
    nchw = layout(site)
    value = site.tensor("input", within=(-bound, bound) if squares else ANY)
    over = image(value, nchw)
    taps = window(site, over)
    site.scalar("window_width", taps.width)
    site.scalar("window_height", taps.height)
    give_strides(site)
    give_padding(site, taps, over)
    site.work(value.size * taps.width * taps.height)
    site.outputs(activated(site, (0.0, value.magnitude) if squares else value.interval))
