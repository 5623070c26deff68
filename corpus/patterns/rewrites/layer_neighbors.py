"""Moves, scales and sums that compilers merge with products, pools, normalizations and cells.

A net has what may be merged with the operation beside it, or left out, and the same with other
axes, orders, signs, scales, windows, states or readers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import product
from typing import Any, Final

import numpy as np

from corpus.arguments import NONE, RELU, RELU1, RELU6, SAME, VALID
from corpus.language import omitted
from corpus.patterns._patterns import CODED, REAL, Patterns
from corpus.terms import BIAS, CODES, WEIGHTS, Net, Term
from corpus.types import F32, I32, Type, per_channel, u8

_MERGED_NEIGHBORS: Final = Patterns(
    "merged_neighbors", "neighbors that may be merged or left out", seed="passes_merging"
)
_MERGED_NEIGHBORS_CODES: Final = _MERGED_NEIGHBORS.only(CODED, seed="passes_of_codes")
_MERGED_NEIGHBORS_REAL: Final = _MERGED_NEIGHBORS.only(REAL, seed="passes_of_reals")

_POOLS: Final = Patterns(
    "merged_neighbors", "what could be merged with it, or left out", seed="passes"
)


_ROW: Final = [2.0, -1.0, 3.0]

_COLUMN: Final = [[1.0], [-2.0], [0.5]]
"""Along the last dimension and the one before, which have the same size."""


@_MERGED_NEIGHBORS("BATCH_MATMUL", "sides", REAL)
def _products(net: Net) -> list[Term]:
    """Transpositions and factors of operands and result are merged into a matrix product."""
    a, b = (net.given(net.numbers.distinct(3, 3, 3, low=-14, high=14) / 4) for _ in range(2))
    own = [net.constant(net.numbers.integers(3, 3, 3, low=-2, high=2)) for _ in range(2)]
    made = net.function("BATCH_MATMUL", False, False, operands=2)
    scaled, sums = (a * _ROW, a + b)
    unit = net.constant(np.stack([np.eye(3), np.eye(3)[::-1], np.eye(3) * 2]))
    return [
        made(a.transpose(0, 2, 1), b),
        made(a, b.transpose(0, 2, 1), True, False),
        made(a.transpose(0, 2, 1), b.transpose(0, 2, 1), True, True),
        made(a.transpose(1, 0, 2), b),
        made(a, b.transpose(2, 1, 0)),
        made(a.transpose(1, 2, 0), b.transpose(2, 0, 1), False, True),
        made(a, b).transpose(0, 2, 1),
        made(a, b, True, False).transpose(1, 0, 2),
        made(scaled, b),
        made(a * _COLUMN, b),
        made(a, b * _COLUMN),
        made(a, b).by("MUL", _ROW, RELU),
        made(a, own[0]) * _COLUMN,
        made(a.by("ADD", _ROW, NONE), own[0]),
        made(a, own[1]).by("ADD", _ROW, RELU6),
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


@_MERGED_NEIGHBORS("FULLY_CONNECTED", "flattened")
def _flattened(net: Net) -> list[Term]:
    """TRANSPOSE, SLICE and CONCATENATION before a dense layer become an order of its columns."""
    image, rows = net.few(1, 2, 2, 3), net.few(3, 3)
    wide = net.weights(net.numbers.integers(2, 12, low=-1, high=1), [0.5, -1.0])
    square = net.weights(net.numbers.integers(3, 3, low=-1, high=1), [1.0, -0.5, 0.0])

    def layer(x: Term, activation: int = NONE, *, weights: Any = square) -> Term:
        return x.to("FULLY_CONNECTED", *weights, activation)

    def flat(*order: int) -> Term:
        return image.transpose(*list(order)).reshape(1, 12)

    dense = partial(layer, weights=wide)
    once, other = layer(rows), net.few(3, 3)
    both = layer(rows + other)
    made = rows.to("FULLY_CONNECTED", *_computed(net), RELU)
    return [
        *(dense(flat(*order)) for order in ((0, 3, 1, 2), (0, 2, 1, 3), (0, 2, 3, 1))),
        dense(image, RELU),
        dense(net.concat(rows, rows.slice([0, 0], [1, 3]), axis=0)),
        layer(rows.transpose(1, 0)),
        layer(rows, RELU).transpose(1, 0),
        layer(rows.transpose(1, 0).reshape(3, 1, 3)),
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


@_MERGED_NEIGHBORS("FULLY_CONNECTED", "batched")
def _batched(net: Net) -> list[Term]:
    """Equal layers of several batches of rows may become one unless one depends on another."""
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


@_MERGED_NEIGHBORS("CONV_2D", "layouts", REAL)
def _layouts(net: Net) -> list[Term]:
    """Operations between NCHW layers have other axes, or follow other transpositions."""
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
        turned(made * [2.0, -1.0, 1.0], to_last),
        turned(made.by("ADD", [[[2.0]], [[-1.0]], [[3.0]]], RELU), to_last),
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


@_MERGED_NEIGHBORS("CONV_2D", "blocks", REAL)
def _blocks(net: Net) -> list[Term]:
    """Parts of 36 channels begin and end within blocks of 16 and of 32."""
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
        (made * row).to("CONV_2D", *back, VALID, 1, 1, NONE),
        joined.relu6(),
        made.to("CHANNEL_SHUFFLE", 4, 3),
        made.by("ADD", row, NONE).over("REDUCE_MAX", 3),
        upper.transpose(0, 3, 2, 1),
        upper.pad(*[[0, 0]] * 3 + [[1, 0]]).reshape(19, 2),
    ]


@_MERGED_NEIGHBORS("CONV_2D", "weights", REAL)
def _own_weights(net: Net) -> list[Term]:
    """Weights and biases are inputs, computed or shared, with constants behind the layer."""
    x, taps = net.few(1, 2, 3, 2), net.numbers.integers(3, 1, 1, 2, low=-2, high=2)
    known, bias = net.constant(taps), net.constant([0.25, -1.25, 2.25])
    given, added = net.given(taps[::-1] + 1), net.given([1.25, 0.75, -0.25])

    def layer(weights: Term, terms: Term, activation: int = NONE) -> Term:
        return x.to("CONV_2D", weights, terms, VALID, 1, 1, activation)

    return [
        layer(given, bias) * _ROW,
        layer(known, added).by("ADD", _ROW, RELU6),
        _ROW - layer(given, added, RELU),
        _ROW / layer(known, bias),
        layer(known, bias, RELU) * _ROW,
        layer(known * [2.0, -1.0], bias),
        layer(given.by("MUL", [-1.0, 3.0], RELU), bias.by("ADD", _ROW, NONE)),
        layer(known, added * _ROW, RELU6),
        known.by("ADD", [1.0, -1.0], NONE),
        bias * _ROW,
    ]


@_MERGED_NEIGHBORS_CODES("CONV_2D", "requantized")
def _requantized(net: Net) -> list[Term]:
    """A layer may give the codes of the conversion behind it only if nothing saturated before."""
    codes = [CODES, u8(1.0, 100), u8(0.25, 120), u8(0.5, 90)]
    whole = net.given(net.numbers.integers(1, 2, 2, 2, low=-5, high=5) * 2)

    def layer(type: Type, activation: int = NONE) -> Term:
        arguments = net.weights([[[[2, -1]]], [[[-1, 3]]]], [1.0, -2.0])
        return whole.to("CONV_2D", *arguments, VALID, 1, 1, activation, type=type)

    fine, factors = layer(codes[2]), net.constant([2.0, -1.0], F32)
    scaled = layer(CODES).dequantize() * factors
    return [
        *(layer(a).dequantize().quantize(b) for a, b in product(codes, codes[:2])),
        layer(codes[3], RELU6).relu(),
        layer(codes[1]).by("ADD", fine, type=codes[3]),
        fine.dequantize().quantize(CODES).max(layer(CODES)),
        scaled.quantize(codes[1]),
        net.concat(layer(codes[0]), layer(codes[1]), fine, axis=3, type=codes[1]),
    ]


@_MERGED_NEIGHBORS_CODES("CONV_2D", "by_channel")
def _by_channel(net: Net) -> Iterator[Term]:
    """Factors and terms for each channel follow weights with a scale for each channel."""
    scales = [0.5, 1.0, 0.25]
    x, bias = net.few(1, 2, 3, 2), net.constant([4, -2, 12], I32)
    for number, (name, turned) in enumerate(product(("ADD", "SUB", "MUL"), (False, True))):
        codes = net.numbers.integers(3, 1, 2, 2, low=-1, high=1) * [[[[2]]], [[[1]]], [[[4]]]]
        taps, row = net.constant(codes, per_channel(scales, 0)), net.constant([2.0, -1.0, 1.0])
        scheme, inner = (SAME, VALID)[number % 2], (NONE, RELU)[number // 4]
        made = x.to("CONV_2D", taps, bias, scheme, 1, 1, inner)
        yield net(name, *([row, made] if turned else [made, row]), NONE)
    taps = net.constant([[[[2, -1, 4], [2, 1, -4]]]], per_channel(scales, 3))
    image = net.few(1, 2, 3, 3)
    deep = image.to("DEPTHWISE_CONV_2D", taps, bias, SAME, 1, 1, 1, NONE)
    yield from [deep.by("MUL", [1.0, 2.0, -1.0], RELU), deep.relu1()]


@_MERGED_NEIGHBORS_REAL.each(("AVERAGE_POOL_2D",), "windows")
def _pools(operation: str, net: Net) -> list[Term]:
    """Pools of pools, of moved and of scaled images, of one pixel or the whole image."""
    x, other = _plain(net, 1, 4, 4, 2), _plain(net, 1, 4, 4, 2)

    def pool(image: Term, *window: int, scheme: int = VALID, activation: int = 0) -> Term:
        """Of the strides and the sides of the window."""
        return net(operation, image, scheme, *window, activation)

    turned = x.transpose(0, 2, 1, 3)
    large = x.to("RESIZE_NEAREST_NEIGHBOR", 8, 8, False)
    inner = pool(x, 1, 1, 2, 2)
    shown = [
        pool(pool(x, 1, 1, 2, 2), 1, 1, 2, 2),
        pool(pool(x, 2, 2, 2, 2), 1, 1, 2, 2),
        pool(pool(x, 1, 1, 3, 3, scheme=SAME), 1, 1, 2, 2, scheme=SAME),
        pool(pool(x, 1, 2, 2, 1), 2, 1, 1, 2),
        pool(pool(x, 1, 1, 2, 1, activation=RELU6), 2, 1, 1, 2),
        pool(pool(x, 1, 1, 2, 2).relu(), 1, 1, 2, 2, scheme=SAME),
        pool(x, 1, 1, 1, 1, activation=RELU),
        pool(pool(x, 2, 2, 1, 1), 1, 1, 2, 1, activation=RELU1),
        pool(x, 1, 1, 4, 4).reshape(2),
        pool(x, 1, 1, 4, 3),
        pool(large, 2, 2, 2, 2),
        pool(large, 3, 2, 2, 3),
        pool(turned, 1, 1, 3, 2).transpose(0, 2, 1, 3),
        net.concat(pool(x, 2, 1, 2, 2), pool(other, 2, 1, 2, 2), axis=3),
        pool(net.concat(x, other, axis=2), 2, 2, 3, 2),
        pool(x, 2, 2, 2, 2).by("ADD", pool(other, 2, 2, 2, 2), RELU),
        pool(x + other, 2, 2, 2, 2),
        pool(inner, 1, 1, 2, 1, scheme=SAME).max(inner),
    ]
    if net.is_real:
        taps = net.weights([[[[1, 2]]], [[[-1, 1]]]], [1.5, -2.0])
        wide = net.weights([[[[1, 2], [0, 1]]], [[[-1, 1], [2, 0]]]], [1.5, -2.0])
        layer = partial(net, "CONV_2D")
        shown += [
            layer(pool(x, 2, 2, 2, 2), *taps, VALID, 1, 1, NONE),
            pool(layer(x, *taps, VALID, 1, 1, NONE), 2, 1, 3, 2, scheme=SAME),
            pool(layer(x, *taps, VALID, 1, 1, RELU), 2, 2, 2, 2),
            layer(pool(x, 1, 1, 3, 3, scheme=SAME), *wide, 1, 1, 0, 0, 2, 2, NONE),
            -pool(-x, 1, 2, 2, 2),
            pool(x, 2, 2, 2, 2) * [4.0, -4.0],
        ]
    return shown


def _plain(net: Net, *shape: int) -> Term:
    return net.given(net.numbers.distinct(*shape, low=-18, high=18) / 2)


@_MERGED_NEIGHBORS_REAL("SOFTMAX", "beside")
def _softmax(net: Net) -> list[Term]:
    """Factors, terms and RESHAPEs before and behind SOFTMAX, along its axis and others."""
    x = net.given(net.numbers.distinct(3, 3, 3, low=-32, high=32) / 16)

    def softmax(y: Term, axis: int = -1, beta: float = 1.0) -> Term:
        return y.to("SOFTMAX", beta, axis)

    once, axes = softmax(x), partial(net.constant, type=I32)
    masks = [[0.0, -48.0, 0.0], [0.0, 0.0, -48.0], [-48.0, 0.0, 0.0]]
    return [
        softmax(x * [2.0], beta=0.5),
        softmax(x * [-2.0]),
        softmax(x * _ROW),
        softmax(x * _COLUMN, 1),
        softmax(x.by("MUL", [2.0], RELU), 0),
        softmax(x / 4.0, beta=2.0),
        softmax(x.by("ADD", [1.5], NONE)),
        softmax(x.by("ADD", _ROW, NONE)),
        softmax(x.by("ADD", _COLUMN, NONE)),
        softmax(x.by("ADD", _COLUMN, NONE), 1),
        softmax(1.0 - x, -2),
        softmax(x.by("ADD", masks, NONE), 2),
        softmax(x.by("ADD", masks, NONE), 0),
        softmax(once, beta=3.0),
        softmax(x.reshape(9, 3, 1)),
        softmax(x.reshape(3, 9)),
        softmax(x.reshape(9, 3), 0).reshape(3, 9),
        softmax(x.transpose(0, 2, 1)).transpose(0, 2, 1),
        softmax(x.transpose(1, 2, 0), 1).transpose(2, 0, 1),
        once.to("REDUCE_SUM", axes([2]), False),
        once.to("REDUCE_SUM", axes([1]), True),
        softmax(x, 1, 0.5).log(),
        (x * [0.5]).to("LOG_SOFTMAX", 2.0, 0),
        softmax(x * [-1.0]).place("ARGMAX", 2),
        softmax(x.relu()).max(0.25),
        softmax(x, 0).by("MUL", _ROW, RELU),
        net.concat(softmax(x, 1), once, axis=1),
    ]


@_MERGED_NEIGHBORS_REAL("INSTANCE_NORMALIZATION", "beside")
def _normalized(net: Net) -> list[Term]:
    """Factors and terms before an instance normalization cancel if equal for all its pixels."""
    x = net.given(net.numbers.distinct(2, 3, 3, 3, low=-64, high=64) / 16)

    def norm(y: Term, gamma: float = 1.5, beta: float = 0.5, small: float = 0.25) -> Term:
        return y.to("INSTANCE_NORMALIZATION", gamma, beta, small, False)

    def first(y: Term) -> Term:
        return y.to("INSTANCE_NORMALIZATION", 2.0, -0.5, 0.125, True)

    to_first, to_last = [0, 3, 1, 2], [0, 2, 3, 1]
    return [
        norm(x * [2.0]),
        norm(x * [-2.0], small=0.0625),
        norm(x * _ROW),
        norm(x.by("ADD", _ROW, NONE)),
        norm(x.by("ADD", _COLUMN, NONE)),
        norm(_ROW - x),
        norm(x, beta=0.0) * _ROW,
        (norm(x) * _ROW).by("ADD", [1.0], RELU),
        1.0 - norm(x),
        norm(norm(x), 1.0, 0.0),
        norm(norm(x).relu()),
        first(x.transpose(*to_first)).transpose(*to_last),
        norm(x.transpose(*to_first)).transpose(*to_last),
        norm(net.concat(x, norm(x), axis=3)),
    ]


@_MERGED_NEIGHBORS_REAL("L2_NORMALIZATION", "beside")
def _lengths(net: Net) -> list[Term]:
    """Factors before an L2 normalization cancel, except for their sign and along other axes."""
    x = net.given(net.numbers.distinct(3, 3, 3, low=-64, high=64) / 16)
    norm = net.function("L2_NORMALIZATION", -1)
    once, planes = norm(x), x.reshape(1, 3, 3, 3)
    return [
        norm(x * [2.0]),
        norm(x * [-0.5]),
        norm(x * _ROW),
        norm(x * _ROW, 1),
        norm(x * _COLUMN),
        norm(once),
        norm(once, 0),
        norm(x, 1).by("MUL", _COLUMN, RELU),
        norm(x.by("ADD", [0.25], NONE).relu(), 1),
        norm(x.transpose(1, 2, 0), 1).transpose(2, 0, 1),
        norm(x.reshape(9, 3), 0),
        *(
            (planes * [2.0]).to("LOCAL_RESPONSE_NORMALIZATION", 1, 1.0, alpha, 0.5, axis)
            for alpha, axis in ((0.25, 3), (1.0, 1))
        ),
    ]


@_MERGED_NEIGHBORS_REAL("RNN", "steps")
def _steps(net: Net) -> list[Term]:
    """Unrolled steps of an RNN start from zeros, share weights, or are matrix products."""
    numbers = net.numbers
    weights = net.constant(numbers.integers(2, 3, low=-2, high=2))
    recurrent, bias = net.constant([[1.0, -1.0], [2.0, 1.0]]), net.constant([0.5, -1.0])
    inputs = [net.given(numbers.distinct(2, 3, low=-8, high=8) / 4) for _ in range(3)]
    zeros, own = net.constant(np.zeros((2, 2))), net.given([[1.0, -2.0], [0.5, 3.0]])

    def cell(x: Term, state: Term, activation: int = RELU, r: Any = recurrent) -> Any:
        return net.several("RNN", x, weights, r, bias, state, activation, types=[F32, F32])

    def dense(x: Term, taps: Term, added: Any, activation: int = NONE) -> Term:
        return x.to("FULLY_CONNECTED", taps, net.constant(added), activation)

    first = cell(inputs[0], zeros)
    second = cell(inputs[1], first[0])
    third = cell(inputs[2], second[1], NONE)
    other = cell(inputs[0], own, RELU6)
    both = dense(inputs[0], weights, [0.5, -1.0]), dense(own, recurrent, [0.0, 0.0])
    unit = net.constant(np.eye(2))
    order = [1, 0, 2]
    many = net.given(numbers.distinct(2, 2, 3, low=-12, high=12) / 4)

    def sequence(x: Term, state: Term, time_major: int) -> Term:
        arguments = weights, recurrent, bias, state, RELU6, time_major
        return x.to("UNIDIRECTIONAL_SEQUENCE_RNN", *arguments)

    turned = many.transpose(*order)
    return [
        second[1] - first[1],
        *third,
        net("ADD", *both, RELU6),
        other[0].max(third[0]),
        cell(inputs[1] * _ROW, own)[1],
        cell(inputs[1], own * [-1.0], RELU1)[0],
        cell(inputs[2], own, NONE, unit)[1],
        cell(inputs[2], own.relu(), RELU, net.constant(np.zeros((2, 2))))[1],
        cell(inputs[0], zeros, NONE)[1] * [2.0, -1.0],
        sequence(many, own, 1),
        sequence(many, own, 0),
        sequence(turned, own, 1).transpose(*order),
        sequence(many.transpose(*order), zeros, 0),
    ]


@_MERGED_NEIGHBORS_REAL("SVDF", "steps")
def _memories(net: Net) -> list[Term]:
    """Unrolled steps of an SVDF start from zeros, or have a memory of one element."""
    numbers = net.numbers
    features = net.constant(numbers.integers(4, 3, low=-2, high=2))
    times = [net.constant(t) for t in (numbers.integers(4, 2, low=-2, high=2), np.ones((4, 1)))]
    inputs = [net.given(numbers.distinct(2, 3, low=-8, high=8) / 4) for _ in range(2)]
    zeros, own = net.constant(np.zeros((2, 8))), net.given(numbers.integers(2, 8) / 4)
    short = net.given(numbers.integers(2, 4) / 4)

    def cell(x: Term, state: Term, rank: int, activation: int, time: int = 0) -> Any:
        bias = net.constant(np.resize([0.5, -1.0, 2.0], 4 // rank))
        arguments = features, times[time], bias, state, rank, activation
        return net.several("SVDF", x, *arguments, types=[F32, F32])

    first = cell(inputs[0], zeros, 1, NONE)
    second = cell(inputs[1], first[0], 2, RELU)
    return [
        first[1] * [2.0, -1.0, 1.0, 3.0],
        *second,
        cell(inputs[0] * _ROW, own, 2, NONE)[1],
        cell(inputs[0], own * [-2.0], 1, NONE)[1],
        *cell(inputs[1], short, 2, NONE, 1),
        inputs[1].to("FULLY_CONNECTED", features, net.constant([0.5, -1.0, 2.0, 0.5]), NONE),
    ]


@_MERGED_NEIGHBORS_REAL("LSTM", "steps")
def _gates(net: Net) -> list[Term]:
    """Unrolled steps of an LSTM share weights, with and without clipping and an input gate."""
    numbers, none = net.numbers, omitted("none", shape=(0,))
    missing = omitted("missing", shape=(0, 0))
    drawn = [net.constant(numbers.integers(2, 2, low=-4, high=4) / 4) for _ in range(8)]
    biases = [net.constant(numbers.integers(2, low=-2, high=2) / 2) for _ in range(4)]
    x, y = (net.given(numbers.distinct(2, 2, low=-8, high=8) / 4) for _ in range(2))
    zeros, own = net.constant(np.zeros((2, 2))), net.given([[0.5, -1.0], [1.5, 0.25]])

    def cell(data: Term, *states: Term, clip: float = 0.0, coupled: bool = False) -> Any:
        gates = [missing, *drawn[1:4], missing, *drawn[5:]] if coupled else drawn
        added = [none, *biases[1:]] if coupled else biases
        weights = *gates, none, none, none, *added, missing, none
        return net.several("LSTM", data, *weights, *states, 4, clip, 0.0, types=[F32] * 4)[1:]

    first = cell(x, zeros, zeros)
    second = cell(y, first[0], first[1])
    third = cell(x, second[2], second[1], clip=0.5)
    return [
        *second,
        *third[:2],
        cell(x, own, zeros, coupled=True)[2],
        cell(y * [2.0, -1.0], zeros, own)[1],
        first[2] - cell(x, zeros, own, clip=1.0)[2],
        cell(x, first[1], first[0], coupled=True)[1].by("ADD", first[1], RELU),
    ]


_POOLS.each(["MAX_POOL_2D"], "windows")(_pools)
