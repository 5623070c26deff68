"""Images of more than 32, 64 and 128 channels whose last block is not full; and many images.

Who computes 32 channels at a time, or as many as a register, a lane or a memory takes, has whole
blocks before the rest, and starts each of them anew. The same goes for images that are computed
four or eight at a time. The data repeat themselves after a prime number of elements, so that the
specs are short; no block is equal to the next.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

import numpy as np

from corpus.arguments import NONE, VALID, behind_bias
from corpus.language import Argument, Array
from corpus.patterns._patterns import BOTH, REAL, WITH_SIGNED, Patterns
from corpus.terms import Net, Term, without_activation
from corpus.types import BOOL8, F32, I32

_CHANNELS: Final = Patterns("many_channels", "more channels than a block has")
_BATCHES: Final = Patterns("many_images", "many images")
_PERIOD: Final = 61

_FEW: Final = 2
"""Channels of an image that many are made of."""


class _Images(NamedTuple):
    """Of so many channels, which come first or last."""

    channels: int
    groups: int
    """Into which the channels can be divided."""
    first: bool
    images: int = 1


_MANY_CHANNELS: Final = (
    _Images(48, 48, False),
    _Images(40, 2, True),
    _Images(80, 5, True),
    _Images(129, 3, False),
)

_MANY_IMAGES: Final = (_Images(3, 3, False, images=5), _Images(4, 2, True, images=9))


class _Data:
    """Images of one kind, of numbers that repeat themselves, from another one on each time."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self._values = net.apart_values(_PERIOD, most=8)
        self._taps = net.numbers.integers(_PERIOD, low=-2, high=2)
        self._taps[np.arange(_PERIOD) % 3 == 1] = 0
        self._distinct = net.numbers.distinct(_PERIOD, low=-40, high=40) / 2
        self._count = 0

    def use(self, kind: _Images) -> None:
        """Make images of this ``kind`` from now on."""
        self.channels, self.groups, self.first, self.images = kind
        self.axis, self.columns = (1, 3) if self.first else (3, 2)

    def _rolled(self, values: Array, shape: Sequence[int]) -> Array:
        self._count += 7
        return np.resize(np.roll(values, self._count), shape)

    def shape(self, height: int, width: int, channels: int = 0) -> tuple[int, ...]:
        """Shape of an image, with other ``channels`` if some are given."""
        return tuple(self.places(channels or self.channels, (self.images, height, width)))

    def places(self, channels: int, others: Sequence[int]) -> list[int]:
        """A number for each dimension; ``others`` of images, rows and columns."""
        first, *sides = others
        return [first, channels, *sides] if self.first else [first, *sides, channels]

    def image(self, height: int, width: int, channels: int = 0) -> Term:
        return self.given(*self.shape(height, width, channels))

    def given(self, *shape: int) -> Term:
        return self.net.given(self._rolled(self._values, shape))

    def distinct(self, *shape: int) -> Term:
        """None of which is equal to one of the next."""
        return self.net.given(self._rolled(self._distinct, shape))

    def by_channel(self) -> Array:
        """A number for each channel."""
        return self._rolled(self._values, (self.channels, 1, 1) if self.first else (self.channels,))

    def weighted(self, *shape: int, units: int) -> list[Term]:
        """Taps and biases."""
        bias = np.resize([0.5, -1.5, 2.0, -0.5, 1.0], units)
        return self.net.weights(self._rolled(self._taps, shape), bias)

    def sides(self, axis: int, before: int, behind: int) -> Term:
        """Padding on both sides of ``axis``."""
        paddings = np.zeros((4, 2))
        paddings[axis] = before, behind
        return self.net.constant(paddings, I32)


_Layer = Callable[[_Data], Term | Sequence[Term]]


def _each(kinds: Sequence[_Images], layer: _Layer, net: Net) -> Iterator[Term]:
    data = _Data(net)
    for kind in kinds:
        data.use(kind)
        made = layer(data)
        yield from [made] if isinstance(made, Term) else made


def _of_images(operation: str, width: int, *rest: Argument) -> _Layer:
    """Of images of one row; the layout is the last argument."""
    return lambda data: data.image(1, width).to(operation, *rest, data.first)


def _pooled(operation: str) -> _Layer:
    return _of_images(operation, 3, VALID, 1, 1, 2, 1, NONE)


def _convolved(operation: str, width: int, padding: int | Sequence[int]) -> _Layer:
    """Of the channels, and to them."""

    def layer(data: _Data) -> list[Term]:
        units, rest = data.channels, behind_bias(operation, padding, first=data.first)
        of_many = data.image(1, width), *data.weighted(3, 1, 2, units, units=3)
        to_many = data.image(1, width - 1, _FEW), *data.weighted(units, 1, 2, _FEW, units=units)
        return [data.net(operation, *each, *rest) for each in (of_many, to_many)]

    return layer


def _filtered(operation: str) -> _Layer:
    """Layers with one and with two filters a channel, or in groups."""

    def layer(data: _Data) -> Term:
        factor, units, shape = data.groups, data.channels, (data.channels, 1, 2)
        if operation == "DEPTHWISE_CONV_2D":
            factor = 1 + data.channels % 2
            units = data.channels * factor
            shape = (1, 1, 2)
        last = units if operation == "DEPTHWISE_CONV_2D" else units // factor
        x, filters = data.image(1, 2), (*shape, last)
        rest = behind_bias(operation, factor=factor, first=data.first)
        return x.to(operation, *data.weighted(*filters, units=units), *rest)

    return layer


def _padded(operation: str, *rest: float) -> _Layer:
    """Before the columns; with channels first these are in the middle of each row."""

    def layer(data: _Data) -> Term:
        more = [data.net.number(value) for value in rest]
        return data.image(1, 2).to(operation, data.sides(data.columns, 1, 0), *more)

    return layer


def _seen(operation: str) -> _Layer:
    """Over the columns of each channel."""
    if operation.startswith("ARG"):
        return lambda data: data.distinct(*data.shape(1, 3)).place(operation, data.columns)
    return lambda data: data.image(1, 3).over(operation, data.columns)


def _by_channel(operation: str) -> _Layer:
    """Another number for each channel."""
    return lambda data: data.image(1, 2).to(
        operation, data.net.constant(data.by_channel()), *without_activation(operation)
    )


def _compared(operation: str) -> _Layer:
    return lambda data: data.image(1, 2).to(operation, data.net.given(data.by_channel()))


def _selected(data: _Data) -> Term:
    shape = data.shape(1, 2)
    pair = data.given(*shape), data.given(*shape)
    drawn = data.net.numbers.integers(_PERIOD, low=0, high=1)
    return data.net("SELECT", data.net.given(np.resize(drawn, shape), BOOL8), *pair)


def _sizes(data: _Data) -> tuple[int, int]:
    """Sizes of a matrix product: from many numbers, or to many."""
    return (data.channels, 3) if data.first else (_FEW, data.channels)


def _connected(data: _Data) -> Term:
    inner, units = _sizes(data)
    x = data.given(2, inner)
    return x.to("FULLY_CONNECTED", *data.weighted(units, inner, units=units), NONE)


def _multiplied(data: _Data) -> Term:
    inner, columns = _sizes(data)
    return data.given(1, 2, inner).to("BATCH_MATMUL", data.given(1, inner, columns), False, False)


def _normalized(operation: str, *rest: Argument) -> _Layer:
    """Over the channels, which are the last dimension, or the second one."""
    return lambda data: data.image(1, 2).to(operation, *rest, data.axis)


def _regions(operation: str, *samples: int) -> _Layer:
    """One of the first image and one of the last."""

    def layer(data: _Data) -> Term:
        region = data.net.constant([[0.0, 0.0, 2.0, 1.0], [1.0, 0.0, 2.0, 1.0]], F32)
        x, owners = data.image(2, 3), data.net.integers(0, data.images - 1)
        return x.to(operation, region, owners, 1, 2, 1.0, 1.0, *samples, data.first)

    return layer


_ANY: Final[dict[str, _Layer]] = {
    "CONV_2D": _convolved("CONV_2D", 3, VALID),
    "TRANSPOSE_CONV_2D": _convolved("TRANSPOSE_CONV_2D", 2, [0, 0, 0, 0]),
    **{name: _filtered(name) for name in ("DEPTHWISE_CONV_2D", "GROUPED_CONV_2D")},
    "MAX_POOL_2D": _pooled("MAX_POOL_2D"),
    # From two columns to three.
    **{name: _of_images(name, 2, 3, 1) for name in ("RESIZE_BILINEAR", "RESIZE_NEAREST_NEIGHBOR")},
    "SPACE_TO_DEPTH": lambda data: data.image(2, 2).to("SPACE_TO_DEPTH", 2, data.first),
    "DEPTH_TO_SPACE": lambda data: data.image(1, 1, -(-data.channels // 4) * 4).to(
        "DEPTH_TO_SPACE", 2, data.first
    ),
    "SPACE_TO_BATCH_ND": lambda data: data.image(1, 2).to(
        "SPACE_TO_BATCH_ND",
        data.net.integers(1, 2),
        data.net.constant(np.zeros((2, 2)), I32),
        data.first,
    ),
    "BATCH_TO_SPACE_ND": lambda data: data.given(2 * data.images, *data.shape(1, 1)[1:]).to(
        "BATCH_TO_SPACE_ND", data.net.integers(1, 2), data.first
    ),
    "PAD": _padded("PAD"),
    "MIRROR_PAD": lambda data: data.image(1, 1).to("MIRROR_PAD", data.sides(data.axis, 2, 1), 0),
    "TRANSPOSE": lambda data: data.image(1, 2).transpose(
        *((0, 2, 3, 1) if data.first else (0, 3, 1, 2))
    ),
    "RESHAPE": lambda data: data.image(1, 2).reshape(
        *((data.channels, 2) if data.first else (2 * data.channels,))
    ),
    "CONCATENATION": lambda data: data.net.concat(
        *(data.image(1, 2, channels) for channels in (data.channels, 7)), axis=data.axis
    ),
    "SPLIT": lambda data: data.image(1, 1, 2 * data.channels).split(data.axis, 2),
    "SLICE": lambda data: data.image(1, 2).slice(
        data.net.integers(*data.places(5, (0, 0, 0))),
        data.net.integers(*data.places(data.channels - 6, (1, 1, 2))),
    ),
    # Every second channel.
    "STRIDED_SLICE": lambda data: data.image(1, 2).strided(
        data.net.integers(*data.places(1, (0, 0, 0))),
        data.net.integers(*data.places(data.channels, (1, 1, 2))),
        data.net.integers(*data.places(2, (1, 1, 1))),
    ),
    "GATHER": lambda data: data.image(1, 2).gather(
        data.axis, data.net.integers(32, 0, data.channels - 1, 31, data.channels - 2)
    ),
    "REVERSE": lambda data: data.image(1, 2).to("REVERSE", data.net.integers(data.axis)),
    "TILE": lambda data: data.image(1, 1).to("TILE", data.net.integers(*data.places(1, (1, 1, 2)))),
    "PACK": lambda data: data.net(
        "PACK", int(data.first), *(data.given(data.channels) for _ in range(2))
    ),
    "CHANNEL_SHUFFLE": lambda data: data.image(1, 2).to("CHANNEL_SHUFFLE", data.groups, data.axis),
    "SELECT": _selected,
    "FULLY_CONNECTED": _connected,
    "EMBEDDING_LOOKUP": lambda data: data.net(
        "EMBEDDING_LOOKUP", data.net.integers(2, 0), data.given(3, data.channels)
    ),
    **{name: _compared(name) for name in ("EQUAL", "LESS", "GREATER_EQUAL")},
    **{name: _by_channel(name) for name in ("ADD", "SUB", "MAXIMUM", "MINIMUM", "PRELU")},
    **{name: _seen(name) for name in ("MEAN", "REDUCE_MAX", "REDUCE_MIN", "ARGMAX", "ARGMIN")},
}

_OF_CODES: Final[dict[str, _Layer]] = {"PAD_V2": _padded("PAD_V2", 1.5)}
"""With scalars that are codes: nothing turns these into signed ones."""

_REAL: Final[dict[str, _Layer]] = {
    **{name: _pooled(name) for name in ("AVERAGE_POOL_2D", "L2_POOL_2D")},
    **{name: _by_channel(name) for name in ("MUL", "DIV")},
    **{name: _seen(name) for name in ("REDUCE_SUM", "REDUCE_PROD")},
    "INSTANCE_NORMALIZATION": _of_images("INSTANCE_NORMALIZATION", 3, 2.0, 0.5, 4.0),
    "L2_NORMALIZATION": _normalized("L2_NORMALIZATION"),
    "SOFTMAX": _normalized("SOFTMAX", 1.0),
    "LOG_SOFTMAX": _normalized("LOG_SOFTMAX", 1.0),
    "LOCAL_RESPONSE_NORMALIZATION": _normalized("LOCAL_RESPONSE_NORMALIZATION", 2, 1.0, 0.25, 0.5),
    "ROI_ALIGN": _regions("ROI_ALIGN", 1, 2),
    "ROI_POOLING": _regions("ROI_POOLING"),
    "BATCH_MATMUL": _multiplied,
}
"""Operations whose results are no codes."""

_OF_IMAGES: Final = frozenset(
    {
        *("CONV_2D", "DEPTHWISE_CONV_2D", "GROUPED_CONV_2D", "TRANSPOSE_CONV_2D"),
        *("MAX_POOL_2D", "AVERAGE_POOL_2D", "L2_POOL_2D"),
        *("RESIZE_BILINEAR", "RESIZE_NEAREST_NEIGHBOR", "SPACE_TO_DEPTH", "DEPTH_TO_SPACE"),
        *("SPACE_TO_BATCH_ND", "BATCH_TO_SPACE_ND", "MIRROR_PAD", "INSTANCE_NORMALIZATION"),
        *("ROI_ALIGN", "ROI_POOLING", "PAD", "CHANNEL_SHUFFLE", "PRELU"),
    }
)
"""What knows that the first dimension counts images, or is often written as if there were one."""


def _rest(layer: _Layer, net: Net) -> Iterator[Term]:
    """The last block of channels is partly filled and must start from zero, as full ones do."""
    return _each(_MANY_CHANNELS, layer, net)


def _rest_of_images(layer: _Layer, net: Net) -> Iterator[Term]:
    """Many images are computed in groups, and the remaining ones alone."""
    return _each(_MANY_IMAGES, layer, net)


for _layers, _types in ((_ANY, BOTH), (_OF_CODES, WITH_SIGNED), (_REAL, REAL)):
    _CHANNELS.of(_layers, "rest", _types)(_rest)
    _BATCHES.of(
        {name: layer for name, layer in _layers.items() if name in _OF_IMAGES}, "rest", _types
    )(_rest_of_images)
