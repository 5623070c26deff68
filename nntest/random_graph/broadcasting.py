"""Operands that broadcast against others."""

from __future__ import annotations

from typing import Final

from nnhal.operations.node import Shape
from nntest.random_graph.site import ANY, Site
from nntest.random_graph.values import Interval, Value

__all__ = ["partner"]

_MAX_RANK: Final = 4


def partner(site: Site, name: str, value: Value, *, within: Interval = ANY) -> Value:
    """Other data whose shape broadcasts with that of ``value``: the same shape half the time."""
    shape = value.shape
    if site.dice.flag():
        shape = _other(site, shape)
    return site.exact(name, shape, within=within, unlike=value)


def _other(site: Site, shape: Shape) -> Shape:
    """Dimensions dropped or added in front, ones for others and others for ones.

    Now and then one number, or one for each channel, which compilers merge with what is before.
    """
    dice, (low, high) = site.dice, site.draft.limits.dimension
    if dice.one_in(4):
        return dice.pick(((1,), shape[-1:], (1,) * len(shape)))
    other = [1 if dice.one_in(4) else dimension for dimension in shape]
    for axis, dimension in enumerate(shape):
        if dimension == 1 and dice.one_in(4):
            other[axis] = dice.number(low, max(low, min(high, 8)))
    if len(other) > 1 and dice.one_in(4):
        other = other[dice.number(1, len(other) - 1) :]
    elif len(other) < _MAX_RANK and dice.one_in(8):
        other = [dice.number(1, min(high, 3)), *other]
    return tuple(other)
