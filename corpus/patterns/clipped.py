"""Clipped: every fused activation in every place that a loop over pixels or units ends at.

What vectors leave over has code of its own, which may forget what comes after the sum. Models
differ in how many pixels, units or elements the last block has.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import product
from typing import Final

from corpus.language import Argument, SpecFile
from corpus.patterns._files import Nets, files_of
from corpus.patterns._net import BIAS, RELU, RELU1, RELU6, VALID, WEIGHTS, Net, Term

__all__ = ["files"]

_ACTIVATIONS: Final = (RELU6, RELU1, RELU)

_SIDES: Final = {
    **dict.fromkeys(("CONV_2D", "DEPTHWISE_CONV_2D"), (1, 3)),
    **dict.fromkeys(("GROUPED_CONV_2D", "TRANSPOSE_CONV_2D"), (3,)),
}
"""Of filters."""

_PIXELS: Final = ((1, 5), (2, 3), (3, 5), (1, 13), (1, 4))
"""Of the result: blocks of 4, 8 and 16 leave over a different number of each."""

_CHANNELS: Final = (1, 3, 5, 2)

_LENGTHS: Final = (3, 5, 7, 15, 18, 25)

_ROWS: Final = ((1, 17), (2, 7), (3, 5), (5, 9), (7, 3), (1, 30))


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    nets: dict[str, Nets] = {
        operation: {
            f"stride_{stride}": (
                "Activations of results of many sizes.",
                partial(_convolved, operation, stride),
            )
            for stride in (1, 2)
        }
        for operation in _SIDES
    }
    nets |= {
        operation: {
            "windows": ("Activations of results of many sizes.", partial(_pooled, operation))
        }
        for operation in ("AVERAGE_POOL_2D", "MAX_POOL_2D")
    }
    nets |= {
        operation: {
            "lengths": ("Activations of rows of many lengths.", partial(_arithmetic, operation))
        }
        for operation in ("ADD", "SUB", "MUL")
    }
    nets["FULLY_CONNECTED"] = {"rows": ("Activations of many rows and units.", _connected)}
    yield from files_of("clipped", "activations at the end of a loop", nets)


def _halves(net: Net, *shape: int) -> Term:
    """Halves on both sides of 0, few enough that results of codes are codes."""
    return net.given(net.numbers.integers(*shape, low=-5, high=5) / 2)


def _filters(net: Net, *shape: int) -> Term:
    taps = net.numbers.integers(*shape, low=-2, high=1)
    return net.constant(taps + (taps >= 0), WEIGHTS[net.type.code])


def _bias(net: Net, channels: int) -> Term:
    """Enough to move results to both sides of the bounds."""
    return net.constant(net.numbers.integers(channels, low=-3, high=7), BIAS[net.type.code])


def _convolved(operation: str, stride: int, net: Net) -> Sequence[Term]:
    shown = []
    for number, (side, (rows, columns)) in enumerate(product(_SIDES[operation], _PIXELS)):
        height, width = ((pixels - 1) * stride + side for pixels in (rows, columns))
        if operation == "TRANSPOSE_CONV_2D":
            height, width = rows, columns
        channels, activation = _CHANNELS[number % 4], _ACTIVATIONS[number % 3]
        made = _convolution(net, operation, (height, width), side, channels)
        image, filters, bias, padding, before, behind = made
        steps: list[Argument] = [*padding, stride, stride, *before, activation, *behind]
        shown.append(net(operation, image, filters, bias, *steps))
    return shown


_Parts = tuple[Term, Term, Term, list[Argument], list[Argument], list[Argument]]


def _convolution(
    net: Net, operation: str, size: tuple[int, int], side: int, channels: int
) -> _Parts:
    """Image, filters, bias, padding, and what comes before the activation and behind it."""
    explicit: list[Argument] = [0, 0, 0, 0]
    if operation == "DEPTHWISE_CONV_2D":
        image, filters = _halves(net, 1, *size, channels), _filters(net, 1, side, side, channels)
        return image, filters, _bias(net, channels), [VALID], [1], []
    if operation == "GROUPED_CONV_2D":
        image = _halves(net, 1, *size, 2)
        units = 2 * channels
        return image, _filters(net, units, side, side, 1), _bias(net, units), explicit, [2], [False]
    image, filters = _halves(net, 1, *size, 1), _filters(net, channels, side, side, 1)
    if operation == "TRANSPOSE_CONV_2D":
        return image, filters, _bias(net, channels), explicit, [], [False]
    return image, filters, _bias(net, channels), [VALID], [], []


def _pooled(operation: str, net: Net) -> Sequence[Term]:
    shown = []
    for number, (stride, (rows, columns)) in enumerate(product((1, 2), _PIXELS)):
        height, width = ((pixels - 1) * stride + 1 for pixels in (rows, columns))
        # Windows of one element: sums of codes need no rounding.
        x = net.given(
            net.numbers.integers(1, height, width, _CHANNELS[number % 4], low=-8, high=16)
        )
        rest = [VALID, stride, stride, 1, 1, _ACTIVATIONS[number % 3]]
        shown.append(net(operation, x, *rest))
    return shown


def _arithmetic(operation: str, net: Net) -> Sequence[Term]:
    shown = []
    for number, length in enumerate(_LENGTHS):
        x, y = (net.given(net.numbers.integers(length, low=-5, high=5)) for _ in range(2))
        shown.append(net(operation, x, y, _ACTIVATIONS[number % 3]))
    return shown


def _connected(net: Net) -> Sequence[Term]:
    shown = []
    for number, (batches, units) in enumerate(_ROWS):
        x = _halves(net, batches, 3)
        filters, activation = _filters(net, units, 3), _ACTIVATIONS[number % 3]
        shown.append(x.to("FULLY_CONNECTED", filters, _bias(net, units), activation))
    return shown
