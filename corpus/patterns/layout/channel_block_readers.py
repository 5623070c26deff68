"""Readers of a convolution's result whose channels are no whole block.

Drivers keep images in a layout of their own between operations: channels first, or in blocks of 4
to 32 with something behind the last. What comes next may be about the order of elements, or about
all channels, and must see neither.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import numpy as np

from corpus.arguments import VALID
from corpus.language import Argument, Array
from corpus.patterns._patterns import REAL, Patterns
from corpus.terms import Net, Term, without_activation
from corpus.types import I32

_READERS: Final = Patterns(
    "channel_block_readers", "partial blocks of channels", seed="behind_convolutions"
)

_HEIGHT, _WIDTH = 2, 3

_Image = Callable[[int], Term]
_Reading = Callable[[Net, _Image], list[Term]]
"""Gets what makes an image with so many channels."""


def _convolved(net: Net, channels: int) -> Term:
    """Each pixel in each channel by one tap or two; real ones differ in all elements."""
    x = net.data(1, _HEIGHT, _WIDTH, 2) if net.is_real else net.few(1, _HEIGHT, _WIDTH, 2)
    taps = np.resize([1, -1, 2, 1, -1, -2, 1], (channels, 1, 1, 2))
    bias = np.arange(channels) * (0.3125 if net.is_real else 2)
    return x.layer("CONV_2D", taps, bias, VALID, 1, 1, 0)


def _connected(x: Term, taps: list[int], size: int) -> Term:
    return x.layer("FULLY_CONNECTED", np.resize(taps, (2, size)), [0.5, 1.0], 0)


def _binary(operation: str) -> _Reading:
    """Operands for channels, columns or rows, or for each element."""
    rest = without_activation(operation)

    def reading(net: Net, image: _Image) -> list[Term]:
        shapes = ((5,), (1, 3, 1), (2, 1, 1), (1, 1, 3, 5))
        others = [net.constant(_wholes(net, *shape)) for shape in shapes]
        return [
            *(net(operation, image(5), other, *rest) for other in others),
            net(operation, net.constant(_wholes(net, 3)), image(3), *rest),
            net(operation, image(3), image(3), *rest),
            net(operation, image(5), net.few(1, _HEIGHT, _WIDTH, 5), *rest),
        ]

    return reading


def _wholes(net: Net, *shape: int) -> Array:
    values = net.numbers.integers(*shape, low=-3, high=3)
    nonzero: Array = values + (values == 0)
    return nonzero


def _reduced(operation: str) -> _Reading:
    axes = ((3,), (-1,), (1, 3), (-3, -2), (2,))
    return lambda net, image: [
        image(5 if number % 2 else 3).over(operation, *each, keep=number == 1)
        for number, each in enumerate(axes)
    ]


def _summed(net: Net, image: _Image) -> list[Term]:
    """Of what is not 0 for 0."""
    activated = (image(5) * 0.0625).exp()
    return [
        *_reduced("REDUCE_SUM")(net, image),
        activated.over("REDUCE_SUM", 3),
        image(3).to("LOGISTIC").over("REDUCE_SUM", -1),
    ]


def _along(operation: str, *rest: Argument, axes: tuple[int, ...] = (3, -1, 1, -2)) -> _Reading:
    type = I32 if operation.startswith("ARG") else None
    return lambda net, image: [net(operation, image(5), *rest, a, type=type) for a in axes]


_MOVING: Final[dict[str, _Reading]] = {
    "CONCATENATION": lambda net, image: [
        net.concat(image(3), image(5), axis=3),
        net.concat(image(5), image(3), image(2), axis=3),
        net.concat(image(3), image(3), axis=1),
        net.concat(image(5), net.few(1, _HEIGHT, _WIDTH, 2), axis=3),
    ],
    "SPLIT": lambda net, image: [
        *image(6).split(3, 2),
        *image(5).split(-2, 3),
    ],
    "SLICE": lambda net, image: [image(5).slice([0, 0, 1, 1], net.integers(1, 2, 2, 3))],
    # Every other channel from the last on; and the channels from the second on of one column.
    "STRIDED_SLICE": lambda net, image: [
        image(5).strided(
            net.integers(0, 0, 0, 4), net.integers(0, 0, 0, 0), [1, 1, 2, -2], 0, 15, 0
        ),
        image(5).strided(net.integers(0, 0, 1, 1), net.integers(1, 2, 2, 5), [1, 1, 1, 1], 0, 0, 4),
    ],
    "RESHAPE": lambda net, image: [
        _connected(image(5).reshape(1, 30), [0, 1, 0, 0, -1, 0, 0], 30),
        image(3).reshape(3, 6),
        image(5).reshape(1, 5, 3, 2),
    ],
    # An image is flattened without RESHAPE.
    "FULLY_CONNECTED": lambda net, image: [_connected(image(3), [0, 1, 0, 0, -1, 0, 0, 0], 18)],
    "TRANSPOSE": lambda net, image: [
        image(5).transpose(*order) for order in ((0, 3, 1, 2), (0, 2, 1, 3), (3, 2, 0, 1))
    ],
    "PAD": lambda net, image: [image(3).pad([0, 0], [0, 1], [1, 0], [1, 2])],
    "GATHER": lambda net, image: [
        image(5).gather(3, [4, 0, 2]),
        image(5).gather(-2, [2, 0]),
    ],
    "TILE": lambda net, image: [image(3).tile(1, 1, 2, 3)],
    "CHANNEL_SHUFFLE": lambda net, image: [
        image(6).to("CHANNEL_SHUFFLE", 3, 3),
        image(6).to("CHANNEL_SHUFFLE", 2, -1),
    ],
    "SPACE_TO_DEPTH": lambda net, image: [
        image(3).pad([0, 0], [0, 0], [0, 1], [0, 0]).to("SPACE_TO_DEPTH", 2)
    ],
    "RESIZE_NEAREST_NEIGHBOR": lambda net, image: [
        image(3).to("RESIZE_NEAREST_NEIGHBOR", 6, 4, False)
    ],
    **{name: _binary(name) for name in ("ADD", "SUB", "MUL", "MAXIMUM")},
    **{name: _reduced(name) for name in ("REDUCE_MAX", "REDUCE_MIN")},
}
"""What gives codes of what it is given, or whole sums of them."""

_REAL: Final[dict[str, _Reading]] = {
    "REDUCE_SUM": _summed,
    "MEAN": lambda net, image: [
        *(image(5).over("MEAN", *axes) for axes in ((3,), (1, 2), (-1,), (-2,))),
        image(3).to("LOGISTIC").over("MEAN", 3, keep=True),
    ],
    "L2_NORMALIZATION": _along("L2_NORMALIZATION"),
    **{n: _along(n, 0.25, axes=(3, -1, 2, -3)) for n in ("SOFTMAX", "LOG_SOFTMAX")},
    **{name: _along(name) for name in ("ARGMAX", "ARGMIN")},
    "TOPK_V2": lambda net, image: image(5).topk(2),
}
"""What rounds, or is decided by which of two is larger."""


@_READERS.of(_MOVING, "channels")
@_READERS.of(_REAL, "channels", REAL)
def _channels(reading: _Reading, net: Net) -> list[Term]:
    """Convolutions with 3 or 5 channels, a partial block, and readers of all channels."""
    return reading(net, partial(_convolved, net))
