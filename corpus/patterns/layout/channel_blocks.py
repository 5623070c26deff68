"""Layers of whole blocks of channels in every geometry, and wide layers that others read.

Kernels are made for channels that fill their registers: a transform of tiles, another order of the
filters, a unit that multiplies numbers of ten or seven bits. One of data and filters has numbers of
many bits, the other one whole numbers of few bits, so that sums of their products are exact in
float32, in any order, and in nothing less.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import cycle
from typing import Final

import numpy as np

from corpus.arguments import NONE, RELU, RELU1, RELU6, SAME, VALID, behind_bias, filter_shape
from corpus.language import Argument, Array, omitted
from corpus.patterns._patterns import REAL, Patterns, Unary
from corpus.patterns._windows import FILTERED
from corpus.terms import BIAS, WEIGHTS, Net, Term
from corpus.types import F32, I32

_CHANNEL_BLOCKS: Final = Patterns(
    "channel_blocks", "whole blocks of channels", float16=False, seed="blocks"
)
_WIDE_LAYERS: Final = Patterns(
    "wide_layers", "more channels than a block of a layout has", seed="wide"
)

_PERIOD: Final = 61
"""Of data: a prime, so that no block repeats, and short enough to take no space."""

_FINE: Final = 2.0**-13
"""Step of numbers that neither float16, nor bfloat16, nor a unit of ten bits holds."""

_CHANNELS: Final = 8
_POOLS: Final = ("MAX_POOL_2D", "AVERAGE_POOL_2D", "L2_POOL_2D")

_SIDES: Final = (5, 6)
"""Rows and columns: more than a tile of four, and no whole number of them."""

_GEOMETRIES: Final[Sequence[tuple[int, list[int], tuple[int, int], tuple[int, int]]]] = (
    (3, [SAME], (1, 1), (1, 1)),
    (3, [VALID], (1, 1), (1, 1)),
    (3, [1, 0, 0, 1], (1, 1), (1, 1)),
    (3, [0, 1, 2, 0], (1, 1), (1, 1)),
    (3, [2, 2, 1, 1], (1, 1), (1, 1)),
    (3, [SAME], (2, 2), (1, 1)),
    (3, [0, 1, 0, 1], (2, 2), (1, 1)),
    (3, [1, 0, 1, 0], (2, 1), (1, 1)),
    (3, [SAME], (1, 1), (2, 2)),
    (3, [1, 2, 2, 1], (1, 1), (2, 1)),
    (1, [VALID], (1, 1), (1, 1)),
    (1, [SAME], (2, 2), (1, 1)),
    (5, [SAME], (1, 1), (1, 1)),
    (5, [3, 1, 1, 2], (1, 1), (1, 1)),
    (2, [SAME], (1, 1), (1, 1)),
)
"""Side of the filter, padding, strides and dilations along columns and rows."""

_BATCHES: Final = (1, 2, 3, 4, 5, 6, 7, 8, 9, 13)


def _fine(net: Net, *shape: int) -> Array:
    """Odd numbers of steps, up to four; of codes, halves."""
    if not net.is_real:
        halves = net.numbers.integers(_PERIOD, low=-6, high=6)
        return np.resize((halves + (halves == 0)) / 2, shape)
    return np.resize((2 * net.numbers.integers(_PERIOD, low=-16384, high=16383) + 1) * _FINE, shape)


def _few(net: Net, *shape: int) -> Array:
    """Whole numbers; a third is 0."""
    drawn = net.numbers.integers(_PERIOD, low=-2, high=2)
    drawn[np.arange(_PERIOD) % 3 == 1] = 0
    return np.resize(drawn, shape)


def _pair(
    net: Net, first: Sequence[int], second: Sequence[int], *, fine_first: bool
) -> tuple[Array, Array]:
    """Arrays of these shapes: the first or the second one of numbers of many bits."""
    pair = _fine(net, *first), _few(net, *second)
    return pair if fine_first else (_few(net, *first), _fine(net, *second))


def _operands(
    net: Net, data: Sequence[int], filters: Sequence[int], units: int, *, fine_data: bool
) -> list[Argument]:
    """Data, filters and biases."""
    values, taps = _pair(net, data, filters, fine_first=fine_data)
    bias = np.resize([0.5, -1.5, 2.0, -0.5, 1.0], units)
    weights, added = WEIGHTS[net.type.code], BIAS[net.type.code]
    return [net.given(values), net.constant(taps, weights), net.constant(bias, added)]


def _layout(number: int, channels: int) -> tuple[tuple[int, ...], bool]:
    """The shape of an image, and whether it has its channels first: one in three has."""
    nchw = number % 3 == 2
    return ((1, channels, *_SIDES) if nchw else (1, *_SIDES, channels)), nchw


def _activation(number: int) -> int:
    return (NONE, RELU, NONE, NONE, RELU6)[number % 5]


def _convolved(operation: str, dilated: bool, net: Net) -> Iterator[Term]:
    for number, (side, padding, strides, dilations) in enumerate(_GEOMETRIES):
        if (dilations != (1, 1)) != dilated:
            continue
        inner, units, factor = _sizes(operation, number)
        image, nchw = _layout(number, inner)
        filters = filter_shape(operation, (side, side), inner, units)
        arguments = _operands(net, image, filters, units, fine_data=number % 2 == 0)
        if operation == "TRANSPOSE_CONV_2D" and len(padding) == 1:
            less = side - strides[0] if padding == [VALID] else 0
            sides = [length * strides[0] + less for length in _SIDES]
            shape = (1, units, *sides) if nchw else (1, *sides, units)
            arguments.append(net.constant(shape, I32))
        activation = _activation(number)
        rest = behind_bias(
            operation, padding, activation, strides=strides, factor=factor, first=nchw
        )
        yield net(operation, *arguments, *rest, *(dilations if dilated else ()))


def _sizes(operation: str, number: int) -> tuple[int, int, int]:
    """Channels of the image and of the result, and channels for each channel or groups.

    Depthwise one in three has three channels beyond the last block. Two groups are of a whole block
    each, or of half a one.
    """
    inner, factor = _CHANNELS * (1 + number % 2), 1 + number // 2 % 2
    if operation == "DEPTHWISE_CONV_2D":
        return _channels(number), _channels(number) * factor, factor
    if operation == "GROUPED_CONV_2D":
        return inner, 2 * _CHANNELS, 2
    return inner, _CHANNELS * factor, 0


def _channels(number: int) -> int:
    return _CHANNELS * (1 + number % 2) + 3 * (number % 3 == 1)


def _in_groups(net: Net) -> Iterator[Term]:
    """Groups have few channels, while results have whole blocks."""
    for number, (inner, groups, units) in enumerate(
        ((8, 4, 32), (6, 2, 16), (9, 3, 24), (12, 4, 16), (8, 8, 16), (16, 8, 8))
    ):
        filters = units, 2, 2, inner // groups
        arguments = _operands(net, (1, 2, 3, inner), filters, units, fine_data=number % 2 == 0)
        rest = behind_bias("GROUPED_CONV_2D", SAME, _activation(number), factor=groups)
        yield net("GROUPED_CONV_2D", *arguments, *rest)


def _plain(operation: str, net: Net) -> Iterator[Term]:
    """Whole blocks of channels with every padding and stride."""
    if operation not in _POOLS:
        yield from _convolved(operation, False, net)
        return
    for number, (side, padding, strides, dilations) in enumerate(_GEOMETRIES):
        if side == 1 or dilations != (1, 1):
            continue
        image, nchw = _layout(number, _channels(number))
        rest: list[Argument] = [*padding, *strides, side, side, _activation(number), nchw]
        yield net(operation, net.given(_fine(net, *image)), *rest)


def _connected(net: Net) -> Iterator[Term]:
    """Blocks of rows leave every remainder."""
    for number, (batch, inner) in enumerate(zip(_BATCHES, cycle([8, 16, 24]), strict=False)):
        units = _CHANNELS * (1 + number % 2)
        arguments = _operands(
            net, (batch, inner), (units, inner), units, fine_data=number // 2 % 2 == 0
        )
        yield net("FULLY_CONNECTED", *arguments, _activation(number))


def _flattened(net: Net) -> Iterator[Term]:
    """Images of whole and partial blocks of channels are flattened."""
    # One and several images, each a row; an image of which each pixel is one; a part of an image.
    # Who keeps images in slices of four channels must put them together again.
    for number, (shape, inner) in enumerate(
        (
            ((1, 2, 3, 8), 48),
            ((3, 3, 2, 5), 30),
            ((1, 4, 1, 16), 64),
            ((2, 2, 2, 12), 48),
            ((1, 3, 2, 9), 9),
            ((2, 2, 3, 6), 12),
            ((2, 3, 7), 21),
            ((1, 5, 6), 6),
        )
    ):
        units = 5 + 3 * (number % 2)
        arguments = _operands(net, shape, (units, inner), units, fine_data=number % 2 == 0)
        yield net("FULLY_CONNECTED", *arguments, _activation(number))


def _multiplied(net: Net) -> Iterator[Term]:
    """Blocks of rows leave every remainder."""
    # Each side as it is and turned.
    for number, rows in enumerate((1, 3, 4, 7, 8, 12)):
        inner, columns = _CHANNELS * (1 + number % 2), _CHANNELS * (1 + number // 2 % 2)
        turned = number % 3 == 1, number % 3 == 2
        left = (2, inner, rows) if turned[0] else (2, rows, inner)
        right = (2, columns, inner) if turned[1] else (2, inner, columns)
        values = _pair(net, left, right, fine_first=number % 2 == 0)
        yield net("BATCH_MATMUL", *(net.given(each) for each in values), *turned)


def _small(
    net: Net, data: Sequence[int], filters: Sequence[int], *, fine_data: bool
) -> tuple[Array, Array]:
    """Data and filters of a cell: eighths, which leave its functions in their range."""
    values, taps = _pair(net, data, filters, fine_first=fine_data)
    return values / 8, taps / 8


def _steps(net: Net) -> Iterator[Term]:
    """Cells have whole blocks of units, with several batches."""
    # And with three units more.
    for number, batch in enumerate((1, 4, 5, 8, 2)):
        units, inner = _channels(number), 16 + number
        values, taps = _small(net, (batch, inner), (units, inner), fine_data=number % 2 == 0)
        state, recurrent = _small(net, (batch, units), (units, units), fine_data=number > 1)
        bias = net.constant(np.resize([0.5, -1.5, 2.0], units))
        inputs = net.given(values), net.constant(taps), net.constant(recurrent), bias
        arguments = *inputs, net.given(state), _activation(number)
        yield from net.several("RNN", *arguments, types=[F32] * 2)


def _memories(net: Net) -> Iterator[Term]:
    """Cells have whole blocks of units, with several batches."""
    # From memories of zeros: of others TF Lite has another opinion.
    for number, rank in enumerate((1, 2, 1, 2)):
        batch, rows = number + 1, _CHANNELS * rank
        values, taps = _small(net, (batch, 16), (rows, 16), fine_data=number % 2 == 0)
        _, times = _small(net, (1,), (rows, 4), fine_data=number > 1)
        state = np.zeros((batch, 4 * rows))
        bias = net.constant(np.resize([0.5, -1.5, 2.0], _CHANNELS))
        inputs = net.given(values), net.constant(taps), net.constant(times), bias
        arguments = *inputs, net.given(state), rank, _activation(number)
        yield from net.several("SVDF", *arguments, types=[F32] * 2)[1:]


def _gates(net: Net) -> Iterator[Term]:
    """Cells have whole blocks of units, with several batches."""
    # Without peepholes, projection and normalization.
    none, missing = omitted("none", shape=(0,)), omitted("missing", shape=(0, 0))
    for number, batch in enumerate((1, 4, 5)):
        units = _channels(number)
        values, _ = _small(net, (batch, 16), (1,), fine_data=number != 1)
        state, _ = _small(net, (batch, units), (1,), fine_data=number != 1)
        gates = [
            net.constant(_small(net, (1,), (units, inner), fine_data=number != 1)[1])
            for inner in (16, 16, 16, 16, *[units] * 4)
        ]
        biases = [net.constant(np.resize([0.5, -1.0, 0.25], units)) for _ in range(4)]
        arguments = *gates, none, none, none, *biases, missing, none
        memory = net.given(state), net.given(state[::-1])
        results = net.several(
            "LSTM", net.given(values), *arguments, *memory, 4, 0.0, 0.0, types=[F32] * 4
        )
        yield from results[1:]


_WIDE_CHANNELS: Final = 64
_UNITS: Final = 48
_PRODUCTS: Final = 520

_MOVES: Final[Sequence[Unary]] = (
    lambda net, x: x.reshape(2, _WIDE_CHANNELS),
    lambda net, x: x.reshape(1, 4, 1, _WIDE_CHANNELS // 2),
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


@_WIDE_LAYERS("CONV_2D", "moved")
def _moved(net: Net) -> Iterator[Term]:
    """Channels of several blocks are moved between two layers."""
    x = net.few(1, 1, 2, 1)
    taps = np.resize([1, -2, 2, -1, 3], (_WIDE_CHANNELS, 1, 1, 1))
    weights = net.weights(taps, np.resize([0.5, -1.0, 0.0], _WIDE_CHANNELS))
    row = net.constant(np.resize([0.5, -0.5, 1.0, 2.0, -1.5], _WIDE_CHANNELS))

    def layer(activation: int = NONE) -> Term:
        return x.to("CONV_2D", *weights, VALID, 1, 1, activation)

    for number, move in enumerate(_MOVES):
        made = layer(RELU if number % 4 == 3 else NONE)
        if number % 2 == 0:
            made = made + row if number % 4 else made.relu6()
        yield move(net, made)
    rows = layer().by("ADD", row, RELU).reshape(2, _WIDE_CHANNELS)
    units = np.zeros((2, _WIDE_CHANNELS), int)
    units[:, [0, 15, 16, 33, 63]] = [[1, -1, 1, 2, -1], [-1, 1, 1, -1, 1]]
    yield rows.layer("FULLY_CONNECTED", units, [0.5, 0.0], NONE)


@_WIDE_LAYERS("CONV_2D", "windows")
def _windows(net: Net) -> Iterator[Term]:
    """Filters of 3 x 3 suit a tiled (Winograd) transform unless they are dilated or strided."""
    channels = 16
    taps = np.zeros((channels, 3, 3, channels), int)
    for number in range(channels):
        taps[number, number % 3, number // 3 % 3, (number * 5) % channels] = 1 + number % 2
        taps[number, (number + 1) % 3, number % 3, (number * 3 + 1) % channels] = -1
    weights = net.weights(taps, np.resize([0.5, -1.0, 0.0, 1.5], channels))
    x = net.few(1, 5, 5, channels)
    for scheme, stride, dilation in ((1, 1, 2), (1, 1, 1), (1, 2, 1), (VALID, 1, 2)):
        rest = (scheme, stride, stride, NONE, False, dilation, dilation)
        image = x.to("CONV_2D", *weights, *rest)
        yield image.over("REDUCE_MAX", 3)
        yield image.slice([0, 0, 0, 5], [1, 1, -1, 3])


@_WIDE_LAYERS("FULLY_CONNECTED", "inner")
def _inner(net: Net) -> Iterator[Term]:
    """A wide layer between two narrow ones is computed in parts, with an activation in between."""
    for inner, outer in ((NONE, RELU), (RELU, NONE), (RELU6, RELU6), (RELU, RELU1)):
        x = net.few(2, 2)
        taps = np.resize([1, 0, -1, 1, 0, 1, -1, 0, 0, -1], (_UNITS, 2))
        wide = x.layer("FULLY_CONNECTED", taps, np.zeros(_UNITS), inner)
        back = net.numbers.integers(2, _UNITS, low=-1, high=1)
        back[:, : _UNITS // 2] = np.abs(back[:, : _UNITS // 2])  # one half above 0, the other not
        back[:, _UNITS // 2 :] = -np.abs(back[:, _UNITS // 2 :])
        yield wide.layer("FULLY_CONNECTED", back, [0.5, -1.0], outer)


@_WIDE_LAYERS("FULLY_CONNECTED", "sums")
def _long_sums(net: Net) -> Iterator[Term]:
    """Sums of many products may be computed in parts; halves and quarters have opposite signs."""
    quarters = np.array([[-1, -1, 2, 2], [2, 2, -1, -1], [-1, 2, -1, 2]])
    taps = np.repeat(quarters, _PRODUCTS // 4, axis=1) * (np.arange(_PRODUCTS) % 7 == 3)
    x = net.given(np.resize([1.0, 0.5, 1.5, 2.0, 0.5], (1, _PRODUCTS)))
    image = x.reshape(1, 1, 1, _PRODUCTS)
    for activation in (NONE, RELU, RELU1, RELU6):
        weights = net.weights(taps, [0.5, -0.5, 1.0])
        yield x.to("FULLY_CONNECTED", *weights, activation)
        filters = net.weights(taps.reshape(3, 1, 1, -1), [0.5, -0.5, 1.0])
        yield image.to("CONV_2D", *filters, VALID, 1, 1, activation)


def _dilated(operation: str, net: Net) -> Iterator[Term]:
    """Dilated filters of whole blocks of channels."""
    return _convolved(operation, True, net)


_CHANNEL_BLOCKS.each((*FILTERED, "TRANSPOSE_CONV_2D", "MAX_POOL_2D"), "plain")(_plain)
_CHANNEL_BLOCKS.each(FILTERED[:2], "dilated")(_dilated)
_CHANNEL_BLOCKS("GROUPED_CONV_2D", "groups")(_in_groups)
_CHANNEL_BLOCKS("FULLY_CONNECTED", "rows")(_connected)
_CHANNEL_BLOCKS("FULLY_CONNECTED", "images")(_flattened)
_CHANNEL_BLOCKS.each(("AVERAGE_POOL_2D", "L2_POOL_2D"), "plain", REAL)(_plain)
_CHANNEL_BLOCKS("BATCH_MATMUL", "rows", REAL)(_multiplied)
_CHANNEL_BLOCKS("RNN", "cells", REAL)(_steps)
_CHANNEL_BLOCKS("SVDF", "cells", REAL)(_memories)
_CHANNEL_BLOCKS("LSTM", "cells", REAL)(_gates)
