"""Passes over products of matrices, layouts and scales.

A pass merges a product with what moves, scales or rounds beside it. A net has what may be merged,
and the same with other axes, orders, scales or readers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import product
from typing import Any, Final

import numpy as np

from corpus.language import F32, I32, SpecFile, Type, per_channel, u8
from corpus.patterns._files import Nets, files_of
from corpus.patterns._net import (
    BIAS,
    CODES,
    NONE,
    RELU,
    RELU1,
    RELU6,
    SAME,
    VALID,
    WEIGHTS,
    Net,
    Term,
)

__all__ = ["files"]


def files() -> Iterator[tuple[str, SpecFile]]:
    """Files with their families."""
    about = "what could be merged with it, or be another operation"
    yield from files_of("passes_merging", about, _NETS)
    yield from files_of("passes_merging", about, _REAL, [F32])
    yield from files_of("passes_of_codes", about, _CODED, [CODES])


def _mul(net: Net, x: Term, factors: Any, activation: int = NONE) -> Term:
    return x.by("MUL", factors, activation)


def _add(net: Net, x: Term, terms: Any, activation: int = NONE) -> Term:
    return x.by("ADD", terms, activation)


_ROW: Final = [2.0, -1.0, 3.0]
_COLUMN: Final = [[1.0], [-2.0], [0.5]]
"""Along the last dimension and the one before, which have the same size."""


def _products(net: Net) -> list[Term]:
    """Transpositions and factors of either side and of the result, in cubes."""
    a, b = (net.given(net.numbers.distinct(3, 3, 3, low=-14, high=14) / 4) for _ in range(2))
    own = [net.constant(net.numbers.integers(3, 3, 3, low=-2, high=2)) for _ in range(2)]

    def made(x: Term, y: Term, *adjoint: bool) -> Term:
        return x.to("BATCH_MATMUL", y, *(adjoint or (False, False)))

    def turned(x: Term, *order: int) -> Term:
        return x.transpose(*list(order or (0, 2, 1)))

    scaled, sums = _mul(net, a, _ROW), a + b
    unit = net.constant(np.stack([np.eye(3), np.eye(3)[::-1], np.eye(3) * 2]))
    return [
        made(turned(a), b),
        made(a, turned(b), True, False),
        made(turned(a), turned(b), True, True),
        made(turned(a, 1, 0, 2), b),
        made(a, turned(b, 2, 1, 0)),
        made(turned(a, 1, 2, 0), turned(b, 2, 0, 1), False, True),
        turned(made(a, b)),
        turned(made(a, b, True, False), 1, 0, 2),
        made(scaled, b),
        made(_mul(net, a, _COLUMN), b),
        made(a, _mul(net, b, _COLUMN)),
        _mul(net, made(a, b), _ROW, RELU),
        _mul(net, made(a, own[0]), _COLUMN),
        made(_add(net, a, _ROW), own[0]),
        _add(net, made(a, own[1]), _ROW, RELU6),
        made(made(a, own[0]), own[1]),
        made(own[0], own[1], False, True),
        made(made(own[1], a).relu(), own[0]),
        made(a, unit),
        made(a, b) + made(a, own[0]),
        made(a, b) - made(b, a),
        made(sums, own[0]).max(made(scaled, own[0])),
        made(net.concat(a, b, axis=1), own[1]),
        made(net.concat(a, b, axis=2), net.concat(own[0], own[1], axis=1)),
    ]


def _flattened(net: Net) -> list[Term]:
    """Orders, parts and joints before a matrix, whose columns could be in that order, too."""
    image, rows = net.few(1, 2, 2, 3), net.few(3, 3)
    wide = net.weights(net.numbers.integers(2, 12, low=-1, high=1), [0.5, -1.0])
    square = net.weights(net.numbers.integers(3, 3, low=-1, high=1), [1.0, -0.5, 0.0])

    def layer(x: Term, activation: int = NONE, *, weights: Any = square) -> Term:
        return x.to("FULLY_CONNECTED", *weights, activation)

    def flat(*order: int) -> Term:
        return image.transpose(*list(order)).reshape(1, 12)

    def turned(x: Term) -> Term:
        return x.transpose(1, 0)

    dense = partial(layer, weights=wide)
    once, other = layer(rows), net.few(3, 3)
    both = layer(rows + other)
    made = rows.to("FULLY_CONNECTED", *_computed(net), RELU)
    return [
        *(dense(flat(*order)) for order in ((0, 3, 1, 2), (0, 2, 1, 3), (0, 2, 3, 1))),
        dense(image, RELU),
        dense(net.concat(rows, rows.slice([0, 0], [1, 3]), axis=0)),
        layer(turned(rows)),
        turned(layer(rows, RELU)),
        layer(turned(rows).reshape(3, 1, 3)),
        layer(rows.gather(1, [2, 0, 1])),
        layer(rows).gather(0, [2, 2, 0, 1]),
        layer(rows, RELU1).gather(1, [1, 0]),
        layer(layer(rows)),
        layer(layer(rows, RELU6)),
        layer(once) - once,
        layer(rows).by("ADD", layer(other), RELU),
        both.max(layer(rows, RELU) + layer(other, RELU)),
        layer(image.reshape(4, 3).relu()),
        layer(rows.pad([1, 0], [0, 0])),
        layer(image.reshape(2, 6).slice([0, 2], [2, 3])),
        layer(image).transpose(1, 0).reshape(2, 6),
        *layer(rows).split(1, 3)[1:],
        made,
    ]


def _computed(net: Net) -> list[Term]:
    """Weights that the model computes."""
    taps = net.given(net.numbers.integers(3, 3, low=-1, high=1), WEIGHTS[net.type.code])
    bias = net.constant([1.0, -0.5, 0.0], BIAS[net.type.code])
    return [taps.transpose(1, 0), bias]


def _batched(net: Net) -> list[Term]:
    """One layer for several rows, of one activation and bias, none of which waits for another."""
    x, y, z = net.few(2, 3), net.few(1, 3), net.few(2, 3)
    taps, bias = net.weights(net.numbers.integers(3, 3, low=-1, high=1), [0.5, -1.0, 1.0])
    _, other = net.weights([[0]], [-1.5, 2.0, 0.0])

    def layer(rows: Term, activation: int = NONE, added: Any = bias) -> Term:
        return rows.to("FULLY_CONNECTED", taps, added, activation)

    row, rows = net.constant([1.0, -0.5, 2.0]), net.constant([[1.0, 0.5, -1.0], [0.0, 2.0, 1.5]])
    first = layer(x)
    return [
        first.max(layer(z)),
        layer(y, RELU),
        layer(z, NONE, other),
        layer(first, RELU6),
        net.concat(layer(y), layer(z), first, axis=0),
        *(each.by("SUB", row, RELU) for each in (y, z)),
        *(rows - each for each in (z, y, x)),
        x.over("REDUCE_MAX", 1) + 1.0,
        z.over("REDUCE_MAX", 0) + 1.0,
    ]


def _layouts(net: Net) -> list[Term]:
    """Islands of channels first: what is between has other axes, or was turned in another way."""
    x = net.few(1, 3, 3, 3)
    to_first, to_last = (0, 3, 1, 2), (0, 2, 3, 1)

    def turned(y: Term, order: Sequence[int]) -> Term:
        return y.transpose(*list(order))

    def layer(y: Term, *, first: bool = True, size: int = 1, activation: int = 0) -> Term:
        taps = net.numbers.integers(3, size, 1, 3, low=-1, high=1)
        arguments = *net.weights(taps, [0.5, -1.0, 1.5]), SAME, 1, 1, activation, first
        return y.to("CONV_2D", *arguments)

    made = layer(turned(x, to_first), size=2)
    taps = net.weights([[[[1, -1, 2]], [[2, 1, -1]]]], [0.5, 0.0, -0.5])
    deep = made.to("DEPTHWISE_CONV_2D", *taps, SAME, 1, 1, 1, NONE, True)
    sides = [[0, 0], [1, 0], [0, 0], [0, 1]]
    return [
        turned(layer(turned(x, to_first), size=2), to_last),
        turned(layer(turned(x, to_last), size=2), to_first),
        turned(layer(turned(x, to_first)), to_first),
        layer(layer(x, first=False), size=2, activation=RELU),
        turned(_mul(net, made, [2.0, -1.0, 1.0]), to_last),
        turned(_add(net, made, [[[2.0]], [[-1.0]], [[3.0]]], RELU), to_last),
        turned(made.to("MAX_POOL_2D", SAME, 1, 1, 2, 1, NONE, True), to_last),
        made.to("MAX_POOL_2D", VALID, 1, 2, 1, 2, RELU6, False),
        turned(net.concat(made, turned(x, to_first), axis=1), to_last),
        net.concat(made, x, axis=3),
        made.over("REDUCE_MAX", 1),
        turned(made, to_last).over("REDUCE_MIN", 1, 2, keep=True),
        turned(made, to_last).pad(*sides),
        turned(made, to_last).reshape(3, 9),
        made.relu().reshape(9, 3),
        made.gather(1, [2, 0]),
        turned(deep, (0, 2, 3, 1)),
        layer(deep, first=False),
        layer(turned(made, to_last), first=False) + made,
        made.to("RESIZE_NEAREST_NEIGHBOR", 2, 4, True),
    ]


def _blocks(net: Net) -> list[Term]:
    """36 channels, of which parts begin and end within blocks of 16 and of 32."""
    taps = np.resize([1, -1, 2, 0, 3, -2, 1], (36, 1, 1, 1))
    arguments = net.weights(taps, np.resize([0.5, 1, -2, 3, -1.5], 36))
    x = net.few(1, 1, 2, 1)
    made = x.to("CONV_2D", *arguments, VALID, 1, 1, NONE)
    row = np.resize([1.0, -2.0, 2.0, -1.0, 3.0], 36)
    parts = made.split(3, 3)
    upper = made.slice([0, 0, 0, 15], [1, 1, 2, 18])
    joined = net.concat(parts[1], upper, parts[0], axis=3)
    back = net.weights(np.resize([1, 0, -1, 0, 0], (2, 1, 1, 36)), [0.5, -1.0])
    return [
        upper.by("ADD", row[:18], RELU),
        parts[1].max(parts[2]),
        _mul(net, made, row).to("CONV_2D", *back, VALID, 1, 1, NONE),
        joined.relu6(),
        made.to("CHANNEL_SHUFFLE", 4, 3),
        _add(net, made, row).over("REDUCE_MAX", 3),
        upper.transpose(0, 3, 2, 1),
        upper.pad(*([[0, 0]] * 3 + [[1, 0]])).reshape(19, 2),
    ]


def _own_weights(net: Net) -> list[Term]:
    """Weights and biases that are given, computed, or data of others, too; constants behind."""
    x, taps = net.few(1, 2, 3, 2), net.numbers.integers(3, 1, 1, 2, low=-2, high=2)
    known, bias = net.constant(taps), net.constant([0.25, -1.25, 2.25])
    given, added = net.given(taps[::-1] + 1), net.given([1.25, 0.75, -0.25])

    def layer(weights: Term, terms: Term, activation: int = NONE) -> Term:
        return x.to("CONV_2D", weights, terms, VALID, 1, 1, activation)

    return [
        _mul(net, layer(given, bias), _ROW),
        _add(net, layer(known, added), _ROW, RELU6),
        _ROW - layer(given, added, RELU),
        _ROW / layer(known, bias),
        _mul(net, layer(known, bias, RELU), _ROW),
        layer(_mul(net, known, [2.0, -1.0]), bias),
        layer(_mul(net, given, [-1.0, 3.0], RELU), _add(net, bias, _ROW)),
        layer(known, _mul(net, added, _ROW), RELU6),
        _add(net, known, [1.0, -1.0]),
        _mul(net, bias, _ROW),
    ]


def _requantized(net: Net) -> list[Term]:
    """Steps behind layers that their own scales could have, if nothing is cut off before."""
    codes = [CODES, u8(1.0, 100), u8(0.25, 120), u8(0.5, 90)]
    whole = net.given(net.numbers.integers(1, 2, 2, 2, low=-5, high=5) * 2)

    def layer(type: Type, activation: int = NONE) -> Term:
        arguments = net.weights([[[[2, -1]]], [[[-1, 3]]]], [1.0, -2.0])
        return whole.to("CONV_2D", *arguments, VALID, 1, 1, activation, type=type)

    def real(x: Term) -> Term:
        return x.dequantize()

    fine, factors = layer(codes[2]), net.constant([2.0, -1.0], F32)
    scaled = real(layer(CODES)) * factors
    return [
        *(real(layer(a)).quantize(b) for a, b in product(codes, codes[:2])),
        layer(codes[3], RELU6).relu(),
        layer(codes[1]).by("ADD", fine, type=codes[3]),
        real(fine).quantize(CODES).max(layer(CODES)),
        scaled.quantize(codes[1]),
        net.concat(layer(codes[0]), layer(codes[1]), fine, axis=3, type=codes[1]),
    ]


def _by_channel(net: Net) -> list[Term]:
    """Weights with a scale for each channel, and constants for all channels behind them."""
    shown, scales = list[Term](), [0.5, 1.0, 0.25]
    x, bias = net.few(1, 2, 3, 2), net.constant([4, -2, 12], I32)
    for number, (name, turned) in enumerate(product(("ADD", "SUB", "MUL"), (False, True))):
        codes = net.numbers.integers(3, 1, 2, 2, low=-1, high=1) * [[[[2]]], [[[1]]], [[[4]]]]
        taps, row = net.constant(codes, per_channel(scales, 0)), net.constant([2.0, -1.0, 1.0])
        scheme, inner = (SAME, VALID)[number % 2], (NONE, RELU)[number // 4]
        made = x.to("CONV_2D", taps, bias, scheme, 1, 1, inner)
        shown.append(net(name, *([row, made] if turned else [made, row]), NONE))
    taps = net.constant([[[[2, -1, 4], [2, 1, -4]]]], per_channel(scales, 3))
    image = net.few(1, 2, 3, 3)
    deep = image.to("DEPTHWISE_CONV_2D", taps, bias, SAME, 1, 1, 1, NONE)
    return [*shown, deep.by("MUL", [1.0, 2.0, -1.0], RELU), deep.relu1()]


_NETS: Final[dict[str, Nets]] = {
    "FULLY_CONNECTED": {
        "flattened": ("Orders and parts before and behind it.", _flattened),
        "batched": ("Layers that could be one of more rows.", _batched),
    },
}

_REAL: Final[dict[str, Nets]] = {
    "BATCH_MATMUL": {"sides": ("Transpositions and factors of both sides.", _products)},
    "CONV_2D": {
        "layouts": ("Channels first between others.", _layouts),
        "weights": ("Weights that are no constants, or not theirs alone.", _own_weights),
        "blocks": ("Parts of blocks of channels.", _blocks),
    },
}

_CODED: Final[dict[str, Nets]] = {
    "CONV_2D": {
        "requantized": ("Other scales for what it gives.", _requantized),
        "by_channel": ("Scales by channel, with constants behind them.", _by_channel),
    },
}
