"""Remainders of vectors, blocks and tiles, which kernels handle by code of their own.

Vectors of 4, 8 and 16 elements leave something over at the end of a row, blocks of as many channels
behind the last channel, and tiles on both sides of a matrix. A path for what is left over may
forget an element, or take one twice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

import numpy as np

from corpus.arguments import NONE, RELU, VALID
from corpus.language import Array
from corpus.patterns._patterns import BOTH, REAL, Patterns
from corpus.terms import Net, Term
from corpus.types import I32, Type, per_channel, u8

_ROWS: Final = Patterns("vector_remainders", "what vectors and blocks of channels leave over")
_TILES: Final = Patterns(
    "tile_remainders", "tensors that are no whole number of tiles", seed="tiles"
)

_CODES: Final = u8(0.5, 100)


def _row(net: Net, length: int) -> Term:
    """Two rows; codes are all different, and reals a quarter of them.

    No element is equal to one within sixteen places of it.
    """
    codes = (np.arange(2 * length).reshape(2, length) * 7 + 3) % 251
    return net.given(codes / 4 - 30) if net.is_real else net.codes(codes, _CODES)


_MOVES: Final[dict[str, Callable[[Term, int], Term | list[Term]]]] = {
    "REVERSE": lambda x, n: x.to("REVERSE", [1]),
    "TRANSPOSE": lambda x, n: x.transpose(1, 0),
    "GATHER": lambda x, n: x.gather(1, np.arange(n)[::-1] * 3 % n),
    "SLICE": lambda x, n: x.slice([0, 1], [2, n - 2]),
    "STRIDED_SLICE": lambda x, n: x.strided([0, n - 1], [2, 0], [1, -1]),
    "PAD": lambda x, n: x.pad([0, 0], [1, 2]),
    "MIRROR_PAD": lambda x, n: x.to("MIRROR_PAD", x.net.constant([[0, 0], [2, 3]], I32), 0),
    "TILE": lambda x, n: x.tile(1, 2),
    "SPLIT": lambda x, n: x.split(0, 2),
}


@_ROWS.by(_MOVES, "rows")
def _moved(operation: str, move: Callable[[Term, int], Term | list[Term]], net: Net) -> list[Term]:
    """Rows of every length from 5 to 19 are moved whole, with what whole vectors leave over."""
    made = [move(_row(net, length), length) for length in range(5, 20)]
    return [shown for each in made for shown in (each if isinstance(each, list) else [each])]


_SIZES: Final = range(17, 33)
"""Channels of inputs and results: one block of 16 and every rest."""

_WIDE: Final = range(33, 49)
"""Channels of depthwise filters: enough for these to be packed in a spec."""

_Shapes = tuple[tuple[int, ...], tuple[int, ...], list[int]]
"""Shapes of input and filter, and what follows the bias."""


def _shapes(operation: str, number: int) -> _Shapes:
    """One in three has an activation."""
    # Seven and sixteen have no common divisor: every pair of rests is another one.
    size, units = _SIZES[number], _SIZES[number * 7 % len(_SIZES)]
    activation, channels = RELU if number % 3 == 1 else NONE, _WIDE[number]
    if operation == "FULLY_CONNECTED":
        return (1, size), (units, size), [activation]
    if operation == "DEPTHWISE_CONV_2D":
        return (1, 3, 3, channels), (1, 3, 3, channels), [VALID, 1, 1, 1, activation]
    return (1, 1, 1, size), (units, 1, 1, size), [VALID, 1, 1, activation]


def _repeated(shape: Sequence[int], number: int) -> Array:
    """Whole numbers from 1 to 13, of both signs, from another one on for each ``number``."""
    period = (np.arange(13) * 5 + number) % 13 + 1
    return np.resize(np.where(period % 3, period, -period), shape)


@_ROWS.each(("CONV_2D", "DEPTHWISE_CONV_2D"), "channels", BOTH)
@_ROWS.each(["FULLY_CONNECTED"], "channels", REAL)
def _products(operation: str, net: Net) -> Iterator[Term]:
    """Blocks of 4, 8 and 16 channels leave every remainder, in inputs and results.

    No weight or bias equals its neighbor.
    """
    # specs have to be small: reals have the odd numbers of channels, codes the even ones
    axis = 3 if operation == "DEPTHWISE_CONV_2D" else 0
    for number in range(int(not net.is_real), len(_SIZES), 2):
        image, filters, rest = _shapes(operation, number)
        channels = filters[axis]
        data, taps = _repeated(image, number + 5), _repeated(filters, number)
        bias = np.arange(channels) - channels // 2
        if net.is_real:
            arguments = net.given(data), net.constant(taps), net.constant(bias)
            yield net(operation, *arguments, *rest)
            continue
        kind = per_channel([0.125 * (1 + n % 3) for n in range(channels)], axis)
        source = net.codes(data + _CODES.zero_point, _CODES)
        added = net.known(bias * 40, Type("TENSOR_INT32"))
        out = u8(2.0, 110)
        yield net(operation, source, net.known(taps, kind), added, *rest, type=out)


def _data(net: Net, *shape: int) -> Term:
    """No element is the one beside it, above or below it."""
    values = net.numbers.integers(*shape, low=-120, high=120)
    return net.given(values / 2 if net.is_real else values * net.type.scale)


@_TILES("TRANSPOSE", "matrices")
def _matrices(net: Net) -> list[Term]:
    """Rows and columns of a matrix both leave a partial tile, and so a corner."""
    sides = ((5, 6), (6, 7), (7, 5), (9, 10), (11, 9), (10, 11), (17, 18), (8, 12))
    return [_data(net, *each).transpose(1, 0) for each in sides]


@_TILES("TRANSPOSE", "tensors")
def _tensors(net: Net) -> list[Term]:
    """The two exchanged axes, as between layouts, both leave a partial tile."""
    turns = (
        ((2, 5, 6), [0, 2, 1]),
        ((6, 7, 2), [1, 0, 2]),
        ((5, 2, 7), [2, 1, 0]),
        ((2, 3, 5, 6), [0, 3, 1, 2]),
        ((2, 5, 7, 3), [0, 2, 3, 1]),
    )
    return [_data(net, *shape).transpose(*order) for shape, order in turns]
