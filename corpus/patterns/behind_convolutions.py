"""What is computed with the result of a convolution whose channels are no whole block.

Drivers keep images in a layout of their own between operations: channels first, or in blocks of
4 to 32 with something behind the last. What comes next may be about the order of elements, or
about all channels, and must see neither.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

import numpy as np

from corpus.language import F32, I32, Array, SpecFile
from corpus.patterns._files import Nets, files_of
from corpus.patterns._net import CODES, VALID, Net, Term

__all__ = ["files"]

_HEIGHT, _WIDTH = 2, 3

_Reading = Callable[[Net, Callable[[int], Term]], list[Term]]
"""Gets what makes an image with so many channels."""


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    about = "what is computed with channels that are no whole block"
    for kinds, types in ((_MOVING, [F32, CODES]), (_REAL, [F32])):
        nets = {operation: _nets(reading) for operation, reading in kinds.items()}
        yield from files_of("behind_convolutions", about, nets, types)


def _nets(reading: _Reading) -> Nets:
    return {
        "channels": (
            "Convolutions make 3 or 5 channels.",
            lambda net: reading(net, partial(_convolved, net)),
        ),
    }


def _convolved(net: Net, channels: int) -> Term:
    """Each pixel in each channel by one tap or two; real ones differ in all elements."""
    x = net.data(1, _HEIGHT, _WIDTH, 2) if net.is_real else net.few(1, _HEIGHT, _WIDTH, 2)
    taps = np.resize([1, -1, 2, 1, -1, -2, 1], (channels, 1, 1, 2))
    bias = np.arange(channels) * (0.3125 if net.is_real else 2)
    return net("CONV_2D", x, *net.weights(taps, bias), VALID, 1, 1, 0)


def _concatenation(net: Net, image: Callable[[int], Term]) -> list[Term]:
    return [
        net("CONCATENATION", image(3), image(5), 3),
        net("CONCATENATION", image(5), image(3), image(2), 3),
        net("CONCATENATION", image(3), image(3), 1),
        net("CONCATENATION", image(5), net.few(1, _HEIGHT, _WIDTH, 2), 3),
    ]


def _split(net: Net, image: Callable[[int], Term]) -> list[Term]:
    return [
        *net.several("SPLIT", image(6), 3, 2, types=[net.type] * 2),
        *net.several("SPLIT", image(5), -2, 3, types=[net.type] * 3),
    ]


def _slice(net: Net, image: Callable[[int], Term]) -> list[Term]:
    size = net.integers(1, 2, 2, 3)
    return [net("SLICE", image(5), net.integers(0, 0, 1, 1), size)]


def _strided_slice(net: Net, image: Callable[[int], Term]) -> list[Term]:
    """Every other channel from the last on; and the channels from the second on of one column."""
    last, first = net.integers(0, 0, 0, 4), net.integers(0, 0, 0, 0)
    second, behind = net.integers(0, 0, 1, 1), net.integers(1, 2, 2, 5)
    return [
        net("STRIDED_SLICE", image(5), last, first, net.integers(1, 1, 2, -2), 0, 15, 0),
        net("STRIDED_SLICE", image(5), second, behind, net.integers(1, 1, 1, 1), 0, 0, 4),
    ]


def _reshape(net: Net, image: Callable[[int], Term]) -> list[Term]:
    flat = net("RESHAPE", image(5), net.integers(1, 30))
    weights = net.weights(np.resize([0, 1, 0, 0, -1, 0, 0], (2, 30)), [0.5, 1.0])
    return [
        net("FULLY_CONNECTED", flat, *weights, 0),
        net("RESHAPE", image(3), net.integers(3, 6)),
        net("RESHAPE", image(5), net.integers(1, 5, 3, 2)),
    ]


def _dense(net: Net, image: Callable[[int], Term]) -> list[Term]:
    """An image is flattened without RESHAPE."""
    weights = net.weights(np.resize([0, 1, 0, 0, -1, 0, 0, 0], (2, 18)), [0.5, 1.0])
    return [net("FULLY_CONNECTED", image(3), *weights, 0)]


def _transpose(net: Net, image: Callable[[int], Term]) -> list[Term]:
    orders = ((0, 3, 1, 2), (0, 2, 1, 3), (3, 2, 0, 1))
    return [net("TRANSPOSE", image(5), net.integers(*order)) for order in orders]


def _pad(net: Net, image: Callable[[int], Term]) -> list[Term]:
    sides = np.array([[0, 0], [0, 1], [1, 0], [1, 2]])
    return [net("PAD", image(3), net.constant(sides, I32))]


def _gather(net: Net, image: Callable[[int], Term]) -> list[Term]:
    return [
        net("GATHER", image(5), 3, net.integers(4, 0, 2)),
        net("GATHER", image(5), -2, net.integers(2, 0)),
    ]


def _tile(net: Net, image: Callable[[int], Term]) -> list[Term]:
    return [net("TILE", image(3), net.integers(1, 1, 2, 3))]


def _shuffle(net: Net, image: Callable[[int], Term]) -> list[Term]:
    return [net("CHANNEL_SHUFFLE", image(6), 3, 3), net("CHANNEL_SHUFFLE", image(6), 2, -1)]


def _space(net: Net, image: Callable[[int], Term]) -> list[Term]:
    spread = net("PAD", image(3), net.constant(np.array([[0, 0], [0, 0], [0, 1], [0, 0]]), I32))
    return [net("SPACE_TO_DEPTH", spread, 2)]


def _resized(net: Net, image: Callable[[int], Term]) -> list[Term]:
    return [net("RESIZE_NEAREST_NEIGHBOR", image(3), 6, 4, False)]


def _binary(operation: str, net: Net, image: Callable[[int], Term]) -> list[Term]:
    """With what belongs to channels, columns or rows, or to each element."""
    rest = [] if operation == "MAXIMUM" else [0]
    shapes = ((5,), (1, 3, 1), (2, 1, 1), (1, 1, 3, 5))
    others = [net.constant(_wholes(net, *shape)) for shape in shapes]
    return [
        *(net(operation, image(5), other, *rest) for other in others),
        net(operation, net.constant(_wholes(net, 3)), image(3), *rest),
        net(operation, image(3), image(3), *rest),
        net(operation, image(5), net.few(1, _HEIGHT, _WIDTH, 5), *rest),
    ]


def _wholes(net: Net, *shape: int) -> Array:
    values = net.numbers.integers(*shape, low=-3, high=3)
    nonzero: Array = values + (values == 0)
    return nonzero


def _reduced(operation: str, net: Net, image: Callable[[int], Term]) -> list[Term]:
    axes = ((3,), (-1,), (1, 3), (-3, -2), (2,))
    return [
        net(operation, image(5 if number % 2 else 3), net.integers(*each), number == 1)
        for number, each in enumerate(axes)
    ]


def _summed(net: Net, image: Callable[[int], Term]) -> list[Term]:
    """Of what is not 0 for 0."""
    activated = net("EXP", net("MUL", image(5), net.constant([0.0625]), 0))
    return [
        *_reduced("REDUCE_SUM", net, image),
        net("REDUCE_SUM", activated, net.integers(3), False),
        net("REDUCE_SUM", net("LOGISTIC", image(3)), net.integers(-1), False),
    ]


def _averaged(net: Net, image: Callable[[int], Term]) -> list[Term]:
    return [
        *(net("MEAN", image(5), net.integers(*axes), 0) for axes in ((3,), (1, 2), (-1,), (-2,))),
        net("MEAN", net("LOGISTIC", image(3)), net.integers(3), 1),
    ]


def _normalized(operation: str, net: Net, image: Callable[[int], Term]) -> list[Term]:
    return [net(operation, image(5), axis) for axis in (3, -1, 1, -2)]


def _softmax(operation: str, net: Net, image: Callable[[int], Term]) -> list[Term]:
    return [net(operation, image(5), 0.25, axis) for axis in (3, -1, 2, -3)]


def _places(operation: str, net: Net, image: Callable[[int], Term]) -> list[Term]:
    return [net(operation, image(5), axis, type=I32) for axis in (3, -1, 1, -2)]


def _topk(net: Net, image: Callable[[int], Term]) -> list[Term]:
    return net.several("TOPK_V2", image(5), 2, types=[net.type, I32])


_MOVING: Final[dict[str, _Reading]] = {
    "CONCATENATION": _concatenation,
    "SPLIT": _split,
    "SLICE": _slice,
    "STRIDED_SLICE": _strided_slice,
    "RESHAPE": _reshape,
    "FULLY_CONNECTED": _dense,
    "TRANSPOSE": _transpose,
    "PAD": _pad,
    "GATHER": _gather,
    "TILE": _tile,
    "CHANNEL_SHUFFLE": _shuffle,
    "SPACE_TO_DEPTH": _space,
    "RESIZE_NEAREST_NEIGHBOR": _resized,
    "ADD": partial(_binary, "ADD"),
    "SUB": partial(_binary, "SUB"),
    "MUL": partial(_binary, "MUL"),
    "MAXIMUM": partial(_binary, "MAXIMUM"),
    "REDUCE_MAX": partial(_reduced, "REDUCE_MAX"),
    "REDUCE_MIN": partial(_reduced, "REDUCE_MIN"),
}
"""What gives codes of what it is given, or whole sums of them."""

_REAL: Final[dict[str, _Reading]] = {
    "REDUCE_SUM": _summed,
    "MEAN": _averaged,
    "L2_NORMALIZATION": partial(_normalized, "L2_NORMALIZATION"),
    "SOFTMAX": partial(_softmax, "SOFTMAX"),
    "LOG_SOFTMAX": partial(_softmax, "LOG_SOFTMAX"),
    "ARGMAX": partial(_places, "ARGMAX"),
    "ARGMIN": partial(_places, "ARGMIN"),
    "TOPK_V2": _topk,
}
"""What rounds, or is decided by which of two is larger."""
