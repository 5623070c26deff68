"""Images with channels first, among operations that know no layout, and with long rows.

Who computes with channels last turns axes, places, shapes and constants with the data. With
channels first the columns lie side by side in memory, so kernels take many of them at a time: what
is left of a row needs a path of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import numpy as np

from corpus.arguments import NONE, SAME, VALID
from corpus.language import Argument
from corpus.patterns._patterns import REAL, Patterns
from corpus.terms import Net, Term, without_activation
from corpus.types import F32, I32

_FIRST_LAYOUT: Final = Patterns(
    "channels_first", "images with channels first, and what knows no layout"
)
_LONG_ROWS: Final = Patterns("long_rows", "long rows, channels first")
_FIRST, _LAST = True, False

_SHAPE: Final = (1, 2, 3, 4)
"""Of each image: no two sides are alike."""

_ACROSS: Final = np.array(
    [[2, -1], [1, 0], [0, 1], [-1, 1], [0, 1], [-2, 0], [1, 1], [1, -1]]
).reshape(2, 2, 2, 2)
"""Taps of filters that read all channels."""

_ALONE: Final = np.array([2, -1, 1, 1, 0, 1, -1, 1])
"""Channels of filters that read one each."""

_BIAS: Final = (0.5, -1.0)
_Layer = Callable[[Net, Term], Term]


def _column(net: Net, count: int) -> Term:
    """A number for each channel."""
    values = np.arange(1, count + 1).reshape(count, 1, 1) * 0.5
    return net.constant(values * [-1.0] ** np.arange(count).reshape(count, 1, 1))


def _before(layer: _Layer, net: Net) -> list[Term]:
    """A result in NCHW is read by operations without a layout: axes, shapes and constants must be
    converted with it.

    Each reader has a layer of its own.
    """

    def made() -> Term:
        return layer(net, net.few(*_SHAPE))

    count, height, width = _SHAPE[1:]
    taps = np.resize([1, 0, -1, 0, 0], (2, count * height * width))
    parts = made().split(1, count)
    pooled = made().to("MAX_POOL_2D", VALID, 1, 1, 2, 2, NONE, _FIRST)
    shown = [
        made().reshape(1, count * height * width),
        made().reshape(count * width, height),
        made().relu().reshape(1, -1),
        (made() + made()).reshape(height, -1),
        pooled.reshape(-1, 2),
        made().layer("FULLY_CONNECTED", taps, [1.0, -2.0], NONE),
        net.concat(made(), net.few(*_SHAPE), axis=1),
        net.concat(made(), made(), axis=3),
        made() + _column(net, count),
        made() + [0.5, 1.0, -1.5, 2.0],
        made() + net.few(*_SHAPE),
        made().transpose(0, 2, 3, 1),
        made().transpose(0, 1, 3, 2),
        made().over("REDUCE_MAX", 1),
        made().over("REDUCE_MAX", 2, 3, keep=True),
        made().slice([0, 1, 0, 1], [1, 1, 3, 2]),
        made().place("ARGMAX", 1),
        made().pad([0, 0], [1, 0], [0, 0], [0, 1]),
        made().to("MAX_POOL_2D", VALID, 1, 1, 2, 2, NONE, _LAST),
        *parts[::-1],
    ]
    return [*shown, made().to("SOFTMAX", 1.0, 1)] if net.is_real else shown


def _behind(layer: _Layer, net: Net) -> list[Term]:
    """Operations without a layout make an image in NCHW."""
    count, height, width = _SHAPE[1:]
    last = net.few(1, height, width, count)
    pair = net.few(1, 2 * count, height, width)
    first, second = pair.split(1, 2)
    sources = [
        net.few(count * width, height).reshape(*_SHAPE),
        net.few(1, height, width, count).reshape(*_SHAPE),
        last.transpose(0, 3, 1, 2),
        net.few(1, width, height, count).transpose(0, 3, 2, 1),
        net.concat(*(net.few(1, 1, height, width) for _ in range(count)), axis=1),
        net.few(*_SHAPE) - _column(net, count),
        pair.slice([0, 1, 0, 0], _SHAPE),
        net.few(1, 3, 4, 4).to("MAX_POOL_2D", VALID, 1, 1, 1, 2, NONE, _LAST),
        net.few(1, 1, 3, 2).pad([0, 0], [1, 0], [0, 0], [1, 1]),
        second,
        first,
    ]
    return [layer(net, source) for source in sources]


def _depthwise(net: Net, x: Term) -> Term:
    arguments = net.weights(_ALONE.reshape(1, 2, 2, 2), _BIAS)
    return x.to("DEPTHWISE_CONV_2D", *arguments, SAME, 1, 1, 1, NONE, _FIRST)


def _grouped(net: Net, x: Term) -> Term:
    arguments = net.weights(_ALONE.reshape(2, 2, 2, 1), _BIAS)
    return x.to("GROUPED_CONV_2D", *arguments, SAME, 1, 1, 2, NONE, _FIRST)


def _transposed(net: Net, x: Term) -> Term:
    arguments = net.weights(_ACROSS, _BIAS)
    return x.to("TRANSPOSE_CONV_2D", *arguments, 1, 0, 0, 1, 1, 1, NONE, _FIRST)


def _pooled(operation: str, net: Net, x: Term) -> Term:
    return net(operation, x, SAME, 1, 1, 3, 2, NONE, _FIRST)


def _resized(operation: str, net: Net, x: Term) -> Term:
    """To twice the sides, and one in two of these."""
    double = net(operation, x, 2 * _SHAPE[3], 2 * _SHAPE[2], _FIRST)
    return double.to("MAX_POOL_2D", VALID, 2, 2, 1, 1, NONE, _FIRST)


def _blocks_to_depth(net: Net, x: Term) -> Term:
    """Of a larger image, so that what comes out has the sides of the others."""
    large = x.to("RESIZE_NEAREST_NEIGHBOR", 2 * _SHAPE[3], 2 * _SHAPE[2], _FIRST)
    moved = large + (np.arange(8) * 0.5)
    deep = moved.to("SPACE_TO_DEPTH", 2, _FIRST)
    begin, size = net.integers(0, 3, 0, 0), net.integers(*_SHAPE)
    return deep.slice(begin, size)


def _depth_to_blocks(net: Net, x: Term) -> Term:
    deep = net.concat(*[x] * 4, axis=1)
    moved = deep + _column(net, 8)
    wide = moved.to("DEPTH_TO_SPACE", 2, _FIRST)
    return wide.slice([0, 0, 2, 1], _SHAPE)


def _batches_of_blocks(net: Net, x: Term) -> Term:
    """Of an image that is twice as wide: each second column is another image."""
    wide = x.to("RESIZE_NEAREST_NEIGHBOR", 2 * _SHAPE[3], _SHAPE[2], _FIRST)
    moved = wide + (np.arange(8) * 0.5)
    none = net.constant(np.zeros((2, 2)), I32)
    batches = moved.to("SPACE_TO_BATCH_ND", net.integers(1, 2), none, _FIRST)
    return batches.slice([1, 0, 0, 0], _SHAPE)


def _blocks_of_batches(net: Net, x: Term) -> Term:
    other = x + _column(net, _SHAPE[1])
    batches = net.concat(x, other, axis=0)
    wide = batches.to("BATCH_TO_SPACE_ND", net.integers(1, 2), _FIRST)
    return wide.slice([0, 0, 0, 1], _SHAPE)


def _regions(net: Net, x: Term) -> list[Argument]:
    """Up to the layout: one region, of all rows and columns but one."""
    _, _, height, width = _SHAPE
    region = net.constant([[1.0, 1.0, width, height]], F32)
    return [x, region, net.integers(0), height, width, 1.0, 1.0]


_ANY: Final[dict[str, _Layer]] = {
    "CONV_2D": lambda net, x: x.layer("CONV_2D", _ACROSS, _BIAS, SAME, 1, 1, NONE, _FIRST),
    "DEPTHWISE_CONV_2D": _depthwise,
    "GROUPED_CONV_2D": _grouped,
    "TRANSPOSE_CONV_2D": _transposed,
    "MAX_POOL_2D": partial(_pooled, "MAX_POOL_2D"),
    "RESIZE_NEAREST_NEIGHBOR": partial(_resized, "RESIZE_NEAREST_NEIGHBOR"),
    "SPACE_TO_DEPTH": _blocks_to_depth,
    "DEPTH_TO_SPACE": _depth_to_blocks,
    "SPACE_TO_BATCH_ND": _batches_of_blocks,
    "BATCH_TO_SPACE_ND": _blocks_of_batches,
}

_REAL: Final[dict[str, _Layer]] = {
    "AVERAGE_POOL_2D": partial(_pooled, "AVERAGE_POOL_2D"),
    "L2_POOL_2D": partial(_pooled, "L2_POOL_2D"),
    "RESIZE_BILINEAR": partial(_resized, "RESIZE_BILINEAR"),
    "ROI_ALIGN": lambda net, x: net("ROI_ALIGN", *_regions(net, x), 2, 2, _FIRST),
    "ROI_POOLING": lambda net, x: net("ROI_POOLING", *_regions(net, x), _FIRST),
    "INSTANCE_NORMALIZATION": lambda net, x: x.to("INSTANCE_NORMALIZATION", 2.0, 0.5, 4.0, _FIRST),
}
"""Operations whose results are no codes."""

_ROW_FIRST: Final = True
_PERIOD: Final = 11

_SHAPES: Final = ((1, 2, 3, 37), (2, 2, 2, 19), (1, 2, 1, 131))
"""Batches, channels, rows and columns."""

_CHANNELS: Final = 2
_UNITS: Final = 2

_EVEN: Final = ((1, 4, 2, 38), (1, 4, 4, 70))
"""Of rows and columns in pairs, and channels of two times two."""

_Builder = Callable[[Net], list[Term]]
_Rows = Callable[[Net, Term], list[Term]]


def _long_image(net: Net, shape: Sequence[int]) -> Term:
    """Numbers that repeat themselves after a prime number of elements."""
    return net.given(np.resize(net.apart_values(_PERIOD, most=8), shape))


def _each(layer: _Rows) -> _Builder:
    return lambda net: [shown for shape in _SHAPES for shown in layer(net, _long_image(net, shape))]


def _taps(net: Net, *shape: int) -> list[Term]:
    return net.weights(net.numbers.integers(*shape, low=-2, high=2), _BIAS)


def _convolved(net: Net, x: Term) -> list[Term]:
    """With padding, with strides, and dilated."""
    square, row = (_UNITS, 3, 3, _CHANNELS), (_UNITS, 1, 3, _CHANNELS)
    return [
        x.to("CONV_2D", *_taps(net, *square), SAME, 1, 1, NONE, _ROW_FIRST),
        x.to("CONV_2D", *_taps(net, *row), VALID, 2, 1, NONE, _ROW_FIRST),
        x.to("CONV_2D", *_taps(net, *square), SAME, 1, 1, NONE, _ROW_FIRST, 2, 1),
    ]


def _long_depthwise(net: Net, x: Term) -> list[Term]:
    square, row = (1, 3, 3, _CHANNELS), (1, 1, 3, _CHANNELS)
    return [
        x.to("DEPTHWISE_CONV_2D", *_taps(net, *square), SAME, 1, 1, 1, NONE, _ROW_FIRST),
        x.to("DEPTHWISE_CONV_2D", *_taps(net, *row), VALID, 2, 1, 1, NONE, _ROW_FIRST),
        x.to("DEPTHWISE_CONV_2D", *_taps(net, *square), SAME, 1, 1, 1, NONE, _ROW_FIRST, 2, 1),
    ]


def _long_grouped(net: Net, x: Term) -> list[Term]:
    square, row = (_UNITS, 3, 3, 1), (_UNITS, 1, 3, 1)
    return [
        x.to("GROUPED_CONV_2D", *_taps(net, *square), SAME, 1, 1, 2, NONE, _ROW_FIRST),
        x.to("GROUPED_CONV_2D", *_taps(net, *row), VALID, 2, 1, 2, NONE, _ROW_FIRST),
    ]


def _transposed_back(net: Net, x: Term) -> list[Term]:
    """To twice the columns, and to as many."""
    filters = (_UNITS, 1, 3, _CHANNELS)
    return [
        x.to("TRANSPOSE_CONV_2D", *_taps(net, *filters), *padding, NONE, _ROW_FIRST)
        for padding in ([0, 1, 0, 0, 2, 1], [1, 1, 0, 0, 1, 1])
    ]


def _long_pooled(operation: str) -> _Builder:
    return _each(
        lambda net, x: [
            net(operation, x, SAME, 1, 1, 3, 3, NONE, _ROW_FIRST),
            net(operation, x, VALID, 2, 1, 2, 1, NONE, _ROW_FIRST),
            net(operation, x, 2, 0, 0, 0, 1, 1, 3, 1, NONE, _ROW_FIRST),
        ]
    )


def _long_resized(operation: str) -> _Builder:
    """Of one row to fewer columns and to more, with each way to align them."""

    def build(net: Net) -> list[Term]:
        shown = []
        for columns, wanted in ((37, 23), (19, 57)):
            for ways in ((False, False), (True, False), (False, True)):
                x = _long_image(net, (1, _CHANNELS, 1, columns))
                shown.append(net(operation, x, wanted, 1, _ROW_FIRST, *ways))
        return shown

    return build


def _of_pairs(build: Callable[[Net, Term], Term]) -> _Builder:
    return lambda net: [build(net, _long_image(net, shape)) for shape in _EVEN]


def _to_batches(net: Net, x: Term) -> Term:
    none = net.constant(np.zeros((2, 2)), I32)
    return x.to("SPACE_TO_BATCH_ND", net.integers(1, 2), none, _ROW_FIRST)


def _from_batches(net: Net) -> list[Term]:
    images = [_long_image(net, (4, _CHANNELS, 1, columns)) for columns in (19, 35)]
    return [x.to("BATCH_TO_SPACE_ND", net.integers(2, 2), _ROW_FIRST) for x in images]


def _by_channel(operation: str) -> _Builder:
    """Another number for each channel."""
    return _each(
        lambda net, x: [
            net(
                operation,
                x,
                net.constant([[[2.0]], [[-1.0]]]),
                *without_activation(operation),
            )
        ]
    )


def _along(operation: str, *rest: Argument) -> _Builder:
    """Over the channels of each pixel."""
    return _each(lambda net, x: [net(operation, x, *rest, 1)])


def _over(operation: str, axes: Sequence[int]) -> _Builder:
    return _each(lambda net, x: [net(operation, x, net.integers(*axes), False)])


def _long_regions(operation: str, samples: Sequence[int]) -> _Builder:
    def layer(net: Net, x: Term) -> list[Term]:
        """Beyond the first vector of each row."""
        region = net.constant([[17.0, 0.0, 19.0, 1.0]], F32)
        return [net(operation, x, region, net.integers(0), 1, 2, 1.0, 1.0, *samples, _ROW_FIRST)]

    return _each(layer)


_ROW_ANY: Final[dict[str, _Builder]] = {
    "CONV_2D": _each(_convolved),
    "DEPTHWISE_CONV_2D": _each(_long_depthwise),
    "GROUPED_CONV_2D": _each(_long_grouped),
    "TRANSPOSE_CONV_2D": _each(_transposed_back),
    "MAX_POOL_2D": _long_pooled("MAX_POOL_2D"),
    "RESIZE_NEAREST_NEIGHBOR": _long_resized("RESIZE_NEAREST_NEIGHBOR"),
    "SPACE_TO_DEPTH": _of_pairs(lambda net, x: x.to("SPACE_TO_DEPTH", 2, _ROW_FIRST)),
    "DEPTH_TO_SPACE": _of_pairs(lambda net, x: x.to("DEPTH_TO_SPACE", 2, _ROW_FIRST)),
    "SPACE_TO_BATCH_ND": _of_pairs(_to_batches),
    "BATCH_TO_SPACE_ND": _from_batches,
    **{name: _by_channel(name) for name in ("ADD", "SUB", "MAXIMUM", "PRELU")},
    **{name: _over(name, [1]) for name in ("REDUCE_MAX", "REDUCE_MIN")},
}

_ROW_REAL: Final[dict[str, _Builder]] = {
    "RESIZE_BILINEAR": _long_resized("RESIZE_BILINEAR"),
    "AVERAGE_POOL_2D": _long_pooled("AVERAGE_POOL_2D"),
    "L2_POOL_2D": _long_pooled("L2_POOL_2D"),
    "MUL": _by_channel("MUL"),
    "DIV": _by_channel("DIV"),
    "REDUCE_SUM": _over("REDUCE_SUM", [1]),
    "INSTANCE_NORMALIZATION": _each(
        lambda net, x: [x.to("INSTANCE_NORMALIZATION", 2.0, 0.5, 4.0, _ROW_FIRST)]
    ),
    "SOFTMAX": _along("SOFTMAX", 1.0),
    "LOG_SOFTMAX": _along("LOG_SOFTMAX", 1.0),
    "L2_NORMALIZATION": _along("L2_NORMALIZATION"),
    "LOCAL_RESPONSE_NORMALIZATION": _along("LOCAL_RESPONSE_NORMALIZATION", 1, 1.0, 0.25, 0.5),
    "ROI_ALIGN": _long_regions("ROI_ALIGN", (1, 2)),
    "ROI_POOLING": _long_regions("ROI_POOLING", ()),
}
"""Operations whose results are no codes, or which codes leave in doubt."""


_FIRST_LAYOUT.of(_ANY, "before")(_before)
_FIRST_LAYOUT.of(_REAL, "before", REAL)(_before)
_FIRST_LAYOUT.of(_ANY, "behind")(_behind)
_FIRST_LAYOUT.of(_REAL, "behind", REAL)(_behind)


@_LONG_ROWS.of(_ROW_ANY, "rows")
@_LONG_ROWS.of(_ROW_REAL, "rows", REAL)
def _rows(build: _Builder, net: Net) -> list[Term]:
    """Rows leave a remainder behind whole vectors, and the next row begins there."""
    return build(net)
