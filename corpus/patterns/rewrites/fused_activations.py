"""Activations, sums and arguments that compilers fuse into the operation before them.

Who makes one operation of two has to leave the first result to its other readers, the activation
before the sum where it is, and arguments as they are; a result in between saturates, or is bounded
by an activation of its own, and what comes behind brings it back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

import numpy as np

from corpus.arguments import NONE, RELU, RELU1, RELU6, SAME, VALID, behind_bias, filter_shape
from corpus.language import Array
from corpus.patterns._patterns import CODED, REAL, Patterns, Unary
from corpus.terms import Net, Term
from corpus.types import I32, u8

_WITH_READERS: Final = Patterns(
    "activations_with_other_readers", "operands with other readers", seed="activated_beside"
)
_RESIDUALS: Final = Patterns(
    "residual_sums", "a sum with what goes past it", unshared=True, seed="residuals"
)
_SATURATED: Final = Patterns(
    "saturated_results", "results that saturate, and what reads them", CODED, seed="saturated"
)
_BOUNDED: Final = Patterns(
    "bounded_results", "results that their activation bounds, and what reads them", seed="bounded"
)
_BEHIND_LAYERS: Final = Patterns(
    "arguments_behind_layers", "unusual arguments", REAL, seed="behind_layers"
)
_JOINED_LAYERS: Final = Patterns(
    "layers_of_joined_parts", "layers of parts that are joined", seed="of_parts_joined"
)

_ACTIVATIONS: Final = ("RELU", "RELU6", "RELU1")
_SHAPE: Final = (1, 2, 3, 2)
_ROWS: Final = (6, 2)


def _skipping(producer: Unary, shape: tuple[int, ...], net: Net) -> Iterator[Term]:
    """A result is read with and without its activation: before it, behind it, or both joined."""
    for number, activation in enumerate(_ACTIVATIONS):
        made, other = producer(net, net.few(*shape)), net.few(*shape)
        if number == 0:
            activated = net(activation, made)
            yield from [activated, made.max(other)]
        elif number == 1:
            beside = made.max(other)
            yield from [beside, net(activation, made)]
        else:
            yield made.min(net(activation, made).max(other))


def _showing(producer: Unary, shape: tuple[int, ...], net: Net) -> Iterator[Term]:
    """A result is an output of the model, and an activation reads it, too."""
    for activation in _ACTIVATIONS:
        made = producer(net, net.few(*shape))
        yield from [net(activation, made), made]


_Product = Callable[[Net, Term, int], Term]


def _layer(
    operation: str,
    size: Sequence[int],
    taps: Sequence[int],
    bias: Sequence[float],
    padding: int | Sequence[int] = VALID,
) -> _Product:
    """A layer of two channels to two, with ``taps`` again and again."""
    shape = filter_shape(operation, size, 2, 2)
    return lambda net, x, activation: x.layer(
        operation, np.resize(taps, shape), bias, *behind_bias(operation, padding, activation)
    )


def _alone(product: _Product) -> Unary:
    return lambda net, x: product(net, x, NONE)


def _of_two(operation: str) -> Unary:
    return lambda net, x: net(operation, x, net.constant([2.0, -1.0]), 0)


def _pooled(operation: str) -> Unary:
    return lambda net, x: net(operation, x, SAME, 1, 1, 2, 1, 0)


_DENSE: Final = ("CONV_2D", "DEPTHWISE_CONV_2D", "FULLY_CONNECTED")
_LAYERS: Final = (*_DENSE, "GROUPED_CONV_2D")

_TAPS: Final = (1, -2, 0, 2, -1, 1, 2)

_PRODUCERS: Final[dict[str, Unary]] = {
    **{name: _alone(_layer(name, (2, 2), _TAPS, (-0.5, 1.0), SAME)) for name in _LAYERS},
    # With the size of the image.
    "TRANSPOSE_CONV_2D": _alone(
        _layer("TRANSPOSE_CONV_2D", (2, 2), _TAPS, (-0.5, 1.0), [1, 0, 0, 1])
    ),
    **{operation: _of_two(operation) for operation in ("ADD", "SUB", "MUL")},
    **{operation: _pooled(operation) for operation in ("AVERAGE_POOL_2D", "MAX_POOL_2D")},
}


def _activated(product: _Product, shape: tuple[int, ...], net: Net) -> Iterator[Term]:
    """A result's own activation comes before the sum, and the sum's activation after it."""
    for activation in (RELU, RELU6, RELU1):
        x, past = net.few(*shape), net.few(*shape)
        yield from [
            product(net, x, activation) + past,
            past.by("ADD", product(net, x, activation), RELU),
            past - product(net, x, activation),
            product(net, x, activation).max(past),
        ]


def _kept(product: _Product, shape: tuple[int, ...], net: Net) -> Iterator[Term]:
    """The shortcut of a residual sum is read after the sum, too, or is an output."""
    for reads_itself in (True, False):
        past = net.few(*shape) + 0.5
        source = past if reads_itself else net.few(*shape)
        total = product(net, source, NONE) + past
        other = past + product(net, source, RELU)
        behind = product(net, total, RELU).max(past)
        yield from [total, other, behind, past.min(1.0)]
    seen = net.few(*shape) + -0.5
    yield from [product(net, net.few(*shape), RELU) + seen, seen]


_PRODUCTS: Final[dict[str, _Product]] = {
    # Each channel of groups is one, with something else going past it.
    **{name: _layer(name, (1, 1), (1, -2, -1, 1), (-0.5, 1.0)) for name in _LAYERS},
    "MAX_POOL_2D": lambda net, x, activation: x.to("MAX_POOL_2D", 1, 1, 1, 2, 2, activation),
    "MUL": lambda net, x, activation: x.by("MUL", [2.0, -1.0], activation),
}

_SATURATED_SHAPE: Final = (1, 2, 2, 3)

_OTHERS: Final = (u8(1.5, 120), u8(0.5, 40))
"""Three times as long, and beginning elsewhere; nothing that has been a code is a tie in the first.
"""

_Activated = Callable[[Net, int], Term]


def _chains(result: _Activated, activation: int, net: Net) -> list[Term]:
    """A reader for each result: none is seen from outside."""
    back = net.constant(np.arange(1, 4) * 20 * 0.5)
    return [
        result(net, activation) - back,
        (np.arange(1, 4) * (-20) * 0.5) + result(net, activation),
        result(net, activation) * [1, -1, 0],
        result(net, activation) + result(net, activation),
        _moved(net) - result(net, activation),
        net.concat(result(net, activation), _moved(net), axis=3),
        *(
            result(net, activation).layer(
                name,
                np.resize([1, -1, 0, 0, 1, -1], filter_shape(name, (1, 1), 3, 2)),
                [1.0, -2.0],
                *behind_bias(name),
            )
            for name in ("FULLY_CONNECTED", "CONV_2D")
        ),
        *([] if net.is_real else [result(net, activation).dequantize()]),
    ]


def _requantized(result: _Activated, net: Net) -> list[Term]:
    """Each result saturates on both sides, though the next one could represent the lost values."""
    return [
        *(result(net, NONE).dequantize().quantize(other) for other in _OTHERS),
        result(net, RELU).dequantize().relu().quantize(_OTHERS[1]),
        result(net, NONE).to("MUL", net.constant([1]), NONE, type=_OTHERS[0]),
        net.concat(result(net, NONE), _moved(net), axis=3, type=_OTHERS[0]),
    ]


def _ends(net: Net) -> Array:
    """Numbers on both sides, the sums and differences of most of which are beyond the codes."""
    values = net.numbers.integers(*_SATURATED_SHAPE, low=40, high=58)
    values.reshape(-1)[::2] *= -1
    values.reshape(-1)[5] = 3
    return values


def _moved(net: Net) -> Term:
    return net.given(net.numbers.integers(*_SATURATED_SHAPE, low=-20, high=20))


def _sums(operation: str) -> _Activated:
    def result(net: Net, activation: int) -> Term:
        first, second = _ends(net), _ends(net)
        if operation == "SUB":
            second = -second
        if operation == "MUL":
            second = np.resize([2, 2, -2, -2, 1], _SATURATED_SHAPE)
        return net(operation, net.given(first), net.given(second), activation)

    return result


_OPPOSED: Final = [[1, -1, 1], [-1, 1, -1], [2, 0, 0]]


def _opposed(operation: str, taps: Sequence[Any], bias: Sequence[float]) -> _Activated:
    """Layer whose result is an image, as its readers expect."""
    shape = filter_shape(operation, (1, 1), 3, 3)

    def result(net: Net, activation: int) -> Term:
        ends = _ends(net)
        x = net.given(ends.reshape(4, 3) if operation == "FULLY_CONNECTED" else ends)
        rest = behind_bias(operation, activation=activation)
        made = x.layer(operation, np.array(taps).reshape(shape), bias, *rest)
        return made.reshape(*_SATURATED_SHAPE) if operation == "FULLY_CONNECTED" else made

    return result


_SATURATED_PRODUCERS: Final[dict[str, _Activated]] = {
    **{name: _sums(name) for name in ("ADD", "SUB", "MUL")},
    **{n: _opposed(n, _OPPOSED, [0.5, -0.5, 1.0]) for n in ("FULLY_CONNECTED", "CONV_2D")},
    "DEPTHWISE_CONV_2D": _opposed("DEPTHWISE_CONV_2D", [2, -2, 1], [0.5, -0.5, 30.0]),
}

_BEHIND: Final[Sequence[tuple[str, Sequence[tuple[Any, ...]]]]] = (
    ("ELU", ((0.25,), (2.0,))),
    ("SOFTMAX", ((0.5,), (2.0,), (1.0, 0))),
    ("LOG_SOFTMAX", ((0.5, -1), (1.0, 0))),
    ("L2_NORMALIZATION", ((0,), (-1,))),
    ("LOCAL_RESPONSE_NORMALIZATION", ((1, 2.0, 0.5, 0.75, 0), (0, 1.0, 0.25, 0.5, -1))),
)
"""With arguments that are no usual ones."""


def _behind(layer: Unary, shape: tuple[int, ...], net: Net) -> Iterator[Term]:
    """The operation behind a layer has unusual arguments."""
    for operation, choices in _BEHIND:
        for arguments in choices:
            made = net(operation, layer(net, net.few(*shape)), *arguments)
            yield made
    for slopes in ([0.25, -1.0], [2.0]):
        yield layer(net, net.few(*shape)).by("PRELU", slopes)
    for bound, least in ((1.5, -0.5), (4.0, 0.25)):
        below = layer(net, net.few(*shape)).min(bound)
        yield below.max(least)


_ORDERS: Final = ((0, 1, 2), (2, 1, 0), (1, 0, 2), (0, 0, 1))


def _joined(layer: Unary, shape: tuple[int, ...], net: Net) -> Iterator[Term]:
    """Layers of slices are joined in order, out of order, repeated, or along another axis."""
    last = len(shape) - 1
    for order in _ORDERS:
        whole = net.few(*shape[:-1], 3 * shape[-1])
        parts = whole.split(last, 3)
        made = [layer(net, part) for part in parts]
        yield net.concat(*(made[place] for place in order), axis=last)
    rows = net.few(*shape[:-1], 2 * shape[-1])
    halves = rows.split(last, 2)
    made = [layer(net, part) for part in halves]
    yield net.concat(*reversed(made), axis=last - 1)


def _parted(layer: Unary, shape: tuple[int, ...], net: Net) -> list[Term]:
    """Only some channels of a layer are read: weights and biases must match them."""
    last, rest = len(shape) - 1, [0] * (len(shape) - 1)
    begin = net.constant(np.array([*rest, 1]), I32)
    size = net.constant(np.array([-1] * len(shape)), I32)

    def made() -> Term:
        return layer(net, net.few(*shape))

    ends = net.constant(np.array(shape), I32)
    ones = net.constant(np.ones(len(shape)), I32)
    return [
        made().slice(begin, size),
        made().strided(begin, ends, ones),
        made().gather(last, [1, 0]),
        made().split(last, 2)[1],
    ]


_ONE_PIXEL: Final = {
    name: (_alone(_layer(name, (1, 1), (1, -2, -1, 2, 1), (0.5, -1.0))), shape)
    for name, shape in zip(_DENSE, (_SHAPE, _SHAPE, (3, 2)), strict=True)
}

_REAL_PRODUCERS: Final = {"DIV": _of_two("DIV"), "L2_POOL_2D": _pooled("L2_POOL_2D")}


def _shaped(layers: Mapping[str, Any]) -> dict[str, tuple[Any, tuple[int, ...]]]:
    """Layers with the shapes that they take."""
    return {
        operation: (layer, _ROWS if operation == "FULLY_CONNECTED" else _SHAPE)
        for operation, layer in layers.items()
    }


@_SATURATED.of(_SATURATED_PRODUCERS, "ends")
def _saturated(result: _Activated, net: Net) -> list[Term]:
    """Each result saturates on both sides, and the next operation brings it back into range."""
    return _chains(result, NONE, net)


@_BOUNDED.of(_SATURATED_PRODUCERS, "relu6")
def _bounded(result: _Activated, net: Net) -> list[Term]:
    """Each result is bounded by its activation and brought back by the next operation."""
    return _chains(result, RELU6, net)


_WITH_READERS.of(_shaped(_PRODUCERS), "skip")(_skipping)
_WITH_READERS.of(_shaped(_PRODUCERS), "shown")(_showing)
_WITH_READERS.of(_shaped(_REAL_PRODUCERS), "skip", REAL)(_skipping)
_WITH_READERS.of(_shaped(_REAL_PRODUCERS), "shown", REAL)(_showing)
_RESIDUALS.of(_shaped(_PRODUCTS), "activated")(_activated)
_RESIDUALS.of(_shaped(_PRODUCTS), "kept")(_kept)
_SATURATED.of(_SATURATED_PRODUCERS, "ends_requantized")(_requantized)
_BEHIND_LAYERS.of(_ONE_PIXEL, "fused")(_behind)
_JOINED_LAYERS.of(_ONE_PIXEL, "orders")(_joined)
_JOINED_LAYERS.of(_ONE_PIXEL, "channels")(_parted)
