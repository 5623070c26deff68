"""Images of more than 32, 64 and 128 channels, of which the last block is not full.

Who computes 32 channels at a time, or as many as a register, a lane or a memory takes, has whole
blocks before the rest, and starts each of them anew. The data repeat themselves after a prime
number of elements, so that the specs are short; no block is equal to the next.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

import numpy as np

from corpus.classes._net import (
    CODES,
    SIGNED,
    Net,
    Nets,
    few_values,
    files_of,
    integers,
    weighted,
    without_activation,
)
from corpus.language import BOOL8, F32, I32, Argument, Array, Operand, SpecFile

__all__ = ["files"]

_PERIOD: Final = 61
_VALID: Final = 2
_NONE: Final = 0

_COUNTS: Final = ((48, False), (40, True), (80, True), (129, False))
"""Channels, and whether they come first."""

_FEW: Final = 2
"""Channels of an image that many are made of."""

_GROUPS: Final = {40: 2, 48: 48, 80: 5, 129: 3}


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    about, tests = "more channels than a block has", "A block that is not full behind full ones."
    every = ((_ANY, [F32, CODES]), (_OF_CODES, [F32, CODES, SIGNED]), (_REAL, [F32]))
    for builders, types in every:
        nets: dict[str, Nets] = {name: {"rest": (tests, build)} for name, build in builders.items()}
        yield from files_of("many_channels", about, nets, types)


def _shape(channels: int, first: bool, height: int, width: int) -> tuple[int, ...]:
    return (1, channels, height, width) if first else (1, height, width, channels)


class _Data:
    """Numbers that repeat themselves, from another one on each time."""

    def __init__(self, net: Net) -> None:
        self._net = net
        self._values = few_values(net, _PERIOD, most=8)
        self._values += (self._values == np.roll(self._values, 1)) / 2
        self._taps = net.numbers.integers(_PERIOD, low=-2, high=2)
        self._taps[np.arange(_PERIOD) % 3 == 1] = 0
        self._distinct = net.numbers.distinct(_PERIOD, low=-40, high=40) / 2
        self._count = 0

    def _rolled(self, values: Array, shape: Sequence[int]) -> Array:
        self._count += 7
        return np.resize(np.roll(values, self._count), shape)

    def given(self, *shape: int) -> Operand:
        return self._net.given(self._rolled(self._values, shape))

    def distinct(self, *shape: int) -> Operand:
        """None of which is equal to one of the next."""
        return self._net.given(self._rolled(self._distinct, shape))

    def constant(self, *shape: int) -> Operand:
        return self._net.constant(self._rolled(self._values, shape))

    def weighted(self, *shape: int, units: int) -> list[Argument]:
        """Taps and biases."""
        bias = np.resize([0.5, -1.5, 2.0, -0.5, 1.0], units)
        return weighted(self._net, self._rolled(self._taps, shape), bias)


_Layer = Callable[[Net, _Data, int, bool], list[Operand]]
"""Results of so many channels, which come first or last."""

_Builder = Callable[[Net], list[Operand]]


def _each(layer: _Layer) -> _Builder:
    def build(net: Net) -> list[Operand]:
        data = _Data(net)
        return [shown for count, first in _COUNTS for shown in layer(net, data, count, first)]

    return build


def _of_image(operation: str, width: int, *rest: Argument) -> _Builder:
    """Of an image of one row; the layout is the last argument."""

    def layer(net: Net, data: _Data, count: int, first: bool) -> list[Operand]:
        return [net(operation, data.given(*_shape(count, first, 1, width)), *rest, first)]

    return _each(layer)


def _pooled(operation: str) -> _Builder:
    return _of_image(operation, 3, _VALID, 1, 1, 2, 1, _NONE)


def _convolved(net: Net, data: _Data, count: int, first: bool) -> list[Operand]:
    """Of many channels, and to many."""
    rest = [_VALID, 1, 1, _NONE, first]
    of_many = data.given(*_shape(count, first, 1, 3)), *data.weighted(3, 1, 2, count, units=3)
    to_many = data.given(*_shape(_FEW, first, 1, 2)), *data.weighted(count, 1, 2, _FEW, units=count)
    return [net("CONV_2D", *of_many, *rest), net("CONV_2D", *to_many, *rest)]


def _transposed_back(net: Net, data: _Data, count: int, first: bool) -> list[Operand]:
    rest = [0, 0, 0, 0, 1, 1, _NONE, first]
    of_many = data.given(*_shape(count, first, 1, 2)), *data.weighted(3, 1, 2, count, units=3)
    to_many = data.given(*_shape(_FEW, first, 1, 1)), *data.weighted(count, 1, 2, _FEW, units=count)
    return [net("TRANSPOSE_CONV_2D", *of_many, *rest), net("TRANSPOSE_CONV_2D", *to_many, *rest)]


def _depthwise(net: Net, data: _Data, count: int, first: bool) -> list[Operand]:
    """With one and with two filters a channel."""
    multiplier = 1 + count % 2
    x, units = data.given(*_shape(count, first, 1, 2)), count * multiplier
    rest = [_VALID, 1, 1, multiplier, _NONE, first]
    return [net("DEPTHWISE_CONV_2D", x, *data.weighted(1, 1, 2, units, units=units), *rest)]


def _grouped(net: Net, data: _Data, count: int, first: bool) -> list[Operand]:
    groups, x = _GROUPS[count], data.given(*_shape(count, first, 1, 2))
    filters = data.weighted(count, 1, 2, count // groups, units=count)
    return [net("GROUPED_CONV_2D", x, *filters, _VALID, 1, 1, groups, _NONE, first)]


def _blocks_to_depth(net: Net) -> list[Operand]:
    data, shapes = _Data(net), [(33, False), (40, True)]
    images = [(data.given(*_shape(*each, 2, 2)), each[1]) for each in shapes]
    return [net("SPACE_TO_DEPTH", x, 2, first) for x, first in images]


def _depth_to_blocks(net: Net) -> list[Operand]:
    data, shapes = _Data(net), [(36, False), (80, True), (132, False)]
    images = [(data.given(*_shape(*each, 1, 1)), each[1]) for each in shapes]
    return [net("DEPTH_TO_SPACE", x, 2, first) for x, first in images]


def _columns_to_batches(net: Net, data: _Data, count: int, first: bool) -> list[Operand]:
    none = net.constant(np.zeros((2, 2)), I32)
    x = data.given(*_shape(count, first, 1, 2))
    return [net("SPACE_TO_BATCH_ND", x, integers(net, 1, 2), none, first)]


def _batches_to_columns(net: Net, data: _Data, count: int, first: bool) -> list[Operand]:
    x = data.given(2, *_shape(count, first, 1, 1)[1:])
    return [net("BATCH_TO_SPACE_ND", x, integers(net, 1, 2), first)]


def _along(axis: int, first: bool) -> int:
    """The axis of the channels, or another one with channels last."""
    return 1 if first else axis


def _places(net: Net, first: bool, channels: int, others: Sequence[int]) -> Operand:
    """One number for each dimension of an image; ``others`` of batches, rows and columns."""
    batch, height, width = others
    numbers = [batch, channels, height, width] if first else [batch, height, width, channels]
    return integers(net, *numbers)


def _padded(operation: str, *rest: Argument) -> _Builder:
    """Before the columns; with channels first these are in the middle of each row."""

    def layer(net: Net, data: _Data, count: int, first: bool) -> list[Operand]:
        paddings = np.zeros((4, 2))
        paddings[3 if first else 2, 0] = 1
        more = [net.number(value) for value in rest]
        x = data.given(*_shape(count, first, 1, 2))
        return [net(operation, x, net.constant(paddings, I32), *more)]

    return _each(layer)


def _mirrored(net: Net, data: _Data, count: int, first: bool) -> list[Operand]:
    """All channels but the first and the last around those."""
    paddings = np.zeros((4, 2))
    paddings[_along(3, first)] = 2, 1
    x = data.given(*_shape(count, first, 1, 1))
    return [net("MIRROR_PAD", x, net.constant(paddings, I32), 0)]


def _turned(net: Net, data: _Data, count: int, first: bool) -> list[Operand]:
    """Channels to the other end."""
    order = (0, 2, 3, 1) if first else (0, 3, 1, 2)
    return [net("TRANSPOSE", data.given(*_shape(count, first, 1, 2)), integers(net, *order))]


def _flattened(net: Net, data: _Data, count: int, first: bool) -> list[Operand]:
    x = data.given(*_shape(count, first, 1, 2))
    return [net("RESHAPE", x, integers(net, *((count, 2) if first else (2 * count,))))]


def _joined(net: Net, data: _Data, count: int, first: bool) -> list[Operand]:
    parts = [data.given(*_shape(each, first, 1, 2)) for each in (count, 7)]
    return [net("CONCATENATION", *parts, _along(3, first))]


def _split(net: Net, data: _Data, count: int, first: bool) -> list[Operand]:
    x = data.given(*_shape(2 * count, first, 1, 1))
    return net.several("SPLIT", x, _along(3, first), 2, types=[net.type] * 2)


def _sliced(net: Net, data: _Data, count: int, first: bool) -> list[Operand]:
    x = data.given(*_shape(count, first, 1, 2))
    begin, size = _places(net, first, 5, (0, 0, 0)), _places(net, first, count - 6, (1, 1, 2))
    return [net("SLICE", x, begin, size)]


def _strided(net: Net, data: _Data, count: int, first: bool) -> list[Operand]:
    x = data.given(*_shape(count, first, 1, 2))
    begin, end = _places(net, first, 1, (0, 0, 0)), _places(net, first, count, (1, 1, 2))
    return [net("STRIDED_SLICE", x, begin, end, _places(net, first, 2, (1, 1, 1)), 0, 0, 0)]


def _gathered(net: Net, data: _Data, count: int, first: bool) -> list[Operand]:
    x, places = data.given(*_shape(count, first, 1, 2)), (32, 0, count - 1, 31, count - 2)
    return [net("GATHER", x, _along(3, first), integers(net, *places))]


def _reversed(net: Net, data: _Data, count: int, first: bool) -> list[Operand]:
    x = data.given(*_shape(count, first, 1, 2))
    return [net("REVERSE", x, integers(net, _along(3, first)))]


def _tiled(net: Net, data: _Data, count: int, first: bool) -> list[Operand]:
    x = data.given(*_shape(count, first, 1, 1))
    return [net("TILE", x, integers(net, *((1, 1, 1, 2) if first else (1, 1, 2, 1))))]


def _packed(net: Net, data: _Data, count: int, first: bool) -> list[Operand]:
    return [net("PACK", 1 if first else 0, data.given(count), data.given(count))]


def _shuffled(net: Net, data: _Data, count: int, first: bool) -> list[Operand]:
    x = data.given(*_shape(count, first, 1, 2))
    return [net("CHANNEL_SHUFFLE", x, _GROUPS[count], _along(3, first))]


def _seen(operation: str, net: Net, data: _Data, count: int, first: bool) -> list[Operand]:
    """Over the columns of each channel."""
    columns, shape = 3 if first else 2, _shape(count, first, 1, 3)
    if operation.startswith("ARG"):
        return [net(operation, data.distinct(*shape), columns, type=I32)]
    keeping: Argument = 0 if operation == "MEAN" else False
    return [net(operation, data.given(*shape), integers(net, columns), keeping)]


def _by_channel(operation: str, net: Net, data: _Data, count: int, first: bool) -> list[Operand]:
    """Another number for each channel."""
    x = data.given(*_shape(count, first, 1, 2))
    other = data.constant(*((count, 1, 1) if first else (count,)))
    return [net(operation, x, other, *without_activation(operation))]


def _compared(operation: str, net: Net, data: _Data, count: int, first: bool) -> list[Operand]:
    x, other = data.given(*_shape(count, first, 1, 2)), (count, 1, 1) if first else (count,)
    return [net(operation, x, data.given(*other), type=BOOL8)]


def _selected(net: Net, data: _Data, count: int, first: bool) -> list[Operand]:
    shape = _shape(count, first, 1, 2)
    pair = data.given(*shape), data.given(*shape)
    chosen = net.given(np.resize(net.numbers.integers(_PERIOD, low=0, high=1), shape), BOOL8)
    return [net("SELECT", chosen, *pair)]


def _connected(net: Net, data: _Data, count: int, first: bool) -> list[Operand]:
    """Of many numbers, or to many."""
    inner, units = (count, 3) if first else (_FEW, count)
    x = data.given(2, inner)
    return [net("FULLY_CONNECTED", x, *data.weighted(units, inner, units=units), _NONE)]


def _multiplied(net: Net, data: _Data, count: int, first: bool) -> list[Operand]:
    inner, columns = (count, 3) if first else (_FEW, count)
    pair = data.given(1, 2, inner), data.given(1, inner, columns)
    return [net("BATCH_MATMUL", *pair, False, False)]


def _looked_up(net: Net, data: _Data, count: int, first: bool) -> list[Operand]:
    return [net("EMBEDDING_LOOKUP", integers(net, 2, 0), data.given(3, count))]


def _normalized(operation: str, rest: Sequence[Argument], net: Net) -> list[Operand]:
    """Over the channels, which are the last dimension, or the second one."""
    data = _Data(net)
    images = [(data.given(*_shape(count, first, 1, 2)), first) for count, first in _COUNTS]
    return [net(operation, x, *rest, _along(3, first)) for x, first in images]


def _regions(operation: str, samples: Sequence[int]) -> _Builder:
    def layer(net: Net, data: _Data, count: int, first: bool) -> list[Operand]:
        region = net.constant([[0.0, 0.0, 2.0, 1.0]], F32)
        x, owner = data.given(*_shape(count, first, 2, 3)), integers(net, 0)
        return [net(operation, x, region, owner, 1, 2, 1.0, 1.0, *samples, first)]

    return _each(layer)


def _resized(operation: str) -> _Builder:
    """From two columns to three."""
    return _of_image(operation, 2, 3, 1)


_ANY: Final[dict[str, _Builder]] = {
    "CONV_2D": _each(_convolved),
    "DEPTHWISE_CONV_2D": _each(_depthwise),
    "GROUPED_CONV_2D": _each(_grouped),
    "TRANSPOSE_CONV_2D": _each(_transposed_back),
    "MAX_POOL_2D": _pooled("MAX_POOL_2D"),
    "RESIZE_BILINEAR": _resized("RESIZE_BILINEAR"),
    "RESIZE_NEAREST_NEIGHBOR": _resized("RESIZE_NEAREST_NEIGHBOR"),
    "SPACE_TO_DEPTH": _blocks_to_depth,
    "DEPTH_TO_SPACE": _depth_to_blocks,
    "SPACE_TO_BATCH_ND": _each(_columns_to_batches),
    "BATCH_TO_SPACE_ND": _each(_batches_to_columns),
    "PAD": _padded("PAD"),
    "MIRROR_PAD": _each(_mirrored),
    "TRANSPOSE": _each(_turned),
    "RESHAPE": _each(_flattened),
    "CONCATENATION": _each(_joined),
    "SPLIT": _each(_split),
    "SLICE": _each(_sliced),
    "STRIDED_SLICE": _each(_strided),
    "GATHER": _each(_gathered),
    "REVERSE": _each(_reversed),
    "TILE": _each(_tiled),
    "PACK": _each(_packed),
    "CHANNEL_SHUFFLE": _each(_shuffled),
    "SELECT": _each(_selected),
    "FULLY_CONNECTED": _each(_connected),
    "EMBEDDING_LOOKUP": _each(_looked_up),
    **{name: _each(partial(_compared, name)) for name in ("EQUAL", "LESS", "GREATER_EQUAL")},
    **{
        name: _each(partial(_by_channel, name))
        for name in ("ADD", "SUB", "MAXIMUM", "MINIMUM", "PRELU")
    },
    **{
        name: _each(partial(_seen, name))
        for name in ("MEAN", "REDUCE_MAX", "REDUCE_MIN", "ARGMAX", "ARGMIN")
    },
}

_OF_CODES: Final[dict[str, _Builder]] = {"PAD_V2": _padded("PAD_V2", 1.5)}
"""With scalars that are codes: nothing turns these into signed ones."""

_REAL: Final[dict[str, _Builder]] = {
    **{name: _pooled(name) for name in ("AVERAGE_POOL_2D", "L2_POOL_2D")},
    **{name: _each(partial(_by_channel, name)) for name in ("MUL", "DIV")},
    **{name: _each(partial(_seen, name)) for name in ("REDUCE_SUM", "REDUCE_PROD")},
    "INSTANCE_NORMALIZATION": _of_image("INSTANCE_NORMALIZATION", 3, 2.0, 0.5, 4.0),
    "L2_NORMALIZATION": partial(_normalized, "L2_NORMALIZATION", ()),
    "SOFTMAX": partial(_normalized, "SOFTMAX", (1.0,)),
    "LOG_SOFTMAX": partial(_normalized, "LOG_SOFTMAX", (1.0,)),
    "LOCAL_RESPONSE_NORMALIZATION": partial(
        _normalized, "LOCAL_RESPONSE_NORMALIZATION", (2, 1.0, 0.25, 0.5)
    ),
    "ROI_ALIGN": _regions("ROI_ALIGN", (1, 2)),
    "ROI_POOLING": _regions("ROI_POOLING", ()),
    "BATCH_MATMUL": _each(_multiplied),
}
"""Whose results are no codes."""
