"""Constants and neighbors that compilers merge into a layer, and layers that could be another one.

Each merge is right under conditions: no padding, no activation, one reader, constants along the
channels, equal strides, nothing cut off. A net has layers that fulfil them, and layers that miss
one of them each.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import product
from typing import Any, Final

import numpy as np

from corpus.arguments import NONE, RELU, RELU1, RELU6, SAME, VALID, behind_bias, filter_shape
from corpus.language import Argument, Array
from corpus.patterns._patterns import BOTH, CODED, REAL, Patterns
from corpus.terms import BIAS, WEIGHTS, Net, Term
from corpus.types import Type, u8

_MERGED_LAYERS: Final = Patterns(
    "merged_layers", "layers that could be others, or one", seed="passes"
)
_MERGED_LAYERS_REAL: Final = _MERGED_LAYERS.only(REAL, seed="passes_of_reals")

_INTO_WEIGHTS: Final = Patterns(
    "constants_into_weights", "neighbors to absorb", REAL, seed="passes_folding"
)
_FOLDABLE: Final = Patterns(
    "foldable_constants", "arithmetic that may fold", REAL, unshared=True, seed="rewrites"
)
_FOLDABLE_CODES: Final = Patterns(
    "foldable_codes", "arithmetic that may fold", CODED, unshared=True, seed="rewrites_codes"
)

_ACTIVATIONS: Final = (NONE, RELU, NONE, RELU6, NONE)

_LAYERS: Final = {
    "CONV_2D": ((2, 1, 3, 2), (3, 1, 2, 2)),
    "DEPTHWISE_CONV_2D": ((2, 1, 4, 2), (1, 1, 2, 4)),
    "GROUPED_CONV_2D": ((1, 1, 4, 4), (4, 1, 2, 2)),
    "TRANSPOSE_CONV_2D": ((2, 1, 3, 2), (3, 1, 2, 2)),
    "FULLY_CONNECTED": ((3, 2), (3, 2)),
}
"""Shapes of data and weights: as many pixels in a row as channels, so that a constant of either
fits the other.
"""

_OF_FOUR: Final = ("DEPTHWISE_CONV_2D", "GROUPED_CONV_2D")
"""Channels of the results: two of each input, two of each group."""


def _weights(net: Net, operation: str) -> list[Term]:
    """Whole taps, and biases with which no sum is 0, but for codes."""
    taps = net.numbers.integers(*_LAYERS[operation][1], low=-2, high=2)
    units = taps.shape[-1] if operation == "DEPTHWISE_CONV_2D" else len(taps)
    bias = np.resize([1.5, -2.0, 0.5, 1.0], units) - (0.25 if net.is_real else 0)
    return net.weights(taps, bias)


def _layer(
    net: Net,
    operation: str,
    x: Term,
    activation: int = NONE,
    *,
    weights: Sequence[Argument] | None = None,
    scheme: int = SAME,
) -> Term:
    sides = [0, int(scheme == SAME), 0, 0] if operation == "TRANSPOSE_CONV_2D" else scheme
    rest = behind_bias(operation, sides, activation, factor=2)
    return net(operation, x, *(weights or _weights(net, operation)), *rest)


def _kinds(net: Net, shape: tuple[int, ...]) -> list[Array]:
    """By channel, scalar, by the dimension before and by element: none is 0."""
    whole = net.numbers.integers(*shape, low=1, high=3)
    by_place = np.resize([1.0, -2.0, 2.0, 3.0], shape[-2])
    by_channel: Array = np.resize([2.0, -1.0, 4.0, 1.0], shape[-1])
    return [by_channel, np.array([-2.0]), by_place[:, np.newaxis], whole * 1.0]


def _arithmetic(net: Net) -> list[tuple[str, bool]]:
    """All operations in both orders."""
    names = ["ADD", "SUB", "MUL", *(["DIV"] if net.is_real else [])]
    return list(product(names, (False, True)))


def _with(net: Net, name: str, x: Term, other: Any, activation: int, *, turned: bool) -> Term:
    constant = net.constant(other)
    return net(name, *([constant, x] if turned else [x, constant]), activation)


def _behind(operation: str, net: Net) -> Iterator[Term]:
    """Constants for each channel, and others, follow a layer of one filter or two readers."""
    x = net.few(*_LAYERS[operation][0])
    shape = _LAYERS[operation][0]
    kinds = _kinds(net, (*shape[:-1], 4 if operation in _OF_FOUR else 3))
    for number, (name, turned) in enumerate(_arithmetic(net)):
        other = [kinds[1 + number % 3]] if (number + number // 2) % 2 == 0 else []
        for place, kind in enumerate((kinds[0], *other)):
            inner = RELU if (number, place) in ((1, 0), (3, 1), (4, 0)) else NONE
            made, outer = _layer(net, operation, x, inner), _ACTIVATIONS[(number + place) % 5]
            yield _with(net, name, made, kind, outer, turned=turned)
    shared, inputs = _weights(net, operation), (x, net.few(*_LAYERS[operation][0]), x)
    one, scaled, third = (_layer(net, operation, each, weights=shared) for each in inputs)
    scaled = _with(net, "MUL", scaled, kinds[0], NONE, turned=False)
    read = third + kinds[0]
    yield from [one, scaled.max(one), read.by("SUB", third, RELU6)]


def _before(operation: str, net: Net) -> Iterator[Term]:
    """Constants precede a layer with and without padding; layers share factors and filters."""
    x = net.few(*_LAYERS[operation][0])
    kinds = _kinds(net, x.shape or ())
    for number, (name, turned) in enumerate(_arithmetic(net)):
        for scheme, kind in ((VALID, kinds[0]), (SAME, kinds[number % 3])):
            activation = RELU if number % 3 == 2 and scheme == SAME else NONE
            changed = _with(net, name, x, kind, activation, turned=turned)
            yield _layer(net, operation, changed, scheme=scheme)
    shared = _weights(net, operation)
    scaled = _with(net, "MUL", x, kinds[0], NONE, turned=True)
    yield from [_layer(net, operation, each, weights=shared) for each in (x, scaled)]
    yield from [_layer(net, operation, scaled).min(2.0), scaled]


def _convolved(
    net: Net,
    x: Term,
    sizes: tuple[int, ...],
    *rest: Any,
    activation: int = NONE,
    bias: float = 0.5,
) -> Term:
    """``sizes`` are channels out, height, width and channels in."""
    taps = net.numbers.integers(*sizes, low=-1, high=1)
    taps[..., 0] += (taps[..., 0] == 0) * 1
    weights = net.weights(taps, np.resize([bias, -bias], sizes[0]))
    padding, *strides = rest or (VALID,)
    sides = padding if isinstance(padding, list) else [padding]
    return x.to("CONV_2D", *weights, *sides, *(strides or [1, 1]), activation)


def _depthwise(x: Term, taps: Any, *rest: int) -> Term:
    bias = [0.5] * np.shape(taps)[-1]
    return x.layer("DEPTHWISE_CONV_2D", taps, bias, *(rest or (VALID, 1, 1)), 1, NONE)


@_MERGED_LAYERS_REAL("CONV_2D", "in_a_row")
def _in_a_row(net: Net) -> list[Term]:
    """Two layers become one, but not past an activation, padding with a bias, or a reader."""
    one, wide = (2, 1, 1, 2), (2, 2, 2, 2)
    layer = partial(_convolved, net)
    x = net.few(1, 3, 3, 2)
    middle = layer(x, one)
    return [
        layer(layer(x, one), one),
        layer(layer(x, one, activation=RELU), one),
        layer(layer(x, one), wide, SAME),
        layer(layer(x, one, bias=0.0), wide, SAME),
        layer(layer(x, one, bias=2.0), wide, [1, 0, 0, 1]),
        layer(layer(x, wide, SAME), one, activation=RELU6),
        layer(layer(x, one, VALID, 2, 1), one, VALID, 1, 2),
        _depthwise(layer(x, one), [[[[1, -1], [2, 1]]]], SAME, 1, 1),
        layer(_depthwise(x, [[[[2, -1]]]]), one),
        layer(_depthwise(x, [[[[2, 1], [-1, 1]]]], SAME, 2, 1), wide, SAME),
        layer(layer(x, one).relu1(), one),
        layer(middle, one) + middle,
    ]


@_MERGED_LAYERS_REAL("CONV_2D", "strides")
def _strides(net: Net) -> list[Term]:
    """A layer may take over the next one's stride unless others need the skipped pixels."""
    one, wide = (2, 1, 1, 2), (2, 2, 2, 2)
    layer = partial(_convolved, net)
    x = net.few(1, 4, 4, 2)
    seen, past = layer(x, wide, SAME), layer(x, one)
    taken = layer(seen, one, VALID, 2, 2)
    total = layer(x, wide, SAME).by("ADD", past, RELU)
    return [
        layer(layer(x, wide, SAME, 1, 1), one, VALID, 2, 2),
        layer(layer(x, wide, VALID, 1, 1), one, SAME, 2, 1),
        layer(layer(x, wide, SAME, 1, 1), wide, VALID, 2, 2),
        layer(layer(x, wide, SAME).relu(), one, SAME, 1, 2),
        layer(layer(x, wide, SAME), wide, [1, 0, 1, 0], 2, 2),
        layer(x, wide, SAME).to("MAX_POOL_2D", VALID, 2, 2, 1, 1, RELU),
        layer(x, one).to("AVERAGE_POOL_2D", SAME, 3, 2, 1, 1, NONE),
        layer(total, one, VALID, 2, 2),
        layer(past + layer(x, one), one, VALID, 2, 1),
        taken,
        seen.max(1.0),
        layer(x.to("MAX_POOL_2D", SAME, 1, 1, 2, 2, NONE), one, VALID, 2, 2),
    ]


@_MERGED_LAYERS("CONV_2D", "parallel")
def _parallel(net: Net) -> list[Term]:
    """Layers of one input may become one wide layer, or a sum, if they are joined in order."""
    one, wide = (2, 1, 1, 2), (2, 2, 2, 2)
    x, y = net.few(1, 3, 3, 2), net.few(1, 3, 3, 2)
    layer = partial(_convolved, net)
    a, b = layer(x, wide, SAME), layer(x, (3, 2, 2, 2), SAME)
    c, d = layer(x, wide, SAME, activation=RELU), layer(x, one, activation=RELU6)
    tall = [layer(x, (2, 2, 1, 2), SAME), layer(x, (2, 1, 2, 2), SAME)]
    filters = net.weights(net.numbers.integers(2, 1, 1, 2, low=-2, high=2), [1.5, -1.0])
    same = [each.to("CONV_2D", *filters, VALID, 1, 1, NONE) for each in (x, y)]
    early = x.to("CONV_2D", *filters, VALID, 1, 1, RELU)
    strided = [layer(x, wide, SAME, 2, 1), layer(x, wide, SAME, 1, 2)]
    parts = layer(x, (4, 1, 1, 2)).split(3, 2)
    return [
        net.concat(a, b, axis=3),
        net.concat(b, a, axis=3),
        net.concat(c, a, d, axis=3),
        net.concat(c, tall[0], axis=2),
        net("ADD", *tall, NONE),
        net("ADD", *same, RELU),
        same[1] - early,
        net.concat(same[0], early, same[1], axis=0),
        layer(net.concat(x, y, axis=3), (2, 1, 1, 4)),
        layer(net.concat(y, x, axis=3), (2, 2, 2, 4), SAME, activation=RELU1),
        *strided,
        parts[1].max(d),
        parts[0].relu6() + x,
    ]


@_MERGED_LAYERS("CONV_2D", "degenerate")
def _degenerate(net: Net) -> list[Term]:
    """Arguments make one layer equivalent to another, or nearly so."""
    x, y = net.few(1, 3, 3, 2), net.few(2, 2, 3, 2)
    pixel = net.few(2, 1, 1, 2)
    bias: list[Argument] = [net.constant([0.5, -1.0], BIAS[net.type.code])]

    def filters(values: Any) -> Term:
        return net.constant(values, WEIGHTS[net.type.code])

    def plain(image: Term, values: Any, *rest: Any) -> Term:
        return image.to("CONV_2D", filters(values), *bias, *(rest or (VALID, 1, 1, NONE)))

    drawn = partial(net.numbers.integers, low=-1, high=1)
    unit = np.eye(2).reshape(2, 1, 1, 2)
    grouped = partial(net, "GROUPED_CONV_2D", x)
    turned = partial(net, "TRANSPOSE_CONV_2D", x)
    none = [0, 0, 0, 0]
    return [
        plain(y, drawn(2, 2, 3, 2)),
        plain(y, drawn(2, 2, 3, 2), SAME, 1, 1, RELU),
        plain(pixel, drawn(2, 3, 3, 2), SAME, 1, 1, NONE),
        plain(pixel, drawn(2, 2, 2, 2), 1, 0, 0, 1, 1, 1, NONE),
        plain(x, unit) + x,
        plain(x, unit, VALID, 1, 1, RELU),
        plain(x, unit[::-1]),
        plain(x, np.zeros((2, 1, 1, 2))),
        plain(x, np.zeros((2, 2, 2, 2)), SAME, 2, 1, RELU) * 2.0,
        plain(x, drawn(2, 1, 1, 2), SAME, 1, 1, NONE, False, 2, 2),
        plain(x, drawn(2, 2, 1, 2), VALID, 1, 1, NONE, False, 2, 1),
        grouped(filters(drawn(2, 2, 2, 1)), *bias, SAME, 1, 1, 2, NONE, False),
        grouped(filters(drawn(2, 1, 2, 2)), *bias, SAME, 1, 1, 1, RELU, False),
        y.to("DEPTHWISE_CONV_2D", filters(drawn(1, 2, 3, 2)), *bias, VALID, 1, 1, 1, NONE),
        x.to("DEPTHWISE_CONV_2D", filters(np.ones((1, 1, 1, 2))), *bias, VALID, 1, 1, 1, NONE),
        turned(filters(drawn(2, 1, 1, 2)), *bias, *none, 1, 1, NONE, False),
        turned(filters(drawn(2, 1, 1, 2)), *bias, *none, 2, 2, RELU, False),
        turned(filters(drawn(2, 2, 2, 2)), *bias, *none, 2, 2, NONE, False),
        turned(filters(drawn(2, 3, 2, 2)), *bias, 0, 1, 1, 1, 1, 1, NONE, False),
    ]


@_MERGED_LAYERS_REAL("CONV_2D", "through")
def _through(net: Net) -> list[Term]:
    """Factors cross activations, sums, pools and joins if their signs allow it."""
    layer = partial(_convolved, net, sizes=(2, 1, 1, 2))
    x = net.few(1, 3, 3, 2)
    up, mixed = [2.0, 3.0], [2.0, -1.0]
    twice = x.by("MUL", up, NONE)
    shown = [layer(x.by("MUL", factors, NONE).relu()) for factors in (up, mixed)]
    shown += [layer(x.by("MUL", up, NONE).relu6()), layer(x.relu1().by("MUL", mixed, NONE))]
    shown += [
        layer(x.by("MUL", factors, NONE).to("MAX_POOL_2D", SAME, 1, 1, 2, 2, NONE))
        for factors in (up, mixed)
    ]
    shown += [
        layer(x).to("MAX_POOL_2D", SAME, 1, 1, 2, 2, NONE).by("MUL", mixed, NONE),
        (layer(x) + up).relu().by("MUL", mixed, NONE),
        (layer(x) + layer(x)).by("MUL", up, NONE),
        (layer(x) + x).by("MUL", mixed, NONE),
        layer(twice + twice.relu()),
        layer(x * net.given(mixed)),
        net.constant(up).by("SUB", layer(x), RELU).by("MUL", mixed, RELU6),
        layer(x).transpose(0, 3, 2, 1).by("MUL", [1, -1, 2], NONE).reshape(6, 3),
        layer(net.concat(x.by("MUL", mixed, NONE), x, axis=1)),
    ]
    return shown


_PRODUCTS: Final = ("CONV_2D", "DEPTHWISE_CONV_2D", "FULLY_CONNECTED")


def _product(net: Net, operation: str, x: Term, activation: int = NONE) -> Term:
    """Three channels, of three pixels in a row: a constant of either fits the other."""
    shape, rest = filter_shape(operation, (1, 2), 3, 3), behind_bias(operation, SAME, activation)
    taps = net.numbers.integers(*shape, low=-3, high=3) / 2
    source = x.reshape(3, 3) if operation == "FULLY_CONNECTED" else x
    return source.layer(operation, taps, [1.0, -2.0, 0.5], *rest)


def _folded_behind(operation: str, net: Net) -> list[Term]:
    """A layer is followed by a constant, on either side, with and without an activation."""
    x = net.data(1, 1, 3, 3)
    row, column = [2.0, -1.0, 0.5], [[0.5], [3.0], [-2.0]]
    product = partial(_product, net, operation, x)
    return [
        product().by("MUL", row, RELU),
        product(RELU) * row,
        product() + column,
        product().by("MUL", column, RELU1),
        net.constant(row).by("SUB", product(), RELU6),
        product() / -0.5,
        (product(RELU6) * row).by("ADD", row, RELU),
        product(RELU1).max(0.25),
    ]


def _folded_before(operation: str, net: Net) -> list[Term]:
    """A constant is added or multiplied before a layer, with and without padding."""
    x, row, column = net.data(1, 1, 3, 3), [2.0, -1.0, 0.5], [[0.5], [3.0], [-2.0]]
    product = partial(_product, net, operation)
    return [
        product(x * row),
        product(x + row),
        product(x.by("MUL", column, RELU)),
        product(1.0 - x),
    ]


def _saturated(operation: str, net: Net) -> list[Term]:
    """The codes between a layer and a constant are so fine that they saturate at both ends."""
    x, fine = net.given(net.numbers.distinct(3, 3, low=-60, high=60) / 2), u8(0.125, 120)
    weights, added = u8(0.125, 128), Type("TENSOR_INT32", 0.0625)
    bias = net.constant([0.0, 1.0, -2.0], added)
    shape = filter_shape(operation, (1, 1), 3, 3)
    taps = np.ones(3) if operation == "DEPTHWISE_CONV_2D" else np.eye(3)
    source = x if operation == "FULLY_CONNECTED" else x.reshape(1, 1, 3, 3)
    filters = net.constant(taps.reshape(shape), weights)
    product = source.to(operation, filters, bias, *behind_bias(operation), type=fine)
    row = net.constant([5.0, -10.0, 3.0], fine)
    return [
        product + row,
        product - row,
        product.by("MUL", net.constant([-0.5], u8(0.5, 128)), type=u8(0.25, 128)),
        product.max(row),
    ]


_OTHER_LAYERS: Final = [operation for operation in _LAYERS if operation != "CONV_2D"]
_INTO_WEIGHTS.each(["CONV_2D"], "behind", BOTH)(_behind)
_INTO_WEIGHTS.each(["CONV_2D"], "before", BOTH)(_before)
_INTO_WEIGHTS.each(_OTHER_LAYERS, "behind")(_behind)
_INTO_WEIGHTS.each(_OTHER_LAYERS, "before")(_before)
_FOLDABLE.each(_PRODUCTS, "behind")(_folded_behind)
_FOLDABLE.each(_PRODUCTS, "before")(_folded_before)
_FOLDABLE_CODES.each(_PRODUCTS, "behind")(_saturated)
