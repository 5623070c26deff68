"""MEAN, REDUCE_ALL, _ANY, _MAX, _MIN, _PROD and _SUM, ARGMAX and ARGMIN."""

from __future__ import annotations

import math

from nnhal.types import OperationType
from nntest.random_graph.drawers import draws
from nntest.random_graph.site import ANY, Site
from nntest.random_graph.values import Interval

__all__: list[str] = []

O = OperationType  # noqa: E741


@draws(O.MEAN, O.REDUCE_ALL, O.REDUCE_ANY, O.REDUCE_MAX, O.REDUCE_MIN, O.REDUCE_PROD, O.REDUCE_SUM)
def _reduction(site: Site) -> None:
    """Axes in any order, counted from the front or from the end, now and then one twice."""
    dice, products = site.dice, site.operation == O.REDUCE_PROD
    value = site.tensor("input", within=(-2.0, 2.0) if products else ANY)
    rank = len(value.shape)
    axes = dice.shuffled(range(rank))[: dice.number(1, rank)]
    if dice.one_in(8):
        axes.append(axes[0])
    count = math.prod(value.shape[axis] for axis in set(axes))
    site.vector("axes", [axis - rank if dice.flag() else axis for axis in axes])
    site.scalar("keep_dims", dice.flag())
    site.outputs(_interval(site, value.interval, count))


def _interval(site: Site, interval: Interval, count: int) -> Interval:
    largest = max(-interval[0], interval[1])
    if site.operation == O.REDUCE_SUM:
        site.require(largest * count <= site.magnitude)
        return interval[0] * count, interval[1] * count
    if site.operation == O.REDUCE_PROD:
        total = _power(max(largest, 1.0), count, site.magnitude)
        site.require(total <= site.magnitude)
        return -total, total
    return interval


def _power(base: float, exponent: int, limit: float) -> float:
    """Exact enough, and the same everywhere; stops beyond ``limit``."""
    result = 1.0
    for _ in range(exponent if base > 1 else 0):
        result *= base
        if result > limit:
            break
    return result


@draws(O.ARGMAX, O.ARGMIN)
def _place_of_extreme(site: Site) -> None:
    value = site.tensor("input")
    site.outputs((0, value.shape[site.axis(value)] - 1))
