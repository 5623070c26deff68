"""Intervals: bounds of what operations compute, so that long chains stay finite."""

from __future__ import annotations

from typing import Final

from nnhal.types import FusedActivationFunc, OperandType
from nntest.random_graph.site import Site
from nntest.random_graph.values import Interval

__all__ = ["activated", "clamped", "hull", "magnitude", "product"]

_NONE, _RELU, _RELU1, _RELU6 = FusedActivationFunc
_BOUNDS: Final[dict[FusedActivationFunc, Interval]] = {_RELU1: (-1.0, 1.0), _RELU6: (0.0, 6.0)}


def clamped(interval: Interval, low: float, high: float) -> Interval:
    """Bounds of the elements after they are limited to ``low`` to ``high``."""
    return min(max(interval[0], low), high), min(max(interval[1], low), high)


def hull(*intervals: Interval) -> Interval:
    """The least interval that has all of these in it."""
    return min(i[0] for i in intervals), max(i[1] for i in intervals)


def magnitude(interval: Interval) -> float:
    """The largest absolute value."""
    return max(-interval[0], interval[1])


def product(a: Interval, b: Interval) -> Interval:
    """Bounds of products of an element of one and an element of the other."""
    corners = [x * y for x in a for y in b]
    return min(corners), max(corners)


def activated(site: Site, interval: Interval) -> Interval:
    """Give the argument ``activation``, one that limits where ``interval`` is too large."""
    dice = site.dice
    if site.output_type() == OperandType.TENSOR_INT32:  # no activations of integers
        site.require(magnitude(interval) <= site.magnitude)
        activation = _NONE
    elif magnitude(interval) > site.magnitude:
        activation = dice.pick((_RELU1, _RELU6))
    else:
        activation = _NONE if dice.flag() else dice.pick((_RELU, _RELU1, _RELU6))
    site.scalar("activation", activation)
    if activation == _NONE:
        return interval
    return clamped(interval, *_BOUNDS.get(activation, (0.0, max(interval[1], 0.0))))
