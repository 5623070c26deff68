"""Images with channels first, among operations that know no layout, and with long rows.

Who computes with channels last turns axes, places, shapes and constants with the data. With
channels first the columns lie side by side in memory, so kernels take many of them at a time: what
is left of a row needs a path of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import numpy as np

from corpus.arguments import NONE, SAME, VALID, behind_bias, filter_shape
from corpus.language import Argument, Array
from corpus.patterns._patterns import REAL, Builder, Patterns, Unary
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


def _column(net: Net, count: int) -> Term:
    """A number for each channel."""
    values = np.arange(1, count + 1).reshape(count, 1, 1) * 0.5
    return net.constant(values * [-1.0] ** np.arange(count).reshape(count, 1, 1))


def _before(layer: Unary, net: Net) -> list[Term]:
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


def _behind(layer: Unary, net: Net) -> list[Term]:
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


def _filtered(operation: str, taps: Array, padding: int | Sequence[int] = SAME) -> Unary:
    rest = behind_bias(operation, padding, first=_FIRST)
    return lambda net, x: x.layer(operation, taps, _BIAS, *rest)


def _pooled(operation: str) -> Unary:
    return lambda net, x: net(operation, x, SAME, 1, 1, 3, 2, NONE, _FIRST)


def _resized(operation: str) -> Unary:
    """To twice the sides, and one in two of these."""
    return lambda net, x: net(operation, x, 2 * _SHAPE[3], 2 * _SHAPE[2], _FIRST).to(
        "MAX_POOL_2D", VALID, 2, 2, 1, 1, NONE, _FIRST
    )


def _blocks_to_depth(net: Net, x: Term) -> Term:
    """Of a larger image, so that what comes out has the sides of the others."""
    large = x.to("RESIZE_NEAREST_NEIGHBOR", 2 * _SHAPE[3], 2 * _SHAPE[2], _FIRST)
    deep = (large + (np.arange(8) * 0.5)).to("SPACE_TO_DEPTH", 2, _FIRST)
    return deep.slice(net.integers(0, 3, 0, 0), net.integers(*_SHAPE))


def _depth_to_blocks(net: Net, x: Term) -> Term:
    moved = net.concat(*[x] * 4, axis=1) + _column(net, 8)
    return moved.to("DEPTH_TO_SPACE", 2, _FIRST).slice([0, 0, 2, 1], _SHAPE)


def _batches_of_blocks(net: Net, x: Term) -> Term:
    """Of an image that is twice as wide: each second column is another image."""
    wide = x.to("RESIZE_NEAREST_NEIGHBOR", 2 * _SHAPE[3], _SHAPE[2], _FIRST)
    return _to_batches(net, wide + (np.arange(8) * 0.5)).slice([1, 0, 0, 0], _SHAPE)


def _to_batches(net: Net, x: Term) -> Term:
    none = net.constant(np.zeros((2, 2)), I32)
    return x.to("SPACE_TO_BATCH_ND", net.integers(1, 2), none, _FIRST)


def _blocks_of_batches(net: Net, x: Term) -> Term:
    batches = net.concat(x, x + _column(net, _SHAPE[1]), axis=0)
    wide = batches.to("BATCH_TO_SPACE_ND", net.integers(1, 2), _FIRST)
    return wide.slice([0, 0, 0, 1], _SHAPE)


def _region(operation: str, *samples: int) -> Unary:
    """One region, of all rows and columns but one."""
    _, _, height, width = _SHAPE
    return lambda net, x: x.to(
        operation,
        net.constant([[1.0, 1.0, width, height]], F32),
        *(net.integers(0), height, width, 1.0, 1.0, *samples, _FIRST),
    )


_ANY: Final[dict[str, Unary]] = {
    "CONV_2D": _filtered("CONV_2D", _ACROSS),
    "DEPTHWISE_CONV_2D": _filtered("DEPTHWISE_CONV_2D", _ALONE.reshape(1, 2, 2, 2)),
    "GROUPED_CONV_2D": _filtered("GROUPED_CONV_2D", _ALONE.reshape(2, 2, 2, 1)),
    "TRANSPOSE_CONV_2D": _filtered("TRANSPOSE_CONV_2D", _ACROSS, [1, 0, 0, 1]),
    "MAX_POOL_2D": _pooled("MAX_POOL_2D"),
    "RESIZE_NEAREST_NEIGHBOR": _resized("RESIZE_NEAREST_NEIGHBOR"),
    "SPACE_TO_DEPTH": _blocks_to_depth,
    "DEPTH_TO_SPACE": _depth_to_blocks,
    "SPACE_TO_BATCH_ND": _batches_of_blocks,
    "BATCH_TO_SPACE_ND": _blocks_of_batches,
}

_REAL: Final[dict[str, Unary]] = {
    **{name: _pooled(name) for name in ("AVERAGE_POOL_2D", "L2_POOL_2D")},
    "RESIZE_BILINEAR": _resized("RESIZE_BILINEAR"),
    "ROI_ALIGN": _region("ROI_ALIGN", 2, 2),
    "ROI_POOLING": _region("ROI_POOLING"),
    "INSTANCE_NORMALIZATION": lambda net, x: x.to("INSTANCE_NORMALIZATION", 2.0, 0.5, 4.0, _FIRST),
}
"""Operations whose results are no codes."""

_PERIOD: Final = 11

_SHAPES: Final = ((1, 2, 3, 37), (2, 2, 2, 19), (1, 2, 1, 131))
"""Batches, channels, rows and columns."""

_CHANNELS: Final = 2

_EVEN: Final = ((1, 4, 2, 38), (1, 4, 4, 70))
"""Of rows and columns in pairs, and channels of two times two."""

_IN_BATCHES: Final = ((4, _CHANNELS, 1, 19), (4, _CHANNELS, 1, 35))


def _long_image(net: Net, shape: Sequence[int]) -> Term:
    """Numbers that repeat themselves after a prime number of elements."""
    return net.given(np.resize(net.apart_values(_PERIOD, most=8), shape))


def _each(layer: Unary, shapes: Sequence[Sequence[int]] = _SHAPES) -> Builder:
    return lambda net: [layer(net, _long_image(net, shape)) for shape in shapes]


def _several(operation: str, *rests: Sequence[Argument], filters: Any = ()) -> Builder:
    """An operation on each image, with each of ``rests`` behind weights of their own, if any."""

    def layer(net: Net, x: Term, number: int) -> Term:
        taps = net.numbers.integers(*filters[number], low=-2, high=2) if filters else None
        weights = [] if taps is None else net.weights(taps, _BIAS)
        return x.to(operation, *weights, *rests[number])

    def build(net: Net) -> list[Term]:
        images = (_long_image(net, shape) for shape in _SHAPES)
        return [layer(net, x, number) for x in images for number in range(len(rests))]

    return build


def _long_filtered(operation: str) -> Builder:
    """Layers with padding, with strides, and dilated, if they can be."""
    filters = [filter_shape(operation, size, _CHANNELS, 2) for size in ((3, 3), (1, 3))]
    plain = behind_bias(operation, SAME, first=_FIRST)
    rests = [plain, behind_bias(operation, VALID, strides=(2, 1), first=_FIRST), [*plain, 2, 1]]
    rests = rests[:2] if operation == "GROUPED_CONV_2D" else rests
    return _several(operation, *rests, filters=[*filters, filters[0]])


def _long_pooled(operation: str) -> Builder:
    return _several(
        operation,
        [SAME, 1, 1, 3, 3, NONE, _FIRST],
        [VALID, 2, 1, 2, 1, NONE, _FIRST],
        [2, 0, 0, 0, 1, 1, 3, 1, NONE, _FIRST],
    )


def _long_resized(operation: str) -> Builder:
    """Resizes of one row to fewer columns and to more, with each way to align them."""
    return lambda net: [
        _long_image(net, (1, _CHANNELS, 1, columns)).to(operation, wanted, 1, _FIRST, *ways)
        for columns, wanted in ((37, 23), (19, 57))
        for ways in ((False, False), (True, False), (False, True))
    ]


def _by_channel(operation: str) -> Builder:
    """Another number for each channel."""
    rest = without_activation(operation)
    return _each(lambda net, x: x.to(operation, net.constant([[[2.0]], [[-1.0]]]), *rest))


def _along(operation: str, *rest: Argument) -> Builder:
    """Over the channels of each pixel."""
    return _each(lambda net, x: x.to(operation, *rest, 1))


def _over(operation: str) -> Builder:
    return _each(lambda net, x: x.over(operation, 1))


def _long_region(operation: str, *samples: int) -> Builder:
    """Beyond the first vector of each row."""
    return _each(
        lambda net, x: x.to(
            operation,
            net.constant([[17.0, 0.0, 19.0, 1.0]], F32),
            *(net.integers(0), 1, 2, 1.0, 1.0, *samples, _FIRST),
        )
    )


_ROW_ANY: Final[dict[str, Builder]] = {
    **{name: _long_filtered(name) for name in ("CONV_2D", "DEPTHWISE_CONV_2D", "GROUPED_CONV_2D")},
    # To twice the columns, and to as many.
    "TRANSPOSE_CONV_2D": _several(
        "TRANSPOSE_CONV_2D",
        [0, 1, 0, 0, 2, 1, NONE, _FIRST],
        [1, 1, 0, 0, 1, 1, NONE, _FIRST],
        filters=[(2, 1, 3, _CHANNELS)] * 2,
    ),
    "MAX_POOL_2D": _long_pooled("MAX_POOL_2D"),
    "RESIZE_NEAREST_NEIGHBOR": _long_resized("RESIZE_NEAREST_NEIGHBOR"),
    "SPACE_TO_DEPTH": _each(lambda net, x: x.to("SPACE_TO_DEPTH", 2, _FIRST), _EVEN),
    "DEPTH_TO_SPACE": _each(lambda net, x: x.to("DEPTH_TO_SPACE", 2, _FIRST), _EVEN),
    "SPACE_TO_BATCH_ND": _each(_to_batches, _EVEN),
    "BATCH_TO_SPACE_ND": lambda net: [
        x.to("BATCH_TO_SPACE_ND", net.integers(2, 2), _FIRST)
        for x in [_long_image(net, shape) for shape in _IN_BATCHES]
    ],
    **{name: _by_channel(name) for name in ("ADD", "SUB", "MAXIMUM", "PRELU")},
    **{name: _over(name) for name in ("REDUCE_MAX", "REDUCE_MIN")},
}

_ROW_REAL: Final[dict[str, Builder]] = {
    "RESIZE_BILINEAR": _long_resized("RESIZE_BILINEAR"),
    **{name: _long_pooled(name) for name in ("AVERAGE_POOL_2D", "L2_POOL_2D")},
    **{name: _by_channel(name) for name in ("MUL", "DIV")},
    "REDUCE_SUM": _over("REDUCE_SUM"),
    "INSTANCE_NORMALIZATION": _several("INSTANCE_NORMALIZATION", [2.0, 0.5, 4.0, _FIRST]),
    "SOFTMAX": _along("SOFTMAX", 1.0),
    "LOG_SOFTMAX": _along("LOG_SOFTMAX", 1.0),
    "L2_NORMALIZATION": _along("L2_NORMALIZATION"),
    "LOCAL_RESPONSE_NORMALIZATION": _along("LOCAL_RESPONSE_NORMALIZATION", 1, 1.0, 0.25, 0.5),
    "ROI_ALIGN": _long_region("ROI_ALIGN", 1, 2),
    "ROI_POOLING": _long_region("ROI_POOLING"),
}
"""Operations whose results are no codes, or which codes leave in doubt."""


_FIRST_LAYOUT.of(_ANY, "before")(_before)
_FIRST_LAYOUT.of(_REAL, "before", REAL)(_before)
_FIRST_LAYOUT.of(_ANY, "behind")(_behind)
_FIRST_LAYOUT.of(_REAL, "behind", REAL)(_behind)


@_LONG_ROWS.of(_ROW_ANY, "rows")
@_LONG_ROWS.of(_ROW_REAL, "rows", REAL)
def _rows(build: Builder, net: Net) -> Iterable[Term]:
    """Rows leave a remainder behind whole vectors, and the next row begins there."""
    return build(net)
