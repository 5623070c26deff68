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
    return net("MUL", x, net.constant(factors), activation)


def _add(net: Net, x: Term, terms: Any, activation: int = NONE) -> Term:
    return net("ADD", x, net.constant(terms), activation)


_ROW: Final = [2.0, -1.0, 3.0]
_COLUMN: Final = [[1.0], [-2.0], [0.5]]
"""Along the last dimension and the one before, which have the same size."""


def _products(net: Net) -> list[Term]:
    """Transpositions and factors of either side and of the result, in cubes."""
    a, b = (net.given(net.numbers.distinct(3, 3, 3, low=-14, high=14) / 4) for _ in range(2))
    own = [net.constant(net.numbers.integers(3, 3, 3, low=-2, high=2)) for _ in range(2)]

    def made(x: Term, y: Term, *adjoint: bool) -> Term:
        return net("BATCH_MATMUL", x, y, *(adjoint or (False, False)))

    def turned(x: Term, *order: int) -> Term:
        return net("TRANSPOSE", x, list(order or (0, 2, 1)))

    scaled, sums = _mul(net, a, _ROW), net("ADD", a, b, NONE)
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
        made(net("RELU", made(own[1], a)), own[0]),
        made(a, unit),
        net("ADD", made(a, b), made(a, own[0]), NONE),
        net("SUB", made(a, b), made(b, a), NONE),
        net("MAXIMUM", made(sums, own[0]), made(scaled, own[0])),
        made(net("CONCATENATION", a, b, 1), own[1]),
        made(net("CONCATENATION", a, b, 2), net("CONCATENATION", own[0], own[1], 1)),
    ]


def _flattened(net: Net) -> list[Term]:
    """Orders, parts and joints before a matrix, whose columns could be in that order, too."""
    image, rows = net.few(1, 2, 2, 3), net.few(3, 3)
    wide = net.weights(net.numbers.integers(2, 12, low=-1, high=1), [0.5, -1.0])
    square = net.weights(net.numbers.integers(3, 3, low=-1, high=1), [1.0, -0.5, 0.0])

    def layer(x: Term, activation: int = NONE, *, weights: Any = square) -> Term:
        return net("FULLY_CONNECTED", x, *weights, activation)

    def flat(*order: int) -> Term:
        return net("RESHAPE", net("TRANSPOSE", image, list(order)), [1, 12])

    def turned(x: Term) -> Term:
        return net("TRANSPOSE", x, [1, 0])

    dense = partial(layer, weights=wide)
    once, other = layer(rows), net.few(3, 3)
    both = layer(net("ADD", rows, other, NONE))
    made = net("FULLY_CONNECTED", rows, *_computed(net), RELU)
    return [
        *(dense(flat(*order)) for order in ((0, 3, 1, 2), (0, 2, 1, 3), (0, 2, 3, 1))),
        dense(image, RELU),
        dense(net("CONCATENATION", rows, net("SLICE", rows, [0, 0], [1, 3]), 0)),
        layer(turned(rows)),
        turned(layer(rows, RELU)),
        layer(net("RESHAPE", turned(rows), [3, 1, 3])),
        layer(net("GATHER", rows, 1, net.constant([2, 0, 1], I32))),
        net("GATHER", layer(rows), 0, net.constant([2, 2, 0, 1], I32)),
        net("GATHER", layer(rows, RELU1), 1, net.constant([1, 0], I32)),
        layer(layer(rows)),
        layer(layer(rows, RELU6)),
        net("SUB", layer(once), once, NONE),
        net("ADD", layer(rows), layer(other), RELU),
        net("MAXIMUM", both, net("ADD", layer(rows, RELU), layer(other, RELU), NONE)),
        layer(net("RELU", net("RESHAPE", image, [4, 3]))),
        layer(net("PAD", rows, net.constant([[1, 0], [0, 0]], I32))),
        layer(net("SLICE", net("RESHAPE", image, [2, 6]), [0, 2], [2, 3])),
        net("RESHAPE", net("TRANSPOSE", layer(image), [1, 0]), [2, 6]),
        *net.several("SPLIT", layer(rows), 1, 3, types=[net.type] * 3)[1:],
        made,
    ]


def _computed(net: Net) -> list[Term]:
    """Weights that the model computes."""
    taps = net.given(net.numbers.integers(3, 3, low=-1, high=1), WEIGHTS[net.type.code])
    bias = net.constant([1.0, -0.5, 0.0], BIAS[net.type.code])
    return [net("TRANSPOSE", taps, [1, 0], type=taps.type), bias]


def _batched(net: Net) -> list[Term]:
    """One layer for several rows, of one activation and bias, none of which waits for another."""
    x, y, z = net.few(2, 3), net.few(1, 3), net.few(2, 3)
    taps, bias = net.weights(net.numbers.integers(3, 3, low=-1, high=1), [0.5, -1.0, 1.0])
    _, other = net.weights([[0]], [-1.5, 2.0, 0.0])

    def layer(rows: Term, activation: int = NONE, added: Any = bias) -> Term:
        return net("FULLY_CONNECTED", rows, taps, added, activation)

    row, rows = net.constant([1.0, -0.5, 2.0]), net.constant([[1.0, 0.5, -1.0], [0.0, 2.0, 1.5]])
    first = layer(x)
    return [
        net("MAXIMUM", first, layer(z)),
        layer(y, RELU),
        layer(z, NONE, other),
        layer(first, RELU6),
        net("CONCATENATION", layer(y), layer(z), first, 0),
        *(net("SUB", each, row, RELU) for each in (y, z)),
        *(net("SUB", rows, each, NONE) for each in (z, y, x)),
        net("ADD", net("REDUCE_MAX", x, net.constant([1], I32), False), net.constant([1.0]), 0),
        net("ADD", net("REDUCE_MAX", z, net.constant([0], I32), False), net.constant([1.0]), 0),
    ]


def _layouts(net: Net) -> list[Term]:
    """Islands of channels first: what is between has other axes, or was turned in another way."""
    x = net.few(1, 3, 3, 3)
    to_first, to_last = (0, 3, 1, 2), (0, 2, 3, 1)

    def turned(y: Term, order: Sequence[int]) -> Term:
        return net("TRANSPOSE", y, list(order))

    def layer(y: Term, *, first: bool = True, size: int = 1, activation: int = 0) -> Term:
        taps = net.numbers.integers(3, size, 1, 3, low=-1, high=1)
        arguments = *net.weights(taps, [0.5, -1.0, 1.5]), SAME, 1, 1, activation, first
        return net("CONV_2D", y, *arguments)

    made = layer(turned(x, to_first), size=2)
    taps = net.weights([[[[1, -1, 2]], [[2, 1, -1]]]], [0.5, 0.0, -0.5])
    deep = net("DEPTHWISE_CONV_2D", made, *taps, SAME, 1, 1, 1, NONE, True)
    sides = [[0, 0], [1, 0], [0, 0], [0, 1]]
    return [
        turned(layer(turned(x, to_first), size=2), to_last),
        turned(layer(turned(x, to_last), size=2), to_first),
        turned(layer(turned(x, to_first)), to_first),
        layer(layer(x, first=False), size=2, activation=RELU),
        turned(_mul(net, made, [2.0, -1.0, 1.0]), to_last),
        turned(_add(net, made, [[[2.0]], [[-1.0]], [[3.0]]], RELU), to_last),
        turned(net("MAX_POOL_2D", made, SAME, 1, 1, 2, 1, NONE, True), to_last),
        net("MAX_POOL_2D", made, VALID, 1, 2, 1, 2, RELU6, False),
        turned(net("CONCATENATION", made, turned(x, to_first), 1), to_last),
        net("CONCATENATION", made, x, 3),
        net("REDUCE_MAX", made, net.constant([1], I32), False),
        net("REDUCE_MIN", turned(made, to_last), net.constant([1, 2], I32), True),
        net("PAD", turned(made, to_last), net.constant(sides, I32)),
        net("RESHAPE", turned(made, to_last), [3, 9]),
        net("RESHAPE", net("RELU", made), [9, 3]),
        net("GATHER", made, 1, net.constant([2, 0], I32)),
        turned(deep, (0, 2, 3, 1)),
        layer(deep, first=False),
        net("ADD", layer(turned(made, to_last), first=False), made, NONE),
        net("RESIZE_NEAREST_NEIGHBOR", made, 2, 4, True),
    ]


def _blocks(net: Net) -> list[Term]:
    """36 channels, of which parts begin and end within blocks of 16 and of 32."""
    taps = np.resize([1, -1, 2, 0, 3, -2, 1], (36, 1, 1, 1))
    arguments = net.weights(taps, np.resize([0.5, 1, -2, 3, -1.5], 36))
    x = net.few(1, 1, 2, 1)
    made = net("CONV_2D", x, *arguments, VALID, 1, 1, NONE)
    row = np.resize([1.0, -2.0, 2.0, -1.0, 3.0], 36)
    parts = net.several("SPLIT", made, 3, 3, types=[net.type] * 3)
    upper = net("SLICE", made, [0, 0, 0, 15], [1, 1, 2, 18])
    joined = net("CONCATENATION", parts[1], upper, parts[0], 3)
    back = net.weights(np.resize([1, 0, -1, 0, 0], (2, 1, 1, 36)), [0.5, -1.0])
    return [
        net("ADD", upper, net.constant(row[:18]), RELU),
        net("MAXIMUM", parts[1], parts[2]),
        net("CONV_2D", _mul(net, made, row), *back, VALID, 1, 1, NONE),
        net("RELU6", joined),
        net("CHANNEL_SHUFFLE", made, 4, 3),
        net("REDUCE_MAX", _add(net, made, row), net.constant([3], I32), False),
        net("TRANSPOSE", upper, [0, 3, 2, 1]),
        net("RESHAPE", net("PAD", upper, net.constant([[0, 0]] * 3 + [[1, 0]], I32)), [19, 2]),
    ]


def _own_weights(net: Net) -> list[Term]:
    """Weights and biases that are given, computed, or data of others, too; constants behind."""
    x, taps = net.few(1, 2, 3, 2), net.numbers.integers(3, 1, 1, 2, low=-2, high=2)
    known, bias = net.constant(taps), net.constant([0.25, -1.25, 2.25])
    given, added = net.given(taps[::-1] + 1), net.given([1.25, 0.75, -0.25])

    def layer(weights: Term, terms: Term, activation: int = NONE) -> Term:
        return net("CONV_2D", x, weights, terms, VALID, 1, 1, activation)

    return [
        _mul(net, layer(given, bias), _ROW),
        _add(net, layer(known, added), _ROW, RELU6),
        net("SUB", net.constant(_ROW), layer(given, added, RELU), NONE),
        net("DIV", net.constant(_ROW), layer(known, bias), NONE),
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
        return net("CONV_2D", whole, *arguments, VALID, 1, 1, activation, type=type)

    def real(x: Term) -> Term:
        return net("DEQUANTIZE", x, type=F32)

    fine, factors = layer(codes[2]), net.constant([2.0, -1.0], F32)
    scaled = net("MUL", real(layer(CODES)), factors, NONE, type=F32)
    return [
        *(net("QUANTIZE", real(layer(a)), type=b) for a, b in product(codes, codes[:2])),
        net("RELU", layer(codes[3], RELU6), type=codes[3]),
        net("ADD", layer(codes[1]), fine, NONE, type=codes[3]),
        net("MAXIMUM", net("QUANTIZE", real(fine), type=CODES), layer(CODES)),
        net("QUANTIZE", scaled, type=codes[1]),
        net("CONCATENATION", layer(codes[0]), layer(codes[1]), fine, 3, type=codes[1]),
    ]


def _by_channel(net: Net) -> list[Term]:
    """Weights with a scale for each channel, and constants for all channels behind them."""
    shown, scales = list[Term](), [0.5, 1.0, 0.25]
    x, bias = net.few(1, 2, 3, 2), net.constant([4, -2, 12], I32)
    for number, (name, turned) in enumerate(product(("ADD", "SUB", "MUL"), (False, True))):
        codes = net.numbers.integers(3, 1, 2, 2, low=-1, high=1) * [[[[2]]], [[[1]]], [[[4]]]]
        taps, row = net.constant(codes, per_channel(scales, 0)), net.constant([2.0, -1.0, 1.0])
        scheme, inner = (SAME, VALID)[number % 2], (NONE, RELU)[number // 4]
        made = net("CONV_2D", x, taps, bias, scheme, 1, 1, inner)
        shown.append(net(name, *([row, made] if turned else [made, row]), NONE))
    taps = net.constant([[[[2, -1, 4], [2, 1, -4]]]], per_channel(scales, 3))
    image = net.few(1, 2, 3, 3)
    deep = net("DEPTHWISE_CONV_2D", image, taps, bias, SAME, 1, 1, 1, NONE)
    return [*shown, net("MUL", deep, net.constant([1.0, 2.0, -1.0]), RELU), net("RELU1", deep)]


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
