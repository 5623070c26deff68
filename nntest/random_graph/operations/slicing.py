"""SLICE, STRIDED_SLICE, GATHER, SELECT and TOPK_V2."""

from __future__ import annotations

from nnhal.types import OperationType
from nntest.random_graph.drawers import draws
from nntest.random_graph.intervals import hull
from nntest.random_graph.site import Site

__all__: list[str] = []

O = OperationType  # noqa: E741


@draws(O.SLICE)
def _slice(site: Site) -> None:
    """Now and then up to the end, which a size of -1 means."""
    dice, value = site.dice, site.tensor("input")
    begins = [dice.number(0, dimension - 1) for dimension in value.shape]
    sizes = [
        -1 if dice.one_in(4) else dice.number(1, dimension - begin)
        for dimension, begin in zip(value.shape, begins, strict=True)
    ]
    site.vector("begin", begins)
    site.vector("size", sizes)
    site.outputs(value.interval)


@draws(O.STRIDED_SLICE)
def _strided_slice(site: Site) -> None:
    """No part is empty: the first element of each dimension is between begin and end."""
    dice, value = site.dice, site.tensor("input")
    begins, ends, strides, shrink = [], [], [], 0
    for axis, size in enumerate(value.shape):
        first, forward = dice.number(0, size - 1), dice.flag()
        begin, step = first, dice.number(1, 2)
        end = dice.number(first + 1, size) if forward else dice.number(-1, first - 1) - size
        if forward and dice.one_in(4):
            end, step, shrink = first + 1, 1, shrink | 1 << axis
        begins.append(begin)
        ends.append(end)
        strides.append(step if forward else -step)
    site.vector("begin", begins)
    site.vector("end", ends)
    site.vector("strides", strides)
    for name in ("begin_mask", "end_mask"):
        mask = dice.number(0, 15) if dice.flag() else 0
        site.scalar(name, mask & ~shrink & ((1 << len(value.shape)) - 1))
    site.scalar("shrink_axis_mask", shrink)
    site.outputs(value.interval)


@draws(O.GATHER)
def _gather(site: Site) -> None:
    value = site.tensor("input", (1, 2, 3))
    axis = site.axis(value)
    ranks = (1, 2) if len(value.shape) < 4 else (1,)
    site.tensor("indices", ranks, within=(0, value.shape[axis] - 1))
    site.outputs(value.interval)


@draws(O.SELECT)
def _select(site: Site) -> None:
    first = site.tensor("input0")
    second = site.exact("input1", first.shape)
    site.exact("condition", first.shape)
    site.outputs(hull(first.interval, second.interval))


@draws(O.TOPK_V2)
def _topk(site: Site) -> None:
    value = site.tensor("input")
    site.scalar("k", site.dice.number(1, value.shape[-1]))
    site.outputs(value.interval, (0, value.shape[-1] - 1))
