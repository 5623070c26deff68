"""Images of more than 32, 64 and 128 channels whose last block is not full; and many images.

Who computes 32 channels at a time, or as many as a register, a lane or a memory takes, has whole
blocks before the rest, and starts each of them anew. The same goes for images that are computed
four or eight at a time. The data repeat themselves after a prime number of elements, so that the
specs are short; no block is equal to the next.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

import numpy as np

from corpus.arguments import NONE, VALID
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

    def shape(self, height: int, width: int, channels: int | None = None) -> tuple[int, ...]:
        """With other ``channels`` where some are given."""
        channels = self.channels if channels is None else channels
        sides = (channels, height, width) if self.first else (height, width, channels)
        return (self.images, *sides)

    @property
    def axis(self) -> int:
        """That of the channels."""
        return 1 if self.first else 3

    @property
    def columns(self) -> int:
        """The axis of the columns."""
        return 3 if self.first else 2

    def places(self, channels: int, others: Sequence[int]) -> list[int]:
        """A number for each dimension; ``others`` of images, rows and columns."""
        first, *sides = others
        return [first, channels, *sides] if self.first else [first, *sides, channels]

    def of_channel(self) -> tuple[int, ...]:
        """The shape of what has a number for each channel."""
        return (self.channels, 1, 1) if self.first else (self.channels,)


_MANY_CHANNELS: Final = (
    _Images(48, 48, False),
    _Images(40, 2, True),
    _Images(80, 5, True),
    _Images(129, 3, False),
)

_MANY_IMAGES: Final = (_Images(3, 3, False, images=5), _Images(4, 2, True, images=9))


class _Data:
    """Numbers that repeat themselves, from another one on each time."""

    def __init__(self, net: Net) -> None:
        self._net = net
        self._values = net.apart_values(_PERIOD, most=8)
        self._taps = net.numbers.integers(_PERIOD, low=-2, high=2)
        self._taps[np.arange(_PERIOD) % 3 == 1] = 0
        self._distinct = net.numbers.distinct(_PERIOD, low=-40, high=40) / 2
        self._count = 0

    def _rolled(self, values: Array, shape: Sequence[int]) -> Array:
        self._count += 7
        return np.resize(np.roll(values, self._count), shape)

    def given(self, *shape: int) -> Term:
        return self._net.given(self._rolled(self._values, shape))

    def distinct(self, *shape: int) -> Term:
        """None of which is equal to one of the next."""
        return self._net.given(self._rolled(self._distinct, shape))

    def constant(self, *shape: int) -> Term:
        return self._net.constant(self._rolled(self._values, shape))

    def weighted(self, *shape: int, units: int) -> list[Term]:
        """Taps and biases."""
        bias = np.resize([0.5, -1.5, 2.0, -0.5, 1.0], units)
        return self._net.weights(self._rolled(self._taps, shape), bias)


_Layer = Callable[[Net, _Data, _Images], list[Term]]


def _each(kinds: Sequence[_Images], layer: _Layer, net: Net) -> list[Term]:
    data = _Data(net)
    return [shown for kind in kinds for shown in layer(net, data, kind)]


def _of_images(operation: str, width: int, *rest: Argument) -> _Layer:
    """Of images of one row; the layout is the last argument."""

    def layer(net: Net, data: _Data, kind: _Images) -> list[Term]:
        return [net(operation, data.given(*kind.shape(1, width)), *rest, kind.first)]

    return layer


def _pooled(operation: str) -> _Layer:
    return _of_images(operation, 3, VALID, 1, 1, 2, 1, NONE)


def _convolved(net: Net, data: _Data, kind: _Images) -> list[Term]:
    """Of the channels, and to them."""
    units, rest = kind.channels, [VALID, 1, 1, NONE, kind.first]
    of_many = data.given(*kind.shape(1, 3)), *data.weighted(3, 1, 2, units, units=3)
    to_many = data.given(*kind.shape(1, 2, _FEW)), *data.weighted(units, 1, 2, _FEW, units=units)
    return [net("CONV_2D", *of_many, *rest), net("CONV_2D", *to_many, *rest)]


def _transposed_back(net: Net, data: _Data, kind: _Images) -> list[Term]:
    units, rest = kind.channels, [0, 0, 0, 0, 1, 1, NONE, kind.first]
    of_many = data.given(*kind.shape(1, 2)), *data.weighted(3, 1, 2, units, units=3)
    to_many = data.given(*kind.shape(1, 1, _FEW)), *data.weighted(units, 1, 2, _FEW, units=units)
    return [net("TRANSPOSE_CONV_2D", *of_many, *rest), net("TRANSPOSE_CONV_2D", *to_many, *rest)]


def _depthwise(net: Net, data: _Data, kind: _Images) -> list[Term]:
    """With one and with two filters a channel."""
    multiplier = 1 + kind.channels % 2
    x, units = data.given(*kind.shape(1, 2)), kind.channels * multiplier
    rest = [VALID, 1, 1, multiplier, NONE, kind.first]
    return [x.to("DEPTHWISE_CONV_2D", *data.weighted(1, 1, 2, units, units=units), *rest)]


def _grouped(net: Net, data: _Data, kind: _Images) -> list[Term]:
    x, units = data.given(*kind.shape(1, 2)), kind.channels
    filters = data.weighted(units, 1, 2, units // kind.groups, units=units)
    rest = [VALID, 1, 1, kind.groups, NONE, kind.first]
    return [x.to("GROUPED_CONV_2D", *filters, *rest)]


def _depth_to_blocks(net: Net, data: _Data, kind: _Images) -> list[Term]:
    """With channels that four divides."""
    channels = -(-kind.channels // 4) * 4
    return [data.given(*kind.shape(1, 1, channels)).to("DEPTH_TO_SPACE", 2, kind.first)]


def _columns_to_batches(net: Net, data: _Data, kind: _Images) -> list[Term]:
    none, x = net.constant(np.zeros((2, 2)), I32), data.given(*kind.shape(1, 2))
    return [x.to("SPACE_TO_BATCH_ND", net.integers(1, 2), none, kind.first)]


def _batches_to_columns(net: Net, data: _Data, kind: _Images) -> list[Term]:
    x = data.given(2 * kind.images, *kind.shape(1, 1)[1:])
    return [x.to("BATCH_TO_SPACE_ND", net.integers(1, 2), kind.first)]


def _padded(operation: str, *rest: float) -> _Layer:
    """Before the columns; with channels first these are in the middle of each row."""

    def layer(net: Net, data: _Data, kind: _Images) -> list[Term]:
        paddings = np.zeros((4, 2))
        paddings[kind.columns, 0] = 1
        more = [net.number(value) for value in rest]
        x = data.given(*kind.shape(1, 2))
        return [net(operation, x, net.constant(paddings, I32), *more)]

    return layer


def _mirrored(net: Net, data: _Data, kind: _Images) -> list[Term]:
    """Two channels before the first one, and one behind the last."""
    paddings = np.zeros((4, 2))
    paddings[kind.axis] = 2, 1
    return [data.given(*kind.shape(1, 1)).to("MIRROR_PAD", net.constant(paddings, I32), 0)]


def _turned(net: Net, data: _Data, kind: _Images) -> list[Term]:
    """Channels to the other end."""
    order = (0, 2, 3, 1) if kind.first else (0, 3, 1, 2)
    return [data.given(*kind.shape(1, 2)).transpose(*order)]


def _flattened(net: Net, data: _Data, kind: _Images) -> list[Term]:
    shape = (kind.channels, 2) if kind.first else (2 * kind.channels,)
    return [data.given(*kind.shape(1, 2)).reshape(*shape)]


def _joined(net: Net, data: _Data, kind: _Images) -> list[Term]:
    parts = [data.given(*kind.shape(1, 2, channels)) for channels in (kind.channels, 7)]
    return [net.concat(*parts, axis=kind.axis)]


def _split(net: Net, data: _Data, kind: _Images) -> list[Term]:
    x = data.given(*kind.shape(1, 1, 2 * kind.channels))
    return x.split(kind.axis, 2)


def _sliced(net: Net, data: _Data, kind: _Images) -> list[Term]:
    begin = net.integers(*kind.places(5, (0, 0, 0)))
    size = net.integers(*kind.places(kind.channels - 6, (1, 1, 2)))
    return [data.given(*kind.shape(1, 2)).slice(begin, size)]


def _strided(net: Net, data: _Data, kind: _Images) -> list[Term]:
    """Every second channel."""
    places = [(1, (0, 0, 0)), (kind.channels, (1, 1, 2)), (2, (1, 1, 1))]
    constants = [net.integers(*kind.places(*each)) for each in places]
    return [data.given(*kind.shape(1, 2)).to("STRIDED_SLICE", *constants, 0, 0, 0)]


def _gathered(net: Net, data: _Data, kind: _Images) -> list[Term]:
    places = net.integers(32, 0, kind.channels - 1, 31, kind.channels - 2)
    return [data.given(*kind.shape(1, 2)).gather(kind.axis, places)]


def _tiled(net: Net, data: _Data, kind: _Images) -> list[Term]:
    times = net.integers(*kind.places(1, (1, 1, 2)))
    return [data.given(*kind.shape(1, 1)).to("TILE", times)]


def _packed(net: Net, data: _Data, kind: _Images) -> list[Term]:
    rows = [data.given(kind.channels) for _ in range(2)]
    return [net("PACK", 1 if kind.first else 0, *rows)]


def _seen(operation: str, net: Net, data: _Data, kind: _Images) -> list[Term]:
    """Over the columns of each channel."""
    shape = kind.shape(1, 3)
    if operation.startswith("ARG"):
        return [net(operation, data.distinct(*shape), kind.columns, type=I32)]
    keeping: Argument = 0 if operation == "MEAN" else False
    return [net(operation, data.given(*shape), net.integers(kind.columns), keeping)]


def _by_channel(operation: str, net: Net, data: _Data, kind: _Images) -> list[Term]:
    """Another number for each channel."""
    x, other = data.given(*kind.shape(1, 2)), data.constant(*kind.of_channel())
    return [net(operation, x, other, *without_activation(operation))]


def _compared(operation: str, net: Net, data: _Data, kind: _Images) -> list[Term]:
    pair = data.given(*kind.shape(1, 2)), data.given(*kind.of_channel())
    return [net(operation, *pair, type=BOOL8)]


def _selected(net: Net, data: _Data, kind: _Images) -> list[Term]:
    shape = kind.shape(1, 2)
    pair = data.given(*shape), data.given(*shape)
    chosen = net.given(np.resize(net.numbers.integers(_PERIOD, low=0, high=1), shape), BOOL8)
    return [net("SELECT", chosen, *pair)]


def _connected(net: Net, data: _Data, kind: _Images) -> list[Term]:
    """Of many numbers, or to many."""
    inner, units = (kind.channels, 3) if kind.first else (_FEW, kind.channels)
    x = data.given(2, inner)
    return [x.to("FULLY_CONNECTED", *data.weighted(units, inner, units=units), NONE)]


def _multiplied(net: Net, data: _Data, kind: _Images) -> list[Term]:
    inner, columns = (kind.channels, 3) if kind.first else (_FEW, kind.channels)
    pair = data.given(1, 2, inner), data.given(1, inner, columns)
    return [net("BATCH_MATMUL", *pair, False, False)]


def _normalized(operation: str, *rest: Argument) -> _Layer:
    """Over the channels, which are the last dimension, or the second one."""

    return lambda net, data, kind: [net(operation, data.given(*kind.shape(1, 2)), *rest, kind.axis)]


def _regions(operation: str, *samples: int) -> _Layer:
    """One of the first image and one of the last."""

    def layer(net: Net, data: _Data, kind: _Images) -> list[Term]:
        region = net.constant([[0.0, 0.0, 2.0, 1.0], [1.0, 0.0, 2.0, 1.0]], F32)
        x, owners = data.given(*kind.shape(2, 3)), net.integers(0, kind.images - 1)
        return [net(operation, x, region, owners, 1, 2, 1.0, 1.0, *samples, kind.first)]

    return layer


def _resized(operation: str) -> _Layer:
    """From two columns to three."""
    return _of_images(operation, 2, 3, 1)


_ANY: Final[dict[str, _Layer]] = {
    "CONV_2D": _convolved,
    "DEPTHWISE_CONV_2D": _depthwise,
    "GROUPED_CONV_2D": _grouped,
    "TRANSPOSE_CONV_2D": _transposed_back,
    "MAX_POOL_2D": _pooled("MAX_POOL_2D"),
    "RESIZE_BILINEAR": _resized("RESIZE_BILINEAR"),
    "RESIZE_NEAREST_NEIGHBOR": _resized("RESIZE_NEAREST_NEIGHBOR"),
    "SPACE_TO_DEPTH": lambda net, data, kind: [
        data.given(*kind.shape(2, 2)).to("SPACE_TO_DEPTH", 2, kind.first)
    ],
    "DEPTH_TO_SPACE": _depth_to_blocks,
    "SPACE_TO_BATCH_ND": _columns_to_batches,
    "BATCH_TO_SPACE_ND": _batches_to_columns,
    "PAD": _padded("PAD"),
    "MIRROR_PAD": _mirrored,
    "TRANSPOSE": _turned,
    "RESHAPE": _flattened,
    "CONCATENATION": _joined,
    "SPLIT": _split,
    "SLICE": _sliced,
    "STRIDED_SLICE": _strided,
    "GATHER": _gathered,
    "REVERSE": lambda net, data, kind: [
        data.given(*kind.shape(1, 2)).to("REVERSE", net.integers(kind.axis))
    ],
    "TILE": _tiled,
    "PACK": _packed,
    "CHANNEL_SHUFFLE": lambda net, data, kind: [
        data.given(*kind.shape(1, 2)).to("CHANNEL_SHUFFLE", kind.groups, kind.axis)
    ],
    "SELECT": _selected,
    "FULLY_CONNECTED": _connected,
    "EMBEDDING_LOOKUP": lambda net, data, kind: [
        net("EMBEDDING_LOOKUP", net.integers(2, 0), data.given(3, kind.channels))
    ],
    **{name: partial(_compared, name) for name in ("EQUAL", "LESS", "GREATER_EQUAL")},
    **{name: partial(_by_channel, name) for name in ("ADD", "SUB", "MAXIMUM", "MINIMUM", "PRELU")},
    **{
        name: partial(_seen, name)
        for name in ("MEAN", "REDUCE_MAX", "REDUCE_MIN", "ARGMAX", "ARGMIN")
    },
}

_OF_CODES: Final[dict[str, _Layer]] = {"PAD_V2": _padded("PAD_V2", 1.5)}
"""With scalars that are codes: nothing turns these into signed ones."""

_REAL: Final[dict[str, _Layer]] = {
    **{name: _pooled(name) for name in ("AVERAGE_POOL_2D", "L2_POOL_2D")},
    **{name: partial(_by_channel, name) for name in ("MUL", "DIV")},
    **{name: partial(_seen, name) for name in ("REDUCE_SUM", "REDUCE_PROD")},
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


def _rest(layer: _Layer, net: Net) -> list[Term]:
    """The last block of channels is partly filled and must start from zero, as full ones do."""
    return _each(_MANY_CHANNELS, layer, net)


def _rest_of_images(layer: _Layer, net: Net) -> list[Term]:
    """Many images are computed in groups, and the remaining ones alone."""
    return _each(_MANY_IMAGES, layer, net)


for _layers, _types in ((_ANY, BOTH), (_OF_CODES, WITH_SIGNED), (_REAL, REAL)):
    _CHANNELS.of(_layers, "rest", _types)(_rest)
    _BATCHES.of(
        {name: layer for name, layer in _layers.items() if name in _OF_IMAGES}, "rest", _types
    )(_rest_of_images)
