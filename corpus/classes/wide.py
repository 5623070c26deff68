"""Layers of as many channels or units as several blocks of a layout have.

What is laid out in blocks of 8, 16 or 32 channels shows only where there are several, and something
else than the next layer reads them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

import numpy as np

from corpus.classes._net import Net, Nets, few_codes, files_of, integers, weighted
from corpus.language import I32, Operand, SpecFile

__all__ = ["files"]

_VALID: Final = 2
_NONE, _RELU, _RELU1, _RELU6 = range(4)

_CHANNELS: Final = 64
_UNITS: Final = 48
_PRODUCTS: Final = 520


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    yield from files_of("wide", "more channels than a block of a layout has", _NETS)


_MOVES: Final[Sequence[Callable[[Net, Operand], Operand]]] = (
    lambda net, x: net("RESHAPE", x, integers(net, 2, _CHANNELS)),
    lambda net, x: net("RESHAPE", x, integers(net, 1, 4, 1, _CHANNELS // 2)),
    lambda net, x: net("TRANSPOSE", x, integers(net, 0, 3, 1, 2)),
    lambda net, x: net("SLICE", x, integers(net, 0, 0, 1, 5), integers(net, 1, 1, 1, 50)),
    lambda net, x: net("CONCATENATION", x, x, 3),
    lambda net, x: net("CHANNEL_SHUFFLE", x, 4, 3),
    lambda net, x: net("DEPTH_TO_SPACE", x, 4, False),
    lambda net, x: net("REDUCE_MAX", x, integers(net, 3), False),
    lambda net, x: net("GATHER", x, 3, integers(net, 63, 0, 17, 32, 15)),
    lambda net, x: net("PAD", x, net.constant([[0, 0], [0, 0], [1, 0], [3, 0]], I32)),
    lambda net, x: net("MAX_POOL_2D", x, _VALID, 1, 1, 2, 1, _NONE),
    lambda net, x: net("SQUEEZE", x, integers(net, 0, 1)),
)


def _moved(net: Net) -> list[Operand]:
    """Something between the layer and the move, or nothing, and a move read by another layer."""
    x = few_codes(net, 1, 1, 2, 1)
    taps = np.resize([1, -2, 2, -1, 3], (_CHANNELS, 1, 1, 1))
    weights = weighted(net, taps, np.resize([0.5, -1.0, 0.0], _CHANNELS))
    row = net.constant(np.resize([0.5, -0.5, 1.0, 2.0, -1.5], _CHANNELS))

    def layer(activation: int = _NONE) -> Operand:
        return net("CONV_2D", x, *weights, _VALID, 1, 1, activation)

    shown = []
    for number, move in enumerate(_MOVES):
        made = layer(_RELU if number % 4 == 3 else _NONE)
        if number % 2 == 0:
            made = net("ADD", made, row, _NONE) if number % 4 else net("RELU6", made)
        shown.append(move(net, made))
    rows = net("RESHAPE", net("ADD", layer(), row, _RELU), integers(net, 2, _CHANNELS))
    units = np.zeros((2, _CHANNELS), int)
    units[:, [0, 15, 16, 33, 63]] = [[1, -1, 1, 2, -1], [-1, 1, 1, -1, 1]]
    return [*shown, net("FULLY_CONNECTED", rows, *weighted(net, units, [0.5, 0.0]), _NONE)]


def _windows(net: Net) -> list[Operand]:
    """Filters of 3 by 3, which suit a transform of tiles unless they are dilated or skip pixels."""
    channels = 16
    taps = np.zeros((channels, 3, 3, channels), int)
    for number in range(channels):
        taps[number, number % 3, number // 3 % 3, (number * 5) % channels] = 1 + number % 2
        taps[number, (number + 1) % 3, number % 3, (number * 3 + 1) % channels] = -1
    weights = weighted(net, taps, np.resize([0.5, -1.0, 0.0, 1.5], channels))
    x = few_codes(net, 1, 5, 5, channels)
    shown = []
    for scheme, stride, dilation in ((1, 1, 2), (1, 1, 1), (1, 2, 1), (_VALID, 1, 2)):
        rest = (scheme, stride, stride, _NONE, False, dilation, dilation)
        image = net("CONV_2D", x, *weights, *rest)
        shown.append(net("REDUCE_MAX", image, integers(net, 3), False))
        shown.append(net("SLICE", image, integers(net, 0, 0, 0, 5), integers(net, 1, 1, -1, 3)))
    return shown


def _inner(net: Net) -> list[Operand]:
    """A wide layer between two narrow ones, which may be computed in parts: with activations."""
    shown = []
    for inner, outer in ((_NONE, _RELU), (_RELU, _NONE), (_RELU6, _RELU6), (_RELU, _RELU1)):
        x = few_codes(net, 2, 2)
        taps = np.resize([1, 0, -1, 1, 0, 1, -1, 0, 0, -1], (_UNITS, 2))
        wide = net("FULLY_CONNECTED", x, *weighted(net, taps, np.zeros(_UNITS)), inner)
        back = net.numbers.integers(2, _UNITS, low=-1, high=1)
        back[:, : _UNITS // 2] = np.abs(back[:, : _UNITS // 2])  # one half above 0, the other not
        back[:, _UNITS // 2 :] = -np.abs(back[:, _UNITS // 2 :])
        shown.append(net("FULLY_CONNECTED", wide, *weighted(net, back, [0.5, -1.0]), outer))
    return shown


def _long_sums(net: Net) -> list[Operand]:
    """Sums of many products, computed in parts: halves and quarters of them have other signs."""
    quarters = np.array([[-1, -1, 2, 2], [2, 2, -1, -1], [-1, 2, -1, 2]])
    taps = np.repeat(quarters, _PRODUCTS // 4, axis=1) * (np.arange(_PRODUCTS) % 7 == 3)
    x = net.given(np.resize([1.0, 0.5, 1.5, 2.0, 0.5], (1, _PRODUCTS)))
    image = net("RESHAPE", x, integers(net, 1, 1, 1, _PRODUCTS))
    shown = []
    for activation in (_NONE, _RELU, _RELU1, _RELU6):
        weights = weighted(net, taps, [0.5, -0.5, 1.0])
        shown.append(net("FULLY_CONNECTED", x, *weights, activation))
        filters = weighted(net, taps.reshape(3, 1, 1, -1), [0.5, -0.5, 1.0])
        shown.append(net("CONV_2D", image, *filters, _VALID, 1, 1, activation))
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
