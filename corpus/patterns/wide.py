"""Layers of as many channels or units as several blocks of a layout have.

What is laid out in blocks of 8, 16 or 32 channels shows only where there are several, and something
else than the next layer reads them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

import numpy as np

from corpus.language import SpecFile
from corpus.patterns._files import Nets, files_of
from corpus.patterns._net import NONE, RELU, RELU1, RELU6, VALID, Net, Term

__all__ = ["files"]


_CHANNELS: Final = 64
_UNITS: Final = 48
_PRODUCTS: Final = 520


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    yield from files_of("wide", "more channels than a block of a layout has", _NETS)


_MOVES: Final[Sequence[Callable[[Net, Term], Term]]] = (
    lambda net, x: x.reshape(2, _CHANNELS),
    lambda net, x: x.reshape(1, 4, 1, _CHANNELS // 2),
    lambda net, x: x.transpose(0, 3, 1, 2),
    lambda net, x: x.slice([0, 0, 1, 5], [1, 1, 1, 50]),
    lambda net, x: net.concat(x, x, axis=3),
    lambda net, x: x.to("CHANNEL_SHUFFLE", 4, 3),
    lambda net, x: x.to("DEPTH_TO_SPACE", 4, False),
    lambda net, x: x.over("REDUCE_MAX", 3),
    lambda net, x: x.gather(3, [63, 0, 17, 32, 15]),
    lambda net, x: x.pad([0, 0], [0, 0], [1, 0], [3, 0]),
    lambda net, x: x.to("MAX_POOL_2D", VALID, 1, 1, 2, 1, NONE),
    lambda net, x: x.squeeze(0, 1),
)


def _moved(net: Net) -> list[Term]:
    """Something between the layer and the move, or nothing, and a move read by another layer."""
    x = net.few(1, 1, 2, 1)
    taps = np.resize([1, -2, 2, -1, 3], (_CHANNELS, 1, 1, 1))
    weights = net.weights(taps, np.resize([0.5, -1.0, 0.0], _CHANNELS))
    row = net.constant(np.resize([0.5, -0.5, 1.0, 2.0, -1.5], _CHANNELS))

    def layer(activation: int = NONE) -> Term:
        return x.to("CONV_2D", *weights, VALID, 1, 1, activation)

    shown = []
    for number, move in enumerate(_MOVES):
        made = layer(RELU if number % 4 == 3 else NONE)
        if number % 2 == 0:
            made = made + row if number % 4 else made.relu6()
        shown.append(move(net, made))
    rows = layer().by("ADD", row, RELU).reshape(2, _CHANNELS)
    units = np.zeros((2, _CHANNELS), int)
    units[:, [0, 15, 16, 33, 63]] = [[1, -1, 1, 2, -1], [-1, 1, 1, -1, 1]]
    return [*shown, rows.layer("FULLY_CONNECTED", units, [0.5, 0.0], NONE)]


def _windows(net: Net) -> list[Term]:
    """Filters of 3 by 3, which suit a transform of tiles unless they are dilated or skip pixels."""
    channels = 16
    taps = np.zeros((channels, 3, 3, channels), int)
    for number in range(channels):
        taps[number, number % 3, number // 3 % 3, (number * 5) % channels] = 1 + number % 2
        taps[number, (number + 1) % 3, number % 3, (number * 3 + 1) % channels] = -1
    weights = net.weights(taps, np.resize([0.5, -1.0, 0.0, 1.5], channels))
    x = net.few(1, 5, 5, channels)
    shown = []
    for scheme, stride, dilation in ((1, 1, 2), (1, 1, 1), (1, 2, 1), (VALID, 1, 2)):
        rest = (scheme, stride, stride, NONE, False, dilation, dilation)
        image = x.to("CONV_2D", *weights, *rest)
        shown.append(image.over("REDUCE_MAX", 3))
        shown.append(image.slice([0, 0, 0, 5], [1, 1, -1, 3]))
    return shown


def _inner(net: Net) -> list[Term]:
    """A wide layer between two narrow ones, which may be computed in parts: with activations."""
    shown = []
    for inner, outer in ((NONE, RELU), (RELU, NONE), (RELU6, RELU6), (RELU, RELU1)):
        x = net.few(2, 2)
        taps = np.resize([1, 0, -1, 1, 0, 1, -1, 0, 0, -1], (_UNITS, 2))
        wide = x.layer("FULLY_CONNECTED", taps, np.zeros(_UNITS), inner)
        back = net.numbers.integers(2, _UNITS, low=-1, high=1)
        back[:, : _UNITS // 2] = np.abs(back[:, : _UNITS // 2])  # one half above 0, the other not
        back[:, _UNITS // 2 :] = -np.abs(back[:, _UNITS // 2 :])
        shown.append(wide.layer("FULLY_CONNECTED", back, [0.5, -1.0], outer))
    return shown


def _long_sums(net: Net) -> list[Term]:
    """Sums of many products, computed in parts: halves and quarters of them have other signs."""
    quarters = np.array([[-1, -1, 2, 2], [2, 2, -1, -1], [-1, 2, -1, 2]])
    taps = np.repeat(quarters, _PRODUCTS // 4, axis=1) * (np.arange(_PRODUCTS) % 7 == 3)
    x = net.given(np.resize([1.0, 0.5, 1.5, 2.0, 0.5], (1, _PRODUCTS)))
    image = x.reshape(1, 1, 1, _PRODUCTS)
    shown = []
    for activation in (NONE, RELU, RELU1, RELU6):
        weights = net.weights(taps, [0.5, -0.5, 1.0])
        shown.append(x.to("FULLY_CONNECTED", *weights, activation))
        filters = net.weights(taps.reshape(3, 1, 1, -1), [0.5, -0.5, 1.0])
        shown.append(image.to("CONV_2D", *filters, VALID, 1, 1, activation))
    return shown


_NETS: Final[dict[str, Nets]] = {
    "CONV_2D": {
        "moved": ("Moves of the channels of several blocks.", _moved),
        "windows": ("Filters of 3 by 3, dilated and not.", _windows),
    },
    "FULLY_CONNECTED": {
        "inner": ("A wide layer between two narrow ones.", _inner),
        "sums": ("Sums of many products, with each activation.", _long_sums),
    },
}
