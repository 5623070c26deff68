"""Layers with windows, of images of two channels."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple, TypeAlias

from corpus.arguments import NONE
from corpus.terms import Net, Term

__all__ = ["FILTERED", "REAL_POOLS", "Layer", "Window", "filtered", "pooled", "windowed"]

FILTERED: Final = ("CONV_2D", "DEPTHWISE_CONV_2D", "GROUPED_CONV_2D")
_LAST: Final = False


class Window(NamedTuple):
    """Window of a filter or a pool."""

    size: tuple[int, int]
    """Height and width."""
    padding: list[int]
    """A scheme, or left, right, top and bottom."""
    strides: tuple[int, int] = (1, 1)
    """Along columns and rows."""


def filtered(operation: str, window: Window, most: int, net: Net, x: Term) -> Term:
    """A result of two channels; taps are whole numbers up to ``most``."""
    sides = {"CONV_2D": (2, *window.size, 2), "DEPTHWISE_CONV_2D": (1, *window.size, 2)}
    shape = sides.get(operation, (2, *window.size, 1))
    taps = net.numbers.integers(*shape, low=-most, high=most)
    more = {"DEPTHWISE_CONV_2D": [1], "GROUPED_CONV_2D": [2]}.get(operation, [])
    rest = [*window.padding, *window.strides, *more, NONE, _LAST]
    return net(operation, x, *net.weights(taps, [0.5, -1.0]), *rest)


def pooled(operation: str, window: Window, net: Net, x: Term) -> Term:
    """The average, the greatest or the length of what a window sees."""
    height, width = window.size
    rest = [*window.padding, *window.strides, width, height, NONE, _LAST]
    return net(operation, x, *rest)


Layer: TypeAlias = Callable[[Window, Net, Term], Term]
"""Layer: what a window of it gives for an image of two channels."""


def windowed(most: int) -> dict[str, Layer]:
    """Layers whose results are codes, if their data are; taps are whole numbers up to ``most``."""
    return {
        **{operation: partial(_filtered, operation, most) for operation in FILTERED},
        "MAX_POOL_2D": partial(pooled, "MAX_POOL_2D"),
    }


def _filtered(operation: str, most: int, window: Window, net: Net, x: Term) -> Term:
    return filtered(operation, window, most, net, x)


REAL_POOLS: Final[dict[str, Layer]] = {
    operation: partial(pooled, operation) for operation in ("AVERAGE_POOL_2D", "L2_POOL_2D")
}
"""Pools whose results are no codes."""
