"""Layers with windows, of images of two channels."""

from __future__ import annotations

from typing import Final, NamedTuple

from corpus.classes._net import Net, weighted
from corpus.language import Operand

__all__ = ["FILTERED", "Window", "filtered", "pooled"]

FILTERED: Final = ("CONV_2D", "DEPTHWISE_CONV_2D", "GROUPED_CONV_2D")

_NONE: Final = 0
_LAST: Final = False


class Window(NamedTuple):
    """Of a filter or a pool."""

    size: tuple[int, int]
    """Height and width."""
    padding: list[int]
    """A scheme, or left, right, top and bottom."""
    strides: tuple[int, int] = (1, 1)
    """Along columns and rows."""


def filtered(operation: str, window: Window, most: int, net: Net, x: Operand) -> Operand:
    """A result of two channels; taps are whole numbers up to ``most``."""
    sides = {"CONV_2D": (2, *window.size, 2), "DEPTHWISE_CONV_2D": (1, *window.size, 2)}
    shape = sides.get(operation, (2, *window.size, 1))
    taps = net.numbers.integers(*shape, low=-most, high=most)
    more = {"DEPTHWISE_CONV_2D": [1], "GROUPED_CONV_2D": [2]}.get(operation, [])
    rest = [*window.padding, *window.strides, *more, _NONE, _LAST]
    return net(operation, x, *weighted(net, taps, [0.5, -1.0]), *rest)


def pooled(operation: str, window: Window, net: Net, x: Operand) -> Operand:
    """The average, the greatest or the length of what a window sees."""
    height, width = window.size
    rest = [*window.padding, *window.strides, width, height, _NONE, _LAST]
    return net(operation, x, *rest)
