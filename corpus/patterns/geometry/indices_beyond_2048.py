"""Dimensions beyond 2048, in every type of data, where half precision holds only even numbers.

Who keeps indexes, sizes or coordinates in the type of the data, as on processors that compute in
half precision only, finds another element there. The data repeat themselves after a prime number of
elements, so that the specs are short; no element is equal to the next.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Final

import numpy as np

from corpus.arguments import VALID
from corpus.patterns._patterns import REAL, Builder, Patterns, Unary
from corpus.patterns._windows import FILTERED, Window, filtered, pooled
from corpus.terms import Net, Term

_FAR: Final = Patterns("indices_beyond_2048", "dimensions beyond 2048", seed="far_ahead")
_PERIOD: Final = 61

_LONG: Final = 4103
"""A prime, twice what half precision counts to."""

_ODD: Final = (2049, 2051, 4101, 4099, 3333, 1, 2047)
_WINDOW: Final = Window((1, 2), [VALID], (3, 1))


def _data(net: Net, *shape: int) -> Term:
    """Halves, of which hardly any is equal to its neighbor."""
    return net.given(np.resize(net.apart_values(_PERIOD, most=40), shape))


def _gathered(net: Net) -> list[Term]:
    rows = net.integers(*_ODD)
    return [_data(net, _LONG).gather(0, rows), _data(net, 2, _LONG).gather(1, rows)]


def _cut(net: Net) -> list[Term]:
    row, rows = _data(net, _LONG), _data(net, 2, _LONG)
    return [row.slice([2049], [3]), rows.slice([1, 4097], [1, 5])]


def _strided(net: Net) -> list[Term]:
    bounds = ((2049, 2060, 2), (4101, 4090, -3), (5, _LONG, 1021))
    x = _data(net, _LONG)
    return [x.to("STRIDED_SLICE", *map(net.integers, each), 0, 0, 0) for each in bounds]


def _with_ends(net: Net) -> Term:
    """Two rows whose greatest and least elements are beyond 4096, at even places of which half
    precision holds every other one.
    """
    ends = net.given([[30, 31, 32, -30, -31, -32, 0], [-31, -32, 33, 31, 0, -30, 30]])
    return net.concat(_data(net, 2, _LONG - 7), ends, axis=1)


def _found(operation: str) -> Builder:
    return lambda net: [_with_ends(net).place(operation, 1)]


def _resized(operation: str) -> Builder:
    """To a third: each third pixel, which is an odd one every other time."""
    return lambda net: [_data(net, 1, 1, 3 * 1367, 1).to(operation, 1367, 1, False)]


def _summed(operation: str) -> Builder:
    return lambda net: [_data(net, 2, _LONG).by(operation, np.resize([1.0, 2.0, -1.0], _LONG))]


def _connected(net: Net) -> list[Term]:
    taps = np.resize(net.numbers.integers(_PERIOD, low=-2, high=2), (_LONG, 2))
    bias = np.resize(net.numbers.integers(_PERIOD, low=-4, high=4), _LONG)
    x = net.given([[1.0, 0.5], [-0.5, 1.5]])
    return [x.layer("FULLY_CONNECTED", taps, bias, 0)]


def _seen(layer: Unary) -> Builder:
    return lambda net: [
        layer(net, net.given(np.resize(net.few_values(_PERIOD, most=8), (1, 1, _LONG, 2))))
    ]


_ANY: Final[dict[str, Builder]] = {
    "GATHER": _gathered,
    "SLICE": _cut,
    "STRIDED_SLICE": _strided,
    "TRANSPOSE": lambda net: [_data(net, 2, _LONG).transpose(1, 0)],
    "REVERSE": lambda net: [_data(net, _LONG).to("REVERSE", net.integers(0))],
    "PAD": lambda net: [_data(net, 1, 5).pad([0, 0], [2049, 1])],
    "TILE": lambda net: [_data(net, 3).tile(1367)],
    "CONCATENATION": lambda net: [
        net.concat(_data(net, 2051), _data(net, 3), _data(net, 5), axis=0)
    ],
    **{name: _found(name) for name in ("ARGMAX", "ARGMIN")},
    "TOPK_V2": lambda net: _with_ends(net).topk(3),
    "CHANNEL_SHUFFLE": lambda net: [_data(net, 2, _LONG + 1).to("CHANNEL_SHUFFLE", 3, 1)],
    **{name: _resized(name) for name in ("RESIZE_NEAREST_NEIGHBOR", "RESIZE_BILINEAR")},
    **{name: _summed(name) for name in ("ADD", "SUB")},
    "FULLY_CONNECTED": _connected,
    **{name: _seen(partial(filtered, name, _WINDOW, 2)) for name in FILTERED},
    "MAX_POOL_2D": _seen(partial(pooled, "MAX_POOL_2D", _WINDOW)),
}

_REAL: Final[dict[str, Builder]] = {
    name: _seen(partial(pooled, name, _WINDOW)) for name in ("AVERAGE_POOL_2D", "L2_POOL_2D")
}
"""Operations whose results are no codes."""


@_FAR.of(_ANY, "long")
@_FAR.of(_REAL, "long", REAL)
def _long(build: Builder, net: Net) -> Iterable[Term]:
    """Indices, sizes or coordinates are odd numbers beyond 2048, which float16 lacks."""
    return build(net)
